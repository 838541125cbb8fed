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

/** An argument is out of range or of the wrong kind. */
export class InvalidArgumentError extends MistbankError {}

/** There is no memory for this. */
export class OutOfMemoryError extends MistbankError {}

/** The rules cannot be played; the reason names the field. */
export class InvalidRulesError extends MistbankError {}

/** The rules forbid this action here; the reason names the clause. */
export class IllegalActionError extends MistbankError {}

/** The action answers another decision than the open one: it is stale, or belongs to another game. */
export class WrongDecisionError extends MistbankError {}

/** No action is left. */
export class GameOverError extends MistbankError {}

/** The game stands at its start. */
export class NothingToUndoError extends MistbankError {}

/** The game was told not to record: it has no past to undo or write. */
export class NotRecordedError extends MistbankError {}

/** No preset or tile set has this name. */
export class UnknownNameError extends MistbankError {}

/** The text is no JSON, or says something else than what is read; the reason names line, column and what is wrong. */
export class InvalidJsonError extends MistbankError {
    /** The line that cannot be, from 1; null where the reason names none. */
    readonly line: number | null;
    /** The column, in bytes, likewise. */
    readonly column: number | null;
}

/** A defect of the library; please report it with the record. */
export class InternalError extends MistbankError {}

/** The game, adviser, batch or tile set has been freed. */
export class FreedError extends MistbankError {}

/** What was to be loaded cannot be: the ancestor of the errors of records, snapshots and tile sets. */
export class CannotLoadError extends MistbankError {
    /** The line that cannot be, from 1; null where the reason names none. */
    readonly line: number | null;
    /** The column, likewise. */
    readonly column: number | null;
}

/** The text is no tile set, or the set cannot be played; the reason names line, column and what is wrong. */
export class InvalidTileSetError extends CannotLoadError {}

/** The text is no record; the reason names the line. */
export class InvalidRecordError extends CannotLoadError {}

/** The bytes are damaged, of another version, or of no game. */
export class InvalidSnapshotError extends CannotLoadError {}

/** The game was played with a tile set that is neither built in nor given. */
export class UnknownTileSetError extends CannotLoadError {}
