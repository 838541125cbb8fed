// What is told to whoever asks for something that cannot be.

import { MistbankError, Status } from "mistbank";

/** Has the words of the answer; everything else that is thrown is a defect. */
export class Refusal extends Error {
    /** @param status as the library names it, or one of the server's own */
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

/** What the library refuses is told in its words. @returns null for a defect */
export function refusalOf(error) {
    if (error instanceof Refusal) return error;
    return error instanceof MistbankError ? new Refusal(NAMES.get(error.status).toLowerCase(), error.reason) : null;
}

/** @throws Refusal unless it holds */
export function must(holds, status, message) {
    if (!holds) throw new Refusal(status, message);
}
