// bindings/generate writes this file out of the headers in capi/mistbank/; nobody edits it.

import { CannotLoadError, MistbankError, PlacedError } from "./failures.js";

export { CannotLoadError, FreedError, MistbankError, UnknownTileSetError } from "./failures.js";

/** An argument is null, out of range or of the wrong size. */
export class InvalidArgumentError extends MistbankError {}

/** The allocator gave nothing; nothing was changed. */
export class OutOfMemoryError extends MistbankError {}

/** The rules cannot be played; the message names the field. */
export class InvalidRulesError extends MistbankError {}

/** The text is no tile set, or one that cannot be played; the message names line, column and reason. */
export class InvalidTileSetError extends CannotLoadError {}

/** The rules forbid this action here; the message names the clause. */
export class IllegalActionError extends MistbankError {}

/** The action answers another decision than the open one: it is stale, or belongs to another game. */
export class WrongDecisionError extends MistbankError {}

/** No action is left. */
export class GameOverError extends MistbankError {}

/** The game stands at its start. */
export class NothingToUndoError extends MistbankError {}

/** The game was told not to record: it has no past to undo or write. */
export class NotRecordedError extends MistbankError {}

/** The text is no record; the message names the line. */
export class InvalidRecordError extends CannotLoadError {}

/** The bytes are damaged, of another version, or of no game. */
export class InvalidSnapshotError extends CannotLoadError {}

/** No preset, tile set, tile or colour has this name. */
export class UnknownNameError extends MistbankError {}

/** A defect of the library; please report it with the record. */
export class InternalError extends MistbankError {}

/** The text is no JSON, or says something else than what is read; the message names line, column and reason. */
export class InvalidJsonError extends PlacedError {}

/** The text is no position, or one that cannot be; the message names line, column and clause. */
export class InvalidPositionError extends CannotLoadError {}
