// Messages never contain information that is hidden from the recipient. The tests compare all messages of two games that
// differ only in hidden information.
import assert from "node:assert/strict";
import { test } from "node:test";

import { DecisionKind, init, Rules } from "mistbank";

import { REQUESTS } from "../src/requests.js";
import { Table } from "../src/table.js";
import { Seats } from "../src/seats.js";
import { chances } from "./started.js";

await init();

const HOST = {
    journal: { write: async () => {} },
    advisers: { choose: () => new Promise(() => {}) },
    limits: { awaySeconds: 0, nameLetters: 24 },
    now: () => 0,
    gone: () => {},
};

/** Returns a copy of a table. Deals the parts that are hidden from the viewer again with the seed, unless the seed is null. */
function twinOf(table, seed, viewer) {
    const game = table.game.clone();
    if (seed !== null) game.determinize(seed, viewer);
    const seats = new Seats(table.seats.seats.map((seat) => ({ ...seat })));
    return new Table({ id: table.id, start: table.start, seats, game }, HOST);
}

const seatsOf = (players) =>
    new Seats(Array.from({ length: players }, () => ({ name: "", adviser: null, token: "00", stand: null })));

/** Adds guests to a table, each at their seat. */
async function comeTo(table, guests) {
    for (const guest of guests) {
        const { seat } = guest;
        await table.enter(guest);
        guest.seat = seat;
    }
}

/** Returns the answers to all requests of a viewer as text. @param actions the actions to ask about */
async function answersTo(table, viewer, actions) {
    const session = { table, guest: { seat: viewer, tell: () => {} } };
    const requests = [
        ...["sight", "state", "record"].map((name) => [name, {}]),
        ...actions.map((action) => ["why", { action }]),
        ["apply", { action: "pass", at: -1 }],
        ["replace", { seat: 9 }],
        ["agree", { agrees: true }],
    ];
    const said = [];
    for (const [name, request] of requests)
        said.push(
            await (async () => REQUESTS[name](session, request))().then(
                (answer) => `${name}: ${JSON.stringify(answer)}`,
                ({ status, message }) => `${name}: ${status}: ${message}`,
            ),
        );
    return said;
}

async function play(table, chance, steps) {
    const guests = Array.from({ length: table.game.rules.players }, (_, seat) => ({ seat, tell: () => {} }));
    await comeTo(table, guests);
    for (let step = 0; step < steps && !table.game.isOver; ++step) {
        const actions = table.game.legalActions();
        await table.apply(
            guests[table.game.decidingPlayer],
            table.game.text(actions[chance(actions.length)]),
            table.game.actionCount,
        );
    }
    for (const guest of guests) table.leave(guest);
}

const GAMES = {
    "a base game": { preset: "base", players: 3 },
    "level 4": { preset: "level4", players: 3 },
    "a game with everything": { preset: "everything", players: 3 },
    "a game with hidden hands": { preset: "base", players: 3, hand: 3 },
    "everything with hidden hands": { preset: "everything", players: 3, hand: 3 },
    "hidden hands and unplayable tiles that go back": { preset: "base", players: 3, hand: 3, unplayable: "returned" },
    "a game with tiles drawn ahead": { preset: "base", players: 3, draw_ahead: true },
    "everything with tiles drawn ahead": { preset: "everything", players: 3, draw_ahead: true },
};

