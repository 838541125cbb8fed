// Clients get only data that is already on disk, and advisers that fail are asked again.
import assert from "node:assert/strict";
import { test } from "node:test";

import { init, Rules } from "mistbank";

import { REQUESTS } from "../src/requests.js";
import { Table } from "../src/table.js";

await init();

const LIMITS = { awaySeconds: 0, nameLetters: 24 };
const SLOW = new Promise(() => {}); // the pending answer of an adviser that never answers

/** Creates a table for two with both players seated. The test controls the writes to the disk. @returns { table, host, writes,
 *  sessions } */
async function tableOn(choose = () => SLOW, seats = [null, null]) {
    const writes = []; // pending writes: { resolve, reject }
    const gone = [];
    const host = {
        journal: { write: () => new Promise((resolve, reject) => writes.push({ resolve, reject })) },
        advisers: { choose },
        limits: LIMITS,
        now: () => 0,
        gone: (table) => (gone.push(table), table.free()),
    };
    const start = { rules: Rules.fromJson({ preset: "base", players: 2, seed: "5" }).toJson(), tileSets: [] };
    const table = Table.begin("T", start, seats, host);
    const sessions = [];
    for (const seat of [0, 1].filter((index) => seats[index] === null)) {
        const told = [];
        const session = { table, told, guest: { seat: null, tell: (message) => told.push(message) } };
        await table.inTurn(() => table.enter(session.guest));
        const sits = REQUESTS.sit(session, { seat });
        await settle();
        writes.shift().resolve();
        session.token = (await sits).token;
        sessions.push(session);
    }
    return { table, host, writes, sessions, gone };
}

/** Waits until all reactions to settled promises have run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Returns true if a promise is fulfilled without a write to the disk. */
async function isKept(promise) {
    return Promise.race([promise.then(() => true), settle().then(() => false)]);
}

test("Until an action is on disk, clients cannot see it or apply the next action", async () => {
    const { table, writes, sessions } = await tableOn();
    const [player, watcher] = sessions;
    const action = table.game.text(table.game.legalActions()[0]);
    const heard = watcher.told.length;
    const applied = REQUESTS.apply(player, { action, at: 0 });
    const asked = ["sight", "state", "record"].map((name) => REQUESTS[name](watcher, {}));
    const why = REQUESTS.why(watcher, { action: "pass" });
    const next = REQUESTS.apply(player, { action: "pass", at: 1 });
    for (const promise of [applied, ...asked, why, next]) assert.equal(await isKept(promise), false);
    assert.equal(watcher.told.length, heard);
    writes.shift().resolve();
    await applied;
    const [sight, state] = await Promise.all(asked);
    assert.equal(sight.at, 1);
    assert.equal(state.state.tiles.length, 2);
    await settle();
    writes.shift().resolve();
    await next;
    assert.equal(table.game.actionCount, 2);
    table.free();
});

test("An action that cannot be written to disk is not applied, and clients must load the table again", async () => {
    const { table, writes, sessions, gone } = await tableOn();
    const [player, watcher] = sessions;
    const applied = REQUESTS.apply(player, { action: table.game.text(table.game.legalActions()[0]), at: 0 });
    const next = REQUESTS.apply(player, { action: "pass", at: 1 });
    const seen = REQUESTS.sight(watcher);
    await settle();
    writes.shift().reject(new Error("the disk is full"));
    for (const promise of [applied, next, seen]) await assert.rejects(promise, { status: "not stored" });
    assert.equal(writes.length, 0, "nothing that stands on it is written");
    assert.deepEqual(gone, [table]);
    assert.equal(watcher.told.at(-1).tell, "gone");
});

