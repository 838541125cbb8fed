// Advisers think in separate threads and never block a table. Each thread handles one decision at a time. An adviser gets
// only the information that its player has. Each address has a queue of questions, and the queues take turns: between two
// questions of one address, every other waiting address gets one answer.

import { Worker } from "node:worker_threads";

const beginThread = () => new Worker(new URL("adviser_thread.js", import.meta.url));

export class Advisers {
    /** @param parts { count: number of threads, simulations: number for each decision, seconds: time limit of an answer }
     *  @param begin starts a thread */
    constructor({ count, simulations, seconds }, begin = beginThread) {
        Object.assign(this, { simulations, seconds, begin });
        this.waiting = new Map(); // address → queue of its questions; the address whose turn is next comes first
        this.threads = new Set(Array.from({ length: count }, () => this.#thread()));
    }

    /** @param question { position, strength, tileSets } @param address the address whose queue gets the question
     *  @param signal an AbortSignal that drops the question
     *  @returns a promise of the action's text; rejected if the time is up, the adviser fails or the question is dropped */
    choose(question, { address, signal }) {
        return new Promise((resolve, reject) => {
            const asked = { question, address, resolve, reject };
            if (!this.waiting.has(address)) this.waiting.set(address, []);
            this.waiting.get(address).push(asked);
            signal.addEventListener("abort", () => this.#drop(asked), { once: true });
            this.#next();
        });
    }

    #next() {
        for (const thread of this.threads) {
            if (thread.asked !== null) continue;
            const asked = this.#takeFirst();
            if (asked === null) return;
            thread.asked = asked;
            const { simulations, seconds } = this;
            thread.deadline = setTimeout(() => this.#replace(thread, "the adviser took too long"), seconds * 1000);
            thread.deadline.unref();
            // The adviser answers after half of the time limit, long before the deadline at which its thread is replaced.
            thread.worker.postMessage({ ...asked.question, simulations, milliseconds: seconds * 500 });
        }
    }

    /** Removes and returns the first question of the next address. The address then moves to the end of the order. */
    #takeFirst() {
        for (const [address, [asked, ...others]] of this.waiting) {
            this.waiting.delete(address);
            if (others.length > 0) this.waiting.set(address, others);
            return asked;
        }
        return null;
    }

    /** Drops a question that nobody waits for. A thread that is already thinking about the question finishes its answer. */
    #drop(asked) {
        const others = (this.waiting.get(asked.address) ?? []).filter((waiting) => waiting !== asked);
        if (others.length > 0) this.waiting.set(asked.address, others);
        else this.waiting.delete(asked.address);
        asked.reject(new Error("the question was dropped"));
    }

    #thread() {
        const thread = { asked: null, deadline: null, worker: this.begin() };
        thread.worker.on("message", ({ action, error }) => {
            if (thread.asked === null) return; // this thread has been replaced
            const { resolve, reject } = thread.asked;
            thread.asked = null;
            clearTimeout(thread.deadline);
            if (error === undefined) resolve(action);
            else reject(new Error(error));
            this.#next();
        });
        thread.worker.on("error", (error) => this.#replace(thread, error.message));
        thread.worker.unref();
        return thread;
    }

    /** Replaces a failed thread with a new one. */
    #replace(thread, reason) {
        if (!this.threads.delete(thread)) return;
        clearTimeout(thread.deadline);
        thread.asked?.reject(new Error(reason));
        thread.asked = null;
        thread.worker.terminate();
        this.threads.add(this.#thread());
        this.#next();
    }

    async close() {
        const threads = [...this.threads];
        this.threads.clear();
        for (const { deadline } of threads) clearTimeout(deadline);
        await Promise.all(threads.map(({ worker }) => worker.terminate()));
    }
}
