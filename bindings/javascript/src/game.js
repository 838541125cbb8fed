// One game: one decision at a time, its legal actions, events, undo, and the game on paper.

import { bytesOf, flagOf, memberOf, numberOf, optionsOf, seedOf, shown, stringOf, uint64, viewerOf } from "./arguments.js";
import { Limits, RecordKind, Status, Viewer } from "./constants.js";
import { errorOf, InvalidArgumentError, InvalidRecordError, InvalidSnapshotError, NothingToUndoError, UnknownTileSetError } from "./errors.js";
import { ACTION, adopt, COUNT, fetchList, i32, message, MESSAGE, MESSAGE_CAPACITY, room, roomBytes, roomFor, SETS, STRUCT, u32, u64, u8, wasm, writeSets, writeText } from "./library.js";
import { Learning } from "./learning.js";
import { rulesOf, rulesOfGame, writeRules } from "./rules.js";
import { Action, readAction, readActions, readDecision, readEvent, SIZE, writeAction, writeEvent } from "./structs.js";

const SNAPSHOT = "MBSN"; // what snapshots begin with

export class Game extends Learning {
    constructor(rules, options) {
        super();
        const { seed, sets, recording = true } = optionsOf("options", options, ["seed", "sets", "recording"]);
        const asked = rulesOf(rules);
        const records = flagOf("recording", recording);
        writeRules(seed === undefined ? asked : asked.with({ seed }));
        const count = writeSets(sets);
        u8[MESSAGE] = 0;
        const list = count === 0 ? 0 : SETS;
        const status = wasm.mistbank_game_create(STRUCT, list, count, 0, COUNT, MESSAGE, MESSAGE_CAPACITY, 0);
        if (status !== Status.Ok) throw errorOf(status, message());
        this._own(u32[COUNT >> 2]);
        if (!records) this.stopRecording();
    }

    // --- its life ---

    clone() {
        this._check(wasm.mistbank_game_clone(this._open, COUNT));
        const clone = adopt(Game, u32[COUNT >> 2]);
        clone._types = this._types;
        return clone;
    }

    copyFrom(other) {
        this._check(wasm.mistbank_game_copy_from(this._open, gameOf("other", other)));
    }

    hold() {
        const call = (at, capacity) => wasm.mistbank_game_hold(this._open, at, capacity, COUNT);
        const count = this._count(1, call); // before the room is looked at, which this may move
        return u8.slice(room, room + count);
    }

    takeUp(held) {
        const bytes = bytesOf("held", held);
        const at = roomFor(bytes.length);
        u8.set(bytes, at);
        this._check(wasm.mistbank_game_take_up(this._open, at, bytes.length));
    }

    restart(seed) {
        this._check(wasm.mistbank_game_restart(this._open, seedOf(seed)));
    }

    stopRecording() {
        this._check(wasm.mistbank_game_stop_recording(this._open));
    }

    get recording() {
        return wasm.mistbank_game_recording(this._open) === 0;
    }

    get rules() {
        return rulesOfGame(this);
    }

    // --- the decision ---

    get actionBound() {
        return wasm.mistbank_game_action_bound(this._open);
    }

    legalActions() {
        const game = this._open;
        let status = wasm.mistbank_game_legal_actions(game, room, roomBytes >> 3, COUNT);
        if (status === Status.BufferTooSmall) {
            const count = i32[COUNT >> 2];
            status = wasm.mistbank_game_legal_actions(game, roomFor(count * SIZE.action), count, COUNT);
        }
        if (status !== Status.Ok) this._fail(status);
        return readActions(room, i32[COUNT >> 2]);
    }

    randomAction(random) {
        const state = uint64("random", random);
        u64[COUNT >> 3] = state;
        this._check(wasm.mistbank_game_random_action(this._open, COUNT, ACTION));
        return { action: readAction(ACTION), random: u64[COUNT >> 3] };
    }

    apply(action) {
        this._put(action);
        const status = wasm.mistbank_game_apply(this._open, ACTION);
        if (status !== Status.Ok) this._fail(status);
    }

    /** Writes an action, given as such or in its text form, where the library reads it. */
    _put(action) {
        if (typeof action === "string") this._parse(action);
        else if (action instanceof Action) writeAction(ACTION, action);
        else if (typeof action === "object" && action !== null) this._putFields(action);
        else throw new TypeError(`action must be an action or its text, not ${shown(action)}`);
    }

    _putFields(action) {
        if (action.kind === undefined && typeof action.text === "string") this._parse(action.text);
        else writeAction(ACTION, action, (name, id) => this._typeNamed(name, id));
    }

    _putEvent(event) {
        writeEvent(STRUCT, event, (name, id) => this._typeNamed(name, id));
    }

    /** The index of a type whose id somebody gives. */
    _typeNamed(name, id) {
        const type = this.findType(id);
        if (type === null) throw new InvalidArgumentError(`${name}: no tile of this game is called ${shown(id)}`);
        return type;
    }

