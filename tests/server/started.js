// For tests: starts a server, and plays random games with clients.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { Viewer } from "mistbank";

import { Client } from "../src/client.js";
import { start } from "../src/server.js";
import { until } from "./until.mjs";

const SERVER = fileURLToPath(new URL("../src/server.js", import.meta.url));

/** Starts a server as a separate process, which a test can kill. @param options options of the command line
 *  @returns { server, url } */
export async function processOf(...options) {
    const many = ["messages-a-second", "messages-at-once", "messages-of-address-a-second"];
    const bytes = ["bytes-a-second", "bytes-at-once", "bytes-of-address-a-second"];
    const given = ["--port", "0", ...[...many, ...bytes].flatMap((name) => [`--${name}`, "1000000000"]), ...options];
    const server = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", SERVER, ...given], {
        stdio: ["ignore", "pipe", "inherit"],
    });
    const line = await new Promise((resolve, reject) => {
        server.stdout.once("data", (data) => resolve(String(data)));
        server.once("exit", (code) => reject(new Error(`ended with ${code}`)));
    });
    return { server, url: `${line.trim().replace("http", "ws")}table` };
}

/** Starts a server in this process, with its own files. @param options the options of start(), for example now()
 *  @returns the result of start(), and { url, page, folder, client(), stop() } */
export async function started(limits = {}, options = {}) {
    const folder = mkdtempSync(join(tmpdir(), "mistbank-server-"));
    const usual = { page: folder, port: 0, host: "127.0.0.1", data: join(folder, "tables.sqlite") };
    const many = {
        connectionsOfAddress: 10000,
        socketsOfAddress: 10000,
        bytesASecond: 1e9,
        bytesAtOnce: 1e9,
        bytesOfAddressASecond: 1e9,
        waitingBytesOfAddress: 1e9,
        tablesOfAddressAnHour: 1e6,
        messagesASecond: 1e6,
        messagesAtOnce: 1e6,
        messagesOfAddressASecond: 1e6,
    };
    const server = await start({
        ...usual,
        ...options,
        limits: { ...many, awaySeconds: 0, simulations: 20, ...limits },
    });
    const clients = [];
    return {
        ...server,
        folder,
        url: `ws://127.0.0.1:${server.port}/table`,
        page: `http://127.0.0.1:${server.port}/`,
        async client() {
            clients.push(await Client.connect(`ws://127.0.0.1:${server.port}/table`));
            return clients.at(-1);
        },
        async stop() {
            for (const client of clients) client.close();
            await server.close();
            rmSync(folder, { recursive: true });
        },
    };
}

/** Creates a table with a client at each seat without an adviser. @returns { id, clients, tokens } */
export async function tableOf(server, rules, seats, tileSets = []) {
    const first = await server.client();
    const { table: id } = await first.make(rules, seats, tileSets);
    const clients = [];
    const tokens = [];
    for (const [seat, adviser] of seats.entries()) {
        if (adviser !== null) continue;
        const client = clients.length === 0 ? first : await server.client();
        if (client !== first) await client.look(id);
        tokens[seat] = await client.sit(seat, `player ${seat}`);
        clients.push(client);
    }
    return { id, clients, tokens };
}

/** Returns a seeded random generator: a function that returns a whole number from 0 to `below` - 1. */
export function chances(seed) {
    let state = BigInt(seed);
    return (below) => {
        state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
        return Number((state >> 33n) % BigInt(below));
    };
}

/** Checks that the games of all clients equal the server's game. */
export async function agree({ clients }) {
    for (const client of clients) {
        const { state } = await client.ask("state");
        const own = client.game.toJson({ viewer: client.sight.seat ?? Viewer.Nobody });
        // In a finished game only the server knows the face-down tiles, so ignore them.
        if (state.tiles.length > 0 && client.sight.over)
            for (const tile of state.tiles) if (tile.face_down) tile.tile = null;
        for (const field of ["tiles", "figures", "features", "decision", "scores", "supplies"])
            assert.deepEqual(own[field], state[field], field);
    }
}

/** Resolves when all clients see the same game. Waits, because advisers may still act and clients get actions at different
 *  times. */
export function areAlike(clients) {
    const [first] = clients;
    const isAlike = (client) => client.game.publicHash === first.game.publicHash && client.sight.at === first.sight.at;
    return until(() => clients.every(isAlike), "all clients see the same");
}

/** Continues the game of a table with random actions. @param steps the largest number of steps
 *  @param after a function that gets the number of each step after all clients have received the step
 *  @returns the number of steps */
export async function playOn({ clients }, chance, steps = Infinity, after = async () => {}) {
    let step = 0;
    for (; step < steps; ++step) {
        await Promise.race(clients.map((client) => client.until(({ sight, decides }) => sight.over || decides)));
        const client = clients.find(({ decides }) => decides);
        if (client === undefined) break;
        const actions = client.game.legalActions();
        const { at } = client.sight;
        await client.apply(actions[chance(actions.length)]);
        await Promise.all(clients.map((client) => client.until(({ sight, isAskingAnew }) => sight.at > at && !isAskingAnew)));
        await after(step);
    }
    return step;
}
