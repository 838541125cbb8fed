// Setting up the state of a real table on the page, and playing from this state.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { recordIn, WithFinger, WithMouse } from "./people.mjs";
import { test } from "./tally.mjs";
import { library, PHONE, seriousFlaws, settle, shot, textOf, visit } from "./visit.mjs";

const { Game } = library;

/** Opens the page for setting up a table; the default is a base game. */
async function begin(page, { game = "base", level, expansions = [] } = {}) {
    await page.check(`input[name=game][value=${game}]`);
    if (level) await page.check(`input[name=level][value="${level}"]`);
    await page.selectOption("#seat-1", "");
    if (expansions.length > 0) await page.click("#expansion-choice summary");
    for (const name of expansions) await page.check(`input[name=expansions][value="${library.Expansion[name]}"]`);
    await page.click("#set-up-button");
    await page.waitForSelector("#setting:not([hidden])");
}

const cell = (x, y) => `#setting-board .cells [data-cell="${x},${y}"]`;
const tile = (id) => `#setting [data-tile="${id}"]`;
const kept = (name) => `#setting [data-keep="${name}"]`;

/** Returns the position of a game, with only the parts that all players see. */
const seen = (game) => game.toPosition({ viewer: "nobody" });
const position = (...lines) => Game.fromPosition(["mistbank-position 1", ...lines, ""].join("\n"));
const playedIn = async (page) => (await page.waitForSelector("#play:not([hidden])"), Game.load(await recordIn(page)));

/** Returns the position text of the table that the page shows. */
async function tableIn(page) {
    if (!(await page.evaluate(() => document.getElementById("setting-words").open)))
        await page.evaluate(() => (document.getElementById("setting-words").open = true));
    await page.waitForFunction(() => document.getElementById("setting-text").value !== "");
    return page.inputValue("#setting-text");
}

const FOUR_TILES = [
    "preset base",
    "tile 1,0 U 1",
    "tile 0,-1 E 2",
    "tile -1,0 V 2",
    "figure red meeple 1,0/0",
    "figure green meeple 0,-1/1",
    "score red 12",
    "score green 7",
    "player 1",
    "drawn K",
];

/** Lays three tiles next to the start tile, places two figures and enters the rest of the table with the controls of the page.
 *  @param person the simulated user */
async function layOut(page, person) {
    for (const [id, x, y] of [
        ["U", 1, 0],
        ["E", 0, -1],
        ["V", -1, 0],
    ]) {
        await person.press(tile(id));
        await person.pressOnBoard(cell(x, y));
        await person.press(tile(id)); // puts the tile down
        await page.waitForSelector(`${cell(x, y)}.laid`);
    }
    await person.pressOnBoard(cell(1, 0));
    await person.press(kept("put 0"));
    await person.press("#setting-done");
    await person.pressOnBoard(cell(0, -1));
    await person.press(kept("colour green"));
    await person.pressOnBoard('#setting-board .target[data-target="0,-1/1"]');
    await person.press("#setting-done");
    await person.press(tile("K"));
    await person.press("#setting-hand");
    for (const [colour, points] of [
        ["red", 12],
        ["green", 7],
    ]) {
        await page.fill(`[data-score=${colour}]`, String(points));
        await page.press(`[data-score=${colour}]`, "Tab");
    }
    await page.selectOption("#setting-player", "1");
}

for (const [name, device, Person] of [
    ["by mouse", undefined, WithMouse],
    ["on a phone by touch", PHONE, WithFinger],
])
    test(`A table of four tiles and two meeples can be set up ${name}, and the game continues from it`, () =>
        visit(async (page) => {
            await begin(page);
            await layOut(page, new Person(page));
            await settle(page);
            await shot(page, `setting-${device ? "phone" : "desktop"}`);
            await page.click("#setting-play");
            const game = await playedIn(page);
            assert.equal(seen(game), seen(position(...FOUR_TILES)));
            await shot(page, `setting-played-${device ? "phone" : "desktop"}`);
            await page.waitForSelector(".cells .cell");
            game.apply(game.legalActions()[0]);
            const [{ x, y, rotation }] = game.actions();
            await Object.assign(new Person(page), { library }).lay({ x, y, rotation });
            assert.equal(await recordIn(page), game.toRecord());
        }, device && { device }));

