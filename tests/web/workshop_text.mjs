// The workshop's functions for texts of tile sets: sides and lines, fields, published facts, differences, and games.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { dice, test } from "./tally.mjs";

const folder = resolve(process.argv[2]);
const pageOf = (file) => import(pathToFileURL(join(folder, file)).href);
const { Expansion, Game, Rules, TileSet } = await pageOf("library.js");
const { lineOf, linesWithCopies, partsOf, SIDES, tileOf, wordsOf } = await pageOf("workshop_text.js");
const { fieldsOf, meanPlace, waysOf, wayOf, withFieldsOf, withMiddle, withMist, withNextSide, withSide } =
    await pageOf("workshop_sides.js");
const { deviationsOf, linesWithTick, printedTiles, publishedTiles, START } = await pageOf("workshop_mists.js");
const { expansionsOf, setsWith, Studies } = await pageOf("workshop_study.js");
const { differenceOf } = await pageOf("difference.js");
const { blocksOf } = await pageOf("workshop_tutorial.js");

const MISTS = TileSet.builtinText("mists");

/** Returns the lines of each tile in the text of a built-in set. */
function tilesOf(name) {
    const { lines, tiles } = partsOf(TileSet.builtinText(name));
    return tiles.map(({ from, to }) => lines.slice(from, to));
}

const setOf = (...tiles) => ["mistbank-tiles 1", "name one", ...tiles.flat(), ""].join("\n");
const readable = (lines) => new TileSet(setOf(lines)).free();
const linesOf = (text) => text.trim().split("\n");

test("Reading and writing the lines of every printed tile does not change them", () => {
    for (const name of TileSet.builtinNames)
        for (const lines of tilesOf(name)) {
            const tile = tileOf(lines);
            assert.equal(tile.problem, null, lines[0]);
            for (const segment of tile.segments)
                assert.deepEqual(wordsOf(lineOf(segment)).toSorted(), wordsOf(lines[segment.line]).toSorted());
        }
});

test("The fields computed from a tile's sides equal the fields of the printed tile", () => {
    const key = ({ halves, touches }, { segments }) => {
        const cities = segments.filter(({ kind, sides }) => kind === "city" && sides.some((side) => touches.includes(side)));
        return `${halves.toSorted()} ${cities.map(({ line }) => line)}`;
    };
    for (const name of ["base", "mists", "demo"])
        for (const lines of tilesOf(name)) {
            const tile = tileOf(lines);
            if (tile.id.startsWith("start-")) continue; // on these tiles the ruin divides the field
            const own = tile.segments.filter(({ kind }) => kind === "field");
            const keys = (fields) => fields.map((field) => key(field, tile)).toSorted();
            assert.deepEqual(keys(fieldsOf(tile)), keys(own), `${name} ${tile.id}`);
        }
});

test("After any click on a printed tile the library can read the changed tile", () => {
    for (const name of ["base", "mists", "river"])
        for (const lines of tilesOf(name))
            for (const side of SIDES) {
                const ways = waysOf(tileOf(lines), side).map(({ key }) => key);
                for (const way of ways) assert.equal(wayOf(tileOf(withSide(lines, side, way)), side), way);
                if (name === "river") continue; // skips river tiles: a click can cut off the river
                let changed = lines;
                for (const _ of ways) readable((changed = withNextSide(changed, side)));
                for (const isOn of [true, false]) readable(withMist(lines, side, isOn));
                for (const kind of ["castle", ""]) readable(withMiddle(lines, kind));
            }
});

test("A click changes only the lines of the clicked side", () => {
    const lines = linesOf(`
tile U
  copies 8
  road N S at 50 50   # the way
  # left of it
  field NL SR WL WR at 20 50
  field NR EL ER SL at 80 50`);
    assert.deepEqual(withSide(lines, "W", "city"), [
        ...lines.slice(0, 2),
        "  city W",
        ...lines.slice(2, 4),
        "  field NL SR touches W at 32 13", // the place for a figure on this field, next to the one in the city
        lines[5],
    ]);
    assert.deepEqual(withSide(withSide(lines, "W", "road N"), "W", "field").slice(0, 2), lines.slice(0, 2));
    assert.deepEqual(withFieldsOf(lines, 2, { at: [50, 40] }).with(2, lines[2]), lines);
    assert.deepEqual(linesWithCopies(linesWithCopies(lines, 1), 8).with(1, lines[1]), lines);
    assert.deepEqual(withMist(withMist(lines, "N", true), "N", false).slice(0, 4), lines.slice(0, 4));
});

