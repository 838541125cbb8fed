// The tables of the server. The store contains all tables, and the tables in use are also in memory.

import { randomBytes } from "node:crypto";

import { Rules } from "mistbank";

import { Memory } from "./memory.js";
import { given, must, mustBe, notStored, Refusal } from "./refusal.js";
import { newId } from "./seats.js";
import { bytesOfTable, Table } from "./table.js";

const ID = /^[A-Za-z0-9_-]{22}$/;
const MOST_TILE_SETS = 8; // maximum number of custom tile sets at a table
const AIDS = ["all", "no hints", "none"]; // the values of the field `aids` of a table
const SECONDS_OF_DAY = 24 * 60 * 60;

export class Lobby {
    /** @param parts { store, journal, advisers, limits, now(): returns the time of a monotonic clock in milliseconds } */
    constructor(parts) {
        Object.assign(this, parts);
        this.tables = new Map(); // id → table
        this.coming = new Map(); // id → promise of a table that is being read from the store
        this.stored = 0;
        this.tidiedAt = this.now();
        this.memory = new Memory(this.limits, (address) => this.#makeRoom(address));
    }

    async open() {
        this.stored = await this.store.count();
        this.tidying = setInterval(() => this.tidy().catch((error) => console.error(error.message)), 60000);
        this.tidying.unref();
    }

    /** Creates a table. The server makes all random choices, so nobody knows the seed.
     *  @param wanted { rules, tileSets, seats, waits, aids } @param address the address that is charged for the memory */
    async make({ rules, tileSets = [], seats, waits = false, aids = "all" }, address) {
        this.#mustHavePlace();
        const { storedTables } = this.limits;
        must(this.stored < storedTables, "busy", `the server stores ${storedTables} tables, which is the maximum: try again later`);
        const isList = Array.isArray(tileSets) && tileSets.length <= MOST_TILE_SETS;
        const areTexts = isList && tileSets.every((text) => typeof text === "string");
        mustBe(areTexts, "tileSets", tileSets, `an array of up to ${MOST_TILE_SETS} strings`);
        const isObject = typeof rules === "object" && rules !== null && !Array.isArray(rules);
        mustBe(isObject, "rules", rules, "an object with the fields of src/json/FORMAT.md");
        mustBe(typeof waits === "boolean", "waits", waits, "true or false");
        mustBe(AIDS.includes(aids), "aids", aids, `one of ${AIDS.join(", ")}`);
        const start = { rules: this.#startOf(rules), tileSets, waits, aids };
        const table = this.#inMemory(address, start, () => Table.begin(newId(), start, seats, this));
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

    /** Reserves memory for a table, and creates the table. @param begin creates the table; called only if enough memory is
     *  left */
    #inMemory(address, start, begin) {
        const bytes = bytesOfTable(start);
        this.memory.take(address, bytes);
        let table;
        try {
            table = begin();
        } catch (error) {
            this.memory.release(address, bytes);
            throw error;
        }
        table.memory = { address, bytes };
        this.tables.set(table.id, table);
        return table;
    }

    #mustHavePlace() {
        const { tables } = this.limits;
        const hasPlace = this.tables.size < tables || this.#makeRoom(null);
        must(hasPlace, "busy", `the server has ${tables} tables with players, which is the maximum: try again later`);
    }

    /** Removes one empty table from memory. @param address the address that loaded the table; null: any address
     *  @returns whether a table was removed */
    #makeRoom(address) {
        for (const table of this.tables.values()) {
            if (!table.isIdle || table.isExpected || (address !== null && table.memory.address !== address)) continue;
            this.gone(table);
            return true;
        }
        return false;
    }

    #startOf(rules) {
        const seed = randomBytes(8).readBigUInt64LE();
        return Rules.fromJson({ ...rules, seed: String(seed), draws: "automatic" }).toJson();
    }

    /** Returns a table. Reads the table from the store if it is not in memory.
     *  @param address the address that is charged for the memory if the table is read from the store */
    async find(id, address) {
        must(typeof id === "string" && ID.test(id), "unknown name", `${given("table", id)}: there is no such table`);
        const here = this.tables.get(id);
        if (here !== undefined) return here;
        if (!this.coming.has(id))
            this.coming.set(
                id,
                this.#read(id, address).finally(() => this.coming.delete(id)),
            );
        return this.coming.get(id);
    }

    async #read(id, address) {
        await this.journal.settled();
        let table;
        try {
            const kept = await this.kept(id);
            must(kept !== null, "unknown name", `${given("table", id)}: there is no such table`);
            this.#mustHavePlace();
            const start = JSON.parse(kept.start);
            table = this.#inMemory(address, start, () => Table.restored(id, start, kept, this));
        } catch (error) {
            if (error instanceof Refusal) throw error;
            console.error(`table ${id}: ${error.message}`);
            throw notStored({ kind: error.kind ?? "damaged" });
        }
        return table;
    }

    /** Returns the stored data of a table; null if the store has no such table. @throws StoreError if reading fails */
    kept(id) {
        return this.store.table(id);
    }

    /** Updates a table that another server has changed. */
    async changed(id) {
        const table = this.tables.get(id);
        if (table === undefined || table.isBroken) return;
        await table.inTurn(() => table.catchUp());
    }

    /** Removes a table from memory, because it is empty or differs from the store. */
    gone(table) {
        if (this.tables.get(table.id) !== table) return;
        this.tables.delete(table.id);
        this.memory.release(table.memory.address, table.memory.bytes);
        table.free();
    }

    /** Removes unused tables from memory, and after a long time from the store. */
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
