// The workshop: writing a tile set as text or by clicks, and playing with it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { recordIn } from "./people.mjs";
import { test } from "./tally.mjs";
import { DESKTOP, library, PHONE, seriousFlaws, settle, shot, textOf, visit } from "./visit.mjs";

const { Game, TileSet } = library;

async function begin(page, set) {
    await page.click("#setup-tiles");
    await page.waitForSelector("#workshop:not([hidden]) .set-picture svg");
    if (!set) return;
    await page.selectOption("#set-begin", set);
    await page.click("#set-open");
}

const text = (page) => page.inputValue("#set-text");

/** Replaces a part of the text by typing, as a user does. */
async function change(page, from, to) {
    await page.evaluate((words) => {
        const area = document.getElementById("set-text");
        const at = area.value.indexOf(words);
        area.focus({ preventScroll: true });
        area.setSelectionRange(at, at + words.length);
    }, from);
    await page.keyboard.insertText(to);
}

const picture = (page, id) => page.locator(`.set-picture:has-text("Tile ${id}")`);
const side = (name) => `.set-side[data-side=${name}]`;

/** Clicks a side in the picture of the first tile. */
async function clickSide(page, name) {
    await page.locator(".set-stage").scrollIntoViewIfNeeded();
    const { x, y, width } = await page.locator(".set-stage").boundingBox();
    const [right, down] = { N: [0.5, 0.12], E: [0.88, 0.5], S: [0.5, 0.88], W: [0.12, 0.5], middle: [0.5, 0.5] }[name];
    await page.mouse.click(x + width * right, y + width * down);
}

async function look(page, name) {
    await settle(page);
    await shot(page, name);
    const { wide, inner } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, inner: innerWidth }));
    assert.ok(wide <= inner, `the page is ${wide} pixels wide`);
    assert.deepEqual(await seriousFlaws(page), []);
}

test("The workshop draws the typed tiles next to the text, and shows errors at their lines", () =>
    visit(async (page) => {
        await begin(page);
        assert.equal(await page.locator(".set-picture").count(), 2);
        const before = await picture(page, "lane").innerHTML();
        await change(page, "road N S\n  field NR EL ER SL\n  field NL SR WL WR", "road N\n  field all");
        assert.notEqual(await picture(page, "lane").innerHTML(), before);
        assert.equal(await textOf(page, "#set-troubles"), "No errors.");
        await look(page, "workshop-desktop-light");
        await change(page, "field all", "field NL NR");
        assert.match(await textOf(page, ".set-mark"), /side E belongs to no segment/);
        assert.equal(await page.locator(".set-picture.unsound").count(), 1);
        assert.ok(await page.locator(".set-picture.unsound svg").isVisible()); // the last valid picture is still visible
        await change(page, "coats 1", "coats many");
        assert.equal(await page.locator(".set-mark").count(), 2); // one in each tile, because tiles are parsed separately
        assert.equal(await textOf(page, "#set-troubles"), "2 lines have errors.");
        assert.ok(await page.locator("#set-play").isDisabled());
        await page.click(".set-trouble >> nth=0");
        assert.match(
            await page.evaluate(() => document.activeElement.value.slice(document.activeElement.selectionStart)),
            /^ {2}city N/,
        );
        await look(page, "workshop-wrong-desktop");
        await page.keyboard.press("Control+z");
        assert.match(await text(page), /coats 1[^]*field NL NR/); // changes at different places are separate undo steps
        await page.keyboard.press("Control+y");
        assert.match(await text(page), /coats many/);
    }));

