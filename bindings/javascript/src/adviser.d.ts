import type { Named, Strength } from "./constants.js";
import type { Game } from "./game.js";
import type { Handle } from "./library.js";
import type { NamingOptions } from "./rendering.js";
import type { Action, ActionFields, Advice, Review } from "./structs.js";

// AbortSignal if the types of browsers or Node are present, otherwise an object with the members that thinkAsync() uses.
type Signal = typeof globalThis extends { AbortSignal: { prototype: infer Made } }
    ? Made
    : { aborted: boolean; throwIfAborted(): void };

/** Options for thinking in slices. */
export interface ThinkOptions {
    signal?: Signal | undefined;
    slice?: number | undefined;
}

/** Analyses the open decision of a game and gives advice. An adviser does not change the game, and uses only the information
 *  of the deciding player. The same position, seed and number of simulations give the same advice; the number of calls has no
 *  effect. A later version of the library may give other advice, and play better.
 *
 *  A call to think() blocks until the simulations have ended. In a page, use thinkAsync() or a worker instead. Several
 *  advisers can think about one position in separate workers; one adviser then merges the results of the others.
 *  @example
 *  using adviser = new Adviser(game, { strength: "good" });
 *  await adviser.thinkAsync(game, 200, { signal: AbortSignal.timeout(2000) });
 *  game.apply(adviser.choose()); */
export class Adviser extends Handle {
    /** Creates an adviser for games with the rules and tile sets of a game.
     *  @param game a game at any position; the game may be freed before the adviser
     *  @param options strength: the strength of choose(); advice does not depend on the strength; default Best.
     *  seed: the seed for samples of hidden information, and for the blunders of weaker strengths; default 0.
     *  workers: number of parallel advisers whose results are merged, including this one, 1 to Limits.maxWorkers.
     *  Each adviser tries as many actions, and looks as far ahead, as a single adviser that runs the simulations of all of
     *  them; default 1 */
    constructor(game: Game, options?: { strength?: Named<Strength>; seed?: number | bigint; workers?: number });

    /** The strength at which choose() plays. */
    readonly strength: Strength;
    /** The seed for samples of hidden information, and for the blunders of weaker strengths. */
    readonly seed: bigint;
    /** Runs simulations of the open decision. For the same position as before, the simulations are added to the earlier ones;
     *  for another position, the adviser starts again. Throws GameOverError; InvalidArgumentError for a game with other rules
     *  or tile sets. A refused call changes nothing.
     *  @param game a game with the adviser's rules and tile sets; think() does not change the game
     *  @param simulations 0 to Limits.maxSimulations; 0 gives the static judgement */
    think(game: Game, simulations: number): void;
    /** Runs simulations in slices, and lets the event loop run between them. Gives the same advice as one call to think().
     *  Thinks about the position at the time of the call; the game can continue or be freed in the meantime. The promise is
     *  rejected with the reason of the signal after an abort, and with the errors of think(). The adviser keeps the results
     *  of the finished slices, or the static judgement without one, so choose() works after an abort. Do not call think()
     *  for another position before the promise is settled.
     *  @param options signal: stops the thinking after the current slice; slice: the number of simulations in a slice,
     *  default 16
     *  @example
     *  const stop = new AbortController();
     *  button.onclick = () => stop.abort();
     *  await adviser.thinkAsync(game, 400, { signal: stop.signal }); */
    thinkAsync(game: Game, simulations: number, options?: ThinkOptions): Promise<void>;
    /** Judges a past decision by the loss of the played action compared with the best action. The adviser uses only the
     *  information of the deciding player, not later draws. Afterwards advice and explanation() describe this position, and
     *  think() continues from this position. reviewed() reviews a whole game. Throws IllegalActionError, GameOverError.
     *  @param game the game before the decision; review() does not change the game
     *  @param action the played action, or its text
     *  @param simulations 1 to Limits.maxSimulations, default 400; below 32 no decision is called bad, because the loss may be
     *  noise */
    review(game: Game, action: Action | ActionFields | string, simulations?: number): Review;
    /** Adds the results of another adviser about the same position. The advisers need different seeds, because equal seeds
     *  give equal samples. The final advice does not depend on the order of merging. Throws InvalidArgumentError and changes
     *  nothing if the results are about another position, if the other adviser has no results, or if the bytes are damaged.
     *  @param other the adviser, or the bytes of its results() or newResults() */
    merge(other: Adviser | Uint8Array | ArrayBuffer): void;
    /** Returns all results for the current position, including merged ones, as bytes for an adviser in another worker.
     *  Throws InvalidArgumentError before the first think(). */
    results(): Uint8Array;
    /** Returns the results of this adviser's own simulations since the last markReported(), as bytes for the other workers.
     *  Advisers that exchange new results regularly, for example every 32 simulations, play better than advisers that are
     *  merged only at the end. Throws InvalidArgumentError before the first think(). */
    newResults(): Uint8Array;
    /** Marks the new results as reported. Call this after passing them to the other workers. */
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
    /** Returns the reasons for a judgement, in plain words: the effects of the expected line, with the most important
     *  first, and then the expected result.
     *  @param index an index into advice
     *  @param options names of players; default: the names in the game's headers at the time when the adviser was created,
     *  or else the names of their colours */
    explanation(index: number, options?: NamingOptions): string;
    /** Chooses an action in the analysed position, with the adviser's strength. Throws InvalidArgumentError before the first
     *  think(). */
    choose(): Action;
}
