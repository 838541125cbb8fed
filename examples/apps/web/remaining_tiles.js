// The remaining tiles: where each would fit, and the chance to fill each gap. It uses only what all players see: of hidden
// tiles only the number. Independent of the page.

import { DecisionKind, Game } from "./library.js";
import { linesOfTable, trialOf } from "./table_setup.js";

const cellKey = (x, y) => `${x},${y}`;

export class RemainingTiles {
    /** @param game it is asked as it stands now, and stays as it is */
    constructor(game) {
        this.game = game;
        this.fits = new Map(); // by types: the cells where they fit, or null
        this.toDraw = game.piles.reduce((sum, count) => sum + count, 0);
        this.players = game.rules.players;
        this.isTeam = game.goal > 0;
        /** Types of tiles that nobody has seen: how many copies are left, and among how many of these the next draw is. */
        this.types = game.types
            .map(({ id }, type) => ({ type, id, count: game.unseen(type), next: game.drawable(type) }))
            .filter(({ count }) => count > 0);
        this.count = this.types.reduce((sum, { count }) => sum + count, 0);
        this.next = this.types.reduce((sum, { next }) => sum + next, 0);
        this.begin = null; // the table as at the beginning of a turn
        this.held = null;
    }

    free() {
        this.begin?.free();
        this.begin = null;
    }

    /** The table with nothing in hand, at the draw of a tile; null where there is no such moment, as with hands. */
    table() {
        if (this.begin !== null) return this.begin;
        try {
            const { header, lines } = linesOfTable(this.game);
            this.open = { header, lines: lines.filter((line) => !line.startsWith("drawn ")) };
            const begin = Game.fromPosition(trialOf(header, this.open.lines));
            if (begin.phase !== DecisionKind.Draw) {
                begin.free();
                return null;
            }
            this.held = begin.saveState();
            return (this.begin = begin);
        } catch {
            return null; // the turn is in a step that cannot restart
        }
    }

    /** The cells where a tile of a type would fit now: { x, y, rotations }; null where that cannot be told. */
    fitsOf(type) {
        if (!this.fits.has(type)) this.fits.set(type, this.findFits(type));
        return this.fits.get(type);
    }

    findFits(type) {
        const table = this.table();
        if (table === null) return null;
        const { id } = this.game.types[type];
        if (table.drawable(type) > 0) {
            table.apply(`draw ${id}`);
            const cells = cellsOf(table);
            table.restoreState(this.held);
            return cells;
        }
        try {
            const drawn = Game.fromPosition(trialOf(this.open.header, [...this.open.lines, `drawn ${id}`]));
            const cells = cellsOf(drawn);
            drawn.free();
            return cells;
        } catch {
            return null;
        }
    }

    /** For each cell where anything fits how many of the tiles left do: { x, y, count, next }; null where that cannot be
     *  told. Cells beside the board where nothing fits any more are there too. */
    gaps() {
        if (this.found !== undefined) return this.found;
        if (this.table() === null) return (this.found = null);
        const gaps = new Map(cellsAround(this.game).map(({ x, y }) => [cellKey(x, y), { x, y, count: 0, next: 0 }]));
        for (const { type, count, next } of this.types)
            for (const { x, y } of this.fitsOf(type) ?? []) {
                const gap = gaps.get(cellKey(x, y));
                if (gap === undefined) continue;
                gap.count += count;
                gap.next += next;
            }
        return (this.found = [...gaps.values()]);
    }

    /** How likely a gap is filled: { next, own, any }: by the tile that is drawn next, by one of those that each player
     *  still draws, by any before the end. */
    odds({ count, next }) {
        return {
            next: this.next === 0 ? 0 : next / this.next,
            own: this.chanceOf(count, Math.ceil(this.toDraw / this.players)),
            any: this.chanceOf(count, this.toDraw),
        };
    }

    /** That at least one of so many tiles is among some that are drawn of all unseen ones. */
    chanceOf(count, draws) {
        let none = 1;
        for (let drawn = 0; drawn < Math.min(draws, this.count); ++drawn)
            none *= Math.max(0, this.count - count - drawn) / (this.count - drawn);
        return 1 - none;
    }
}

/** The cells where the tile in hand fits. */
function cellsOf(game) {
    if (game.phase !== DecisionKind.LayTile) return []; // it fits nowhere
    const cells = new Map();
    for (const { x, y, rotation } of game.legalActions()) {
        if (!cells.has(cellKey(x, y))) cells.set(cellKey(x, y), { x, y, rotations: [] });
        cells.get(cellKey(x, y)).rotations.push(rotation);
    }
    return [...cells.values()];
}

const AROUND = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
];

/** The empty cells beside tiles that lie face up. */
function cellsAround({ tiles }) {
    const taken = new Set(tiles.map(({ x, y }) => cellKey(x, y)));
    const found = new Map();
    for (const { x, y, faceDown } of tiles)
        for (const [byX, byY] of faceDown ? [] : AROUND)
            if (!taken.has(cellKey(x + byX, y + byY))) found.set(cellKey(x + byX, y + byY), { x: x + byX, y: y + byY });
    return [...found.values()];
}
