// Several servers share tables in one Postgres: one is killed, and its tables go on in another.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { init } from "mistbank";

import { Client } from "../src/client.js";
import { chances, playOn, processOf } from "./started.js";

await init();

const PROGRAMS = process.env.MISTBANK_POSTGRES; // the folder with initdb

/** A Postgres of the test's own, reached by a socket in a folder. */
function postgres() {
    const folder = mkdtempSync(join(tmpdir(), "mistbank-postgres-"));
    const as = process.getuid() === 0 ? ["runuser", "-u", "postgres", "--"] : [];
    function run(program, ...its) {
        const [first, ...rest] = [...as, join(PROGRAMS, program), ...its];
        execFileSync(first, rest, { stdio: ["ignore", "ignore", "inherit"], cwd: folder });
    }
    if (as.length > 0) execFileSync("chown", ["postgres", folder]);
    run("initdb", "-D", join(folder, "data"), "-U", "postgres", "-A", "trust", "-N");
    run(
        "pg_ctl",
        "-D",
        join(folder, "data"),
        "-w",
        "-l",
        join(folder, "log"),
        "-o",
        `-k ${folder} -c listen_addresses=''`,
        "start",
    );
    return {
        address: `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}`,
        stop() {
            run("pg_ctl", "-D", join(folder, "data"), "-m", "immediate", "stop");
            rmSync(folder, { recursive: true });
        },
    };
}

const serve = (address) => processOf("--page", ".", "--postgres", address);

test(
    "a server of two is killed, and its tables go on in the other one",
    { skip: !PROGRAMS && "there is no Postgres" },
    async () => {
        const database = postgres();
        const servers = [await serve(database.address), await serve(database.address)];
        try {
            const [one, other] = await Promise.all([0, 1].map(() => Client.connect(servers[0].url)));
            const { table } = await one.make({ preset: "base", players: 2 }, [null, null]);
            await other.look(table);
            const tokens = [await one.sit(0, "one"), await other.sit(1, "other")];
            await playOn({ clients: [one, other] }, chances(1), 15);
            const { hash, at } = one.sight;
            servers[0].server.kill("SIGKILL");
            await Promise.all([one, other].map((client) => client.until(({ socket }) => socket.readyState > 1)));

            const back = await Promise.all([0, 1].map(() => Client.connect(servers[1].url, table)));
            for (const [seat, client] of back.entries())
                assert.equal((await client.look(table, tokens[seat])).seat, seat);
            assert.deepEqual([back[0].sight.hash, back[0].sight.at], [hash, at]);
            await playOn({ clients: back }, chances(2), 10);
            assert.equal(back[0].sight.at, at + 10);
            for (const client of [one, other, ...back]) client.close();
        } finally {
            for (const { server } of servers) server.kill("SIGKILL");
            database.stop();
        }
    },
);

test(
    "what is done at a table by one server is heard of by those who look at it by the other",
    { skip: !PROGRAMS && "there is no Postgres" },
    async () => {
        const database = postgres();
        const servers = [await serve(database.address), await serve(database.address)];
        try {
            const one = await Client.connect(servers[0].url);
            const { table } = await one.make({ preset: "base", players: 2 }, [null, null]);
            const other = await Client.connect(servers[1].url, table);
            await other.look(table);
            await one.sit(0, "one");
            await other.until(({ sight }) => sight.seats[0].taken);
            await other.sit(1, "other");
            await one.until(({ sight }) => sight.seats[1].taken);
            await playOn({ clients: [one, other] }, chances(3), 30);
            assert.equal(one.game.publicHash, other.game.publicHash);
            assert.equal(one.sight.at, 30);
            for (const client of [one, other]) client.close();
        } finally {
            for (const { server } of servers) server.kill("SIGKILL");
            database.stop();
        }
    },
);
