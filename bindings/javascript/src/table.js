// How a game stands and what lies on its table: the queries of a game.

import { int32, memberOf, numberOf, stringOf, viewerOf } from "./arguments.js";
import { Colour, Outcome, Status, Viewer } from "./constants.js";
import { errorOf, InvalidArgumentError } from "./errors.js";
import { COUNT, fetchList, fetchText, Handle, i32, MESSAGE, message, MESSAGE_CAPACITY, readList, room, STRUCT, u8, wasm, writeName } from "./library.js";
import { readFeature, readFigure, readPrisoner, readScoringMeeple, readSupply, readTile, SIZE } from "./structs.js";
import { tileTypeWith } from "./tiles.js";

const colourOf = (colour) => memberOf("colour", colour, Colour, { without: "none" });
const indexOrNull = (index) => (index >= 0 ? index : null);
const houndOf = (hound) => numberOf("hound", hound, 1, 2);

/** The part of a game that tells and changes nothing. */
export class Table extends Handle {
    static _free = "mistbank_game_free";
    static _noun = "game";

    /** The tile types, which never change; read when they are first asked for. */
    _types = null;

    // --- calling the library ---

    _check(status) {
        if (status !== Status.Ok) this._fail(status);
    }

    _fail(status) {
        u8[MESSAGE] = 0;
        wasm.mistbank_game_message(this._open, MESSAGE, MESSAGE_CAPACITY, 0);
        throw errorOf(status, message());
    }

    _text(call, guess) {
        return fetchText(call, (status) => this._fail(status), guess);
    }

    _list(call, read, size) {
        const count = fetchList(call, (status) => this._fail(status), size);
        return readList(read, room, count, size);
    }

    // --- how the game stands ---

    get isOver() {
        return wasm.mistbank_game_outcome(this._open) !== Outcome.Open;
    }

    get outcome() {
        return wasm.mistbank_game_outcome(this._open);
    }

    get lossReason() {
        return wasm.mistbank_game_loss_reason(this._open);
    }

    hasWon(colour) {
        return wasm.mistbank_game_has_won(this._open, memberOf("colour", colour, Colour)) !== 0;
    }

    get winners() {
        const colours = [0, 1, 2, 3, 4, 5];
        return colours.filter((colour) => wasm.mistbank_game_has_won(this._open, colour) !== 0);
    }

    get turn() {
        return wasm.mistbank_game_turn(this._open);
    }

    get part() {
        return wasm.mistbank_game_part(this._open);
    }

    get activePlayer() {
        return wasm.mistbank_game_active_player(this._open);
    }

    get decidingPlayer() {
        return wasm.mistbank_game_deciding_player(this._open);
    }

    playerOf(colour) {
        return indexOrNull(wasm.mistbank_game_player_of(this._open, memberOf("colour", colour, Colour)));
    }

    get goal() {
        return wasm.mistbank_game_goal(this._open);
    }

    get scoringMeeples() {
        const count = wasm.mistbank_game_scoring_meeple_count(this._open);
        return Array.from({ length: count }, (_, index) => {
            this._check(wasm.mistbank_game_scoring_meeple(this._open, index, STRUCT));
            return readScoringMeeple(STRUCT);
        });
    }

    supply(colour) {
        this._check(wasm.mistbank_game_supply(this._open, colourOf(colour), STRUCT));
        return readSupply(STRUCT);
    }

    get prisoners() {
        const call = (at, capacity) => wasm.mistbank_game_prisoners(this._open, at, capacity, COUNT);
        return this._list(call, readPrisoner, SIZE.prisoner);
    }

    hand(player, viewer = Viewer.Nobody) {
        const seenBy = viewerOf(viewer);
        const size = wasm.mistbank_game_hand_size(this._open, int32("player", player));
        if (size < 0) throw new InvalidArgumentError(`player must be one of the players, not ${player}`);
        return Array.from({ length: size }, (_, place) =>
            indexOrNull(wasm.mistbank_game_hand(this._open, player, place, seenBy)),
        );
    }

    get tilesUnderHills() {
        return wasm.mistbank_game_tiles_under_hills(this._open);
    }

    sheepInBag(number) {
        return wasm.mistbank_game_sheep_in_bag(this._open, int32("number", number));
    }

    flock(colour, number) {
        return wasm.mistbank_game_flock(this._open, colourOf(colour), int32("number", number));
    }

