import type { Status } from "./constants.js";

/** A refusal of the library, with its message. This is the base class of all errors of the library. A refused call changes nothing.
 *  Arguments of a wrong type throw a TypeError instead. */
export class MistbankError extends Error {
    /** The status of the library. */
    readonly status: Status;
    /** The reason for the refusal, which is the message. */
    readonly reason: string;
    /** The first clause of the rules in the reason, such as "COM-1"; null without a clause. */
    readonly clause: string | null;
    /** All clauses in the reason. */
    readonly clauses: string[];
}

/** The game, adviser, batch or tile set has been freed. */
export class FreedError extends MistbankError {}

/** An error with a place in a text. */
export class PlacedError extends MistbankError {
    /** The line of the error, from 1; null if the reason names no line. */
    readonly line: number | null;
    /** The column in bytes, from 1; null if the reason names no column. */
    readonly column: number | null;
}

/** Loading failed: the base class of the errors of records, positions, snapshots and tile sets. */
export class CannotLoadError extends PlacedError {}

/** The game uses a tile set that is neither built in nor among the given tile sets. */
export class UnknownTileSetError extends CannotLoadError {}
