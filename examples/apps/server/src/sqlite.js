// Storage in an SQLite file, with a row for each table and for each action. Only one server uses the file.

import { DatabaseSync } from "node:sqlite";

import { checkedActions, notWritten, StoreError } from "./store_error.js";

const TOUCHED_EVERY = 3600; // minimum seconds between updates of `changed`; short compared with the days that tables are kept

// The store's clock starts at the system's time and then counts only while a server runs. A change of the system's time
// therefore deletes no table. Versions are in a separate database table, because an update rewrites the whole row, and a row of
// `tables` may be large.
const SCHEMA = `
    PRAGMA locking_mode = EXCLUSIVE;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    BEGIN IMMEDIATE;
    CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY,
        start TEXT NOT NULL,    -- rules and tile sets: JSON
        seats TEXT NOT NULL,    -- the seats: JSON
        changed INTEGER NOT NULL -- time of the last use, by the store's clock
    ) STRICT;
    CREATE INDEX IF NOT EXISTS tables_changed ON tables (changed);
    CREATE TABLE IF NOT EXISTS versions (
        id TEXT PRIMARY KEY,
        version INTEGER NOT NULL -- number of writes of the table
    ) STRICT, WITHOUT ROWID;
    INSERT OR IGNORE INTO versions SELECT id, 0 FROM tables;
    CREATE TABLE IF NOT EXISTS actions (
        id TEXT NOT NULL,
        number INTEGER NOT NULL, -- number of the action, from 0
        action TEXT NOT NULL,    -- the action's text form
        PRIMARY KEY (id, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS clock (seconds INTEGER NOT NULL) STRICT;
    INSERT INTO clock SELECT max(unixepoch(), coalesce((SELECT max(changed) FROM tables), 0))
        WHERE NOT EXISTS (SELECT 1 FROM clock);
    COMMIT;
`;

/** Kinds of store errors, by the primary result code of SQLite. */
const KINDS = { 5: "in use", 11: "damaged", 13: "disk full", 26: "damaged" };

function asStoreError(error, file) {
    if (error instanceof StoreError) return error;
    const kind = KINDS[error.errcode & 0xff] ?? "failed";
    return new StoreError(kind, kind === "in use" ? `${file}: another server uses this file` : error.message);
}

export class SqliteStore {
    /** @param file the name of the file; ":memory:" for a temporary store @throws StoreError if another server uses it */
    constructor(file) {
        this.file = file;
        this.database = new DatabaseSync(file);
        this.#orStoreError(() => this.database.exec(SCHEMA));
        const prepare = (text) => this.database.prepare(text);
        const CLOCK = "(SELECT seconds FROM clock)";
        this.statements = {
            begin: prepare("BEGIN IMMEDIATE"),
            commit: prepare("COMMIT"),
            rollback: prepare("ROLLBACK"),
            made: prepare(`INSERT INTO tables (id, start, seats, changed) VALUES (?, ?, ?, ${CLOCK})`),
            madeVersion: prepare("INSERT INTO versions (id, version) VALUES (?, 0)"),
            written: prepare("UPDATE versions SET version = version + 1 WHERE id = ? AND version = ?"),
            version: prepare("SELECT version FROM versions WHERE id = ?"),
            seated: prepare("UPDATE tables SET seats = ? WHERE id = ?"),
            acted: prepare("INSERT INTO actions (id, number, action) VALUES (?, ?, ?)"),
            touched: prepare(
                `UPDATE tables SET changed = ${CLOCK} WHERE id = ? AND changed < ${CLOCK} - ${TOUCHED_EVERY}`,
            ),
            undone: prepare("DELETE FROM actions WHERE id = ? AND number >= ?"),
            table: prepare("SELECT start, seats, version FROM tables JOIN versions USING (id) WHERE id = ?"),
            actions: prepare("SELECT number, action FROM actions WHERE id = ? ORDER BY number"),
            count: prepare("SELECT count(*) AS count FROM tables"),
            clock: prepare("SELECT seconds FROM clock"),
            advance: prepare("UPDATE clock SET seconds = ?"),
            old: prepare("SELECT id FROM tables WHERE changed < ?"),
            forgotten: ["actions", "versions", "tables"].map((name) => prepare(`DELETE FROM ${name} WHERE id = ?`)),
        };
        this.clock = this.statements.clock.get().seconds; // will include fractions of seconds; the file stores whole seconds
    }

    /** Writes all changes or none. When the promise resolves, they are on disk.
     *  @throws StoreError "outdated" if a change is for another version of its table, "missing" if the table does not exist */
    async commit(changes) {
        this.#inTransaction(() => {
            for (const change of changes) this.#change(change);
        });
    }

    #change({ kind, id, version, start, seats, number, action }) {
        const { made, madeVersion, written, seated, acted, touched, undone } = this.statements;
        if (kind === "made") {
            made.run(id, start, seats);
            madeVersion.run(id);
            return;
        }
        if (written.run(id, version).changes === 0)
            throw notWritten(this.statements.version.get(id) !== undefined);
        if (kind === "seated") seated.run(seats, id);
        else if (kind === "undone") undone.run(id, number);
        else acted.run(id, number, action);
        touched.run(id);
    }

    /** Reads a table, and marks it as used. @returns { start, seats, version, actions }; null if the store has no such table */
    async table(id) {
        return this.#inTransaction(() => {
            const found = this.statements.table.get(id);
            if (found === undefined) return null;
            this.statements.touched.run(id);
            return { ...found, actions: checkedActions(this.statements.actions.all(id)) };
        });
    }

    async count() {
        return this.#orStoreError(() => this.statements.count.get().count);
    }

    /** Deletes tables that nobody has used for a long time. @param elapsed seconds since the last call, or since the store
     *  was opened @param used ids of the tables in memory; these tables stay @returns the number of tables left */
    async tidy({ elapsed, used, keptSeconds }) {
        const { advance, touched, old, forgotten, count } = this.statements;
        return this.#inTransaction(() => {
            this.clock += elapsed;
            advance.run(Math.floor(this.clock));
            for (const id of used) touched.run(id);
            const stays = new Set(used);
            for (const { id } of old.all(Math.floor(this.clock) - keptSeconds))
                if (!stays.has(id)) for (const statement of forgotten) statement.run(id);
            return count.get().count;
        });
    }

    async close() {
        this.database.close();
    }

    #inTransaction(work) {
        return this.#orStoreError(() => {
            this.statements.begin.run();
            try {
                const result = work();
                this.statements.commit.run();
                return result;
            } catch (error) {
                try {
                    this.statements.rollback.run();
                } catch {} // SQLite has already rolled back if the disk is full
                throw error;
            }
        });
    }

    #orStoreError(work) {
        try {
            return work();
        } catch (error) {
            throw asStoreError(error, this.file);
        }
    }
}
