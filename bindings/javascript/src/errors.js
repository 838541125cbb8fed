// What goes wrong: an error for each status of the library, with the library's own words.

import { Status } from "./constants.js";

/** The clauses that a message names: "two cells apart (COM-2)". */
const CLAUSES = /\b[A-Z]{3,4}-[0-9]+\b/g;

export class MistbankError extends Error {
    status = Status.InternalError;

    get reason() {
        return this.message;
    }

    get clauses() {
        return this.message.match(CLAUSES) ?? [];
    }

    get clause() {
        return this.clauses[0] ?? null;
    }
}
MistbankError.prototype.name = "MistbankError";

const classes = new Map();

function errorClass(name, status, parent = MistbankError) {
    const made = {
        [name]: class extends parent {
            status = status;
        },
    }[name];
    made.prototype.name = name;
    if (!classes.has(status)) classes.set(status, made);
    return made;
}

/** The number behind a word of a message, such as the line of "line 12, column 5: ...". */
function numberBehind(word, text) {
    const found = text.match(new RegExp(`\\b${word} ([0-9]+)`));
    return found ? Number(found[1]) : null;
}

/** What names a place in a text. */
class PlacedError extends MistbankError {
    get line() {
        return numberBehind("line", this.message);
    }

    get column() {
        return numberBehind("column", this.message);
    }
}

export class CannotLoadError extends PlacedError {}
CannotLoadError.prototype.name = "CannotLoadError";

export const InvalidArgumentError = errorClass("InvalidArgumentError", Status.InvalidArgument);
export const OutOfMemoryError = errorClass("OutOfMemoryError", Status.OutOfMemory);
export const InvalidRulesError = errorClass("InvalidRulesError", Status.InvalidRules);
export const InvalidTileSetError = errorClass("InvalidTileSetError", Status.InvalidTileSet, CannotLoadError);
export const IllegalActionError = errorClass("IllegalActionError", Status.IllegalAction);
export const WrongDecisionError = errorClass("WrongDecisionError", Status.WrongDecision);
export const GameOverError = errorClass("GameOverError", Status.GameOver);
export const NothingToUndoError = errorClass("NothingToUndoError", Status.NothingToUndo);
export const NotRecordedError = errorClass("NotRecordedError", Status.NotRecorded);
export const InvalidRecordError = errorClass("InvalidRecordError", Status.InvalidRecord, CannotLoadError);
export const InvalidSnapshotError = errorClass("InvalidSnapshotError", Status.InvalidSnapshot, CannotLoadError);
export const UnknownNameError = errorClass("UnknownNameError", Status.UnknownName);
export const UnknownTileSetError = errorClass("UnknownTileSetError", Status.UnknownName, CannotLoadError);
export const InvalidJsonError = errorClass("InvalidJsonError", Status.InvalidJson, PlacedError);
export const InternalError = errorClass("InternalError", Status.InternalError);

/** The error for an answer of the library. */
export function errorOf(status, message) {
    const kind = classes.get(status) ?? InternalError;
    return new kind(message || `status ${status}`);
}

/** Refuses what a function without a message of its own has refused. */
export function check(status) {
    if (status !== Status.Ok) throw errorOf(status, "an argument is out of range");
}