    animalsUnseen(number) {
        return wasm.mistbank_game_animals_unseen(this._open, int32("number", number));
    }

    get inLastRound() {
        return wasm.mistbank_game_in_last_round(this._open) !== 0;
    }

    get ghostSupply() {
        return wasm.mistbank_game_ghost_supply(this._open);
    }

    get ghostsOnBoard() {
        return wasm.mistbank_game_ghosts_on_board(this._open);
    }

    houndNumber(hound) {
        return wasm.mistbank_game_hound_number(this._open, houndOf(hound));
    }

    houndArrived(hound) {
        return wasm.mistbank_game_hound_arrived(this._open, houndOf(hound)) !== 0;
    }

    houndMeeple(hound) {
        return indexOrNull(wasm.mistbank_game_hound_meeple(this._open, houndOf(hound)));
    }

    get piles() {
        const length = wasm.mistbank_game_pile_count(this._open);
        return Array.from({ length }, (_, pile) => wasm.mistbank_game_pile_size(this._open, pile));
    }

    get activePile() {
        return wasm.mistbank_game_active_pile(this._open);
    }

    get setAside() {
        const call = (at, capacity) => wasm.mistbank_game_set_aside(this._open, at, capacity, COUNT);
        return this._list(call, (at) => i32[at >> 2], 4);
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
        return indexOrNull(wasm.mistbank_game_find_type(this._open, room));
    }

    unseen(type) {
        return wasm.mistbank_game_unseen(this._open, this._typeOf(type));
    }

    drawable(type) {
        return wasm.mistbank_game_drawable(this._open, this._typeOf(type));
    }

    /** The argument `type`, an index into types. */
    _typeOf(type) {
        return numberOf("type", type, 0, wasm.mistbank_game_type_count(this._open) - 1);
    }

    // --- what lies on the board ---

    get tileCount() {
        return wasm.mistbank_game_tile_count(this._open);
    }

    get tiles() {
        const call = (at, capacity) => wasm.mistbank_game_tiles(this._open, at, capacity, COUNT);
        return this._list(call, readTile, SIZE.tile);
    }

    tile(index) {
        this._check(wasm.mistbank_game_tile(this._open, numberOf("index", index, 0, this.tileCount - 1), STRUCT));
        return readTile(STRUCT);
    }

    tileAt(x, y) {
        return indexOrNull(wasm.mistbank_game_tile_at(this._open, int32("x", x), int32("y", y)));
    }

    get lastTile() {
        return indexOrNull(wasm.mistbank_game_last_tile(this._open));
    }

    get dragonTile() {
        return indexOrNull(wasm.mistbank_game_dragon_tile(this._open));
    }

    get fairyTile() {
        return indexOrNull(wasm.mistbank_game_fairy_tile(this._open));
    }

    get bigTopTile() {
        return indexOrNull(wasm.mistbank_game_big_top_tile(this._open));
    }

    get figureCount() {
        return wasm.mistbank_game_figure_count(this._open);
    }

    get figures() {
        const call = (at, capacity) => wasm.mistbank_game_figures(this._open, at, capacity, COUNT);
        return this._list(call, readFigure, SIZE.figure);
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

    get features() {
        const call = (at, capacity) => wasm.mistbank_game_features(this._open, at, capacity, COUNT);
        return this._list(call, readFeature, SIZE.feature);
    }

    feature(tile, segment) {
        const status = wasm.mistbank_game_feature(this._open, int32("tile", tile), int32("segment", segment), STRUCT);
        if (status !== Status.Ok) {
            this._needSegment(tile, segment, true);
            this._fail(status);
        }
        return readFeature(STRUCT);
    }

    spot(tile, segment) {
        const { x, y, type, rotation } = this._needSegment(tile, segment, true);
        const { anchorX, anchorY } = this.types[type].segments[segment];
        let [east, south] = [anchorX / 100, anchorY / 100];
        for (let turn = 0; turn < rotation; ++turn) [east, south] = [1 - south, east];
        return { x: x + east, y: y + south };
    }

    /** Refuses what is no segment of a tile, by the argument that is out of range. Answers the tile. */
    _needSegment(tile, segment, faceUp) {
        const found = this.tile(numberOf("tile", tile, 0, this.tileCount - 1));
        if (found.type >= 0) numberOf("segment", segment, 0, this.types[found.type].segments.length - 1);
        else if (faceUp) throw new InvalidArgumentError(`tile must be one that lies face up, not ${tile}`);
        return found;
    }
}
