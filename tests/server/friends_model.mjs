// Tests the page's modules for a table with friends, without a browser.
// Usage: node friends_model.mjs FOLDER-OF-THE-PAGE [PART OF A TEST'S NAME]
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { guestOf, startServer, wireTo } from "./friends_server.mjs";
import { run, test } from "./tally.mjs";
import { until } from "./until.mjs";

const folder = resolve(process.argv[2]);
const load = (file) => import(pathToFileURL(join(folder, file)).href);
const library = await load("library.js");
await library.init(readFileSync(join(folder, "mistbank/mistbank.wasm")));
const { Adviser, DecisionKind, Game, Rules, TileSet } = library;
const { hashOf } = await load("friends_session.js");

const server = await startServer({
    "away-seconds": 0,
    "messages-a-second": 1000,
    "messages-at-once": 1000,
    "messages-of-address-a-second": 10000,
});

/** Creates a table with these rules, and a client for each seat. If `alone`, creates only the client of the first seat. */
async function seated(rules, { tileSets = [], alone = false } = {}) {
    const guests = [];
    const seats = Array(rules.players).fill(null);
    for (const seat of alone ? [0] : seats.keys()) {
        const guest = await guestOf(load, server.address);
        if (seat === 0) await guest.make(rules.toJson(), { tileSets, seats });
        else await guest.look(guests[0].session.id);
        await guest.sit(seat, `Player ${seat}`);
        guests.push(guest);
    }
    await until(() => alone || guests.every(({ session }) => session.hasBegun));
    return guests;
}

/** Plays the game with an adviser for each client, until it ends or `goesOn` returns false. */
async function play(guests, goesOn = () => true) {
    const advisers = new Map();
    for (let step = 0; ; ++step) {
        await until(() => guests.some(({ session }) => session.isPersonsTurn || session.game.isOver));
        const guest = guests.find(({ session }) => session.isPersonsTurn);
        if (guest === undefined || !goesOn(guest.session)) break;
        const { game } = guest.session;
        if (!advisers.has(guest)) advisers.set(guest, new Adviser(game, { strength: "easy", seed: 1 }));
        const adviser = advisers.get(guest);
        adviser.think(game, 0);
        const { changes } = guest;
        await guest.session.apply(adviser.choose());
        assert.ok(guest.changes > changes, "the page shows an action before its promise resolves");
    }
    for (const adviser of advisers.values()) adviser.free();
}

/** Sends the first legal action from a client. */
const step = ({ session }) => session.apply(session.game.legalActions()[0]);

const allAgree = ([first, ...others]) => {
    const hash = hashOf(first.session.game);
    return others.every(({ session }) => session.at === first.session.at && hashOf(session.game) === hash);
};

async function end(guests) {
    for (const guest of guests) await guest.leave();
}

for (const { name, rules, most = Infinity } of [
    { name: "level 1", rules: Rules.cooperative({ level: 1, players: 2 }) },
    { name: "level 5", rules: Rules.cooperative({ level: 5, players: 3 }) },
    { name: "everything", rules: Rules.preset("everything", { players: 2 }), most: 60 },
    { name: "hidden hands", rules: Rules.base({ players: 2, hand: 3 }) },
])
    test(`All clients at a table see every action and the same game: ${name}`, async () => {
        const guests = await seated(rules);
        const onlooker = await guestOf(load, server.address);
        await onlooker.look(guests[0].session.id);
        const all = [...guests, onlooker];
        const looks = all.map(({ told }) => told.filter((message) => message === "renewed").length);
        await play(guests, ({ at }) => at < most);
        const { at, game } = guests[0].session;
        await until(() => all.every(({ session }) => session.at === at));
        await until(() => allAgree(all));
        assert.ok(at >= 60 || game.isOver);
        assert.equal(game.isOver, most === Infinity);
        const opened = rules.hand > 0 ? 1 : 0; // the end reveals the hands, and clients load the table again
        assert.deepEqual(
            all.map(({ told }) => told.filter((message) => message === "renewed").length),
            looks.map((count) => count + opened),
            "no client loads the table again",
        );
        const again = Game.replay((await onlooker.session.record()).record);
        assert.equal(again.publicHash, game.publicHash);
        const spoken = (seen) => seen.events().map((event) => seen.sentence(event));
        assert.ok(spoken(onlooker.session.game).length >= at);
        assert.deepEqual(spoken(guests[0].session.game), spoken(onlooker.session.game));
        // A client that was present for the whole game can replay it.
        if (game.isOver) assert.equal(onlooker.session.game.actionCount, again.actionCount);
        again.free();
        await end(all);
    });

