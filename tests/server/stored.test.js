// The store of tables: data, times, and messages to players if the store fails. The tests control the clock.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { init } from "mistbank";

import { Journal } from "../src/journal.js";
import { DEFAULTS } from "../src/limits.js";
import { Lobby } from "../src/lobby.js";
import { REQUESTS } from "../src/requests.js";
import { newId, Seats } from "../src/seats.js";
import { SqliteStore } from "../src/sqlite.js";
import { StoreInThread } from "../src/store.js";

await init();

const DAY = 24 * 3600 * 1000; // in milliseconds
const WANTED = { rules: { preset: "base", players: 2 }, seats: [null, null] };

/** Creates a lobby with this store. @returns { lobby, store, pass(milliseconds), person() }: pass() advances the clock,
 *  person() creates a person who sends requests */
async function lobbyOn(store = new SqliteStore(":memory:")) {
    let time = 0;
    const lobby = new Lobby({
        store,
        journal: new Journal(store),
        advisers: { choose: () => new Promise(() => {}) },
        limits: DEFAULTS,
        now: () => time,
    });
    await lobby.open();
    return { lobby, store, pass: (milliseconds) => (time += milliseconds), person: () => personAt(lobby) };
}

function personAt(lobby) {
    const told = [];
    const session = {
        lobby,
        table: null,
        guest: null,
        told,
        tell: (message) => told.push(message),
        mayMakeTable: () => {},
        sits: (table, guest) => Object.assign(session, { table, guest }),
        leave() {
            session.table?.leave(session.guest);
            session.table = session.guest = null;
        },
        ask: async (what, request = {}) => REQUESTS[what](session, request),
        act() {
            const { game } = session.table;
            return session.ask("apply", { action: game.text(game.legalActions()[0]), at: game.actionCount });
        },
    };
    return session;
}

/** Creates a table for two with both players seated. */
async function tableAt({ person }) {
    const people = [person(), person()];
    const { table: id } = await people[0].ask("new", WANTED);
    await people[1].ask("look", { table: id });
    for (const [seat, one] of people.entries()) one.token = (await one.ask("sit", { seat })).token;
    return { id, people };
}

test("If the clock jumps by 61 days, no table is removed and later actions are stored", async (context) => {
    const hall = await lobbyOn();
    const { id, people } = await tableAt(hall);
    context.mock.timers.enable({ apis: ["Date"], now: Date.now() + 61 * DAY });
    hall.pass(60000);
    await hall.lobby.tidy();
    const { game } = people[0].table;
    await people[game.decidingPlayer].act();
    assert.equal((await hall.store.table(id)).actions.length, 1);
    assert.equal(await hall.store.count(), 1);
    await hall.lobby.close();
});

test("A table in memory is kept, and a stored table that is unused for 60 days is removed", async () => {
    const hall = await lobbyOn();
    const { id, people } = await tableAt(hall);
    for (let day = 0; day < 200; ++day) {
        hall.pass(DAY);
        await hall.lobby.tidy();
    }
    for (const client of people) client.leave();
    hall.pass(DAY);
    await hall.lobby.tidy();
    assert.equal(hall.lobby.tables.size, 0);
    hall.pass(59 * DAY);
    await hall.lobby.tidy();
    assert.equal(await hall.store.count(), 1, "60 days begin when it leaves memory");
    await people[0].ask("look", { table: id });
    people[0].leave();
    hall.pass(59 * DAY);
    await hall.lobby.tidy();
    assert.equal(await hall.store.count(), 1, "looking at it is use");
    hall.pass(2 * DAY);
    await hall.lobby.tidy();
    assert.equal(await hall.store.count(), 0);
    await assert.rejects(people[0].ask("look", { table: id }), { status: "unknown name" });
    await hall.lobby.close();
});

test("The age of a table does not include days on which no server runs", async () => {
    const folder = mkdtempSync(join(tmpdir(), "mistbank-stored-"));
    try {
        for (let start = 0; start < 6; ++start) {
            const hall = await lobbyOn(new SqliteStore(join(folder, "tables.sqlite")));
            if (start === 0) await tableAt(hall);
            hall.pass(14 * DAY);
            await hall.lobby.tidy();
            assert.equal(await hall.store.count(), start < 5 ? 1 : 0, `after ${14 * (start + 1)} days`);
            await hall.lobby.close();
            await hall.store.close();
        }
    } finally {
        rmSync(folder, { recursive: true });
    }
});

test("If the row of a table is missing, an action is refused and all clients get a message", async (context) => {
    context.mock.method(console, "error", () => {});
    for (const kind of ["acted", "seated"]) {
        const hall = await lobbyOn();
        const { id, people } = await tableAt(hall);
        for (const name of ["actions", "versions", "tables"]) hall.store.database.exec(`DELETE FROM ${name}`);
        const [one, other] = people;
        const doing = kind === "acted" ? people[one.table.game.decidingPlayer].act() : one.ask("stand");
        await assert.rejects(doing, { status: "missing" });
        for (const { told } of [one, other]) assert.deepEqual(told.at(-1), { tell: "gone", why: "missing" });
        await assert.rejects(other.ask("look", { table: id }), { status: "unknown name" });
        assert.equal(hall.store.database.prepare("SELECT count(*) AS count FROM actions").get().count, 0);
        await hall.lobby.close();
    }
});