test("An adviser that fails is asked again, and arriving clients do not disturb a thinking adviser", async (context) => {
    context.mock.method(console, "error", () => {});
    context.mock.timers.enable({ apis: ["setTimeout"] });
    const questions = [];
    const choose = ({ position }) => new Promise((resolve, reject) => questions.push({ position, resolve, reject }));
    const start = { rules: Rules.fromJson({ preset: "base", players: 2, seed: "5" }).toJson(), tileSets: [] };
    const journal = { write: async () => {} };
    const host = { journal, advisers: { choose }, limits: LIMITS, now: () => 0, gone: () => {} };
    const table = Table.begin("T", start, ["good", null], host);
    const guest = { tell: () => {} };
    await table.inTurn(() => table.enter(guest));
    await table.inTurn(() => table.sit(guest, 1, ""));
    assert.equal(questions.length, 1);
    for (let other = 0; other < 3; ++other) await table.inTurn(() => table.enter({ tell: () => {} }));
    assert.equal(questions.length, 1, "the adviser is still thinking");
    questions[0].reject(new Error("it has no memory"));
    await settle();
    context.mock.timers.tick(2000);
    assert.equal(questions.length, 2);
    questions[1].resolve(table.game.text(table.game.legalActions()[0]));
    await settle();
    assert.equal(table.game.actionCount, 1);
    assert.equal(questions.length, 3, "the adviser is also asked about the figure");
    // After several failures the table asks the adviser again only when a client arrives.
    for (const number of [2, 3, 4]) {
        questions[number].reject(new Error("it has no memory"));
        await settle();
        context.mock.timers.tick(2000);
    }
    assert.equal(questions.length, 5);
    await table.inTurn(() => table.enter({ tell: () => {} }));
    assert.equal(questions.length, 6);
    table.free();
});

test("An adviser's answer for an absent player is ignored if the player has returned", async () => {
    const questions = [];
    const choose = () => new Promise((resolve) => questions.push(resolve));
    const { table, writes, sessions } = await tableOn(choose);
    const [one, other] = sessions;
    table.leave(one.guest);
    const replaced = REQUESTS.replace(other, { seat: 0 });
    await settle();
    writes.shift().resolve();
    await replaced;
    assert.equal(questions.length, 1);
    const back = table.inTurn(() => table.enter(one.guest, one.token));
    await settle();
    writes.shift().resolve();
    assert.equal((await back).seat, 0);
    questions[0](table.game.text(table.game.legalActions()[0]));
    await settle();
    assert.equal(table.game.actionCount, 0);
    assert.equal(writes.length, 0);
    table.free();
});

test("An answer to an undo request names the request, and does not apply to a later request", async () => {
    const { table, writes, sessions } = await tableOn();
    const [one, other] = sessions;
    const action = table.game.text(table.game.legalActions()[0]);
    const applied = REQUESTS.apply(one, { action, at: 0 });
    await settle();
    writes.shift().resolve();
    await applied;
    const first = await REQUESTS.undo(one, { count: 1 });
    assert.deepEqual(other.told.at(-1), { tell: "wish", wish: first.wish, count: 1, seat: 0 });
    assert.deepEqual((await REQUESTS.sight(other)).wish, { wish: first.wish, count: 1, seat: 0 });
    const second = await REQUESTS.undo(one, { count: 1 });
    await assert.rejects(REQUESTS.agree(other, { agrees: true, wish: first.wish }), { status: "too late" });
    await assert.rejects(REQUESTS.agree(other, { agrees: false, wish: first.wish }), { status: "too late" });
    await assert.rejects(REQUESTS.agree(other, { agrees: true }), { status: "invalid argument" });
    assert.equal(table.game.actionCount, 1);
    const agreed = REQUESTS.agree(other, { agrees: true, wish: second.wish });
    await settle();
    writes.shift().resolve();
    await agreed;
    assert.equal(table.game.actionCount, 0);
    table.free();
});

test("After a restart the server measures each absence from the time of the restart", async () => {
    const { table, host, writes, sessions } = await tableOn();
    const [one, other] = sessions;
    let time = 5e6;
    const again = { ...host, limits: { ...LIMITS, awaySeconds: 20 }, now: () => time };
    const kept = { seats: table.seats.toText(), actions: [], version: table.version };
    const restored = Table.restored("T", table.start, kept, again);
    const back = { table: restored, guest: { seat: null, tell: () => {} } };
    await restored.inTurn(() => restored.enter(back.guest, one.token));
    time += 19999;
    await assert.rejects(REQUESTS.replace(back, { seat: 1 }), { status: "not away" });
    time += 1;
    const replaced = REQUESTS.replace(back, { seat: 1 });
    await settle();
    writes.shift().resolve();
    await replaced;
    assert.equal(restored.seats.adviserAt(1), "good");
    restored.free();
    // An adviser can take an empty seat immediately.
    table.leave(other.guest);
    const stood = REQUESTS.stand(other);
    await settle();
    writes.shift().resolve();
    await stood;
    Object.assign(host, { limits: { ...LIMITS, awaySeconds: 20 } });
    const filled = REQUESTS.replace(one, { seat: 1 });
    await settle();
    writes.shift().resolve();
    await filled;
    assert.equal(table.seats.adviserAt(1), "good");
    table.free();
});
