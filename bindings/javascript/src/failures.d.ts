import type { Status } from "./constants.js";

/** An error that the library reports, with its message. The base class of all errors from the library. A refused call changes
 *  nothing. Arguments of a wrong type throw a TypeError instead. */
export class MistbankError extends Error {
    /** The status of the C API for this error. */
    readonly status: Status;
    /** The reason for the error; the same text as `message`. */
    readonly reason: string;
    /** The first rule clause that the reason names, such as "COM-1"; null if the reason names none. */
    readonly clause: string | null;
    /** All rule clauses that the reason names. */
    readonly clauses: string[];
}

/** The game, adviser, batch or tile set has been freed. */
export class FreedError extends MistbankError {}

/** An error that can name its line and column in a text. */
export class PlacedError extends MistbankError {
    /** The line of the error, from 1; null if the reason names no line. */
    readonly line: number | null;
    /** The column in bytes, from 1; null if the reason names no column. */
    readonly column: number | null;
}

/** The base class of the errors for records, positions, snapshots and tile sets that cannot be loaded. */
export class CannotLoadError extends PlacedError {}

/** The game uses a tile set that is neither built in nor among the given tile sets. */
export class UnknownTileSetError extends CannotLoadError {}
