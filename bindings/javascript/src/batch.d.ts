import type { Named, Sampling } from "./constants.js";
import type { Game, SetsOption } from "./game.js";
import type { Handle } from "./library.js";
import type { Rules, RulesLike } from "./rules.js";
import type { Decision, Points, Rollout, Window } from "./structs.js";

/** The games that an action has ended; they have been dealt again. */
export interface Endings {
    /** A byte for each game: 1 for an ended game, otherwise 0. */
    ended: Uint8Array;
    /** The results of the ended games, by the numbers of the games; their `actions` are 0. */
    results: Map<number, Rollout>;
}

/** Many games of the same rules, for learning programs and statistics. One call steps all games. The games record no
 *  history. Of n games, game i starts with the seed s + i. After k new deals it is the game of the seed s + i + k n.
 *
 *  Arrays have an entry for each game, in the order of the games, and are copies. Actions in them are 8 bytes each, which
 *  Action.in() reads and Action.putInto() writes. Observations are those of the deciding player.
 *  @example
 *  const batch = new Batch("base", 256, { seed: 1 });
 *  const planes = batch.planes(15), masks = batch.legalMasks(15);
 *  const chosen = Int32Array.from({ length: 256 }, (_, game) => choose(planes, masks, game));
 *  const { ended, results } = batch.step(batch.actionsAt(chosen, 15).actions); */
export class Batch extends Handle {
    /** Creates the games. Throws InvalidRulesError, InvalidTileSetError, OutOfMemoryError, InvalidArgumentError.
     *  @param count the number of games, 1 to Limits.maxBatch; some hundred are fastest, because they fit into a
     *  processor's cache
     *  @param options seed: the seed of the first game, instead of the seed in the rules; sets: as for a game */
    constructor(rules: RulesLike, count: number, options?: SetsOption & { seed?: number | bigint });

    /** The number of games. */
    readonly count: number;
    /** The rules of the games, with the seed of the first game. */
    readonly rules: Rules;
    /** The states of the generators for randomActions() and randomStep(), one for each game. */
    random: BigUint64Array;

    // --- dealing ---

    /** Restarts all games with a stream of seeds that starts with this seed; `random` restarts too. */
    restart(seed: number | bigint): void;
    /** Deals games again, each with its next seed.
     *  @param which true, or not 0, for each game to deal; default: all games that are over */
    deal(which?: ArrayLike<boolean | number>): void;

    // --- playing ---

    /** Returns the legal actions of all games, game after game: the actions of game i are numbers offsets[i] to
     *  offsets[i + 1] - 1. */
    legalActions(): { actions: Uint8Array; offsets: Uint32Array };
    /** Tries every legal action of each game, and returns the points after each. The games stay unchanged. Chance takes
     *  the course that it would take in the game. */
    lookahead(): { actions: Uint8Array; points: Points[]; offsets: Uint32Array };
    /** Chooses a legal action of each game uniformly at random; of the kind None for a game that is over. */
    randomActions(): Uint8Array;
    /** Chooses a legal action of each game by numbers for its indices, such as the output of a network. Numbers of illegal
     *  indices are ignored. Throws InvalidArgumentError without a change if the numbers of a game's legal indices give no
     *  choice.
     *  @param numbers games x indices numbers, in the order of legalMasks(); undefined or null: each legal index is equally
     *  likely
     *  @param width 1 to Limits.maxWindow
     *  @param height 1 to Limits.maxWindow; default width
     *  @param options by: the method, default logits; seed: new generators with this seed are used instead of `random`,
     *  which does not change
     *  @returns the actions, of the kind None for a game without a choice; their indices, then -1; and for each game
     *  Status.Ok, GameOver, or IllegalAction if all its legal actions lie outside the window
     *  @example
     *  const { actions } = batch.choose(logits, 15);
     *  batch.step(actions); */
    choose(
        numbers: ArrayLike<number> | null | undefined,
        width: number,
        height?: number,
        options?: { by?: Named<Sampling>; seed?: number | bigint },
    ): { actions: Uint8Array; indices: Int32Array; statuses: Int32Array };
    /** Applies an action in each game. An illegal action is refused and does not change its game.
     *  @returns the results: Status.Ok, IllegalAction, WrongDecision or GameOver */
    apply(actions: Uint8Array): Int32Array;
    /** Works as apply(), and then deals the ended games again. */
    step(actions: Uint8Array): Endings & { statuses: Int32Array };
    /** Does randomActions() and step() in one, which is faster. */
    randomStep(): Endings & { actions: Uint8Array };

    // --- observing ---

    /** Returns the open decision of each game. */
    decisions(): Decision[];
    /** Returns the state of each game: outcome, turn, points; `actions` are 0. */
    standings(): Rollout[];
    /** Returns the windows of planes(), legalMasks() and actionsAt().
     *  @param width 1 to Limits.maxWindow
     *  @param height 1 to Limits.maxWindow; default width */
    windows(width: number, height?: number): Window[];
    /** The planes of each game over its window, see Game.planes(): games x planes x height x width bytes.
     *  @param into filled and returned instead of a new array */
    planes(width: number, height?: number, into?: Uint8Array): Uint8Array;
    /** Returns the indices of the planes that the games can use, see Game.usedPlanes(). */
    usedPlanes(): Int32Array;
    /** The chosen planes of each game over its window, see Game.chosenPlanes(): games x planes.length x height x width
     *  bytes.
     *  @param planes indices into planeNames() in the order of the result, each at most once
     *  @param into filled and returned instead of a new array */
    chosenPlanes(planes: ArrayLike<number>, width: number, height?: number, into?: Uint8Array): Uint8Array;
    /** The scalars of each game, see Game.scalars(): games x scalars numbers. */
    scalars(into?: Int32Array): Int32Array;
    /** Returns the number of action indices in a window of this size. */
    indexCount(width: number, height?: number): number;
    /** Returns the masks of legal indices: games x indices bytes, 1 or 0. */
    legalMasks(width: number, height?: number, into?: Uint8Array): Uint8Array;
    /** Returns the action of an index in each game, legal or not; of the kind None for an index without an action.
     *  @returns the actions, and for each Status.Ok or the reason why the index has no action: InvalidArgument,
     *  WrongDecision or GameOver */
    actionsAt(indices: ArrayLike<number>, width: number, height?: number): { actions: Uint8Array; statuses: Int32Array };
    /** Returns a copy of one of the games, for queries without arrays. It does not record.
     *  @param index 0 to count-1
     *  @param into a game of these rules and tile sets that becomes the copy */
    game(index: number, into?: Game): Game;
}
