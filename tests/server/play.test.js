// Whole games over the network. The games of all clients equal the server's game.
import assert from "node:assert/strict";
import { test } from "node:test";

import { colourName, Game, init, Rules } from "mistbank";

import { REQUESTS } from "../src/requests.js";
import { agree, areAlike, chances, playOn, started, tableOf } from "./started.js";

await init();

test("Four clients see the same game until its end, for every preset", async () => {
    const server = await started();
    try {
        for (const [number, preset] of Rules.presets.entries()) {
            const players = preset === "demo" ? 2 : 4;
            const table = await tableOf(server, { preset, players }, Array(players).fill(null));
            await playOn(table, chances(number + 1), Infinity, async (step) => step % 20 === 0 && (await agree(table)));
            assert.ok(
                table.clients.every(({ sight }) => sight.over),
                preset,
            );
            await agree(table);
            for (const client of table.clients)
                assert.equal(client.times.askedAnew, 0, `${preset}: a client had to load the table again`);
        }
    } finally {
        await server.stop();
    }
});

test("Sentences of events contain the names of the players", async () => {
    const server = await started();
    try {
        const client = await server.client();
        await client.make({ preset: "base", players: 2 }, [null, "easy"]);
        const sentences = [];
        client.onTold((_, message) => sentences.push(...(message?.events ?? []).map(({ sentence }) => sentence)));
        const [own, advisers] = client.game.rules.colours.map((colour) => colourName(colour));
        const layFirst = () => client.apply(client.game.legalActions()[0]);
        const isTold = (begin) => () => sentences.some((text) => text.startsWith(begin));
        await client.sit(0, "Ann");
        await layFirst();
        await client.until(isTold("Ann lays "));
        await client.apply("pass");
        await client.until(isTold(`${advisers} lays `));
        await client.until(({ decides }) => decides);
        await client.ask("stand");
        await client.sit(0, "\u{1f600}".repeat(24)); // more bytes than the library accepts
        await layFirst();
        await client.until(isTold(`${own} lays `));
    } finally {
        await server.stop();
    }
});

test("The record of a finished game can be requested and replayed", async () => {
    const server = await started();
    try {
        const table = await tableOf(server, { preset: "ghosts_castles_cemeteries", players: 3 }, [null, null, null]);
        await playOn(table, chances(5));
        const [client] = table.clients;
        assert.ok(client.sight.over);
        await assert.rejects(client.apply("pass"), { status: "game over" });
        const again = Game.replay((await client.ask("record")).record);
        assert.equal(again.publicHash, client.game.publicHash);
        assert.deepEqual(again.headers, { "x-name-red": "player 0", "x-name-green": "player 1", "x-name-blue": "player 2" });
        again.free();
    } finally {
        await server.stop();
    }
});

test("All clients see the same game with tile sales and a random first player", async () => {
    const server = await started();
    const kinds = new Set();
    try {
        for (const [seed, first_player] of ["most_roads", "random", "host"].entries()) {
            const rules = { preset: "traders_builders", players: 3, expansions: ["traders_builders", "abbey_mayor"], tile_sales: true, first_player };
            const table = await tableOf(server, rules, [null, null, null]);
            const [client] = table.clients;
            client.onTold((_, message) => {
                for (const { kind } of message?.events ?? []) kinds.add(kind);
            });
            await playOn(table, chances(seed + 11), Infinity, async (step) => step % 20 === 0 && (await agree(table)));
            assert.ok(client.sight.over);
            await agree(table);
            const again = Game.replay((await client.ask("record")).record);
            assert.equal(again.publicHash, client.game.publicHash);
            again.free();
        }
        for (const kind of ["offer_made", "tile_sold"]) assert.ok(kinds.has(kind), `${kind} is among ${[...kinds].join(", ")}`);
    } finally {
        await server.stop();
    }
});

test("In games with hidden hands each client gets a position with only its own hand", async () => {
    const server = await started();
    try {
        const table = await tableOf(server, { preset: "base", players: 3, hand: 3 }, [null, null, null]);
        const [one] = table.clients;
        await playOn(table, chances(8), 90, async (step) => step % 15 === 0 && (await agree(table)));
        await agree(table);
        assert.equal((await one.ask("record")).record, undefined);
        // At the end all hands are revealed, so undo is not possible.
        await playOn(table, chances(9));
        const again = Game.replay((await one.ask("record")).record);
        assert.equal(again.publicHash, one.game.publicHash);
        assert.equal(one.game.actionCount, again.actionCount);
        again.free();
        await assert.rejects(one.ask("undo"), { status: "game over" });
    } finally {
        await server.stop();
    }
});

