// One game: one decision at a time, its legal actions, events, undo, and texts.

import { bytesOf, flagOf, memberOf, numberOf, optionsOf, quoted, seedOf, stringOf, uint64, viewerOf } from "./arguments.js";
import { choicesFrom, readChoice } from "./choices.js";
import { Limits, RecordKind, Status, Viewer } from "./constants.js";
import { InvalidArgumentError, InvalidRecordError, NothingToUndoError, UnknownNameError } from "./errors.js";
import { UnknownTileSetError } from "./failures.js";
import { MOST_OF_POSITION, readJson } from "./json.js";
import { ACTION, adopt, COUNT, i32, OPTIONS, perform, reserveScratch, scratch, scratchBytes, STRUCT, textFrom, u32, u64, u8, wasm, writeSets, writeText } from "./library.js";
import { Learning } from "./learning.js";
import { rulesOf, rulesOfGame, writeRules } from "./rules.js";
import { writeNamingOptions } from "./rendering.js";
import { Action, readAction, readActions, readEvent, SIZE, writeAction, writeEvent } from "./structs.js";

const SNAPSHOT = "MBSN"; // the first bytes of snapshots
const POSITION = "mistbank-position"; // the first word of positions

function textWithoutZero(name, value) {
    if (!stringOf(name, value).includes("\0")) return value;
    throw new InvalidArgumentError(`${name} must not contain a zero character`);
}

export class Game extends Learning {
    constructor(rules, options) {
        super();
        const { seed, sets, recording = true } = optionsOf("options", options, ["seed", "sets", "recording"]);
        const asked = rulesOf(rules);
        const records = flagOf("recording", recording);
        writeRules(seed === undefined ? asked : asked.with({ seed }));
        perform(wasm.mistbank_game_create, STRUCT, ...writeSets(sets), 0, COUNT);
        this._own(u32[COUNT >> 2]);
        if (!records) this.stopRecording();
    }

    static bytesOf(rules, options) {
        const { sets } = optionsOf("options", options, ["sets"]);
        writeRules(rulesOf(rules));
        perform(wasm.mistbank_game_bytes, STRUCT, ...writeSets(sets), COUNT);
        return i32[COUNT >> 2];
    }

    // --- copies ---

    clone() {
        this._check(wasm.mistbank_game_clone(this._open, COUNT));
        const clone = adopt(Game, u32[COUNT >> 2]);
        clone._types = this._types;
        return clone;
    }

    copyFrom(other) {
        this._check(wasm.mistbank_game_copy_from(this._open, gameOf("other", other)));
    }

    saveState() {
        return this._bytes(wasm.mistbank_game_save_state);
    }

