// A game server. Usage: node server.js --page FOLDER [--port N] [--host ADDRESS] [--data FILE | --postgres ADDRESS]
// [--origin ORIGIN] [--name HOST] [--LIMIT N for each LIMIT of limits.js]

import { createServer } from "node:http";
import { isIP } from "node:net";
import { parseArgs } from "node:util";

import * as mistbank from "mistbank";

import { Addresses } from "./addresses.js";
import { Advisers } from "./advisers.js";
import { Journal } from "./journal.js";
import { DEFAULTS } from "./limits.js";
import { Lobby } from "./lobby.js";
import { pagesOf } from "./pages.js";
import { StoreInThread } from "./store.js";
import { Wire } from "./wire.js";

const SLOWEST_HEAD = 10000; // milliseconds within which an HTTP request must arrive completely

const optionOf = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function readOptions() {
    const limits = Object.fromEntries(Object.keys(DEFAULTS).map((name) => [optionOf(name), { type: "string" }]));
    const { values } = parseArgs({
        options: {
            page: { type: "string" },
            port: { type: "string", default: "8137" },
            host: { type: "string", default: "127.0.0.1" },
            data: { type: "string", default: "tables.sqlite" },
            postgres: { type: "string" },
            origin: { type: "string", multiple: true, default: [] },
            name: { type: "string", multiple: true, default: [] },
            ...limits,
        },
    });
    const numbers = Object.entries(DEFAULTS).map(([name, usual]) => [name, Number(values[optionOf(name)] ?? usual)]);
    for (const [name, number] of numbers)
        if (!(number >= 0)) throw new Error(`--${optionOf(name)} ${values[optionOf(name)]}: expected a number, 0 or more`);
    return { ...values, limits: Object.fromEntries(numbers) };
}

/** Returns a function that checks whether a host name, with or without a port, is a name of this server: an IP address,
 *  localhost or one of the given names. Other names are refused, because with DNS rebinding a page of another site could
 *  make a browser treat this server as part of that site. */
function hostsOf(names) {
    const known = new Set(["localhost", ...names.map((name) => name.toLowerCase())]);
    return (text) => {
        if (text === undefined || !URL.canParse(`http://${text}`)) return false;
        const { hostname } = new URL(`http://${text}`);
        return isIP(hostname.replace(/^\[|\]$/g, "")) !== 0 || known.has(hostname);
    };
}

/** Starts a server. @param options the command-line options, and now(): returns the time of a monotonic clock in milliseconds
 *  @returns { port, close() } */
export async function start(options) {
    const { page, port, host, data, postgres, origin = [], name: names = [], limits: given } = options;
    const { now = () => performance.now() } = options;
    const limits = { ...DEFAULTS, ...given };
    await mistbank.init();
    let lobby = null;
    const store = postgres
        ? await (
              await import("./postgres.js")
          ).PostgresStore.open(postgres, (id) => lobby?.changed(id).catch((error) => console.error(error.message)))
        : await StoreInThread.open(data);
    const journal = new Journal(store);
    const advisers = new Advisers({
        count: limits.advisers,
        simulations: limits.simulations,
        seconds: limits.adviserSeconds,
    });
    lobby = new Lobby({ store, journal, advisers, limits, now, isShared: Boolean(postgres) });
    await lobby.open();
    const isHost = hostsOf([...names, ...origin.map((text) => new URL(text).hostname)]);
    const addresses = new Addresses(limits, now);
    const server = createServer(
        { headersTimeout: SLOWEST_HEAD, requestTimeout: SLOWEST_HEAD },
        pagesOf(page, { addresses, isHost }),
    );
    server.timeout = limits.silentSeconds * 1000; // closes idle connections, for example if a client does not read a file
    server.maxConnections = 2 * limits.connections;
    server.on("connection", (socket) => {
        const account = addresses.of(socket);
        if (account.sockets >= limits.socketsOfAddress) return socket.destroy();
        ++account.sockets;
        socket.once("close", () => --account.sockets);
    });
    // Pages of this server and of the given origins may connect.
    const isOrigin = (text, expectedHost) => origin.includes(text) || (URL.canParse(text) && new URL(text).host === expectedHost);
    const wire = new Wire(server, { lobby, limits, now, addresses, isHost, isOrigin });
    await new Promise((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
    return {
        port: server.address().port,
        lobby,
        wire,
        async close() {
            await wire.close();
            await new Promise((resolve) => (server.close(resolve), server.closeAllConnections()));
            await advisers.close();
            await lobby.close();
            await store.close();
        },
    };
}

if (process.argv[1] === import.meta.filename) {
    try {
        const options = readOptions();
        const running = await start({ ...options, port: Number(options.port) });
        console.log(`http://${options.host}:${running.port}/`);
        for (const signal of ["SIGINT", "SIGTERM"])
            process.once(signal, () => running.close().then(() => process.exit(0)));
    } catch (error) {
        console.error(error.message);
        process.exit(1);
    }
}
