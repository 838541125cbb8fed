// The connections: each reads requests, one after the other, and hears what happens at its table.

import { WebSocketServer } from "ws";

import { Allowance } from "./limits.js";
import { must, refusalOf } from "./refusal.js";
import { COSTS, REQUESTS } from "./requests.js";

const TOO_MUCH = "so much is asked from here that it must wait a moment";
const CLOSED_FOR = { tooMuch: 1008, notUnderstood: 1007, goingAway: 1001 };

const SECONDS_AT_ONCE = 3; // of what an address may ask on average

class Session {
    constructor(socket, wire) {
        this.socket = socket;
        this.wire = wire;
        this.lobby = wire.lobby;
        this.table = null;
        this.guest = null;
        this.tableOfUrl = null; // by which a proxy has found this server
        this.isAnswering = true; // to pings
        const { messagesAtOnce, messagesASecond } = wire.limits;
        this.allowance = new Allowance(messagesAtOnce, messagesASecond);
        this.asked = Promise.resolve(); // requests are answered in their order
        socket.on("message", (data, isBinary) => this.#hear(data, isBinary));
        socket.on("pong", () => (this.isAnswering = true));
        socket.on("error", () => socket.terminate());
    }

    #hear(data, isBinary) {
        if (isBinary) return this.socket.close(CLOSED_FOR.notUnderstood, "requests are text");
        if (!this.allowance.take()) return this.socket.close(CLOSED_FOR.tooMuch, "too many requests");
        this.asked = this.asked
            .then(() => this.#answer(String(data)))
            .catch((error) => {
                console.error(error.stack);
                this.socket.terminate();
            });
    }

    async #answer(text) {
        let id;
        try {
            const request = readRequest(text);
            id = request.id;
            const does = Object.hasOwn(REQUESTS, request.do) ? REQUESTS[request.do] : undefined;
            must(does !== undefined, "unknown name", `do: one of ${Object.keys(REQUESTS).join(", ")}`);
            must(this.wire.takeRequest(this.address, COSTS[request.do] ?? 1), "busy", TOO_MUCH);
            this.tell({ id, ok: true, ...(await does(this, request)) });
        } catch (error) {
            const refusal = refusalOf(error);
            if (refusal === null) console.error(error.stack);
            const { status, message } = refusal ?? { status: "internal error", message: "a defect of the server" };
            this.tell({ id, ok: false, status, message });
        }
    }

    mayMakeTable() {
        must(this.wire.takeTable(this.address), "busy", "so many tables have been made from here that it must wait");
    }

    tell(message) {
        if (this.socket.readyState !== this.socket.OPEN) return;
        if (this.socket.bufferedAmount > this.wire.limits.unsentBytes) return this.socket.terminate(); // it does not read
        this.socket.send(JSON.stringify(message));
    }

    /** Looks at a table from now on. */
    sits(table, guest) {
        if (this.socket.readyState !== this.socket.OPEN) return table.leave(guest); // it has gone meanwhile
        this.table = table;
        this.guest = guest;
    }

    leave() {
        if (this.guest !== null) this.table.leave(this.guest);
        this.table = this.guest = null;
    }
}

function readRequest(text) {
    let request;
    try {
        request = JSON.parse(text);
    } catch {
        must(false, "invalid JSON", "a request is an object of JSON");
    }
    must(
        typeof request === "object" && request !== null && !Array.isArray(request),
        "invalid JSON",
        "a request is an object of JSON",
    );
    return request;
}

export class Wire {
    /** @param parts { lobby, limits, isOrigin(text): whether a page from there may ask } */
    constructor(server, { lobby, limits, isOrigin }) {
        Object.assign(this, { lobby, limits, isOrigin });
        this.sessions = new Set();
        this.addresses = new Map(); // { connections, tables } of each
        this.sockets = new WebSocketServer({
            noServer: true,
            maxPayload: limits.messageBytes,
            perMessageDeflate: false,
        });
        server.on("upgrade", (request, socket, head) => this.#upgrade(request, socket, head));
        this.pings = setInterval(() => this.#ping(), (limits.silentSeconds * 1000) / 2);
        this.pings.unref();
    }

    #upgrade(request, socket, head) {
        socket.on("error", () => socket.destroy());
        const refuse = (status) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
        const address = request.socket.remoteAddress;
        const url = URL.canParse(request.url, "http://localhost") ? new URL(request.url, "http://localhost") : null;
        if (url?.pathname !== "/table") return refuse("404 Not Found");
        if (request.headers.origin !== undefined && !this.isOrigin(request.headers.origin, request.headers.host))
            return refuse("403 Forbidden");
        if (this.sessions.size >= this.limits.connections) return refuse("503 Service Unavailable");
        if (this.#of(address).connections >= this.limits.connectionsOfAddress) return refuse("429 Too Many Requests");
        this.sockets.handleUpgrade(request, socket, head, (open) => {
            const session = this.#begin(open, address);
            session.tableOfUrl = url.searchParams.get("table");
        });
    }

    #begin(socket, address) {
        const session = new Session(socket, this);
        session.address = address;
        this.sessions.add(session);
        ++this.#of(address).connections;
        socket.on("close", () => {
            session.leave();
            this.sessions.delete(session);
            --this.#of(address).connections;
            this.#forget(address);
        });
        return session;
    }

    #of(address) {
        if (!this.addresses.has(address)) {
            const { tablesOfAddressAnHour: anHour, messagesOfAddressASecond: aSecond } = this.limits;
            this.addresses.set(address, {
                connections: 0,
                tables: new Allowance(anHour, anHour / 3600),
                requests: new Allowance(SECONDS_AT_ONCE * aSecond, aSecond),
            });
        }
        return this.addresses.get(address);
    }

    #forget(address) {
        const its = this.addresses.get(address);
        if (its.connections === 0 && its.tables.isFull && its.requests.isFull) this.addresses.delete(address);
    }

    takeRequest(address, cost) {
        return this.#of(address).requests.take(cost);
    }

    takeTable(address) {
        return this.#of(address).tables.take();
    }

    #ping() {
        for (const session of this.sessions) {
            if (!session.isAnswering) session.socket.terminate();
            session.isAnswering = false;
            session.socket.ping();
        }
        for (const address of this.addresses.keys()) this.#forget(address);
    }

    async close() {
        clearInterval(this.pings);
        for (const { socket } of this.sessions) socket.close(CLOSED_FOR.goingAway, "the server stops");
        this.sockets.close();
    }
}
