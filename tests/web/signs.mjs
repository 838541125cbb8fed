// Pointing at a tile lists the marks, figures and tokens on the tile.
import assert from "node:assert/strict";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { test } from "./tally.mjs";
import { DESKTOP, inTheMiddle, isReady, library, PHONE, seriousFlaws, settle, shot, textOf, visit } from "./visit.mjs";

const { facts, FigureKind, markTitle, Rules, Scope, SegmentKind } = library;
const pageOf = (file) => import(pathToFileURL(join(resolve(process.argv[2]), file)).href);
const { SCENERY, signsOfFigures, signsOn } = await pageOf("signs.js");

const namesOn = (game, tile) => signsOn(game, tile).map(({ name }) => name);
const scenery = (game) => game.tiles.flatMap((_, tile) => signsOn(game, tile)).filter(({ words }) => words === SCENERY);

const PRESETS = ["level1", "level3", "level5", "base", "ghosts_castles_cemeteries", "princess_dragon", "everything"];

for (const preset of PRESETS)
    test(`Each mark, figure and token on a tile of ${preset} is listed once`, () => {
        for (const actions of [0, 40, 150]) {
            const { game } = inTheMiddle(Rules.preset(preset, { seed: 5 }), { actions });
            let ghosts = 0;
            for (const [tile, { type, faceDown }] of game.tiles.entries()) {
                const signs = signsOn(game, tile);
                assert.equal(new Set(signs.map(({ name }) => name)).size, signs.length);
                for (const { name, words } of signs) {
                    assert.doesNotMatch(`${name} ${words}`, /undefined|null|NaN/);
                    assert.match(`${name}: ${words}`, /^[A-Z0-9][^:]+: [A-Z0-9].*\.$/);
                    ghosts += Number(/^(\d+) ghosts?( on .*)?$/.exec(name)?.[1] ?? 0);
                }
                if (faceDown) continue;
                const { marks, segments } = game.types[type];
                const printed = [...marks, ...segments.flatMap((segment) => segment.marks)];
                for (const mark of printed) assert.ok(signs.some(({ name }) => name === markTitle(mark)));
                const shows = (name, is) => assert.equal(signs.some((one) => one.name === name), is, `${name} at ${tile}`);
                shows("Castle", segments.some(({ kind }) => kind === SegmentKind.Castle));
                shows("Cemetery", segments.some(({ kind }) => kind === SegmentKind.Cemetery));
                for (const [name, fact] of Object.entries({ Dragon: "dragon", Fairy: "fairy", Mage: "mage", Witch: "witch" }))
                    shows(name, game.fact(fact)[0] === tile);
                for (const { name, noun } of facts().filter(({ scope }) => scope === Scope.Tile)) {
                    const [count = 0] = game.fact(name, tile);
                    if (count > 0) shows(`${count} ${noun}${count === 1 ? "" : "s"}`, true);
                }
                shows("Ferry", game.fact("ferries").some((number, at) => at % 3 === 0 && number === tile));
            }
            // After more actions, a tile can have several equal entries, which are listed once.
            if (actions < 150) assert.equal(ghosts, game.ghostsOnBoard);
            for (const { tile, segment, kind, buried } of game.figures)
                if (!buried && kind !== FigureKind.Normal) assert.ok(signsOfFigures(game, tile, segment).length > 0);
            game.free();
        }
    });

test("Marks that the game uses are not listed as decoration", () => {
    const isPlayed = { level1: false, level2: true, level5: true, ghosts_castles_cemeteries: true };
    for (const [preset, is] of Object.entries(isPlayed)) {
        const { game } = inTheMiddle(Rules.preset(preset, { seed: 2 }), { actions: 60 });
        assert.ok(!is || scenery(game).length === 0, preset);
        game.free();
    }
});

/** Returns a game with all expansions, the page's stored data for this game, and the tile whose list has the most entries. */
function busy() {
    const { game, storage } = inTheMiddle(Rules.preset("everything", { seed: 5 }), { actions: 131 });
    const counts = game.tiles.map((_, tile) => signsOn(game, tile).length);
    return { game, storage, tile: counts.indexOf(Math.max(...counts)) };
}

