// Several servers share the tables in a Postgres database. If a server is killed, its tables continue on another server. If two
// servers write at the same time, one write is refused.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { init } from "mistbank";

import { Client } from "../src/client.js";
import { PostgresStore } from "../src/postgres.js";
import { newId, Seats } from "../src/seats.js";
import { postgres, PROGRAMS } from "./database.js";
import { areAlike, chances, playOn, processOf, started } from "./started.js";

await init();

const OPTIONS = { skip: !PROGRAMS && "Postgres is not available" };
const RACES = 15;

let database = null;
if (PROGRAMS) {
    before(() => (database = postgres()));
    after(() => database.stop());
}

const serve = (address) => processOf("--page", ".", "--postgres", address);

test(
    "If one of two servers is killed, its tables continue in the other server",
    OPTIONS,
    async () => {
        const servers = [await serve(database.address), await serve(database.address)];
        try {
            const [first, second] = await Promise.all([0, 1].map(() => Client.connect(servers[0].url)));
            const { table } = await first.make({ preset: "base", players: 2 }, [null, null]);
            await second.look(table);
            const tokens = [await first.sit(0, "one"), await second.sit(1, "other")];
            await playOn({ clients: [first, second] }, chances(1), 15);
            const { hash, at } = first.sight;
            servers[0].server.kill("SIGKILL");
            await Promise.all([first, second].map((client) => client.until(({ socket }) => socket.readyState > 1)));

            const back = await Promise.all([0, 1].map(() => Client.connect(servers[1].url, table)));
            for (const [seat, client] of back.entries())
                assert.equal((await client.look(table, tokens[seat])).seat, seat);
            assert.deepEqual([back[0].sight.hash, back[0].sight.at], [hash, at]);
            await playOn({ clients: back }, chances(2), 10);
            assert.equal(back[0].sight.at, at + 10);
            for (const client of [first, second, ...back]) client.close();
        } finally {
            for (const { server } of servers) server.kill("SIGKILL");
        }
    },
);

test(
    "Clients of one server see the actions at a table of the other server",
    OPTIONS,
    async () => {
        const servers = [await serve(database.address), await serve(database.address)];
        try {
            const first = await Client.connect(servers[0].url);
            const { table } = await first.make({ preset: "base", players: 2 }, [null, null]);
            const second = await Client.connect(servers[1].url, table);
            await second.look(table);
            await first.sit(0, "one");
            await second.until(({ sight }) => sight.seats[0].taken);
            await second.sit(1, "other");
            await first.until(({ sight }) => sight.seats[1].taken);
            await playOn({ clients: [first, second] }, chances(3), 30);
            assert.equal(first.game.publicHash, second.game.publicHash);
            assert.equal(first.sight.at, 30);
            for (const client of [first, second]) client.close();
        } finally {
            for (const { server } of servers) server.kill("SIGKILL");
        }
    },
);

/** Starts two servers and creates a table that a client of each server watches. Then calls work(clients, servers, id). */
async function atTwoServers(work) {
    const servers = [];
    const clients = [];
    try {
        for (const _ of [0, 1]) servers.push(await started({}, { postgres: database.address }));
        clients.push(await Client.connect(servers[0].url));
        const { table } = await clients[0].make({ preset: "base", players: 2 }, [null, null]);
        clients.push(await Client.connect(servers[1].url, table));
        await clients[1].look(table);
        await work(clients, servers, table);
    } finally {
        for (const client of clients) client.close();
        for (const server of servers) await server.stop();
    }
}

const byOutcome = (outcomes) => [
    outcomes.filter(({ status }) => status === "fulfilled"),
    outcomes.filter(({ status }) => status === "rejected").map(({ reason }) => reason),
];

test("If two people on two servers take the same seat, one gets the seat and a token that both servers accept", OPTIONS, () =>
    atTwoServers(async ([one, other], servers) => {
        for (let race = 0; race < RACES; ++race) {
            const { table } = await one.make({ preset: "base", players: 2 }, [null, null]);
            await other.look(table);
            const [sat, refused] = byOutcome(await Promise.allSettled([one.sit(0, "one"), other.sit(0, "other")]));
            assert.equal(sat.length, 1);
            assert.match(refused[0].status, /^(too late|seat taken)$/);
            for (const { url } of servers) {
                const back = await Client.connect(url, table);
                assert.equal((await back.look(table, sat[0].value)).seat, 0);
                back.close();
            }
        }
    }),
);

