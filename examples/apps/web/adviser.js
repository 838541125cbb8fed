// The page's side of the adviser. The page asks one question at a time and can cancel it. Several workers think about the
// question in parallel. Each worker has its own adviser and seed, and the workers exchange results through the page. The first
// worker answers with the results of all workers. If the answer is late, the page uses the first worker's last interim answer.

import { wasmModule } from "./library.js";

const SIMULATIONS = { beginner: 0, easy: 0, good: 400, best: 1500 };
const MILLISECONDS = 3000; // time limit for a decision of an adviser that plays
const FOR_MERGING = 300; // milliseconds of the time limit that are reserved for merging results
const MILLISECONDS_OF_HINT = 4000;
const MOST_WORKERS = 4;
const BETWEEN_SEEDS = 16; // distance between the seeds of two workers; greater than any seed that the page uses
const GONE = { round: 0, results: null, isLast: true }; // the report for a worker that has stopped thinking

/** Returns the time limit of an adviser of this strength in milliseconds; null if the adviser decides immediately. */
export const mostMilliseconds = (strength) => (SIMULATIONS[strength] > 0 ? MILLISECONDS : null);

export class AdviserThread {
    constructor() {
        this.workers = []; // the first worker answers, the others help
        this.last = 0;
        this.waiting = null;
    }

    /** Asks about the current decision of a game. The adviser sees only what the deciding player sees.
     *  @param strength "beginner", "easy", "good" or "best"
     *  @param seed the seed of the adviser's random numbers
     *  @param naming the names of the players for explanations, from namingOf()
     *  @param onadvice receives the interim answers of a hint, which has a longer time limit; null: not a hint, no interim
     *  answers
     *  @returns { action, advice, simulations }; null if the question was cancelled. Throws if the adviser cannot answer. */
    ask(game, strength, seed = 0, naming = {}, onadvice = null) {
        this.cancel();
        const simulations = SIMULATIONS[strength];
        this.begin(simulations > 0 ? usualWorkers() : 1);
        const id = ++this.last;
        const thinking = simulations > 0 ? this.workers : this.workers.slice(0, 1);
        const question = {
            id,
            snapshot: game.toSnapshot(),
            strength,
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

    /** Stops thinking. @param answer the answer to the question */
    stop(answer) {
        for (const worker of this.workers) worker.postMessage({ cancel: true });
        clearTimeout(this.waiting.timer);
        this.waiting.resolve(answer);
        this.waiting = null;
    }

    /** Ends a question when its time limit is reached. The answer is the last interim answer or, if none has arrived yet, the
     *  next one. */
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
        if (answer.soFar !== undefined) return this.hearSoFar(answer.soFar); // only the first worker sends interim answers
        if (answer.results !== undefined) {
            this.tellOthers(worker, answer);
            return;
        }
        if (worker !== this.workers[0]) {
            this.tellOthers(worker, GONE); // this worker has reported an error, and sends no results
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

    /** Handles the failure of a worker. If the first worker fails, the question fails; otherwise the others continue. */
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
