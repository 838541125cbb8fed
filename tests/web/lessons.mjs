// The lessons in a user's first game.
import assert from "node:assert/strict";

import { dice, test } from "./tally.mjs";
import { DESKTOP, PHONE, seriousFlaws, settle, shot, textOf, visit } from "./visit.mjs";

const words = (page) => textOf(page, "#lesson-words");

/** Plays a first game, laying tiles at random, to its end or until five lessons have been shown. Returns the lessons in
 *  order. A game can be lost before all lessons are shown, because the partner is an adviser with a limited time. */
async function lessonsOfGame(page, roll) {
    const told = [];
    for (let step = 0; step < 400 && told.length < 5; ++step) {
        if (await page.locator("#lesson").isVisible()) {
            const said = (await words(page)).slice(0, 24);
            assert.ok(!told.includes(said), `${said} is shown twice`);
            told.push(said);
            await page.click("#lesson-done");
            assert.equal(await page.locator("#lesson").isVisible(), false, "two lessons at one decision");
        }
        await page.waitForFunction(
            () => document.querySelector(".cells .cell, [data-action]") || /over/.test(document.getElementById("turn-words").textContent),
        );
        if (/over/.test(await textOf(page, "#turn-words"))) break;
        if ((await page.locator(".cells .cell").count()) > 0) {
            await page.keyboard.press(["ArrowUp", "ArrowLeft"][roll(2)]);
            await page.keyboard.press("Enter");
        } else {
            await page.locator(":is(#main-choices, #turn-body) [data-action]").first().click();
        }
        await settle(page);
    }
    return told;
}

async function beginAgain(page) {
    await page.click("#menu-button");
    await page.click("#new-button");
    await page.click("#setup-learn");
    await page.waitForSelector("#lesson:not([hidden])");
}

test("The lessons of a first game appear when they apply: at most one at a decision, and each only once", () =>
    visit(
        async (page) => {
            await page.click("#setup-learn");
            await page.waitForSelector("#lesson:not([hidden])");
            assert.match(await words(page), /^Lay this tile/);
            await settle(page);
            await shot(page, "lesson-desktop");
            assert.deepEqual(await seriousFlaws(page), []);
            const told = new Set(); // the lessons of all games
            const roll = dice(5);
            for (let game = 0; game < 10 && told.size < 4; ++game) {
                if (game > 0) await beginAgain(page);
                for (const lesson of await lessonsOfGame(page, roll)) told.add(lesson);
            }
            assert.ok(told.size >= 4, [...told].join(" | "));
        },
        { device: DESKTOP },
    ));

test("After skipping the lessons the game continues, and later games have no lessons", () =>
    visit(
        async (page) => {
            await page.tap("#setup-learn");
            await page.waitForSelector("#lesson:not([hidden])");
            assert.match(await words(page), /Tap a cell/);
            await shot(page, "lesson-phone");
            assert.deepEqual(await seriousFlaws(page), []);
            await page.click("#lesson-stop");
            assert.equal(await page.locator("#lesson").isVisible(), false);
            await page.click("#menu-button");
            await page.click("#new-button");
            await page.click("#play-button");
            await page.waitForSelector(".cells .cell");
            assert.equal(await page.locator("#lesson").isVisible(), false);
        },
        { device: PHONE, scheme: "dark" },
    ));