test("A client receives only the hidden hand of its own player", async () => {
    const guests = await seated(Rules.base({ players: 2, hand: 3 }));
    await play(guests, ({ at }) => at < 8);
    const heard = [];
    const { hear } = guests[0].wire;
    guests[0].wire.hear = (data) => (heard.push(JSON.parse(data)), hear.call(guests[0].wire, data));
    await play(guests, ({ at }) => at < 16);
    const positions = heard.filter(({ tell }) => tell === "acted").map(({ position }) => position);
    assert.equal(positions.length, 8);
    for (const position of positions) {
        assert.match(position, /^holds 0 [^?\n]+$/m);
        assert.match(position, /^holds 1 (\?\S* ?)+$/m);
    }
    assert.ok(guests[0].session.game.eventCount > 8);
    const { record, position } = await guests[0].session.record();
    assert.equal(record, undefined, "as long as hands are hidden there is no record to be had");
    assert.match(position, /^holds 1 (\?\S* ?)+$/m);
    await end(guests);
});

test("Friends can play with a custom tile set", async () => {
    const text = TileSet.builtinText("base").replace(/^name .*$/m, "name own");
    const set = TileSet.parse(text);
    const guests = await seated(Rules.base({ players: 2 }), { tileSets: [text] });
    assert.equal(guests[1].session.game.types.length, set.typeCount);
    await play(guests, ({ at }) => at < 20);
    await until(() => allAgree(guests));
    set.free();
    await end(guests);
});

test("After a lost connection a client returns to its seat and gets the missed actions", async () => {
    const wire = await wireTo(server.port);
    const [anna] = await seated(Rules.cooperative({ level: 1, players: 2 }), { alone: true });
    const bert = await guestOf(load, wire.address);
    await bert.look(anna.session.id);
    await bert.sit(1, "Bert");
    await until(() => anna.session.hasBegun && bert.session.hasBegun);
    await play([anna, bert], ({ at }) => at < 4);
    const isAnnas = ({ session }) => session.game.decidingPlayer === 0;
    while (!isAnnas(anna)) await play([anna, bert], (session) => session.game.decidingPlayer !== 0);
    wire.cut();
    await until(() => !bert.session.isConnected);
    assert.match(bert.session.waiting, /lost/);
    assert.match(bert.session.whyNoUndo(), /not connected/);
    await until(() => anna.told.includes("Bert is away."));
    const before = anna.session.at;
    await step(anna);
    await assert.rejects(bert.session.undo(), { status: "lost" });
    wire.mend();
    await until(() => bert.session.isConnected);
    await until(() => allAgree([anna, bert]));
    assert.ok(anna.session.at > before);
    assert.equal(bert.session.place, 1);
    await until(() => anna.told.includes("Bert is back."));
    await play([anna, bert], ({ at }) => at < before + 10);
    await until(() => allAgree([anna, bert]));
    await end([anna, bert]);
    wire.stop();
});

test("Two windows at one seat show the same game, including the actions from the other window", async () => {
    const [anna, bert] = await seated(Rules.base({ players: 2 }));
    const window = await guestOf(load, server.address);
    window.token = anna.token;
    await window.look(anna.session.id);
    const all = [anna, window, bert];
    assert.equal(window.session.place, 0);
    await until(() => anna.session.isPersonsTurn && window.session.isPersonsTurn);
    // Both windows send an action at the same time. One action is applied, the other is refused, and both windows continue.
    const done = await Promise.allSettled([step(anna), step(window)]);
    assert.deepEqual(done.map(({ status }) => status).sort(), ["fulfilled", "rejected"]);
    assert.equal(done.find(({ reason }) => reason)?.reason.status, "too late");
    await until(() => allAgree(all));
    assert.equal(window.session.at, 1);
    await play([window, bert], ({ at }) => at < 8);
    await until(() => allAgree(all));
    // If one window closes, the seat stays taken. If one window gives up the seat, the other becomes an onlooker.
    await anna.leave();
    assert.equal(bert.session.people[0].there, true);
    const third = await guestOf(load, server.address);
    third.token = window.token;
    await third.look(bert.session.id);
    await third.session.stand();
    await until(() => window.session.place === null);
    assert.match(window.session.waiting, /still free/);
    await end([window, third, bert]);
});

test("An adviser plays for an absent person until the person returns", async () => {
    const [anna, bert] = await seated(Rules.base({ players: 2 }));
    await assert.rejects(anna.session.replace(1, "easy"), { status: "not away" });
    const { id } = bert.session;
    const { token } = bert;
    await bert.leave();
    await until(() => !anna.session.people[1].there);
    await anna.session.replace(1, "easy");
    await play([anna], ({ at }) => at < 12);
    assert.ok(anna.session.at >= 12);
    assert.ok(anna.told.includes("An adviser plays for Player 1."));
    const again = await guestOf(load, server.address);
    again.token = token;
    await again.look(id);
    assert.equal(again.session.place, 1);
    await until(() => anna.session.seats[1] === null);
    await end([anna, again]);
});