test("A table can be set up with the keyboard alone", () =>
    visit(async (page) => {
        const press = async (...keys) => {
            for (const key of keys) await page.keyboard.press(key);
        };
        const tabTo = async (selector) => {
            for (let tabs = 0; tabs < 80; ++tabs) {
                await press("Tab");
                if (await page.evaluate((wanted) => document.activeElement.matches(wanted), selector)) return;
            }
            throw new Error(`the Tab key does not reach ${selector}`);
        };
        const goTo = async (x, y) => {
            for (let steps = 0; steps < 12; ++steps) {
                const [atX, atY] = await page.evaluate(() => document.activeElement.dataset.cell.split(",").map(Number));
                if (atX === x && atY === y) return;
                if (atX !== x) await press(atX < x ? "ArrowRight" : "ArrowLeft");
                else await press(atY < y ? "ArrowDown" : "ArrowUp");
            }
            throw new Error(`the arrow keys do not reach the cell ${x},${y}`);
        };
        await page.check("input[name=game][value=base]");
        await page.focus("#play-button");
        await press("Tab", "Enter");
        await page.waitForSelector("#setting:not([hidden])");
        await tabTo(tile("U"));
        await press("Enter"); // picks the tile up and moves to the board
        assert.ok(await page.evaluate(() => document.activeElement.matches("#setting-board .cell:not(.laid)")));
        await goTo(1, 0);
        await press("Enter"); // lays the tile
        assert.match(await tableIn(page), /^tile 1,0 U 1$/m);
        await press("Escape"); // puts the tile down
        await press("r"); // turns the laid tile to the only other rotation that fits
        assert.match(await tableIn(page), /^tile 1,0 U 3$/m);
        await press("Enter");
        assert.equal(await textOf(page, "#setting-question"), "Tile at 1,0");
        await tabTo(kept("put 0"));
        await press("Enter");
        assert.match(await tableIn(page), /^figure red meeple 1,0\/0$/m);
        await press("Escape");
        assert.ok(await page.evaluate((wanted) => document.activeElement.matches(wanted), cell(1, 0)));
        await shot(page, "setting-keys");
        await press("Delete");
        assert.doesNotMatch(await tableIn(page), /1,0/);
        await press("u");
        assert.match(await tableIn(page), /^tile 1,0 U 3$/m);
        await goTo(0, 0);
        await press("Delete");
        assert.match(await textOf(page, "#setting-board .bubble"), /^Starting tiles cannot be removed\.$/);
        await tabTo("#setting-play");
        await press("Enter");
        assert.deepEqual((await playedIn(page)).tiles.length, 2);
    }));

