// Parallel advisers in workers of the page.
import assert from "node:assert/strict";

import { test } from "./tally.mjs";
import { inTheMiddle, library, visit } from "./visit.mjs";

const { Adviser, Rules } = library;
const SIMULATIONS = 400; // simulations of a good adviser, as in examples/apps/web/adviser.js
const ROUND = 64; // simulations of each worker in a round, as in examples/apps/web/worker.js

const middle = (preset, actions) => inTheMiddle(Rules.preset(preset, { seed: 5 }), { actions }).game;

const said = (game, adviser) => ({
    text: game.text(adviser.choose()),
    simulations: adviser.simulations,
    winning: adviser.adviceAt(0).winning,
});

/** Returns the expected advice of several workers. The advisers divide the simulations and exchange results after each
 *  round. */
function saidByAll(game, workers, seed) {
    const team = Array.from({ length: workers }, (_, place) => {
        const options = { strength: "good", seed: seed + 16 * place, workers };
        const share = Math.floor((SIMULATIONS + workers - 1 - place) / workers);
        return { adviser: new Adviser(game, options), share };
    });
    for (let made = 0; made < team[0].share; made += ROUND) {
        for (const { adviser, share } of team) adviser.think(game, Math.min(ROUND, share - made));
        const results = team.map(({ adviser }) => adviser.newResults());
        for (const { adviser } of team) {
            adviser.markReported();
            team.forEach((other, place) => other.adviser !== adviser && adviser.merge(results[place]));
        }
    }
    return said(game, team[0].adviser);
}

/** Asks the page's advisers about all games, without waiting for the answers.
 *  @param amid an event that disturbs the workers while they think: "a helper stops", or "" for no event */
const ask = (page, games, { cores, seed = 0, amid = "" }) =>
    page.evaluate(
        async ({ snapshots, cores, seed, amid }) => {
            Object.defineProperty(navigator, "hardwareConcurrency", { value: cores, configurable: true });
            const [{ AdviserThread }, { Game }] = await Promise.all([
                import(new URL("adviser.js", document.querySelector("script[type=module]").src).href),
                import(new URL("library.js", document.querySelector("script[type=module]").src).href),
            ]);
            const thread = new AdviserThread();
            const games = snapshots.map((snapshot) => Game.fromSnapshot(new Uint8Array(snapshot)));
            const asked = games.map((game) => thread.ask(game, "good", seed));
            if (amid === "a helper stops") thread.fail(thread.workers[1], "the test stops it");
            const answers = await Promise.all(asked);
            const workers = thread.workers.length;
            for (const worker of thread.workers) worker.terminate();
            const told = answers.map((answer, i) =>
                answer === null
                    ? null
                    : { text: games[i].text(answer.action), simulations: answer.simulations, winning: answer.advice[0].winning },
            );
            return { told, workers };
        },
        { snapshots: games.map((game) => [...game.toSnapshot()]), cores, seed, amid },
    );

test("An adviser uses a worker for each processor, up to four, and combines the results of all workers", () =>
    visit(async (page) => {
        const game = middle("base", 25);
        for (const [cores, workers] of [
            [1, 1],
            [undefined, 1],
            [2, 2],
            [64, 4],
        ]) {
            const answered = await ask(page, [game], { cores, seed: 2 });
            assert.equal(answered.workers, workers);
            // On a slow machine the adviser runs out of time, and may give another answer after fewer simulations.
            if (answered.told[0].simulations === SIMULATIONS) assert.deepEqual(answered.told, [saidByAll(game, workers, 2)]);
            else assert.ok(answered.told[0].simulations > 0);
        }
    }));

test("A replaced question or a stopped worker does not affect the next answer", () =>
    visit(async (page) => {
        const [game, other] = [middle("base", 25), middle("level3", 12)];
        const { told } = await ask(page, [other, game, other, game], { cores: 3 });
        assert.deepEqual(told.slice(0, 3), [null, null, null]);
        if (told[3].simulations === SIMULATIONS) assert.deepEqual(told[3], saidByAll(game, 3, 0));
        const { told: without, workers } = await ask(page, [game], { cores: 2, amid: "a helper stops" });
        assert.equal(workers, 1);
        assert.ok(without[0].simulations > 0 && without[0].simulations <= SIMULATIONS / 2);
        assert.ok(game.legalActions().some((action) => game.text(action) === without[0].text));
    }));
