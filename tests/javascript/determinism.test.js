// WebAssembly plays the same games as every other platform. Checks the records and hashes of random, golden and stored
// games.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Colour, EventKind, Expansion, Game, Loss, Outcome, Rules, System, TileSet } from "./mistbank.js";
import { inProject, textOf } from "./support.js";

const WORD = 0xffffffffffffffffn;

/** The 64-bit FNV-1a hash, as in src/tiles/fingerprint.hpp. */
class Fingerprint {
    value = 0xcbf29ce484222325n;

    #byte(byte) {
        this.value = ((this.value ^ BigInt(byte)) * 0x100000001b3n) & WORD;
    }

    /** Adds the eight bytes of a number, the lowest byte first. */
    add(number) {
        for (let shift = 0n; shift < 64n; shift += 8n) this.#byte((number >> shift) & 0xffn);
    }

    addText(text) {
        for (const byte of new TextEncoder().encode(text)) this.#byte(byte);
        this.#byte(0);
    }
}

/** The random generator of tests/support/players.hpp (xorshift64*). */
class Dice {
    constructor(seed) {
        this.state = BigInt(seed) * 2654435769n + 88172645463325252n;
    }

    below(bound) {
        this.state ^= this.state >> 12n;
        this.state = (this.state ^ (this.state << 25n)) & WORD;
        this.state ^= this.state >> 27n;
        return Number((((this.state * 2685821657736338717n) & WORD) >> 33n) % BigInt(bound));
    }
}

/** The part of tests/game/determinism_test.cpp with the expected values of 30 random games of each preset, for the newest
 *  revision of the rules. */
const NEWEST = textOf("tests/game/determinism_test.cpp").split("of_revision_2")[0];
const EXPECTED = [...NEWEST.matchAll(/\{"(\w+)", 0x([0-9a-f]+)u, 0x([0-9a-f]+)u\}/g)];

function rulesOf(preset, seed) {
    const rules = Rules.preset(preset);
    const players = 1 + (seed % 5);
    return rules.with({ players: rules.expansions.includes(Expansion.GhostsCastlesCemeteries) ? Math.max(players, 2) : players, seed });
}

function found(preset) {
    const [records, hashes] = [new Fingerprint(), new Fingerprint()];
    for (let seed = 0; seed < 30; ++seed) {
        const game = new Game(rulesOf(preset, seed));
        const dice = new Dice(seed);
        while (!game.isOver) {
            const legal = game.legalActions();
            game.apply(legal[dice.below(legal.length)]);
            hashes.add(game.stateHash);
            hashes.add(game.publicHash);
        }
        records.addText(game.toRecord());
        game.free();
    }
    return { records: records.value, hashes: hashes.value };
}

// Only presets that the C++ test plays with the default tile sets: the C++ test uses another set for cooperative games.
const comparable = EXPECTED.filter(([, preset]) => Rules.preset(preset).system !== System.Cooperative);

for (const [, preset, records, hashes] of comparable)
    test(`Random games of ${preset} have the same records and hashes as in the native library`, () =>
        assert.deepEqual(found(preset), { records: BigInt(`0x${records}`), hashes: BigInt(`0x${hashes}`) }));

test("There are expected values for every preset", () => {
    assert.deepEqual(EXPECTED.map(([, preset]) => preset), Rules.presets);
    assert.equal(comparable.length, 24);
});

// --- golden games ---

const goldens = readdirSync(inProject("tests/golden")).filter((name) => name.endsWith(".record"));

