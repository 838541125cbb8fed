// The page's views of the remaining tiles, gaps, the value of features, and the points that an immediate end of the game would
// give.
import assert from "node:assert/strict";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { recordIn, WithFinger, WithMouse } from "./people.mjs";
import { test } from "./tally.mjs";
import { DESKTOP, inTheMiddle, library, PHONE, seriousFlaws, settle, shot, textOf, visit } from "./visit.mjs";

const { ActionKind, DecisionKind, Rules } = library;
const pageOf = (file) => import(pathToFileURL(join(resolve(process.argv[2]), file)).href);
const { RemainingTiles } = await pageOf("remaining_tiles.js");
const { Worth } = await pageOf("worth.js");
const { worthWords } = await pageOf("people.js");

/** Returns a game at a decision to lay a tile, after at least `least` actions, and the page's stored data for this game. */
function atTile(preset = "base", least = 40, options = { players: 3 }) {
    for (let actions = least; ; ++actions) {
        const { game, storage } = inTheMiddle(Rules.preset(preset, { seed: 9, ...options }), { actions });
        if (game.phase === DecisionKind.LayTile) return { game, storage };
        game.free();
    }
}

const lit = (page) =>
    page.evaluate(() =>
        [...document.querySelectorAll("#board .fit")].map(
            ({ style }) => `${parseInt(style.left) / 100},${parseInt(style.top) / 100}`,
        ),
    );
const cellsOf = (fits) => fits.map(({ x, y }) => `${x},${y}`).sort();

for (const scheme of ["light", "dark"])
    test(`The list of remaining tiles shows their counts and where they fit, in the ${scheme} theme`, () => {
        const { game, storage } = atTile();
        const left = new RemainingTiles(game);
        return visit(
            async (page) => {
                assert.equal(await page.locator("#left").isHidden(), true);
                await page.click("#left-button");
                assert.equal(await page.getAttribute("#left-button", "aria-expanded"), "true");
                const counts = await page.locator(".left-type").evaluateAll((all) =>
                    all.map((node) => [Number(node.dataset.type), Number(node.textContent)]),
                );
                assert.deepEqual(counts, left.types.map(({ type, count }) => [type, count]));
                for (const { type, count } of left.types.slice(0, 4)) {
                    await page.hover(`.left-type[data-type="${type}"]`);
                    assert.deepEqual((await lit(page)).sort(), cellsOf(left.fitsOf(type)));
                    const words = await textOf(page, "#left-words");
                    assert.ok(words.startsWith(`This tile: ${count} of ${left.count} left`), words);
                }
                await shot(page, `left-${scheme}`);
                await page.hover("#title");
                assert.deepEqual(await lit(page), []);
                await page.focus(".left-type >> nth=0"); // as if reached with the Tab key
                assert.deepEqual((await lit(page)).sort(), cellsOf(left.fitsOf(left.types[0].type)));
                await page.keyboard.press("Enter"); // keeps the highlight
                await page.focus("#menu-button");
                assert.deepEqual((await lit(page)).sort(), cellsOf(left.fitsOf(left.types[0].type)));
                assert.deepEqual(await seriousFlaws(page), []);
                await page.keyboard.press("l");
                assert.equal(await page.locator("#left").isHidden(), true);
                assert.equal(await page.locator("#board .fit, #board .gap").count(), 0);
            },
            { storage, scheme },
        );
    });

test("Pointing at a gap by mouse or keys shows the chance of filling it, and tiles can still be laid", () => {
    const { game, storage } = atTile();
    const left = new RemainingTiles(game);
    return visit(
        async (page) => {
            await page.click("#left-button");
            const told = await page.locator(".gap").evaluateAll((all) =>
                all.map((node) => [node.dataset.cell, Number(node.textContent)]),
            );
            assert.deepEqual(told, left.gaps().map(({ x, y, count }) => [`${x},${y}`, count]));
            const fits = new Set(cellsOf(game.legalActions()));
            const gap = left.gaps().find(({ x, y, count }) => count > 0 && !fits.has(`${x},${y}`));
            await page.hover(`.gap[data-cell="${gap.x},${gap.y}"]`);
            const words = await textOf(page, ".bubble.fact");
            assert.ok(words.startsWith(`${gap.count} of the ${left.count} remaining tiles fit`), words);
            assert.match(words, /here\. Chance to fill it with the next tile: .*%; with one of the \d+ tiles that each player still draws: .*%\.$/);
            assert.equal(
                await page.locator(".left-type.fits-there").count(),
                left.types.filter(({ type }) => cellsOf(left.fitsOf(type)).includes(`${gap.x},${gap.y}`)).length,
            );
            await shot(page, "gap");
            await page.hover("#title");
            assert.equal(await page.locator(".bubble").count(), 0);
            await page.focus(".gap >> nth=0");
            await page.keyboard.press("ArrowRight");
            const focused = await page.evaluate(() => document.activeElement.className);
            assert.match(focused, /gap/);
            assert.equal(await page.locator(".bubble.fact").count(), 1);
            const lay = game.legalActions().find(({ kind }) => kind === ActionKind.Lay);
            await new WithMouse(page).lay(lay);
            game.apply(lay);
            assert.equal(await recordIn(page), game.toRecord());
            assert.equal(await page.locator(`.gap[data-cell="${lay.x},${lay.y}"]`).count(), 0); // the gap is filled
        },
        { storage },
    );
});

