// The thread in which a store waits for the disk, so that tables do not.

import { parentPort, workerData } from "node:worker_threads";

import { SqliteStore } from "./sqlite.js";

const store = new SqliteStore(workerData.file);
parentPort.postMessage({ number: 0 });
parentPort.on("message", async ({ number, method, its }) => {
    try {
        parentPort.postMessage({ number, result: await store[method](...its) });
    } catch (error) {
        parentPort.postMessage({ number, error: error.message });
    }
});
