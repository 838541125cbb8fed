// A page that uses only the package. Plays a game, draws the board, asks a worker for advice, and posts the results to
// the server.

import { Game, init, Rules, wasmModule } from "mistbank";

async function told() {
    const begin = performance.now();
    await init();
    const loaded = performance.now();
    const game = new Game(Rules.cooperative({ level: 5 }), { seed: 7 });
    game.apply(game.legalActions()[0]);
    const moved = performance.now();
    while (!game.isOver) game.apply(game.legalActions()[0]);
    document.querySelector("#board").innerHTML = game.picture();
    const { width, height } = document.querySelector("#board svg").getBoundingClientRect();

    const base = new Game("base", { seed: 3 });
    const worker = new Worker(new URL("./advise.js", import.meta.url), { type: "module" });
    const action = await new Promise((done, failed) => {
        worker.onmessage = ({ data }) => done(data);
        worker.onerror = ({ message }) => failed(new Error(`the worker: ${message}`));
        worker.postMessage({ module: wasmModule(), snapshot: base.toSnapshot(), strength: "best", simulations: 5 });
    });
    base.apply(action);
    return {
        stateHash: String(game.stateHash),
        drawn: width > 100 && height > 100,
        advised: base.actionCount,
        milliseconds: { load: loaded - begin, firstMove: moved - begin },
    };
}

told()
    .catch((problem) => ({ problem: `${problem?.stack ?? problem}` }))
    .then((answer) => fetch("/told", { method: "POST", body: JSON.stringify(answer) }));
