// The remaining tiles: the cells where each tile would fit, and the chance to fill each gap. The module uses only public
// information; about hidden tiles it knows only their number. It is independent of the page.

import { DecisionKind, Game } from "./library.js";
import { linesOfTable, trialOf } from "./table_setup.js";

const cellKey = (x, y) => `${x},${y}`;

export class RemainingTiles {
    /** @param game the game; this object leaves it unchanged, and it must not change while this object is used */
    constructor(game) {
        this.game = game;
        this.fits = new Map(); // type of tile → list of cells where the tile fits, or null
        this.toDraw = game.piles.reduce((sum, count) => sum + count, 0);
        this.players = game.rules.players;
        this.isTeam = game.goal > 0;
        /** The types of unseen tiles. count: the number of copies left; next: the number of copies that can be drawn
         *  next. */
        this.types = game.types
            .map(({ id }, type) => ({ type, id, count: game.unseen(type), next: game.drawable(type) }))
            .filter(({ count }) => count > 0);
        this.count = this.types.reduce((sum, { count }) => sum + count, 0);
        this.next = this.types.reduce((sum, { next }) => sum + next, 0);
        this.begin = null; // the result of table(), kept for later calls; null before the first call
        this.held = null;
    }

    free() {
        this.begin?.free();
        this.begin = null;
    }

    /** Returns a copy of the game that waits for a draw; null if that is impossible, for example in games with hands. */
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
            return null; // a position cannot begin with the current step of the turn
        }
    }

    /** Returns the cells where a tile of a type would fit now, as a list of { x, y, rotations }; null if unknown. */
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

    /** Lists the gaps (the empty cells next to tiles) as { x, y, count, next }; null if unknown. `count`: the number of
     *  remaining tiles that fit. `next`: the number of these tiles that can be drawn next. */
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

    /** Returns the chances { next, own, any } that a tile fits a gap. next: the next tile fits; own: at least one of the tiles
     *  that one player will still draw fits; any: at least one of all tiles that will still be drawn fits. */
    odds({ count, next }) {
        return {
            next: this.next === 0 ? 0 : next / this.next,
            own: this.chanceOf(count, Math.ceil(this.toDraw / this.players)),
            any: this.chanceOf(count, this.toDraw),
        };
    }

    /** Returns the chance that `draws` tiles, drawn from all unseen tiles, contain at least one of `count` tiles. */
    chanceOf(count, draws) {
        let none = 1;
        for (let drawn = 0; drawn < Math.min(draws, this.count); ++drawn)
            none *= Math.max(0, this.count - count - drawn) / (this.count - drawn);
        return 1 - none;
    }
}

/** Returns the cells where the tile in hand fits. */
function cellsOf(game) {
    if (game.phase !== DecisionKind.LayTile) return []; // the game has discarded the tile, because it fits nowhere
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

/** Returns the empty cells next to face-up tiles. */
function cellsAround({ tiles }) {
    const taken = new Set(tiles.map(({ x, y }) => cellKey(x, y)));
    const found = new Map();
    for (const { x, y, faceDown } of tiles)
        for (const [byX, byY] of faceDown ? [] : AROUND)
            if (!taken.has(cellKey(x + byX, y + byY))) found.set(cellKey(x + byX, y + byY), { x: x + byX, y: y + byY });
    return [...found.values()];
}
