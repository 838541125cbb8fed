// bindings/generate writes this file from the headers in capi/mistbank/; do not edit it.
// The queries of a game; each calls the library once.

import { int32, memberOf, numberOf } from "./arguments.js";
import { Colour, Loss, Outcome } from "./constants.js";
import { valuesOf } from "./enumerations.js";
import { GameHandle, indexOrNull } from "./game_handle.js";
import { STRUCT, wasm } from "./library.js";
import { readDecision, readFeature, readFigure, readPoints, readPrisoner, readSupply, readTile, SIZE } from "./structs.js";

const toLoss = valuesOf(Loss);
const toOutcome = valuesOf(Outcome);

export class Queries extends GameHandle {
    get decision() {
        this._check(wasm.mistbank_game_decision(this._open, STRUCT));
        return readDecision(STRUCT);
    }

    get decidingPlayer() {
        return wasm.mistbank_game_deciding_player(this._open);
    }

    get actionBound() {
        return wasm.mistbank_game_action_bound(this._open);
    }

    get tileCount() {
        return wasm.mistbank_game_tile_count(this._open);
    }

    get tiles() {
        return this._list(readTile, SIZE.tile, wasm.mistbank_game_tiles);
    }

    tileAt(x, y) {
        return indexOrNull(wasm.mistbank_game_tile_at(this._open, int32("x", x), int32("y", y)));
    }

    get lastTile() {
        return indexOrNull(wasm.mistbank_game_last_tile(this._open));
    }

    get figureCount() {
        return wasm.mistbank_game_figure_count(this._open);
    }

    get figures() {
        return this._list(readFigure, SIZE.figure, wasm.mistbank_game_figures);
    }

    get features() {
        return this._list(readFeature, SIZE.feature, wasm.mistbank_game_features);
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

    get outcome() {
        return toOutcome(wasm.mistbank_game_outcome(this._open));
    }

    get lossReason() {
        return toLoss(wasm.mistbank_game_loss_reason(this._open));
    }

    hasWon(colour) {
        return wasm.mistbank_game_has_won(this._open, memberOf("colour", colour, Colour)) !== 0;
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

    playerOf(colour) {
        return indexOrNull(wasm.mistbank_game_player_of(this._open, memberOf("colour", colour, Colour)));
    }

    get goal() {
        return wasm.mistbank_game_goal(this._open);
    }

    supply(colour) {
        this._check(wasm.mistbank_game_supply(this._open, memberOf("colour", colour, Colour, { without: "none" }), STRUCT));
        return readSupply(STRUCT);
    }

    get prisoners() {
        return this._list(readPrisoner, SIZE.prisoner, wasm.mistbank_game_prisoners);
    }

    get hasHiddenHands() {
        return wasm.mistbank_game_has_hidden_hands(this._open) !== 0;
    }

    get tilesUnderHills() {
        return wasm.mistbank_game_tiles_under_hills(this._open);
    }

    sheepInBag(number) {
        return wasm.mistbank_game_sheep_in_bag(this._open, int32("number", number));
    }

    flock(colour, number) {
        return wasm.mistbank_game_flock(this._open, memberOf("colour", colour, Colour, { without: "none" }), int32("number", number));
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
        return wasm.mistbank_game_hound_number(this._open, numberOf("hound", hound, 1, 2));
    }

    houndArrived(hound) {
        return wasm.mistbank_game_hound_arrived(this._open, numberOf("hound", hound, 1, 2)) !== 0;
    }

    houndMeeple(hound) {
        return indexOrNull(wasm.mistbank_game_hound_meeple(this._open, numberOf("hound", hound, 1, 2)));
    }

    get activePile() {
        return wasm.mistbank_game_active_pile(this._open);
    }

    unseen(type) {
        return wasm.mistbank_game_unseen(this._open, this._typeOf(type));
    }

    drawable(type) {
        return wasm.mistbank_game_drawable(this._open, this._typeOf(type));
    }

    get actionCount() {
        return wasm.mistbank_game_action_count(this._open);
    }

    get eventCount() {
        return wasm.mistbank_game_event_count(this._open);
    }

    get lastDraw() {
        return wasm.mistbank_game_last_draw(this._open);
    }

    get stateHash() {
        return BigInt.asUintN(64, wasm.mistbank_game_state_hash(this._open));
    }

    get publicHash() {
        return BigInt.asUintN(64, wasm.mistbank_game_public_hash(this._open));
    }

    get stateBytes() {
        return wasm.mistbank_game_state_bytes(this._open);
    }

    get points() {
        this._check(wasm.mistbank_game_points(this._open, STRUCT));
        return readPoints(STRUCT);
    }
}