test("Advisers can take seats, and play for absent players until the players return", async () => {
    const server = await started();
    try {
        const table = await tableOf(server, { preset: "level1", players: 3 }, [null, null, "good"]);
        const [one, other] = table.clients;
        await playOn(table, chances(2), 4);
        other.close();
        await one.until(({ sight }) => !sight.seats[1].there);
        await one.ask("replace", { seat: 1, strength: "easy" });
        await playOn({ clients: [one] }, chances(3), 6);
        const back = await server.client();
        await back.look(table.id, table.tokens[1]);
        assert.equal(back.sight.seat, 1);
        await one.until(({ sight }) => sight.seats[1].there && sight.seats[1].stand === null);
        const at = one.sight.at;
        await playOn({ clients: [one, back] }, chances(4), 6);
        assert.ok(one.sight.at > at || one.sight.over);
        await areAlike([one, back]);
    } finally {
        await server.stop();
    }
});

test("An onlooker sees the game but cannot act", async () => {
    const server = await started();
    try {
        const table = await tableOf(server, { preset: "base", players: 2 }, [null, null]);
        const onlooker = await server.client();
        await onlooker.look(table.id);
        await playOn(table, chances(4), 12);
        await onlooker.until(({ sight }) => sight.at === 12);
        assert.equal(onlooker.game.publicHash, table.clients[0].game.publicHash);
        await assert.rejects(onlooker.apply("pass"), { status: "no seat" });
        await assert.rejects(onlooker.ask("undo"), { status: "no seat" });
        await assert.rejects(onlooker.ask("replace", { seat: 0 }), { status: "no seat" });
    } finally {
        await server.stop();
    }
});

test("Undo needs the consent of all players, and stops at the last draw", async () => {
    const server = await started();
    try {
        const table = await tableOf(server, { preset: "base", players: 2 }, [null, null]);
        const [one, other] = table.clients;
        await one.until(({ decides }) => decides);
        const before = one.game.publicHash;
        const lay = one.game.legalActions()[0];
        await one.apply(lay);
        await one.until(({ sight }) => sight.at === 1);
        await assert.rejects(one.ask("undo", { count: 2 }), { status: "nothing to undo" });
        const first = await one.ask("undo");
        await other.ask("agree", { agrees: false, wish: first.wish });
        assert.equal(one.sight.at, 1);
        await assert.rejects(other.ask("agree", { agrees: true, wish: first.wish }), { status: "nothing to undo" });
        const second = await one.ask("undo");
        await assert.rejects(other.ask("agree", { agrees: true, wish: first.wish }), { status: "too late" });
        await assert.rejects(other.ask("agree", { agrees: true }), { status: "invalid argument" });
        await other.ask("agree", { agrees: true, wish: second.wish });
        await Promise.all(table.clients.map((client) => client.until(({ sight }) => sight.at === 0)));
        assert.equal(one.game.publicHash, before);
        assert.equal(other.game.publicHash, before);
        await playOn(table, chances(6), 2);
        await assert.rejects(one.ask("undo"), { status: "nothing to undo" });
    } finally {
        await server.stop();
    }
});

test("An illegal or late action, or an action of another player, is refused and changes nothing", async () => {
    const server = await started();
    try {
        const table = await tableOf(server, { preset: "base", players: 2 }, [null, null]);
        const [one, other] = table.clients;
        const before = one.game.publicHash;
        await assert.rejects(one.apply("lay 9,9 0"), { status: "illegal action", message: /COM-1/ });
        await assert.rejects(one.apply("lay somewhere"), { status: "invalid argument" });
        await assert.rejects(one.apply("pass"), { status: "wrong decision" });
        await assert.rejects(one.ask("apply", { action: 7, at: 0 }), { status: "invalid argument" });
        await assert.rejects(one.ask("apply", { action: one.game.text(one.game.legalActions()[0]), at: 4 }), {
            status: "too late",
        });
        await assert.rejects(other.apply(one.game.legalActions()[0]), { status: "not you" });
        assert.deepEqual((await one.ask("sight")).hash, before.toString(16).padStart(16, "0"));
        assert.deepEqual(await one.ask("why", { action: "lay 9,9 0" }).then(({ legal }) => legal), false);
    } finally {
        await server.stop();
    }
});

