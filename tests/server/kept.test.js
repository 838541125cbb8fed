// What is told and seen is on disk; advisers that fail are asked again.
import assert from "node:assert/strict";
import { test } from "node:test";

import { init, Rules } from "mistbank";

import { REQUESTS } from "../src/requests.js";
import { Table } from "../src/table.js";

await init();

const LIMITS = { awaySeconds: 0, nameLetters: 24 };
const SLOW = new Promise(() => {}); // an adviser that never comes to an end

/** A table of two at which both sit, on a disk that the test turns. @returns { table, writes, sessions } */
async function tableOn(choose = () => SLOW, seats = [null, null]) {
    const writes = []; // { resolve, reject } of what is on its way
    const gone = [];
    const host = {
        journal: { write: () => new Promise((resolve, reject) => writes.push({ resolve, reject })) },
        advisers: { choose },
        limits: LIMITS,
        now: () => 0,
        gone: (one) => (gone.push(one), one.free()),
    };
    const start = { rules: Rules.fromJson({ preset: "base", players: 2, seed: "5" }).toJson(), tileSets: [] };
    const table = Table.begin("T", start, seats, host);
    const sessions = [];
    for (const seat of [0, 1].filter((one) => seats[one] === null)) {
        const told = [];
        const session = { table, told, guest: { seat: null, tell: (message) => told.push(message) } };
        await table.inTurn(() => table.enter(session.guest));
        const sits = REQUESTS.sit(session, { seat });
        await settle();
        writes.shift().resolve();
        session.token = (await sits).token;
        sessions.push(session);
    }
    return { table, writes, sessions, gone };
}

/** Lets everything happen that waits for nothing but promises: the event loop goes on when no reaction to one is left. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Whether a promise is kept when nothing but the disk is waited for. */
async function isKept(promise) {
    return Promise.race([promise.then(() => true), settle().then(() => false)]);
}

test("nobody sees, hears of, or goes on from what is not on disk yet", async () => {
    const { table, writes, sessions } = await tableOn();
    const [one, other] = sessions;
    const action = table.game.text(table.game.legalActions()[0]);
    const heard = other.told.length;
    const applied = REQUESTS.apply(one, { action, at: 0 });
    const asked = ["sight", "state", "record"].map((name) => REQUESTS[name](other, {}));
    const why = REQUESTS.why(other, { action: "pass" });
    const next = REQUESTS.apply(one, { action: "pass", at: 1 });
    for (const promise of [applied, ...asked, why, next]) assert.equal(await isKept(promise), false);
    assert.equal(other.told.length, heard);
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

test("what cannot be written was never done: who waited for it is told to look again", async () => {
    const { table, writes, sessions, gone } = await tableOn();
    const [one, other] = sessions;
    const applied = REQUESTS.apply(one, { action: table.game.text(table.game.legalActions()[0]), at: 0 });
    const next = REQUESTS.apply(one, { action: "pass", at: 1 });
    const seen = REQUESTS.sight(other);
    await settle();
    writes.shift().reject(new Error("the disk is full"));
    for (const promise of [applied, next, seen]) await assert.rejects(promise, { status: "not stored" });
    assert.equal(writes.length, 0, "nothing that stands on it is written");
    assert.deepEqual(gone, [table]);
    assert.equal(other.told.at(-1).tell, "gone");
});

test("an adviser that fails is asked again, and nobody who comes disturbs one that thinks", async (context) => {
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
    assert.equal(questions.length, 1, "it is thinking");
    questions[0].reject(new Error("it has no memory"));
    await settle();
    context.mock.timers.tick(2000);
    assert.equal(questions.length, 2);
    questions[1].resolve(table.game.text(table.game.legalActions()[0]));
    await settle();
    assert.equal(table.game.actionCount, 1);
    assert.equal(questions.length, 3, "it has the figure to place, too");
    // When it fails all the time the table rests, until somebody comes.
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

test("an adviser that plays for somebody is not listened to when he is back", async () => {
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
