// All tables: those that are played on are in memory, all of them in the store.

import { randomBytes } from "node:crypto";

import { Rules, TileSet } from "mistbank";

import { must, notStored, Refusal } from "./refusal.js";
import { newId } from "./seats.js";
import { Table } from "./table.js";

const ID = /^[A-Za-z0-9_-]{22}$/;
const MOST_TILE_SETS = 8; // of one's own
const SECONDS_OF_DAY = 24 * 60 * 60;

export class Lobby {
    /** @param parts { store, journal, advisers, limits, now(): milliseconds of a clock that never jumps } */
    constructor(parts) {
        Object.assign(this, parts);
        this.tables = new Map(); // by id
        this.coming = new Map(); // those that are being read from the store
        this.stored = 0;
        this.tidiedAt = this.now();
    }

    async open() {
        this.stored = await this.store.count();
        this.tidying = setInterval(() => this.tidy().catch((error) => console.error(error.message)), 60000);
        this.tidying.unref();
    }

    /** A new table. What comes by chance the server decides: nobody knows its seed.
     *  @param wanted { rules, tileSets, seats } */
    async make({ rules, tileSets = [], seats }) {
        must(
            this.tables.size < this.limits.tables,
            "busy",
            "so many tables are played on that there is no room for another one",
        );
        must(this.stored < this.limits.storedTables, "busy", "no room for another table");
        const isList = Array.isArray(tileSets) && tileSets.length <= MOST_TILE_SETS;
        must(
            isList && tileSets.every((text) => typeof text === "string"),
            "invalid argument",
            `tileSets: up to ${MOST_TILE_SETS} texts`,
        );
        must(
            typeof rules === "object" && rules !== null && !Array.isArray(rules),
            "invalid argument",
            "rules: an object, as the library's JSON has it",
        );
        const start = { rules: this.#startOf(rules, tileSets), tileSets };
        const table = Table.begin(newId(), start, seats, this);
        this.tables.set(table.id, table);
        ++this.stored;
        try {
            await this.journal.write({
                kind: "made",
                id: table.id,
                start: JSON.stringify(start),
                seats: table.seats.toText(),
            });
        } catch (error) {
            this.gone(table);
            console.error(`table ${table.id}: ${error.message}`);
            throw notStored(error);
        }
        return table;
    }

    #startOf(rules, tileSets) {
        const seed = randomBytes(8).readBigUInt64LE();
        const wanted = Rules.fromJson({ ...rules, seed: String(seed), draws: "automatic" });
        for (const text of tileSets) TileSet.parse(text).free();
        return wanted.toJson();
    }

    /** A table, from the store if need be. Asking takes as long whether or not there is one in memory. */
    async find(id) {
        must(typeof id === "string" && ID.test(id), "unknown name", "there is no such table");
        const here = this.tables.get(id);
        if (here !== undefined) return here;
        if (!this.coming.has(id))
            this.coming.set(
                id,
                this.#read(id).finally(() => this.coming.delete(id)),
            );
        return this.coming.get(id);
    }

    async #read(id) {
        await this.journal.settled();
        let table;
        try {
            const kept = await this.kept(id);
            must(kept !== null, "unknown name", "there is no such table");
            must(
                this.tables.size < this.limits.tables,
                "busy",
                "so many tables are played on that there is no room for another one",
            );
            table = Table.restored(id, kept, this);
        } catch (error) {
            if (error instanceof Refusal) throw error;
            console.error(`table ${id}: ${error.message}`);
            throw notStored({ kind: error.kind ?? "damaged" });
        }
        this.tables.set(id, table);
        return table;
    }

    /** What the store has of a table; null: nothing. @throws StoreError where it cannot be read */
    kept(id) {
        return this.store.table(id);
    }

    /** Another server has changed a table. */
    async changed(id) {
        const table = this.tables.get(id);
        if (table === undefined || table.isBroken) return;
        await table.inTurn(() => table.catchUp());
    }

    /** It is not what the store has, or nobody is there. */
    gone(table) {
        if (this.tables.get(table.id) === table) this.tables.delete(table.id);
        table.free();
    }

    /** Tables at which nobody is leave memory, and after a long time without use the store. */
    async tidy() {
        await this.journal.settled();
        const now = this.now();
        for (const table of this.tables.values())
            if (table.isIdle && (table.game.isOver || now - table.usedAt > this.limits.idleMinutes * 60000))
                this.gone(table);
        const elapsed = (now - this.tidiedAt) / 1000;
        this.tidiedAt = now;
        const used = [...this.tables.keys(), ...this.coming.keys()];
        this.stored = await this.store.tidy({ elapsed, used, keptSeconds: this.limits.keptDays * SECONDS_OF_DAY });
    }

    async close() {
        clearInterval(this.tidying);
        await this.journal.settled();
        for (const table of [...this.tables.values()]) this.gone(table);
    }
}
