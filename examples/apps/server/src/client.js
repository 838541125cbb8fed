// A client: sends requests to a server, receives the messages about its table, and keeps a local game up to date. The load
// test and the tests use it, and your own programs can start from it.

import { Game, TileSet } from "mistbank";
import WebSocket from "ws";

/** The error for a request that the server refuses. */
export class Refused extends Error {
    constructor({ status, message }) {
        super(message);
        this.status = status;
    }
}

export class Client {
    /** @param url the address of the server's web socket, such as ws://127.0.0.1:8137/table
     *  @param table the name of a table; if several servers share tables, the proxy finds the server by this name */
    static async connect(url, table = null) {
        const client = new Client(url);
        await client.#open(table);
        return client;
    }

    constructor(url) {
        this.url = url;
        this.socket = null;
        this.asked = new Map();
        this.lastId = 0;
        this.listeners = new Set();
        this.game = null;
        this.sight = null; // the latest data from the server: seats, state of the game
        this.isAskingAnew = false;
        this.times = { askedAnew: 0 };
    }

    async #open(table) {
        const socket = (this.socket = new WebSocket(table === null ? this.url : `${this.url}?table=${table}`));
        await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
        socket.on("error", () => {});
        socket.on("message", (data) => this.#hear(JSON.parse(data)));
        socket.on("close", () => {
            if (socket !== this.socket) return;
            for (const { reject } of this.asked.values())
                reject(new Refused({ status: "closed", message: "the connection is closed" }));
            this.asked.clear();
            this.#changed({ tell: "closed" });
        });
    }

    /** Sends a request. @returns a promise of the answer; rejected with Refused if the server refuses the request */
    ask(what, fields = {}) {
        const id = ++this.lastId;
        return new Promise((resolve, reject) => {
            if (this.socket.readyState !== WebSocket.OPEN)
                return reject(new Refused({ status: "closed", message: "the connection is closed" }));
            this.asked.set(id, { resolve, reject });
            this.socket.send(JSON.stringify({ id, do: what, ...fields }));
        });
    }

    // --- at a table ---

    /** Creates a table, and looks at it. @param options the fields `waits` and `aids` of the protocol */
    async make(rules, seats, tileSets = [], options = {}) {
        const made = await this.ask("new", { rules, seats, tileSets, ...options });
        return made.elsewhere ? this.look(made.table) : this.#see(made);
    }

    /** Looks at a table. If the server refuses because the connection's URL names another table or none, reconnects with this
     *  table's name in the URL, so that the proxy finds the table's server. */
    async look(table, token) {
        const look = () => this.ask("look", token === undefined ? { table } : { table, token });
        try {
            return this.#see(await look());
        } catch (error) {
            if (error.status !== "elsewhere") throw error;
            const before = this.socket;
            await this.#open(table);
            before.terminate();
            return this.#see(await look());
        }
    }

    async sit(seat, name) {
        const sight = await this.ask("sit", { seat, name });
        this.#see(sight);
        return sight.token;
    }

    /** Sends an action. The local game changes when the server's message arrives. */
    apply(action) {
        const text = typeof action === "string" ? action : this.game.text(action);
        return this.ask("apply", { action: text, at: this.sight.at });
    }

    /** Whether the current decision belongs to this client's player. */
    get decides() {
        return this.sight !== null && !this.sight.over && this.sight.seat === this.sight.player;
    }

    /** Waits until holds(client) returns true. @returns a promise of this client */
    until(holds) {
        return new Promise((resolve) => {
            const look = () => {
                if (!holds(this)) return;
                this.listeners.delete(look);
                resolve(this);
            };
            this.listeners.add(look);
            look();
        });
    }

    /** @param listener called with each message that is not an answer, after the local game has been updated */
    onTold(listener) {
        this.listeners.add(listener);
    }

    #see(sight) {
        this.sight = { ...this.sight, ...sight };
        if (sight.record !== undefined || sight.position !== undefined) this.#begin(sight);
        this.#changed(null);
        return sight;
    }

    #begin({ record, position, tileSets = this.sight.tileSets }) {
        this.game?.free();
        const sets = tileSets.map((text) => TileSet.parse(text));
        const options = sets.length > 0 ? { sets } : {};
        this.game = record !== undefined ? Game.replay(record, options) : Game.fromPosition(position, options);
        for (const set of sets) set.free();
    }

    #hear(message) {
        if (message.id !== undefined) {
            const { resolve, reject } = this.asked.get(message.id) ?? {};
            this.asked.delete(message.id);
            return message.ok ? resolve?.(message) : reject?.(new Refused(message));
        }
        if (message.tell === "acted" || message.tell === "undone") this.#follow(message);
        else if (message.tell === "sight") this.#see(message);
        else if (message.tell === "wish") this.#hearWish(message);
        else if (message.tell === "seats") this.sight = { ...this.sight, seats: message.seats, started: message.started };
        this.#changed(message);
    }

    #hearWish({ wish, count, seat }) {
        this.sight = { ...this.sight, wish: count === 0 ? null : { wish, count, seat } };
    }

    #follow(message) {
        const { over, decision, player, turn, at, hash } = message;
        const isNext = message.tell === "acted" && at === this.sight.at + 1;
        this.sight = { ...this.sight, over, decision, player, turn, at, hash, wish: null };
        if (message.record !== undefined || message.position !== undefined) this.#begin(message);
        else if (isNext && message.lines !== null) for (const line of message.lines) this.game.apply(line);
        if (this.game.publicHash.toString(16).padStart(16, "0") !== hash) this.#askAnew();
    }

    #askAnew() {
        if (this.isAskingAnew) return;
        this.isAskingAnew = true;
        ++this.times.askedAnew;
        this.ask("sight")
            .then(
                (sight) => this.#see(sight),
                () => {},
            )
            .finally(() => (this.isAskingAnew = false));
    }

    #changed(message) {
        for (const listener of [...this.listeners]) listener(this, message);
    }

    close() {
        this.socket.terminate();
        this.game?.free();
        this.game = null;
    }
}