test("A server accepts a token from another server but refuses an invented token", OPTIONS, () =>
    atTwoServers(async ([one, other], servers, table) => {
        servers[1].lobby.changed = () => Promise.resolve();
        const token = await one.sit(0, "one");
        await assert.rejects(other.look(table, "a".repeat(token.length)), { status: "no seat" });
        assert.equal((await other.look(table, token)).seat, 0);
    }),
);

test("If clients of two servers act at the same time, one action is applied and the other refused", OPTIONS, () =>
    atTwoServers(async ([one, other], servers, table) => {
        const token = await one.sit(0, "one");
        await other.look(table, token);
        const guest = await Client.connect(servers[1].url, table);
        await guest.look(table);
        await guest.sit(1, "guest");
        await Promise.all([one, other].map((client) => client.until(({ sight }) => sight.seats[1].taken)));
        for (const client of [one, other]) await client.until(({ decides }) => decides);
        const actions = one.game.legalActions().map((action) => one.game.text(action));
        const acts = [one.ask("apply", { action: actions[0], at: 0 }), other.ask("apply", { action: actions[1], at: 0 })];
        const [done, refused] = byOutcome(await Promise.allSettled(acts));
        assert.equal(done.length, 1);
        assert.equal(refused[0].status, "too late");
        await areAlike([one, other, guest]);
        assert.equal(one.sight.at, 1);
        guest.close();
    }),
);

test("A server takes over a table only for a connection that names this table", OPTIONS, () =>
    atTwoServers(async ([one], servers, table) => {
        const { table: another } = await one.make({ preset: "base", players: 2 }, [null, null]);
        for (const name of [null, "", another, `${table}x`]) {
            const guest = await Client.connect(servers[1].url, name);
            await assert.rejects(guest.ask("look", { table }), { status: "elsewhere" });
            guest.close();
        }
        const { table: made } = await one.ask("new", { rules: { preset: "base", players: 2 }, seats: [null, null] });
        assert.ok(!servers[1].lobby.tables.has(another) && !servers[0].lobby.tables.has(made));
    }),
);

test("A second write of the same version and a write to a missing table are refused", OPTIONS, async () => {
    const stores = [0, 1].map(() => PostgresStore.open(database.address, () => {}));
    const [one, other] = await Promise.all(stores);
    try {
        const id = newId();
        const seats = Seats.of([null, null], 2).toText();
        await one.commit([{ kind: "made", id, start: "{}", seats }]);
        const changes = [
            { kind: "seated", id, version: 0, seats },
            { kind: "acted", id, version: 0, number: 0, action: "pass" },
        ];
        const [done, refused] = byOutcome(
            await Promise.allSettled([one.commit([changes[0]]), other.commit([changes[1]])]),
        );
        assert.equal(done.length, 1);
        assert.equal(refused[0].kind, "outdated");
        assert.equal((await other.table(id)).version, 1);
        await assert.rejects(one.commit([{ ...changes[0], id: newId() }]), { kind: "missing" });
    } finally {
        await Promise.all([one, other].map((store) => store.close()));
    }
});

test("A server does not remove a table that another server has in memory, even if the table is old", OPTIONS, async () => {
    const stores = [0, 1].map(() => PostgresStore.open(database.address, () => {}));
    const [one, other] = await Promise.all(stores);
    const DAY = 24 * 3600;
    try {
        const ids = [newId(), newId()];
        const seats = Seats.of([null, null], 2).toText();
        await one.commit(ids.map((id) => ({ kind: "made", id, start: "{}", seats })));
        for (let day = 0; day < 8; ++day) {
            await one.tidy({ elapsed: DAY, used: [ids[0]], keptSeconds: 3 * DAY });
            await other.tidy({ elapsed: DAY, used: [], keptSeconds: 3 * DAY });
        }
        assert.notEqual(await other.table(ids[0]), null);
        assert.equal(await other.table(ids[1]), null);
        assert.ok(Math.abs(one.clock - other.clock) < 1, "both have counted the same days");
    } finally {
        await Promise.all([one, other].map((store) => store.close()));
    }
});
