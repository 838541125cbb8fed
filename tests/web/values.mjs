// Checks values that the page computes, by playing games: the remaining tiles, the cells where they fit, the probability
// that a gap is filled, and the final points.
import assert from "node:assert/strict";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { dice, test } from "./tally.mjs";

const pageOf = (file) => import(pathToFileURL(join(resolve(process.argv[2]), file)).href);
const { Adviser, DecisionKind, EventKind, Game, Rules, SegmentKind } = await pageOf("library.js");
const { RemainingTiles } = await pageOf("remaining_tiles.js");
const { Worth } = await pageOf("worth.js");
const { eventsOfOthers, marksOfTrail } = await pageOf("trail.js");
const { chanceWords } = await pageOf("remaining_tiles_view.js");

/** Yields a game for each of these presets, at a decision of this kind after at least `least` actions. */
function* standingAt(kind, presets, least = 40) {
    for (const [index, preset] of presets.entries()) {
        const game = new Game(Rules.preset(preset, { seed: index + 3, players: 2 + (index % 2) }));
        const roll = dice(index + 1);
        while (!game.isOver && (game.actionCount < least || game.phase !== kind)) {
            const legal = game.legalActions();
            game.apply(legal[roll(legal.length)]);
        }
        if (!game.isOver) yield { preset, game };
        game.free();
    }
}

const cellsOf = (actions) => [...new Set(actions.map(({ x, y, rotation }) => `${x},${y} ${rotation}`))].sort();

test("In every preset the computed cells and rotations for the drawn tile match the legal actions", () => {
    let seen = 0;
    for (const { preset, game } of standingAt(DecisionKind.LayTile, Rules.presets, 12)) {
        const left = new RemainingTiles(game);
        const { tileType } = game.decision;
        const fits = left.fitsOf(tileType);
        assert.ok(fits !== null, preset);
        const told = fits.flatMap(({ x, y, rotations }) => rotations.map((rotation) => ({ x, y, rotation })));
        assert.deepEqual(cellsOf(told), cellsOf(game.legalActions()), preset);
        assert.deepEqual(left.fitsOf(tileType), fits); // a second call returns the same cells
        left.free();
        ++seen;
    }
    assert.ok(seen > 20, `only ${seen} games`);
});

test("The number at a gap is the number of unseen tiles that fit", () => {
    for (const { game } of standingAt(DecisionKind.LayTile, ["base", "river", "level4"], 14)) {
        const left = new RemainingTiles(game);
        assert.equal(left.count, game.types.reduce((sum, _, type) => sum + game.unseen(type), 0));
        const gaps = left.gaps();
        assert.equal(new Set(gaps.map(({ x, y }) => `${x},${y}`)).size, gaps.length);
        for (const { x, y, count } of gaps) {
            assert.equal(game.tileAt(x, y), null);
            const fitting = left.types.filter(({ type }) => left.fitsOf(type).some((cell) => cell.x === x && cell.y === y));
            assert.equal(count, fitting.reduce((sum, one) => sum + one.count, 0));
        }
        assert.ok(gaps.some(({ count }) => count > 0));
        left.free();
    }
});

test("The chance that a gap is filled equals the share of possible draws with a fitting tile", () => {
    const left = Object.assign(Object.create(RemainingTiles.prototype), { count: 6 });
    assert.equal(left.chanceOf(0, 6), 0);
    assert.equal(left.chanceOf(1, 6), 1);
    assert.ok(Math.abs(left.chanceOf(2, 2) - 9 / 15) < 1e-12); // 6 of 15 pairs of tiles contain no fitting tile
    assert.ok(Math.abs(left.chanceOf(1, 3) - 1 / 2) < 1e-12);
    assert.equal(left.chanceOf(5, 2), 1);
    assert.deepEqual([0, 0.001, 0.01, 0.5, 0.999, 1].map(chanceWords), [
        "0%",
        "less than 1%",
        "1%",
        "50%",
        "more than 99%",
        "100%",
    ]);
});

test("The computed values do not depend on hidden information", () => {
    for (const { preset, game } of standingAt(DecisionKind.LayTile, ["base", "everything", "level5"])) {
        const told = [game, game.clone()].map((one, index) => {
            if (index === 1) one.determinize(99);
            const [left, worth] = [new RemainingTiles(one), new Worth(one)];
            const all = { types: left.types, gaps: left.gaps(), totals: worth.totals };
            left.free();
            return all;
        });
        assert.deepEqual(told[0], told[1], preset);
    }
});

