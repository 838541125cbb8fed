import type { Strength } from "./constants.js";
import type { Game } from "./game.js";
import type { Handle } from "./library.js";
import type { NamingOptions } from "./rendering.js";
import type { Action, ActionFields, Advice, Review } from "./structs.js";

/** Thinks about the open decision of a game and says what to do. It changes no game, and sees what the player who decides
 *  sees. The same position, seed and number of simulations give the same advice, however often it was let think in
 *  between; a later version may advise otherwise, and play better.
 *
 *  A call of think() runs to its end: divide it into slices in a page, or call it in a worker. Several advisers may think
 *  about one position in separate workers, and one of them may merge the results of the others.
 *  @example
 *  using adviser = new Adviser(game, { strength: "good" });
 *  for (let slice = 0; slice < 20; ++slice) {
 *      adviser.think(game, 10); // a slice
 *      await new Promise((done) => setTimeout(done)); // others have their turn
 *  }
 *  game.apply(adviser.choose()); */
export class Adviser extends Handle {
    /** Makes an adviser for the games of the rules and tile sets of this one, at whatever position.
     *  @param game it may be freed before the adviser is
     *  @param options strength: how well choose() chooses, which advice does not depend on; default Best.
     *  seed: of its samples of what is hidden, and of its slips; default 0.
     *  workers: number of advisers that think in parallel and are merged, this one included, 1 to Limits.maxWorkers.
     *  Each considers as many actions, and looks ahead as early, as all of them together would; default 1 */
    constructor(game: Game, options?: { strength?: Strength | (string & {}); seed?: number | bigint; workers?: number });

    /** How well it chooses. */
    readonly strength: Strength;
    /** Of its samples of what is hidden, and of its slips. */
    readonly seed: bigint;
    /** Thinks about the open decision: so many simulations more, if it is the position thought about before, else the
     *  first ones. Throws GameOverError; InvalidArgumentError for a game of other rules or tile sets. What it is refused
     *  leaves its thoughts as they were.
     *  @param game one of the rules and tile sets it was made for; it is not changed
     *  @param simulations 0 to Limits.maxSimulations; with 0 it looks at the actions at first sight */
    think(game: Game, simulations: number): void;
    /** Judges a decision that was made: how much better the best would have been. It knows what the player who decided saw,
     *  and not what came of it. It thinks about the position anew and goes on about it afterwards: advice and explanation()
     *  tell of it. See reviewed() for a whole game. Throws IllegalActionError, GameOverError.
     *  @param game as it was before the decision; it is not changed
     *  @param action what was done, an action or its text
     *  @param simulations 1 to Limits.maxSimulations, default 400; below 32 nothing has a bad name, as it may be noise */
    review(game: Game, action: Action | ActionFields | string, simulations?: number): Review;
    /** Adds the results of another adviser about the same position, or bytes of its results() or newResults(). The advisers
     *  need different seeds, because equal seeds give equal samples. The final advice does not depend on the order of these
     *  calls. Throws InvalidArgumentError, without a change, if the other adviser has thought about another position or
     *  none, or if the bytes are damaged.
     *  @param other an adviser, or bytes of results() or newResults() */
    merge(other: Adviser | Uint8Array | ArrayBuffer): void;
    /** Returns all results about the current position, including merged ones, as bytes for an adviser in another worker.
     *  Throws InvalidArgumentError before the first think(). */
    results(): Uint8Array;
    /** Returns only the results of its own simulations since the last markReported(), as bytes for the other workers.
     *  Advisers that exchange these, for example every 32 simulations, play better than advisers that are merged only at
     *  the end. Throws InvalidArgumentError before the first think(). */
    newResults(): Uint8Array;
    /** Marks the new results as reported: the other workers have merged them, or will. */
    markReported(): void;
    /** Deletes all results of simulations, including merged ones, but keeps the static judgement, as after
     *  think(game, 0). */
    reset(): void;
    /** The number of simulations of the current position, including merged ones; 0 if only one action is legal. */
    readonly simulations: number;
    /** How many legal actions that position has; 0 before it has thought. */
    readonly count: number;
    /** What it thinks of each of them, the best first; empty before it has thought. */
    readonly advice: Advice[];
    /** What it thinks of one of them.
     *  @param index 0 to count-1 */
    adviceAt(index: number): Advice;
    /** Why it thinks so, in words for people: what its line brings at once, and what is to be expected then.
     *  @param index into advice
     *  @param options names of players; default those of their colours */
    explanation(index: number, options?: NamingOptions): string;
    /** The action that it takes, with its strength, in the position that it has thought about. Throws
     *  InvalidArgumentError before it has thought. */
    choose(): Action;
}
