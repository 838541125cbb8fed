// What must last, in a file of SQLite: tables, and their actions one by one.

import { DatabaseSync } from "node:sqlite";

const TOUCHED_EVERY = 3600; // seconds: a table is kept for days, and need not be written at each action

const SCHEMA = `
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY,
        start TEXT NOT NULL,    -- what the game begins with: JSON
        seats TEXT NOT NULL,    -- who sits there: JSON
        changed INTEGER NOT NULL -- seconds since 1970
    ) STRICT;
    CREATE INDEX IF NOT EXISTS tables_changed ON tables (changed);
    CREATE TABLE IF NOT EXISTS actions (
        id TEXT NOT NULL,
        number INTEGER NOT NULL, -- from 0
        action TEXT NOT NULL,    -- its text form
        PRIMARY KEY (id, number)
    ) STRICT, WITHOUT ROWID;
`;

export class SqliteStore {
    /** @param file its name; ":memory:" for nothing that lasts */
    constructor(file) {
        this.database = new DatabaseSync(file);
        this.database.exec(SCHEMA);
        const prepare = (text) => this.database.prepare(text);
        this.statements = {
            begin: prepare("BEGIN IMMEDIATE"),
            commit: prepare("COMMIT"),
            rollback: prepare("ROLLBACK"),
            made: prepare("INSERT INTO tables (id, start, seats, changed) VALUES (?, ?, ?, ?)"),
            seated: prepare("UPDATE tables SET seats = ?, changed = ? WHERE id = ?"),
            acted: prepare("INSERT INTO actions (id, number, action) VALUES (?, ?, ?)"),
            touched: prepare("UPDATE tables SET changed = ? WHERE id = ? AND changed < ?"),
            undone: prepare("DELETE FROM actions WHERE id = ? AND number >= ?"),
            table: prepare("SELECT start, seats FROM tables WHERE id = ?"),
            actions: prepare("SELECT action FROM actions WHERE id = ? ORDER BY number"),
            count: prepare("SELECT count(*) AS count FROM tables"),
            oldActions: prepare("DELETE FROM actions WHERE id IN (SELECT id FROM tables WHERE changed < ?)"),
            oldTables: prepare("DELETE FROM tables WHERE changed < ?"),
        };
    }

    /** All changes, or none of them; they are on disk when it has come back. */
    async commit(changes, now = Math.floor(Date.now() / 1000)) {
        const { begin, commit, rollback, made, seated, acted, touched, undone } = this.statements;
        begin.run();
        try {
            const played = new Set();
            for (const { kind, id, start, seats, number, action } of changes) {
                if (kind === "made") made.run(id, start, seats, now);
                else if (kind === "seated") seated.run(seats, now, id);
                else if (kind === "undone") undone.run(id, number);
                else acted.run(id, number, action);
                if (kind === "acted" || kind === "undone") played.add(id);
            }
            for (const id of played) touched.run(now, id, now - TOUCHED_EVERY);
            commit.run();
        } catch (error) {
            rollback.run();
            throw error;
        }
    }

    /** @returns { start, seats, actions } of a table; null: there is none */
    async table(id) {
        const found = this.statements.table.get(id);
        return found === undefined
            ? null
            : { ...found, actions: this.statements.actions.all(id).map(({ action }) => action) };
    }

    async count() {
        return this.statements.count.get().count;
    }

    /** Forgets tables of which nothing was heard since then, in seconds since 1970. */
    async forgetBefore(time) {
        this.statements.oldActions.run(time);
        this.statements.oldTables.run(time);
    }

    async close() {
        this.database.close();
    }
}
