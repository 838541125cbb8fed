// Writes changes to the disk before the server announces them. Changes that tables make at about the same time share one
// transaction, and therefore wait for the disk only once.

export class Journal {
    /** @param store the store, whose commit(changes) writes all changes or none */
    constructor(store) {
        this.store = store;
        this.waiting = [];
        this.writing = null;
    }

    /** Queues a change. @returns a promise that resolves when the change is on disk; the promises resolve in the order of the
     *  changes */
    write(change) {
        return new Promise((resolve, reject) => {
            this.waiting.push({ change, resolve, reject });
            this.writing ??= new Promise((next) => setImmediate(next)).then(() => this.flush());
        });
    }

    async flush() {
        while (this.waiting.length > 0) {
            const all = this.waiting;
            this.waiting = [];
            try {
                await this.store.commit(all.map(({ change }) => change));
                for (const { resolve } of all) resolve();
            } catch {
                await this.#oneByOne(all); // writes the changes separately, so one invalid change does not affect the others
            }
        }
        this.writing = null;
    }

    async #oneByOne(all) {
        for (const { change, resolve, reject } of all) {
            try {
                await this.store.commit([change]);
                resolve();
            } catch (error) {
                reject(error);
            }
        }
    }

    /** @returns a promise that resolves when all changes so far are on disk */
    async settled() {
        while (this.writing !== null) await this.writing;
    }
}
