// Clients in other languages, and a board of Unity, join a table and play.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { test } from "node:test";

import { chances, started } from "./started.js";

/** The command of each, null where this machine has none: it gets address, table and seat. */
const CLIENTS = JSON.parse(process.env.MISTBANK_CLIENTS);

for (const [language, command] of Object.entries(CLIENTS))
    test(
        `a client in ${language} joins a table, plays and sees the end`,
        { skip: !command && `no ${language} here` },
        async () => {
            const server = await started();
            try {
                const client = await server.client();
                await client.make({ preset: "level1", players: 2 }, [null, null]);
                await client.sit(0, "by chance");
                const [program, ...its] = command;
                const joining = spawn(program, [...its, server.url, client.sight.table, "1"], {
                    stdio: ["ignore", "pipe", "inherit"],
                });
                let told = "";
                joining.stdout.on("data", (data) => (told += data));
                const ended = new Promise((resolve) => joining.once("exit", resolve));
                const chance = chances(3);
                for (;;) {
                    await client.until(({ sight, decides }) => sight.over || (decides && sight.seats[1].taken));
                    if (client.sight.over) break;
                    const actions = client.game.legalActions();
                    const { at } = client.sight;
                    await client.apply(actions[chance(actions.length)]);
                    await client.until(({ sight }) => sight.at > at);
                }
                assert.equal(await ended, 0);
                assert.match(told, /over/i);
                assert.ok(client.sight.at > 5);
            } finally {
                await server.stop();
            }
        },
    );
