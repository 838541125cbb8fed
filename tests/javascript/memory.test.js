// Nothing leaks: the library's memory does not grow with the number of games.

import assert from "node:assert/strict";
import { setImmediate } from "node:timers/promises";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Action, Adviser, Batch, Game, highlight, InvalidArgumentError, InvalidSnapshotError, memoryBytes, Rules, TileSet } from "./mistbank.js";
import { play, refuses, textOf } from "./support.js";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

const FIRST = [...Array(50).keys()];

/** Calls `work` with the numbers in `first`, and then with 0 to `times` - 1, which must not increase the memory. */
function staysAsItIs(times, work, first = FIRST) {
    for (const number of first.filter((number) => number < times)) work(number);
    const before = memoryBytes();
    for (let i = 0; i < times; ++i) work(i);
    assert.equal(memoryBytes(), before);
}

test("The function bytesOf estimates the memory of a game before its creation", () => {
    const base = Game.bytesOf("base");
    assert.ok(base > 100000 && base < 2000000);
    const tile = "tile t\n  copies 5000\n  road N S\n  field EL ER NR SL\n  field WL WR NL SR\n";
    const large = TileSet.parse(`mistbank-tiles 1\nname large\n${tile}start\n  0 0 t\n`);
    assert.ok(Game.bytesOf("base", { sets: large }) > 10 * base);
    large.free();
    assert.throws(() => Game.bytesOf(Rules.fromJson({ preset: "base", players: 99 })), /players/);
});

test("A million games can be created without more memory", () => {
    const game = new Game("level1", { recording: false });
    staysAsItIs(950000, (seed) => game.restart(seed));
    game.free();
    const recorded = new Game("level1");
    staysAsItIs(20000, (seed) => recorded.restart(seed));
    recorded.free();
    staysAsItIs(30000, (seed) => new Game("level1", { seed }).free());
});

test("Creating, copying and freeing games of every preset leaks no memory", () => {
    const presets = Rules.presets;
    staysAsItIs(600, (number) => {
        const game = new Game(presets[number % presets.length], { seed: number });
        const clone = game.clone();
        clone.copyFrom(game);
        clone.restoreState(game.saveState());
        game.free();
        clone.free();
    });
});

test("Playing, undoing, writing, drawing and loading 2000 games leaks no memory", () => {
    staysAsItIs(2000, (seed) => {
        const game = play(new Game(seed % 50 === 0 ? "everything" : seed % 2 === 0 ? "level5" : "level1", { seed }), Infinity, seed);
        if (seed % 5 === 0) {
            const [record, snapshot] = [game.toRecord(), game.toSnapshot()];
            game.undo(Math.min(9, game.actionCount));
            for (const one of [Game.replay(record), Game.load(snapshot), Game.fromPosition(game.toPosition())]) {
                one.picture({ marks: [highlight(0, 0)] });
                one.toJson();
                one.events();
                one.free();
            }
        }
        game.free();
    }, [...FIRST, ...FIRST.map((number) => 50 * number)]); // multiples of 50 are seeds of "everything", the largest games
});

test("Creating and freeing advisers, batches and tile sets leaks no memory", () => {
    const text = textOf("tests/scenarios/tiles/plain.tiles");
    const game = play(new Game("level3", { seed: 1 }), 9);
    staysAsItIs(60, (number) => {
        const adviser = new Adviser(game, { seed: number });
        adviser.think(game, 3);
        assert.ok(adviser.advice.length > 0 && adviser.choose() instanceof Action);
        adviser.free();
        const batch = new Batch("level1", 16, { seed: number });
        batch.randomStep();
        batch.planes(9);
        batch.game(3).free();
        batch.free();
        const set = TileSet.parse(text);
        const other = TileSet.fromJson(set.toJson());
        const own = new Game("level1", { sets: other });
        for (const each of [set, other, own]) each.free();
    });
});

test("Refused calls leak no memory", () => {
    const game = play(new Game("level3", { seed: 1 }), 9);
    const [record, snapshot] = [game.toRecord(), game.toSnapshot()];
    const tiles = TileSet.builtinText("mists");
    const refused = (call) => assert.throws(call);
    staysAsItIs(300, (number) => {
        refused(() => new Game({ level: 9 }));
        refused(() => Game.replay(record.slice(0, 40 + number)));
        refused(() => Game.fromSnapshot(snapshot.subarray(0, snapshot.length - 1 - number)));
        refused(() => TileSet.parse(tiles.slice(0, 300 + 5 * number) + "\nnonsense"));
        refused(() => TileSet.fromJson('{"name": "a", "tiles": ['));
        refused(() => Rules.fromJson('{"level": '));
        refused(() => game.apply("lay 99,99 0"));
        refused(() => new Adviser({}));
        refused(() => game.picture({ marks: [highlight(0, 0), highlight(99, 99)] }));
    });
});

test("The garbage collector frees games without references", async () => {
    const abandon = () => {
        for (let seed = 0; seed < 400; ++seed) new Game("base", { seed });
    };
    const settle = async () => {
        for (let i = 0; i < 4; ++i) {
            collect();
            await setImmediate();
        }
    };
    abandon();
    await settle();
    const before = memoryBytes();
    for (let round = 0; round < 10; ++round) {
        abandon();
        await settle();
    }
    const game = new Game("base");
    assert.ok(memoryBytes() - before < 1000 * game.stateBytes, "of 4000 games most are gone");
});

test("The memory grows in a few large steps while thousands of games are created", () => {
    const before = memoryBytes();
    const sizes = new Set();
    const games = [];
    while (memoryBytes() < 2 * before) {
        games.push(new Game("everything", { seed: games.length }));
        sizes.add(memoryBytes());
    }
    for (const game of games) game.free();
    assert.ok(sizes.size <= 8, `the memory had ${sizes.size} sizes until it had doubled`);
});

test("Arguments can be larger than the current memory", () => {
    const game = new Game("level1");
    refuses(() => Game.fromSnapshot(new Uint8Array(2 * memoryBytes())), InvalidSnapshotError);
    refuses(() => game.restoreState(new Uint8Array(2 * memoryBytes())), InvalidArgumentError);
    refuses(() => game.parse("x".repeat(memoryBytes())), InvalidArgumentError);
    assert.ok(game.legalActions().length > 0);
});

test("Values returned by a game do not change when the game is freed or the memory grows", () => {
    const game = play(new Game("base", { seed: 4 }), 40);
    const told = [game.tiles, game.features, game.toSnapshot(), game.planes(game.window(9)), game.saveState(), game.rules];
    const copy = structuredClone(told.slice(0, 5));
    game.free();
    const large = new Batch("base", 3000);
    large.planes(21);
    large.free();
    assert.deepEqual(told.slice(0, 5), copy);
});
