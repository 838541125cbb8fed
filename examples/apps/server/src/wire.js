// The connections of clients. Each connection answers its requests in order, and sends the messages about its table.

import { WebSocketServer } from "ws";

import { Allowance } from "./limits.js";
import { given, must, mustBe, refusalOf } from "./refusal.js";
import { COSTS, REQUESTS } from "./requests.js";

const TOO_MUCH = "too many requests from your address: try again in a moment";
const DEFECT = { status: "internal error", message: "the server has a defect: please report it" };
const CLOSED_FOR = { tooMuch: 1008, notUnderstood: 1007, goingAway: 1001 };
const CLOSED_WITHIN = 5000; // milliseconds until a connection is cut if the client does not confirm the close
const LETTERS_OF_ID = 64;
const BYTES_OF_REQUEST = 1024; // memory of a request in addition to its text
const BYTES_READ_SOON = 64 * 1024; // connections with at most this many unsent bytes are exempt from `unsentBytesOfAddress`

class Session {
    constructor(socket, account, wire) {
        this.socket = socket;
        this.account = account;
        this.address = account.network;
        this.wire = wire;
        this.lobby = wire.lobby;
        this.table = null;
        this.guest = null;
        this.tableOfUrl = null; // the table's name in the URL of the connection; null without a name
        this.isAnswering = true; // whether the client has answered the last ping
        const { messagesAtOnce, messagesASecond, bytesAtOnce, bytesASecond } = wire.limits;
        this.messages = new Allowance(messagesAtOnce, messagesASecond, wire.now);
        this.bytes = new Allowance(bytesAtOnce, bytesASecond, wire.now);
        this.asked = Promise.resolve(); // the answer to the last request; the next request waits for it
        socket.on("message", (data, isBinary) => this.#hear(data, isBinary));
        socket.on("ping", ({ length }) => this.#isWithinLimits(length));
        socket.on("pong", ({ length }) => (this.isAnswering = this.#isWithinLimits(length)));
        socket.on("error", () => socket.terminate());
    }

    #hear(data, isBinary) {
        if (this.socket.readyState !== this.socket.OPEN) return;
        if (isBinary) return this.socket.close(CLOSED_FOR.notUnderstood, "a request must be a text message");
        if (!this.#isWithinLimits(data.length)) return;
        const waiting = data.length + BYTES_OF_REQUEST;
        this.account.waitingBytes += waiting;
        this.asked = this.asked
            .then(() => this.#answer(String(data)))
            .catch((error) => {
                console.error(error.stack);
                this.socket.terminate();
            })
            .finally(() => (this.account.waitingBytes -= waiting));
    }

    /** Counts a message against the limits. Ends the connection if a limit is exceeded. @returns whether the message is within
     *  the limits */
    #isWithinLimits(bytes) {
        const { account, wire } = this;
        const isWithin =
            this.messages.take() &&
            this.bytes.take(bytes) &&
            account.messages.take() &&
            account.bytes.take(bytes) &&
            account.waitingBytes + bytes <= wire.limits.waitingBytesOfAddress;
        if (!isWithin) this.socket.close(CLOSED_FOR.tooMuch, "too many requests");
        return isWithin;
    }

    async #answer(text) {
        let id;
        try {
            const request = readRequest(text);
            id = idOf(request);
            const { do: what } = request;
            const isKnown = typeof what === "string" && Object.hasOwn(REQUESTS, what);
            must(isKnown, "unknown name", `${given("do", what)}: expected one of ${Object.keys(REQUESTS).join(", ")}`);
            must(this.account.costs.take(COSTS[what] ?? 1), "busy", TOO_MUCH);
            this.tell({ id, ok: true, ...(await REQUESTS[what](this, request)) });
        } catch (error) {
            const refusal = refusalOf(error);
            if (refusal === null) console.error(error.stack);
            const { status, message } = refusal ?? DEFECT;
            this.tell({ id, ok: false, status, message });
        }
    }

    mayMakeTable() {
        must(this.account.tables.take(), "busy", "too many new tables from your address: try again later");
    }

    tell(message) {
        if (this.socket.readyState !== this.socket.OPEN) return;
        if (!this.#reads) return this.socket.terminate();
        this.socket.send(JSON.stringify(message));
    }

    /** Whether the client reads its messages fast enough. */
    get #reads() {
        const { bufferedAmount } = this.socket;
        const { unsentBytes, unsentBytesOfAddress } = this.wire.limits;
        if (bufferedAmount <= BYTES_READ_SOON) return bufferedAmount <= unsentBytes;
        return bufferedAmount <= unsentBytes && this.account.unsentBytes <= unsentBytesOfAddress;
    }

    /** Makes this connection watch a table. */
    sits(table, guest) {
        if (this.socket.readyState !== this.socket.OPEN) return table.leave(guest); // the client has left in the meantime
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
        must(false, "invalid JSON", "the request is not valid JSON");
    }
    must(
        typeof request === "object" && request !== null && !Array.isArray(request),
        "invalid JSON",
        "the request is not a JSON object",
    );
    return request;
}

/** @throws Refusal if an answer cannot contain the id */
function idOf({ id }) {
    const isId = id === undefined || Number.isFinite(id) || (typeof id === "string" && id.length <= LETTERS_OF_ID);
    mustBe(isId, "id", id, `a number, or a string of up to ${LETTERS_OF_ID} characters`);
    return id;
}

export class Wire {
    /** @param parts { lobby, limits, now(), addresses, isHost(text): whether this server has that host name,
     *  isOrigin(text, host): whether pages of that origin may connect } */
    constructor(server, parts) {
        Object.assign(this, parts);
        const { limits } = parts;
        this.sessions = new Set();
        this.sockets = new WebSocketServer({
            noServer: true,
            maxPayload: limits.messageBytes,
            perMessageDeflate: false,
            closeTimeout: CLOSED_WITHIN,
        });
        server.on("upgrade", (request, socket, head) => this.#upgrade(request, socket, head));
        this.pings = setInterval(() => this.ping(), (limits.silentSeconds * 1000) / 2);
        this.pings.unref();
    }

    #upgrade(request, socket, head) {
        socket.on("error", () => socket.destroy());
        const refuse = (status) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
        const { host, origin } = request.headers;
        const account = this.addresses.of(request.socket);
        const url = URL.canParse(request.url, "http://localhost") ? new URL(request.url, "http://localhost") : null;
        if (url?.pathname !== "/table") return refuse("404 Not Found");
        if (!this.isHost(host)) return refuse("421 Misdirected Request");
        if (origin !== undefined && !this.isOrigin(origin, host)) return refuse("403 Forbidden");
        if (this.sessions.size >= this.limits.connections) return refuse("503 Service Unavailable");
        if (account.sessions.size >= this.limits.connectionsOfAddress) return refuse("429 Too Many Requests");
        this.sockets.handleUpgrade(request, socket, head, (open) => {
            const session = this.#begin(open, account);
            session.tableOfUrl = url.searchParams.get("table");
        });
    }

    #begin(socket, account) {
        const session = new Session(socket, account, this);
        for (const sessions of [this.sessions, account.sessions]) sessions.add(session);
        socket.on("close", () => {
            session.leave();
            for (const sessions of [this.sessions, account.sessions]) sessions.delete(session);
        });
        return session;
    }

    /** Ends the connections that have not answered the last ping, and pings the others. */
    ping() {
        for (const session of this.sessions) {
            if (!session.isAnswering) session.socket.terminate();
            session.isAnswering = false;
            session.socket.ping();
        }
        this.addresses.tidy();
    }

    async close() {
        clearInterval(this.pings);
        for (const { socket } of this.sessions) socket.close(CLOSED_FOR.goingAway, "the server stops");
        this.sockets.close();
    }
}
