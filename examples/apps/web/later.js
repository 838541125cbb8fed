// A part of the page that few open, or not at once: it is loaded when it is asked for first.

export class Later {
    /** @param begin answers a promise of the part @param ontell(words) where it cannot be loaded */
    constructor(begin, ontell) {
        this.begin = begin;
        this.ontell = ontell;
        this.loading = null;
        this.here = null; // the part, once it is there
    }

    /** @returns a promise of the part; it is broken where it cannot be loaded */
    async load() {
        try {
            this.loading ??= this.begin();
            return (this.here = await this.loading);
        } catch (error) {
            this.loading = null; // it may be there the next time
            throw error;
        }
    }

    /** Does something with the part. @returns a promise of whether it could be loaded */
    async use(act) {
        try {
            await this.load();
        } catch (error) {
            this.ontell(`This part of the page could not be loaded: ${error.message}`);
            return false;
        }
        act(this.here);
        return true;
    }
}
