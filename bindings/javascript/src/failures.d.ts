import type { Status } from "./constants.js";

/** A refusal of the library, with its message: the base class of all following errors. A refused call changes nothing.
 *  Arguments of a wrong type throw a TypeError instead. */
export class MistbankError extends Error {
    /** The status of the library. */
    readonly status: Status;
    /** The reason: the message. */
    readonly reason: string;
    /** The first clause of the rules in the reason, such as "COM-1"; null if there is none. */
    readonly clause: string | null;
    /** All clauses in the reason. */
    readonly clauses: string[];
}

/** The game, adviser, batch or tile set has been freed. */
export class FreedError extends MistbankError {}

/** An error with a place in a text. */
export class PlacedError extends MistbankError {
    /** The wrong line, from 1; null if the reason names none. */
    readonly line: number | null;
    /** The column in bytes, from 1; null if the reason names none. */
    readonly column: number | null;
}

/** Loading failed: the base class of the errors of records, positions, snapshots and tile sets. */
export class CannotLoadError extends PlacedError {}

/** The game was played with a tile set that is neither built in nor given. */
export class UnknownTileSetError extends CannotLoadError {}
