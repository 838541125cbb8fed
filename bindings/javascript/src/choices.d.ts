import type { ActionKind, FigureKind } from "./constants.js";
import type * as contract from "./contract.js";
import type { Action } from "./structs.js";

/** A legal action, prepared for front ends: the place on the board that people click, and the figure or the rotation
 *  that they choose. `Game.describeAction()` describes the action in words. */
export interface Choice extends Readonly<Omit<contract.Choice, "anchorX" | "anchorY" | "figure">> {
    readonly action: Action;
    /** The point to click within the cell: percent of the width from the west, and of the height from the north. The
     *  points of segments rotate with their tile. */
    readonly anchor: { readonly x: number; readonly y: number };
    /** The kind of the acting figure; null without a figure. Several figures can share a place. */
    readonly figure: FigureKind | null;
}

/** An empty cell where a tile can be laid. */
export interface ChoiceCell {
    readonly x: number;
    readonly y: number;
    /** The type of the tile, an index into Game.types; null for an abbey or a face-down tile. */
    readonly tile: number | null;
    /** The place of the tile in the hand; 0 without hands. */
    readonly placeInHand: number;
    /** The actions by rotation in clockwise quarter turns. An abbey or a face-down tile has only the rotation 0. */
    readonly rotations: ReadonlyMap<number, Action>;
    readonly choices: readonly Choice[];
}

/** A place on a tile, with the choices that act on it, such as figures for a segment. No two spots have the same
 *  point to click. */
export interface ChoiceSpot extends Pick<Choice, "target" | "x" | "y" | "segment" | "other" | "anchor"> {
    readonly choices: readonly Choice[];
}

/** A choice without a place, with its text for a button. */
export interface ChoiceButton extends Choice {
    /** The effect of the action in words, from `Game.describeAction()`. */
    readonly text: string;
}

/** The choices of one kind of action. */
export interface ChoiceGroup {
    readonly kind: ActionKind;
    /** The title of the kind, such as "Move the fairy". */
    readonly title: string;
    readonly choices: readonly Choice[];
}

/** The legal actions of a decision, sorted for front ends. Every action belongs to a cell or a spot, or is a button. This
 *  also holds for actions that later versions add. */
export interface Choices {
    /** All choices, sorted by kind. Choices that place a figure come first, and choices without a place come last. */
    readonly all: readonly Choice[];
    /** The empty cells where a tile can be laid. In games with hands, each tile in the hand has its own entries. */
    readonly cells: readonly ChoiceCell[];
    /** The places on tiles. */
    readonly spots: readonly ChoiceSpot[];
    /** The choices without a place, such as "points", with their texts. */
    readonly buttons: readonly ChoiceButton[];
    /** All choices, grouped by kind of action. */
    readonly groups: readonly ChoiceGroup[];
}