for (const [name, device, scheme] of [
    ["a mouse", DESKTOP, "light"],
    ["a finger", PHONE, "dark"],
])
    test(`Clicking the sides of a tile with ${name} changes the tile and its text`, () =>
        visit(
            async (page) => {
                await begin(page);
                await page.click("#set-new-tile");
                assert.match(await text(page), /tile new-1\n {2}field all\n/);
                await clickSide(page, "N");
                assert.match(await text(page), /tile new-1\n {2}city N\n {2}field EL ER SL SR WL WR touches N\n/);
                await clickSide(page, "W");
                await clickSide(page, "W"); // the first click adds a city, the second joins the two cities
                assert.match(await text(page), /tile new-1\n {2}city N W\n {2}field EL ER SL SR touches N\n/);
                await page.selectOption(".set-sides select >> nth=1", "road");
                await page.selectOption(".set-sides select >> nth=2", "road E");
                assert.match(await text(page), /road E S\n {2}field EL SR touches N.*\n {2}field ER SL.*\n/);
                await page.check("[data-keep='mist S']");
                await page.fill("[data-keep^=ghosts]", "2");
                await page.keyboard.press("Tab");
                assert.match(await text(page), /mist S symbols 2/);
                await page.fill("[data-keep^=coats]", "1");
                await page.keyboard.press("Tab");
                assert.match(await text(page), /city N W coats 1/);
                await clickSide(page, "middle");
                assert.match(await text(page), /tile new-1\n {2}monastery/);
                await clickSide(page, "middle");
                assert.match(await text(page), /tile new-1\n {2}castle/);
                await page.selectOption("[data-keep=figure]", { label: "0: castle" });
                await clickSide(page, "N");
                assert.match(await text(page), /castle at 50 12/);
                await page.selectOption("[data-keep=figure]", "");
                assert.equal(await textOf(page, "#set-troubles"), "No errors.");
                new TileSet(await text(page)).free();
                await look(page, `workshop-tile-${device === PHONE ? "phone" : "desktop"}-${scheme}`);
                await page.click("#set-undo");
                await page.click("#set-undo");
                assert.match(await text(page), /tile new-1\n {2}monastery/);
            },
            { device, scheme },
        ));

test("A side can be changed by keys and keeps the focus", () =>
    visit(async (page) => {
        await begin(page);
        await page.focus(side("E"));
        await page.keyboard.press("Enter");
        assert.match(await text(page), /tile gate\n {2}copies 20\n {2}city N coats 1\n {2}city E/);
        await page.keyboard.press("Enter");
        assert.match(await text(page), /city N E coats 1/);
        assert.ok(await page.evaluate((wanted) => document.activeElement.matches(wanted), side("E")));
        assert.match(await page.getAttribute(side("E"), "aria-label"), /East side: city connected to north/);
    }));

test("A tile set can be played from the workshop, and the page restores the game after reopening", () =>
    visit(async (page) => {
        await begin(page);
        await change(page, "tile lane", "tile alley");
        await page.click("#set-play");
        await page.waitForSelector("#play:not([hidden]) .cells .cell");
        const record = await recordIn(page);
        const game = Game.load(record);
        assert.deepEqual(
            game.types.map(({ id }) => id),
            ["gate", "alley"],
        );
        const [action] = game.legalActions();
        await shot(page, "workshop-played");
        await page.keyboard.press("ArrowUp");
        await page.keyboard.press("Enter");
        await page.waitForFunction((was) => JSON.parse(localStorage.getItem("mistbank game")).record !== was, record);
        game.apply(action);
        const played = await recordIn(page);
        await page.reload();
        await page.waitForSelector("#play:not([hidden])");
        assert.equal(await recordIn(page), played);
        await page.click("#menu-button");
        await page.click("#tiles-button");
        await page.waitForSelector("#workshop:not([hidden])");
        await page.click("#set-leave"); // returns to the game
        await page.waitForSelector("#play:not([hidden])");
        await page.click("#menu-button");
        await page.click("#tiles-button");
        assert.match(await text(page), /tile alley/); // the page also stores the draft
        await page.reload();
        await page.waitForSelector("#workshop:not([hidden])");
        await page.click("#set-leave");
        await page.waitForSelector("#setup:not([hidden])");
    }));

test("A tile set without a starting block can be played with the base game and the expansions of its marks", () =>
    visit(async (page) => {
        await begin(page, "inns_cathedrals");
        assert.ok(await page.isChecked("#set-with-base"));
        assert.match(await textOf(page, ".set-play"), /adds Inns & Cathedrals/);
        await page.uncheck("#set-with-base");
        await page.click("#set-play");
        assert.match(await textOf(page, ".set-play [role=alert]"), /no starting block/);
        await page.check("#set-with-base");
        await page.click("#set-play");
        await page.waitForSelector("#play:not([hidden]) .cells .cell");
        assert.equal(Game.load(await recordIn(page)).types.length, 24 + 17);
    }));

