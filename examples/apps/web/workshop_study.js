// What the library says about the text of a tile set: the errors with their lines, each tile's picture, and the sets for a
// game. The library reads each tile separately, because an unfinished tile must not prevent the pictures of the others. This
// module is independent of the page.

import { Expansion, expansions, Game, Rules, SegmentKind, TileSet } from "./library.js";
import { linesWithCopies, nameIn, partsOf, tileOf } from "./workshop_text.js";
import { deviationsOf, publishedTiles, SET } from "./workshop_mists.js";

const HEAD = "mistbank-tiles 1\nname one\n";
const HEAD_LINES = 2;
const MOST_KEPT = 4000; // maximum number of cached results; each change of a text adds results

/** Returns the lines that turn the text of a tile into a complete set: a starting tile, a tile to draw, and the missing ends of
 *  a river. Only a game can draw the tile's picture, and a game needs a complete set. */
const helpers = (tile) => {
    const lines = [];
    if (tile.segments.some(({ kind }) => kind === "river")) {
        for (const end of ["spring", "lake"])
            if (!tile.marks.includes(end)) lines.push(`tile _${end}`, `mark ${end}`, "river E", "field all");
    }
    return [...lines, "tile _", "copies 2", "field all", "start", "0 0 _", ""].join("\n");
};

/** Returns the rules of a game in which a tile can be used. */
function rulesFor(tile) {
    const expansions = [];
    if (tile.segments.some(({ kind }) => kind === "river")) expansions.push(Expansion.River);
    if (tile.marks.includes("abbey")) expansions.push(Expansion.AbbeyMayor);
    return Rules.base({ players: 2, expansions });
}

/** Splits a message such as "line 8, column 3: reason" into the line, from 0, and the reason. The default line is 0. */
export function placeOf(message) {
    const [, line = "1", words] = /^(?:line (\d+)(?:, column \d+)?: )?([^]*)$/.exec(message);
    return { line: Number(line) - 1, words };
}

export class Studies {
    constructor() {
        this.kept = new Map(); // theme and text of a tile → result of tile()
        this.published = null; // published facts of the set mists; null until the first use
    }

    /** Reads a text.
     *  @param theme the theme of the pictures
     *  @returns { parts, tiles, troubles, set }. parts: see partsOf(). tiles: { problem, svg } for each tile, see tile().
     *  troubles: a list of { line, words, isWrong }. line: from 0, null for a missing tile; isWrong: false for a difference
     *  from the published facts. set: the tile set, which the caller frees; null if the library refuses the text */
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

    /** Reads one tile. @returns { problem, svg }. problem: null, or { line, words } with the line counted from the tile's
     *  first line; svg: the picture, null for a tile with a problem and for a tile that no game can contain */
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

/** Returns the picture of a valid tile; null if no game can contain the tile. @param numbers whether the picture shows the
 *  numbers of the segments */
export function pictureOf(lines, theme, { numbers = false } = {}) {
    const tile = tileOf(lines);
    let set = null;
    let game = null;
    try {
        const copies = tile.marks.includes("abbey") ? 2 : 1; // one abbey for each of the two players
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

// --- a game with the set ---

/** Returns the expansions that a set's tiles need. */
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

/** Returns whether a set is for games with mist. */
export const isMistySet = (set) => set.types.some(({ mistySides }) => mistySides !== 0);

/** Returns the tile sets of a game with a set and, if isWithBase is true, with the base game. A game starts with the first
 *  set that has a starting block. */
export function setsWith(set, isWithBase) {
    if (!isWithBase) return [set];
    const base = TileSet.builtin("base");
    return set.start.length > 0 ? [set, base] : [base, set];
}
