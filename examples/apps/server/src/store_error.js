// The errors of a store, with a kind that can be passed between threads.

export class StoreError extends Error {
    /** @param kind "outdated": another server has written the table in the meantime; "missing": the store has no such
     *  table; "disk full"; "damaged"; "in use": another server uses the file; "failed" for all other errors */
    constructor(kind, message) {
        super(message);
        this.kind = kind;
    }
}

/** Returns the error for a change if the store has no row with the change's version. @param exists whether the store has
 *  the table */
export const notWritten = (exists) =>
    exists
        ? new StoreError("outdated", "another server has changed the table in the meantime")
        : new StoreError("missing", "the store has no row for this table");

/** Returns the texts of stored actions. @throws StoreError unless the actions are numbered from 0 without a gap */
export function checkedActions(rows) {
    if (rows.some(({ number }, index) => number !== index))
        throw new StoreError("damaged", "the stored actions have a gap");
    return rows.map(({ action }) => action);
}
