// Random events at a table, often at the same time. People act, undo, leave, lose the network, let advisers play, and return.
// The server stops and restarts. All clients must see the same game at all times.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { init } from "mistbank";

import { agree, areAlike, chances, started } from "./started.js";

await init();

const GAMES = {
    "a base game of four": { preset: "base", players: 4 },
    "level 5 of three": { preset: "level5", players: 3 },
    "everything, of three": { preset: "everything", players: 3 },
    "hidden hands of three": { preset: "base", players: 3, hand: 3 },
    "everything with hidden hands, of four": { preset: "everything", players: 4, hand: 3 },
};
const STEPS = 150;

/** The people at a table, one for each seat. A person can be away. */
class People {
    constructor(server, players) {
        this.server = server;
        this.all = Array.from({ length: players }, () => ({ client: null, token: null }));
        this.onlooker = null;
    }

    async begin(rules) {
        this.onlooker = await this.server.client();
        await this.onlooker.make(rules, Array(rules.players).fill(null));
        this.id = this.onlooker.sight.table;
        for (const seat of this.all.keys()) await this.come(seat);
    }

    /** Takes a seat, or returns to the seat with the token. */
    async come(seat) {
        const person = this.all[seat];
        person.client = await this.server.client();
        await person.client.look(this.id, person.token ?? undefined);
        if (person.client.sight.seat === null) person.token = await person.client.sit(seat, `player ${seat}`);
    }

    lose(seat) {
        this.all[seat].client.close();
        this.all[seat].client = null;
    }

    async standUp(seat) {
        await this.all[seat].client.ask("stand");
        this.lose(seat);
        this.all[seat].token = null;
    }

    get there() {
        return this.all.filter(({ client }) => client !== null).map(({ client }) => client);
    }

    get clients() {
        return [this.onlooker, ...this.there];
    }

    /** Resolves when all clients have received all actions so far and see the same game. */
    async settled() {
        await Promise.all(this.clients.map((client) => client.ask("hello"))); // the answer arrives after all earlier messages
        await areAlike(this.clients);
    }

    /** Connects all people to another server, which has taken over the tables of a stopped server. */
    async restart(server) {
        this.server = server;
        this.onlooker = await server.client();
        await this.onlooker.look(this.id);
        for (const [seat, { client }] of this.all.entries()) if (client !== null) await this.come(seat);
    }
}

const refused =
    (...statuses) =>
    (error) => {
        if (!statuses.includes(error.status)) throw error;
    };

for (const [number, [name, rules]] of Object.entries(GAMES).entries())
    test(`After any sequence of player actions all clients see the same game, and no action is lost: ${name}`, async () => {
        const folder = mkdtempSync(join(tmpdir(), "mistbank-many-"));
        const options = { data: join(folder, "tables.sqlite") };
        let server = await started({ simulations: 5 }, options);
        try {
            const people = new People(server, rules.players);
            await people.begin(rules);
            const chance = chances(number + 40);
            for (let step = 0; step < STEPS && !people.onlooker.sight.over; ++step) {
                const seat = chance(rules.players);
                const { client } = people.all[seat];
                const what = chance(20);
                if (what === 0 && client !== null && people.there.length > 1) people.lose(seat);
                else if (what === 1 && client !== null && people.there.length > 1) await people.standUp(seat);
                else if (what === 2 && client === null && people.there.length > 0)
                    await people.there[0].ask("replace", { seat, strength: "good" }).catch(refused("not away"));
                else if (what === 3 && client !== null) {
                    const asked = await client.ask("undo", { count: 1 + chance(3) }).catch(refused("nothing to undo"));
                    for (const other of asked?.wish === undefined ? [] : people.there)
                        await other
                            .ask("agree", { agrees: chance(8) > 0, wish: asked.wish })
                            .catch(refused("nothing to undo"));
                } else if (what === 4 && step % 3 === 0) {
                    await people.settled();
                    const { hash, at } = people.onlooker.sight;
                    await server.stop();
                    server = await started({ simulations: 5 }, options);
                    await people.restart(server);
                    if (people.onlooker.sight.at === at) assert.equal(people.onlooker.sight.hash, hash);
                    assert.ok(people.onlooker.sight.at >= at, "confirmed actions are there");
                } else if (what < 8 && client === null) await people.come(seat);
                else {
                    const decides = people.there.find((person) => person.decides);
                    if (decides === undefined) continue;
                    const actions = decides.game.legalActions();
                    await decides
                        .apply(actions[chance(actions.length)])
                        .catch(refused("too late", "not you", "not begun"));
                }
                await people.settled();
                if (step % 10 === 0) await agree({ clients: people.clients.filter(({ sight }) => !sight.over) });
            }
            const { over, at } = people.onlooker.sight;
            assert.ok(over || at > 20, `${at} actions`);
        } finally {
            await server.stop();
            rmSync(folder, { recursive: true });
        }
    });