    _parse(text) {
        const bytes = writeText(text);
        this._check(wasm.mistbank_game_action_parse(this._open, room, bytes, ACTION));
    }

    whyNot(action) {
        this._put(action);
        const call = (at, capacity) => wasm.mistbank_game_why_not(this._open, ACTION, at, capacity, COUNT);
        return this._text(call) || null;
    }

    text(action) {
        this._put(action);
        return this._text((at, capacity) => wasm.mistbank_game_action_text(this._open, ACTION, at, capacity, COUNT));
    }

    parse(text) {
        this._parse(stringOf("text", text));
        return readAction(ACTION);
    }

    get decision() {
        this._check(wasm.mistbank_game_decision(this._open, STRUCT));
        return readDecision(STRUCT);
    }

    get phase() {
        return this.decision.kind;
    }

    // --- the past ---

    get actionCount() {
        return wasm.mistbank_game_action_count(this._open);
    }

    actions(since = 0) {
        const first = numberOf("since", since, 0, this.actionCount);
        return this._list((at, room) => wasm.mistbank_game_actions(this._open, first, at, room, COUNT), readAction, SIZE.action);
    }

    get eventCount() {
        return wasm.mistbank_game_event_count(this._open);
    }

    events(since = 0) {
        const first = numberOf("since", since, 0, this.eventCount);
        return this._list((at, room) => wasm.mistbank_game_events(this._open, first, at, room, COUNT), readEvent, SIZE.event);
    }

    sentence(event) {
        this._putEvent(event);
        return this._text((at, capacity) => wasm.mistbank_game_sentence(this._open, STRUCT, at, capacity, COUNT));
    }

    undo(count = 1) {
        const applied = this.actionCount;
        const steps = numberOf("count", count, 0, Number.MAX_SAFE_INTEGER);
        if (steps > 0 && applied === 0 && this.recording)
            throw new NothingToUndoError("the game stands at its start: there is nothing to undo");
        if (steps > applied && this.recording)
            throw new NothingToUndoError(`count must be from 0 to ${applied}, the actions that were applied, not ${count}`);
        if (steps > 0 && !this.recording) this._check(wasm.mistbank_game_undo(this._open)); // is refused, with the reason
        const takenBack = steps === 0 ? [] : this.actions(applied - steps);
        for (let step = 0; step < steps; ++step) this._check(wasm.mistbank_game_undo(this._open));
        return takenBack;
    }

    get lastDraw() {
        return wasm.mistbank_game_last_draw(this._open);
    }

    determinize(seed, viewer = Viewer.Nobody) {
        this._check(wasm.mistbank_game_determinize_for(this._open, seedOf(seed), viewerOf(viewer)));
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

    // --- on paper, and as bytes ---

    toRecord(kind = RecordKind.Full) {
        const number = memberOf("kind", kind, RecordKind);
        return this._text((at, capacity) => wasm.mistbank_game_to_record(this._open, number, at, capacity, COUNT), 1 << 14);
    }

    toSnapshot() {
        const call = (at, capacity) => wasm.mistbank_game_to_snapshot(this._open, at, capacity, COUNT);
        const count = this._count(1, call);
        return u8.slice(room, room + count);
    }

    static replay(record, options) {
        const bytes = writeText(stringOf("record", record));
        if (bytes > Limits.maxRecordText)
            throw new InvalidRecordError(`a record has at most ${Limits.maxRecordText} bytes, not ${bytes}`);
        return loaded(bytes, options, wasm.mistbank_game_replay);
    }

    static fromSnapshot(snapshot, options) {
        const bytes = bytesOf("snapshot", snapshot);
        const at = roomFor(bytes.length); // before u8 is looked at, which this may renew
        u8.set(bytes, at);
        return loaded(bytes.length, options, wasm.mistbank_game_from_snapshot);
    }

    static load(content, options) {
        if (typeof content === "string") return Game.replay(content, options);
        const bytes = bytesOf("content", content);
        const opening = String.fromCharCode(...bytes.subarray(0, SNAPSHOT.length));
        if (opening === SNAPSHOT) return Game.fromSnapshot(bytes, options);
        let text;
        try {
            text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
        } catch {
            throw new InvalidRecordError("this is no snapshot, and no text in UTF-8");
        }
        return Game.replay(text.replaceAll("\r\n", "\n"), options);
    }
}

/** The game of what lies in the room. */
function loaded(bytes, options, call) {
    const { sets } = optionsOf("options", options, ["sets"]);
    const count = writeSets(sets);
    u8[MESSAGE] = 0;
    const status = call(room, bytes, count === 0 ? 0 : SETS, count, 0, COUNT, MESSAGE, MESSAGE_CAPACITY, 0);
    if (status === Status.UnknownName) throw new UnknownTileSetError(message());
    if (status !== Status.Ok) throw errorOf(status, message());
    return adopt(Game, u32[COUNT >> 2]);
}

/** Where the game lies that somebody gives. */
export function gameOf(name, game) {
    if (!(game instanceof Game)) throw new TypeError(`${name} must be a Game, not ${shown(game)}`);
    return game._open;
}