/** Plays a game to its end. Places no figure after the last tile. @returns the page's predicted points at the last
 *  decision to place a figure; null if there was no such decision */
function foretold(game) {
    const adviser = new Adviser(game, { strength: "easy", seed: 2 });
    let last = null;
    while (!game.isOver) {
        if (game.piles[0] === 0 && game.phase === DecisionKind.PlaceMeeple) last = new Worth(game).totals;
        if (last !== null && game.whyNot("pass") === null) game.apply("pass");
        else {
            adviser.think(game, 0);
            game.apply(adviser.choose());
        }
    }
    adviser.free();
    return last;
}

test("The points predicted after the last tile equal the final points", () => {
    for (const preset of ["base", "ghosts_castles_cemeteries", "traders_builders", "inns_cathedrals"])
        for (let seed = 1; ; ++seed) {
            assert.ok(seed < 12, preset);
            const game = new Game(Rules.preset(preset, { seed, players: 3 }));
            const last = foretold(game);
            const ended = game.scoringMeeples.map(({ colour, total }) => [colour, total]);
            game.free();
            if (last === null) continue;
            assert.deepEqual([...last].sort(), ended.sort(), preset);
            break;
        }
});

test("The current totals plus the current value of each feature equal the predicted totals", () => {
    for (const { game } of standingAt(DecisionKind.LayTile, ["base", "base", "inns_cathedrals"], 60)) {
        const worth = new Worth(game);
        const sums = new Map(game.scoringMeeples.map(({ colour, total }) => [colour, total]));
        const features = new Map(
            game.figures.map(({ tile, segment }) => {
                const feature = game.feature(tile, segment);
                return [`${feature.tile}/${feature.segment}`, feature];
            }),
        );
        assert.ok(features.size > 3);
        for (const { tile, segment, tiles, kind } of features.values()) {
            for (const [colour, points] of worth.bringsNow(tile, segment)) sums.set(colour, sums.get(colour) + points);
            const segments = worth.segmentsOf(tile, segment);
            if (kind === SegmentKind.Road || kind === SegmentKind.City)
                assert.equal(new Set(segments.map((one) => one.tile)).size, tiles);
        }
        assert.deepEqual(sums, worth.totals);
    }
});

test("In team games and games with hidden hands the page predicts nothing", () => {
    const team = new Game(Rules.preset("level3", { seed: 2 }));
    assert.equal(new Worth(team).totals, null);
    const hands = new Game(Rules.base({ seed: 2, hand: 3 }));
    assert.equal(new Worth(hands).totals, null);
    const left = new RemainingTiles(hands);
    assert.equal(left.gaps(), null);
    assert.equal(left.fitsOf(0), null);
    assert.ok(left.count > 60);
    for (const one of [left, hands, team]) one.free();
});

test("In every preset the page marks the actions of other players, with arrows for every kind of moved piece", () => {
    const names = ["DragonMoved", "WagonMoved", "MageMoved", "WitchMoved", "BigTopMoved", "FigureCaught"];
    const moves = names.map((name) => EventKind[name]);
    const met = new Set();
    for (const [index, preset] of [...Rules.presets, "everything", "abbey_mayor", "mage", "mage"].entries()) {
        const game = new Game(Rules.preset(preset, { seed: index, players: 3 }));
        const roll = dice(index);
        for (let step = 0; !game.isOver && step < 240; ++step) {
            const legal = game.legalActions();
            game.apply(legal[roll(legal.length)]);
            if (step % 2 > 0) continue;
            const events = eventsOfOthers(game, game.decidingPlayer);
            const marks = marksOfTrail(game, events);
            const laid = events.filter(({ kind }) => kind === EventKind.TileLaid);
            assert.ok(marks.length >= laid.length, preset);
            const isInOrder = events.every(({ action }, at) => at === 0 || action >= events[at - 1].action);
            assert.ok(isInOrder && events.every(({ player }) => player !== game.decidingPlayer), preset);
            if (step % 60 === 0) game.picture({ marks, legend: false }); // the library accepts all marks
            for (const { kind, x, y } of events)
                if (marks.some(({ toX, toY }) => toX === x && toY === y) && moves.includes(kind)) met.add(kind);
        }
        game.free();
    }
    assert.deepEqual(moves.filter((kind) => !met.has(kind)), []);
});
