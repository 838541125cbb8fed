// Refusals of requests, and their messages.

import { MistbankError, Status } from "mistbank";

/** A refusal, with the status and the message of the answer. All other exceptions, except the library's, are defects. */
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

/** Returns the refusal for an exception. A library error keeps its message. @returns null if the exception is a defect */
export function refusalOf(error) {
    if (error instanceof Refusal) return error;
    return error instanceof MistbankError ? new Refusal(NAMES.get(error.status).toLowerCase(), error.reason) : null;
}

/** @throws Refusal unless the condition holds */
export function must(holds, status, message) {
    if (!holds) throw new Refusal(status, message);
}

const MOST_SHOWN = 40; // maximum number of characters that a message quotes from a text

function shown(value) {
    if (Array.isArray(value)) return `with ${value.length} ${value.length === 1 ? "entry" : "entries"}`;
    if (typeof value === "object" && value !== null) return "is an object";
    if (typeof value !== "string") return String(value);
    return JSON.stringify(value.length > MOST_SHOWN ? `${value.slice(0, MOST_SHOWN)}…` : value);
}

/** Returns the name of an argument and its given value, for a message. */
export const given = (name, value) => (value === undefined ? `${name} is missing` : `${name} ${shown(value)}`);

/** @param allowed the allowed values, in words @throws Refusal, which names the argument and its value, unless `holds` is
 *  true */
export function mustBe(holds, name, value, allowed) {
    if (!holds) throw new Refusal("invalid argument", `${given(name, value)}: expected ${allowed}`);
}

/** The message for each kind of store error. */
const STORE_REFUSALS = {
    "disk full": "the server's disk is full: nothing was done",
    missing: "the server's store no longer has this table: nothing was done",
    damaged: "the stored table is damaged and cannot be read",
};

/** Returns the refusal for a store error. */
export function notStored({ kind }) {
    if (Object.hasOwn(STORE_REFUSALS, kind)) return new Refusal(kind, STORE_REFUSALS[kind]);
    return new Refusal("not stored", "the server's store has failed: nothing was done");
}
