// The reason for a refusal by a store, in a form that can be passed between threads.

export class StoreError extends Error {
    /** @param kind "outdated": another server has written the table since; "missing": the store has no such table;
     *  "disk full", "damaged", "in use"; "failed" for all other errors */
    constructor(kind, message) {
        super(message);
        this.kind = kind;
    }
}

/** Returns the error of a change that found no row of its version. @param exists whether the store has the table */
export const notWritten = (exists) =>
    exists
        ? new StoreError("outdated", "another server has changed the table in the meantime")
        : new StoreError("missing", "the store has no row of this table");

/** @returns the texts of actions @throws StoreError unless they are numbered from 0 without a gap */
export function checkedActions(rows) {
    if (rows.some(({ number }, index) => number !== index))
        throw new StoreError("damaged", "the stored actions have a gap");
    return rows.map(({ action }) => action);
}
