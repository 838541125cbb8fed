import type { Named, Sampling } from "./constants.js";
import type { Game, SetsOption } from "./game.js";
import type { Handle } from "./library.js";
import type { Rules, RulesLike } from "./rules.js";
import type { Decision, Points, Rollout, Window } from "./structs.js";

/** The games that ended in a step and were dealt again. */
export interface Endings {
    /** A byte for each game: 1 for an ended game, otherwise 0. */
    ended: Uint8Array;
    /** The results of the ended games, by the numbers of the games. The field `actions` of a result is 0. */
    results: Map<number, Rollout>;
}

/** Many games with the same rules, for learning programs and statistics. One call steps all games. The games record no
 *  history. In a batch of n games with the seed s, game i starts with the seed s + i. After k new deals, game i has the seed
 *  s + i + k n.
 *
 *  Arrays have an entry for each game, in the order of the games, and are copies. In arrays, an action has 8 bytes, which
 *  Action.in() reads and Action.putInto() writes. Observations show the view of the deciding player.
 *  @example
 *  const batch = new Batch("base", 256, { seed: 1 });
 *  const planes = batch.planes(15), masks = batch.legalMasks(15);
 *  const chosen = Int32Array.from({ length: 256 }, (_, game) => choose(planes, masks, game));
 *  const { ended, results } = batch.step(batch.actionsAt(chosen, 15).actions); */
export class Batch extends Handle {
    /** Creates the games. Throws InvalidRulesError, InvalidTileSetError, OutOfMemoryError, InvalidArgumentError.
     *  @param count the number of games, 1 to Limits.maxBatch; a few hundred are fastest, because they fit into a
     *  processor's cache
     *  @param options seed: the seed of the first game, instead of the seed in the rules; sets: the tile sets, as in
     *  GameOptions */
    constructor(rules: RulesLike, count: number, options?: SetsOption & { seed?: number | bigint });

    /** The number of games. */
    readonly count: number;
    /** The rules of the games, with the seed of the first game. */
    readonly rules: Rules;
    /** The states of the generators for randomActions() and randomStep(), one for each game. */
    random: BigUint64Array;

    // --- dealing ---

    /** Restarts all games. The first game gets this seed, the others the following seeds. The generators in `random`
     *  restart too. */
    restart(seed: number | bigint): void;
    /** Deals games again, each with its next seed.
     *  @param which an entry for each game: true, or a number other than 0, deals the game again; default: all games that
     *  are over */
    deal(which?: ArrayLike<boolean | number>): void;

    // --- playing ---

    /** Returns the legal actions of all games, one game after the other: the actions of game i are at the positions
     *  offsets[i] to offsets[i + 1] - 1. */
    legalActions(): { actions: Uint8Array; offsets: Uint32Array };
    /** Tries every legal action of each game, and returns the points after each action. The games do not change. Random
     *  results are the same as if the action were applied in the game, and points and scalars show these results, such as
     *  the tile that is drawn after the last action of a turn.
     *  @param options scalars: true also returns the scalars after each action, a number for each name of scalarNames(). The
     *  viewer is the player who decides before the action; the hidden hands and tiles of other players stay hidden */
    lookahead(options?: { scalars?: boolean }): {
        actions: Uint8Array;
        points: Points[];
        offsets: Uint32Array;
        scalars: Float32Array | null;
    };
    /** Chooses a legal action of each game uniformly at random. A game that is over gets an action of the kind "none". */
    randomActions(): Uint8Array;
    /** Chooses a legal action in each game, based on a number for each action index, such as the output of a neural
     *  network. The numbers of illegal indices are ignored. Throws InvalidArgumentError and changes nothing if the numbers
     *  of a game's legal indices allow no choice.
     *  @param numbers games x indices numbers, in the order of legalMasks(); undefined or null: all legal indices are equally
     *  likely
     *  @param width the width of the windows, 1 to Limits.maxWindow cells
     *  @param height the height of the windows, 1 to Limits.maxWindow cells; default width
     *  @param options by: the method, default logits; seed: the seed of new generators, which are used instead of `random`;
     *  default: the generators in `random` are used, and advance
     *  @returns for each game: the action, or the kind "none" if there is no choice; the index of the action, or -1; and
     *  Status.Ok, GameOver, or IllegalAction if all legal actions lie outside the window
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
    /** Applies an action in each game, as apply() does, and then deals the ended games again. */
    step(actions: Uint8Array): Endings & { statuses: Int32Array };
    /** Combines randomActions() and step() in one faster call. */
    randomStep(): Endings & { actions: Uint8Array };

    // --- observing ---

    /** Returns the open decision of each game. */
    decisions(): Decision[];
    /** Returns the outcome, turn and points of each game. The field `actions` is 0. */
    standings(): Rollout[];
    /** Returns the windows that planes(), legalMasks() and actionsAt() use.
     *  @param width the width of the windows, 1 to Limits.maxWindow cells
     *  @param height the height of the windows, 1 to Limits.maxWindow cells; default width */
    windows(width: number, height?: number): Window[];
    /** Returns the planes of each game over its window, see Game.planes(): games x planes x height x width bytes.
     *  @param into an array that is filled and returned instead of a new array */
    planes(width: number, height?: number, into?: Uint8Array): Uint8Array;
    /** Returns the indices of the planes that the games can use, see Game.usedPlanes(). */
    usedPlanes(): Int32Array;
    /** Returns the chosen planes of each game over its window, see Game.chosenPlanes(): games x planes.length x height x width
     *  bytes.
     *  @param planes indices into planeNames() in the order of the result, each at most once
     *  @param into an array that is filled and returned instead of a new array */
    chosenPlanes(planes: ArrayLike<number>, width: number, height?: number, into?: Uint8Array): Uint8Array;
    /** Returns the chosen planes of each game in packed form, plane by plane: a bit for each cell of a binary plane, see
     *  isPlaneBinary(), and a byte for each cell of any other plane. Each plane starts at a new byte. The first bit of a
     *  binary plane, for the north-west cell, is the highest bit of its first byte. Unused bits are 0.
     *  @param planes indices into planeNames() in the order of the result, each at most once
     *  @param into an array that is filled and returned instead of a new array */
    packedPlanes(planes: ArrayLike<number>, width: number, height?: number, into?: Uint8Array): Uint8Array;
    /** Returns the scalars of each game, see Game.scalars(): games x scalars numbers. */
    scalars(into?: Int32Array): Int32Array;
    /** Returns the number of action indices in a window of this size. */
    indexCount(width: number, height?: number): number;
    /** Returns the masks of legal indices: games x indices bytes, 1 or 0. */
    legalMasks(width: number, height?: number, into?: Uint8Array): Uint8Array;
    /** Returns the masks of legal indices in packed form, a bit for each index. Each game starts at a new byte, whose highest
     *  bit is for index 0. Unused bits are 0. */
    packedMasks(width: number, height?: number, into?: Uint8Array): Uint8Array;
    /** Returns the action with the given index in each game, legal or not. For an index without an action, the kind is "none".
     *  @returns the actions, and for each action Status.Ok or the reason why the index has no action: InvalidArgument,
     *  WrongDecision or GameOver */
    actionsAt(indices: ArrayLike<number>, width: number, height?: number): { actions: Uint8Array; statuses: Int32Array };
    /** Returns a copy of one game, so that the members of Game can query it. The copy does not record its history.
     *  @param index 0 to count-1
     *  @param into a game with the batch's rules and tile sets, which is overwritten with the copy; default: a new game */
    game(index: number, into?: Game): Game;
}
