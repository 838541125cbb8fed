import type { Choice, Named } from "./constants.js";
import type { Game, SetsOption } from "./game.js";
import type { Handle } from "./library.js";
import type { Rules, RulesLike } from "./rules.js";
import type { Decision, Rollout, Window } from "./structs.js";

/** Which games an action has ended; they have been dealt anew. */
export interface Endings {
    /** A byte for each game: 1 for one that has ended, else 0. */
    ended: Uint8Array;
    /** How those ended, by the numbers of the games; their `actions` are 0. */
    results: Map<number, Rollout>;
}

/** Many games of the same rules, stepped by one call for all: for programs that learn, and for statistics. They keep no
 *  past. Of n games number i begins with the seed s + i; when it has been dealt anew k times it is the game of the seed
 *  s + i + k n.
 *
 *  Arrays have an entry for each game, in the order of the games, and are copies. Actions in them are 8 bytes each, which
 *  Action.in() reads and Action.putInto() writes. Whoever looks is the player who decides.
 *  @example
 *  const batch = new Batch("base", 256, { seed: 1 });
 *  const planes = batch.planes(15), masks = batch.legalMasks(15);
 *  const chosen = Int32Array.from({ length: 256 }, (_, game) => choose(planes, masks, game));
 *  const { ended, results } = batch.step(batch.actionsAt(chosen, 15).actions); */
export class Batch extends Handle {
    /** Makes the games. Throws InvalidRulesError, InvalidTileSetError, OutOfMemoryError, InvalidArgumentError.
     *  @param count how many, 1 to Limits.maxBatch; some hundred step fastest, as they fit into a processor's cache
     *  @param options seed: of the first game, instead of that of the rules; sets: as of a game */
    constructor(rules: RulesLike, count: number, options?: SetsOption & { seed?: number | bigint });

    /** How many games there are. */
    readonly count: number;
    /** Their rules, with the seed of the first. */
    readonly rules: Rules;
    /** The states of the generators, one for each game, that randomActions() and randomStep() go on from. */
    random: BigUint64Array;

    // --- dealing ---

    /** Begins anew, all games, with a stream of seeds that starts with this one; `random` begins anew as well. */
    restart(seed: number | bigint): void;
    /** Deals games anew, each with its next seed.
     *  @param which true, or other than 0, for those; without it those that are over */
    deal(which?: ArrayLike<boolean | number>): void;

    // --- playing ---

    /** The legal actions of all games, those of one after those of the one before: those of game i are number offsets[i] to
     *  offsets[i + 1] - 1. */
    legalActions(): { actions: Uint8Array; offsets: Uint32Array };
    /** One legal action of each game, each as likely as another; of the kind None where the game is over. */
    randomActions(): Uint8Array;
    /** One legal action of each game, chosen by numbers for its indices, as a network tells them. Numbers of indices that
     *  are not legal count for nothing. Throws InvalidArgumentError where those of a game's legal indices cannot be chosen
     *  by, and then changes nothing.
     *  @param numbers games x indices numbers, which lie as those of legalMasks(); undefined or null: each legal index is as
     *  likely as another
     *  @param width 1 to Limits.maxWindow
     *  @param height likewise; default width
     *  @param options by: how, default by logits; seed: instead of `random`, which then stays as it is, generators that
     *  begin with it
     *  @returns the actions, of the kind None where a game has no choice; their indices, -1 there; and for each Status.Ok,
     *  GameOver or IllegalAction: none of its legal actions lies within the window
     *  @example
     *  const { actions } = batch.choose(logits, 15);
     *  batch.step(actions); */
    choose(
        numbers: ArrayLike<number> | null | undefined,
        width: number,
        height?: number,
        options?: { by?: Named<Choice>; seed?: number | bigint },
    ): { actions: Uint8Array; indices: Int32Array; statuses: Int32Array };
    /** Carries out an action in each game. One that is not legal is refused and changes nothing in its game.
     *  @returns what each came to: Status.Ok, IllegalAction, WrongDecision or GameOver */
    apply(actions: Uint8Array): Int32Array;
    /** The same; then the games that it has ended are dealt anew. */
    step(actions: Uint8Array): Endings & { statuses: Int32Array };
    /** randomActions() and step() in one, which is quicker. */
    randomStep(): Endings & { actions: Uint8Array };

    // --- looking ---

    /** What each game waits for, and whose decision it is. */
    decisions(): Decision[];
    /** How each game stands: outcome, turn, points; `actions` are 0. */
    standings(): Rollout[];
    /** Where planes(), legalMasks() and actionsAt() look at each game.
     *  @param width 1 to Limits.maxWindow
     *  @param height likewise; default width */
    windows(width: number, height?: number): Window[];
    /** The planes of each game over its window, see Game.planes(): games x planes x height x width bytes.
     *  @param into is filled and comes back, instead of a new array */
    planes(width: number, height?: number, into?: Uint8Array): Uint8Array;
    /** The scalars of each game, see Game.scalars(): games x scalars numbers. */
    scalars(into?: Int32Array): Int32Array;
    /** How many indices the actions of a game have within a window of this size. */
    indexCount(width: number, height?: number): number;
    /** Which indices are legal actions: games x indices bytes, 1 or 0. */
    legalMasks(width: number, height?: number, into?: Uint8Array): Uint8Array;
    /** The action of an index in each game, legal or not; of the kind None where it stands for none.
     *  @returns the actions, and for each Status.Ok or why its index stands for none: InvalidArgument, WrongDecision or
     *  GameOver */
    actionsAt(indices: ArrayLike<number>, width: number, height?: number): { actions: Uint8Array; statuses: Int32Array };
    /** A copy of one of the games, for everything that there is no array of. It records nothing.
     *  @param index 0 to count-1
     *  @param into a game of these rules and tile sets that becomes the copy */
    game(index: number, into?: Game): Game;
}