    restoreState(saved) {
        const bytes = bytesOf("saved", saved);
        const at = reserveScratch(bytes.length);
        u8.set(bytes, at);
        this._check(wasm.mistbank_game_restore_state(this._open, at, bytes.length));
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

    legalActions() {
        const game = this._open;
        let status = wasm.mistbank_game_legal_actions(game, scratch, scratchBytes >> 3, COUNT);
        if (status === Status.BufferTooSmall) {
            const count = i32[COUNT >> 2];
            status = wasm.mistbank_game_legal_actions(game, reserveScratch(count * SIZE.action), count, COUNT);
        }
        if (status !== Status.Ok) this._fail(status);
        return readActions(scratch, i32[COUNT >> 2]);
    }

    choices(options) {
        writeNamingOptions(options); // refuses invalid options in decisions without buttons too
        const all = this._list(readChoice, SIZE.choice, wasm.mistbank_game_choices);
        const isEmpty = (x, y) => wasm.mistbank_game_tile_at(this._open, x, y) < 0;
        return choicesFrom(all, isEmpty, (action) => this.describeAction(action, options));
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

    /** Writes an action, given as an action or in text form, to the library's input buffer. */
    _put(action) {
        if (typeof action === "string") this._parse(action);
        else if (action instanceof Action) writeAction(ACTION, action);
        else if (typeof action === "object" && action !== null) this._putFields(action);
        else throw new TypeError(`action must be an action or its text, not ${quoted(action)}`);
    }

    _putFields(action) {
        if (action.kind === undefined && typeof action.text === "string") this._parse(action.text);
        else writeAction(ACTION, action, (name, id) => this._typeNamed(name, id));
    }

    _putEvent(event) {
        writeEvent(STRUCT, event, (name, id) => this._typeNamed(name, id));
    }

    /** Returns the index of the tile type with an id. `name` names the argument in the error message. */
    _typeNamed(name, id) {
        const type = this.findType(id);
        if (type === null) throw new InvalidArgumentError(`${name}: this game has no tile ${quoted(id)}`);
        return type;
    }

    _parse(text) {
        const bytes = writeText(text);
        this._check(wasm.mistbank_game_action_parse(this._open, scratch, bytes, ACTION));
    }

    whyNot(action) {
        this._put(action);
        return this._text(wasm.mistbank_game_why_not, ACTION) || null;
    }

    text(action) {
        this._put(action);
        return this._text(wasm.mistbank_game_action_text, ACTION);
    }

    describeAction(action, options) {
        this._put(action);
        writeNamingOptions(options);
        return this._text(wasm.mistbank_game_describe_action, ACTION, OPTIONS);
    }

    get elements() {
        const game = this._open;
        return Array.from({ length: wasm.mistbank_element_count() }, (_, number) => ({
            name: textFrom(wasm.mistbank_element_name(number)),
            title: textFrom(wasm.mistbank_element_title(number)),
            signs: textFrom(wasm.mistbank_element_signs(number, 0)),
            ascii: textFrom(wasm.mistbank_element_signs(number, 1)),
            effect: textFrom(wasm.mistbank_game_element_effect(game, number)),
        })).filter(({ effect }) => effect !== "?");
    }

    parse(text) {
        this._parse(stringOf("text", text));
        return readAction(ACTION);
    }

    get phase() {
        return this.decision.kind;
    }

    // --- history ---

    actions(since = 0) {
        const first = numberOf("since", since, 0, this.actionCount);
        return this._list(readAction, SIZE.action, wasm.mistbank_game_actions, first);
    }

    events(since = 0) {
        const first = numberOf("since", since, 0, this.eventCount);
        return this._list(readEvent, SIZE.event, wasm.mistbank_game_events, first);
    }

    sentence(event, options = undefined) {
        this._putEvent(event);
        if (options === undefined) return this._text(wasm.mistbank_game_sentence, STRUCT);
        writeNamingOptions(options);
        return this._text(wasm.mistbank_game_describe_event, STRUCT, OPTIONS);
    }

    undo(count = 1) {
        const applied = this.actionCount;
        const steps = numberOf("count", count, 0, Number.MAX_SAFE_INTEGER);
        if (steps > 0 && applied === 0 && this.recording)
            throw new NothingToUndoError("the game is at its start: there is nothing to undo");
        if (steps > applied && this.recording)
            throw new NothingToUndoError(`count must be from 0 to ${applied}, the number of applied actions, not ${count}`);
        if (steps > 0 && !this.recording) this._check(wasm.mistbank_game_undo(this._open)); // throws an error with the reason
        const takenBack = steps === 0 ? [] : this.actions(applied - steps);
        for (let step = 0; step < steps; ++step) this._check(wasm.mistbank_game_undo(this._open));
        return takenBack;
    }

    determinize(seed, viewer = Viewer.Nobody) {
        this._check(wasm.mistbank_game_determinize_for(this._open, seedOf(seed), viewerOf(viewer)));
    }

    // --- texts and bytes ---

    toRecord(kind = RecordKind.Full) {
        const number = memberOf("kind", kind, RecordKind);
        return this._text(wasm.mistbank_game_to_record, number);
    }

    get headers() {
        const lines = this._text(wasm.mistbank_game_headers).split("\n").slice(0, -1);
        const pairs = lines.map((line) => {
            const end = line.includes(" ") ? line.indexOf(" ") : line.length;
            return [line.slice(0, end), line.slice(end + 1)];
        });
        return Object.freeze(Object.fromEntries(pairs.reverse())); // of several headers with the same key, the first is kept
    }

    setHeader(key, value) {
        const game = this._open; // throws for a freed game, before checking the arguments
        const name = textWithoutZero("key", key);
        const text = value === null ? "" : textWithoutZero("value", value);
        writeText(`${name}\0${text}`);
        this._check(wasm.mistbank_game_set_header(game, scratch, value === null ? 0 : u8.indexOf(0, scratch) + 1));
    }

    toPosition(options) {
        const { viewer = Viewer.Host } = optionsOf("options", options, ["viewer"]);
        return this._text(wasm.mistbank_game_to_position, viewerOf(viewer));
    }

    check() {
        return this._text(wasm.mistbank_game_check);
    }

    toSnapshot() {
        return this._bytes(wasm.mistbank_game_to_snapshot);
    }

    static fromJson(json, options) {
        const { sets, ignored } = optionsOf("options", options, ["sets", "ignored"]);
        let game;
        const read = (at, bytes) => {
            perform(wasm.mistbank_game_from_json, at, bytes, ...writeSets(sets), 0, COUNT);
            game = adopt(Game, u32[COUNT >> 2]);
        };
        readJson(json, { ignored }, read, MOST_OF_POSITION);
        return game;
    }

    static replay(record, options) {
        const bytes = writeText(stringOf("record", record));
        if (bytes > Limits.maxRecordText)
            throw new InvalidRecordError(`a record has at most ${Limits.maxRecordText} bytes, not ${bytes}`);
        return loaded(bytes, options, wasm.mistbank_game_replay);
    }

    static fromPosition(position, options) {
        return loaded(writeText(stringOf("position", position)), options, wasm.mistbank_game_from_position);
    }

    static fromSnapshot(snapshot, options) {
        const bytes = bytesOf("snapshot", snapshot);
        const at = reserveScratch(bytes.length); // before any use of u8, because this call can replace u8
        u8.set(bytes, at);
        return loaded(bytes.length, options, wasm.mistbank_game_from_snapshot);
    }

    static load(content, options) {
        if (typeof content === "string") return written(content, options);
        const bytes = bytesOf("content", content);
        const opening = String.fromCharCode(...bytes.subarray(0, SNAPSHOT.length));
        if (opening === SNAPSHOT) return Game.fromSnapshot(bytes, options);
        let text;
        try {
            text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
        } catch {
            throw new InvalidRecordError("the bytes are neither a snapshot nor UTF-8 text");
        }
        return written(text.replaceAll("\r\n", "\n"), options);
    }
}

/** Creates a game from the text of a record or of a position. */
function written(text, options) {
    return text.startsWith(POSITION) ? Game.fromPosition(text, options) : Game.replay(text, options);
}

/** Creates a game from the bytes in the scratch buffer. */
function loaded(bytes, options, call) {
    const { sets } = optionsOf("options", options, ["sets"]);
    try {
        perform(call, scratch, bytes, ...writeSets(sets), 0, COUNT);
    } catch (error) {
        throw error instanceof UnknownNameError ? new UnknownTileSetError(error.message) : error;
    }
    return adopt(Game, u32[COUNT >> 2]);
}

/** Checks that an argument is a Game, and returns the address of the library's game. */
export function gameOf(name, game) {
    if (!(game instanceof Game)) throw new TypeError(`${name} must be a Game, not ${quoted(game)}`);
    return game._open;
}
