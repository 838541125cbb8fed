// Advisers think in threads of their own, one decision each at a time, and never hold up a table. They get the position as
// the player sees it for whom they decide.

import { Worker } from "node:worker_threads";

export class Advisers {
    /** @param count of threads @param simulations of a decision */
    constructor(count, simulations) {
        this.simulations = simulations;
        this.waiting = [];
        this.free = Array.from({ length: count }, () => this.#thread());
        this.threads = [...this.free];
        this.isClosed = false;
    }

    /** @param question { position, strength, tileSets } @returns a promise of the action's text */
    choose(question) {
        return new Promise((resolve, reject) => {
            this.waiting.push({ question: { ...question, simulations: this.simulations }, resolve, reject });
            this.#next();
        });
    }

    #next() {
        while (this.free.length > 0 && this.waiting.length > 0) {
            const thread = this.free.pop();
            thread.asked = this.waiting.shift();
            thread.worker.postMessage(thread.asked.question);
        }
    }

    #thread() {
        const thread = { asked: null, worker: new Worker(new URL("adviser_thread.js", import.meta.url)) };
        thread.worker.on("message", ({ action, error }) => {
            const { resolve, reject } = thread.asked;
            thread.asked = null;
            this.free.push(thread);
            if (error === undefined) resolve(action);
            else reject(new Error(error));
            this.#next();
        });
        thread.worker.on("error", (error) => {
            thread.asked?.reject(error);
            if (this.isClosed) return;
            const another = this.#thread();
            this.threads.splice(this.threads.indexOf(thread), 1, another);
            this.free = this.free.filter((one) => one !== thread);
            this.free.push(another);
            this.#next();
        });
        thread.worker.unref();
        return thread;
    }

    async close() {
        this.isClosed = true;
        await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
    }
}
