// A review in a separate thread with its own copy of the library. The thread reports each decision after reviewing it.

import { Game, init, reviewed } from "./library.js";

self.onmessage = ({ data }) =>
    review(data).catch((error) => self.postMessage({ error: `${error.name}: ${error.message}` }));

async function review({ module, snapshot, ...options }) {
    await init(module);
    const game = Game.fromSnapshot(snapshot);
    for (const { action, best, ...found } of reviewed(game, options)) self.postMessage({ found: { ...found, best: { ...best } } });
    game.free();
    self.postMessage({});
}