test("Figures on a tile made by clicks do not overlap", () => {
    let lines = withMiddle(["tile new", "  field all"], "monastery");
    for (const [side, way] of [
        ["S", "road"],
        ["N", "city"],
        ["W", "road S"],
        ["E", "field"],
    ]) {
        lines = withSide(lines, side, way);
        const places = tileOf(lines).segments.map((segment) => segment.at ?? meanPlace(segment));
        for (const [x, y] of places)
            assert.equal(places.filter(([u, v]) => Math.hypot(x - u, y - v) < 10).length, 1, lines.join("\n"));
    }
});

test("Each tile is parsed separately, and errors are shown at their lines", () => {
    const studies = new Studies();
    for (const name of TileSet.builtinNames) {
        const { tiles, troubles, set } = studies.read(TileSet.builtinText(name), "light");
        assert.deepEqual(troubles, [], name);
        assert.ok(
            tiles.every(({ svg }) => svg.startsWith("<svg")),
            name,
        );
        set.free();
    }
    const broken = MISTS.replace("city N E W coats 1 at 50 34", "city N E X")
        .replace("road W E at 50 54\n", "")
        .replace("title", "tilte");
    const { troubles, set, tiles } = studies.read(broken, "light");
    assert.equal(set, null);
    assert.equal(tiles.filter(({ problem }) => problem !== null).length, 2);
    const lines = broken.split("\n");
    assert.deepEqual(
        troubles.filter(({ isWrong }) => isWrong).map(({ line }) => lines[line]),
        ["tilte Mists over Carcassonne", "  city N E X", "tile 09"],
    );
    for (const text of [
        "",
        "mistbank-tiles 1\n",
        "\uFEFFname x",
        "start\ntile\ntile a\nstart",
        "tile a\n  city N N\n  at 1",
    ])
        assert.ok(studies.read(text, "dark").troubles.length > 0); // an error message, not an exception
});

test("The workshop reports each published fact about the set `mists` that a text contradicts", () => {
    const published = publishedTiles();
    const told = (from, to) => {
        const text = MISTS.replace(from, to);
        assert.notEqual(text, MISTS);
        const parts = partsOf(text);
        return deviationsOf(parts, published).map(
            ({ line, words }) => `${line === null ? "" : parts.lines[line].trim()}: ${words}`,
        );
    };
    assert.deepEqual(deviationsOf(partsOf(MISTS), published), []);
    const all = [...published.values()].filter(({ number }) => number !== START);
    assert.equal(
        all.reduce((sum, { copies }) => sum + copies, 0),
        60,
    );
    assert.equal(
        all.flatMap(({ ghosts }) => ghosts).reduce((sum, count) => sum + count),
        76,
    );
    assert.deepEqual(
        ["castle", "cemetery"].map((building) => all.filter((one) => one[building]).length),
        [5, 5],
    );
    assert.deepEqual(published.get("14").ghosts, [3, 3, 2]);
    assert.deepEqual(told("mist S symbols 1 at 50 88", "mist S symbols 2"), [
        "mist S symbols 2: the box has tile 03 with 1 ghost, the text with 2",
    ]);
    assert.deepEqual(told("tile 14b", "tile 14b\n  copies 2"), ["copies 2: the box has tile 14 3 times, the text 4 times"]);
    assert.deepEqual(
        told("tile 14a\n  copies 2", "tile 14a").at(0),
        "tile 14b: the box has tile 14 3 times, the text twice",
    );
    assert.deepEqual(told(/(tile 14a\n)  copies 2\n([^]*tile 14b\n)/, "$1$2  copies 2\n"), [
        "mist N E S symbols 2 at 79 21: the box has tile 14 with 3, 3, 2 ghosts, the text twice with 2",
    ]);
    assert.deepEqual(told("tile 38\n", "tile 39\n"), ["tile 39: no printed tile has the number 39", ": tile 38 is missing"]);
    assert.deepEqual(told("  castle at 50 50\n  road E at 83 50\n  road W at 17 50", "  road W E"), [
        "tile 43: tile 43 has a castle in the box but not in the text",
    ]);
    assert.deepEqual(told("road S at 50 84\n  field EL ER SL SR WL WR at 82 64", "field EL ER SL SR WL WR"), [
        "castle at 50 50: a road ends on every printed tile with a castle",
    ]);
    assert.deepEqual(told("tile 22\n", "tile 22\n  monastery\n"), ["monastery: no printed tile has a monastery"]);
    assert.deepEqual(told("mist W symbols 1 at 12 50", "mist W symbols 3"), [
        "tile start-nw: the starting tile has 3 ghosts in the box but 5 in the text",
    ]);
});

