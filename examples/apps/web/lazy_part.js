// A part of the page that is loaded at its first use.

export class LazyPart {
    /** @param begin() returns a promise of the part
     *  @param ontell(words) is called if the part cannot be loaded */
    constructor(begin, ontell) {
        this.begin = begin;
        this.ontell = ontell;
        this.loading = null;
        this.part = null; // the part, once it is loaded
    }

    /** @returns a promise of the part; rejects if it cannot be loaded */
    async load() {
        try {
            this.loading ??= this.begin();
            return (this.part = await this.loading);
        } catch (error) {
            this.loading = null; // the next attempt may succeed
            throw error;
        }
    }

    /** Calls a function with the part. @returns a promise of whether the part could be loaded */
    async use(act) {
        try {
            await this.load();
        } catch (error) {
            this.ontell(`This part of the page could not be loaded: ${error.message}`);
            return false;
        }
        act(this.part);
        return true;
    }
}
