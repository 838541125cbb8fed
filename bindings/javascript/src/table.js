// The state of a game and the pieces on its table: queries that are composed of several calls.

import { int32, memberOf, numberOf, stringOf, viewerOf } from "./arguments.js";
import { Colour, FactKind, Limits, Outcome, Scope, Status, Viewer } from "./constants.js";
import { valuesOf } from "./enumerations.js";
import { InvalidArgumentError } from "./errors.js";
import { factOf } from "./facts.js";
import { indexOrNull } from "./game_handle.js";
import { f64, i32, scratch, STRUCT, wasm, writeName } from "./library.js";
import { Queries } from "./queries.js";
import { readAnchor, readFeature, readFigure, readScoringMeeple, readTally, readTile } from "./structs.js";
import { tileTypeWith } from "./tiles.js";

const toColour = valuesOf(Colour);

/** The read-only part of a game. */
export class Table extends Queries {
    /** The tile types, which never change. They are read at their first use. */
    _types = null;

    // --- the state of the game ---

    get isOver() {
        return this.outcome !== Outcome.Open;
    }

    get winners() {
        const game = this._open;
        const colours = Array.from({ length: Limits.maxColours }, (_, colour) => colour);
        return colours.filter((colour) => wasm.mistbank_game_has_won(game, colour) !== 0).map(toColour);
    }

    returns() {
        return this._list((at) => f64[at >> 3], 8, wasm.mistbank_game_returns);
    }

    get scoringMeeples() {
        const count = wasm.mistbank_game_scoring_meeple_count(this._open);
        return Array.from({ length: count }, (_, index) => {
            this._check(wasm.mistbank_game_scoring_meeple(this._open, index, STRUCT));
            return readScoringMeeple(STRUCT);
        });
    }

    get tallies() {
        const count = wasm.mistbank_game_scoring_meeple_count(this._open);
        return Array.from({ length: count }, (_, index) => {
            this._check(wasm.mistbank_game_tally(this._open, index, STRUCT));
            return readTally(STRUCT);
        });
    }

    scoreBreakdown() {
        return this.tallies.map(({ colour, total, points }) => ({
            player: colour === Colour.None ? null : this.playerOf(colour),
            colour,
            total,
            points: Object.fromEntries(Object.entries(points).filter(([, number]) => number !== 0)),
        }));
    }

    hand(player, viewer = Viewer.Nobody) {
        const seenBy = viewerOf(viewer);
        const size = wasm.mistbank_game_hand_size(this._open, int32("player", player));
        if (size < 0) throw new InvalidArgumentError(`player must be the number of a player, not ${player}`);
        return Array.from({ length: size }, (_, place) =>
            indexOrNull(wasm.mistbank_game_hand(this._open, player, place, seenBy)),
        );
    }

    fact(fact, of = 0) {
        const { number, scope, kind } = factOf(fact);
        let owner = 0;
        if (scope === Scope.Colour) owner = memberOf("of", of, Colour, { without: "none" });
        else if (scope === Scope.Tile) owner = numberOf("of", of, 0, this.tileCount - 1);
        const found = this._list((at) => i32[at >> 2], 4, wasm.mistbank_game_fact, number, owner);
        return kind === FactKind.Colour ? found.map(toColour) : found;
    }

    get piles() {
        const length = wasm.mistbank_game_pile_count(this._open);
        return Array.from({ length }, (_, pile) => wasm.mistbank_game_pile_size(this._open, pile));
    }

    get setAside() {
        return this._list((at) => i32[at >> 2], 4, wasm.mistbank_game_set_aside);
    }

    // --- tile types ---

    get types() {
        const game = this._open;
        this._types ??= Object.freeze(
            Array.from({ length: wasm.mistbank_game_type_count(game) }, (_, type) =>
                tileTypeWith(
                    (out) => this._check(wasm.mistbank_game_type(game, type, out)),
                    (number, out) => this._check(wasm.mistbank_game_segment(game, type, number, out)),
                ),
            ),
        );
        return this._types;
    }

    findType(id) {
        writeName(stringOf("id", id));
        return indexOrNull(wasm.mistbank_game_find_type(this._open, scratch));
    }

    // --- the board ---

    tile(index) {
        this._check(wasm.mistbank_game_tile(this._open, numberOf("index", index, 0, this.tileCount - 1), STRUCT));
        return readTile(STRUCT);
    }

    figure(index) {
        this._check(wasm.mistbank_game_figure(this._open, numberOf("index", index, 0, this.figureCount - 1), STRUCT));
        return readFigure(STRUCT);
    }

    figureOn(tile, segment) {
        const index = wasm.mistbank_game_figure_on(this._open, int32("tile", tile), int32("segment", segment));
        if (index < 0) this._needSegment(tile, segment, false);
        return indexOrNull(index);
    }

    ghostsOn(tile, segment) {
        const ghosts = wasm.mistbank_game_ghosts_on(this._open, int32("tile", tile), int32("segment", segment));
        if (ghosts < 0) this._needSegment(tile, segment, true);
        return ghosts;
    }

    feature(tile, segment) {
        return this._ofSegment(readFeature, wasm.mistbank_game_feature, tile, segment);
    }

    anchorOn(tile, segment) {
        return this._ofSegment(readAnchor, wasm.mistbank_game_anchor_on, tile, segment);
    }

    spot(tile, segment) {
        const anchor = this.anchorOn(tile, segment);
        const { x, y } = this.tile(tile);
        return { x: x + anchor.x / 100, y: y + anchor.y / 100 };
    }

    /** Returns the struct that a call writes for a segment of a face-up tile. */
    _ofSegment(read, call, tile, segment) {
        const status = call(this._open, int32("tile", tile), int32("segment", segment), STRUCT);
        if (status !== Status.Ok) {
            this._needSegment(tile, segment, true);
            this._fail(status);
        }
        return read(STRUCT);
    }

    /** Checks the arguments `tile` and `segment`, and returns the tile. An error names the argument that is out of range. */
    _needSegment(tile, segment, faceUp) {
        const found = this.tile(numberOf("tile", tile, 0, this.tileCount - 1));
        if (found.type >= 0) numberOf("segment", segment, 0, this.types[found.type].segments.length - 1);
        else if (faceUp) throw new InvalidArgumentError(`tile must be the index of a face-up tile, not ${tile}`);
        return found;
    }
}
