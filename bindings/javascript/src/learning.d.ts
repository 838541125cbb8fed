import type { Action, ActionFields, Rollout, Window } from "./structs.js";
import type { JsonOutput } from "./json_output.js";

/** The names of the planes of an observation; capi/mistbank/learning.h describes each of them. */
export function planeNames(): string[];
/** The names of the scalars of an observation; capi/mistbank/learning.h describes each of them. */
export function scalarNames(): string[];

/** The part of a game for random play-outs and learning programs. Arrays are copies that the caller owns. If `into` is a
 *  long enough array, it is filled and returned instead of a new array. */
export abstract class Learning extends JsonOutput {
    /** Plays this game to its end with random actions; each legal action is equally likely.
     *  @param seed determines the actions */
    rollout(seed: number | bigint): Rollout;
    /** Plays copies of the game, each reshuffled, to their ends; the game does not change. Entry i is the result of
     *  determinize() for the deciding player and then rollout(), both with seed + i, on a copy.
     *  @param count 0 to 1,000,000 */
    rollouts(seed: number | bigint, count: number): Rollout[];
    /** Returns the window of a size around the middle of all tiles. It moves when the board grows.
     *  @param width 1 to Limits.maxWindow
     *  @param height 1 to Limits.maxWindow; default width */
    window(width: number, height?: number): Window;
    /** Returns the planes of the game over a window: plane by plane, row by row from the north-west, planes x rows x
     *  columns bytes. They contain no hidden information.
     *  @param player the viewer; default the deciding player */
    planes(window: Window, player?: number, into?: Uint8Array): Uint8Array;
    /** Returns the indices of the planes that can show something in a game with the rules and tile sets of this game,
     *  in ascending order. All other planes are 0 in each of its observations. */
    usedPlanes(): Int32Array;
    /** Returns chosen planes of the game over a window, planes.length x rows x columns bytes; see planes().
     *  @param planes indices into planeNames() in the order of the result, each at most once, such as usedPlanes()
     *  @param player the viewer; default the deciding player */
    chosenPlanes(window: Window, planes: ArrayLike<number>, player?: number, into?: Uint8Array): Uint8Array;
    /** Returns the scalars of the game, a number for each name.
     *  @param player the viewer; default the deciding player */
    scalars(player?: number, into?: Int32Array): Int32Array;
    /** Returns the number of action indices in a window; capi/mistbank/learning.h lists them. */
    indexCount(window: Window): number;
    /** Returns the index of an action, legal or not; null outside the window, or for something that the game does not
     *  have. */
    indexOf(window: Window, action: ActionFields | string): number | null;
    /** Returns the action of an index, legal or not. Throws WrongDecisionError if no action of this index answers the open
     *  decision, GameOverError, InvalidArgumentError.
     *  @param index 0 to indexCount()-1 */
    actionAt(window: Window, index: number): Action;
    /** Returns the index of each legal action, in the order of legalActions(); -1 outside the window. */
    legalIndices(window: Window, into?: Int32Array): Int32Array;
    /** Returns the mask of legal indices: a byte for each index, 1 or 0. */
    legalMask(window: Window, into?: Uint8Array): Uint8Array;
}
