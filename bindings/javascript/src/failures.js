// Errors: the base classes, their common data, and errors without a status of the library.

import { Status } from "./constants.js";

/** Matches the ids of clauses in a message, such as COM-2 in "two cells apart (COM-2)". */
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

/** The error for using a freed object. */
export class FreedError extends MistbankError {
    status = Status.InvalidArgument;
}
FreedError.prototype.name = "FreedError";

/** Returns the number that follows a word in a message, such as the line in "line 12, column 5: ...". */
function numberBehind(word, text) {
    const found = text.match(new RegExp(`\\b${word} ([0-9]+)`));
    return found ? Number(found[1]) : null;
}

/** An error that can name its line and column in a text. */
export class PlacedError extends MistbankError {
    get line() {
        return numberBehind("line", this.message);
    }

    get column() {
        return numberBehind("column", this.message);
    }
}

export class CannotLoadError extends PlacedError {}
CannotLoadError.prototype.name = "CannotLoadError";

export class UnknownTileSetError extends CannotLoadError {
    status = Status.UnknownName;
}
UnknownTileSetError.prototype.name = "UnknownTileSetError";

// --- an error for each status ---

const classes = new Map();

export function errorClass(name, status, parent) {
    const made = {
        [name]: class extends parent {
            status = status;
        },
    }[name];
    made.prototype.name = name;
    classes.set(status, made);
    return made;
}

/** Returns the error for a status of the library. */
export function errorOf(status, message) {
    const kind = classes.get(status) ?? classes.get(Status.InternalError);
    return new kind(message || `status ${status}`);
}

/** Throws the error for the status of a function that gives no message. Does nothing if the status is Ok. */
export function check(status) {
    if (status !== Status.Ok) throw errorOf(status, "an argument is out of range");
}