test("Ticking a printed tile adds a line to the text that does not affect games and can be removed", () => {
    const published = publishedTiles();
    const plain = new TileSet(MISTS);
    for (const number of ["01", "14", "38", START]) {
        const text = linesWithTick(partsOf(MISTS), number, true).join("\n");
        const set = new TileSet(text);
        assert.equal(set.fingerprint, plain.fingerprint);
        const checked = printedTiles(partsOf(text), published).filter(({ isChecked }) => isChecked);
        assert.deepEqual(
            checked.map((one) => [one.number, one.isOther]),
            [[number, false]],
        );
        assert.equal(linesWithTick(partsOf(text), number, false).join("\n"), MISTS);
        set.free();
    }
    const mended = printedTiles(partsOf(MISTS.replace("city N E W coats 1 at 50 34", "city N E W")), published);
    assert.deepEqual(
        mended.filter(({ isOther }) => isOther).map(({ number }) => number),
        ["03"],
    );
    plain.free();
});

/** Applies a difference to a text, like the program `patch`. */
function patched(text, difference) {
    const old = text.replace(/\n$/, "").split("\n");
    const made = [];
    let at = 0;
    for (const line of difference.trimEnd().split("\n").slice(2)) {
        const hunk = /^@@ -(\d+),(\d+) \+(\d+),(\d+) @@$/.exec(line);
        if (hunk !== null) {
            made.push(...old.slice(at, (at = Number(hunk[1]) - (hunk[2] === "0" ? 0 : 1))));
            assert.equal(made.length, Number(hunk[3]) - (hunk[4] === "0" ? 0 : 1));
        } else if (line[0] === "+") {
            made.push(line.slice(1));
        } else {
            assert.equal(line.slice(1), old[at++]);
            if (line[0] === " ") made.push(line.slice(1));
        }
    }
    return `${[...made, ...old.slice(at)].join("\n")}\n`;
}

test("Applying the difference of two texts to the first text gives the second text", () => {
    const roll = dice(4);
    assert.equal(differenceOf(MISTS, MISTS, ["a", "b"]), "");
    for (let count = 1; count < 12; ++count) {
        const lines = MISTS.replace(/\n$/, "").split("\n");
        for (let change = 0; change < count; ++change)
            lines.splice(roll(lines.length), roll(3), ...Array.from({ length: roll(3) }, () => `more ${roll(3)}`));
        const other = `${lines.join("\n")}\n`;
        assert.equal(patched(MISTS, differenceOf(MISTS, other, ["a", "b"])), other);
    }
    assert.match(differenceOf("a\nb\n", "a\nc\n", ["old", "new"]), /^--- old\n\+\+\+ new\n@@ -1,2 \+1,2 @@\n a\n-b\n\+c\n$/);
});

test("A tile set is played with the expansions of its marks", () => {
    const own = tilesOf("inns_cathedrals").slice(0, 6);
    const set = new TileSet(setOf(...own));
    const expansions = expansionsOf(set);
    assert.ok(expansions.includes(Expansion.InnsCathedrals));
    const game = new Game(Rules.base({ players: 2, expansions }), { sets: setsWith(set, true) }); // with the base start tile
    const again = Game.load(game.toRecord());
    assert.equal(again.stateHash, game.stateHash);
    assert.ok(again.types.length > 24);
    for (const one of [set, game, again]) one.free();
});

test("The library can read the tutorial's tile set, and the tutorial names existing parts of the page", () => {
    const blocks = blocksOf(readFileSync(join(folder, "workshop.md"), "utf8"));
    assert.deepEqual([...new Set(blocks.map(({ kind }) => kind))].toSorted(), ["code", "list", "title", "words"]);
    for (const { kind, text } of blocks) if (kind === "code") new TileSet(text).free();
    const page = ["workshop.js", "workshop_printed_tiles.js", "workshop_tile.js", "index.html"]
        .map((file) => readFileSync(join(folder, file), "utf8"))
        .join();
    const words = blocks.flatMap(({ text, items }) => items ?? [text]).join(" ");
    for (const [, name] of words.matchAll(/\*\*([^*]+)\*\*/g)) assert.ok(page.includes(name), name);
});
