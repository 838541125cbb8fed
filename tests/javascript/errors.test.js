// Invalid input: each error throws an exception of a specific class with the library's message, and changes nothing.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as errors from "../../build/javascript/package/failures.js";
import * as mb from "./mistbank.js";
import { Action, ActionKind, Adviser, Batch, Colour, FreedError, Game, IllegalActionError, InvalidArgumentError, InvalidRecordError, InvalidRulesError, InvalidSnapshotError, InvalidTileSetError, MistbankError, NotRecordedError, NothingToUndoError, reviewed, Rules, Status, TileSet, UnknownNameError, WrongDecisionError } from "./mistbank.js";
import { dice, level3, play, refuses, textOf } from "./support.js";

// --- the errors themselves ---

test("Every error status has its own error class", () => {
    const kinds = new Set();
    for (const [name, status] of Object.entries(Status)) {
        if (typeof status !== "number" || ["Ok", "BufferTooSmall"].includes(name)) continue;
        const error = errors.errorOf(status, "words (COM-1), and HID-2");
        assert.equal(error.name, `${name.replace(/Error$/, "")}Error`);
        assert.equal(error.constructor, mb[error.name]);
        assert.ok(error instanceof MistbankError && error instanceof Error);
        assert.deepEqual([error.status, error.reason, error.clause], [status, error.message, "COM-1"]);
        assert.deepEqual(error.clauses, ["COM-1", "HID-2"]);
        assert.notEqual(errors.errorOf(status, "").message, "");
        kinds.add(error.constructor);
    }
    assert.equal(kinds.size, 15);
    assert.equal(errors.errorOf(99, "").constructor, mb.InternalError);
});

test("An error has the line and the column from the library's message", () => {
    const error = errors.errorOf(Status.InvalidTileSet, "line 12, column 5: no side is called q");
    assert.deepEqual([error.line, error.column, error.clause, error.clauses], [12, 5, null, []]);
    assert.ok(error instanceof mb.CannotLoadError);
    assert.equal(errors.errorOf(Status.InvalidRecord, "empty").line, null);
});

test("The error for an unknown preset lists the known presets", () => {
    const words = /^unknown preset "levl3": expected one of level1, .*level3/;
    refuses(() => new Game("levl3", { seed: 7 }), UnknownNameError, words);
    refuses(() => new Batch("levl3", 2), UnknownNameError, words);
    refuses(() => Rules.preset("levl3"), UnknownNameError, words);
});

// --- actions ---

test("An outdated action is refused with the reason, and changes nothing", () => {
    const game = level3();
    const stale = game.actions()[0];
    const before = game.stateHash;
    const error = refuses(() => game.apply(stale), IllegalActionError);
    assert.equal(error.reason, game.whyNot(stale));
    assert.equal(game.stateHash, before);
});

test("The error for an illegal action names the clause", () => {
    const game = new Game(Rules.cooperative(), { seed: 3 });
    const error = refuses(() => game.apply({ kind: ActionKind.Lay, x: 20, y: 20 }), IllegalActionError, /COM-1/);
    assert.deepEqual([error.clause, error.status], ["COM-1", Status.IllegalAction]);
    assert.equal(game.whyNot({ kind: ActionKind.Lay, x: 20, y: 20 }), error.reason);
    assert.equal(game.whyNot(game.legalActions()[0]), null);
});

test("An action for another decision or after the end of the game is refused", () => {
    const game = level3();
    refuses(() => game.apply(new Action(ActionKind.Draw)), WrongDecisionError);
    refuses(() => play(game).apply("pass"), mb.GameOverError);
});

for (const text of ["", "somersault", "lay", "lay 1", "lay 99999,0 1", "meeple purple 0", "\0", "\ud800", "x".repeat(100000)])
    test(`A text that is not an action is refused: ${JSON.stringify(text.slice(0, 20))}`, () => {
        const game = level3();
        const before = game.stateHash;
        for (const call of [() => game.apply(text), () => game.parse(text), () => game.whyNot(text), () => game.text(text)])
            refuses(call, InvalidArgumentError);
        assert.equal(game.stateHash, before);
    });

