// Storage in Postgres, for several servers that share tables. Each change by one server notifies the others.

import pg from "pg";

import { checkedActions, notWritten, StoreError } from "./store_error.js";

// The minimum time between two updates of `changed` for a table that is used but not written. It is short compared with the
// days that tables are kept.
const TOUCHED_EVERY = "interval '1 hour'";

// The clock starts at the system's time and then counts only while a server runs. A change of the system's time therefore
// deletes no table.
const SCHEMA = `
    CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY,
        start TEXT NOT NULL,      -- rules and tile sets: JSON
        seats TEXT NOT NULL,      -- the seats: JSON
        changed TIMESTAMPTZ NOT NULL DEFAULT now() -- time of the last use, by the clock below
    );
    ALTER TABLE tables ADD COLUMN IF NOT EXISTS version INTEGER NOT NULL DEFAULT 0; -- number of writes
    CREATE INDEX IF NOT EXISTS tables_changed ON tables (changed);
    CREATE TABLE IF NOT EXISTS actions (
        id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        number INTEGER NOT NULL,  -- number of the action, from 0
        action TEXT NOT NULL,     -- the action's text form
        PRIMARY KEY (id, number)
    );
    CREATE TABLE IF NOT EXISTS clock (at TIMESTAMPTZ NOT NULL);
    INSERT INTO clock SELECT greatest(now(), (SELECT max(changed) FROM tables)) WHERE NOT EXISTS (SELECT 1 FROM clock);
`;
const CHANNEL = "mistbank_tables";
const LOCK = 0x6d697374; // number of the lock that a server holds while it creates the database tables

/** Kinds of store errors, by the error code of Postgres. */
const KINDS = { 53100: "disk full", XX001: "damaged", XX002: "damaged" };

const asStoreError = (error) =>
    error instanceof StoreError ? error : new StoreError(KINDS[error.code] ?? "failed", error.message);

export class PostgresStore {
    /** @param address the address of the database, such as postgres://user@host/database
     *  @param onchanged receives the id of each table that another server has changed */
    static async open(address, onchanged) {
        const store = new PostgresStore();
        store.pool = new pg.Pool({ connectionString: address });
        store.pool.on("error", (error) => console.error(`postgres: ${error.message}`));
        const client = await store.pool.connect();
        try {
            await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
            await client.query(SCHEMA);
            await client.query("SELECT pg_advisory_unlock($1)", [LOCK]);
        } finally {
            client.release();
        }
        const { rows } = await store.pool.query("SELECT extract(epoch FROM at)::float8 AS seconds FROM clock");
        store.clock = rows[0].seconds; // the value of the clock when this server last read it
        await store.#listen(address, onchanged);
        return store;
    }

    async #listen(address, onchanged) {
        const { rows } = await this.pool.query("SELECT gen_random_uuid() AS own");
        this.own = rows[0].own;
        this.ear = new pg.Client({ connectionString: address });
        this.ear.on("error", (error) => console.error(`postgres: ${error.message}`));
        this.ear.on("notification", ({ payload }) => {
            const [whose, id] = payload.split(" ");
            if (whose !== this.own) onchanged(id);
        });
        await this.ear.connect();
        await this.ear.query(`LISTEN ${CHANNEL}`);
    }

    /** Writes all changes or none. When the promise resolves, they are on disk.
     *  @throws StoreError "outdated" if a change is for another version of its table, "missing" if the table does not exist */
    commit(changes) {
        return this.#inTransaction(async (client) => {
            // All servers lock rows in the order of ids, so that two servers never wait for each other's locks.
            const ordered = changes.toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
            for (const change of ordered) await this.#change(client, change);
            for (const id of new Set(ordered.map(({ id }) => id)))
                await client.query("SELECT pg_notify($1, $2)", [CHANNEL, `${this.own} ${id}`]);
        });
    }

    async #change(client, { kind, id, version, start, seats, number, action }) {
        if (kind === "made")
            return client.query(
                "INSERT INTO tables (id, start, seats, changed) VALUES ($1, $2, $3, (SELECT at FROM clock))",
                [id, start, seats],
            );
        // The update locks the row until the end of the transaction. If several servers try to write the same version, only
        // one of them finds this version in the row.
        const { rowCount } = await client.query(
            "UPDATE tables SET version = version + 1, changed = (SELECT at FROM clock) WHERE id = $1 AND version = $2",
            [id, version],
        );
        if (rowCount === 0) {
            const { rows } = await client.query("SELECT 1 FROM tables WHERE id = $1", [id]);
            throw notWritten(rows.length > 0);
        }
        if (kind === "seated") return client.query("UPDATE tables SET seats = $1 WHERE id = $2", [seats, id]);
        if (kind === "undone") return client.query("DELETE FROM actions WHERE id = $1 AND number >= $2", [id, number]);
        return client.query("INSERT INTO actions (id, number, action) VALUES ($1, $2, $3)", [id, number, action]);
    }

    /** Reads a table, and marks it as used. @returns { start, seats, version, actions }; null if the store has no such table */
    table(id) {
        return this.#inTransaction(async (client) => {
            // The lock prevents changes between reading the version and reading the actions.
            const found = await client.query(
                "SELECT start, seats, version, changed < clock.at - " +
                    `${TOUCHED_EVERY} AS rests FROM tables, clock WHERE id = $1 FOR UPDATE OF tables`,
                [id],
            );
            if (found.rows.length === 0) return null;
            const { rests, ...table } = found.rows[0];
            if (rests) await client.query("UPDATE tables SET changed = (SELECT at FROM clock) WHERE id = $1", [id]);
            const { rows } = await client.query("SELECT number, action FROM actions WHERE id = $1 ORDER BY number", [id]);
            return { ...table, actions: checkedActions(rows) };
        });
    }

    async count() {
        const { rows } = await this.pool.query("SELECT count(*)::integer AS count FROM tables");
        return rows[0].count;
    }

    /** Deletes tables that nobody has used for a long time. @param elapsed seconds since the last call, or since the store was
     *  opened @param used ids of the tables in memory; these tables stay @returns the number of tables left */
    tidy({ elapsed, used, keptSeconds }) {
        return this.#inTransaction(async (client) => {
            // All servers advance one clock, which follows the fastest server.
            const { rows } = await client.query(
                "UPDATE clock SET at = greatest(at, to_timestamp($1)) RETURNING extract(epoch FROM at)::float8 AS seconds",
                [this.clock + elapsed],
            );
            this.clock = rows[0].seconds;
            await client.query(
                `UPDATE tables SET changed = clock.at FROM clock WHERE id = ANY($1) AND changed < clock.at - ${TOUCHED_EVERY}`,
                [used],
            );
            await client.query(
                "DELETE FROM tables WHERE changed < to_timestamp($1) AND id <> ALL($2)",
                [this.clock - keptSeconds, used],
            );
            const left = await client.query("SELECT count(*)::integer AS count FROM tables");
            return left.rows[0].count;
        });
    }

    async close() {
        await this.ear.end();
        await this.pool.end();
    }

    async #inTransaction(work) {
        let client = null;
        try {
            client = await this.pool.connect();
            await client.query("BEGIN");
            const result = await work(client);
            await client.query("COMMIT");
            return result;
        } catch (error) {
            await client?.query("ROLLBACK").catch(() => {});
            throw asStoreError(error);
        } finally {
            client?.release();
        }
    }
}