test("The remaining tiles can be viewed on a phone by touch", () => {
    const { game, storage } = atTile("level4", 16, { players: 2 });
    const left = new RemainingTiles(game);
    return visit(
        async (page) => {
            await page.tap("#left-button");
            const { type } = left.types[2];
            await page.tap(`.left-type[data-type="${type}"]`);
            assert.deepEqual((await lit(page)).sort(), cellsOf(left.fitsOf(type)));
            await settle(page);
            await shot(page, "left-phone");
            assert.deepEqual(await seriousFlaws(page), []);
            await page.tap("#left-close");
            assert.equal(await page.locator("#left").isHidden(), true);
        },
        { storage, device: PHONE, scheme: "dark" },
    );
});

test("The remaining tiles of a game with all expansions are listed", () => {
    const { game, storage } = atTile("everything", 150);
    const left = new RemainingTiles(game);
    return visit(
        async (page) => {
            await page.click("#left-button");
            assert.equal(await page.locator(".left-type").count(), left.types.length);
            await settle(page);
            await shot(page, "left-everything");
        },
        { storage },
    );
});

for (const [preset, options] of [
    ["base", { players: 3 }],
    ["level5", {}],
])
    test(`Pointing at a figure with mouse or keys highlights its feature and shows the feature's value: ${preset}`, () => {
        const { game, storage } = atTile(preset, preset === "base" ? 40 : 21, options);
        const worth = new Worth(game);
        return visit(
            async (page) => {
                const spots = await page.locator(".person").evaluateAll((all) => all.map(({ dataset }) => dataset.spot));
                const standing = game.figures.filter(({ buried }) => !buried);
                assert.equal(spots.length, new Set(standing.map(({ tile, segment }) => `${tile}/${segment}`)).size);
                for (const spot of spots.slice(0, 3)) {
                    const [tile, segment] = spot.split("/").map(Number);
                    await page.hover(`.person[data-spot="${spot}"]`);
                    assert.equal(await textOf(page, ".bubble.fact > span"), worthWords(worth, tile, segment));
                    const segments = worth.segmentsOf(tile, segment);
                    assert.equal(await page.locator("#board .lit.dot").count(), segments.length);
                    const tiles = new Set(segments.map((one) => one.tile));
                    assert.equal(await page.locator("#board .lit.part").count(), tiles.size);
                }
                await shot(page, `worth-${preset}`);
                await page.hover("#title");
                assert.equal(await page.locator("#board .lit, .bubble").count(), 0);
                await page.focus(".person >> nth=0");
                assert.equal(await page.locator(".bubble.fact").count(), 1);
                if (spots.length > 1) {
                    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) await page.keyboard.press(key);
                    assert.match(await page.evaluate(() => document.activeElement.className), /person/);
                }
                await page.keyboard.press("Escape");
                await page.focus("#menu-button");
                assert.equal(await page.locator("#board .lit, .bubble").count(), 0);
                assert.deepEqual(await seriousFlaws(page), []);
            },
            { storage, device: DESKTOP },
        );
    });

test("A long touch on a figure shows the value of its feature", () => {
    const { storage } = atTile();
    return visit(
        async (page, context) => {
            const devtools = await context.newCDPSession(page);
            const touch = (type, ...touchPoints) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
            const { x, y, width, height } = await page.locator(".person").first().boundingBox();
            await touch("touchStart", { x: x + width / 2, y: y + height / 2 });
            await page.waitForSelector(".bubble.fact");
            assert.match(await textOf(page, ".bubble.fact"), /held by \w+.*\. Now: /);
            await shot(page, "worth-phone");
            await touch("touchEnd");
            assert.equal(await page.locator(".bubble.fact").count(), 1); // the bubble stays open
            await new WithFinger(page).pressOnBoard(".cells .cell");
            assert.equal(await page.locator(".bubble.fact, #board .lit").count(), 0);
        },
        { storage, device: PHONE },
    );
});

test("Next to each score the page shows the points if the game ended now, unless the setting is off", () => {
    const { game, storage } = atTile();
    const totals = new Worth(game).totals;
    return visit(
        async (page) => {
            const shown = () => page.locator("#scores .projected").allInnerTexts();
            const more = game.scoringMeeples.filter(({ colour, total }) => totals.get(colour) !== total);
            assert.ok(more.length > 0);
            assert.deepEqual(
                (await shown()).map((words) => Number(words.split("→")[1])),
                more.map(({ colour }) => totals.get(colour)),
            );
            await page.click("#menu-button");
            await page.uncheck("#settings input[name=projected]");
            await page.click("#menu-close");
            assert.deepEqual(await shown(), []);
        },
        { storage },
    );
});
