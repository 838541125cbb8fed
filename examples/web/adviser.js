// The page's side of the adviser: one question at a time, which can be taken back.

import { Strength, wasmModule } from "./library.js";

const SIMULATIONS = { beginner: 0, easy: 0, good: 400, best: 1500 };
const MILLISECONDS = 4000;

export class AdviserThread {
    constructor() {
        this.worker = null;
        this.last = 0;
        this.waiting = null;
    }

    /** Asks about the open decision of a game. The adviser sees what the player who decides sees, and no more.
     *  @param strength "beginner" to "best"
     *  @param seed of the adviser's own chances
     *  @returns { action, advice, simulations }; null where the question was taken back. Throws where it cannot answer. */
    ask(game, strength, seed = 0) {
        this.cancel();
        this.begin();
        const id = ++this.last;
        const question = {
            id,
            snapshot: game.toSnapshot(),
            strength: Strength[capital(strength)],
            seed,
            simulations: SIMULATIONS[strength],
            milliseconds: MILLISECONDS,
        };
        return new Promise((resolve, reject) => {
            this.waiting = { id, resolve, reject };
            this.worker.postMessage(question);
        });
    }

    /** Takes the question back. */
    cancel() {
        if (this.waiting === null) return;
        this.worker.postMessage({ cancel: true });
        this.waiting.resolve(null);
        this.waiting = null;
    }

    get isThinking() {
        return this.waiting !== null;
    }

    begin() {
        if (this.worker !== null) return;
        this.worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "adviser" });
        this.worker.onmessage = ({ data }) => this.hear(data);
        this.worker.onerror = (event) => this.fail(event.message);
        this.worker.postMessage({ module: wasmModule() });
    }

    hear({ id, error, ...answer }) {
        if (this.waiting?.id !== id) return;
        const { resolve, reject } = this.waiting;
        this.waiting = null;
        if (error === undefined) resolve(answer);
        else reject(new Error(error));
    }

    fail(message = "its file could not be loaded") {
        this.worker?.terminate();
        this.worker = null;
        this.waiting?.reject(new Error(`The adviser has stopped: ${message}`));
        this.waiting = null;
    }
}

const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1);
