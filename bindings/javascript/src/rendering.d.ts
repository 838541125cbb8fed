import type { Colour, Named, PictureMarkKind } from "./constants.js";
import type * as contract from "./contract.js";
import type { Table } from "./table.js";

/** Options of a picture of the board. */
export interface PictureOptions extends contract.SvgOptions {
    /** Marks from highlight() and arrow(), on the board or on cells next to the board. Marks of cells are drawn below the
     *  figures, all other marks on top. */
    marks?: Iterable<PictureMark>;
}

/** Options of a picture of a tile. */
export type TilePictureOptions = Pick<contract.SvgOptions, "tileSize" | "theme" | "numbers">;

/** Options of the board as text. */
export type BoardTextOptions = Omit<contract.TextOptions, "numbers" | "names">;

/** Names of players in texts, by colour, such as `{ red: "Anna" }`. A name has up to 63 bytes of
 *  UTF-8 without control characters. For a player without a name, or with an empty name, texts of a game use the name in
 *  `Game.headers`, otherwise the name of the colour. */
export type PlayerNames = { readonly [colour in Exclude<Colour, "none">]?: string };

/** Options with names of players. */
export type NamingOptions = Pick<contract.TextOptions, "names">;

/** Options of any text. */
export type TextOptions = Pick<contract.TextOptions, "colours" | "ascii">;

/** A mark on the picture of a board, for example for a proposed move or a place to click. */
export interface PictureMark {
    kind: Named<PictureMarkKind>;
    /** The column of the marked cell, or of the start of an arrow, increasing eastward. */
    x: number;
    /** The row of the marked cell, or of the start of an arrow, increasing southward. */
    y: number;
    /** The number of the marked segment on the face-up tile of the cell. */
    segment?: number;
    /** The column of the end of an arrow. */
    toX?: number;
    /** The row of the end of an arrow. */
    toY?: number;
    /** 0xRRGGBB or "#rrggbb"; default amber. */
    colour?: number | string;
    /** The text next to the mark, up to 15 bytes of UTF-8. */
    label?: string;
}

export interface MarkOptions {
    /** 0xRRGGBB or "#rrggbb"; default amber. */
    colour?: number | string;
    /** The text next to the mark, up to 15 bytes of UTF-8. */
    label?: string;
}

/** Marks a cell in a picture or, with a segment, the position for a figure on the segment. */
export function highlight(x: number, y: number, segment?: number | null, options?: MarkOptions): PictureMark;

/** Draws an arrow from one cell to another in a picture, or a ring if the two cells are the same. */
export function arrow(from: { x: number; y: number }, to: { x: number; y: number }, options?: MarkOptions): PictureMark;

/** The part of a game that shows the game as text and pictures. */
export abstract class Rendering extends Table {
    /** Returns the state of the game in a few lines of text. */
    summary(options?: TextOptions & NamingOptions): string;
    /** Returns the deciding player's task, such as "lay 14a"; if the game is over, the result, such as "red wins". */
    question(options?: Pick<TextOptions, "colours"> & NamingOptions): string;
    /** Returns the board as lines of text. */
    board(options?: BoardTextOptions): string;
    /** Returns a tile type of the game as lines of text.
     *  @param type the tile type, an index into types
     *  @param rotation the rotation in clockwise quarter turns, 0 to 3
     *  @param options numbers: mask of the segments whose numbers are shown on the tile */
    tileText(type: number, rotation?: number, options?: TextOptions & { numbers?: number }): string;
    /** Returns the board as an SVG picture without scripts, which is safe to embed in a page with other pictures. The picture
     *  contains no hidden information. Each tile is 100 units wide and has a `rect.mistbank-tile` with its cell, such as
     *  `data-cell="3,-1"`. Throws InvalidArgumentError, whose reason names the invalid option or mark. */
    picture(options?: PictureOptions): string;
    /** Returns a tile type of the game as an SVG picture.
     *  @param type the tile type, an index into types
     *  @param rotation the rotation in clockwise quarter turns, 0 to 3 */
    tilePicture(type: number, rotation?: number, options?: TilePictureOptions): string;
    /** Returns the board and the state of the game as text. */
    toString(): string;
}
