import type { ActionKind, Colour, FigureKind, Target } from "./constants.js";
import type { Action } from "./structs.js";

/** A legal action, prepared for front ends: the place on the board that people click, and the figure or the rotation
 *  that they choose. `Game.describeAction()` returns its words. */
export interface Choice {
    readonly action: Action;
    /** The kind of its place; Target.None: a button. */
    readonly target: Target;
    /** The cell of the place, growing east; 0 for a button. */
    readonly x: number;
    /** Growing south. */
    readonly y: number;
    /** The number of a segment of the tile on this cell; null: the whole cell. */
    readonly segment: number | null;
    /** The number of the second segment of a pair; otherwise null. */
    readonly other: number | null;
    /** The point of the place: percent of the cell's width from the west, and of its height from the north. Segments
     *  turn with their tile. */
    readonly anchor: { readonly x: number; readonly y: number };
    /** The tile that the choice lays: index into Game.types; otherwise null. */
    readonly tile: number | null;
    /** Its clockwise quarter turns, 0 to 3; otherwise null. */
    readonly rotation: number | null;
    /** Its place in the hand, 0 without hands; otherwise null. */
    readonly placeInHand: number | null;
    /** The figure that acts; figures can share a place. Otherwise null. */
    readonly figure: FigureKind | null;
    /** Its owner; Colour.None: no figure. */
    readonly colour: Colour;
}

/** An empty cell where a tile can be laid. */
export interface ChoiceCell {
    readonly x: number;
    readonly y: number;
    /** The tile: index into Game.types; null for an abbey or a face-down tile. */
    readonly tile: number | null;
    /** Its place in the hand; 0 without hands. */
    readonly placeInHand: number;
    /** The actions by clockwise quarter turns. An abbey or a face-down tile has only 0. */
    readonly rotations: ReadonlyMap<number, Action>;
    readonly choices: readonly Choice[];
}

/** A place on a tile, with the choices that act on it, such as figures for a segment. No two spots have the same
 *  point. */
export interface ChoiceSpot extends Pick<Choice, "target" | "x" | "y" | "segment" | "other" | "anchor"> {
    readonly choices: readonly Choice[];
}

/** The choices of one kind of action. */
export interface ChoiceGroup {
    readonly kind: ActionKind;
    /** "Move the fairy". */
    readonly title: string;
    readonly choices: readonly Choice[];
}

/** The legal actions of a decision, sorted for front ends. Every action is in one of the cells or spots, or is a button.
 *  Actions of later versions are there too. */
export interface Choices {
    /** All choices by kind, those that place a figure first and those without a place last. */
    readonly all: readonly Choice[];
    /** The empty cells where a tile can be laid; with a hand of tiles, those of each tile. */
    readonly cells: readonly ChoiceCell[];
    /** The places on tiles. */
    readonly spots: readonly ChoiceSpot[];
    /** The choices without a place, such as "points". */
    readonly buttons: readonly Choice[];
    /** All choices again, by kind of action. */
    readonly groups: readonly ChoiceGroup[];
}
