// Actions, and other structs of the C API that need more than the generated parts in contract.js.

import { ActionKind, Colour, FigureKind, Mark } from "./constants.js";
import { numberOf, quoted } from "./arguments.js";
import * as contract from "./contract.js";
import { numberNamed, valueIn, valuesOf } from "./enumerations.js";
import { ACTION, fetchText, i16, i32, u32, u8, wasm } from "./library.js";
import { check } from "./failures.js";
import { actionToJson, addPropertiesOfActions, addPropertiesOfEvents, decisionToJson, eventToJson } from "./properties.js";
import { addJson, fieldsOfAction, fieldsOfEvent, numberOfMember, renameFields } from "./properties.js";

export * from "./contract.js";
const { FIELDS, SIZE } = contract;

// --- actions ---

const toKind = valuesOf(ActionKind);
const toColour = valuesOf(Colour);

export class Action {
    constructor(kind, segment = 0, colour = 0, count = 0, x = 0, y = 0) {
        this.kind = toKind(typeof kind === "string" ? numberOfMember("kind", kind, ActionKind) : kind);
        this.segment = segment;
        this.colour = toColour(typeof colour === "string" ? numberOfMember("colour", colour, Colour) : colour);
        this.count = count;
        this.x = x;
        this.y = y;
    }

    static of(fields) {
        if (typeof fields !== "object" || fields === null)
            throw new TypeError(`an action must be an Action or its fields, not ${quoted(fields)}`);
        writeAction(ACTION, fields);
        return readAction(ACTION);
    }

    static in(bytes, index = 0) {
        const at = placeOfAction(bytes, index);
        const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        return new Action(bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3], view.getInt16(at + 4, true), view.getInt16(at + 6, true));
    }

    putInto(bytes, index = 0) {
        const at = placeOfAction(bytes, index);
        writeAction(ACTION, this);
        bytes.set(u8.subarray(ACTION, ACTION + SIZE.action), at);
    }

    get rotation() {
        return this.count & 3;
    }

    get placeInHand() {
        return (this.count >> 2) & 3;
    }

    get figure() {
        return valueIn(FigureKind, this.count & 15);
    }

    get ghosts() {
        return (this.count >> 4) & 3;
    }

    get fairy() {
        return ((this.count >> 6) & 1) !== 0;
    }

    equals(other) {
        if (typeof other !== "object" || other === null || other.kind === undefined) return false;
        const { kind, segment, colour, count, x, y } = other instanceof Action ? other : fieldsOfAction(other);
        return (
            this.kind === toKind(kind) &&
            this.segment === segment &&
            this.colour === toColour(colour) &&
            this.count === count &&
            this.x === x &&
            this.y === y
        );
    }

    toString() {
        writeAction(ACTION, this);
        return fetchText(check, wasm.mistbank_action_text, ACTION);
    }
}

addPropertiesOfActions(Action);
addJson(Action, actionToJson);

/** Returns the offset of an action in an array of bytes. */
function placeOfAction(bytes, index) {
    if (!(bytes instanceof Uint8Array)) throw new TypeError(`bytes must be a Uint8Array, not ${quoted(bytes)}`);
    return SIZE.action * numberOf("index", index, 0, Math.floor(bytes.length / SIZE.action) - 1);
}

/** Returns the action that two 32-bit words contain: `what` has the first four fields, `where` has the cell. */
function actionOf(what, where) {
    return new Action(what & 255, (what >> 8) & 255, (what >> 16) & 255, what >>> 24, (where << 16) >> 16, where >> 16);
}

export function readAction(at) {
    return actionOf(i32[at >> 2], i32[(at >> 2) + 1]);
}

export function readActions(at, count) {
    const words = i32; // a local copy is faster
    const actions = new Array(count);
    for (let i = 0, word = at >> 2; i < count; ++i, word += 2) actions[i] = actionOf(words[word], words[word + 1]);
    return actions;
}

const FIELDS_OF_ACTIONS = ["kind", "segment", "colour", "count"];

/** Returns the number of a member given by its name; any other value is returned unchanged. */
const toNumber = (kind, value) => (typeof value === "string" ? numberNamed(kind, value) ?? value : value);

