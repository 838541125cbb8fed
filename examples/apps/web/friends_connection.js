// A connection to a game server: requests with their answers, and messages from the server. A lost connection reconnects
// automatically. This module is independent of games and of the page.

/** Milliseconds before each attempt to reconnect; the last value repeats. */
const PAUSES = [300, 1000, 2000, 4000, 8000, 15000];
const SPREAD = 0.3; // largest random extension of a pause, as a ratio; prevents all clients from reconnecting at once
const SILENT = 25000; // milliseconds without a message until the connection is probed
const ANSWERS_WITHIN = 8000; // milliseconds to wait for an answer before a connection attempt or a probe fails

/** The refusal of a request, with the server's message. */
export class RefusedError extends Error {
    /** @param status the status in the answer, such as "too late", or "lost" if no answer arrived */
    constructor(status, message) {
        super(message);
        this.status = status;
    }
}

export class Connection {
    /** @param address the address of the web socket
     *  @param handlers onopen(): called when a connection opens; onlost(): called when the connection is lost; ontell(message)
     *  @param makeSocket(address) creates a WebSocket, or an object with the same events */
    constructor(address, { onopen, onlost, ontell }, makeSocket = (to) => new WebSocket(to)) {
        Object.assign(this, { address, onopen, onlost, ontell, makeSocket });
        this.asked = new Map(); // id of a request → handlers of its answer
        this.last = 0;
        this.tries = 0; // failed attempts in a row
        this.isOpen = false;
        this.isClosed = false; // true: does not reconnect any more
        this.online = () => this.hurry();
        globalThis.addEventListener?.("online", this.online);
        globalThis.addEventListener?.("offline", (this.offline = () => this.probe()));
        this.connect();
    }

    connect() {
        clearTimeout(this.timer);
        const socket = this.makeSocket(this.address);
        this.socket = socket;
        const isThis = () => socket === this.socket;
        socket.onopen = () => {
            if (!isThis()) return;
            this.isOpen = true;
            this.heard();
            this.onopen();
        };
        socket.onmessage = ({ data }) => isThis() && this.hear(String(data));
        socket.onerror = () => {}; // onclose follows
        socket.onclose = () => isThis() && this.lost();
        this.timer = setTimeout(() => isThis() && !this.isOpen && this.lost(), ANSWERS_WITHIN);
    }

    /** Marks the connection as stable. The next attempt to reconnect then waits for the shortest pause again. */
    settle() {
        this.tries = 0;
    }

    hear(data) {
        this.heard();
        const message = JSON.parse(data);
        if (message.tell !== undefined) return this.ontell(message);
        const question = this.asked.get(message.id);
        if (question === undefined) return;
        this.asked.delete(message.id);
        if (message.ok) question.answered(message);
        else question.refused(new RefusedError(message.status, message.message));
    }

    /** Sends a request. @param take(answer) is called before any later message is handled
     *  @returns a promise of the answer; rejects with RefusedError */
    ask(request, take = () => {}) {
        if (!this.isOpen) return Promise.reject(new RefusedError("lost", "You are not connected to the server."));
        const id = ++this.last;
        return new Promise((resolve, reject) => {
            this.asked.set(id, { answered: (answer) => (take(answer), resolve(answer)), refused: reject });
            this.socket.send(JSON.stringify({ ...request, id }));
        });
    }

    // --- lost connections ---

    heard() {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.probe(), SILENT);
    }

    /** Sends a request to check whether the server still answers. Without an answer the connection counts as lost. */
    probe() {
        if (!this.isOpen) return;
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.lost(), ANSWERS_WITHIN);
        this.ask({ do: "hello" }).catch(() => {});
    }

    lost() {
        const { socket, isOpen } = this;
        this.isOpen = false;
        this.socket = null;
        clearTimeout(this.timer);
        socket?.close();
        for (const { refused } of this.asked.values()) refused(new RefusedError("lost", "The connection was lost before the answer arrived."));
        this.asked.clear();
        if (this.isClosed) return;
        const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)];
        this.timer = setTimeout(() => this.connect(), pause * (1 + SPREAD * Math.random()));
        if (isOpen) this.onlost();
    }

    /** Reconnects immediately. Called when the network is back or the player asks for a new attempt. */
    hurry() {
        if (this.isClosed || this.socket !== null) return;
        this.tries = 0;
        this.connect();
    }

    close() {
        this.isClosed = true;
        globalThis.removeEventListener?.("online", this.online);
        globalThis.removeEventListener?.("offline", this.offline);
        this.lost();
    }
}