test("For a tile that does not fit, the page shows the reason and does not lay the tile", () =>
    visit(async (page) => {
        await begin(page);
        await page.click(tile("C")); // city on all sides
        await page.hover(cell(1, 0));
        assert.deepEqual(await page.locator("#setting-board .bubble > *").allInnerTexts(), [
            "COM-2",
            "The west side does not match its neighbour",
        ]);
        assert.equal(await page.locator("#setting-board .preview.illegal").count(), 1);
        await shot(page, "setting-why-not");
        const before = await tableIn(page);
        await page.click(cell(1, 0));
        assert.equal(await tableIn(page), before);
        await page.hover(cell(0, -1)); // next to the city of the start tile
        assert.equal(await page.locator("#setting-board .bubble").count(), 0);
        await page.click(cell(0, -1));
        assert.match(await tableIn(page), /^tile 0,-1 C 0$/m);
        const { x, y, width } = await page.locator(cell(0, 0)).boundingBox();
        const hand = await page.locator(tile("A")).boundingBox();
        await page.mouse.move(hand.x + 20, hand.y + 20);
        await page.mouse.down();
        await page.mouse.move(x + width * 0.5, y + width * 1.2, { steps: 4 });
        assert.equal(await page.locator(".carried").count(), 1);
        await page.mouse.move(x + width * 0.5, y + width * 1.5, { steps: 2 });
        await page.mouse.up(); // drops the dragged tile on the cell
        assert.match(await tableIn(page), /^tile 0,1 A \d$/m);
        await page.click(tile("E"));
        await page.mouse.click(x + width * 2.5, y + width * 1.5); // a cell without a neighbouring tile
        assert.match(await textOf(page, "#setting-board .bubble"), /COM-1/);
        await page.keyboard.press("Escape");
        await page.click(cell(0, -1));
        for (const press of ["put 0", "colour green"]) await page.click(kept(press));
        assert.equal(await page.locator(kept("put 0")).count(), 0); // not offered, because red's meeple is on this segment
        for (let back = 0; back < 3; ++back) await page.click("#setting-undo");
        assert.equal(await tableIn(page), before);
    }));

test("The page gives a hint for a table that the user has set up", () =>
    visit(async (page) => {
        await begin(page);
        await page.evaluate(() => (document.getElementById("setting-words").open = true));
        await page.fill("#setting-text", `mistbank-position 1\n${FOUR_TILES.join("\n")}\n`);
        await page.click("#setting-read");
        await page.waitForSelector(`${cell(-1, 0)}.laid`);
        assert.equal(await page.inputValue("[data-score=red]"), "12");
        await page.click("#setting-ask");
        await page.waitForSelector('#hint-box[aria-busy="false"] #take-hint');
        const advised = await page.getAttribute('.advice[aria-pressed="true"]', "data-action");
        const game = await playedIn(page);
        assert.equal(game.whyNot(advised), null);
        await shot(page, "setting-hint");
        await page.click("#take-hint");
        game.apply(advised);
        assert.equal(await recordIn(page), game.toRecord());
        await page.click("#menu-button");
        await page.click("#change-button"); // the table now includes the actions played from it
        assert.match(await tableIn(page), /^tile \S+ K \d$/m);
        await page.click("#setting-leave");
        assert.equal(await recordIn(page), game.toRecord());
    }));

test("With a real table the user enters the drawn tiles", () =>
    visit(async (page) => {
        await begin(page);
        await page.check("#setting-external");
        await page.click("#setting-ask");
        assert.match(await textOf(page, "#setting-note"), /needs the tile in hand/);
        await page.click(tile("U"));
        await page.click("#setting-hand");
        await page.click("#setting-ask");
        await page.waitForSelector('#hint-box[aria-busy="false"] #take-hint');
        await page.click("#take-hint");
        await page.click('[data-action="pass"]');
        assert.equal(await textOf(page, "#question"), "Draw a tile");
        await page.click('[data-action="draw K"]');
        const game = await playedIn(page);
        assert.match(seen(game), /^drawn K$/m);
        assert.equal(game.rules.draws, library.Draws.External);
    }));

test("Pieces of expansions can be put on a table", () =>
    visit(async (page) => {
        await begin(page, { expansions: ["PrincessDragon", "TradersBuilders", "King"] });
        await page.selectOption(kept("king"), "red");
        assert.match(await textOf(page, "#setting-note"), /king/i); // refused, because no city is complete
        assert.doesNotMatch(await tableIn(page), /king red/);
        await page.fill(kept("largest_city 0"), "2");
        await page.click(tile("E"));
        await page.click(cell(0, -1)); // a city is complete now
        assert.match(await tableIn(page), /^king red\nlargest_city 2$/m);
        await page.click(cell(0, 0));
        await page.click(kept("dragon 0,0"));
        assert.match(await textOf(page, "#setting-board .bubble"), /PRD-2/); // refused, because the cell has no volcano
        await page.click(kept("fairy 0,0"));
        assert.match(await tableIn(page), /^fairy 0,0$/m);
        await shot(page, "setting-tokens");
        await page.click("#setting-play");
        const game = await playedIn(page);
        assert.deepEqual(game.fact("king"), [library.Colour.Red]);
        assert.equal(game.fairyTile, game.tileAt(0, 0));
    }));

