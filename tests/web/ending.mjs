// The end of a game: the sources of the points, and the review.
import assert from "node:assert/strict";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { test } from "./tally.mjs";
import { DESKTOP, inTheMiddle, library, PHONE, seriousFlaws, settle, shot, textOf, visit, waitForReview } from "./visit.mjs";

const { Rules } = library;
const { swings } = await import(pathToFileURL(join(resolve(process.argv[2]), "curve.js")).href);

const GAMES = {
    "a game of three players": Rules.preset("ghosts_castles_cemeteries", { seed: 3, players: 3 }),
    "a team game": Rules.preset("level3", { seed: 8 }),
};

for (const [name, rules] of Object.entries(GAMES)) {
    const { game, storage } = inTheMiddle(rules, { actions: Infinity });
    for (const [screen, device] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
        test(`At the end of ${name} the page shows the sources of the points, on a ${screen}`, () =>
            visit(
                async (page) => {
                    const rows = await page.locator(".breakdown tbody tr").evaluateAll((all) =>
                        all.map((row) => [...row.children].map(({ textContent }) => textContent)),
                    );
                    const { tallies } = game;
                    const sources = Object.keys(tallies[0].points);
                    const told = (points) => String(points).replace("-", "−");
                    const expected = sources
                        .filter((source) => tallies.some(({ points }) => points[source] !== 0))
                        .map((source) => [
                            source.replaceAll("_", " "),
                            ...tallies.map(({ points }) => told(points[source])),
                        ]);
                    assert.ok(expected.length >= 2);
                    const most = Math.max(...game.scoringMeeples.map(({ total }) => total));
                    const points = game.goal > 0 ? "" : ` with ${most} points`;
                    assert.equal(await textOf(page, "#question"), `${game.question().replace(/^./, (c) => c.toUpperCase())}${points}.`);
                    assert.deepEqual(
                        rows.slice(0, -1).map(([head, ...cells]) => [head.toLowerCase(), ...cells]),
                        expected,
                    );
                    assert.deepEqual(rows.at(-1), ["Total", ...game.scoringMeeples.map(({ total }) => told(total))]);
                    assert.equal(await page.locator(".tally-bar").count(), tallies.length);
                    await page.locator(".breakdown").scrollIntoViewIfNeeded();
                    await settle(page);
                    await shot(page, `ending-${game.goal > 0 ? "team" : "three"}-${screen}`);
                    assert.deepEqual(await seriousFlaws(page), []);
                },
                { device, storage, scheme: screen === "phone" ? "dark" : "light" },
            ));
}

test("At the end of a game and of its replay the page names the winner and the points", () => {
    const { game, storage } = inTheMiddle(Rules.preset("demo", { seed: 4, players: 2 }), { actions: Infinity });
    const [first, second] = game.scoringMeeples.map(({ total }) => total);
    assert.notEqual(first, second);
    const words = `${first > second ? "Bo" : "Anna"} wins with ${Math.max(first, second)} points.`;
    return visit(
        async (page) => {
            assert.equal(await textOf(page, "#question"), words);
            await page.click('#turn-body button:text-is("Watch the replay")');
            await page.fill("#replay-slider", String(game.actionCount));
            assert.equal(await textOf(page, "#question"), words);
        },
        { storage: { ...storage, names: ["Bo", "Anna"] } },
    );
});

test("The turning points are the decisions that change the chances to win most, in the order of play", () => {
    const chances = [0.5, 0.52, 0.2, 0.21, 0.9, 0.9, 0.6, 0.6];
    const found = chances.map((share, number) => ({ number, turn: number + 1, winningOf: [share, 1 - share] }));
    const turned = swings(found, [0, 1], 3);
    assert.deepEqual(turned.map(({ number }) => number), [2, 4, 6]);
    assert.deepEqual([turned[0].player, turned[0].from, turned[0].to], [0, 0.52, 0.2]);
    assert.deepEqual(swings(found.slice(0, 1), [0, 1], 3), []);
    const still = found.map((one) => ({ ...one, winningOf: [0.5, 0.5] }));
    assert.deepEqual(swings(still, [0, 1], 3), []);
});

/** Short games: a team that loses, and a demo game until the tiles run out. */
const SHORT = {
    "a demo game": { rules: Rules.demo({ seed: 4 }), device: DESKTOP, scheme: "light" },
    "a team game": { rules: Rules.preset("level2", { seed: 11 }), device: PHONE, scheme: "dark" },
};

for (const [name, { rules, device, scheme }] of Object.entries(SHORT)) {
    const { game, storage } = inTheMiddle(rules, { actions: Infinity });
    test(`At the end of ${name} the user can start a review and open its turning points`, () =>
        visit(
            async (page) => {
                const place = async () => Number(await page.locator("#replay-slider").inputValue());
                assert.equal(await page.locator(".ending-review .curve").count(), 0);
                await page.click(".ending-review button:text-is('Review')");
                await page.waitForFunction(() => document.querySelector(".ending-review polyline")?.points.length > 5);
                assert.match(await textOf(page, ".ending-review .note"), /adviser is reviewing the game/);
                await waitForReview(page, ".ending-review", ".ending-review .note");
                await page.waitForSelector(".swings");
                const curves = page.locator(".ending-review polyline");
                const points = await curves.evaluateAll((all) => all.map((one) => one.points.length));
                assert.deepEqual(points, Array(game.goal > 0 ? 1 : rules.players).fill(game.actionCount + 1));
                assert.match(await textOf(page, ".ending-review .note"), /blunder/);
                const words = await page.locator(".swings button").allInnerTexts();
                assert.ok(words.length >= 1 && words.length <= 3);
                for (const one of words) assert.match(one, /^Turn \d+: .+ from \d+% to \d+%$/);
                await page.locator(".ending-review").scrollIntoViewIfNeeded();
                await settle(page);
                await shot(page, `ending-review-${device === PHONE ? "phone" : "desktop"}`);
                assert.deepEqual(await seriousFlaws(page), []);
                await page.locator(".swings button").last().focus();
                await page.keyboard.press("Enter");
                await page.waitForSelector("#review:not([hidden])");
                const turned = await place();
                const then = game.clone();
                then.undo(game.actionCount - turned);
                assert.equal(then.turn, Number(/^Turn (\d+)/.exec(words.at(-1))[1]));
                assert.equal(await page.locator("#curve polyline").count(), points.length); // the page keeps the computed curve
                await page.click("#replay-close");
                assert.deepEqual(await page.locator(".swings button").allInnerTexts(), words);
                await page.click(".ending-review button:text-is('Move by move')");
                assert.equal(await place(), 0);
            },
            { storage, device, scheme },
        ));
}

test("At the end of a game a failed review shows a message, and undo stops a review", async () => {
    const { storage } = inTheMiddle(Rules.demo({ seed: 4 }), { actions: Infinity });
    const ask = (page) => page.click(".ending-review button:text-is('Review')");
    await visit(
        async (page) => {
            await ask(page);
            await page.waitForSelector("#toast:not([hidden])");
            assert.match(await textOf(page, "#toast"), /review has stopped/);
            assert.ok(await page.locator(".ending-review button:text-is('Review')").isVisible());
        },
        { storage, without: "review_worker.js" },
    );
    await visit(
        async (page) => {
            await page.click("#menu-button");
            await page.check('#settings input[name="takesBackDraws"]');
            await page.click("#menu-close");
            await ask(page);
            await page.waitForSelector(".ending-review polyline");
            await page.click("#undo");
            await page.waitForSelector(":is(#main-choices, #turn-body) [data-action]");
            assert.equal(await page.locator(".ending-review").count(), 0);
            await page.click("#redo");
            // The button "Review" continues the stopped review.
            assert.ok(await page.locator(".ending-review button:text-is('Review')").isVisible());
            assert.equal(await textOf(page, ".ending-review .note"), "");
        },
        { storage },
    );
});
