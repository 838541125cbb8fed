import type { TileSetJson } from "./json.js";
import type { Handle } from "./library.js";
import type { StartTile, TileType } from "./structs.js";
import type { JsonOptions } from "./written.js";

/** An immutable set of tile types with its starting block. Games made from it have their own copy. */
export class TileSet extends Handle {
    /** Reads a set from text in the format of src/tiles/FORMAT.md. Throws InvalidTileSetError with line and column.
     *  @param text up to Limits.maxTileText bytes of UTF-8 */
    constructor(text: string);
    /** The same. */
    static parse(text: string): TileSet;
    /** The set of a JSON object or of its text. Throws InvalidJsonError; InvalidTileSetError with the place of the tile or
     *  segment. */
    static fromJson(json: TileSetJson | string, options?: JsonOptions): TileSet;
    /** The names of all built-in sets. */
    static readonly builtinNames: string[];
    /** Opens a built-in set. Throws UnknownNameError, whose reason lists them. */
    static builtin(name: string): TileSet;
    /** The text of a built-in set, a start for one's own. Throws UnknownNameError. */
    static builtinText(name: string): string;

    /** The set as JSON: all that a game notices of it, and where it is from. */
    toJson(): TileSetJson;
    /** The same as text. */
    toJsonText(): string;
    /** What JSON.stringify() writes: the same. */
    toJSON(): TileSetJson;
    /** The text that it was read from, or amounts to; that of a built-in one as it is embedded. */
    readonly text: string;

    /** The name by which records refer to it. */
    readonly name: string;
    /** The title in words, perhaps empty. */
    readonly title: string;
    /** What of the set, or of one of its types, is published and what is reconstructed.
     *  @param type index of a type; without it the set as a whole */
    provenance(type?: number): string;
    /** A number of 64 bits that differs when anything differs that a game could notice. */
    readonly fingerprint: bigint;
    /** The number of tile types. */
    readonly typeCount: number;
    /** All tile types, read anew at every use. */
    readonly types: TileType[];
    /** One tile type.
     *  @param index 0 to typeCount-1 */
    type(index: number): TileType;
    /** The index of the tile type of an id, case-sensitive; null: there is none. */
    find(id: string): number | null;
    /** The starting block; its first tile lies at 0,0. */
    readonly start: StartTile[];
}
