// The printed tiles of the set "mists". The built-in set contains the published facts of each tile. This module compares a
// text with these facts, and finds the tiles that the user has marked as checked against the printed ones. It is
// independent of the page.

import { TileSet } from "./library.js";
import { plural } from "./features.js";
import { partsOf, tileOf, wordsOf } from "./workshop_text.js";

export const SET = "mists";
export const START = "start";
const CHECKED = "Checked with the printed tile.";
const BUILDINGS = ["castle", "cemetery"];

/** Returns the printed number in a tile's id; START for a quarter of the starting tile; null for any other id. */
export function numberOf(id) {
    const number = /^(\d+)[a-z]?$/.exec(id)?.[1];
    return number ?? (/^start-/.test(id) ? START : null);
}

const ghostsOf = ({ segments }) => segments.reduce((sum, { symbols }) => sum + symbols, 0);
const has = ({ segments }, kind) => segments.some((segment) => segment.kind === kind);
const shapeOf = (tile) =>
    tile.segments.map((segment) => JSON.stringify({ ...segment, at: null, line: null, comment: "" })).toSorted();

/** Returns the tiles of a text by printed number. Each value is a list of { tile, from, lines }; from: the number of the
 *  tile's first line in the text. */
function byNumber(parts) {
    const groups = new Map();
    for (const { id, from, to } of parts.tiles) {
        const number = numberOf(id);
        const lines = parts.lines.slice(from, to);
        groups.set(number, [...(groups.get(number) ?? []), { tile: tileOf(lines), from, lines }]);
    }
    return groups;
}

/** Returns the published facts { number, copies, ghosts, castle, cemetery, shapes } by printed number. ghosts: the ghosts of
 *  each copy in descending order; for the starting tile the sum of its quarters. shapes: the segments in the text. */
export function publishedTiles(text = TileSet.builtinText(SET)) {
    const published = new Map();
    for (const [number, group] of byNumber(partsOf(text))) {
        const ghosts = group.flatMap(({ tile }) => Array(tile.copies).fill(ghostsOf(tile)));
        published.set(number, {
            number,
            copies: number === START ? 1 : ghosts.length,
            ghosts:
                number === START ? [ghosts.reduce((sum, a) => sum + a)] : ghosts.toSorted((a, b) => b - a),
            castle: group.some(({ tile }) => has(tile, "castle")),
            cemetery: group.some(({ tile }) => has(tile, "cemetery")),
            shapes: group.flatMap(({ tile }) => shapeOf(tile)).join(),
        });
    }
    return published;
}

const timesOf = (count) => ["never", "once", "twice"][count] ?? `${count} times`;

/** Returns the ghosts of all copies of a tile in words. If all copies have the same number of ghosts, the text contains
 *  this number once. */
export function ghostWords(ghosts) {
    if (new Set(ghosts).size > 1) return `${ghosts.join(", ")} ghosts`;
    return ghosts[0] === 0 ? "no ghosts" : plural(ghosts[0], "ghost");
}

/** Returns the contradictions between a text and the published facts as a list of { line, words }. line: the number of the
 *  line from 0; null for a missing tile. */
export function deviationsOf(parts, published) {
    const found = [];
    const groups = byNumber(parts);
    for (const [number, group] of groups) {
        const known = published.get(number);
        for (const part of group) {
            found.push(...oddities(part));
            if (known === undefined) found.push({ line: part.from, words: `no printed tile has the number ${part.tile.id}` });
        }
        if (number === START) found.push(...startDeviations(group, known));
        else if (known !== undefined)
            for (const deviations of [copiesDeviations, ghostsDeviations, buildingDeviations])
                found.push(...deviations(group, known));
    }
    for (const number of published.keys())
        if (!groups.has(number))
            found.push({
                line: null,
                words: number === START ? "the starting tile is missing" : `tile ${number} is missing`,
            });
    return found.sort((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity));
}

/** Returns the number of a tile's line that begins with a word; without such a line, the number of the tile's first
 *  line. */
function lineWith({ lines, from }, key) {
    const at = lines.findIndex((line) => wordsOf(line)[0] === key);
    return at < 0 ? from : from + at;
}

