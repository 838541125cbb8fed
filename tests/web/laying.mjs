// Laying tiles, illegal moves, and moving and zooming the board.
import assert from "node:assert/strict";

import { recordIn, WithMouse } from "./people.mjs";
import { test } from "./tally.mjs";
import { choose, inTheMiddle, library, PHONE, settle, shot, textOf, visit } from "./visit.mjs";

const { Game, Rules } = library;

test("One click after the page has loaded, a tile can be laid", () =>
    visit(async (page) => {
        await page.evaluate(() =>
            document.querySelector(".hero .main").addEventListener("click", () => performance.mark("play clicked"), true),
        );
        await page.click(".hero .main");
        await page.waitForSelector(".cells .cell");
        const marks = await page.evaluate(() =>
            Object.fromEntries(
                performance.getEntriesByType("mark").map(({ name, startTime }) => [name, Math.round(startTime)]),
            ),
        );
        const bytes = await page.evaluate(() =>
            performance.getEntriesByType("resource").reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
        );
        console.log(
            `     library loaded after ${marks["library loaded"]} ms, form ready after ${marks.ready} ms, tile ready ${marks.playable - marks["play clicked"]} ms after the click; ${Math.round(bytes / 1024)} KB were loaded`,
        );
        assert.ok(marks.ready < 5000);
    }));

test("A click on an illegal or occupied cell, or with a wrong rotation, shows the library's message", () =>
    visit(async (page) => {
        await choose(page, { game: "cooperative", level: 3, seed: 5 });
        const game = new Game(Rules.cooperative({ level: 3, seed: 5 }));
        const tile = await page.locator('.picture .mistbank-tile[data-cell="0,0"]').boundingBox();
        const size = tile.width;
        const clickCell = (x, y) => page.mouse.click(tile.x + (x + 0.5) * size, tile.y + (y + 0.5) * size);
        await clickCell(1, 1);
        assert.deepEqual(await page.locator(".bubble > *").allInnerTexts(), ["COM-1", "The cell already has a tile"]);
        await clickCell(-1, -1);
        assert.match(await textOf(page, ".bubble"), /COM-1\s*The cell shares no side with a face-up tile/);
        await shot(page, "why-not");
        const lays = game.legalActions();
        const wrong = lays.find(({ x, y }) => lays.filter((other) => other.x === x && other.y === y).length < 4);
        await page.click(`.cells [data-cell="${wrong.x},${wrong.y}"]`);
        assert.equal(await page.locator(".bubble").count(), 0);
        const fits = lays.filter(({ x, y }) => x === wrong.x && y === wrong.y).map(({ rotation }) => rotation);
        const person = new WithMouse(page);
        while (fits.includes(await person.rotation())) await page.keyboard.press("r");
        const reason = game.whyNot(`lay ${wrong.x},${wrong.y} ${await person.rotation()}`);
        assert.equal((await page.locator(".bubble > *").allInnerTexts()).join(": ").toLowerCase(), reason.toLowerCase());
        await page.click(".turner .main");
        assert.equal(await recordIn(page), game.toRecord()); // nothing was laid
        await page.keyboard.press("Escape");
        assert.equal(await page.locator(".turner").count(), 0);
    }));

test("The tile in hand can be dragged to a cell, turned with the mouse wheel, and laid", () =>
    visit(async (page) => {
        await choose(page, { game: "base", seed: 3 });
        const game = new Game(Rules.base({ seed: 3 }));
        const cell = await page.locator(".cells .cell").first();
        const [x, y] = (await cell.getAttribute("data-cell")).split(",").map(Number);
        const [hand, place] = [await page.locator(".held").boundingBox(), await cell.boundingBox()];
        await page.mouse.move(hand.x + 40, hand.y + 40);
        await page.mouse.down();
        await page.mouse.move(hand.x, hand.y + 60, { steps: 3 });
        await page.mouse.move(place.x + 30, place.y + 30, { steps: 5 });
        assert.equal(await page.locator(".carried").count(), 1);
        await page.mouse.up();
        assert.equal(await page.locator(".preview.pinned").count(), 1);
        const person = new WithMouse(page);
        const before = await person.rotation();
        await page.mouse.wheel(0, 100);
        await page.waitForFunction((was) => Number(document.querySelector(".held .face").dataset.rotation) !== was, before);
        const fits = game
            .legalActions()
            .filter((lay) => lay.x === x && lay.y === y)
            .map(({ rotation }) => rotation);
        while (!fits.includes(await person.rotation())) await page.keyboard.press("Shift+R");
        const rotation = await person.rotation();
        await page.keyboard.press("Enter");
        assert.match(await recordIn(page), new RegExp(`lay ${x},${y} ${rotation}`));
    }));

