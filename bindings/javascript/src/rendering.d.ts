import type { Colour, Named, PictureMarkKind } from "./constants.js";
import type * as contract from "./contract.js";
import type { Table } from "./table.js";

/** How the board is drawn as a picture. */
export interface PictureOptions extends contract.SvgOptions {
    /** What highlight() and arrow() make, on the board or on cells beside it; those of cells are drawn below the figures,
     *  the others above all. */
    marks?: Iterable<PictureMark>;
}

/** How a tile is drawn. */
export type TilePictureOptions = Pick<contract.SvgOptions, "tileSize" | "theme" | "numbers">;

/** How the board is drawn as text. */
export type BoardTextOptions = Omit<contract.TextOptions, "numbers" | "names">;

/** What players are called in texts, by colour or by the name of the colour: `{ red: "Anna" }`. Up to 63 bytes of UTF-8
 *  without control characters. A colour that is missing or has an empty name keeps its own. */
export type PlayerNames = {
    readonly [colour in Lowercase<Exclude<keyof typeof Colour, "None">> | Exclude<Colour, Colour.None>]?: string;
};

/** How players are called. */
export type NamingOptions = Pick<contract.TextOptions, "names">;

/** How anything is drawn as text. */
export type TextOptions = Pick<contract.TextOptions, "colours" | "ascii">;

/** Something that one shows on the picture of a board: a move that is proposed, a place to click. */
export interface PictureMark {
    kind: Named<PictureMarkKind>;
    /** Cell, growing east; of an arrow that it leaves. */
    x: number;
    /** Cell, growing south; of an arrow that it leaves. */
    y: number;
    /** Of a segment: its number on the tile that lies there face up. */
    segment?: number;
    /** Of an arrow: where it leads. */
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

/** A cell that stands out in a picture or, with a segment, the place where a figure stands on it or would. */
export function highlight(x: number, y: number, segment?: number | null, options?: MarkOptions): PictureMark;

/** An arrow from one cell to another in a picture; within one cell it is a ring. */
export function arrow(from: { x: number; y: number }, to: { x: number; y: number }, options?: MarkOptions): PictureMark;

/** The part of a game that shows it. */
export abstract class Rendering extends Table {
    /** How the game stands, a few lines of text. */
    summary(options?: TextOptions & NamingOptions): string;
    /** What the game asks for, as the player is asked to do it: "lay 14a"; of a game that is over how it has ended: "red
     *  wins". */
    question(options?: Pick<TextOptions, "colours"> & NamingOptions): string;
    /** The board as lines of text. */
    board(options?: BoardTextOptions): string;
    /** A tile type of the game as lines of text.
     *  @param type index into types
     *  @param rotation clockwise quarter turns, 0 to 3
     *  @param options numbers: mask of the segments whose numbers are written on it */
    tileText(type: number, rotation?: number, options?: TextOptions & { numbers?: number }): string;
    /** The board as an SVG picture, without scripts, and safe to embed in a page with others. It shows what the players
     *  see and no more. Of each tile a `rect.mistbank-tile` with `data-cell="3,-1"` tells where it is; a tile is 100
     *  units wide. Throws InvalidArgumentError, whose reason names the option or the mark. */
    picture(options?: PictureOptions): string;
    /** A tile type of the game as an SVG picture.
     *  @param type index into types
     *  @param rotation clockwise quarter turns, 0 to 3 */
    tilePicture(type: number, rotation?: number, options?: TilePictureOptions): string;
    /** The board and how the game stands, as text. */
    toString(): string;
}