test("An error message names the argument, the given value and the allowed values", async () => {
    const server = await started();
    try {
        const client = await server.client();
        const rules = { preset: "base", players: 2 };
        const refused = async (what, fields, message) => await assert.rejects(client.ask(what, fields), { message });
        await refused("sing", {}, 'do "sing": expected one of ' + Object.keys(REQUESTS).join(", "));
        await refused("look", { table: "x" }, 'table "x": there is no such table');
        await refused("look", {}, "table is missing: there is no such table");
        await refused("sit", { seat: 0 }, "this connection is not watching a table: send a `look` or `new` request first");
        await refused("new", { rules: 5 }, "rules 5: expected an object with the fields of src/json/FORMAT.md");
        await refused("new", { rules, tileSets: "x" }, 'tileSets "x": expected an array of up to 8 strings');
        const tooFew = "seats with 1 entry: expected an array of 2 entries, one for each player";
        await refused("new", { rules, seats: [null] }, tooFew);
        const strength = "one of beginner, easy, good, best";
        const wrongSeat = `seats[1] "weak": expected null for a person, or ${strength} for an adviser`;
        await refused("new", { rules, seats: [null, "weak"] }, wrongSeat);
        await refused("new", { rules, seats: ["best", "best"] }, "seats: expected null for at least one person");
        await client.make(rules, [null, "easy"]);
        await refused("apply", { action: "pass", at: 0 }, "you have no seat at this table: onlookers can only watch");
        await refused("sit", { seat: 2 }, "seat 2: expected 0 to 1");
        await refused("sit", { seat: 1 }, "seat 1: an adviser has this seat");
        const name = "x".repeat(50);
        await refused("sit", { seat: 0, name }, `name "${"x".repeat(40)}…": expected a string of up to 32 characters`);
        await client.sit(0, "Ann");
        await refused("sit", { seat: 0 }, "you already have seat 0 at this table");
        await refused("apply", { action: 7, at: 0 }, 'action 7: expected the text of an action, such as "lay 0,-1 0"');
        await refused("apply", { action: "pass", at: 4 }, /^at 4: the table has changed and now has \d actions$/);
        await refused("undo", { count: 0 }, "count 0: expected 1 or more");
        await refused("replace", { seat: 1 }, "seat 1: expected the seat of a person, one of 0");
        await refused("replace", { seat: 0 }, "seat 0: the player is connected");
        await refused("agree", { agrees: true, wish: 3 }, "wish 3: no undo request is open");
    } finally {
        await server.stop();
    }
});

test("A game begins only when all seats are taken", async () => {
    const server = await started();
    try {
        const client = await server.client();
        await client.make({ preset: "base", players: 2 }, [null, null]);
        await client.sit(0, "one");
        await assert.rejects(client.apply(client.game.legalActions()[0]), { status: "not begun" });
        await assert.rejects(client.sit(1, "once more"), { status: "seat taken" });
    } finally {
        await server.stop();
    }
});

test("A table created with `waits` begins when a seated player starts the game, even after a reload from the store", async () => {
    const server = await started();
    try {
        const [one, other] = [await server.client(), await server.client()];
        const { table } = await one.make({ preset: "base", players: 2 }, [null, null], [], { waits: true, aids: "no hints" });
        await assert.rejects(one.ask("start"), { status: "no seat" });
        const token = await one.sit(0, "one");
        await assert.rejects(one.ask("start"), { status: "not begun" });
        await one.ask("replace", { seat: 1, strength: "easy" });
        await one.ask("leave");
        server.lobby.gone(server.lobby.tables.get(table));
        await one.look(table, token);
        assert.deepEqual([one.sight.started, one.sight.aids, one.sight.seats[1].stand], [false, "no hints", "easy"]);
        await assert.rejects(one.apply(one.game.legalActions()[0]), { status: "not begun", message: /started/ });
        await other.look(table);
        await other.sit(1, "two"); // takes the adviser's seat
        await one.until(({ sight }) => sight.seats[1].taken);
        await other.ask("start");
        await one.until(({ sight }) => sight.started);
        await one.apply(one.game.legalActions()[0]);
        await other.ask("start"); // no effect: the game has begun
        await other.until(({ sight }) => sight.at === 1);
    } finally {
        await server.stop();
    }
});

test("Creating a table with an invalid value of `aids` or `waits` is refused", async () => {
    const server = await started();
    try {
        const client = await server.client();
        const make = (options) => client.make({ preset: "base", players: 2 }, [null, null], [], options);
        await assert.rejects(make({ aids: "some" }), { status: "invalid argument", message: 'aids "some": expected one of all, no hints, none' });
        await assert.rejects(make({ waits: 1 }), { status: "invalid argument", message: "waits 1: expected true or false" });
        await make({});
        assert.deepEqual([client.sight.started, client.sight.aids], [true, "all"]);
    } finally {
        await server.stop();
    }
});

test("In games with custom tiles all clients get the text of the tile set", async () => {
    const server = await started();
    try {
        const own = `mistbank-tiles 1\nname lanes\ntile lane\n  copies 30\n  road N S\n  field all\nstart\n  0 0 lane\n`;
        const table = await tableOf(
            server,
            { preset: "base", players: 2 },
            [null, null],
            [own.replace("field all", "field EL ER NR SL\n  field WL WR NL SR")],
        );
        await playOn(table, chances(1), 10);
        await agree(table);
    } finally {
        await server.stop();
    }
});