for (const file of goldens)
    test(`Replaying the golden game ${file} gives the same events and the same record`, () => {
        const record = textOf(`tests/golden/${file}`);
        const game = Game.replay(record);
        const told = textOf(`tests/golden/${file.replace(".record", ".events")}`);
        const events = told.trimEnd().split("\n").map((line) => /^([0-9]+) (\w+).* # (.*)$/.exec(line).slice(1));
        assert.deepEqual(
            game.events().map((event) => [String(event.action), event.kind, game.sentence(event)]),
            events,
        );
        assert.equal(game.toRecord(), record);
        const restored = Game.fromSnapshot(game.toSnapshot());
        assert.equal(restored.stateHash, game.stateHash);
        game.undo(game.actionCount);
        assert.equal(game.stateHash, new Game(game.rules).stateHash);
    });

test("Every preset has a golden game", () => {
    assert.ok(goldens.length >= 38);
    for (const preset of Rules.presets) assert.ok(goldens.includes(`${preset}.record`), preset);
});

// --- games stored by earlier versions (see tests/fixtures/README.md) ---

/** The event kinds that version 2.0 renamed: old name to new name. */
const RENAMED = { meeple_placed: "figure_placed", meeple_returned: "figure_returned" };
/** The folder with all stored games, which tests/fixtures/unpack writes. */
const unpacked = process.env.MISTBANK_FIXTURES_FOLDER;
const fixturesFolder = unpacked || inProject("tests/fixtures");
const fixtures = readdirSync(fixturesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: version }) =>
        readdirSync(join(fixturesFolder, version))
            .filter((file) => file.endsWith(".expected"))
            .map((file) => `${version}/${file.replace(".expected", "")}`),
    );
const fixtureText = (file) => readFileSync(join(fixturesFolder, file), "utf8");

function summaryOf(game) {
    const loss = game.outcome === Outcome.Lost ? ` ${game.lossReason}` : "";
    const tiles = game.tiles.map(
        ({ x, y, rotation, type, faceDown, ghosts }) =>
            `tile ${x},${y} ${rotation} ${faceDown ? "face_down" : game.types[type].id}${ghosts > 0 ? ` ghosts ${ghosts}` : ""}`,
    );
    const points = game.scoringMeeples.map(({ colour, total }) => ` ${colour} ${total}`);
    return [`result ${game.outcome}${loss}`, ...tiles, `points${points.join("")}`, `actions ${game.actionCount}`];
}

function check(game, expected, revision) {
    const lines = summaryOf(game);
    assert.deepEqual(lines.filter((line) => !expected.includes(line)), []);
    assert.equal(expected.filter((line) => line.startsWith("tile ")).length, game.tiles.length);
    const [, count, , ...kinds] = expected.find((line) => line.startsWith("events ")).split(" ");
    assert.equal(game.eventCount, Number(count));
    const found = {};
    for (const { kind } of game.events()) found[kind] = 1 + (found[kind] ?? 0);
    const wanted = {};
    for (let i = 0; i < kinds.length; i += 2) wanted[RENAMED[kinds[i]] ?? kinds[i]] = Number(kinds[i + 1]);
    assert.deepEqual(found, wanted);
    assert.equal(game.rules.revision, revision);
}

for (const path of fixtures)
    test(`The stored game ${path} loads with its expected state`, () => {
        const version = path.slice(0, path.lastIndexOf("/"));
        const own = readdirSync(join(fixturesFolder, version)).filter((file) => file.endsWith(".tiles"));
        const sets = own.map((file) => TileSet.parse(fixtureText(`${version}/${file}`)));
        const expected = fixtureText(`${path}.expected`).split("\n");
        const replayed = Game.replay(fixtureText(`${path}.record`), { sets });
        const restored = Game.fromSnapshot(readFileSync(join(fixturesFolder, `${path}.snapshot`)), { sets });
        const revision = fixtureText(`${path}.record`).includes("\nrules 2\n") ? 2 : 1; // revision of the rules
        check(replayed, expected, revision);
        check(restored, expected, revision);
        assert.equal(replayed.stateHash, restored.stateHash);
        for (const entry of [replayed, restored, ...sets]) entry.free();
    });

test("Versions 1.0 and 2.0 have stored games", () => assert.equal(fixtures.length, unpacked ? 269 : 32));