test("Ghosts can be put on the mist, but not more than the game has", () =>
    visit(async (page) => {
        await begin(page, { game: "cooperative", level: 2 });
        await page.click(cell(0, 0));
        const fewer = page.getByRole("button", { name: "One ghost fewer on it" });
        const more = page.getByRole("button", { name: "One ghost more on it" });
        await more.first().click();
        await more.first().click();
        assert.match(await tableIn(page), /^ghost 0,0\/\d 3$/m);
        await shot(page, "setting-ghosts");
        for (let count = 0; count < 3; ++count) await fewer.first().click();
        assert.ok(await fewer.first().isDisabled());
        assert.doesNotMatch(await tableIn(page), /^ghost 0,0/m);
        await page.click("#setting-play");
        assert.equal((await playedIn(page)).ghostsOnBoard, 2);
    }));

test("A position can be pasted, saved and opened as a file, and is kept after a reload", () =>
    visit(async (page) => {
        const text = `mistbank-position 1\n${FOUR_TILES.join("\n")}\n`;
        const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.click("#setup-load")]);
        await chooser.setFiles({ name: "table.position", mimeType: "text/plain", buffer: Buffer.from(text) });
        const game = await playedIn(page);
        assert.equal(seen(game), seen(Game.fromPosition(text)));
        await page.click("#menu-button");
        const [saved] = await Promise.all([page.waitForEvent("download"), page.click("#position-button")]);
        assert.equal(readFileSync(await saved.path(), "utf8"), seen(game));
        await page.click("#paste summary");
        await page.fill("#paste-text", text.replace("U 1", "U 0"));
        await page.click("#paste-button");
        assert.match(await textOf(page, "#menu-note"), /line 3, column \d+: COM-2/);
        await page.fill("#paste-text", text.replace("red 12", "red 13"));
        await page.click("#paste-button");
        await page.waitForFunction(() => !document.getElementById("menu").open);
        assert.match(await recordIn(page), /score red 13/);
        await page.click("#menu-button");
        await page.click("#change-button");
        await page.fill("[data-score=red]", "21");
        await page.press("[data-score=red]", "Enter");
        await page.reload();
        await page.waitForSelector("#setting:not([hidden])");
        assert.match(await tableIn(page), /^score red 21$/m);
        await page.click("#setting-leave");
        assert.equal(await page.locator("#setup").isVisible(), true);
    }));

for (const [name, scheme, device] of [
    ["desktop", "light", undefined],
    ["phone", "dark", PHONE],
])
    test(`The page for setting up a table has no serious accessibility error, on a ${name} in the ${scheme} theme`, () =>
        visit(
            async (page) => {
                const look = async (what) => {
                    await settle(page);
                    await shot(page, `setting-${what}-${name}-${scheme}`);
                    const { wide, inner } = await page.evaluate(() => ({
                        wide: document.documentElement.scrollWidth,
                        inner: innerWidth,
                    }));
                    assert.ok(wide <= inner, `${what} is ${wide} pixels wide`);
                    assert.deepEqual(await seriousFlaws(page), [], what);
                };
                await begin(page, { game: "ghosts" });
                await page.click("#setting-body .left-tile");
                await tableIn(page);
                await look("tiles");
                await page.click(cell(0, 0));
                await page.locator('#setting [data-keep^="put "]:not([aria-disabled])').first().click();
                await look("figures");
            },
            { device, scheme },
        ));
