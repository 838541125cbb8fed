// Keys and touch: undo, confirming and turning, and the instructions for each device.
import assert from "node:assert/strict";

import { recordIn, WithFinger } from "./people.mjs";
import { test } from "./tally.mjs";
import { choose, DESKTOP, inTheMiddle, library, PHONE, settle, shot, textOf, visit } from "./visit.mjs";

const { Game, Rules } = library;

test("Ctrl+Z undoes like U, and Ctrl+Y redoes like Y", () => {
    const { storage } = inTheMiddle(Rules.preset("level2", { seed: 13 }), { actions: 9 });
    return visit(
        async (page) => {
            const before = await recordIn(page);
            await page.click("#menu-button");
            await page.check('#settings input[name="takesBackDraws"]');
            await page.keyboard.press("Control+z"); // no effect while the menu is open
            assert.equal(await recordIn(page), before);
            await page.click("#menu-close");
            await page.keyboard.press("Control+z");
            const undone = await recordIn(page);
            assert.notEqual(undone, before);
            await page.keyboard.press("u");
            assert.notEqual(await recordIn(page), undone);
            await page.keyboard.press("y");
            assert.equal(await recordIn(page), undone);
            await page.keyboard.press("Control+y");
            assert.equal(await recordIn(page), before);
            await page.keyboard.press("Control+z");
            await page.keyboard.press("Control+Shift+z");
            assert.equal(await recordIn(page), before);
            await page.keyboard.press("Meta+z");
            assert.equal(await recordIn(page), undone);
        },
        { storage },
    );
});

test("Arrow keys select a cell where the tile fits, R turns the tile, and Enter lays it", () =>
    visit(async (page) => {
        await choose(page, { game: "base", seed: 3 });
        const game = new Game(Rules.base({ seed: 3 }));
        await page.keyboard.press("ArrowRight");
        const focused = () => page.evaluate(() => document.activeElement.dataset.cell);
        const cells = new Set([await focused()]);
        for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
            await page.keyboard.press(key);
            cells.add(await focused());
        }
        const legal = game.legalActions();
        assert.ok(cells.size > 1);
        for (const cell of cells) assert.ok(legal.some(({ x, y }) => `${x},${y}` === cell), cell);
        assert.match(await textOf(page, "#hand-note"), /turn the tile with R, lay it with Enter/);
        const rotation = () => page.evaluate(() => Number(document.querySelector(".held .face").dataset.rotation));
        const before = await rotation();
        await page.keyboard.press("r");
        assert.equal(await rotation(), (before + 1) % 4);
        const here = await focused();
        const fits = legal.filter(({ x, y }) => `${x},${y}` === here).map((lay) => lay.rotation);
        while (!fits.includes(await rotation())) await page.keyboard.press("r");
        await shot(page, "keys-lay");
        const turned = await rotation();
        await page.keyboard.press("Enter");
        assert.match(await recordIn(page), new RegExp(`lay ${here} ${turned}`));
    }));

test("The Enter key plays the selected suggestion of a hint", () => {
    const { game, storage } = inTheMiddle(Rules.preset("level4", { seed: 2 }), { actions: 12 });
    return visit(
        async (page) => {
            await page.keyboard.press("h");
            await page.waitForSelector('#hint-box[aria-busy="false"] #take-hint');
            game.apply(await page.getAttribute('.advice[aria-pressed="true"]', "data-action"));
            await page.keyboard.press("Enter");
            assert.equal(await recordIn(page), game.toRecord());
        },
        { storage },
    );
});

for (const [name, device, choosing, turning] of [
    ["a mouse", DESKTOP, /^Click/, /^Click again.*wheel/],
    ["a finger", PHONE, /^Tap/, /^Tap again/],
])
    test(`The instructions for laying a tile are worded for ${name}`, () =>
        visit(
            async (page) => {
                assert.match(await textOf(page, "#hand-note"), choosing);
                const cell = page.locator(".cells .cell").first();
                await (device === PHONE ? new WithFinger(page).pressOnBoard(".cells .cell") : cell.click());
                assert.match(await textOf(page, "#hand-note"), turning);
                assert.doesNotMatch(await textOf(page, "#turn"), device === PHONE ? /click/i : /tap/i);
                await settle(page);
                await shot(page, `words-for-${name.slice(2)}`);
                await page.keyboard.press("r"); // the user changes to the keyboard
                assert.match(await textOf(page, "#hand-note"), /R turns the tile/);
            },
            { device, storage: inTheMiddle(Rules.preset("base", { seed: 3 }), { actions: 0 }).storage },
        ));
