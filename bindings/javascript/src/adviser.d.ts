import type { Strength } from "./constants.js";
import type { Game } from "./game.js";
import type { Handle } from "./library.js";
import type { NamingOptions } from "./shown.js";
import type { Action, ActionFields, Advice, Review } from "./structs.js";

/** Thinks about the open decision of a game and says what to do. It changes no game, and sees what the player who decides
 *  sees. The same position, seed and number of simulations give the same advice, however often it was let think in
 *  between; a later version may advise otherwise, and play better.
 *
 *  A call of think() runs to its end: give it slices in a page, or let it think in a worker. Several may think about one
 *  position in workers of their own, and one absorb what all of them have found.
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
     *  companions: how many others think side by side with it, each about as long, and are merged with it, 0 to
     *  Limits.maxCompanions: it looks at as many actions and as far ahead as all of them together would; default 0 */
    constructor(game: Game, options?: { strength?: Strength | (string & {}); seed?: number | bigint; companions?: number });

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
    /** Adds what another adviser has found about the same position, or the findings() or news() of one in another worker.
     *  The two need seeds of their own: the same one finds the same once more. Whatever is absorbed first, the advice is
     *  the same. Throws InvalidArgumentError, and nothing is changed, where the other has thought about another position
     *  or about none, or the bytes are damaged.
     *  @param other an adviser, or what its findings() or news() told */
    absorb(other: Adviser | Uint8Array | ArrayBuffer): void;
    /** What it has found about the position that it thinks about, and what it has absorbed, to be posted to where another
     *  adviser absorbs it. Throws InvalidArgumentError before it has thought. */
    findings(): Uint8Array;
    /** Of its findings only the simulations that it has made itself since told() was last called, or since it began to
     *  think about the position: what its companions do not know yet, for them to absorb while all of them think on.
     *  Advisers that do so, every 32 simulations of their own perhaps, play better than those that are merged in the end
     *  alone. Throws InvalidArgumentError before it has thought. */
    news(): Uint8Array;
    /** Its companions have absorbed its news, or will: none of it is told again. It knows it still. */
    told(): void;
    /** Forgets what simulations have brought, its own and absorbed ones, but not what meets the eye: as after
     *  think(game, 0). */
    forget(): void;
    /** How many of the position that it thinks about it knows of: its own and those it has absorbed. Where only one action
     *  is legal it makes none. */
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
