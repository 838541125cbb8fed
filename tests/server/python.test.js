// A client in another language joins a table and plays by the adviser.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { test } from "node:test";

import { chances, started } from "./started.js";

const [python, program] = [process.env.MISTBANK_PYTHON, process.env.MISTBANK_JOIN];

test("a client in Python joins a table, plays by the adviser and sees the end", { skip: !python && "there is no Python with the package" }, async () => {
    const server = await started();
    try {
        const client = await server.client();
        await client.make({ preset: "level1", players: 2 }, [null, null]);
        await client.sit(0, "by chance");
        const joining = spawn(python, [program, server.url, client.sight.table, "1"], { stdio: ["ignore", "pipe", "inherit"] });
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
        assert.match(told, /level 1/);
    } finally {
        await server.stop();
    }
});
