// The thirty puzzles of the page, with right and wrong solutions.
import assert from "node:assert/strict";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { WithFinger, WithMouse } from "./people.mjs";
import { test } from "./tally.mjs";
import { DESKTOP, KEY, library, pageFile, PHONE, seriousFlaws, settle, shot, textOf, visit } from "./visit.mjs";

const PUZZLES = JSON.parse(pageFile("puzzles.json"));
const { Game } = library;
const { Puzzle } = await import(pathToFileURL(join(resolve(process.argv[2]), "puzzles.js")).href);

test("The page has thirty puzzles, from easy to hard, with correct solutions", () => {
    assert.equal(PUZZLES.length, 30);
    const levels = PUZZLES.map(({ level }) => level);
    assert.deepEqual(levels, levels.toSorted());
    for (const { position, solution, then, wins, value } of PUZZLES) {
        const game = Game.load(position);
        const player = game.decidingPlayer;
        for (const action of [...solution, ...then]) game.apply(action);
        assert.ok(game.isOver);
        const totals = [...game.rules.colours].map((_, index) => game.scoringMeeples[index].total);
        assert.equal(totals[player] - totals[1 - player], value);
        assert.ok(!wins || value > 0);
        game.free();
    }
});

test("Opening the list of puzzles creates no games", () => {
    for (const [index, stored] of PUZZLES.entries()) {
        const listed = new Puzzle({ ...stored, position: stored.position.replace("mistbank", "nothing") }, index + 1);
        const opened = new Puzzle(stored, index + 1);
        assert.match(listed.goal, /^(Win|Score the most) with \w+ tiles left$/);
        assert.equal(listed.key, opened.key);
        assert.throws(() => listed.open());
        const game = opened.open();
        assert.equal(game.actionCount, 0);
        assert.equal(opened.isDecided(game), false);
        for (const action of stored.solution) game.apply(action);
        assert.ok(opened.isDecided(game) && opened.isSolvedBy(game));
        game.free();
    }
    assert.equal(new Set(PUZZLES.map((stored) => new Puzzle(stored, 1).key)).size, PUZZLES.length);
});

async function openPuzzle(page, number) {
    await page.click("#setup-puzzles");
    await page.click(`#puzzles-list button:has(b:text-is("${number}"))`);
    await page.waitForSelector("#puzzle:not([hidden])");
}

/** Plays the turn that solves the puzzle. */
async function solve(person, { position, solution }) {
    person.library = library;
    const game = Game.load(position);
    for (const text of solution) {
        await person.perform(game, game.parse(text), { inPanel: true });
        game.apply(text);
    }
    game.free();
}

const NUMBER = PUZZLES.findIndex(({ solution }) => solution.length > 1) + 1; // number of the first puzzle with several actions

for (const [name, device, Person] of [
    ["a mouse", DESKTOP, WithMouse],
    ["a finger", PHONE, WithFinger],
])
    test(`A puzzle can be solved with ${name}, and stays marked as solved after reopening the page`, () =>
        visit(
            async (page) => {
                await openPuzzle(page, NUMBER);
                assert.match(await textOf(page, "#puzzle"), new RegExp(`Puzzle ${NUMBER} of 30: win`));
                assert.equal(await page.locator(".puzzle-tiles li").count(), PUZZLES[NUMBER - 1].tiles.length);
                await settle(page);
                await shot(page, `puzzle-${device === PHONE ? "phone" : "desktop"}`);
                assert.deepEqual(await seriousFlaws(page), []);
                await solve(new Person(page), PUZZLES[NUMBER - 1]);
                await page.waitForSelector("#puzzle .right");
                assert.match(await textOf(page, "#puzzle"), /Solved: \w+ wins by/);
                assert.equal(await page.evaluate((key) => localStorage.getItem(key), KEY), null); // not stored as a game
                await settle(page);
                await shot(page, `puzzle-solved-${device === PHONE ? "phone" : "desktop"}`);
                await page.reload();
                await page.waitForSelector("#setup:not([hidden])");
                await page.click("#setup-puzzles");
                await page.waitForSelector("#puzzles[open]");
                assert.equal(await textOf(page, "#puzzles-words"), "1 of 30 solved");
                await page.waitForFunction(() => document.querySelector("#puzzles-list img").naturalWidth > 0); // the picture
                assert.equal(await page.locator("#puzzles-list .solved").count(), 1);
                await shot(page, `puzzles-${device === PHONE ? "phone" : "desktop"}`);
                assert.deepEqual(await seriousFlaws(page), []);
            },
            { device },
        ));

test("After a wrong turn the player can try again or view the solution", () =>
    visit(
        async (page) => {
            await openPuzzle(page, NUMBER);
            const { position, solution } = PUZZLES[NUMBER - 1];
            const game = Game.load(position);
            const person = new WithMouse(page);
            person.library = library;
            await person.perform(game, game.parse(solution[0]));
            game.apply(solution[0]);
            await page.setViewportSize({ width: 844, height: 390 });
            await page.evaluate(() => document.getElementById("side").scrollTo(0, 9999));
            await person.perform(game, game.parse("pass"), { inPanel: true });
            await page.waitForSelector("#puzzle .wrong");
            assert.match(await textOf(page, "#puzzle"), /Another move is better/);
            const isInSight = await page.evaluate(() => {
                const { left, top, bottom } = document.querySelector("#puzzle .wrong").getBoundingClientRect();
                return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + 2, y)?.matches("#puzzle .wrong"));
            });
            assert.ok(isInSight, "the verdict is not scrolled into view");
            await page.setViewportSize(DESKTOP.viewport);
            await shot(page, "puzzle-wrong-dark");
            assert.deepEqual(await seriousFlaws(page), []);
            await page.click("#puzzle button:text-is('Try again')");
            assert.match(await textOf(page, "#puzzle"), /Only one move wins/);
            await page.click("#puzzle button:text-is('Solution')");
            await page.waitForSelector("#replay:not([hidden])");
            assert.match(await textOf(page, "#toast"), /wins by/);
            await page.click("#replay-next");
            await page.click("#puzzle button:text-is('Next')");
            assert.match(await textOf(page, "#puzzle"), new RegExp(`Puzzle ${NUMBER + 1} of 30`));
            await page.click("#menu-button");
            await page.click("#puzzles-button");
            await page.waitForSelector("#puzzles[open]");
            assert.equal(await textOf(page, "#puzzles-words"), "0 of 30 solved");
            game.free();
        },
        { scheme: "dark" },
    ));
