// A thread in which an adviser thinks.

import { parentPort } from "node:worker_threads";

import { Adviser, Game, init, TileSet } from "mistbank";

await init();
parentPort.on("message", ({ position, strength, tileSets, simulations }) => {
    const owned = [];
    const own = (one) => (owned.push(one), one);
    try {
        const sets = tileSets.map((text) => own(TileSet.parse(text)));
        const game = own(sets.length > 0 ? Game.fromPosition(position, { sets }) : Game.fromPosition(position));
        const adviser = own(new Adviser(game, { strength }));
        adviser.think(game, strength === "beginner" || strength === "easy" ? 0 : simulations);
        parentPort.postMessage({ action: game.text(adviser.choose()) });
    } catch (error) {
        parentPort.postMessage({ error: String(error.message) });
    } finally {
        for (const one of owned) one.free();
    }
});
