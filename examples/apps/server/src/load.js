// A load test: at each table two players act at a given pace, and the program measures the time of each answer. The program
// connects only to a server on this machine.
// Usage: node load.js [--url ws://127.0.0.1:8137/table] [--tables 1000] [--seconds 30] [--pace 1] [--games N]

import { monitorEventLoopDelay } from "node:perf_hooks";
import { parseArgs } from "node:util";

import { Game, init } from "mistbank";
import WebSocket from "ws";

const MOST = { tables: 5000, seconds: 3600, pace: 100, games: 100000 };
const AT_ONCE = 50; // number of tables that are created at the same time

const { values } = parseArgs({
    options: {
        url: { type: "string", default: "ws://127.0.0.1:8137/table" },
        tables: { type: "string", default: "1000" },
        seconds: { type: "string", default: "30" },
        pace: { type: "string", default: "1" }, // number of actions a second at each table
        games: { type: "string", default: "0" }, // number of games after which the test stops; 0: no limit
        preset: { type: "string", default: "base" },
    },
});

function numberOf(name) {
    const number = Number(values[name]);
    if (!(number >= 0 && number <= MOST[name])) throw new Error(`--${name} ${values[name]}: expected 0 to ${MOST[name]}`);
    return number;
}

const { hostname } = new URL(values.url);
if (!["127.0.0.1", "localhost", "[::1]"].includes(hostname))
    throw new Error(`--url ${values.url}: expected an address of this machine`);

/** One connection, with its requests, answers and messages. */
class Line {
    constructor(url, ontold) {
        this.socket = new WebSocket(url);
        this.waiting = new Map();
        this.id = 0;
        this.socket.on("message", (data) => {
            const message = JSON.parse(data);
            if (message.id === undefined) return ontold(message);
            this.waiting.get(message.id)(message);
            this.waiting.delete(message.id);
        });
        this.socket.on("error", (error) => console.error(error.message));
        this.open = new Promise((resolve) => this.socket.once("open", resolve));
    }

    ask(request) {
        return new Promise((resolve) => {
            this.waiting.set(++this.id, resolve);
            this.socket.send(JSON.stringify({ id: this.id, ...request }));
        });
    }
}

const took = []; // milliseconds until each answer arrives
const heard = []; // milliseconds until the other player receives the message about each action
let [refused, finished] = [0, 0];

/** Two players, and one copy of their game. */
class Pair {
    async begin() {
        this.lines ??= [0, 1].map((seat) => new Line(values.url, (message) => this.hear(seat, message)));
        await Promise.all(this.lines.map(({ open }) => open));
        const made = await this.lines[0].ask({
            do: "new",
            rules: { preset: values.preset, players: 2 },
            seats: [null, null],
        });
        if (!made.ok) throw new Error(made.message);
        await this.lines[1].ask({ do: "look", table: made.table });
        for (const seat of [0, 1]) this.stand = await this.lines[seat].ask({ do: "sit", seat });
        this.game?.free();
        this.game = Game.replay(this.stand.record);
    }

    hear(seat, message) {
        if (message.tell !== "acted") return;
        if (seat !== message.by) heard.push(performance.now() - this.asked);
        if (seat !== 0) return;
        for (const line of message.lines) this.game.apply(line);
        this.stand = message;
    }

    async act() {
        const { action } = this.game.randomAction(BigInt(Math.floor(Math.random() * 2 ** 48)));
        const begin = (this.asked = performance.now());
        const answer = await this.lines[this.stand.player].ask({
            do: "apply",
            action: this.game.text(action),
            at: this.stand.at,
        });
        took.push(performance.now() - begin);
        if (!answer.ok) ++refused;
    }

    end() {
        for (const { socket } of this.lines) socket.terminate();
        this.game.free();
    }
}

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const percentile = (all, share) =>
    all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(share * all.length))] ?? 0;

await init();
const [tables, seconds, pace, games] = ["tables", "seconds", "pace", "games"].map(numberOf);
const pairs = Array.from({ length: tables }, () => new Pair());
for (let first = 0; first < tables; first += AT_ONCE)
    await Promise.all(pairs.slice(first, first + AT_ONCE).map((pair) => pair.begin()));
console.log(`${tables} tables, ${2 * tables} connections`);
const own = monitorEventLoopDelay({ resolution: 5 });
own.enable();
const begun = performance.now();
const end = begun + 1000 * seconds;
const isOver = () => performance.now() > end || (games > 0 && finished >= games);
await Promise.all(
    pairs.map(async (pair) => {
        await wait((Math.random() * 1000) / pace); // random, so that the tables do not all act at the same moment
        for (let next = performance.now(); !isOver(); next += 1000 / pace) {
            if (pair.stand.over) {
                ++finished;
                await pair.begin();
            } else {
                await pair.act();
            }
            await wait(Math.max(0, next + 1000 / pace - performance.now()));
        }
    }),
);
const lasted = (performance.now() - begun) / 1000;
for (const pair of pairs) pair.end();
const told = (all) => [0.5, 0.99, 0.999].map((share) => percentile(all, share).toFixed(1)).join(" · ");
console.log(
    `${took.length} actions, ${(took.length / lasted).toFixed(0)} a second, ${refused} refused, ${finished} games over`,
);
console.log(`event loop delay of this program, 99th percentile: ${(own.percentile(99) / 1e6).toFixed(0)} ms`);
console.log(`times in ms (50th · 99th · 99.9th percentile): answers ${told(took)}; messages to the other player ${told(heard)}`);
