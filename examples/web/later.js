// A part of the page that few open, or not at once: it is loaded when it is asked for first.

export class Later {
    /** @param load answers a promise of the part @param ontell(words) where it cannot be loaded */
    constructor(load, ontell) {
        this.load = load;
        this.ontell = ontell;
        this.loading = null;
        this.here = null; // the part, once it is there
    }

    /** Does something with the part. @returns a promise of whether it could be loaded */
    async use(act) {
        try {
            this.loading ??= this.load();
            this.here = await this.loading;
        } catch (error) {
            this.loading = null; // it may be there the next time
            this.ontell(`This part of the page could not be loaded: ${error.message}`);
            return false;
        }
        act(this.here);
        return true;
    }
}