function copiesDeviations(group, { number, copies }) {
    const here = group.reduce((sum, { tile }) => sum + tile.copies, 0);
    if (here === copies) return [];
    const words = `the box has tile ${number} ${timesOf(copies)}, the text ${timesOf(here)}`;
    return [{ line: lineWith(group.at(-1), "copies"), words }];
}

/** Returns a deviation for each tile whose copies find no printed copies with the same number of ghosts. Each printed copy
 *  counts once. A wrong number of copies is not reported here. */
function ghostsDeviations(group, { number, ghosts }) {
    const left = [...ghosts];
    const isTooMany = ({ tile }) => {
        const here = ghostsOf(tile);
        for (let copy = 0; copy < tile.copies; ++copy) {
            if (!left.includes(here)) return true;
            left.splice(left.indexOf(here), 1);
        }
        return false;
    };
    const wrong = group.filter(isTooMany);
    if (left.length === 0) return [];
    return wrong.map((part) => {
        const times = part.tile.copies > 1 ? `${timesOf(part.tile.copies)} ` : "";
        return {
            line: lineWith(part, "mist"),
            words: `the box has tile ${number} with ${ghostWords(ghosts)}, the text ${times}with ${ghostsOf(part.tile)}`,
        };
    });
}

function buildingDeviations(group, known) {
    const told = (part, building) => {
        const words = known[building] ? `has a ${building} in the box but not in the text` : `has a ${building} in the text but not in the box`;
        return { line: lineWith(part, building), words: `tile ${known.number} ${words}` };
    };
    return group.flatMap((part) =>
        BUILDINGS.filter((building) => has(part.tile, building) !== known[building]).map((building) => told(part, building)),
    );
}

function startDeviations(group, { ghosts: [ghosts] }) {
    const here = group.reduce((sum, { tile }) => sum + ghostsOf(tile), 0);
    if (here === ghosts) return [];
    return [{ line: group[0].from, words: `the starting tile has ${ghostWords([ghosts])} in the box but ${here} in the text` }];
}

/** Returns the properties of a tile that no printed tile of the set has. */
function oddities(part) {
    const { tile } = part;
    const found = [];
    const tell = (key, words) => found.push({ line: lineWith(part, key), words });
    if (has(tile, "monastery")) tell("monastery", "no printed tile has a monastery");
    if (has(tile, "castle")) {
        if (!has(tile, "mist")) tell("castle", "every printed tile with a castle has mist");
        if (!tile.segments.some(({ kind, sides }) => kind === "road" && sides.length === 1))
            tell("castle", "a road ends on every printed tile with a castle");
    }
    if (has(tile, "cemetery")) {
        if (has(tile, "mist")) tell("mist", "no printed tile with a cemetery has mist");
        if (!has(tile, "city") && !has(tile, "road")) tell("cemetery", "every printed tile with a cemetery has a city or a road");
    }
    return found;
}

// --- tiles checked against the box ---

/** Returns all printed tiles in order, each with the published facts and { isThere, isChecked, isOther, from }. isThere:
 *  whether the text has the tile; isOther: whether the shapes differ from the built-in set; from: the line of the first tile
 *  with this number, null without such a tile. */
export function printedTiles(parts, published) {
    const groups = byNumber(parts);
    return [...published.values()].map((known) => {
        const group = groups.get(known.number) ?? [];
        return {
            ...known,
            isThere: group.length > 0,
            isChecked: group.length > 0 && group.every(({ tile }) => tile.provenance.includes(CHECKED)),
            isOther: group.flatMap(({ tile }) => shapeOf(tile)).join() !== known.shapes,
            from: group[0]?.from ?? null,
        };
    });
}

/** Returns the lines of a text after marking a printed tile as checked or, if isOn is false, as not checked. */
export function linesWithTick(parts, number, isOn) {
    const lines = [...parts.lines];
    for (const { id, from, to } of parts.tiles.toReversed()) {
        if (numberOf(id) !== number) continue;
        const isTick = (line) => wordsOf(line).join(" ") === `provenance ${CHECKED}`;
        const without = parts.lines.slice(from, to).filter((line) => !isTick(line));
        const at = 1 + without.findLastIndex((line) => ["tile", "copies", "provenance"].includes(wordsOf(line)[0]));
        lines.splice(from, to - from, ...(isOn ? without.toSpliced(at, 0, `  provenance ${CHECKED}`) : without));
    }
    return lines;
}
