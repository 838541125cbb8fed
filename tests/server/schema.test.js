// Requests, answers and messages match the schema.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { chances, playOn, started, tableOf } from "./started.js";
import { until } from "./until.mjs";

const CHECK = fileURLToPath(new URL("check_said.py", import.meta.url));

const TABLES = [
    { rules: { preset: "level3", players: 3 }, failure: "failed" },
    { rules: { preset: "everything", players: 3 }, failure: "disk full" },
    { rules: { preset: "tower", players: 3, hand: 3 }, failure: "missing" },
    { rules: { preset: "tower", players: 3, draw_ahead: true }, failure: "damaged" },
];

/** Plays until a client can undo an action with the consent of the other client. Most laid tiles reveal hidden information
 *  and cannot be undone, but adding a floor to a tower can be undone. */
async function takeBack(table) {
    const chance = chances(5);
    for (;;) {
        assert.equal(await playOn(table, chance, 1), 1, "the game is not over");
        const own = table.clients.find(({ decides }) => decides);
        const wished = own && (await own.ask("undo").catch(() => null)); // refused if the action has revealed hidden information
        if (!wished) continue;
        const { at } = own.sight;
        const [other] = table.clients.filter((client) => client !== own);
        const isAgreed = await other.ask("agree", { agrees: true, wish: wished.wish }).then(
            () => true,
            ({ status }) => assert.equal(status, "nothing to undo"), // an action of the adviser has withdrawn the request
        );
        if (!isAgreed) continue;
        await until(() => table.clients.every(({ sight }) => sight.at < at), "the action is taken back");
        return;
    }
}

/** Sends an action that the store cannot write. Writes for other tables succeed.
 *  @param kind the kind of the store's error
 *  @returns the status of the answer */
async function failToStore(server, { id, clients }, kind) {
    await until(() => clients.some(({ decides }) => decides), "a client decides");
    const client = clients.find(({ decides }) => decides);
    const { journal } = server.lobby;
    const { write } = journal;
    journal.write = (change) =>
        change.id === id ? Promise.reject(Object.assign(new Error(kind), { kind })) : write.call(journal, change);
    try {
        return await client.apply(client.game.legalActions()[0]).then(
            () => assert.fail("an action that is not stored must be refused"),
            ({ status }) => status,
        );
    } finally {
        journal.write = write;
    }
}

test("Every request, answer and message matches the schema", async (context) => {
    context.mock.method(console, "error", () => {});
    const server = await started();
    const said = [];
    const listen = (client) => {
        const send = client.socket.send.bind(client.socket);
        client.socket.send = (text) => (said.push(`request ${text}`), send(text));
        client.socket.on("message", (data) => said.push(`${"id" in JSON.parse(data) ? "answer" : "told"} ${data}`));
    };
    const told = () => said.filter((line) => line.startsWith("told ")).map((line) => JSON.parse(line.slice(5)));
    try {
        for (const { rules, failure } of TABLES) {
            const table = await tableOf(server, rules, [null, null, "easy"]);
            table.clients.forEach(listen);
            await takeBack(table);
            assert.equal(await failToStore(server, table, "outdated"), "too late"); // simulates a write by another server
            const status = await failToStore(server, table, failure);
            await until(() => told().filter(({ tell, why }) => tell === "gone" && why === status).length === 2, status);
            for (const [seat, client] of table.clients.entries()) await client.look(table.id, table.tokens[seat]);
            await playOn(table, chances(4), 30);
            const [one, other] = table.clients;
            for (const request of ["hello", "start", "sight", "state", "record"]) await one.ask(request);
            for (const client of table.clients) await client.ask("why", { action: "lay 40,40 0" }).catch(() => {}); // "not you"
            await assert.rejects(one.apply("lay 40,40 0"));
            // An action of the adviser would withdraw the request for undo.
            await until(() => table.clients.some(({ decides, sight }) => decides || sight.over), "a client decides");
            await one.ask("undo").then(
                ({ wish }) => other.ask("agree", { agrees: false, wish }),
                () => {},
            );
            await other.ask("stand");
            const guest = await server.client();
            listen(guest);
            await guest.look(table.id);
            await guest.sit(1, "another");
            guest.close();
            await one.until(({ sight }) => !sight.seats[1].there);
            await one.ask("replace", { seat: 1, strength: "easy" });
            await one.ask("leave");
        }
        const schema = JSON.parse(readFileSync(process.env.MISTBANK_SCHEMA));
        const kinds = schema.$defs.told.oneOf.map(({ properties }) => properties.tell.const);
        assert.deepEqual([...new Set(told().map(({ tell }) => tell))].sort(), kinds.sort());
        const gone = schema.$defs.told.oneOf.find(({ properties }) => properties.tell.const === "gone");
        const reasons = told().flatMap(({ why }) => why ?? []);
        assert.deepEqual([...new Set(reasons)].sort(), gone.properties.why.enum.sort());
        const undone = told().filter(({ tell }) => tell === "undone");
        for (const field of ["record", "position"]) assert.ok(undone.some((message) => field in message), field);
        assert.ok(said.length > 400);
        const file = join(server.folder, "said");
        writeFileSync(file, said.join("\n"));
        const { status, stdout, stderr } = spawnSync("/usr/bin/python3", [CHECK, process.env.MISTBANK_SCHEMA, file], {
            encoding: "utf8",
        });
        assert.equal(status, 0, stderr);
        assert.equal(Number(stdout), said.length);
    } finally {
        await server.stop();
    }
});
