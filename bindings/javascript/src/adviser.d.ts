import type { Strength } from "./constants.js";
import type { Game } from "./game.js";
import type { Handle } from "./library.js";
import type { NamingOptions } from "./rendering.js";
import type { Action, ActionFields, Advice, Review } from "./structs.js";

/** Thinks about the open decision of a game and advises. It changes no game, and sees only what the deciding player sees.
 *  The same position, seed and number of simulations give the same advice, however the simulations are divided among
 *  calls. A later version may give other advice, and play better.
 *
 *  A call of think() runs to its end: divide it into slices in a page, or call it in a worker. Several advisers may think
 *  about one position in separate workers, and one of them may merge the results of the others.
 *  @example
 *  using adviser = new Adviser(game, { strength: "good" });
 *  for (let slice = 0; slice < 20; ++slice) {
 *      adviser.think(game, 10); // a slice
 *      await new Promise((done) => setTimeout(done)); // lets other code run
 *  }
 *  game.apply(adviser.choose()); */
export class Adviser extends Handle {
    /** Creates an adviser for games of the same rules and tile sets as this game.
     *  @param game at any position; it may be freed before the adviser
     *  @param options strength: the strength of choose(); advice does not depend on it; default Best.
     *  seed: the seed of its samples of hidden information, and of its blunders; default 0.
     *  workers: number of advisers that think in parallel and are merged, including this one, 1 to Limits.maxWorkers.
     *  Each tries as many actions, and looks as far ahead, as one adviser with all their simulations; default 1 */
    constructor(game: Game, options?: { strength?: Strength | (string & {}); seed?: number | bigint; workers?: number });

    /** The strength of choose(). */
    readonly strength: Strength;
    /** The seed of its samples of hidden information, and of its blunders. */
    readonly seed: bigint;
    /** Makes simulations about the open decision. They add to earlier ones if the position is the same, and start again
     *  otherwise. Throws GameOverError; InvalidArgumentError for a game of other rules or tile sets. A refused call
     *  changes nothing.
     *  @param game a game of the rules and tile sets of the adviser; it does not change
     *  @param simulations 0 to Limits.maxSimulations; 0 gives the static judgement */
    think(game: Game, simulations: number): void;
    /** Judges a past decision: its loss compared with the best action. The adviser uses only the information of the deciding
     *  player, not later draws. Afterwards advice and explanation() are about this position, and think() continues with
     *  it. See reviewed() for a whole game. Throws IllegalActionError, GameOverError.
     *  @param game the game before the decision; it does not change
     *  @param action the played action, or its text
     *  @param simulations 1 to Limits.maxSimulations, default 400; below 32 no decision is called bad, because it may be
     *  noise */
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
    /** The number of legal actions of the current position; 0 before the first think(). */
    readonly count: number;
    /** The judgement of each legal action, the best first; empty before the first think(). */
    readonly advice: Advice[];
    /** Returns one entry of the advice.
     *  @param index 0 to count-1 */
    adviceAt(index: number): Advice;
    /** Returns the reasons for a judgement, in words for people: the effects of the line, and then the expectation.
     *  @param index an index into advice
     *  @param options names of players; default the names of their colours */
    explanation(index: number, options?: NamingOptions): string;
    /** Chooses an action with the adviser's strength, in the position that it has thought about. Throws
     *  InvalidArgumentError before the first think(). */
    choose(): Action;
}
