// The page's side of the adviser: one question at a time, which can be taken back. Several workers think about it side by
// side, each adviser with a seed of its own; the first one answers by what all of them have found.

import { Strength, wasmModule } from "./library.js";

const SIMULATIONS = { beginner: 0, easy: 0, good: 400, best: 1500 };
const MILLISECONDS = 4000;
const MOST_WORKERS = 4;
const BETWEEN_SEEDS = 16; // more than a page asks with

export class AdviserThread {
    constructor() {
        this.workers = []; // the first speaks, the others help
        this.last = 0;
        this.waiting = null;
    }

    /** Asks about the open decision of a game. The adviser sees what the player who decides sees, and no more.
     *  @param strength "beginner" to "best"
     *  @param seed of the adviser's own chances
     *  @returns { action, advice, simulations }; null where the question was taken back. Throws where it cannot answer. */
    ask(game, strength, seed = 0) {
        this.cancel();
        const simulations = SIMULATIONS[strength];
        this.begin(simulations > 0 ? usualWorkers() : 1);
        const id = ++this.last;
        const thinking = simulations > 0 ? this.workers : this.workers.slice(0, 1);
        const question = {
            id,
            snapshot: game.toSnapshot(),
            strength: Strength[capital(strength)],
            milliseconds: MILLISECONDS,
        };
        return new Promise((resolve, reject) => {
            this.waiting = { id, resolve, reject, helpers: new Set(thinking.slice(1)) };
            thinking.forEach((worker, place) =>
                worker.postMessage({
                    ...question,
                    seed: seed + BETWEEN_SEEDS * place,
                    companions: thinking.length - 1,
                    simulations: Math.floor((simulations + thinking.length - 1 - place) / thinking.length),
                    helpers: place === 0 ? thinking.length - 1 : null,
                }),
            );
        });
    }

    /** Takes the question back. */
    cancel() {
        if (this.waiting === null) return;
        for (const worker of this.workers) worker.postMessage({ cancel: true });
        this.waiting.resolve(null);
        this.waiting = null;
    }

    get isThinking() {
        return this.waiting !== null;
    }

    begin(count) {
        while (this.workers.length < count) {
            const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "adviser" });
            worker.onmessage = ({ data }) => this.hear(worker, data);
            worker.onerror = (event) => this.fail(worker, event.message);
            worker.postMessage({ module: wasmModule() });
            this.workers.push(worker);
        }
    }

    hear(worker, { id, error, ...answer }) {
        if (this.waiting?.id !== id) return;
        if (worker !== this.workers[0]) {
            this.tell(worker, answer.findings ?? null);
            return;
        }
        const { resolve, reject } = this.waiting;
        this.waiting = null;
        if (error === undefined) resolve(answer);
        else reject(new Error(error));
    }

    /** Tells the first worker what a helper has found; null: it has come to nothing, and is not waited for. */
    tell(helper, findings) {
        if (this.waiting?.helpers.delete(helper)) this.workers[0].postMessage({ id: this.waiting.id, findings });
    }

    /** Without a helper the others go on, without the first nobody can. */
    fail(worker, message = "its file could not be loaded") {
        if (worker !== this.workers[0]) {
            worker.terminate();
            this.workers = this.workers.filter((other) => other !== worker);
            this.tell(worker, null);
            return;
        }
        for (const each of this.workers) each.terminate();
        this.workers = [];
        this.waiting?.reject(new Error(`The adviser has stopped: ${message}`));
        this.waiting = null;
    }
}

const usualWorkers = () => Math.min(Math.max(navigator.hardwareConcurrency || 1, 1), MOST_WORKERS);
const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1);
