// Moving the board: how much of a large one is drawn anew.
import assert from "node:assert/strict";

import { test } from "./tally.mjs";
import { inTheMiddle, library, settle, visit } from "./visit.mjs";

const STEPS = 60;

/** Turns the wheel over the board, once a frame. @returns what was done in all these frames */
async function turnWheel(page, cdp, { ctrlKey }) {
    const events = [];
    const take = ({ value }) => events.push(...value);
    cdp.on("Tracing.dataCollected", take);
    const turn = (steps) =>
        page.evaluate(
            async ([count, isZoom]) => {
                const viewport = document.querySelector("#play .viewport");
                console.timeStamp("wheel");
                for (let step = 0; step < count; ++step) {
                    const by = 14 * Math.sin(step / 5);
                    const wheel = { deltaX: by, deltaY: by, ctrlKey: isZoom, bubbles: true, cancelable: true };
                    viewport.dispatchEvent(new WheelEvent("wheel", { ...wheel, clientX: 500, clientY: 400 }));
                    await new Promise(requestAnimationFrame);
                }
            },
            [steps, ctrlKey],
        );
    await turn(3); // it becomes one surface
    await settle(page);
    await cdp.send("Tracing.start", { categories: "devtools.timeline,cc", transferMode: "ReportEvents" });
    await turn(STEPS);
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
    };
}

test("a board of 150 tiles is shifted and stretched as one surface, and is sharp when it rests", async () => {
    const rules = library.Rules.preset("everything", { players: 2, seed: 5 });
    const { storage, game } = inTheMiddle(rules, { actions: 560 });
    assert.ok(game.tiles.length >= 150);
    await visit(
        async (page, context) => {
            await settle(page);
            const cdp = await context.newCDPSession(page);
            for (const ctrlKey of [false, true]) {
                const { drawn, styled } = await turnWheel(page, cdp, { ctrlKey });
                assert.ok(drawn < 6 * STEPS, `${drawn} pieces of the picture were drawn anew`);
                assert.ok(styled < 1000 * STEPS, `the style of ${styled} elements was found anew`);
            }
            await page.waitForSelector("#play .world:not(.moves)", { state: "attached" }); // and is drawn sharply
        },
        { storage },
    );
});
