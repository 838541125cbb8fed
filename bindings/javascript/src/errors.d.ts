// bindings/generate writes this file from the headers in capi/mistbank/; do not edit it.

import { CannotLoadError, MistbankError, PlacedError } from "./failures.js";

export { CannotLoadError, FreedError, MistbankError, UnknownTileSetError } from "./failures.js";

/** An argument is null, out of range or of the wrong size. */
export class InvalidArgumentError extends MistbankError {}

/** The allocator returned null; nothing was changed. */
export class OutOfMemoryError extends MistbankError {}

/** The rules cannot be played; the message names the field. */
export class InvalidRulesError extends MistbankError {}

/** The text is not a tile set, or the set cannot be played; the message names line, column and reason. */
export class InvalidTileSetError extends CannotLoadError {}

/** The rules forbid the action in this position; the message names the clause. */
export class IllegalActionError extends MistbankError {}

/** The action does not answer the open decision, because the action is stale or belongs to another game. */
export class WrongDecisionError extends MistbankError {}

/** The game is over, and no action is legal. */
export class GameOverError extends MistbankError {}

/** The game is at its start. */
export class NothingToUndoError extends MistbankError {}

/** The game has no recorded history to undo or write. */
export class NotRecordedError extends MistbankError {}

/** The text is not a record; the message names the line. */
export class InvalidRecordError extends CannotLoadError {}

/** The bytes are not a snapshot, are damaged, or come from a later version. */
export class InvalidSnapshotError extends CannotLoadError {}

/** No preset, tile set, tile, colour or header has this name. */
export class UnknownNameError extends MistbankError {}

/** A defect of the library; please report it with the record. */
export class InternalError extends MistbankError {}

/** The text is not JSON, or not the expected kind of JSON; the message names line, column and reason. */
export class InvalidJsonError extends PlacedError {}

/** The text is not a position, or the position is impossible; the message names line, column and clause. */
export class InvalidPositionError extends CannotLoadError {}