const isByte = (value) => value === (value & 255);
const isHalf = (value) => value === (value << 16) >> 16;

/** Writes an action, or any object with its fields; missing fields are 0.
 *  @param typeNamed finds the index of a tile type by its id */
export function writeAction(at, action, typeNamed) {
    const isAction = action instanceof Action;
    const kind = isAction ? toNumber(ActionKind, action.kind) : null;
    const colour = isAction ? toNumber(Colour, action.colour) : null;
    if (isAction) {
        const { segment, count, x, y } = action;
        if (isByte(kind) && isByte(segment) && isByte(colour) && isByte(count) && isHalf(x) && isHalf(y)) {
            i32[at >> 2] = kind | (segment << 8) | (colour << 16) | (count << 24);
            i32[(at >> 2) + 1] = (x & 0xffff) | (y << 16);
            return;
        }
    }
    const isRead = typeof kind === "number" && typeof colour === "number";
    const fields = isRead ? { ...action, kind, colour } : fieldsOfAction(action, typeNamed);
    for (let i = 0; i < 4; ++i) {
        const name = FIELDS_OF_ACTIONS[i];
        const value = fields[name] ?? (i === 0 ? undefined : 0);
        u8[at + i] = value === (value & 255) ? value : numberOf(`action.${name}`, value, 0, 255);
    }
    const { x = 0, y = 0 } = fields;
    i16[(at >> 1) + 2] = x === (x << 16) >> 16 ? x : numberOf("action.x", x, -32768, 32767);
    i16[(at >> 1) + 3] = y === (y << 16) >> 16 ? y : numberOf("action.y", y, -32768, 32767);
}

// --- results of a game ---

Object.defineProperty(contract.Decision.prototype, "tile", {
    get() {
        return this.tileType < 0 ? null : this.tileType;
    },
});
addJson(contract.Decision, decisionToJson);
addPropertiesOfEvents(contract.GameEvent);
addJson(contract.GameEvent, eventToJson);

export const readDecision = (at) => new contract.Decision(at);
export const readEvent = (at) => renameFields(new contract.GameEvent(at));

export const readAdvice = (at) => ({ action: readAction(at), ...contract.readAdvice(at) });

const BEST = 8; // the offset of the action in a review
export const readReview = (at) => ({ best: readAction(at + BEST), ...contract.readReview(at) });

export function readTileType(at) {
    const type = contract.readTileType(at);
    return type.marks.includes(Mark.Machine) ? type : { ...type, machineDirection: null };
}

// --- writing ---

const RANGES = { u8: [0, 255], i16: [-32768, 32767], i32: [-(2 ** 31), 2 ** 31 - 1], u32: [0, 2 ** 32 - 1] };

/** Writes a number into a field of a struct. The second argument is the field's entry in FIELDS. */
export function writeNumber(at, { at: offset, type }, value) {
    const view = type === "u8" ? u8 : type === "i16" ? i16 : type === "i32" ? i32 : u32;
    view[(at + offset) / view.BYTES_PER_ELEMENT] = value;
}

/** Checks and writes all fields of a struct. `valueOf(name)` returns the value of a field. */
function writeAll(at, struct, valueOf) {
    for (const [name, field] of Object.entries(FIELDS[struct])) {
        const value = field.kind === undefined ? valueOf(name) : numberOfMember(`${struct}.${name}`, valueOf(name), field.kind);
        writeNumber(at, field, numberOf(`${struct}.${name}`, value, ...RANGES[field.type]));
    }
}

export function writeEvent(at, given, typeNamed) {
    if (typeof given !== "object" || given === null) throw new TypeError(`event must be an event, not ${quoted(given)}`);
    const event = given instanceof contract.GameEvent ? given : fieldsOfEvent(given, typeNamed);
    u8.fill(0, at, at + SIZE.event);
    writeAll(at, "event", (name) => event[name] ?? (name === "colour" ? Colour.None : 0));
}

/** Writes a window. The library validates the window later. */
export function writeWindow(at, window) {
    if (typeof window !== "object" || window === null)
        throw new TypeError(`window must be a window from window(width, height), not ${quoted(window)}`);
    writeAll(at, "window", (name) => window[name]);
}
