// Positions: games that start from a position, and games written as a position.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, InvalidArgumentError, InvalidPositionError, NothingToUndoError, Rules, TileSet, Viewer } from "./mistbank.js";
import * as mb from "./mistbank.js";
import { play, refuses, textOf } from "./support.js";

const SHORT = `mistbank-position 1
preset base
tile 0,0 D
tile 0,1 E 2
figure red meeple 0,1/0
score red 4
drawn K
`;

test("A game that starts from a short position can be played to its end", () => {
    const game = Game.fromPosition(SHORT);
    assert.deepEqual([game.tileCount, game.figureCount, game.scoringMeeples[0].total, game.actionCount], [2, 1, 4, 0]);
    assert.equal(game.types[game.decision.tileType].id, "K");
    assert.equal(play(game).check(), "");
    assert.ok(game.isOver && game.tileCount > 60);
});

for (const preset of ["level1", "level5", "base", "demo", "ghosts_castles_cemeteries", "everything"])
    test(`A game of ${preset} written as a position and read back continues like the original`, () => {
        for (const actions of [0, 15, Infinity]) {
            const game = play(new Game(preset, { seed: 5 }), actions);
            const position = game.toPosition();
            const again = Game.fromPosition(position);
            assert.equal(again.stateHash, game.stateHash);
            assert.equal(again.toPosition(), position);
            assert.equal(play(again, 20, 3).stateHash, play(game, 20, 3).stateHash);
            assert.deepEqual([again.check(), game.check()], ["", ""]);
            game.free();
            again.free();
        }
    });

test("Undo stops at the starting position, even in stored games and copies", () => {
    const game = Game.fromPosition(SHORT);
    const begun = game.stateHash;
    refuses(() => game.undo(), NothingToUndoError);
    play(game, 20);
    const copy = Game.fromPosition(SHORT);
    copy.copyFrom(game);
    for (const one of [Game.replay(game.toRecord()), Game.fromSnapshot(game.toSnapshot()), game.clone(), copy]) {
        assert.equal(one.stateHash, game.stateHash);
        assert.equal(one.undo(one.actionCount).length, 20);
        assert.equal(one.stateHash, begun);
    }
});

test("A position can be loaded from a string or bytes", () => {
    const hash = Game.fromPosition(SHORT).stateHash;
    for (const content of [SHORT, new TextEncoder().encode(SHORT), new TextEncoder().encode(SHORT.replaceAll("\n", "\r\n"))])
        assert.equal(Game.load(content).stateHash, hash);
});

test("A position for a viewer contains only what that viewer sees", () => {
    const game = play(new Game(Rules.base({ hand: 3 }), { seed: 2 }), 12);
    const hosts = game.toPosition();
    assert.equal(game.toPosition({ viewer: Viewer.Host }), hosts);
    assert.doesNotMatch(hosts, /\?/);
    for (const viewer of ["nobody", 0, 1]) {
        const position = game.toPosition({ viewer });
        assert.match(position, /\?/);
        const seen = Game.fromPosition(position);
        assert.equal(seen.publicHash, game.publicHash);
        if (viewer !== "nobody") assert.deepEqual(seen.hand(viewer, viewer), game.hand(viewer, viewer));
    }
    refuses(() => game.toPosition({ viewer: 2 }), InvalidArgumentError, /viewer must be a player/);
    refuses(() => game.toPosition({ viewer: "me" }), InvalidArgumentError, /viewer must be one of nobody, host, not "me"/);
    refuses(() => game.toPosition(0), TypeError, /options must be an object/);
});

test("A position contains the custom tiles of its game", () => {
    const set = TileSet.parse(textOf("tests/scenarios/tiles/plain.tiles"));
    const game = new Game({ draws: "external", level: 1 }, { sets: set });
    game.apply("draw road");
    const position = game.toPosition();
    assert.equal(Game.fromPosition(position).stateHash, game.stateHash);
    const without = position.replace(/^\|.*\n/gm, "");
    assert.equal(Game.fromPosition(without, { sets: set }).stateHash, game.stateHash);
    const error = refuses(() => Game.fromPosition(without), mb.UnknownTileSetError, /plain/);
    assert.ok(error instanceof mb.CannotLoadError);
});

test("The error for an impossible position gives the line and the column", () => {
    const told = refuses(() => Game.fromPosition(`${SHORT}figure red meeple 0,1/9\n`), InvalidPositionError);
    assert.deepEqual([told.line, told.status], [8, mb.Status.InvalidPosition]);
    assert.ok(told.column > 0 && told instanceof mb.CannotLoadError);
    for (const text of ["", "no position", "mistbank-position 1\nsystem chess\n", "\0", "mistbank-record 1\n", "x".repeat(2 ** 22 + 1)])
        refuses(() => Game.fromPosition(text), InvalidPositionError);
    refuses(() => Game.fromPosition(3), TypeError, /position must be a string/);
    refuses(() => Game.fromPosition(SHORT, { set: [] }), TypeError, /options have no "set": expected one of sets/);
});
