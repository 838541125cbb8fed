// A store that runs in a separate thread. It has the methods of SqliteStore, and each method returns a promise.

import { Worker } from "node:worker_threads";

import { StoreError } from "./store_error.js";

export class StoreInThread {
    /** @param file the name of an SQLite file */
    static async open(file) {
        const store = new StoreInThread();
        store.thread = new Worker(new URL("store_thread.js", import.meta.url), { workerData: { file } });
        store.asked = new Map();
        store.number = 0;
        const opened = new Promise((resolve, reject) => store.asked.set(0, { resolve, reject }));
        store.thread.on("message", ({ number, result, error, kind }) => {
            const { resolve, reject } = store.asked.get(number);
            store.asked.delete(number);
            if (error === undefined) resolve(result);
            else reject(new StoreError(kind, error));
        });
        store.thread.on("error", (error) => {
            store.broken = error;
            for (const { reject } of store.asked.values()) reject(error);
            store.asked.clear();
        });
        try {
            await opened;
        } catch (error) {
            await store.thread.terminate();
            throw error;
        }
        return store;
    }

    commit(changes) {
        return this.#ask("commit", changes);
    }

    table(id) {
        return this.#ask("table", id);
    }

    count() {
        return this.#ask("count");
    }

    tidy(wanted) {
        return this.#ask("tidy", wanted);
    }

    async close() {
        await this.#ask("close");
        await this.thread.terminate();
    }

    #ask(method, ...values) {
        if (this.broken) return Promise.reject(this.broken);
        return new Promise((resolve, reject) => {
            this.asked.set(++this.number, { resolve, reject });
            this.thread.postMessage({ number: this.number, method, values });
        });
    }
}
