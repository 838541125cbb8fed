// The page's side of the adviser: one question at a time, which can be cancelled. Several workers think about it in
// parallel. Each has its own adviser and seed, and they exchange results through the page. The first worker answers
// with the results of all. If its answer is late, the page uses the last results that the worker has reported.

import { capital } from "./features.js";
import { Strength, wasmModule } from "./library.js";

const SIMULATIONS = { beginner: 0, easy: 0, good: 400, best: 1500 };
const MILLISECONDS = 3000; // until an adviser that plays must have decided
const FOR_MERGING = 300; // of these milliseconds
const MILLISECONDS_OF_HINT = 4000;
const MOST_WORKERS = 4;
const BETWEEN_SEEDS = 16; // more than the page asks for
const GONE = { round: 0, results: null, isLast: true }; // the report of a worker that no caller waits for

/** Returns the time limit of an adviser of this strength in milliseconds; null: it decides at once. */
export const mostMilliseconds = (strength) => (SIMULATIONS[strength] > 0 ? MILLISECONDS : null);

export class AdviserThread {
    constructor() {
        this.workers = []; // the first worker answers, the others help
        this.last = 0;
        this.waiting = null;
    }

    /** Asks about the open decision of a game. The adviser sees only what the deciding player sees.
     *  @param strength "beginner" to "best"
     *  @param seed of the adviser's random numbers
     *  @param naming of the players in explanations, see namingOf()
     *  @param onadvice receives answers while the adviser thinks, which may take longer then; null: no interim answers
     *  @returns { action, advice, simulations }; null if the question was cancelled. Throws if it cannot answer. */
    ask(game, strength, seed = 0, naming = {}, onadvice = null) {
        this.cancel();
        const simulations = SIMULATIONS[strength];
        this.begin(simulations > 0 ? usualWorkers() : 1);
        const id = ++this.last;
        const thinking = simulations > 0 ? this.workers : this.workers.slice(0, 1);
        const question = {
            id,
            snapshot: game.toSnapshot(),
            strength: Strength[capital(strength)],
            milliseconds: onadvice === null ? MILLISECONDS - FOR_MERGING : MILLISECONDS_OF_HINT,
            isHint: onadvice !== null,
            naming,
        };
        return new Promise((resolve, reject) => {
            this.waiting = { id, resolve, reject, onadvice, thinking, going: new Set(thinking), soFar: null, isLate: false };
            if (onadvice === null) this.waiting.timer = setTimeout(() => this.hurry(id), MILLISECONDS);
            thinking.forEach((worker, place) =>
                worker.postMessage({
                    ...question,
                    seed: seed + BETWEEN_SEEDS * place,
                    workers: thinking.length,
                    simulations: Math.floor((simulations + thinking.length - 1 - place) / thinking.length),
                    speaks: place === 0,
                }),
            );
        });
    }

    /** Cancels the question. */
    cancel() {
        if (this.waiting !== null) this.stop(null);
    }

    /** Stops thinking. @param answer to the question */
    stop(answer) {
        for (const worker of this.workers) worker.postMessage({ cancel: true });
        clearTimeout(this.waiting.timer);
        this.waiting.resolve(answer);
        this.waiting = null;
    }

    /** The time limit is reached: the answer is the last report, or the next one if there was none. */
    hurry(id) {
        if (this.waiting?.id !== id) return;
        this.waiting.isLate = true;
        if (this.waiting.soFar !== null) this.stop(this.waiting.soFar);
    }

    hearSoFar(soFar) {
        const { waiting } = this;
        waiting.soFar = soFar;
        if (waiting.isLate) this.stop(soFar);
        else waiting.onadvice?.(soFar);
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
        if (answer.soFar !== undefined) return this.hearSoFar(answer.soFar); // only the first one tells it
        if (answer.results !== undefined) {
            this.tellOthers(worker, answer);
            return;
        }
        if (worker !== this.workers[0]) {
            this.tellOthers(worker, GONE); // the adviser cannot think about this position
            return;
        }
        const { resolve, reject, timer } = this.waiting;
        clearTimeout(timer);
        this.waiting = null;
        if (error === undefined) resolve(answer);
        else reject(new Error(error));
    }

    /** Sends the new results of a worker to the others. */
    tellOthers(worker, report) {
        const { id, thinking, going } = this.waiting ?? {};
        if (!going?.has(worker)) return;
        for (const peer of thinking) if (peer !== worker) peer.postMessage({ id, ...report });
        if (report.isLast) going.delete(worker);
    }

    /** Without a helper the other workers continue; without the first worker nobody can answer. */
    fail(worker, message = "its file could not be loaded") {
        if (worker !== this.workers[0]) {
            worker.terminate();
            this.workers = this.workers.filter((peer) => peer !== worker);
            this.tellOthers(worker, GONE);
            return;
        }
        for (const each of this.workers) each.terminate();
        this.workers = [];
        this.waiting?.reject(new Error(`The adviser has stopped: ${message}`));
        this.waiting = null;
    }
}

const usualWorkers = () => Math.min(Math.max(navigator.hardwareConcurrency || 1, 1), MOST_WORKERS);
