// Kills the server at random moments. After a restart the server has everything that it had confirmed.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { init } from "mistbank";

import { Client } from "../src/client.js";
import { chances, processOf } from "./started.js";

await init();

const KILLS = process.env.MISTBANK_THOROUGH ? 1000 : 15;

const run = (folder) =>
    processOf("--page", folder, "--data", join(folder, "tables.sqlite"), "--tables-of-address-an-hour", "100000");

test(
    `After each of ${KILLS} kills during play, the server restarts with every confirmed action`,
    { timeout: 4 * 3600 * 1000 },
    async () => {
        const folder = mkdtempSync(join(tmpdir(), "mistbank-killed-"));
        const chance = chances(KILLS);
        const confirmed = []; // texts of the confirmed actions of the current table
        let [id, tokens] = [null, null];
        let [actions, games] = [0, 0];
        try {
            for (let kill = 0; kill <= KILLS; ++kill) {
                const { server, url } = await run(folder);
                const ended = new Promise((resolve) => server.once("exit", resolve));
                const clients = await Promise.all([0, 1].map(() => Client.connect(url)));
                if (id !== null) {
                    // The restored game has all confirmed actions and possibly the pending action.
                    for (const [seat, client] of clients.entries())
                        assert.equal((await client.look(id, tokens[seat])).seat, seat);
                    const { record } = await clients[0].ask("record");
                    const played = record
                        .slice(record.indexOf("\nactions\n") + 9)
                        .split("\n")
                        .filter((line) => !/^(#|draw |result |$)/.test(line));
                    assert.deepEqual(played.slice(0, confirmed.length), confirmed);
                    assert.ok(played.length <= confirmed.length + 1, `${played.length} stored actions, ${confirmed.length} confirmed`);
                    confirmed.splice(0, Infinity, ...played);
                }
                let lives = chance(40); // number of actions before the kill
                try {
                    for (;;) {
                        if (id === null || clients[0].sight.over) {
                            const { table } = await clients[0].make({ preset: "base", players: 2 }, [null, null]);
                            await clients[1].look(table);
                            const sat = [await clients[0].sit(0, "one"), await clients[1].sit(1, "other")];
                            [id, tokens] = [table, sat];
                            confirmed.length = 0;
                            ++games;
                        }
                        const client = clients.find(({ decides }) => decides);
                        const all = client.game.legalActions();
                        const text = client.game.text(all[chance(all.length)]);
                        const { at } = client.sight;
                        const applied = client.apply(text);
                        if (lives-- === 0) server.kill("SIGKILL"); // this action may or may not be confirmed
                        await applied;
                        confirmed.push(text);
                        ++actions;
                        await Promise.all(
                            clients.map((one) =>
                                one.until(({ sight, socket }) => sight.at > at || socket.readyState > 1),
                            ),
                        );
                        if (clients.some(({ socket }) => socket.readyState > 1)) break;
                    }
                } catch (error) {
                    assert.equal(error.status, "closed", error.stack);
                }
                await ended;
                for (const client of clients) client.close();
            }
            assert.ok(actions > KILLS, `${actions} actions`);
            console.log(`# ${KILLS} kills, ${games} games, ${actions} actions confirmed`);
        } finally {
            rmSync(folder, { recursive: true });
        }
    },
);
