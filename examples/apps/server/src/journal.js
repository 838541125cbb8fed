// Nothing is told before it is on disk. Changes of all tables that come at about the same time go there together: one
// wait for the disk for all of them.

export class Journal {
    /** @param store with commit(changes) */
    constructor(store) {
        this.store = store;
        this.waiting = [];
        this.writing = null;
    }

    /** @returns a promise that is kept when the change is on disk, in the order of the changes */
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
                await this.#oneByOne(all); // what cannot be written takes nothing else with it
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

    /** When all that was written is on disk. */
    async settled() {
        while (this.writing !== null) await this.writing;
    }
}
