// The page's side of a review: starts the thread of the review, and receives the reviewed decisions.

import { wasmModule } from "./library.js";

const SIMULATIONS = 300; // number of simulations for each decision

export class Reviewer {
    constructor() {
        this.worker = null;
    }

    /** Reviews a game from a decision on. A new call cancels the previous review.
     *  @param game the game, which stays unchanged
     *  @param known number of decisions, from the first on, that are already reviewed
     *  @param naming see namingOf()
     *  @param handlers onfound(decision) after each decision, ondone(), onfail(words) */
    begin(game, known, naming, { onfound, ondone, onfail }) {
        this.stop();
        this.worker = new Worker(new URL("./review_worker.js", import.meta.url), { type: "module", name: "reviewer" });
        const end = (tell, words) => {
            this.stop();
            tell(words);
        };
        this.worker.onmessage = ({ data: { found, error } }) => {
            if (error !== undefined) end(onfail, error);
            else if (found === undefined) end(ondone);
            else onfound(found);
        };
        this.worker.onerror = (event) => end(onfail, event.message ?? "its file could not be loaded");
        const question = { snapshot: game.toSnapshot(), first: known, simulations: SIMULATIONS, ...naming };
        this.worker.postMessage({ module: wasmModule(), ...question });
    }

    stop() {
        this.worker?.terminate();
        this.worker = null;
    }
}
