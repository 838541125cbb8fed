// The thread of a store. The thread waits for the disk, so the main thread with the tables does not wait.

import { parentPort, workerData } from "node:worker_threads";

import { SqliteStore } from "./sqlite.js";

let store = null;

async function answer(number, work) {
    try {
        parentPort.postMessage({ number, result: await work() });
    } catch ({ message, kind = "failed" }) {
        parentPort.postMessage({ number, error: message, kind });
    }
}

await answer(0, () => void (store = new SqliteStore(workerData.file)));
parentPort.on("message", ({ number, method, values }) => answer(number, () => store[method](...values)));