// --- rules, sets, records ---

test("The error for invalid rules names the field", () => {
    for (const [field, rules] of Object.entries({
        level: { level: 7 },
        players: { players: 6 },
        edition: { edition: 1999 },
        starting_player: { startingPlayer: 2 },
        colours: { colours: ["red", "red", "blue", "green"] },
        draws: { draws: 3 },
        system: { system: 0 },
    })) {
        refuses(() => new Rules(rules).validated(), InvalidRulesError, new RegExp(field));
        refuses(() => new Game(rules), InvalidRulesError, new RegExp(field));
        refuses(() => new Batch(rules, 3), InvalidRulesError, new RegExp(field));
    }
    refuses(() => Rules.preset("level7"), UnknownNameError, /level6_2022/);
    refuses(() => Rules.preset("level1\0"), UnknownNameError);
    refuses(() => new Game("chess"), UnknownNameError);
});

for (const text of ["", "no tile set", "mistbank-tiles 1\n", "mistbank-tiles 1\ntile a\n  road q\n", "\0", "\ud800"])
    test(`A text that is not a tile set is refused: ${JSON.stringify(text)}`, () => {
        const error = refuses(() => TileSet.parse(text), InvalidTileSetError, /line/);
        assert.ok(error.line >= 1);
    });

test("Unknown, repeated or too many tile sets are refused", () => {
    refuses(() => TileSet.builtin("fogs"), UnknownNameError, /fogs.*mists/);
    refuses(() => TileSet.builtinText("fogs"), UnknownNameError);
    const set = TileSet.builtin("mists");
    for (const call of [() => set.type(1000), () => set.type(-1), () => set.provenance(1000), () => set.provenance(-2)])
        refuses(call, InvalidArgumentError, /type must be/);
    refuses(() => new Game("level1", { sets: Array(33).fill(set) }), InvalidArgumentError, /sets must have at most 32 entries, not 33/);
    refuses(() => new Game("level1", { sets: [set, new Game("level1")] }), TypeError, /sets\[1\] must be a TileSet/);
    refuses(() => new Game("level1", { sets: [set, set] }), InvalidTileSetError, /tile 01 is in more than one tile set/);
    refuses(() => new TileSet("x".repeat(2 ** 20 + 1)), InvalidTileSetError, /1048576/);
});

for (const text of ["", "no record", "mistbank-record 1\n", "\0", "mistbank-record 1\nkind full\nsystem chess\n"])
    test(`A text that is not a record is refused: ${JSON.stringify(text)}`, () => {
        refuses(() => Game.replay(text), InvalidRecordError);
        refuses(() => Game.load(text), InvalidRecordError);
    });

test("Damaged records and snapshots are refused", () => {
    const game = level3();
    const error = refuses(() => Game.replay(`${game.toRecord()}lay 30,30 0\n`), InvalidRecordError, /^line \d+/);
    assert.equal(error.line, game.toRecord().trimEnd().split("\n").length + 1);
    const good = game.toSnapshot();
    const bent = good.slice();
    bent[50] ^= 0xff;
    for (const bad of [new Uint8Array(0), new Uint8Array(9), good.subarray(0, -1), bent])
        refuses(() => Game.fromSnapshot(bad), InvalidSnapshotError);
    refuses(() => Game.load(bent), InvalidSnapshotError);
    refuses(() => Game.load(Uint8Array.of(0xff, 0xfe)), InvalidRecordError, /UTF-8/);
    refuses(() => Game.replay("x".repeat(2 ** 22 + 1)), InvalidRecordError, /4194304/);
});

