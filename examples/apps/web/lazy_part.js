// A part of the page that is loaded when it is first needed.

export class LazyPart {
    /** @param begin a function that loads the part and returns a promise of the part
     *  @param ontell receives a message if the part cannot be loaded */
    constructor(begin, ontell) {
        this.begin = begin;
        this.ontell = ontell;
        this.loading = null;
        this.part = null; // the part; null until it is loaded
    }

    /** @returns a promise of the part; rejects if the part cannot be loaded */
    async load() {
        try {
            this.loading ??= this.begin();
            return (this.part = await this.loading);
        } catch (error) {
            this.loading = null; // allows another attempt, which may succeed
            throw error;
        }
    }

    /** Loads the part and calls act(part). @returns a promise of true, or of false if the part could not be loaded */
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
