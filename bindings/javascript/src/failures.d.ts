import type { Status } from "./constants.js";

/** What the library refused, with its own words: the ancestor of all the errors below. What is refused has changed
 *  nothing. Arguments of a wrong type throw a TypeError instead. */
export class MistbankError extends Error {
    /** What the library answered. */
    readonly status: Status;
    /** Why, in words: the message. */
    readonly reason: string;
    /** The first clause of the rules that the reason names, such as "COM-1"; null where it names none. */
    readonly clause: string | null;
    /** All of them. */
    readonly clauses: string[];
}

/** The game, adviser, batch or tile set has been freed. */
export class FreedError extends MistbankError {}

/** What names a place in a text. */
export class PlacedError extends MistbankError {
    /** The line that cannot be, from 1; null where the reason names none. */
    readonly line: number | null;
    /** The column, in bytes, likewise. */
    readonly column: number | null;
}

/** What was to be loaded cannot be: the ancestor of the errors of records, positions, snapshots and tile
 *  sets. */
export class CannotLoadError extends PlacedError {}

/** The game was played with a tile set that is neither built in nor given. */
export class UnknownTileSetError extends CannotLoadError {}
