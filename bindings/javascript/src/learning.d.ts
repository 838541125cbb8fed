import type { Action, ActionFields, Rollout, Window } from "./structs.js";
import type { Written } from "./written.js";

/** The names of the planes of an observation; capi/mistbank/learning.h says what each of them holds. */
export function planeNames(): string[];
/** The names of the scalars of an observation, likewise. */
export function scalarNames(): string[];

/** The part of a game for programs that play it by chance or learn it. Arrays are copies, the caller's to keep; give one
 *  as `into` that is long enough, and it is filled and comes back instead of a new one. */
export abstract class Learning extends Written {
    /** Plays this very game to its end by chance: each legal action is as likely as another.
     *  @param seed fixes the actions */
    rollout(seed: number | bigint): Rollout;
    /** Plays copies of the game, each dealt anew, to their ends; the game itself stays as it is. Entry i is what
     *  determinize() for the deciding player and rollout(), both with seed + i, would give on a copy.
     *  @param count 0 to 1,000,000 */
    rollouts(seed: number | bigint, count: number): Rollout[];
    /** The window of a size whose middle is the middle of all tiles. It moves as the board grows.
     *  @param width 1 to Limits.maxWindow
     *  @param height likewise; default width */
    window(width: number, height?: number): Window;
    /** The planes of the game over a window: plane by plane, row by row from the north-west, as many bytes as there are
     *  planes, rows and columns. What the players at the table see, and nothing that is hidden.
     *  @param player who looks; default the player who decides */
    planes(window: Window, player?: number, into?: Uint8Array): Uint8Array;
    /** The scalars of the game, a number for each name.
     *  @param player who looks; default the player who decides */
    scalars(player?: number, into?: Int32Array): Int32Array;
    /** How many indices the actions of the game within a window have; capi/mistbank/learning.h lists them. */
    indexCount(window: Window): number;
    /** The index of an action, legal or not; null if it lies outside the window or names what the game does not have. */
    indexOf(window: Window, action: ActionFields | string): number | null;
    /** The action of an index, legal or not. Throws WrongDecisionError where no action of this index answers the open
     *  decision, GameOverError, InvalidArgumentError.
     *  @param index 0 to indexCount()-1 */
    actionAt(window: Window, index: number): Action;
    /** The index of each legal action, in the order of legalActions(); -1 outside the window. */
    legalIndices(window: Window, into?: Int32Array): Int32Array;
    /** Which indices are legal actions: a byte for each, 1 or 0. */
    legalMask(window: Window, into?: Uint8Array): Uint8Array;
}
