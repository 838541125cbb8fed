// Splits the text of a tile set into its head, its tiles and its starting block, and a tile into its segments. This module is
// more tolerant than the library, because the user may still be typing the text. It is independent of the page.

export const SIDES = ["N", "E", "S", "W"];
/** The half sides in clockwise order. The left half of each side comes first, seen from the middle of the tile. */
export const HALVES = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];

/** The kinds of segments, in the order in which linesWith() writes them. */
const KINDS = ["monastery", "castle", "cemetery", "garden", "city", "road", "river", "field", "mist"];
const MARKS = {
    city: ["cathedral", "wine", "grain", "cloth", "princess"],
    road: ["inn"],
};
const MIDDLES = new Set(["monastery", "castle", "cemetery"]);

/** Returns the words of a line without its comment. */
export const wordsOf = (line) =>
    line
        .replace(/#.*/, "")
        .split(/[ \t\r]+/)
        .filter((word) => word !== "");

/** Returns the parts of a text: { lines, head, tiles, start }. lines: all lines; head and start: { from, to }; tiles: a list
 *  of { from, to, id }. `from` is the number of the part's first line, counted from 0; `to` is the number of the line after
 *  the part. start is null without a starting block. */
export function partsOf(text) {
    const lines = text
        .replace(/^\uFEFF/, "")
        .split("\n")
        .map((line) => line.replace(/\r$/, ""));
    const parts = { lines, head: { from: 0, to: lines.length }, tiles: [], start: null };
    let open = parts.head;
    lines.forEach((line, number) => {
        const [first, second = ""] = wordsOf(line);
        if (first !== "tile" && (first !== "start" || open === parts.start)) return;
        open.to = number;
        open = { from: number, to: lines.length };
        if (first === "start") parts.start = open;
        else parts.tiles.push(Object.assign(open, { id: second }));
    });
    for (const part of [parts.head, ...parts.tiles]) part.to = endOf(lines, part);
    return parts;
}

/** Returns the end of a part without the blank lines and comments at its end, because these are often about the next part. */
function endOf(lines, { from, to }) {
    while (to > from + 1 && wordsOf(lines[to - 1]).length === 0) --to;
    return to;
}

/** Returns the name of the set; "" if the text has no name. */
export function nameIn({ lines, head }) {
    const line = lines.slice(head.from, head.to).find((line) => wordsOf(line)[0] === "name");
    return line === undefined ? "" : (wordsOf(line)[1] ?? "");
}

/** Reads the lines of a tile. @returns { id, copies, segments, marks, provenance, problem }. segments: a list of { kind,
 *  sides, halves, touches, parted, shares, coats, symbols, marks, isInner, at, line, comment }, with line counted from the
 *  tile's first line. problem: the number of the first invalid line, or null */
export function tileOf(lines) {
    const tile = { id: "", copies: 1, segments: [], marks: [], provenance: [], problem: null };
    lines.forEach((line, number) => {
        const [key, ...rest] = wordsOf(line);
        if (key === undefined) return;
        if (key === "tile") tile.id = rest[0] ?? "";
        else if (key === "copies") tile.copies = /^[1-9]\d{0,3}$/.test(rest[0]) ? Number(rest[0]) : 1;
        else if (key === "provenance") tile.provenance.push(rest.join(" "));
        else if (key === "mark") tile.marks.push(rest.join(" "));
        else {
            const segment = segmentOf(key, rest);
            if (segment === null) tile.problem ??= number;
            else tile.segments.push(Object.assign(segment, { line: number, comment: /#.*/.exec(line)?.[0] ?? "" }));
        }
    });
    return tile;
}

export function newSegment(kind, fields = {}) {
    return {
        kind,
        sides: [],
        halves: [],
        touches: [],
        parted: [],
        shares: [],
        coats: 0,
        symbols: 0,
        marks: [],
        isInner: false,
        at: null,
        line: null,
        comment: "",
        ...fields,
    };
}

function segmentOf(kind, words) {
    if (!KINDS.includes(kind)) return null;
    const segment = newSegment(kind);
    let into = segment.sides;
    for (let i = 0; i < words.length; ++i) {
        const word = words[i];
        if (SIDES.includes(word)) into.push(word);
        else if (kind === "field" && HALVES.includes(word)) segment.halves.push(word);
        else if (kind === "field" && word === "all") segment.halves.push(...HALVES);
        else if (kind === "field" && word === "inner") segment.isInner = true;
        else if (["touches", "parted", "shares"].includes(word)) into = segment[word];
        else if (["coats", "symbols"].includes(word) && /^\d$/.test(words[i + 1])) segment[word] = Number(words[++i]);
        else if (MARKS[kind]?.includes(word)) segment.marks.push(word);
        else if (word === "at" && [1, 2].every((next) => /^\d{1,3}$/.test(words[i + next])))
            segment.at = [Number(words[++i]), Number(words[++i])];
        else return null;
    }
    return segment;
}

const within = (order, some) => order.filter((name) => some.includes(name)).join(" ");

/** Returns the line of a segment without its indentation. */
export function lineOf(segment) {
    const words = [segment.kind];
    if (segment.kind === "field") {
        if (segment.isInner) words.push("inner");
        else words.push(segment.halves.length === HALVES.length ? "all" : within(HALVES, segment.halves));
        if (segment.parted.length > 0) words.push("parted", within(SIDES, segment.parted));
        if (segment.touches.length > 0) words.push("touches", within(SIDES, segment.touches));
    } else if (segment.sides.length > 0) {
        words.push(within(SIDES, segment.sides));
    }
    if (segment.shares.length > 0) words.push("shares", within(SIDES, segment.shares));
    if (segment.coats > 0) words.push(`coats ${segment.coats}`);
    if (segment.kind === "mist") words.push(`symbols ${segment.symbols}`);
    words.push(...segment.marks);
    if (segment.at !== null) words.push(`at ${segment.at.join(" ")}`);
    return words.filter((word) => word !== "").join(" ") + (segment.comment === "" ? "" : `  ${segment.comment}`);
}

const rank = ({ kind }) => (MIDDLES.has(kind) ? 0 : KINDS.indexOf(kind));

/** Returns the lines of a tile after replacing its segments. Old segments keep their positions in the text, and unchanged
 *  segments keep their lines. A new segment comes after the segments of its kind and of earlier kinds in KINDS.
 *  @param segments the segments; the line of a new segment is null
 *  @param changed a function that returns whether an old segment has changed */
export function linesWith(lines, segments, changed) {
    const indent = lines.map((line) => /^[ \t]*(?=\S)/.exec(line)?.[0]).find((space, number) => number > 0 && space) ?? "  ";
    const old = tileOf(lines).segments;
    const kept = new Map(segments.filter(({ line }) => line !== null).map((segment) => [segment.line, segment]));
    const written = []; // { text, rank }; rank: the position of the segment's kind in the order of kinds; -1 for other lines
    lines.forEach((line, number) => {
        const was = old.find((segment) => segment.line === number);
        if (was === undefined) return written.push({ text: line, rank: -1 });
        const segment = kept.get(number);
        if (segment !== undefined)
            written.push({ text: changed(segment) ? indent + lineOf(segment) : line, rank: rank(segment) });
    });
    for (const segment of segments.filter(({ line }) => line === null)) {
        const own = rank(segment);
        let place = written.findLastIndex((row) => row.rank !== -1 && row.rank <= own) + 1;
        if (place === 0) place = written.findIndex((row) => row.rank > own);
        if (place <= 0) place = written.length;
        written.splice(place, 0, { text: indent + lineOf(segment), rank: own });
    }
    return written.map(({ text }) => text);
}

/** Returns the lines of a tile with this number of copies. */
export function linesWithCopies(lines, copies) {
    const at = lines.findIndex((line) => wordsOf(line)[0] === "copies");
    if (at >= 0) return copies === 1 ? lines.toSpliced(at, 1) : lines.with(at, lines[at].replace(/\d+/, copies));
    return copies === 1 ? lines : lines.toSpliced(1, 0, `  copies ${copies}`);
}
