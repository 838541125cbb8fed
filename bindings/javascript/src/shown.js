// The board for people's eyes: as text and as pictures.

import { flagOf, int32, memberOf, numberOf, optionsOf, shown, stringOf } from "./arguments.js";
import { Limits, PictureMarkKind, Theme } from "./constants.js";
import { InvalidArgumentError } from "./errors.js";
import { allocated, COUNT, fetchText, i32, room, roomFor, STRUCT, u32, u8, wasm } from "./library.js";
import { SIZE } from "./structs.js";
import { Table } from "./table.js";

// --- options ---

const FLAGS_OF_PICTURES = { legend: 2, fits: 3, coordinates: 4, lastTile: 5, letters: 7, owners: 8, finished: 9, numbers: 10 };
const OPTIONS_OF_PICTURES = ["tileSize", "theme", ...Object.keys(FLAGS_OF_PICTURES)];
const FLAGS_OF_TEXTS = { colours: 1, coordinates: 2, fits: 3, ascii: 4 };
const NUMBERS_OF_TEXTS = { x: 6, y: 7, width: 8, height: 9 };
const OPTIONS_OF_TEXTS = [...Object.keys(FLAGS_OF_TEXTS), ...Object.keys(NUMBERS_OF_TEXTS)];

function writePictureOptions(options) {
    wasm.mistbank_svg_options_init(STRUCT, SIZE.svgOptions);
    const first = STRUCT >> 2;
    if (options.tileSize !== undefined) i32[first + 1] = int32("tileSize", options.tileSize);
    if (options.theme !== undefined) i32[first + 6] = memberOf("theme", options.theme, Theme);
    for (const [name, place] of Object.entries(FLAGS_OF_PICTURES))
        if (options[name] !== undefined) i32[first + place] = flagOf(name, options[name]);
}

function writeTextOptions(options) {
    wasm.mistbank_text_options_init(STRUCT, SIZE.textOptions);
    const first = STRUCT >> 2;
    for (const [name, place] of Object.entries(FLAGS_OF_TEXTS))
        if (options[name] !== undefined) i32[first + place] = flagOf(name, options[name]);
    for (const [name, place] of Object.entries(NUMBERS_OF_TEXTS))
        if (options[name] !== undefined) i32[first + place] = int32(name, options[name]);
    if (options.numbers !== undefined) u32[first + 5] = numberOf("numbers", options.numbers, 0, 2 ** 32 - 1);
}

// --- marks ---

const GOLD = 0xe8a317;
const LONGEST_LABEL = 15;
const encoder = new TextEncoder();

export function highlight(x, y, segment, { colour = GOLD, label = "" } = {}) {
    const kind = segment === undefined || segment === null ? PictureMarkKind.Cell : PictureMarkKind.Segment;
    const mark = { kind, x, y, segment: segment ?? 0, toX: 0, toY: 0, colour: colourOf("colour", colour), label };
    return checkedMark("mark", mark);
}

export function arrow(from, to, { colour = GOLD, label = "" } = {}) {
    const kind = PictureMarkKind.Arrow;
    const mark = { kind, x: from?.x, y: from?.y, segment: 0, toX: to?.x, toY: to?.y, colour: colourOf("colour", colour), label };
    return checkedMark("mark", mark);
}

function colourOf(name, value) {
    if (typeof value !== "string") return numberOf(name, value, 0, 0xffffff);
    if (!/^#[0-9a-f]{6}$/i.test(value)) throw new InvalidArgumentError(`${name} must be like #rrggbb, not ${shown(value)}`);
    return parseInt(value.slice(1), 16);
}

const NUMBERS_OF_MARKS = ["kind", "x", "y", "segment", "toX", "toY"];

/** Refuses what is no mark; whether it can be drawn on this board, the library says. */
function checkedMark(name, mark) {
    if (typeof mark !== "object" || mark === null) throw new TypeError(`${name} must be a mark, not ${shown(mark)}`);
    for (const field of NUMBERS_OF_MARKS) int32(`${name}.${field}`, mark[field] ?? 0);
    colourOf(`${name}.colour`, mark.colour ?? GOLD);
    const bytes = encoder.encode(stringOf(`${name}.label`, mark.label ?? ""));
    if (bytes.length > LONGEST_LABEL || bytes.includes(0))
        throw new InvalidArgumentError(`${name}.label must be a text of up to ${LONGEST_LABEL} bytes, not ${shown(mark.label)}`);
    return mark;
}

function writeMark(at, mark) {
    NUMBERS_OF_MARKS.forEach((field, place) => (i32[(at >> 2) + place] = mark[field] ?? 0));
    u32[(at >> 2) + 6] = colourOf("colour", mark.colour ?? GOLD);
    i32[(at >> 2) + 7] = 0;
    u8.fill(0, at + 32, at + 48);
    u8.set(encoder.encode(mark.label ?? ""), at + 32);
}

/** The part of a game that shows it. */
export class Shown extends Table {
    summary(options) {
        const given = optionsOf("options", options, ["colours", "ascii"]);
        writeTextOptions(given);
        return this._text((at, capacity) => wasm.mistbank_game_render_status(this._open, STRUCT, at, capacity, COUNT));
    }

    board(options) {
        writeTextOptions(optionsOf("options", options, OPTIONS_OF_TEXTS));
        const call = (at, capacity) => wasm.mistbank_game_render_text(this._open, STRUCT, at, capacity, COUNT);
        return this._text(call);
    }

    tileText(type, rotation = 0, options = undefined) {
        writeTextOptions(optionsOf("options", options, ["colours", "ascii", "numbers"]));
        const turns = numberOf("rotation", rotation, 0, 3);
        const which = this._typeOf(type);
        const call = (at, capacity) =>
            wasm.mistbank_game_render_tile(this._open, which, turns, STRUCT, at, capacity, COUNT);
        return this._text(call);
    }

    picture(options) {
        const given = optionsOf("options", options, [...OPTIONS_OF_PICTURES, "marks"]);
        const marks = [...(given.marks ?? [])];
        marks.forEach((mark, index) => checkedMark(`marks[${index}]`, mark));
        writePictureOptions(given);
        const game = this._open;
        const guess = (1 << 15) + (1 << 11) * this.tileCount;
        if (marks.length === 0)
            return this._text((at, capacity) => wasm.mistbank_game_render_svg(game, STRUCT, at, capacity, COUNT), guess);
        const kept = allocated(marks.length * SIZE.svgMark);
        try {
            marks.forEach((mark, index) => writeMark(kept + index * SIZE.svgMark, mark));
            const call = (at, capacity) =>
                wasm.mistbank_game_render_svg_marked(game, STRUCT, kept, marks.length, at, capacity, COUNT);
            return this._text(call, guess);
        } finally {
            wasm.free(kept);
        }
    }

    tilePicture(type, rotation = 0, options = undefined) {
        const which = this._typeOf(type);
        const turns = numberOf("rotation", rotation, 0, 3);
        writePictureOptions(optionsOf("options", options, ["tileSize", "theme", "numbers"]));
        const call = (at, capacity) =>
            wasm.mistbank_game_render_tile_svg(this._open, which, turns, STRUCT, at, capacity, COUNT);
        return this._text(call, 1 << 15);
    }

    toString() {
        return this.freed ? "freed game" : `${this.board()}\n${this.summary()}`;
    }
}