test("If the disk is full, an action is refused with a message, and confirmed actions are kept", async (context) => {
    context.mock.method(console, "error", () => {});
    const folder = mkdtempSync(join(tmpdir(), "mistbank-stored-"));
    const hall = await lobbyOn(new SqliteStore(join(folder, "tables.sqlite")));
    try {
        const tables = [];
        for (let number = 0; number < 4; ++number) tables.push({ ...(await tableAt(hall)), confirmed: 0 });
        // The database cannot grow any more: SQLite raises this limit only to the current number of pages.
        hall.store.database.exec("PRAGMA max_page_count = 1");
        let table = tables[0]; // the table at which the next action happens
        const fill = async () => {
            for (table of tables)
                for (const { game } = table.people[0].table; !game.isOver; ++table.confirmed)
                    await table.people[game.decidingPlayer].act();
        };
        await assert.rejects(fill(), { status: "disk full" });
        const { id, people, confirmed } = table;
        for (const { told } of people) assert.deepEqual(told.at(-1), { tell: "gone", why: "disk full" });
        const make = async () => {
            for (;;) await hall.person().ask("new", WANTED);
        };
        await assert.rejects(make(), { status: "disk full" });
        hall.store.database.exec("PRAGMA max_page_count = 100000");
        for (const person of people) assert.equal((await person.ask("look", { table: id, token: person.token })).at, confirmed);
        await people[people[0].table.game.decidingPlayer].act();
    } finally {
        await hall.lobby.close();
        await hall.store.close();
        rmSync(folder, { recursive: true });
    }
});

const DAMAGE = {
    "a start that is not JSON": "UPDATE tables SET start = '{' WHERE id = ?",
    "a start that is null": "UPDATE tables SET start = 'null' WHERE id = ?",
    "rules with an unknown preset": `UPDATE tables SET start = '{"rules":{"preset":"x"},"tileSets":[]}' WHERE id = ?`,
    "seats that are not JSON": "UPDATE tables SET seats = '' WHERE id = ?",
    "too few seats": "UPDATE tables SET seats = '[]' WHERE id = ?",
    "seats that are null or a number": "UPDATE tables SET seats = '[null,7]' WHERE id = ?",
    "a token with a wrong fingerprint": `UPDATE tables SET seats = replace(seats, '"token":"', '"token":"x') WHERE id = ?`,
    "a missing action": "DELETE FROM actions WHERE number = 1 AND id = ?",
    "an illegal action": "UPDATE actions SET action = 'pass' WHERE number = 0 AND id = ?",
    "an action with an unreadable text": "UPDATE actions SET action = 'nonsense' WHERE number = 0 AND id = ?",
};

for (const [name, statement] of Object.entries(DAMAGE))
    test(`Clients of a damaged table get a message, and other tables continue: ${name}`, async (context) => {
        context.mock.method(console, "error", () => {});
        const hall = await lobbyOn();
        const [{ id, people }, whole] = [await tableAt(hall), await tableAt(hall)];
        for (let action = 0; action < 3; ++action) await people[people[0].table.game.decidingPlayer].act();
        for (const client of people) client.leave();
        hall.pass(DAY);
        await hall.lobby.tidy();
        hall.store.database.prepare(statement).run(id);
        for (const token of [undefined, people[0].token])
            await assert.rejects(people[0].ask("look", { table: id, token }), { status: "damaged" });
        assert.ok(!hall.lobby.tables.has(id));
        await whole.people[whole.people[0].table.game.decidingPlayer].act();
        await hall.lobby.close();
    });

test("A store refuses outdated writes, writes to missing tables, and a second server on its file", async () => {
    const folder = mkdtempSync(join(tmpdir(), "mistbank-stored-"));
    const file = join(folder, "tables.sqlite");
    const store = await StoreInThread.open(file);
    try {
        await assert.rejects(StoreInThread.open(file), { kind: "in use", message: /another server uses this file/ });
        const id = newId();
        const seats = Seats.of([null, null], 2).toText();
        await store.commit([{ kind: "made", id, start: "{}", seats }]);
        await store.commit([{ kind: "seated", id, version: 0, seats }]);
        const late = [
            { kind: "acted", id, version: 1, number: 0, action: "pass" },
            { kind: "seated", id, version: 0, seats },
        ];
        await assert.rejects(store.commit(late), { kind: "outdated" });
        assert.deepEqual([(await store.table(id)).version, (await store.table(id)).actions], [1, []]);
        await assert.rejects(store.commit([{ ...late[1], id: newId() }]), { kind: "missing" });
    } finally {
        await store.close();
    }
    const next = await StoreInThread.open(file); // the file is no longer locked
    await next.close();
    rmSync(folder, { recursive: true });
});
