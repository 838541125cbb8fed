import type { TileSetJson } from "./json.js";
import type { Handle } from "./library.js";
import type { StartTile, TileType } from "./structs.js";
import type { JsonOptions } from "./json_output.js";

/** An immutable set of tile types with its starting block. Games made from it have their own copy. */
export class TileSet extends Handle {
    /** Reads a set from text in the format of src/tiles/FORMAT.md. Throws InvalidTileSetError with line and column.
     *  @param text up to Limits.maxTileText bytes of UTF-8 */
    constructor(text: string);
    /** Reads a set from text, like the constructor. */
    static parse(text: string): TileSet;
    /** Reads a set from a JSON object or its text. Throws InvalidJsonError; InvalidTileSetError with the place of the tile
     *  or segment. */
    static fromJson(json: TileSetJson | string, options?: JsonOptions): TileSet;
    /** The names of all built-in sets. */
    static readonly builtinNames: string[];
    /** Opens a built-in set. Throws UnknownNameError, whose reason lists all sets. */
    static builtin(name: string): TileSet;
    /** Returns the text of a built-in set, as a start for a custom set. Throws UnknownNameError. */
    static builtinText(name: string): string;

    /** Returns the set as JSON: all data that games use, and its sources. */
    toJson(): TileSetJson;
    /** Returns that JSON as text. */
    toJsonText(): string;
    /** Returns that JSON for JSON.stringify(). */
    toJSON(): TileSetJson;
    /** The source text of the set, or an equivalent text; for a built-in set its embedded text. */
    readonly text: string;

    /** The name of the set in records. */
    readonly name: string;
    /** The title in words; it may be empty. */
    readonly title: string;
    /** Returns which parts of the set, or of one of its types, are published and which are reconstructed.
     *  @param type index of a type; without it the set as a whole */
    provenance(type?: number): string;
    /** A hash of 64 bits of all data that games use. */
    readonly fingerprint: bigint;
    /** The number of tile types. */
    readonly typeCount: number;
    /** All tile types, read again at every use. */
    readonly types: TileType[];
    /** Returns a tile type.
     *  @param index 0 to typeCount-1 */
    type(index: number): TileType;
    /** Returns the index of the tile type with an id, case-sensitive; null: there is none. */
    find(id: string): number | null;
    /** The starting block; its first tile lies at 0,0. */
    readonly start: StartTile[];
}