test("Wheel, dragging, buttons and keys zoom and move the board, and a key resets the view", () =>
    visit(async (page) => {
        await choose(page, { game: "base", seed: 3 });
        const where = async () => (
            await settle(page),
            page.evaluate(() =>
                new DOMMatrix(getComputedStyle(document.querySelector(".world")).transform)
                    .toFloat64Array()
                    .filter((_, i) => [0, 12, 13].includes(i))
                    .join(" "),
            )
        );
        const home = await where();
        await page.mouse.move(300, 300);
        await page.keyboard.down("Control");
        await page.mouse.wheel(0, -200);
        await page.keyboard.up("Control");
        await settle(page);
        const near = await where();
        assert.ok(parseFloat(near) > parseFloat(home) * 1.5, `${home} -> ${near}`);
        await page.mouse.move(200, 200);
        await page.mouse.down();
        await page.mouse.move(260, 240, { steps: 4 });
        await page.mouse.up();
        const [, x, y] = (await where()).split(" ").map(Number);
        const [, fromX, fromY] = near.split(" ").map(Number);
        assert.deepEqual([Math.round(x - fromX), Math.round(y - fromY)], [60, 40]);
        assert.equal(await page.locator(".preview.pinned").count(), 0); // dragging is not a click
        await page.keyboard.press("0");
        assert.equal(await where(), home);
        await page.click("#zoom-out");
        assert.ok(parseFloat(await where()) < parseFloat(home));
        await page.click("#zoom-fit");
        assert.equal(await where(), home);
    }));

test("One finger moves the board, and two fingers zoom it", () =>
    visit(
        async (page, context) => {
            await choose(page, { game: "base", seed: 3 });
            const tile = async () => (await settle(page), page.locator(".picture .mistbank-tile").first().boundingBox());
            const before = await tile();
            const devtools = await context.newCDPSession(page);
            const touch = (type, ...points) =>
                devtools.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ id, x, y })) });
            // Moves a finger that begins on a cell's button, because these buttons cover most of the board.
            const { x, y } = await page.locator(".cells .cell").first().boundingBox();
            await touch("touchStart", [x + 20, y + 20]);
            for (const by of [10, 20, 30]) await touch("touchMove", [x + 20 + by, y + 20]);
            await touch("touchEnd");
            const moved = await tile();
            assert.deepEqual([Math.round(moved.x - before.x), Math.round(moved.y - before.y)], [30, 0]);
            const apart = (half) => [-1, 1].map((side) => [195 + side * half, 250]);
            await touch("touchStart", ...apart(40));
            for (const half of [50, 60, 70, 80]) await touch("touchMove", ...apart(half));
            await touch("touchEnd");
            const near = await tile();
            assert.ok(Math.abs(near.width / before.width - 2) < 0.2, `${before.width} -> ${near.width}`);
            assert.equal(await page.locator(".preview.pinned").count(), 0);
        },
        { device: PHONE },
    ));

test("Each button for placing a meeple names the feature and its points, and another button skips the placement", () => {
    const { game, storage } = inTheMiddle(library.Rules.preset("base", { seed: 3 }), { actions: 1 });
    const features = game.legalActions().filter(({ kind }) => kind === library.ActionKind.Place);
    return visit(
        async (page) => {
            const names = await page.locator(".placing .name").allInnerTexts();
            const facts = await page.locator(".placing .facts").allInnerTexts();
            assert.ok(names.length > 1);
            assert.deepEqual([names.length, facts.length], [features.length, features.length]);
            for (const name of names) assert.match(name, /^(City|Road|Field|Monastery)(, .+)?$/);
            for (const fact of facts) assert.match(fact, /^\d+ points?, .+/);
            assert.equal(await textOf(page, '[data-action="pass"] .words'), "Skip");
        },
        { storage },
    );
});