test("Loading a record without its custom tile set is refused", () => {
    const set = TileSet.parse(textOf("tests/scenarios/tiles/plain.tiles"));
    const record = new Game({ draws: "external" }, { sets: set }).toRecord();
    assert.equal(Game.replay(record).types[0].id, "field");
    const without = record.replace(/^\|.*\n/gm, "");
    assert.equal(Game.replay(without, { sets: set }).types[0].id, "field");
    const error = refuses(() => Game.replay(without), mb.UnknownTileSetError, /plain/);
    assert.ok(error instanceof mb.CannotLoadError && error.status === Status.UnknownName);
});

// --- history ---

test("Undoing an invalid number of actions is refused, and changes nothing", () => {
    const game = level3();
    const before = game.stateHash;
    refuses(() => game.undo(13), NothingToUndoError, /count must be from 0 to 12/);
    refuses(() => game.undo(-1), InvalidArgumentError, /count/);
    refuses(() => game.undo(1.5), InvalidArgumentError, /count/);
    refuses(() => game.undo("2"), TypeError, /count/);
    assert.equal(game.stateHash, before);
    refuses(() => new Game("base").undo(), NothingToUndoError, /^the game is at its start/);
});

test("A game that does not record cannot undo actions or write a record", () => {
    const game = new Game("base", { seed: 1 });
    game.stopRecording();
    assert.equal(game.recording, false);
    game.apply(game.legalActions()[0]);
    for (const call of [() => game.undo(), () => game.undo(99), () => game.toRecord(), () => game.toSnapshot()])
        refuses(call, NotRecordedError);
    assert.equal(game.eventCount, 0);
});

test("Copying from a game with other rules is refused", () => {
    const game = level3();
    refuses(() => game.copyFrom(new Game("base")), InvalidArgumentError);
    refuses(() => game.copyFrom({}), TypeError, /other must be a Game/);
    const freed = level3();
    freed.free();
    refuses(() => game.copyFrom(freed), FreedError);
});

// --- arguments ---

const COLOURS = "red, green, blue, yellow, black, pink";

/** Returns an adviser with advice about the game. */
const thought = (game) => {
    const adviser = new Adviser(game);
    adviser.think(game, 2);
    return adviser;
};

