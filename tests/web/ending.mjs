// The end of a game: what the points came from.
import assert from "node:assert/strict";

import { test } from "./tally.mjs";
import { DESKTOP, inTheMiddle, library, PHONE, seriousFlaws, settle, shot, visit } from "./visit.mjs";

const { Rules, sourceName } = library;

const GAMES = {
    "a game of three against each other": Rules.preset("ghosts_castles_cemeteries", { seed: 3, players: 3 }),
    "a game of a team": Rules.preset("level3", { seed: 8 }),
};

for (const [name, rules] of Object.entries(GAMES)) {
    const { game, storage } = inTheMiddle(rules, { actions: Infinity });
    for (const [screen, device] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
        test(`the end of ${name} tells what the points came from, on a ${screen}`, () =>
            visit(
                async (page) => {
                    const rows = await page.locator(".breakdown tbody tr").evaluateAll((all) =>
                        all.map((row) => [...row.children].map(({ textContent }) => textContent)),
                    );
                    const { tallies } = game;
                    const sources = tallies[0].points.map((_, source) => source);
                    const told = (points) => String(points).replace("-", "−");
                    const expected = sources
                        .filter((source) => tallies.some(({ points }) => points[source] !== 0))
                        .map((source) => [
                            sourceName(source).replaceAll("_", " "),
                            ...tallies.map(({ points }) => told(points[source])),
                        ]);
                    assert.ok(expected.length >= 2);
                    assert.deepEqual(
                        rows.slice(0, -1).map(([head, ...cells]) => [head.toLowerCase(), ...cells]),
                        expected,
                    );
                    assert.deepEqual(rows.at(-1), ["In all", ...game.scoringMeeples.map(({ total }) => told(total))]);
                    assert.equal(await page.locator(".tally-bar").count(), tallies.length);
                    await page.locator(".breakdown").scrollIntoViewIfNeeded();
                    await settle(page);
                    await shot(page, `ending-${game.goal > 0 ? "team" : "three"}-${screen}`);
                    assert.deepEqual(await seriousFlaws(page), []);
                },
                { device, storage, scheme: screen === "phone" ? "dark" : "light" },
            ));
}