/** Returns a screen point of the tile that no button covers; null if there is none. */
const freePoint = (page, { x, y }) =>
    page.evaluate(
        (cell) => {
            const box = document.querySelector(`#board [data-cell="${cell}"].mistbank-tile`).getBoundingClientRect();
            const shares = [5, 4, 6, 3, 7, 2, 8].map((tenth) => tenth / 10);
            for (const [east, south] of shares.flatMap((one) => shares.map((other) => [one, other]))) {
                const point = { x: box.left + box.width * east, y: box.top + box.height * south };
                const there = document.elementFromPoint(point.x, point.y);
                if (there?.closest("button") === null && there.closest(".viewport") !== null) return point;
            }
            return null;
        },
        `${x},${y}`,
    );

test("Resting the mouse on a tile, or selecting it by keys, lists its content", () => {
    const { game, storage, tile } = busy();
    return visit(
        async (page) => {
            await isReady(page, "play");
            const { x, y } = await freePoint(page, game.tile(tile));
            await page.mouse.move(x, y);
            await page.waitForSelector(".bubble.fact");
            const told = await page.locator(".bubble .fact-line b").allInnerTexts();
            assert.deepEqual(told, namesOn(game, tile).slice(0, 6).map((name) => `${name}:`));
            await settle(page);
            await shot(page, "signs-desktop");
            assert.deepEqual(await seriousFlaws(page), []);
            await page.hover("#title");
            assert.equal(await page.locator(".bubble").count(), 0);
            await page.evaluate(() => document.getElementById("menu-button").focus());
            for (let tabs = 0; tabs < 12; ++tabs) {
                await page.keyboard.press("Tab");
                if (await page.evaluate(() => document.activeElement.matches(".tile-focus"))) break;
            }
            const label = () => page.locator(".tile-focus").getAttribute("aria-label");
            const { x: east, y: south } = game.tile(game.lastTile);
            await page.waitForFunction(() => /^The tile at /.test(document.activeElement.ariaLabel));
            assert.ok((await label()).startsWith(`The tile at ${east},${south}: `));
            for (const key of ["ArrowUp", "ArrowRight", "ArrowDown"]) {
                const before = await label();
                await page.keyboard.press(key);
                await page.waitForFunction((old) => document.activeElement.ariaLabel !== old, before);
            }
            const [, cell, names] = /at (\S+): (.*)/.exec(await label());
            const now = game.tileAt(...cell.split(",").map(Number));
            assert.equal(names, namesOn(game, now).join(", ") || "nothing special");
            await shot(page, "signs-keys");
            await page.focus("#menu-button");
            assert.equal(await page.locator(".bubble").count(), 0);
        },
        { storage, device: DESKTOP },
    );
});

test("A long touch on a tile lists its content and does not lay a tile", () => {
    let actions = 30;
    const middle = () => inTheMiddle(Rules.preset("level3", { seed: 6 }), { actions });
    while (middle().game.phase !== library.DecisionKind.LayTile) ++actions;
    const { game, storage } = middle();
    const tile = game.tiles.findIndex(({ ghosts }) => ghosts > 0);
    return visit(
        async (page, context) => {
            await isReady(page, "play");
            const devtools = await context.newCDPSession(page);
            const touch = (type, ...touchPoints) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
            const point = await freePoint(page, game.tile(tile));
            await touch("touchStart", point);
            await page.waitForSelector(".bubble.fact");
            await touch("touchEnd");
            await settle(page);
            assert.equal(await page.locator(".bubble.fact").count(), 1); // the bubble stays open
            assert.ok(namesOn(game, tile).some((name) => name.includes("ghost")));
            assert.match(await textOf(page, ".bubble.fact"), /ghost/);
            await settle(page);
            await shot(page, "signs-phone");
            assert.deepEqual(await seriousFlaws(page), []);
            assert.equal(await page.locator(".bubble.refusal").count(), 0);
            await touch("touchStart", point);
            await touch("touchEnd");
            await settle(page);
            assert.equal(await page.locator(".bubble.fact").count(), 0);
        },
        { storage, device: PHONE, scheme: "dark" },
    );
});
