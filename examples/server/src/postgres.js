// What must last, in Postgres: for several servers that share tables. What one of them has done the others hear of.

import pg from "pg";

const SCHEMA = `
    CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY,
        start TEXT NOT NULL,      -- what the game begins with: JSON
        seats TEXT NOT NULL,      -- who sits there: JSON
        changed TIMESTAMPTZ NOT NULL DEFAULT now()
    );
    CREATE INDEX IF NOT EXISTS tables_changed ON tables (changed);
    CREATE TABLE IF NOT EXISTS actions (
        id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        number INTEGER NOT NULL,  -- from 0
        action TEXT NOT NULL,     -- its text form
        PRIMARY KEY (id, number)  -- of two servers that act at once but one does
    );
`;
const CHANNEL = "mistbank_tables";
const LOCK = 0x6d697374; // of whoever sets the tables up

export class PostgresStore {
    /** @param address as postgres://user@host/database @param onchanged hears of tables that others have changed: their id */
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

    /** All changes, or none of them; they are on disk when it has come back. */
    async commit(changes) {
        const client = await this.pool.connect();
        try {
            await client.query("BEGIN");
            for (const change of changes) await this.#change(client, change);
            for (const id of new Set(changes.map(({ id }) => id))) {
                await client.query("UPDATE tables SET changed = now() WHERE id = $1", [id]);
                await client.query("SELECT pg_notify($1, $2)", [CHANNEL, `${this.own} ${id}`]);
            }
            await client.query("COMMIT");
        } catch (error) {
            await client.query("ROLLBACK").catch(() => {});
            throw error;
        } finally {
            client.release();
        }
    }

    #change(client, { kind, id, start, seats, number, action }) {
        if (kind === "made")
            return client.query("INSERT INTO tables (id, start, seats) VALUES ($1, $2, $3)", [id, start, seats]);
        if (kind === "seated") return client.query("UPDATE tables SET seats = $1 WHERE id = $2", [seats, id]);
        if (kind === "undone") return client.query("DELETE FROM actions WHERE id = $1 AND number >= $2", [id, number]);
        return client.query("INSERT INTO actions (id, number, action) VALUES ($1, $2, $3)", [id, number, action]);
    }

    /** @returns { start, seats, actions } of a table; null: there is none */
    async table(id) {
        const { rows } = await this.pool.query("SELECT start, seats FROM tables WHERE id = $1", [id]);
        if (rows.length === 0) return null;
        const actions = await this.pool.query("SELECT action FROM actions WHERE id = $1 ORDER BY number", [id]);
        return { ...rows[0], actions: actions.rows.map(({ action }) => action) };
    }

    async count() {
        const { rows } = await this.pool.query("SELECT count(*)::integer AS count FROM tables");
        return rows[0].count;
    }

    /** Forgets tables of which nothing was heard since then, in seconds since 1970. */
    async forgetBefore(time) {
        await this.pool.query("DELETE FROM tables WHERE changed < to_timestamp($1)", [time]);
    }

    async close() {
        await this.ear.end();
        await this.pool.end();
    }
}
