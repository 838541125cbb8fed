// Clients in other languages and a Unity board join a table and play.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { Client } from "../src/client.js";
import { chances, started } from "./started.js";

/** The command of each client, which gets address, table and seat; null if the language is not available on this machine. */
const CLIENTS = JSON.parse(process.env.MISTBANK_CLIENTS);

for (const [language, command] of Object.entries(CLIENTS))
    test(
        `A client in ${language} joins a table and plays a game to its end`,
        { skip: !command && `${language} is not available on this machine` },
        async () => {
            const server = await started();
            try {
                const client = await server.client();
                await client.make({ preset: "base", players: 2 }, [null, null]);
                await client.sit(0, "by chance");
                const [program, ...options] = command;
                const joining = spawn(program, [...options, server.url, client.sight.table, "1"], {
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

test("The tutorial's client in JavaScript takes a seat and plays", async () => {
    const [, block] = /```js\n([^]*?)```/.exec(readFileSync(process.env.MISTBANK_TUTORIAL, "utf8"));
    const server = await started();
    try {
        const host = await server.client();
        await host.make({ preset: "base", players: 2 }, [null, null]);
        await host.sit(0, "host");
        const steps = block.replace('"ws://127.0.0.1:8137/table"', "address");
        assert.notEqual(steps, block);
        const play = new Function("Client", "address", "name", `return (async () => { ${steps}; return client; })()`);
        const playing = play(Client, server.url, host.sight.table);
        while (host.sight.player === 0) {
            await host.until(({ decides, sight }) => (decides && sight.seats[1].taken) || sight.player === 1);
            if (host.sight.player === 0) await host.apply(host.game.legalActions()[0]);
        }
        const client = await playing;
        const { at } = client.sight;
        await host.until(({ sight }) => sight.at >= at && sight.at > 2);
        client.close();
    } finally {
        await server.stop();
    }
});
