// A text of tiles as the library reads it: what is wrong at which line, each tile's picture, and the game that is played with
// it. Each tile is read by itself, so that one that is still being written hinders no other. Knows nothing of the page.

import { Expansion, expansions, Game, Rules, SegmentKind, TileSet } from "./library.js";
import { linesWithCopies, nameIn, partsOf, tileOf } from "./workshop_text.js";
import { deviationsOf, publishedTiles, SET } from "./workshop_mists.js";

const HEAD = "mistbank-tiles 1\nname one\n";
const HEAD_LINES = 2;
const MOST_KEPT = 4000; // pictures; a text that is being written makes new ones all the time

/** What else a game needs for a tile to be drawn: a tile to begin with, one to draw, and both ends of a river. */
const helpers = (tile) => {
    const lines = [];
    if (tile.segments.some(({ kind }) => kind === "river")) {
        for (const end of ["spring", "lake"])
            if (!tile.marks.includes(end)) lines.push(`tile _${end}`, `mark ${end}`, "river E", "field all");
    }
    return [...lines, "tile _", "copies 2", "field all", "start", "0 0 _", ""].join("\n");
};

/** The rules of a game in which a tile can lie. */
function rulesFor(tile) {
    const expansions = [];
    if (tile.segments.some(({ kind }) => kind === "river")) expansions.push(Expansion.River);
    if (tile.marks.includes("abbey")) expansions.push(Expansion.AbbeyMayor);
    return Rules.base({ players: 2, expansions });
}

/** "line 8, column 3: reason" taken apart, the line from 0; what has no line is told of the first. */
export function placeOf(message) {
    const [, line = "1", words] = /^(?:line (\d+)(?:, column \d+)?: )?([^]*)$/.exec(message);
    return { line: Number(line) - 1, words };
}

export class Studies {
    constructor() {
        this.kept = new Map(); // by text and theme
        this.published = null; // of the set mists, once it is asked for
    }

    /** Reads a text. @param theme of the pictures
     *  @returns { parts, tiles, troubles, set }: of each tile { problem, svg }; all that is wrong as { line, words, isWrong },
     *  by lines from 0, null for what is nowhere, isWrong false for what only differs from what is published; and the set,
     *  null where the library refuses it: it is the caller's to free */
    read(text, theme) {
        const parts = partsOf(text);
        const tiles = parts.tiles.map(({ from, to }) => this.tile(parts.lines.slice(from, to), theme));
        const troubles = tiles.flatMap(({ problem }, number) =>
            problem === null ? [] : [{ line: parts.tiles[number].from + problem.line, words: problem.words, isWrong: true }],
        );
        let set = null;
        try {
            set = new TileSet(text);
        } catch (error) {
            const place = placeOf(error.message);
            const isKnown = troubles.some(({ line }) => line === place.line);
            if (!isKnown) troubles.push({ ...place, line: Math.min(place.line, parts.lines.length - 1), isWrong: true });
        }
        if (nameIn(parts) === SET)
            for (const deviation of deviationsOf(parts, this.ofMists)) troubles.push({ ...deviation, isWrong: false });
        troubles.sort((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity));
        return { parts, tiles, troubles, set };
    }

    get ofMists() {
        this.published ??= publishedTiles();
        return this.published;
    }

    /** One tile by its lines: { problem, svg }; its problem as { line, words }, counted from its first line, null if there is
     *  none; no picture where there is one. */
    tile(lines, theme) {
        const key = `${theme}\n${lines.join("\n")}`;
        if (!this.kept.has(key)) {
            if (this.kept.size >= MOST_KEPT) this.kept.clear();
            this.kept.set(key, studied(lines, theme));
        }
        return this.kept.get(key);
    }
}

function studied(lines, theme) {
    try {
        new TileSet(`${HEAD}${lines.join("\n")}\n`).free();
    } catch (error) {
        const { line, words } = placeOf(error.message);
        return { problem: { line: Math.min(lines.length - 1, Math.max(0, line - HEAD_LINES)), words }, svg: null };
    }
    return { problem: null, svg: pictureOf(lines, theme) };
}

/** The picture of a sound tile; null where no game has such a tile. @param numbers whether its segments are numbered */
export function pictureOf(lines, theme, { numbers = false } = {}) {
    const tile = tileOf(lines);
    let set = null;
    let game = null;
    try {
        const copies = tile.marks.includes("abbey") ? 2 : 1; // each player has one
        set = new TileSet(`${HEAD}${linesWithCopies(lines, copies).join("\n")}\n${helpers(tile)}`);
        game = new Game(rulesFor(tile), { sets: [set], recording: false });
        return game.tilePicture(set.find(tile.id), 0, { theme, numbers });
    } catch {
        return null;
    } finally {
        game?.free();
        set?.free();
    }
}

// --- a game with it ---

/** The expansions that the tiles of a set show something of. */
export function expansionsOf(set) {
    const { types } = set;
    const marks = new Set(types.flatMap((type) => [...type.marks, ...type.segments.flatMap((segment) => segment.marks)]));
    const has = (kind) => types.some(({ segments }) => segments.some((segment) => segment.kind === kind));
    const playing = expansions().filter((box) => box.marks.some((mark) => marks.has(mark)));
    const found = new Set(playing.map(({ expansion }) => expansion));
    if (has(SegmentKind.River)) found.add(Expansion.River);
    if (has(SegmentKind.Garden)) found.add(Expansion.Abbot);
    return [...found];
}

/** Whether a set is one to play in the mist. */
export const isMistySet = (set) => set.types.some(({ mistySides }) => mistySides !== 0);

/** The sets of a game with these tiles; the first one that has a starting block begins. */
export function setsWith(set, isWithBase) {
    if (!isWithBase) return [set];
    const base = TileSet.builtin("base");
    return set.start.length > 0 ? [set, base] : [base, set];
}
