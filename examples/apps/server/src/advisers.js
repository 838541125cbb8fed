// Advisers think in threads of their own, one decision each at a time, and never hold up a table. They get the position as
// the player sees it for whom they decide. Questions wait in a queue of each address, and the queues take turns: nobody waits
// for more than one question of another address.

import { Worker } from "node:worker_threads";

const beginThread = () => new Worker(new URL("adviser_thread.js", import.meta.url));

export class Advisers {
    /** @param parts { count: of threads, simulations: of a decision, seconds: until an answer must be there }
     *  @param begin makes a thread */
    constructor({ count, simulations, seconds }, begin = beginThread) {
        Object.assign(this, { simulations, seconds, begin });
        this.waiting = new Map(); // the queue of each address, that whose turn is next first
        this.threads = new Set(Array.from({ length: count }, () => this.#thread()));
    }

    /** @param question { position, strength, tileSets } @param address of those who wait for the answer
     *  @param signal by which the question is dropped
     *  @returns a promise of the action's text; it is rejected where there is none in time, or the question is dropped */
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
            thread.deadline = setTimeout(() => this.#replace(thread, "it has taken too long"), seconds * 1000);
            thread.deadline.unref();
            // It stops by itself, with what it has found, well before it is stopped.
            thread.worker.postMessage({ ...asked.question, simulations, milliseconds: seconds * 500 });
        }
    }

    /** The first question of the address whose turn it is, which then is the last one. */
    #takeFirst() {
        for (const [address, [asked, ...others]] of this.waiting) {
            this.waiting.delete(address);
            if (others.length > 0) this.waiting.set(address, others);
            return asked;
        }
        return null;
    }

    /** Nobody wants to know it any more. A thread that thinks of it comes to its end. */
    #drop(asked) {
        const others = (this.waiting.get(asked.address) ?? []).filter((waiting) => waiting !== asked);
        if (others.length > 0) this.waiting.set(asked.address, others);
        else this.waiting.delete(asked.address);
        asked.reject(new Error("the question is dropped"));
    }

    #thread() {
        const thread = { asked: null, deadline: null, worker: this.begin() };
        thread.worker.on("message", ({ action, error }) => {
            if (thread.asked === null) return; // it has been replaced
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

    /** Another thread goes on in the place of one that has failed. */
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
