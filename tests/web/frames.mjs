// Moving the board: how much a large one costs a frame.
import assert from "node:assert/strict";

import { test } from "./tally.mjs";
import { inTheMiddle, library, settle, visit } from "./visit.mjs";

const STEPS = 60;
const ROUNDS = 5; // at most: what else the machine does makes a round slower, never quicker
const USUAL = 10; // milliseconds: what slownessOf() reckons with
const LATE = 25; // milliseconds: a frame that is seen later than the next one should be

/** How many times longer than where the bound was set this machine takes now, beside all else that it does. */
async function slownessOf(page) {
    const took = await page.evaluate(() => {
        const reckon = () => {
            const begin = performance.now();
            const numbers = Array.from({ length: 40_000 }, (_, index) => (index * 7919) % 65_537);
            numbers.sort((one, other) => one - other);
            return performance.now() - begin;
        };
        return Array.from({ length: 9 }, reckon).sort((one, other) => one - other)[4];
    });
    return Math.max(1, took / USUAL);
}

/** Turns the wheel over the board, once a frame. @returns the work of all these frames, by its name, and the late ones */
async function turnWheel(page, cdp, { ctrlKey }) {
    const events = [];
    const take = ({ value }) => events.push(...value);
    cdp.on("Tracing.dataCollected", take);
    const turn = (steps) =>
        page.evaluate(
            async ([count, isZoom]) => {
                const viewport = document.querySelector("#play .viewport");
                const frames = [];
                console.timeStamp("wheel");
                for (let step = 0; step < count; ++step) {
                    const by = 14 * Math.sin(step / 5);
                    const wheel = { deltaX: by, deltaY: by, ctrlKey: isZoom, bubbles: true, cancelable: true };
                    viewport.dispatchEvent(new WheelEvent("wheel", { ...wheel, clientX: 500, clientY: 400 }));
                    frames.push(await new Promise(requestAnimationFrame));
                }
                return frames;
            },
            [steps, ctrlKey],
        );
    await turn(3); // it becomes one surface
    await settle(page);
    await cdp.send("Tracing.start", { categories: "devtools.timeline,cc", transferMode: "ReportEvents" });
    const frames = await turn(STEPS);
    const complete = new Promise((resolve) => cdp.once("Tracing.tracingComplete", resolve));
    await cdp.send("Tracing.end");
    await complete;
    cdp.off("Tracing.dataCollected", take);
    // All that the browser does is told, that of the pages of other tests too.
    const own = events.find((event) => event.name === "TimeStamp" && event.args.data.message === "wheel").pid;
    const work = (name) => events.filter((event) => event.name === name && event.pid === own);
    return {
        drawn: work("RasterTask").length,
        styled: work("UpdateLayoutTree").reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0),
        milliseconds: work("ProxyMain::BeginMainFrame").reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0) / STEPS,
        late: frames.slice(1).filter((at, index) => at - frames[index] > LATE).length,
    };
}

test("a board of 150 tiles is shifted and stretched as one surface, sixty times a second, and is sharp when it rests", async () => {
    const rules = library.Rules.preset("everything", { players: 2, seed: 5 });
    const { storage, game } = inTheMiddle(rules, { actions: 560 });
    assert.ok(game.tiles.length >= 150);
    await visit(
        async (page, context) => {
            await settle(page);
            const cdp = await context.newCDPSession(page);
            for (const ctrlKey of [false, true]) {
                let isQuick = false;
                for (let round = 0; round < ROUNDS && !isQuick; ++round) {
                    const slowness = await slownessOf(page);
                    const cost = await turnWheel(page, cdp, { ctrlKey });
                    console.log(
                        `  ${ctrlKey ? "zoomed" : "panned"} ${game.tiles.length} tiles: ${cost.late} of ${STEPS} frames late, ` +
                            `${cost.milliseconds.toFixed(1)} ms of the page's thread a frame ` +
                            `(${slowness.toFixed(1)} times as slow as usual), ${cost.drawn} pieces drawn anew`,
                    );
                    assert.ok(cost.drawn < 6 * STEPS, `${cost.drawn} pieces of the picture were drawn anew`);
                    assert.ok(cost.styled < 1000 * STEPS, `the style of ${cost.styled} elements was found anew`);
                    isQuick = cost.milliseconds < 16 * slowness;
                }
                assert.ok(isQuick, `a frame took longer than 16 ms in each of ${ROUNDS} rounds`);
            }
            await page.waitForSelector("#play .world:not(.moves)", { state: "attached" }); // and is drawn sharply
        },
        { storage },
    );
});