test("Advisers fill empty seats, and a late friend can take the seat of an adviser", async () => {
    const [anna] = await seated(Rules.base({ players: 2 }), { alone: true });
    assert.equal(anna.session.waiting, "A seat is still free");
    await anna.session.replace(1, "easy");
    await until(() => anna.session.hasBegun);
    await play([anna], ({ at }) => at < 6);
    const bert = await guestOf(load, server.address);
    await bert.look(anna.session.id);
    assert.equal(bert.session.whyNoUndo(), "You are only watching.");
    await bert.sit(1, "Bert");
    await play([anna, bert], ({ at }) => at < 12);
    await until(() => allAgree([anna, bert]));
    assert.deepEqual(anna.session.names, ["Player 0", "Bert"]);
    await end([anna, bert]);
});

test("An action is undone for all players if all agree", async () => {
    const guests = await seated(Rules.base({ players: 2 }));
    const [anna, bert] = guests;
    await play(guests, ({ game, at }) => at === 0 || game.decidingPlayer !== 0 || game.phase !== DecisionKind.PlaceMeeple);
    const { at } = anna.session;
    assert.equal(anna.session.whyNoUndo(), null);
    assert.match(bert.session.whyNoUndo(), /has been revealed since|not done anything/);
    await anna.session.undo();
    await until(() => bert.session.wish !== null && anna.session.wish !== null);
    assert.equal(anna.session.whyNoUndo(), "An undo request is already open.");
    await bert.session.agree(false);
    await until(() => anna.session.wish === null);
    assert.ok(anna.told.includes("Player 1 declined the undo."));
    assert.equal(anna.session.at, at);
    // A player can withdraw an undo request.
    await anna.session.undo();
    await until(() => bert.session.wish !== null && anna.session.wish !== null);
    assert.match(anna.told.at(-1), /^Waiting for the others/);
    const told = anna.told.length;
    await anna.session.agree(false);
    await until(() => bert.session.wish === null && anna.session.wish === null);
    assert.equal(anna.told.length, told);
    await anna.session.undo();
    await until(() => bert.session.wish !== null);
    await bert.session.agree(true);
    await until(() => guests.every(({ session }) => session.at === at - 1));
    await until(() => allAgree(guests));
    assert.equal(anna.session.game.phase, DecisionKind.LayTile);
    await play(guests, (session) => session.at < at + 4);
    await until(() => allAgree(guests));
    await end(guests);
});

test("A client can send a second action before the answer to the first action arrives", async () => {
    const guests = await seated(Rules.base({ players: 2 }));
    const decides = guests.find(({ session }) => session.isPersonsTurn);
    const { session, wire } = decides;
    const { hear } = wire;
    const held = []; // delayed answers
    wire.hear = (data) => void (JSON.parse(data).tell === undefined ? held.push(data) : hear.call(wire, data));
    const tile = step(decides);
    assert.equal(step(decides), tile, "a second press has no effect");
    await until(() => session.at === 1);
    const { decision } = session.game;
    assert.deepEqual([decision.kind, session.isPersonsTurn], [DecisionKind.PlaceMeeple, true]);
    const meeple = step(decides);
    await until(() => session.at === 2);
    delete wire.hear;
    for (const data of held) wire.hear(data);
    await Promise.all([tile, meeple]);
    await play(guests, ({ at }) => at < 8);
    await until(() => allAgree(guests));
    await end(guests);
});

test("A refused action changes nothing, and the client loads the table again", async () => {
    const guests = await seated(Rules.base({ players: 2 }));
    await play(guests, ({ at }) => at < 4);
    const guest = guests.find(({ session }) => session.isPersonsTurn);
    const { session } = guest;
    const hash = hashOf(session.game);
    await assert.rejects(session.apply("lay 40,40 0"), /TILE|BASE|[A-Z]+-\d/);
    --session.at; // simulates the loss of the last action
    const late = { status: "too late", message: "at 3: the table has changed and now has 4 actions" };
    await assert.rejects(session.apply(session.game.legalActions()[0]), late);
    assert.equal(session.at, 4);
    assert.equal(hashOf(session.game), hash);
    await play(guests, ({ at }) => at < 8);
    await until(() => allAgree(guests));
    await end(guests);
});

