import type { Colour, Named, PictureMarkKind } from "./constants.js";
import type * as contract from "./contract.js";
import type { Table } from "./table.js";

/** Options of a picture of the board. */
export interface PictureOptions extends contract.SvgOptions {
    /** Marks from highlight() and arrow(), on the board or on cells beside it. Marks of cells are drawn below the figures,
     *  the others on top. */
    marks?: Iterable<PictureMark>;
}

/** Options of a picture of a tile. */
export type TilePictureOptions = Pick<contract.SvgOptions, "tileSize" | "theme" | "numbers">;

/** Options of the board as text. */
export type BoardTextOptions = Omit<contract.TextOptions, "numbers" | "names">;

/** Names of players in texts, by colour or by the name of the colour: `{ red: "Anna" }`. Up to 63 bytes of UTF-8 without
 *  control characters. A colour with a missing or empty name keeps its own name. */
export type PlayerNames = {
    readonly [colour in Lowercase<Exclude<keyof typeof Colour, "None">> | Exclude<Colour, Colour.None>]?: string;
};

/** Options with names of players. */
export type NamingOptions = Pick<contract.TextOptions, "names">;

/** Options of any text. */
export type TextOptions = Pick<contract.TextOptions, "colours" | "ascii">;

/** A mark on the picture of a board: a proposed move, a place to click. */
export interface PictureMark {
    kind: Named<PictureMarkKind>;
    /** The cell, growing east; for an arrow its first cell. */
    x: number;
    /** The cell, growing south; for an arrow its first cell. */
    y: number;
    /** For a segment: its number on the face-up tile there. */
    segment?: number;
    /** For an arrow: its last cell. */
    toX?: number;
    toY?: number;
    /** 0xRRGGBB or "#rrggbb"; default amber. */
    colour?: number | string;
    /** Words beside it, up to 15 bytes of UTF-8. */
    label?: string;
}

export interface MarkOptions {
    /** 0xRRGGBB or "#rrggbb"; default amber. */
    colour?: number | string;
    /** Words beside it, up to 15 bytes of UTF-8. */
    label?: string;
}

/** Marks a cell in a picture or, with a segment, the place of a figure on the segment. */
export function highlight(x: number, y: number, segment?: number | null, options?: MarkOptions): PictureMark;

/** Marks an arrow from one cell to another in a picture; within one cell it is a ring. */
export function arrow(from: { x: number; y: number }, to: { x: number; y: number }, options?: MarkOptions): PictureMark;

/** The part of a game that draws it. */
export abstract class Rendering extends Table {
    /** Returns the state of the game in a few lines of text. */
    summary(options?: TextOptions & NamingOptions): string;
    /** Returns the player's task: "lay 14a"; or the result of a game that is over: "red wins". */
    question(options?: Pick<TextOptions, "colours"> & NamingOptions): string;
    /** Returns the board as lines of text. */
    board(options?: BoardTextOptions): string;
    /** Returns a tile type of the game as lines of text.
     *  @param type index into types
     *  @param rotation clockwise quarter turns, 0 to 3
     *  @param options numbers: mask of the segments whose numbers are written on it */
    tileText(type: number, rotation?: number, options?: TextOptions & { numbers?: number }): string;
    /** Returns the board as an SVG picture without scripts, which is safe to embed in a page with others. It contains no
     *  hidden information. Each tile has a `rect.mistbank-tile` with its place, `data-cell="3,-1"`; a tile is 100 units
     *  wide. Throws InvalidArgumentError, whose reason names the option or the mark. */
    picture(options?: PictureOptions): string;
    /** Returns a tile type of the game as an SVG picture.
     *  @param type index into types
     *  @param rotation clockwise quarter turns, 0 to 3 */
    tilePicture(type: number, rotation?: number, options?: TilePictureOptions): string;
    /** Returns the board and the state of the game as text. */
    toString(): string;
}
