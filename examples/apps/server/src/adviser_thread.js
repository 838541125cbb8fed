// A thread in which an adviser thinks.

import { parentPort } from "node:worker_threads";

import { Adviser, Game, init, TileSet } from "mistbank";

const PORTION = 10; // number of simulations between two checks of the time limit

await init();

/** Thinks until all simulations are done or the time is up. */
function think(adviser, game, simulations, milliseconds) {
    const end = performance.now() + milliseconds;
    adviser.think(game, 0);
    for (let left = simulations; left > 0 && performance.now() < end; left -= PORTION)
        adviser.think(game, Math.min(PORTION, left));
}

parentPort.on("message", ({ position, strength, tileSets, simulations, milliseconds }) => {
    const owned = [];
    const own = (handle) => (owned.push(handle), handle);
    try {
        const sets = tileSets.map((text) => own(TileSet.parse(text)));
        const game = own(sets.length > 0 ? Game.fromPosition(position, { sets }) : Game.fromPosition(position));
        const adviser = own(new Adviser(game, { strength }));
        think(adviser, game, strength === "beginner" || strength === "easy" ? 0 : simulations, milliseconds);
        parentPort.postMessage({ action: game.text(adviser.choose()) });
    } catch (error) {
        parentPort.postMessage({ error: String(error.message) });
    } finally {
        for (const handle of owned) handle.free();
    }
});
