// The board as text and as pictures.

import { flagOf, int32, memberOf, numberOf, optionsOf, quoted, stringOf } from "./arguments.js";
import { SVG_LABEL_CAPACITY } from "./bounds.js";
import { PictureMarkKind } from "./constants.js";
import { InvalidArgumentError } from "./errors.js";
import { allocated, OPTIONS, reserveScratch, STRUCT, u8, wasm } from "./library.js";
import { writeNames } from "./player_names.js";
import { FIELDS, SIZE, writeNumber } from "./structs.js";
import { Table } from "./table.js";

// --- options ---

const OPTIONS_OF_PICTURES = Object.keys(FIELDS.svgOptions);
const OPTIONS_OF_TEXTS = Object.keys(FIELDS.textOptions).filter((name) => name !== "numbers" && name !== "names");

/** Writes a struct of options: the defaults of `init`, overwritten by the given options. */
function writeOptions(at, struct, init, options) {
    init(at, SIZE[struct]);
    const { names, ...fields } = FIELDS[struct];
    for (const [name, field] of Object.entries(fields)) {
        const value = options[name];
        if (value !== undefined) writeNumber(at, field, numberOfOption(name, value, field));
    }
    if (options.names !== undefined) writeNames(at + names.at, options.names);
}

function numberOfOption(name, value, { kind, isFlag, type }) {
    if (isFlag) return flagOf(name, value);
    if (kind !== undefined) return memberOf(name, value, kind);
    return type === "u32" ? numberOf(name, value, 0, 2 ** 32 - 1) : int32(name, value);
}

const writePictureOptions = (options) => writeOptions(STRUCT, "svgOptions", wasm.mistbank_svg_options_init, options);

/** Writes options of texts to OPTIONS. */
function writeTextOptions(options, known) {
    writeOptions(OPTIONS, "textOptions", wasm.mistbank_text_options_init, optionsOf("options", options, known));
}

/** Writes options with only names of players to OPTIONS. */
export const writeNamingOptions = (options) => writeTextOptions(options, ["names"]);

// --- marks ---

const AMBER = 0xe8a317;
const LONGEST_LABEL = SVG_LABEL_CAPACITY - 1;
const encoder = new TextEncoder();

export function highlight(x, y, segment, { colour = AMBER, label = "" } = {}) {
    const kind = segment === undefined || segment === null ? PictureMarkKind.Cell : PictureMarkKind.Segment;
    const mark = { kind, x, y, segment: segment ?? 0, toX: 0, toY: 0, colour: colourOf("colour", colour), label };
    return checkedMark("mark", mark);
}

export function arrow(from, to, { colour = AMBER, label = "" } = {}) {
    const kind = PictureMarkKind.Arrow;
    const mark = { kind, x: from?.x, y: from?.y, segment: 0, toX: to?.x, toY: to?.y, colour: colourOf("colour", colour), label };
    return checkedMark("mark", mark);
}

function colourOf(name, value) {
    if (typeof value !== "string") return numberOf(name, value, 0, 0xffffff);
    if (!/^#[0-9a-f]{6}$/i.test(value)) throw new InvalidArgumentError(`${name} must have the form #rrggbb, not ${quoted(value)}`);
    return parseInt(value.slice(1), 16);
}

const NUMBERS_OF_MARKS = ["x", "y", "segment", "toX", "toY"];

const kindOfMark = (name, { kind = 0 }) =>
    typeof kind === "string" ? memberOf(`${name}.kind`, kind, PictureMarkKind) : int32(`${name}.kind`, kind);

/** Refuses invalid marks; the library refuses marks that cannot be drawn on this board. */
function checkedMark(name, mark) {
    if (typeof mark !== "object" || mark === null) throw new TypeError(`${name} must be a mark, not ${quoted(mark)}`);
    for (const field of NUMBERS_OF_MARKS) int32(`${name}.${field}`, mark[field] ?? 0);
    kindOfMark(name, mark);
    colourOf(`${name}.colour`, mark.colour ?? AMBER);
    const bytes = encoder.encode(stringOf(`${name}.label`, mark.label ?? ""));
    if (bytes.length > LONGEST_LABEL || bytes.includes(0))
        throw new InvalidArgumentError(`${name}.label must be a string of up to ${LONGEST_LABEL} bytes, not ${quoted(mark.label)}`);
    return mark;
}

function writeMark(at, mark) {
    const { kind, colour, label, ...numbers } = FIELDS.svgMark;
    u8.fill(0, at, at + SIZE.svgMark);
    for (const [name, field] of Object.entries(numbers)) writeNumber(at, field, mark[name] ?? 0);
    writeNumber(at, kind, kindOfMark("mark", mark));
    writeNumber(at, colour, colourOf("colour", mark.colour ?? AMBER));
    u8.set(encoder.encode(mark.label ?? ""), at + label.at);
}

/** The part of a game that shows the game as text and pictures. */
export class Rendering extends Table {
    summary(options) {
        writeTextOptions(options, ["colours", "ascii", "names"]);
        return this._text(wasm.mistbank_game_summary, OPTIONS);
    }

    question(options) {
        writeTextOptions(options, ["colours", "names"]);
        return this._text(wasm.mistbank_game_question, OPTIONS);
    }

    board(options) {
        writeTextOptions(options, OPTIONS_OF_TEXTS);
        return this._text(wasm.mistbank_game_render_text, OPTIONS);
    }

    tileText(type, rotation = 0, options = undefined) {
        const turns = numberOf("rotation", rotation, 0, 3);
        writeTextOptions(options, ["colours", "ascii", "numbers"]);
        return this._text(wasm.mistbank_game_render_tile, this._typeOf(type), turns, OPTIONS);
    }

    picture(options) {
        const given = optionsOf("options", options, [...OPTIONS_OF_PICTURES, "marks"]);
        const marks = [...(given.marks ?? [])];
        marks.forEach((mark, index) => checkedMark(`marks[${index}]`, mark));
        writePictureOptions(given);
        reserveScratch((1 << 15) + (1 << 11) * this.tileCount); // usually large enough for one call
        if (marks.length === 0) return this._text(wasm.mistbank_game_render_svg, STRUCT);
        const kept = allocated(marks.length * SIZE.svgMark);
        try {
            marks.forEach((mark, index) => writeMark(kept + index * SIZE.svgMark, mark));
            return this._text(wasm.mistbank_game_render_svg_marked, STRUCT, kept, marks.length);
        } finally {
            wasm.free(kept);
        }
    }

    tilePicture(type, rotation = 0, options = undefined) {
        const which = this._typeOf(type);
        const turns = numberOf("rotation", rotation, 0, 3);
        writePictureOptions(optionsOf("options", options, ["tileSize", "theme", "numbers"]));
        return this._text(wasm.mistbank_game_render_tile_svg, which, turns, STRUCT);
    }

    toString() {
        return this.freed ? "freed game" : `${this.board()}\n${this.summary()}`;
    }
}
