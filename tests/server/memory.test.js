// The memory of tables. The server checks the limits for the address and for all addresses together before it creates a table.
import assert from "node:assert/strict";
import { test } from "node:test";

import { Game, init, InvalidRulesError, InvalidTileSetError, memoryBytes, Rules, TileSet } from "mistbank";

import { Journal } from "../src/journal.js";
import { DEFAULTS } from "../src/limits.js";
import { Lobby } from "../src/lobby.js";
import { Memory } from "../src/memory.js";
import { SqliteStore } from "../src/sqlite.js";

await init();

const WANTED = { rules: { preset: "base", players: 2 }, seats: [null, null] };
const MEGABYTE = 2 ** 20;

/** Returns the text of a tile set with this many tiles. */
const tilesOf = (count) =>
    `mistbank-tiles 1\nname many\ntile t\n  copies ${count}\n  road N S\n  field EL ER NR SL\n  field WL WR NL SR\nstart\n  0 0 t\n`;

async function lobbyWith(limits) {
    const store = new SqliteStore(":memory:");
    const lobby = new Lobby({
        store,
        journal: new Journal(store),
        advisers: { choose: () => new Promise(() => {}) },
        limits: { ...DEFAULTS, ...limits },
        now: () => 0,
    });
    await lobby.open();
    return lobby;
}

/** Returns a client that watches a table and can leave. */
async function guestAt(table) {
    const guest = { tell: () => {} };
    await table.inTurn(() => table.enter(guest));
    return guest;
}

test("A game that needs more memory than an address may use is refused before its creation", async () => {
    const lobby = await lobbyWith({ tableBytesOfAddress: 4 * MEGABYTE });
    await lobby.make(WANTED, "A");
    const before = memoryBytes();
    for (let again = 0; again < 20; ++again)
        await assert.rejects(lobby.make({ ...WANTED, tileSets: [tilesOf(9999)] }, "B"), { status: "too large" });
    assert.equal(memoryBytes(), before, "nothing has been taken for it");
    assert.equal(lobby.tables.size, 1);
    await lobby.make({ ...WANTED, tileSets: [tilesOf(200)] }, "B");
    await lobby.close();
    assert.equal(lobby.memory.taken, 0);
});

test("An address that has used up its memory cannot create tables, but other addresses can", async () => {
    const lobby = await lobbyWith({ tableBytesOfAddress: 3 * MEGABYTE });
    const guests = [];
    const fill = async () => {
        for (;;) {
            const table = await lobby.make(WANTED, "A");
            guests.push([table, await guestAt(table)]);
        }
    };
    await assert.rejects(fill(), { status: "busy", message: /your address/ });
    assert.ok(guests.length > 1);
    const other = await lobby.make(WANTED, "B");
    await guestAt(other);
    // The server frees the memory of a table without clients. A returning client gets the table from the store.
    const [left, guest] = guests[0];
    left.leave(guest);
    await lobby.make(WANTED, "A");
    assert.ok(!lobby.tables.has(left.id) && lobby.tables.has(other.id));
    await assert.rejects(lobby.find(left.id, "A"), { status: "busy" });
    assert.equal((await lobby.find(left.id, "C")).id, left.id);
    await lobby.close();
});

test("Total memory and the number of tables are limited, and the server frees idle tables of any address", async () => {
    for (const limits of [{ tableBytes: 3 * MEGABYTE }, { tables: 4 }]) {
        const lobby = await lobbyWith(limits);
        const guests = [];
        const fill = async () => {
            for (;;) {
                const table = await lobby.make(WANTED, `address ${guests.length}`);
                guests.push([table, await guestAt(table)]);
            }
        };
        await assert.rejects(fill(), { status: "busy" });
        const { size } = lobby.tables;
        const [left, guest] = guests[1];
        left.leave(guest);
        await lobby.make(WANTED, "another");
        assert.equal(lobby.tables.size, size);
        assert.ok(!lobby.tables.has(left.id));
        await lobby.close();
    }
});

test("All released memory can be used again", () => {
    const memory = new Memory({ tableBytes: 100, tableBytesOfAddress: 60 }, () => false);
    memory.take("A", 60);
    assert.throws(() => memory.take("A", 1), { status: "busy" });
    assert.throws(() => memory.take("B", 41), { status: "busy" });
    assert.throws(() => memory.take("B", 61), { status: "too large" });
    memory.take("B", 40);
    for (const [address, bytes] of [["A", 60], ["B", 40]]) memory.release(address, bytes);
    assert.deepEqual([memory.taken, memory.takenOf.size], [0, 0]);
    memory.take("B", 60);
});

test("The function bytesOf estimates the memory of a game, and refuses invalid rules", () => {
    const base = Game.bytesOf("base");
    assert.ok(base > 100000 && base < 2 * MEGABYTE, `${base}`);
    assert.ok(Game.bytesOf(Rules.fromJson({ preset: "everything", players: 6 })) > base);
    const sets = [TileSet.parse(tilesOf(5000))];
    assert.ok(Game.bytesOf("base", { sets }) > 10 * base);
    sets[0].free();
    assert.throws(() => Game.bytesOf(Rules.fromJson({ preset: "base", players: 99 })), InvalidRulesError);
    const many = Array.from({ length: 9 }, (_, number) => TileSet.parse(tilesOf(9999).replaceAll(/\bt\b/g, `t${number}`)));
    assert.throws(() => Game.bytesOf("base", { sets: many.slice(0, 8).concat(many[8]) }), InvalidTileSetError);
    for (const set of many) set.free();
});