test("Printed tiles can be compared with published facts, ticked and exported", () =>
    visit(async (page) => {
        await begin(page, "mists");
        await page.waitForSelector("#set-printed");
        assert.match(await textOf(page, "#set-printed .note[role=status]"), /0 of 60 tiles checked/);
        assert.equal(await page.locator(".printed li").count(), 52);
        assert.match(await textOf(page, ".printed li:has-text('Tile 14')"), /3 copies · 3, 3, 2 ghosts/);
        await change(page, "mist S symbols 1 at 50 88", "mist S symbols 2 at 50 88");
        assert.match(await textOf(page, ".set-mark.deviates"), /the box has tile 03 with 1 ghost, the text with 2/);
        assert.match(await textOf(page, ".printed li:has-text('Tile 03')"), /differs from the published facts/);
        await shot(page, "workshop-mists-desktop");
        await change(page, "mist S symbols 2 at 50 88", "mist S symbols 1 at 50 88");
        await page.click(".printed button:has-text('Tile 03')");
        await page.selectOption(".set-sides select >> nth=1", "field");
        await page.check("[data-number='03']");
        assert.match(await textOf(page, "#set-printed .note[role=status]"), /1 of 60 tiles checked, 1 number corrected/);
        await page.locator("#set-printed").scrollIntoViewIfNeeded();
        await look(page, "workshop-printed-desktop");
        const saved = [];
        const both = new Promise((resolve) => page.on("download", (file) => saved.push(file) === 2 && resolve()));
        await page.click("#set-export");
        await both;
        const [set, difference] = await Promise.all(saved.map(async (file) => readFileSync(await file.path(), "utf8")));
        assert.deepEqual(
            saved.map((file) => file.suggestedFilename()),
            ["mists.tiles", "mists.diff"],
        );
        assert.equal(set, await text(page));
        assert.match(difference, /^-  city N E W coats 1 at 50 34$/m);
        assert.match(difference, /^\+  provenance Checked with the printed tile\.$/m);
    }));

test("On a phone a file can be opened and saved, and the tutorial is readable", () =>
    visit(
        async (page) => {
            await begin(page);
            const own = TileSet.builtinText("demo");
            await page.setInputFiles("#set-file", { name: "own.tiles", mimeType: "text/plain", buffer: Buffer.from(own) });
            await page.waitForFunction(() => document.querySelectorAll(".set-picture").length === 22);
            await look(page, "workshop-phone-light");
            const [saved] = await Promise.all([page.waitForEvent("download"), page.click("#set-save")]);
            assert.equal(readFileSync(await saved.path(), "utf8"), own);
            await page.click("#set-tutorial");
            await page.waitForSelector("#tutorial[open]");
            assert.match(await textOf(page, "#tutorial"), /Correct the Mists tiles/);
            await look(page, "workshop-tutorial-phone");
        },
        { device: PHONE },
    ));

test("Games and tables with Mists tiles say that the tiles are a reconstruction, and link to the workshop", () =>
    visit(async (page) => {
        const note = (part) => page.locator(`#${part} .mists-note`);
        const leads = async (part) => {
            assert.match(await note(part).innerText(), /reconstruction/);
            await note(part).locator("button").click();
            await page.waitForSelector("#workshop:not([hidden])");
            await page.click("#set-leave");
        };
        await page.click("#set-up-button");
        await page.waitForSelector("#setting:not([hidden])");
        await leads("setting");
        await page.click("#play-button");
        await page.waitForSelector("#play:not([hidden])");
        await leads("play");
        await page.waitForSelector("#play:not([hidden])");
        await page.click("#menu-button");
        await page.click("#new-button");
        await page.check("input[name=game][value=base]");
        await page.click("#play-button");
        await page.waitForSelector("#play:not([hidden])");
        assert.equal(await note("play").count(), 0);
    }));
