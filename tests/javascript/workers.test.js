// Several workers use the library. The library is compiled once, and each worker has its own instance.

import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import { Adviser, Game, Rules, wasmModule } from "./mistbank.js";
import { play } from "./support.js";

const started = () => new Worker(new URL("./worker.js", import.meta.url), { workerData: { module: wasmModule() } });

async function answer(worker, message) {
    worker.postMessage(message);
    const [told] = await once(worker, "message");
    return told;
}

test("Games played in several workers equal games played in the main thread", async () => {
    const alone = Rules.presets.map((preset) => play(new Game(preset, { seed: 21 }), Infinity, 21).stateHash);
    const workers = [started(), started()];
    const found = await Promise.all(workers.map((worker) => answer(worker, { job: "play", seed: 21 })));
    for (const hashes of found) assert.deepEqual(hashes, alone);
    await Promise.all(workers.map((worker) => worker.terminate()));
});

test("A worker gives advice on a posted snapshot, and the chosen action can be applied", async () => {
    const game = play(new Game("base", { seed: 4 }), 20);
    const worker = started();
    const { advice, chosen } = await answer(worker, { job: "advise", snapshot: game.toSnapshot(), simulations: 15 });
    const adviser = new Adviser(game);
    adviser.think(game, 15);
    assert.deepEqual(structuredClone(adviser.advice), advice);
    game.apply(chosen);
    assert.equal(game.actionCount, 21);
    await worker.terminate();
});

test("Merging the results of parallel workers gives the same advice as thinking in sequence", async () => {
    const game = play(new Game("everything", { seed: 4 }), 20);
    const workers = [started(), started()];
    const snapshot = game.toSnapshot();
    const found = await Promise.all(
        workers.map((worker, seed) => answer(worker, { job: "find", snapshot, simulations: 12, seed })),
    );
    const adviser = new Adviser(game);
    adviser.think(game, 0);
    for (const results of found.reverse()) adviser.merge(results);
    const alone = new Adviser(game);
    const other = new Adviser(game, { seed: 1 });
    for (const adviser of [alone, other]) adviser.think(game, 12);
    alone.merge(other);
    assert.equal(adviser.simulations, 24);
    assert.deepEqual(adviser.advice, alone.advice);
    await Promise.all(workers.map((worker) => worker.terminate()));
});

test("Terminating a busy worker does not affect other workers", async () => {
    const worker = started();
    worker.postMessage({ job: "play", seed: 1 });
    await worker.terminate();
    assert.ok(play(new Game("level1", { seed: 1 })).isOver);
});
