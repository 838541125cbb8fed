// A worker for workers.test.js: plays games or advises on a position, with the library that the test passes.

import { parentPort, workerData } from "node:worker_threads";
import { Adviser, Game, init, Rules } from "../../build/javascript/package/node.js"; // not mistbank.js, which loads the library
import { play } from "./support.js";

await init(workerData.module);

const jobs = {
    play: ({ seed }) =>
        Rules.presets.map((preset) => {
            const game = play(new Game(preset, { seed }), Infinity, seed);
            const { stateHash } = game;
            game.free();
            return stateHash;
        }),
    advise: ({ snapshot, simulations }) => {
        const game = Game.fromSnapshot(snapshot);
        const adviser = new Adviser(game, { strength: "best" });
        adviser.think(game, simulations);
        const { advice } = adviser;
        adviser.free();
        game.free();
        return { advice, chosen: advice[0].action };
    },
    find: ({ snapshot, simulations, seed }) => {
        const game = Game.fromSnapshot(snapshot);
        const adviser = new Adviser(game, { seed });
        adviser.think(game, simulations);
        const results = adviser.results();
        adviser.free();
        game.free();
        return results;
    },
};

parentPort.on("message", ({ job, ...given }) => parentPort.postMessage(jobs[job](given)));
