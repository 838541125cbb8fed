// The answer to a request that is refused.

import { MistbankError, Status } from "mistbank";

/** A refusal with the status and the message of the answer. Any other exception, except the library's, is a defect. */
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

const MOST_SHOWN = 40; // letters of a given text

function shown(value) {
    if (Array.isArray(value)) return `with ${value.length} ${value.length === 1 ? "entry" : "entries"}`;
    if (typeof value === "object" && value !== null) return "that is an object";
    if (typeof value !== "string") return String(value);
    return JSON.stringify(value.length > MOST_SHOWN ? `${value.slice(0, MOST_SHOWN)}…` : value);
}

/** Returns an argument and its given value for a message. */
export const given = (name, value) => (value === undefined ? `${name} is missing` : `${name} ${shown(value)}`);

/** @throws Refusal, with the argument and its given value, unless the condition holds @param allowed the allowed values */
export function mustBe(holds, name, value, allowed) {
    if (!holds) throw new Refusal("invalid argument", `${given(name, value)}: expected ${allowed}`);
}

/** Messages for refusals by a store, by the kind of the error. */
const STORE_REFUSALS = {
    "disk full": "the disk of the server is full: nothing was done",
    missing: "the store of the server no longer has this table: nothing was done",
    damaged: "the stored table is damaged and cannot be read",
};

/** Returns the refusal for an error of a store. */
export function notStored({ kind }) {
    if (Object.hasOwn(STORE_REFUSALS, kind)) return new Refusal(kind, STORE_REFUSALS[kind]);
    return new Refusal("not stored", "the store of the server has failed: nothing was done");
}
