import type { Action, ActionFields, Rollout, Window } from "./structs.js";
import type { JsonOutput } from "./json_output.js";

/** Returns the names of the planes of an observation; capi/mistbank/learning.h describes each plane. */
export function planeNames(): string[];
/** Returns whether a plane is binary: each cell is 1 or 0. The cells of other planes are counts.
 *  @param plane an index into planeNames() */
export function isPlaneBinary(plane: number): boolean;
/** Returns the names of the scalars of an observation; capi/mistbank/learning.h describes each scalar. */
export function scalarNames(): string[];

/** The part of a game for random play-outs and learning programs. Returned arrays are copies that the caller owns. With an
 *  array `into` of sufficient length, a function fills and returns `into` instead of a new array. */
export abstract class Learning extends JsonOutput {
    /** Plays this game to its end with random actions; all legal actions are equally likely.
     *  @param seed the seed for choosing the actions */
    rollout(seed: number | bigint): Rollout;
    /** Plays reshuffled copies of the game to the end. The game does not change. Entry i of the result comes from a copy on
     *  which determinize() for the deciding player and then rollout() were called, both with seed + i.
     *  @param count 0 to 1,000,000 */
    rollouts(seed: number | bigint, count: number): Rollout[];
    /** Returns the window of this size, centred on the tiles of the board. The centre can move when the board grows.
     *  @param width the width, 1 to Limits.maxWindow cells
     *  @param height the height, 1 to Limits.maxWindow cells; default: the width */
    window(width: number, height?: number): Window;
    /** Returns the planes of the game over a window: plane by plane, row by row from the north-west, planes x rows x
     *  columns bytes. The planes contain no hidden information.
     *  @param player the viewer; default the deciding player */
    planes(window: Window, player?: number, into?: Uint8Array): Uint8Array;
    /** Returns the indices of the planes that can differ from 0 in a game with the rules and tile sets of this game, in
     *  ascending order. All other planes are 0 in every observation of the game. */
    usedPlanes(): Int32Array;
    /** Returns the chosen planes of the game over a window, planes.length x rows x columns bytes; see planes().
     *  @param planes indices into planeNames() in the order of the result, each at most once, such as usedPlanes()
     *  @param player the viewer; default the deciding player */
    chosenPlanes(window: Window, planes: ArrayLike<number>, player?: number, into?: Uint8Array): Uint8Array;
    /** Returns the scalars of the game, a number for each name.
     *  @param player the viewer; default the deciding player */
    scalars(player?: number, into?: Int32Array): Int32Array;
    /** Returns the number of action indices in a window; capi/mistbank/learning.h lists the indices. */
    indexCount(window: Window): number;
    /** Returns the index of an action, legal or not; null for an action outside the window, or an action that refers to
     *  something that the game does not have. */
    indexOf(window: Window, action: ActionFields | string): number | null;
    /** Returns the action with this index, legal or not. Throws WrongDecisionError if the index has no action in the open
     *  decision, GameOverError, InvalidArgumentError.
     *  @param index 0 to indexCount()-1 */
    actionAt(window: Window, index: number): Action;
    /** Returns the index of each legal action, in the order of legalActions(); -1 for an action outside the window. */
    legalIndices(window: Window, into?: Int32Array): Int32Array;
    /** Returns the mask of legal indices: a byte for each index, 1 or 0. */
    legalMask(window: Window, into?: Uint8Array): Uint8Array;
}
