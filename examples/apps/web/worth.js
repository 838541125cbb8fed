// Projected values: the points that all players would have if the game ended now, and the value of a feature now and at its
// completion. This module creates a copy of the table without remaining tiles, and the library computes the final scoring of
// the copy.

import { ActionKind, DecisionKind, Game, SegmentKind } from "./library.js";
import { linesOfTable, trialOf } from "./table_setup.js";

const MOST_ANSWERS = 12; // maximum number of decisions until the copied game is over; if there are more, the points are unknown

/** Returns the lines of a table after setting the remaining tiles aside. */
function linesAtEnd(game, lines) {
    const drawn = lines.find((line) => line.startsWith("drawn "))?.slice("drawn ".length);
    const left = game.types.flatMap(({ id }, type) => Array(game.unseen(type)).fill(id));
    const ids = drawn === undefined ? left : [drawn, ...left];
    const count = game.piles.reduce((sum, pile) => sum + pile, 0) + (drawn === undefined ? 0 : 1);
    const aside = ids.slice(0, count).map((id) => `set_aside ${id}`);
    return [...lines.filter((line) => !line.startsWith("drawn ")), ...aside];
}

/** Returns the points by colour after the final scoring of a table without remaining tiles; null if unknown. */
function totalsOf(header, lines) {
    let end = null;
    try {
        end = Game.fromPosition(trialOf(header, lines));
        for (let answers = 0; !end.isOver; ++answers) {
            // Before it ends, the game may offer abbeys or ask for random results.
            const legal = end.legalActions();
            const action = legal.find(({ kind }) => kind === ActionKind.NoAbbey) ?? legal[0];
            const isKnown = end.phase === DecisionKind.Chance || action.kind === ActionKind.NoAbbey;
            if (!isKnown || answers === MOST_ANSWERS) return null;
            end.apply(action);
        }
        return new Map(end.scoringMeeples.map(({ colour, total }) => [colour, total]));
    } catch {
        return null; // for example in games with hands, or if a position cannot begin with the current step of the turn
    } finally {
        end?.free();
    }
}

export class Worth {
    /** @param game the game; it stays unchanged and must not change while this object is used */
    constructor(game) {
        this.game = game;
        this.isTeam = game.goal > 0;
        this.sets = null;
    }

    /** The points that each colour would have if the game ended now; null for a team, after the end, and if unknown. */
    get totals() {
        if (this.found === undefined) this.found = this.isTeam || this.game.isOver ? null : this.reckon();
        return this.found;
    }

    reckon(change = (lines) => lines) {
        try {
            const { header, lines } = linesOfTable(this.game);
            return totalsOf(header, linesAtEnd(this.game, change(lines)));
        } catch {
            return null;
        }
    }

    /** Returns all segments of the feature to which a segment belongs, as a list of { tile, segment }. */
    segmentsOf(tile, segment) {
        const { game } = this;
        const keyOf = ({ tile: first, segment: number }) => first * 64 + number;
        if (this.sets === null) {
            this.sets = new Map();
            for (const [index, { type, faceDown }] of game.tiles.entries())
                if (!faceDown)
                    for (const number of game.types[type].segments.keys()) {
                        const key = keyOf(game.feature(index, number));
                        if (!this.sets.has(key)) this.sets.set(key, []);
                        this.sets.get(key).push({ tile: index, segment: number });
                    }
        }
        return this.sets.get(keyOf(game.feature(tile, segment))) ?? [];
    }

    /** Returns the points that each colour would get for the figures on a feature if the game ended now, as a list of
     *  [colour, points]; null if unknown. The points are the difference between the final scorings with and without these
     *  figures. */
    bringsNow(tile, segment) {
        if (this.totals === null) return null;
        const { game } = this;
        const places = new Set(
            this.segmentsOf(tile, segment).map((spot) => {
                const { x, y } = game.tile(spot.tile);
                return `${x},${y}/${spot.segment}`;
            }),
        );
        const isThere = (line) => /^(figure|aside) /.test(line) && places.has(line.split(" ")[3]);
        const without = this.reckon((lines) => lines.filter((line) => !isThere(line)));
        if (without === null) return null;
        return [...this.totals]
            .map(([colour, total]) => [colour, total - without.get(colour)])
            .filter(([, points]) => points !== 0);
    }

    /** Returns the value of a feature at its completion as { points, isLeast }. isLeast: the points can still increase.
     *  null: the feature cannot be completed. */
    completed(tile, segment) {
        const feature = this.game.feature(tile, segment);
        const { kind, complete, haunted, worth, openSides } = feature;
        if (kind === SegmentKind.Field || (haunted && !complete)) return null;
        const isAround = kind === SegmentKind.Monastery || kind === SegmentKind.Garden;
        return { points: worth + (isAround && !complete ? openSides : 0), isLeast: !isAround && !complete };
    }
}