/** Wrong calls, each with its error class and a pattern for the message. */
const WRONG = [
    [(game) => game.actions(13), InvalidArgumentError, /since must be a whole number from 0 to 12, not 13/],
    [(game) => game.events(-1), InvalidArgumentError, /since must be a whole number from 0 to/],
    [(game) => game.feature(99, 0), InvalidArgumentError, /tile must be a whole number from 0 to \d+, not 99/],
    [(game) => game.feature(0, 99), InvalidArgumentError, /segment must be a whole number from 0 to \d+, not 99/],
    [(game) => game.figureOn(-1, 0), InvalidArgumentError, /tile must be/],
    [(game) => game.ghostsOn(0, 99), InvalidArgumentError, /segment must be/],
    [(game) => game.anchorOn(99, 0), InvalidArgumentError, /tile must be a whole number from 0 to \d+, not 99/],
    [(game) => game.spot(0, 99), InvalidArgumentError, /segment must be/],
    [(game) => game.tile(99), InvalidArgumentError, /index must be/],
    [(game) => game.figure(99), InvalidArgumentError, /index must be/],
    [(game) => game.unseen(99), InvalidArgumentError, /type must be a whole number from 0 to 58, not 99/],
    [(game) => game.drawable("a"), TypeError, /type must be a number, not "a"/],
    [(game) => game.tileText(59), InvalidArgumentError, /type must be/],
    [(game) => game.tilePicture(0, 4), InvalidArgumentError, /rotation must be a whole number from 0 to 3, not 4/],
    [(game) => game.houndMeeple(3), InvalidArgumentError, /hound must be a whole number from 1 to 2, not 3/],
    [(game) => game.supply("rot"), InvalidArgumentError, new RegExp(`colour must be one of ${COLOURS}, not "rot"`)],
    [(game) => game.supply(Colour.None), InvalidArgumentError, new RegExp(`colour must be one of ${COLOURS}, not "none"`)],
    [(game) => game.playerOf(null), TypeError, /colour must be one of .*, not null/],
    [(game) => game.hand(7), InvalidArgumentError, /player must be the number of a player, not 7/],
    [(game) => game.findType(3), TypeError, /id must be a string, not 3/],
    [(game) => game.tileAt(2 ** 31, 0), InvalidArgumentError, /x must be/],
    [(game) => game.tileAt("1", 0), TypeError, /x must be a number, not "1"/],
    [(game) => game.tileAt(NaN, 0), InvalidArgumentError, /x must be a whole number/],
    [(game) => game.toRecord("all"), InvalidArgumentError, /kind must be one of full, open, not "all"/],
    [(game) => game.toRecord(9), InvalidArgumentError, /kind must be one of full, open, not 9/],
    [(game) => game.picture({ theme: "dusk" }), InvalidArgumentError, /theme must be one of light, dark, not "dusk"/],
    [(game) => game.picture({ tileSize: 3 }), InvalidArgumentError, /tile_size|tileSize/],
    [(game) => game.picture({ legend: "no" }), TypeError, /legend must be true or false, not "no"/],
    [(game) => game.picture({ size: 3 }), TypeError, /options have no "size": expected one of tileSize/],
    [(game) => game.picture(3), TypeError, /options must be an object, not 3/],
    [(game) => game.picture({ marks: [3] }), TypeError, /marks\[0\] must be a mark, not 3/],
    [(game) => game.picture({ marks: [mb.highlight(0, 0), mb.highlight(99, 0)] }), InvalidArgumentError, /marks\[1\]\.x must be/],
    [(game) => game.picture({ marks: [{ ...mb.highlight(0, 0), kind: 7 }] }), InvalidArgumentError, /marks\[0\]\.kind/],
    [() => mb.highlight(0, 0, undefined, { colour: "red" }), InvalidArgumentError, /colour must have the form #rrggbb, not "red"/],
    [() => mb.highlight(0, 0, undefined, { label: "é".repeat(8) }), InvalidArgumentError, /label must be a string of up to 15 bytes/],
    [() => mb.highlight("a", 0), TypeError, /mark\.x must be a number/],
    [() => mb.arrow({ x: 0.5, y: 0 }, { x: 0, y: 0 }), InvalidArgumentError, /mark\.x must be a whole number/],
    [(game) => game.board({ fits: 3 }), TypeError, /fits must be true or false, not 3/],
    [(game) => game.randomAction(-1), InvalidArgumentError, /random must be a whole number from 0/],
    [(game) => game.randomAction(2n ** 64n), InvalidArgumentError, /random must be from 0 to 2\^64-1/],
    [(game) => game.restart(1.5), InvalidArgumentError, /seed must be/],
    [(game) => game.restart("1"), TypeError, /seed must be a number or a BigInt/],
    [(game) => game.determinize(1, 9), InvalidArgumentError],
    [(game) => game.rollouts(1, -1), InvalidArgumentError, /count must be/],
    [(game) => game.sentence(3), TypeError, /event must be an event, not 3/],
    [(game) => game.sentence({ kind: 999 }), InvalidArgumentError, /event\.kind must be a whole number from 0 to 255, not 999/],
    [(game) => game.window(256), InvalidArgumentError, /width must be a whole number from 1 to 255, not 256/],
    [(game) => game.window(9, 0), InvalidArgumentError, /height must be/],
    [(game) => game.planes(3), TypeError, /window must be a window/],
    [(game) => game.planes({ x: 0, y: 0, width: -1, height: 5 }), InvalidArgumentError],
    [(game) => game.planes(game.window(9), 7), InvalidArgumentError],
    [(game) => game.planes(game.window(9), 0, new Int32Array(9)), TypeError, /into must be a Uint8Array/],
    [(game) => game.planes(game.window(9), 0, new Uint8Array(9)), InvalidArgumentError, /entries do not fit into an array of 9/],
    [(game) => game.chosenPlanes(game.window(9), []), InvalidArgumentError, /planes must have at least one index/],
    [(game) => game.chosenPlanes(game.window(9), [1, 1]), InvalidArgumentError, /planes must not contain an index twice/],
    [(game) => game.chosenPlanes(game.window(9), [0, -1]), InvalidArgumentError, /planes\[1\] must be a whole number from 0 to/],
    [(game) => game.chosenPlanes(game.window(9), null), TypeError, /planes must be an array, not null/],
    [(game) => game.chosenPlanes(3, [1]), TypeError, /window must be a window/],
    [(game) => game.chosenPlanes({ x: 0, y: 0, width: 2 ** 30, height: 2 ** 30 }, [1]), InvalidArgumentError],
    [(game) => game.chosenPlanes(game.window(9), [1], 7), InvalidArgumentError],
    [(game) => game.chosenPlanes(game.window(9), [1], 0, new Uint8Array(9)), InvalidArgumentError, /entries do not fit into an array of 9/],
    [(game) => game.scalars(7), InvalidArgumentError],
    [(game) => game.indexCount({ x: 0, y: 0, width: 0, height: 0 }), InvalidArgumentError, /window must be 1 to 255 cells wide and high, within -32768 to 32767, not 0 by 0 at 0,0/],
    [(game) => game.actionAt(game.window(9), 10 ** 6), InvalidArgumentError],
    [(game) => game.restoreState("held"), TypeError, /saved must be a Uint8Array or an ArrayBuffer, not "held"/],
    [(game) => game.apply(3), TypeError, /action must be an action or its text, not 3/],
    [(game) => game.apply(undefined), TypeError, /action must be/],
    [(game) => game.apply({}), TypeError, /action\.kind must be one of draw, lay, bury, .*, remove, .*not undefined/],
    [(game) => game.apply({ kind: 300 }), InvalidArgumentError, /action\.kind must be a whole number from 0 to 255/],
    [(game) => game.apply({ kind: "put" }), InvalidArgumentError, /action\.kind must be one of draw, lay, .*, not "put"/],
    [(game) => game.apply({ kind: "none" }), InvalidArgumentError, /action\.kind must be one of draw/],
    [(game) => game.whyNot({ kind: "place", colour: "rot" }), InvalidArgumentError, /action\.colour must be one of red, .*, not "rot"/],
    [(game) => game.text({ kind: "place", colour: "red", figure: "pawn" }), InvalidArgumentError, /action\.figure must be one of meeple, guard, .*, not "pawn"/],
    [(game) => game.apply({ kind: "lay", x: 0, y: 1, rotation: 4 }), InvalidArgumentError, /action\.rotation must be a whole number from 0 to 3, not 4/],
    [(game) => game.apply({ kind: "lay", x: 0, y: 1, rotation: "2" }), TypeError, /action\.rotation must be a number, not "2"/],
    [(game) => game.apply({ kind: "lay", rotation: 1, count: 2 }), InvalidArgumentError, /action\.rotation is 1, but action\.count is 2/],
    [(game) => game.apply({ kind: "take", fairy: "yes" }), TypeError, /action\.fairy must be true or false, not "yes"/],
    [(game) => game.apply({ kind: "draw", tile: "nothing" }), InvalidArgumentError, /action\.tile: this game has no tile "nothing"/],
    [() => mb.Action.of({ kind: "draw", tile: "14a" }), TypeError, /action\.tile must be the index of a tile type, not "14a": only methods of a game accept ids/],
    [() => new mb.Action("put"), InvalidArgumentError, /kind must be one of draw, lay/],
    [(game) => game.sentence({ kind: "nothing" }), InvalidArgumentError, /event\.kind must be one of turn_began, .*, not "nothing"/],
    [(game) => game.eventToJson({ kind: "won", colour: "rot" }), InvalidArgumentError, /event\.colour must be one of red, .*, not "rot"/],
    [(game) => game.hand(0, "me"), InvalidArgumentError, /viewer must be one of nobody, host, not "me"/],
    [(game) => game.picture({ marks: [{ ...mb.highlight(0, 0), kind: "dot" }] }), InvalidArgumentError, /marks\[0\]\.kind must be one of cell, segment, arrow/],
    [(game) => game.apply({ kind: 2, x: 40000 }), InvalidArgumentError, /action\.x must be a whole number from -32768/],
    [(game) => game.apply({ kind: 2, y: "0" }), TypeError, /action\.y must be a number, not "0"/],
    [(game) => game.toJson({ viewer: 5 }), InvalidArgumentError, /viewer must be a player/],
    [(game) => game.toJson({ viewer: "me" }), InvalidArgumentError, /viewer must be one of nobody, host, not "me"/],
    [(game) => game.toJson(3), TypeError, /options must be an object/],
    [() => new Game(), TypeError, /rules must be Rules, their fields or the name of a preset, not undefined/],
    [() => new Game("level1", { recording: "no" }), TypeError, /recording must be true or false/],
    [() => new Game("level1", { speed: 1 }), TypeError, /options have no "speed": expected one of seed, sets, recording/],
    [() => new Game("level1", { seed: -1 }), InvalidArgumentError, /seed must be/],
    [() => new Game("level1", { sets: 3 }), TypeError],
    [() => Rules.base({ colours: ["rot"] }), InvalidRulesError, /colours\[0\] must be one of .*, not "rot"/],
    [() => Rules.base({ colours: 3 }), TypeError, /colours must be a list of colours, not 3/],
    [() => Rules.base({ expansions: ["islands"] }), InvalidRulesError, /expansions: unknown "islands", expected one of .*river/],
    [() => Rules.base({ farmers: "no" }), TypeError, /farmers must be true or false/],
    [() => Rules.base({ farmer: true }), TypeError, /rules have no "farmer": expected one of .*farmers/],
    [() => Rules.base({ players: "3" }), TypeError, /players must be a number/],
    [() => Rules.preset(3), TypeError, /name must be a string/],
    [() => new TileSet(3), TypeError, /text must be a string/],
    [() => TileSet.builtin(3), TypeError, /name must be a string/],
    [() => Game.replay(3), TypeError, /record must be a string/],
    [() => Game.fromSnapshot("MBSN"), TypeError, /snapshot must be a Uint8Array or an ArrayBuffer/],
    [() => Game.load(3), TypeError, /content must be/],
    [() => new Adviser("base"), TypeError, /game must be a Game, not "base"/],
    [(game) => new Adviser(game, { strength: "wise" }), InvalidArgumentError, /strength must be one of beginner, easy, good, best/],
    [(game) => new Adviser(game, { seed: -1 }), InvalidArgumentError, /seed must be/],
    [(game) => new Adviser(game).think(game, -1), InvalidArgumentError, /simulations must be a whole number from 0 to 1000000000/],
    [(game) => new Adviser(game).think(new Game("base"), 1), InvalidArgumentError, /other rules or tile sets/],
    [(game) => new Adviser(game).review(game, "pass", 0), InvalidArgumentError, /simulations must be a whole number from 1 to 1000000000/],
    [(game) => new Adviser(game).review(game, "lay 40,40 0"), IllegalActionError, /the action is not legal/],
    [(game) => new Adviser(game).review(new Game("base"), "lay 0,1 0"), InvalidArgumentError, /other rules or tile sets/],
    [() => reviewed("base"), InvalidRecordError, /line 1/],
    [() => reviewed(7), TypeError, /game must be a Game, not 7/],
    [(game) => reviewed(game, { players: [9] }), InvalidArgumentError, /players must be numbers from 0 to \d, not 9/],
    [(game) => reviewed(game, { simulations: 0 }), InvalidArgumentError, /simulations must be/],
    [() => reviewed(new Game("base", { recording: false })), NotRecordedError, /./],
    [(game) => new Adviser(game).choose(), InvalidArgumentError, /has no advice yet: call think/],
    [(game) => new Adviser(game).explanation(0), InvalidArgumentError, /has no advice yet/],
    [(game) => new Adviser(game).results(), InvalidArgumentError, /has no advice yet/],
    [(game) => new Adviser(game).newResults(), InvalidArgumentError, /has no advice yet/],
    [(game) => new Adviser(game, { workers: 4097 }), InvalidArgumentError, /workers must be a whole number from 1 to 4096/],
    [(game) => new Adviser(game, { workers: 0 }), InvalidArgumentError, /workers must be/],
    [(game) => thought(game).merge(new Adviser(game)), InvalidArgumentError, /have not thought about the same position/],
    [(game) => thought(game).merge(thought(new Game("level3", { seed: 77 }))), InvalidArgumentError, /have not thought about the same/],
    [(game) => thought(game).merge(new Uint8Array(60)), InvalidArgumentError, /the results are damaged/],
    [(game) => thought(game).merge(thought(game).results().fill(0xab, 40, 44)), InvalidArgumentError, /the results are damaged/],
    [(game) => thought(game).merge(new Uint8Array(100000)), InvalidArgumentError, /the results are damaged/],
    [(game) => thought(game).merge("all"), TypeError, /other must be a Uint8Array or an ArrayBuffer, not "all"/],
    [(game) => { const adviser = thought(game); adviser.merge(adviser); }, InvalidArgumentError, /cannot merge itself/],
    [() => mb.colourNamed(3), TypeError, /name must be a string/],
    [() => mb.statusText("0"), TypeError, /status must be a number/],
];

WRONG.forEach(([call, kind, words], number) =>
    test(`The error for a wrong argument names the argument and the allowed values: ${number + 1}, ${String(call).slice(0, 90)}`, () => {
        const game = level3();
        const before = game.stateHash;
        refuses(() => call(game), kind, words);
        assert.equal(game.stateHash, before);
    }),
);

// --- freed objects ---

/** Returns the names and descriptors of the public members of an object's classes. */
function members(made) {
    const found = [];
    for (let kind = Object.getPrototypeOf(made); kind !== Object.prototype; kind = Object.getPrototypeOf(kind))
        for (const [name, member] of Object.entries(Object.getOwnPropertyDescriptors(kind)))
            if (!name.startsWith("_") && !["constructor", "free", "freed", "toString", "thinkAsync"].includes(name)) found.push([name, member]);
    return found;
}

const window = { x: 0, y: 0, width: 5, height: 5 };
const ARGUMENTS = { describeAction: () => ["pass"], fact: () => ["ingots_aside"], merge: () => [new Uint8Array(9)], copyFrom: () => [level3()], think: () => [level3(), 1], review: () => [level3(), "pass"], restoreState: () => [new Uint8Array(9)], sentence: () => [{ kind: 1 }], eventToJson: () => [{ kind: 1 }], actionFromJson: () => ['"pass"'], findType: () => ["x"], find: () => ["x"], supply: () => ["red"], flock: () => ["red", 1], playerOf: () => ["red"], hasWon: () => ["red"], step: () => [new Uint8Array(32)], apply: () => ["pass"], whyNot: () => ["pass"], text: () => ["pass"], parse: () => ["pass"], actionToJson: () => ["pass"] };
const KEPT = ["count", "rules", "random", "strength", "seed"]; // properties that do not call the library

for (const [noun, make] of Object.entries({
    game: level3,
    "tile set": () => TileSet.builtin("mists"),
    adviser: () => new Adviser(level3()),
    batch: () => new Batch("level1", 4),
}))
    test(`Every use of a freed ${noun} is refused`, () => {
        const made = make();
        assert.equal(made.freed, false);
        made.free();
        made.free();
        assert.equal(made.freed, true);
        let uses = 0;
        for (const [name, { get, value }] of members(made)) {
            if (KEPT.includes(name) && noun !== "game" && get === undefined && value === undefined) continue;
            const given = noun === "batch" && name === "apply" ? [new Uint8Array(32)] : ARGUMENTS[name]?.() ?? [0, 1, 2];
            if (["window", "windows", "indexCount", "legalMasks"].includes(name)) given.splice(0, 3, noun === "batch" || name === "window" ? 5 : window, 5);
            if (noun === "batch" && name === "planes") given.splice(0, 3, 5, 5);
            if (["packedMasks", "packedPlanes"].includes(name)) given.splice(0, 3, ...(name === "packedPlanes" ? [[1], 5] : [5]));
            if (name === "chosenPlanes") given.splice(0, 3, ...(noun === "batch" ? [[1], 5] : [window, [1], 0]));
            if (noun === "batch" && name === "actionsAt") given.splice(0, 3, [0, 0, 0, 0], 5, 5);
            if (noun === "batch" && name === "choose") given.splice(0, 3, null, 5);
            if (noun === "batch" && ["deal", "lookahead"].includes(name)) given.splice(0);
            if (["planes", "indexOf", "actionAt", "legalIndices", "legalMask", "indexCount"].includes(name) && noun === "game") given.splice(0, 3, window, name === "indexOf" ? "pass" : 0);
            if (["actions", "events", "toRecord", "toPosition", "toJson", "toJsonText", "toJSON", "picture", "board", "summary", "question", "choices", "scalars"].includes(name)) given.splice(0);
            if (["tileText", "tilePicture"].includes(name)) given.splice(0, 3, 0, 0);
            const error = refuses(() => (get ? get.call(made) : value.apply(made, given)), FreedError, new RegExp(`this ${noun} has been freed`));
            assert.equal(error.status, Status.InvalidArgument);
            ++uses;
        }
        assert.ok(uses >= { game: 66, "tile set": 12, adviser: 7, batch: 15 }[noun], `${uses}`);
        assert.ok(noun === "adviser" || noun === "batch" || String(made).startsWith("freed"));
    });

// --- arbitrary calls ---

const ODD = [undefined, null, 0, 1, 2, 3, 7, 11, 60, 255, 256, -1, 32768, 2 ** 31 - 1, -(2 ** 31), 2 ** 53, NaN, 1.5, 5n, -1n, true, "", "pass", "lay 0,0 9", "\0", "\ud83d", "x".repeat(5000), [], {}, () => 0, Symbol("odd"), new Uint8Array(9), window];

for (const seed of [1, 2, 3, 4])
    test(`Calls with arbitrary arguments do not damage the game: seed ${seed}`, () => {
        const below = dice(seed);
        const game = new Game(Rules.cooperative({ level: 5, players: 3 }), { seed });
        const uses = members(game).filter(([name, { value }]) => value && !["rollout", "stopRecording", "rollouts"].includes(name));
        let refused = 0;
        for (let i = 0; i < 4000; ++i) {
            if (i % 40 === 0 && !game.isOver) game.apply(game.legalActions()[0]);
            const [, { value }] = uses[below(uses.length)];
            const given = Array.from({ length: below(4) }, () => (below(12) === 0 ? game : ODD[below(ODD.length)]));
            try {
                const answer = value.apply(game, given);
                if (answer instanceof Game) answer.free();
            } catch (problem) {
                assert.ok(problem instanceof MistbankError || problem instanceof TypeError, problem.stack);
                assert.ok(!(problem instanceof mb.InternalError), problem.stack);
                ++refused;
            }
        }
        assert.ok(refused > 1000 && refused < 4000, `${refused}`);
        if (!game.recording) return; // one of the arbitrary calls may have stopped the recording
        assert.equal(Game.fromSnapshot(game.toSnapshot()).stateHash, game.stateHash);
    });