for (const [name, rules] of Object.entries(GAMES))
    test(`No message contains hidden information before it is revealed: ${name}`, async () => {
        let compared = 0;
        for (let sample = 0; sample < 12; ++sample) {
            const chance = chances(100 + sample);
            const start = { rules: Rules.fromJson({ ...rules, seed: String(sample + 1) }).toJson(), tileSets: [] };
            const table = Table.begin("T", start, Array(rules.players).fill(null), HOST);
            table.seats = seatsOf(rules.players);
            await play(table, chance, chance(40));
            if (table.game.isOver) continue;
            // For each viewer the test makes a second table that looks the same to this viewer. The test compares the messages
            // of the two tables until hidden information is revealed.
            for (const viewer of [null, 0, 1, 2]) {
                const twins = [twinOf(table, null, -1), twinOf(table, BigInt(7 + sample), viewer ?? -1)];
                const sent = twins.map((twin) => {
                    const lines = [];
                    return {
                        twin,
                        lines,
                        guest: { seat: viewer, tell: (message) => lines.push(JSON.stringify(message)) },
                    };
                });
                const lines = sent.map((message) => message.lines);
                for (const { twin, lines, guest } of sent) {
                    await comeTo(twin, [guest]);
                    lines.push(JSON.stringify(twin.sight(viewer)));
                }
                assert.deepEqual(lines[1], lines[0]);
                const [one, other] = twins;
                const decides = one.game.decidingPlayer;
                const possible = twins.map(({ game }) => game.legalActions().map((action) => game.text(action)));
                const asked = [...new Set(possible.flat())].slice(0, 12);
                const answers = await Promise.all(twins.map((twin) => answersTo(twin, viewer, asked)));
                assert.deepEqual(answers[1], answers[0]);
                // In games with hands the answers must not contain draws, which would reveal the tiles in the hands.
                if (one.secrets) assert.ok(answers[0].slice(0, 3).every((answer) => !answer.includes("\\ndraw ")));
                // Refused requests and undo requests must not reveal anything.
                for (const request of [
                    (twin) => twin.apply({ seat: (decides + 1) % rules.players }, "pass", twin.game.actionCount),
                    (twin) => twin.apply({ seat: decides }, "lay 40,40 0", twin.game.actionCount),
                    (twin) => twin.apply({ seat: decides }, "nonsense", twin.game.actionCount),
                    (twin) => twin.undo({ seat: decides }, 1),
                ]) {
                    const words = await Promise.all(
                        twins.map((twin) =>
                            request(twin).then(
                                () => "done",
                                ({ status, message }) => `${status}: ${message}`,
                            ),
                        ),
                    );
                    assert.equal(words[1], words[0]);
                }
                const both = possible[0].filter((action) => possible[1].includes(action));
                if (both.length > 0) {
                    const action = both[chance(both.length)];
                    for (const twin of twins) await twin.apply({ seat: decides }, action, twin.game.actionCount);
                    // The games may differ after an action reveals a tile or the viewer draws one. While they look the same to
                    // the viewer, their messages must be the same, unless the end of the game has revealed hidden information.
                    const [seen, seenToo] = twins.map(({ game }) => game.toPosition({ viewer: viewer ?? "nobody" }));
                    if (seen === seenToo && one.game.publicHash === other.game.publicHash && !one.game.isOver) {
                        assert.deepEqual(lines[1], lines[0]);
                        ++compared;
                    }
                }
                for (const twin of twins) twin.free();
            }
            table.free();
        }
        assert.ok(compared > 5, `${compared} compared`);
    });

const tableOf = (rules, sample) => {
    const start = { rules: Rules.fromJson({ ...rules, seed: String(sample) }).toJson(), tileSets: [] };
    const table = Table.begin("T", start, Array(rules.players).fill(null), HOST);
    table.seats = seatsOf(rules.players);
    return table;
};

test("Only the owner sees a tile drawn ahead", async () => {
    const table = tableOf({ preset: "base", players: 2, draw_ahead: true }, 4);
    const chance = chances(5);
    const { game } = table;
    do await play(table, chance, 1);
    while (game.turn < 5 || game.decision.kind !== DecisionKind.Hand);
    const seat = game.decidingPlayer;
    const tile = game.types[game.hand(seat, seat)[0]].id;
    const handSeenBy = (viewer) => table.sight(viewer).position.match(new RegExp(`^holds ${seat} (.*)@`, "m"))[1];
    assert.deepEqual([seat, 1 - seat, null].map(handSeenBy), [tile, "?", "?"]);
    assert.equal(table.why({ seat }, "lay 40,40 0").legal, false);
    for (const other of [1 - seat, null])
        for (const action of game.legalActions())
            assert.throws(() => table.why({ seat: other }, game.text(action)), { status: "not you" });
    table.free();
});

test("A finished game cannot be undone, because its end reveals all hidden information", async () => {
    for (const hands of [{ hand: 3 }, { draw_ahead: true }, {}]) {
        const table = tableOf({ preset: "base", players: 2, ...hands }, 4);
        await play(table, chances(5), 1000);
        assert.ok(table.game.isOver);
        const again = Table.restored(
            "T",
            table.start,
            { seats: Seats.of([null, null], 2).toText(), actions: table.game.actions().map((action) => table.game.text(action)) },
            HOST,
        );
        for (const played of [table, again]) {
            assert.ok("record" in played.sight(null));
            await assert.rejects(played.undo({ seat: 0 }, 1), { status: "game over", message: /everything hidden has been revealed/ });
            played.free();
        }
    }
});