test("A client with a missed action or a wrong position loads the table again", async () => {
    const guests = await seated(Rules.base({ players: 2 }));
    const [anna, bert] = guests;
    const { at } = anna.session;
    const looks = () => bert.told.filter((message) => message === "renewed").length;
    const before = looks();
    let missed = 0;
    bert.session.hear = () => ++missed;
    await step(anna);
    await until(() => missed > 0);
    delete bert.session.hear;
    assert.equal(bert.session.at, at);
    await step(anna);
    await until(() => allAgree(guests));
    assert.equal(looks(), before + 1);
    await play(guests, ({ game }) => game.decidingPlayer !== 0);
    const other = new Game(Rules.base({ players: 2, seed: 77, draws: "external" }));
    bert.session.game.copyFrom(other);
    other.free();
    await step(anna);
    await until(() => allAgree(guests));
    assert.equal(looks(), before + 2);
    await end(guests);
});

test("If the server cannot store or read a table, the client shows the reason and loads the table again", async () => {
    const guests = await seated(Rules.base({ players: 2 }));
    await play(guests, ({ at }) => at < 4);
    const [{ session, told, wire }] = guests;
    const reasons = {
        missing: "The server no longer has this table.",
        "disk full": "The server's disk is full. The last action was not saved.",
        damaged: "The stored table is damaged.",
        "not stored": "The server could not save the last action.",
    };
    for (const [why, words] of Object.entries(reasons)) {
        told.length = 0;
        session.at = 3; // simulates the loss of the last action
        session.hear({ tell: "gone", why });
        await until(() => told.includes("renewed"));
        assert.deepEqual(told, [words, "renewed"]);
        assert.equal(session.at, 4);
    }
    for (const [status, further] of [["unknown name", []], ["damaged", []], ["busy", ["The reason"]]]) {
        told.length = 0;
        wire.ask = () => Promise.reject(Object.assign(new Error("the reason"), { status }));
        session.hear({ tell: "gone", why: "missing" });
        await until(() => told.length === 1 + further.length);
        assert.deepEqual(told, [reasons.missing, ...further]);
        delete wire.ask;
    }
    assert.equal(hashOf(session.game), hashOf(guests[1].session.game), "the page still shows the game");
    await end(guests);
});

// --- the connection, without a server ---

/** Returns replacements for sockets and the clock, which the test controls. */
function sockets() {
    const made = [];
    const makeSocket = () => {
        const socket = { sent: [], send: (text) => socket.sent.push(JSON.parse(text)), close: () => (socket.isClosed = true) };
        made.push(socket);
        return socket;
    };
    return { made, makeSocket };
}

test("The pauses between reconnection attempts grow, and become short after a stable connection", async () => {
    const { Connection } = await load("friends_connection.js");
    const { made, makeSocket } = sockets();
    const pauses = [];
    const [later, random] = [globalThis.setTimeout, Math.random];
    let next = null;
    globalThis.setTimeout = (act, pause) => ((next = act), pauses.push(pause), 0);
    Math.random = () => 0;
    try {
        let lost = 0;
        const wire = new Connection("ws://nowhere", { onopen: () => wire.settle(), onlost: () => ++lost, ontell: () => {} }, makeSocket);
        const tried = [];
        for (let tries = 0; tries < 8; ++tries) {
            made.at(-1).onclose();
            tried.push(pauses.at(-1));
            next();
        }
        assert.deepEqual(tried, [300, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
        assert.equal(lost, 0);
        made.at(-1).onopen();
        made.at(-1).onclose();
        assert.equal(pauses.at(-1), 300);
        assert.equal(lost, 1);
        next();
        made.at(-1).onopen();
        const asked = wire.ask({ do: "sight" });
        next(); // after a long silence the client asks whether the server is there
        assert.equal(made.at(-1).sent.at(-1).do, "hello");
        next(); // the server does not answer
        await assert.rejects(asked, { status: "lost" });
        assert.equal(made.at(-1).isClosed, true);
        assert.equal(lost, 2);
        const count = made.length;
        wire.hurry();
        assert.equal(made.length, count + 1);
        wire.close();
        made.at(-1).onclose?.();
        assert.equal(made.length, count + 1);
    } finally {
        globalThis.setTimeout = later;
        Math.random = random;
    }
});

test("The browser stores the player's name and the tokens of the last tables", async () => {
    const kept = new Map();
    globalThis.localStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) };
    try {
        const { keepName, keepToken, keptName, keptToken } = await load("friends_storage.js");
        assert.equal(keptName(), null);
        keepName("Anna");
        for (let table = 0; table < 50; ++table) keepToken(`table ${table}`, `token ${table}`);
        assert.equal(keptName(), "Anna");
        assert.equal(keptToken("table 49"), "token 49");
        assert.equal(keptToken("table 9"), undefined);
        keepToken("table 49", null);
        assert.equal(keptToken("table 49"), undefined);
        kept.set("mistbank friends", "{");
        assert.equal(keptToken("table 48"), undefined);
    } finally {
        delete globalThis.localStorage;
    }
});

await run({ wanted: process.argv[3], lanes: 1 });
await server.stop();
process.exit(); // otherwise clients of a failed test would keep reconnecting
