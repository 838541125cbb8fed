// The structs of the C API, read out of the library's memory and written into it. Offsets are those of the headers in
// capi/mistbank/; the tests compare them with what the compiler says.

import { Colour, Mark } from "./constants.js";
import { numberOf, shown } from "./arguments.js";
import { ACTION, COUNT, f64, fetchText, i16, i32, textFrom, u32, u8, wasm } from "./library.js";
import { errorOf } from "./errors.js";

/** Sizes in bytes. */
export const SIZE = Object.freeze({
    action: 8,
    advice: 40,
    decision: 64,
    event: 52,
    feature: 128,
    figure: 48,
    prisoner: 32,
    rollout: 80,
    rules: 184,
    scoringMeeple: 32,
    segment: 64,
    startTile: 32,
    supply: 96,
    svgMark: 48,
    svgOptions: 44,
    textOptions: 40,
    tile: 48,
    tileType: 80,
    window: 16,
});

// --- actions ---

export class Action {
    constructor(kind, segment = 0, colour = 0, count = 0, x = 0, y = 0) {
        this.kind = kind;
        this.segment = segment;
        this.colour = colour;
        this.count = count;
        this.x = x;
        this.y = y;
    }

    static of(fields) {
        if (typeof fields !== "object" || fields === null)
            throw new TypeError(`an action must be an Action or its fields, not ${shown(fields)}`);
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
        return this.count & 15;
    }

    get ghosts() {
        return (this.count >> 4) & 3;
    }

    get fairy() {
        return ((this.count >> 6) & 1) !== 0;
    }

    equals(other) {
        return (
            typeof other === "object" &&
            other !== null &&
            this.kind === other.kind &&
            this.segment === (other.segment ?? 0) &&
            this.colour === (other.colour ?? 0) &&
            this.count === (other.count ?? 0) &&
            this.x === (other.x ?? 0) &&
            this.y === (other.y ?? 0)
        );
    }

    toString() {
        writeAction(ACTION, this);
        return fetchText((at, capacity) => wasm.mistbank_action_text(ACTION, at, capacity, COUNT), (status) => {
            throw errorOf(status, "");
        });
    }
}

/** Where an action lies among bytes that somebody gives. */
function placeOfAction(bytes, index) {
    if (!(bytes instanceof Uint8Array)) throw new TypeError(`bytes must be a Uint8Array, not ${shown(bytes)}`);
    return SIZE.action * numberOf("index", index, 0, Math.floor(bytes.length / SIZE.action) - 1);
}

export function readAction(at) {
    const half = at >> 1;
    return new Action(u8[at], u8[at + 1], u8[at + 2], u8[at + 3], i16[half + 2], i16[half + 3]);
}

export function readActions(at, count) {
    const actions = new Array(count);
    for (let i = 0; i < count; ++i, at += 8) actions[i] = readAction(at);
    return actions;
}

const FIELDS_OF_ACTIONS = ["kind", "segment", "colour", "count"];

/** Writes an action, or any object with its fields; those that it leaves out are 0. */
export function writeAction(at, action) {
    for (let i = 0; i < 4; ++i) {
        const name = FIELDS_OF_ACTIONS[i];
        const value = action[name] ?? (i === 0 ? undefined : 0);
        u8[at + i] = value === (value & 255) ? value : numberOf(`action.${name}`, value, 0, 255);
    }
    const { x = 0, y = 0 } = action;
    i16[(at >> 1) + 2] = x === (x << 16) >> 16 ? x : numberOf("action.x", x, -32768, 32767);
    i16[(at >> 1) + 3] = y === (y << 16) >> 16 ? y : numberOf("action.y", y, -32768, 32767);
}

// --- what a game tells ---

export function readDecision(at) {
    const i = at >> 2;
    return {
        kind: i32[i],
        player: i32[i + 1],
        tileType: i32[i + 2],
        x: i32[i + 3],
        y: i32[i + 4],
        segment: i32[i + 5],
        hound: i32[i + 6],
        points: i32[i + 7],
        colour: i32[i + 8],
    };
}

export function readEvent(at) {
    const half = at >> 1;
    const i = at >> 2;
    return {
        kind: u8[at],
        player: u8[at + 1],
        colour: u8[at + 2],
        segment: u8[at + 3],
        x: i16[half + 2],
        y: i16[half + 3],
        fromX: i16[half + 4],
        fromY: i16[half + 5],
        fromSegment: u8[at + 12],
        feature: u8[at + 13],
        count: u8[at + 14],
        figure: u8[at + 15],
        type: i32[i + 4],
        tiles: i32[i + 5],
        coats: i32[i + 6],
        cities: i32[i + 7],
        points: i32[i + 8],
        total: i32[i + 9],
        action: u32[i + 10],
        amount: i32[i + 11],
    };
}

const BYTES_OF_EVENTS = { kind: 0, player: 1, colour: 2, segment: 3, fromSegment: 12, feature: 13, count: 14, figure: 15 };
const CELLS_OF_EVENTS = { x: 2, y: 3, fromX: 4, fromY: 5 };
const NUMBERS_OF_EVENTS = { type: 4, tiles: 5, coats: 6, cities: 7, points: 8, total: 9, amount: 11 };

