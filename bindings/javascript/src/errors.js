// bindings/generate writes this file from the headers in capi/mistbank/; do not edit it.
// A class for each kind of error that the library reports.

import { Status } from "./constants.js";
import { CannotLoadError, MistbankError, PlacedError, errorClass } from "./failures.js";

export { CannotLoadError, FreedError, MistbankError, UnknownTileSetError } from "./failures.js";

export const InvalidArgumentError = errorClass("InvalidArgumentError", Status.InvalidArgument, MistbankError);
export const OutOfMemoryError = errorClass("OutOfMemoryError", Status.OutOfMemory, MistbankError);
export const InvalidRulesError = errorClass("InvalidRulesError", Status.InvalidRules, MistbankError);
export const InvalidTileSetError = errorClass("InvalidTileSetError", Status.InvalidTileSet, CannotLoadError);
export const IllegalActionError = errorClass("IllegalActionError", Status.IllegalAction, MistbankError);
export const WrongDecisionError = errorClass("WrongDecisionError", Status.WrongDecision, MistbankError);
export const GameOverError = errorClass("GameOverError", Status.GameOver, MistbankError);
export const NothingToUndoError = errorClass("NothingToUndoError", Status.NothingToUndo, MistbankError);
export const NotRecordedError = errorClass("NotRecordedError", Status.NotRecorded, MistbankError);
export const InvalidRecordError = errorClass("InvalidRecordError", Status.InvalidRecord, CannotLoadError);
export const InvalidSnapshotError = errorClass("InvalidSnapshotError", Status.InvalidSnapshot, CannotLoadError);
export const UnknownNameError = errorClass("UnknownNameError", Status.UnknownName, MistbankError);
export const InternalError = errorClass("InternalError", Status.InternalError, MistbankError);
export const InvalidJsonError = errorClass("InvalidJsonError", Status.InvalidJson, PlacedError);
export const InvalidPositionError = errorClass("InvalidPositionError", Status.InvalidPosition, CannotLoadError);
