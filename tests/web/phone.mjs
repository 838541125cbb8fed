// A phone shows the question and all of its answers without scrolling.
import assert from "node:assert/strict";

import { WithFinger } from "./people.mjs";
import { test } from "./tally.mjs";
import { choose, library, PHONE, settle, shot, visit } from "./visit.mjs";

const { ActionKind, DecisionKind, Game, Rules } = library;

/** Returns the selectors of elements that are missing, not completely inside the window, or covered at one of five points. */
const hidden = (page, selectors) =>
    page.evaluate((wanted) => {
        const isSeen = (element) => {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || right - left < 4) return false;
            const across = [left + 2, (left + right) / 2, right - 2];
            const points = [[across[1], (top + bottom) / 2], ...[top + 2, bottom - 2].map((y) => [across[1], y])];
            return [...points, [across[0], points[0][1]], [across[2], points[0][1]]].every(([x, y]) => {
                const there = document.elementFromPoint(x, y);
                return there !== null && (element.contains(there) || there.contains(element));
            });
        };
        return wanted.filter((selector) => {
            const element = document.querySelector(selector);
            return element === null || !isSeen(element);
        });
    }, selectors);

/** Returns the selectors of the elements for choosing an action. For a tile: the cells where it fits, and the buttons for
 *  laying and turning. Otherwise: a button for each action. */
function choicesOf(game) {
    const legal = game.legalActions();
    const lays = legal.filter(({ kind }) => kind === ActionKind.Lay);
    const others = legal.filter(({ kind }) => kind !== ActionKind.Lay).map((action) => `[data-action="${game.text(action)}"]`);
    const cells = new Set(lays.map(({ x, y }) => `.cells [data-cell="${x},${y}"]`));
    return [...cells, ...(lays.length > 0 ? [".held .face svg", "#lay", ".turning button"] : []), ...others];
}

for (const { players, seed } of [{ players: 2, seed: 5 }, { players: 5, seed: 11 }])
    test(`On a phone the question and all choices of a base game for ${players} players are visible without scrolling`, () =>
        visit(
            async (page) => {
                await choose(page, { game: "base", players, seed });
                const game = new Game(Rules.base({ players, seed }));
                const adviser = new library.Adviser(game, { strength: "easy", seed: 1 });
                const finger = Object.assign(new WithFinger(page), { library });
                const flaws = [];
                let [asked, most] = [0, 0];
                for (; !game.isOver; ++asked) {
                    await settle(page);
                    const out = await hidden(page, ["#question", "#who", ...choicesOf(game)]);
                    if (out.length > 0) {
                        const { kind } = game.decision;
                        flaws.push(`${game.actionCount} ${kind}: ${out.join(" ")}`);
                        if (flaws.length < 4) await shot(page, `phone-cut-${players}-${game.actionCount}`);
                    }
                    const many = choicesOf(game).length;
                    if (game.decision.kind === DecisionKind.PlaceMeeple && many > most) {
                        most = many;
                        await shot(page, `phone-most-choices-${players}`);
                    }
                    adviser.think(game, 0);
                    const action = adviser.choose();
                    await page.evaluate((far) => document.getElementById("side").scrollTo(0, far), asked % 2 === 0 ? 9999 : 40);
                    await finger.perform(game, action, { inPanel: true });
                    game.apply(action);
                }
                adviser.free();
                assert.ok(asked > 100 && most >= 8, `only ${asked} decisions, at most ${most} choices`);
                assert.deepEqual(flaws, []);
            },
            { device: PHONE },
        ));
