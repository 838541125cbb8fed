import type { TileSetJson } from "./json.js";
import type { Handle } from "./library.js";
import type { StartTile, TileType } from "./structs.js";
import type { JsonOptions } from "./json_output.js";

/** An immutable set of tile types with its starting block. A game copies its tile sets, so a set may be freed before the
 *  game. */
export class TileSet extends Handle {
    /** Reads a set from text in the format of src/tiles/FORMAT.md. Throws InvalidTileSetError with line and column.
     *  @param text up to Limits.maxTileText bytes of UTF-8 */
    constructor(text: string);
    /** Reads a set from text, like the constructor. */
    static parse(text: string): TileSet;
    /** Reads a set from a JSON object or its text. Throws InvalidJsonError; InvalidTileSetError with the path of the tile or
     *  segment. */
    static fromJson(json: TileSetJson | string, options?: JsonOptions): TileSet;
    /** The names of all built-in sets. */
    static readonly builtinNames: string[];
    /** Returns a built-in set. Throws UnknownNameError, whose reason lists all built-in sets. */
    static builtin(name: string): TileSet;
    /** Returns the text of a built-in set, as a starting point for a custom set. Throws UnknownNameError. */
    static builtinText(name: string): string;

    /** Returns the set as JSON: all data that games use, and the sources of the tiles. */
    toJson(): TileSetJson;
    /** Returns the result of toJson() as text. */
    toJsonText(): string;
    /** Returns the result of toJson(), for JSON.stringify(). */
    toJSON(): TileSetJson;
    /** The source text of the set, or an equivalent text; for a built-in set its embedded text. */
    readonly text: string;

    /** The name of the set in records. */
    readonly name: string;
    /** The title in words, possibly empty. */
    readonly title: string;
    /** Describes which parts of the set, or of a tile type, are published and which are reconstructed.
     *  @param type the index of a tile type; default: the set as a whole */
    provenance(type?: number): string;
    /** A 64-bit hash of all data that games use. */
    readonly fingerprint: bigint;
    /** The number of tile types. */
    readonly typeCount: number;
    /** All tile types, in a new array for each access. */
    readonly types: TileType[];
    /** Returns a tile type.
     *  @param index 0 to typeCount-1 */
    type(index: number): TileType;
    /** Returns the index of the tile type with an id, which is case-sensitive; null for an unknown id. */
    find(id: string): number | null;
    /** The tiles of the starting block. The first tile lies at 0,0. */
    readonly start: StartTile[];
}
