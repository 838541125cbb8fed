// For tests: a game server, a proxy that can interrupt connections to the server, and a client without a browser.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const command = process.env.MISTBANK_SERVER;
const program = / (\S+)\/src\/server\.js/.exec(command)[1];
const { WebSocket } = createRequire(join(program, "package.json"))("ws");

/** Starts a server. @param options options of the command line @returns { address, port, stop() } */
export async function startServer(options = {}) {
    const folder = mkdtempSync(join(tmpdir(), "mistbank-"));
    const given = Object.entries({ port: 0, data: join(folder, "tables.sqlite"), ...options });
    const words = given.map(([name, value]) => `--${name} ${value}`).join(" ");
    const running = spawn("bash", ["-c", `exec ${command} ${words}`], { stdio: ["ignore", "pipe", "inherit"] });
    process.once("exit", () => running.kill());
    const [line] = await once(running.stdout, "data");
    const address = String(line).trim();
    return {
        address,
        port: Number(new URL(address).port),
        async stop() {
            const ended = once(running, "exit");
            running.kill();
            await ended;
            rmSync(folder, { recursive: true });
        },
    };
}

/** Starts a proxy to a port on this machine. @returns { address, cut(), mend(), stop() }: cut() interrupts all connections,
 *  mend() allows new ones */
export async function wireTo(port) {
    let isCut = false;
    const open = new Set();
    const wire = createServer((socket) => {
        if (isCut) return socket.destroy();
        const far = connect(port, "127.0.0.1");
        for (const [from, to] of [[socket, far], [far, socket]]) {
            open.add(from);
            from.pipe(to);
            from.on("error", () => to.destroy());
            from.on("close", () => (open.delete(from), to.destroy()));
        }
    });
    wire.listen(0, "127.0.0.1");
    await once(wire, "listening");
    const cut = () => {
        isCut = true;
        for (const socket of open) socket.destroy();
    };
    return {
        address: `http://127.0.0.1:${wire.address().port}/`,
        cut,
        mend: () => (isCut = false),
        stop: () => (cut(), wire.close()),
    };
}

/** Creates a WebSocket, as a browser does. */
export const makeSocket = (address) => new WebSocket(address);

/** Returns the WebSocket address of a server. */
export const socketOf = (address) => new URL("table", address.replace(/^http/, "ws")).href;

/** Returns a client that uses the page's modules without a browser.
 *  @param load a function that imports a module of the page */
export async function guestOf(load, address) {
    const [{ Connection }, { FriendsSession }] = await Promise.all([load("friends_connection.js"), load("friends_session.js")]);
    const guest = { told: [], changes: 0, token: null, session: null };
    const hands = {
        look: () => guest.wire.ask(lookOf(guest.session.id)),
        onchange: () => ++guest.changes,
        onpeople: (notice) => notice !== "" && guest.told.push(notice),
        onwish: () => {},
        onrenewed: () => guest.told.push("renewed"),
        onopened: (sight) => {
            guest.session.free();
            guest.session = new FriendsSession(guest.wire, hands);
            guest.session.take(sight);
            ++guest.changes;
            guest.told.push("renewed");
        },
    };
    const take = (sight) => guest.session.take(sight);
    const lookOf = (id) => ({ do: "look", table: id, ...(guest.token === null ? {} : { token: guest.token }) });
    const look = (id) => guest.wire.ask(lookOf(id), take);
    await new Promise((resolve) => {
        guest.wire = new Connection(
            socketOf(address),
            {
                onopen: () => (guest.session.game === null ? resolve() : look(guest.session.id)),
                onlost: () => guest.session.lost(),
                ontell: (message) => guest.session.hear(message),
            },
            makeSocket,
        );
        guest.session = new FriendsSession(guest.wire, hands);
    });
    return Object.assign(guest, {
        make: (rules, { tileSets = [], seats }) => guest.wire.ask({ do: "new", rules, tileSets, seats }, take),
        look,
        sit: async (seat, name) => (guest.token = await guest.session.sit(seat, name)),
        leave: () => (guest.wire.close(), guest.session.free()),
    });
}
