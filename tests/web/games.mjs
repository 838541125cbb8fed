// Whole games, played through the page.
import assert from "node:assert/strict";

import { playByKeys, playThrough, recordIn, WithFinger, WithMouse } from "./people.mjs";
import { dice, test } from "./tally.mjs";
import { choose, library, PHONE, settle, shot, textOf, visit } from "./visit.mjs";

const { Game, Rules } = library;

const GAMES = [
    {
        suffix: " (smoke)", // the gate runs only this game
        name: "level 1",
        rules: Rules.cooperative({ level: 1 }),
        form: { game: "cooperative", level: 1 },
        seed: 4,
    },
    { name: "level 5", rules: Rules.cooperative({ level: 5 }), form: { game: "cooperative", level: 5 }, seed: 10 },
    { name: "the base game", rules: Rules.base({ players: 3 }), form: { game: "base", players: 3 }, seed: 5 },
    { name: "Ghosts, Castles & Cemeteries", rules: Rules.ghostsCastlesCemeteries(), form: { game: "ghosts" }, seed: 6 },
    {
        name: "all expansions with four players",
        rules: Rules.preset("everything", { players: 4 }),
        form: { game: "base", players: 4, allExpansions: true },
        seed: 7,
    },
];

for (const { suffix = "", name, rules, form, seed } of GAMES.reverse())
    // The longest test comes first, because tests run in parallel.
    test(`A whole game of ${name} can be played by clicks, and each click gives the intended action${suffix}`, () =>
        visit(async (page) => {
            await choose(page, { ...form, seed });
            const game = await playThrough(new WithMouse(page), library, rules, { seed });
            assert.ok(game.actionCount > 40, `only ${game.actionCount} actions`);
            assert.equal(await textOf(page, "#turn-words"), "The game is over");
            assert.match(await textOf(page, "#question"), /won|lost|wins|share/);
            assert.doesNotMatch(await textOf(page, "#play"), /\b(null|undefined|NaN)\b/);
            assert.equal(await recordIn(page), game.toRecord());
            assert.equal(
                await page.locator(".log .events li").count(),
                game.events().filter(({ kind }) => kind !== library.EventKind.TurnBegan).length,
            );
            await settle(page);
            await shot(page, `finished-${form.game}-${form.level ?? "all"}`);
        }));

test("A demo game can be played with a finger on a phone", () =>
    visit(
        async (page) => {
            await choose(page, { game: "demo", seed: 8 });
            const game = await playThrough(new WithFinger(page), library, Rules.demo(), { seed: 8 });
            assert.equal(await recordIn(page), game.toRecord());
            await shot(page, "phone-finished");
        },
        { device: PHONE },
    ));

test("A demo game can be set up and played with the keyboard alone", () =>
    visit(async (page) => {
        await page.focus("input[name=game]:checked");
        for (let down = 0; down < 3; ++down) await page.keyboard.press("ArrowDown");
        assert.equal(await page.evaluate(() => document.activeElement.value), "demo");
        await page.focus("#seat-1");
        await page.keyboard.press("Home");
        await page.focus("#play-button");
        await page.keyboard.press("Enter");
        await page.waitForSelector(".cells .cell");
        await playByKeys(page, dice(2));
        const record = await recordIn(page);
        assert.equal(Game.replay(record).isOver, true);
        assert.match(record, /meeple|pass/);
    }));
