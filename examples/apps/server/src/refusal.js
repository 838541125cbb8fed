// The answer to a request that is refused.

import { MistbankError, Status } from "mistbank";

/** A refusal with the words of the answer. Any other exception, except the library's, is a defect. */
export class Refusal extends Error {
    /** @param status a status name of the library or of the server */
    constructor(status, message) {
        super(message);
        this.status = status;
    }
}

const NAMES = new Map(
    Object.entries(Status).map(([name, status]) => [
        status,
        name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    ]),
);

/** Returns the refusal of a request; for errors of the library with its words. @returns null for a defect */
export function refusalOf(error) {
    if (error instanceof Refusal) return error;
    return error instanceof MistbankError ? new Refusal(NAMES.get(error.status).toLowerCase(), error.reason) : null;
}

/** @throws Refusal unless the condition holds */
export function must(holds, status, message) {
    if (!holds) throw new Refusal(status, message);
}

/** Messages for refusals by a store, by the kind of the error. */
const STORE_REFUSALS = {
    "disk full": "the disk of the server is full: it was not done",
    missing: "the server's store has this table no more: it was not done",
    damaged: "what the server has stored of this table is damaged",
};

/** Returns the refusal for an error of a store. */
export function notStored({ kind }) {
    if (Object.hasOwn(STORE_REFUSALS, kind)) return new Refusal(kind, STORE_REFUSALS[kind]);
    return new Refusal("not stored", "the store of the server has failed: it was not done");
}
