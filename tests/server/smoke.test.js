// The server's test in the gate: one whole game over the network, in which the server is killed once.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { init, Rules } from "mistbank";

import { Client } from "../src/client.js";
import { newId, Seats } from "../src/seats.js";
import { SqliteStore } from "../src/sqlite.js";
import { agree, chances, playOn, processOf } from "./started.js";
import { PATIENCE } from "./until.mjs";

await init();

const PLAYERS = 2;
const ACTIONS_BEFORE_KILL = 40;

/** Writes a table with a fixed seed to the server's file. A table that a client creates would have a random seed. */
async function storeTable(file) {
    const store = new SqliteStore(file);
    const rules = Rules.fromJson({ preset: "base", players: PLAYERS, seed: "5", draws: "automatic" }).toJson();
    const seats = Seats.of(Array(PLAYERS).fill(null), PLAYERS).toText();
    const id = newId();
    await store.commit([{ kind: "made", id, start: JSON.stringify({ rules, tileSets: [] }), seats }]);
    store.database.close();
    return id;
}

test("Two clients can play a whole game, and no action is lost when the server is killed", { timeout: PATIENCE }, async () => {
    const folder = mkdtempSync(join(tmpdir(), "mistbank-smoke-"));
    const data = join(folder, "tables.sqlite");
    const chance = chances(1);
    const connect = (url) => Promise.all(Array.from({ length: PLAYERS }, () => Client.connect(url)));
    const stateOf = async (client) => (await client.ask("state")).state;
    let running = null;
    let clients = [];
    const kill = async () => {
        const { server } = running;
        running = null;
        const ended = new Promise((resolve) => server.once("exit", resolve));
        if (server.kill("SIGKILL")) await ended;
        for (const client of clients) client.close();
    };
    try {
        const id = await storeTable(data);
        running = await processOf("--page", folder, "--data", data);
        clients = await connect(running.url);
        const tokens = [];
        for (const [seat, client] of clients.entries()) {
            await client.look(id);
            tokens.push(await client.sit(seat, `player ${seat}`));
        }
        assert.equal(await playOn({ clients }, chance, ACTIONS_BEFORE_KILL), ACTIONS_BEFORE_KILL);
        const states = await Promise.all(clients.map(stateOf));
        const { record } = await clients[0].ask("record");
        await kill();

        running = await processOf("--page", folder, "--data", data);
        clients = await connect(running.url);
        for (const [seat, client] of clients.entries()) {
            const sight = await client.look(id, tokens[seat]);
            assert.deepEqual([sight.seat, sight.at], [seat, ACTIONS_BEFORE_KILL]);
        }
        assert.deepEqual(await Promise.all(clients.map(stateOf)), states);
        assert.equal((await clients[0].ask("record")).record, record);
        await playOn({ clients }, chance);
        await agree({ clients });
        assert.ok(clients.every(({ sight, game }) => sight.over && game.isOver));
        assert.equal(clients[0].game.publicHash, clients[1].game.publicHash);
    } finally {
        if (running !== null) await kill();
        rmSync(folder, { recursive: true });
    }
});
