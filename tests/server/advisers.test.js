// Advisers of the server: many questions from one address do not delay the questions from other addresses. The tests provide
// the threads and timers.
import assert from "node:assert/strict";
import { EventEmitter, once } from "node:events";
import { test } from "node:test";
import { Worker } from "node:worker_threads";

import { Game, init, Rules } from "mistbank";

import { Advisers } from "../src/advisers.js";
import { Table } from "../src/table.js";

await init();

const NEVER = new AbortController().signal;

/** A replacement for an adviser's thread, which answers when the test says so. */
class Thread extends EventEmitter {
    asked = [];
    isTerminated = false;
    postMessage(question) {
        this.asked.push(question);
    }
    terminate() {
        this.isTerminated = true;
    }
    unref() {}
}

function advisersOf(count = 1) {
    const threads = [];
    const begin = () => threads[threads.push(new Thread()) - 1];
    return { advisers: new Advisers({ count, simulations: 7, seconds: 10 }, begin), threads };
}

/** Returns an object. Its field `is` is "open" while the promise is pending, then the result or the error's message. */
function outcomeOf(promise) {
    const outcome = { is: "open" };
    promise.then(
        (action) => (outcome.is = action),
        ({ message }) => (outcome.is = message),
    );
    return outcome;
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test("Addresses take turns: 30 questions from one address delay another address by only two questions", async () => {
    const { advisers, threads } = advisersOf();
    const [thread] = threads;
    const many = Array.from({ length: 30 }, (_, number) =>
        outcomeOf(advisers.choose({ position: `many ${number}` }, { address: "A", signal: NEVER })),
    );
    const one = outcomeOf(advisers.choose({ position: "one" }, { address: "B", signal: NEVER }));
    const last = outcomeOf(advisers.choose({ position: "last" }, { address: "C", signal: NEVER }));
    assert.equal(thread.asked.length, 1);
    for (let answer = 0; answer < 32; ++answer) {
        thread.emit("message", { action: `answer ${answer}` });
        await settle();
    }
    const order = thread.asked.map(({ position }) => position);
    assert.deepEqual(order.slice(0, 5), ["many 0", "many 1", "one", "last", "many 2"]);
    assert.deepEqual([one.is, last.is], ["answer 2", "answer 3"]);
    assert.ok(many.every(({ is }) => /^answer/.test(is)));
    assert.equal(advisers.waiting.size, 0);
});

test("Dropped questions fail immediately, and waiting ones are not sent to a thread", async () => {
    const { advisers, threads } = advisersOf();
    const [thread] = threads;
    const controllers = Array.from({ length: 20 }, () => new AbortController());
    const dropped = controllers.map(({ signal }, number) =>
        outcomeOf(advisers.choose({ position: `dropped ${number}` }, { address: "A", signal })),
    );
    const stays = outcomeOf(advisers.choose({ position: "stays" }, { address: "A", signal: NEVER }));
    for (const controller of controllers) controller.abort();
    await settle();
    assert.ok(dropped.every(({ is }) => is === "the question was dropped"));
    thread.emit("message", { action: "too late" });
    thread.emit("message", { action: "in time" });
    await settle();
    assert.equal(stays.is, "in time");
    assert.deepEqual(
        thread.asked.map(({ position }) => position),
        ["dropped 0", "stays"],
    );
});

test("A thread that does not answer in time is replaced, and the new thread gets the next question", async (context) => {
    context.mock.timers.enable({ apis: ["setTimeout"] });
    const { advisers, threads } = advisersOf(2);
    const asked = ["slow", "quick", "next"].map((position) =>
        outcomeOf(advisers.choose({ position }, { address: position, signal: NEVER })),
    );
    threads[1].emit("message", { action: "pass" });
    assert.equal(threads[1].asked[1].position, "next");
    threads[1].emit("message", { action: "pass" });
    context.mock.timers.tick(9999);
    await settle();
    assert.equal(asked[0].is, "open");
    context.mock.timers.tick(1);
    await settle();
    assert.deepEqual(
        asked.map(({ is }) => is),
        ["the adviser took too long", "pass", "pass"],
    );
    assert.ok(threads[0].isTerminated);
    threads[0].emit("message", { action: "late" });
    threads[0].emit("error", new Error("late"));
    assert.equal(threads.length, 3);
    for (const position of ["a", "b"]) outcomeOf(advisers.choose({ position }, { address: "A", signal: NEVER }));
    assert.deepEqual([threads[1].asked.at(-1).position, threads[2].asked[0].position], ["a", "b"]);
});

test("If a thread fails, only its current question fails", async () => {
    const { advisers, threads } = advisersOf();
    const [broken, next] = ["one", "two"].map((address) =>
        outcomeOf(advisers.choose({ position: address }, { address, signal: NEVER })),
    );
    threads[0].emit("error", new Error("no memory"));
    threads[1].emit("message", { action: "pass" });
    await settle();
    assert.deepEqual([broken.is, next.is], ["no memory", "pass"]);
});

test("An adviser without thinking time decides without simulations", { timeout: 120000 }, async () => {
    const thread = new Worker(new URL("../src/adviser_thread.js", import.meta.url));
    const game = new Game(Rules.fromJson({ preset: "base", players: 2, seed: "5" }));
    try {
        const question = { position: game.toPosition({ viewer: 0 }), strength: "good", tileSets: [] };
        thread.postMessage({ ...question, simulations: 1e6, milliseconds: 0 });
        const [{ action, error }] = await once(thread, "message");
        assert.equal(error, undefined);
        assert.ok(game.legalActions().some((legal) => game.text(legal) === action));
    } finally {
        game.free();
        await thread.terminate();
    }
});

test("A table drops its question to an adviser when everybody leaves, and repeats it when a player returns", async () => {
    const asked = [];
    const host = {
        journal: { write: async () => {} },
        advisers: { choose: (question, seat) => new Promise(() => asked.push(seat)) },
        limits: { awaySeconds: 0, nameLetters: 24 },
        now: () => 0,
        gone: () => {},
    };
    const start = { rules: Rules.fromJson({ preset: "base", players: 2, seed: "5" }).toJson(), tileSets: [] };
    const table = Table.begin("T", start, ["good", null], host);
    const [onlooker, player] = ["onlooker", "player"].map((address) => ({ address, tell: () => {} }));
    for (const guest of [onlooker, player]) await table.inTurn(() => table.enter(guest));
    const { token } = await table.inTurn(() => table.sit(player, 1, ""));
    assert.deepEqual(
        asked.map(({ address }) => address),
        ["player"],
        "it counts as the player's, not as the onlooker's",
    );
    table.leave(onlooker);
    assert.ok(!asked[0].signal.aborted);
    table.leave(player);
    assert.ok(asked[0].signal.aborted);
    await table.inTurn(() => table.enter(player, token));
    assert.equal(asked.length, 2);
    table.free();
    assert.ok(asked[1].signal.aborted);
});
