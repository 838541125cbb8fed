// Messages match the schema.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { chances, playOn, started, tableOf } from "./started.js";

const CHECK = fileURLToPath(new URL("check_said.py", import.meta.url));

test("every request, answer and message matches the schema", async () => {
    const server = await started();
    const said = [];
    const listen = (client) => {
        const send = client.socket.send.bind(client.socket);
        client.socket.send = (text) => (said.push(`request ${text}`), send(text));
        client.socket.on("message", (data) => said.push(`${"id" in JSON.parse(data) ? "answer" : "told"} ${data}`));
    };
    try {
        for (const rules of [
            { preset: "level3", players: 3 },
            { preset: "everything", players: 3 },
            { preset: "base", players: 3, hand: 3 },
        ]) {
            const table = await tableOf(server, rules, [null, null, "easy"]);
            table.clients.forEach(listen);
            await playOn(table, chances(4), 30);
            const [one, other] = table.clients;
            for (const request of ["hello", "sight", "state", "record"]) await one.ask(request);
            for (const client of table.clients) await client.ask("why", { action: "lay 40,40 0" }).catch(() => {}); // "not you" too
            await assert.rejects(one.apply("lay 40,40 0"));
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