export function writeEvent(at, event) {
    if (typeof event !== "object" || event === null) throw new TypeError(`event must be an event, not ${shown(event)}`);
    u8.fill(0, at, at + SIZE.event);
    const field = (name, least, most) =>
        numberOf(`event.${name}`, event[name] ?? (name === "colour" ? Colour.None : 0), least, most);
    for (const name in BYTES_OF_EVENTS) u8[at + BYTES_OF_EVENTS[name]] = field(name, 0, 255);
    for (const name in CELLS_OF_EVENTS) i16[(at >> 1) + CELLS_OF_EVENTS[name]] = field(name, -32768, 32767);
    for (const name in NUMBERS_OF_EVENTS) i32[(at >> 2) + NUMBERS_OF_EVENTS[name]] = field(name, -(2 ** 31), 2 ** 31 - 1);
    u32[(at >> 2) + 10] = field("action", 0, 2 ** 32 - 1);
}

export function readTile(at) {
    const i = at >> 2;
    return {
        x: i32[i],
        y: i32[i + 1],
        type: i32[i + 2],
        rotation: i32[i + 3],
        faceDown: i32[i + 4] !== 0,
        ghosts: i32[i + 5],
        floors: i32[i + 6],
    };
}

export function readFigure(at) {
    const i = at >> 2;
    return {
        colour: i32[i],
        kind: i32[i + 1],
        buried: i32[i + 2] !== 0,
        tile: i32[i + 3],
        segment: i32[i + 4],
        ghosts: i32[i + 5],
        hounds: i32[i + 6],
        fairy: i32[i + 7] !== 0,
    };
}

export function readFeature(at) {
    const i = at >> 2;
    return {
        kind: i32[i],
        tile: i32[i + 1],
        segment: i32[i + 2],
        tiles: i32[i + 3],
        openSides: i32[i + 4],
        coats: i32[i + 5],
        ghosts: i32[i + 6],
        complete: i32[i + 7] !== 0,
        haunted: i32[i + 8] !== 0,
        worth: i32[i + 9],
        meeples: Array.from(i32.subarray(i + 10, i + 16)),
        cities: i32[i + 16],
        marks: bitsOf(u32[i + 17]),
        goods: Array.from(i32.subarray(i + 18, i + 21)),
    };
}

export function readScoringMeeple(at) {
    const i = at >> 2;
    return { colour: i32[i], total: i32[i + 1], space: i32[i + 2], lap: i32[i + 3] };
}

export function readSupply(at) {
    const i = at >> 2;
    return {
        figures: Array.from(i32.subarray(i, i + 16)),
        reserve: i32[i + 16],
        goods: Array.from(i32.subarray(i + 17, i + 20)),
        floors: i32[i + 20],
        abbeys: i32[i + 21],
        sheep: i32[i + 22],
    };
}

export function readPrisoner(at) {
    const i = at >> 2;
    return { colour: i32[i], kind: i32[i + 1], holder: i32[i + 2] };
}

export function readRollout(at) {
    const i = at >> 2;
    return {
        outcome: i32[i],
        lossReason: i32[i + 1],
        turns: i32[i + 2],
        actions: i32[i + 3],
        winners: bitsOf(i32[i + 4]),
        total: i32[i + 5],
        totals: Array.from(i32.subarray(i + 6, i + 12)),
        ghostSupply: i32[i + 12],
        tiles: i32[i + 13],
    };
}

export function readWindow(at) {
    const i = at >> 2;
    return { x: i32[i], y: i32[i + 1], width: i32[i + 2], height: i32[i + 3] };
}

/** Writes a window; whether it is one, the library says. */
export function writeWindow(at, window) {
    if (typeof window !== "object" || window === null)
        throw new TypeError(`window must be a window, as window(width, height) tells it, not ${shown(window)}`);
    const names = ["x", "y", "width", "height"];
    names.forEach((name, index) => {
        i32[(at >> 2) + index] = numberOf(`window.${name}`, window[name], -(2 ** 31), 2 ** 31 - 1);
    });
}

export function readAdvice(at) {
    return {
        action: readAction(at),
        visits: i32[(at >> 2) + 2],
        winning: f64[(at >> 3) + 2],
        points: f64[(at >> 3) + 3],
        judgement: f64[(at >> 3) + 4],
    };
}

// --- tiles as they are printed ---

export function readTileType(at) {
    const i = at >> 2;
    const marks = bitsOf(u32[i + 12]);
    return {
        id: textFrom(at),
        copies: i32[i + 4],
        segmentCount: i32[i + 5],
        sides: Array.from(i32.subarray(i + 6, i + 10)),
        mistySides: i32[i + 10],
        kinds: i32[i + 11],
        marks,
        machineDirection: marks.includes(Mark.Machine) ? i32[i + 13] : null,
    };
}

export function readSegment(at) {
    const i = at >> 2;
    return {
        kind: i32[i],
        sides: i32[i + 1],
        halfSides: i32[i + 2],
        touches: i32[i + 3],
        coats: i32[i + 4],
        symbols: i32[i + 5],
        anchorX: i32[i + 6],
        anchorY: i32[i + 7],
        marks: bitsOf(u32[i + 8]),
        sharedSides: i32[i + 9],
    };
}

export function readStartTile(at) {
    const i = at >> 2;
    return { x: i32[i], y: i32[i + 1], type: i32[i + 2] };
}

/** The numbers of the bits of a mask. */
export function bitsOf(mask) {
    const bits = [];
    for (let bit = 0; mask !== 0; ++bit, mask >>>= 1) if (mask & 1) bits.push(bit);
    return bits;
}

/** A list of structs, read one after the other. */
export function readList(read, at, count, size) {
    const list = new Array(count);
    for (let i = 0; i < count; ++i) list[i] = read(at + i * size);
    return list;
}
