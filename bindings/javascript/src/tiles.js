// Tile types and tile sets.

import { int32, quoted, stringOf } from "./arguments.js";
import { Limits, Status } from "./constants.js";
import { InvalidArgumentError, InvalidTileSetError } from "./errors.js";
import { check, errorOf } from "./failures.js";
import { readJson } from "./json.js";
import { adopt, allocated, COUNT, fetchList, fetchText, Handle, perform, readList, scratch, STRUCT, textFrom, u32, u8, wasm, writeName, writeText } from "./library.js";
import { readSegment, readStartTile, readTileType, SIZE } from "./structs.js";

/** Returns a tile type with its segments; `fill` and `fillSegment` write the structs. */
export function tileTypeWith(fill, fillSegment) {
    fill(STRUCT);
    const { segmentCount, ...type } = readTileType(STRUCT);
    const segments = [];
    for (let number = 0; number < segmentCount; ++number) {
        fillSegment(number, STRUCT);
        segments.push(Object.freeze(readSegment(STRUCT)));
    }
    return Object.freeze({ ...type, segments: Object.freeze(segments) });
}

export class TileSet extends Handle {
    static _free = "mistbank_tile_set_free";
    static _noun = "tile set";

    constructor(text) {
        super();
        stringOf("text", text);
        const bytes = writeText(text);
        if (bytes > Limits.maxTileText)
            throw new InvalidTileSetError(`a tile set has at most ${Limits.maxTileText} bytes, not ${bytes}`);
        perform(wasm.mistbank_tile_set_parse, scratch, bytes, 0, COUNT);
        this._own(u32[COUNT >> 2]);
    }

    static get builtinNames() {
        const name = (_, index) => textFrom(wasm.mistbank_tile_set_builtin_name(index));
        return Array.from({ length: wasm.mistbank_tile_set_builtin_count() }, name);
    }

    static builtin(name) {
        stringOf("name", name);
        writeName(name);
        const status = wasm.mistbank_tile_set_builtin(scratch, 0, COUNT);
        if (status !== Status.Ok) refuseName(status, name);
        return adopt(TileSet, u32[COUNT >> 2]);
    }

    static builtinText(name) {
        stringOf("name", name);
        const bytes = writeName(name) + 1;
        const kept = allocated(bytes); // a copy of the name, because the call overwrites the scratch buffer
        u8.copyWithin(kept, scratch, scratch + bytes);
        try {
            return fetchText((status) => refuseName(status, name), wasm.mistbank_tile_set_builtin_text, kept);
        } finally {
            wasm.free(kept);
        }
    }

    static parse(text) {
        return new TileSet(text);
    }

    static fromJson(json, options) {
        readJson(json, options, (text, bytes) => perform(wasm.mistbank_tile_set_from_json, text, bytes, 0, COUNT));
        return adopt(TileSet, u32[COUNT >> 2]);
    }

    toJsonText() {
        return fetchText(check, wasm.mistbank_tile_set_to_json, this._open);
    }

    toJson() {
        return JSON.parse(this.toJsonText());
    }

    toJSON() {
        return this.toJson();
    }

    get text() {
        return fetchText(check, wasm.mistbank_tile_set_text, this._open);
    }

    get name() {
        return fetchText(check, wasm.mistbank_tile_set_name, this._open);
    }

    get title() {
        return fetchText(check, wasm.mistbank_tile_set_title, this._open);
    }

    provenance(type = -1) {
        if (type !== -1) this._needType(type);
        return fetchText(check, wasm.mistbank_tile_set_provenance, this._open, type);
    }

    get fingerprint() {
        return BigInt.asUintN(64, wasm.mistbank_tile_set_fingerprint(this._open));
    }

    get types() {
        const count = wasm.mistbank_tile_set_type_count(this._open);
        return Array.from({ length: count }, (_, index) => this.type(index));
    }

    type(index) {
        this._needType(index);
        return tileTypeWith(
            (out) => wasm.mistbank_tile_set_type(this._open, index, out),
            (number, out) => wasm.mistbank_tile_set_segment(this._open, index, number, out),
        );
    }

    get typeCount() {
        return wasm.mistbank_tile_set_type_count(this._open);
    }

    find(id) {
        writeName(stringOf("id", id));
        const index = wasm.mistbank_tile_set_find(this._open, scratch);
        return index >= 0 ? index : null;
    }

    get start() {
        const count = fetchList(check, SIZE.startTile, wasm.mistbank_tile_set_start, this._open);
        return readList(readStartTile, scratch, count, SIZE.startTile);
    }

    toString() {
        return this.freed ? "freed tile set" : `${this.name}: ${this.title}`;
    }

    _needType(type) {
        const count = wasm.mistbank_tile_set_type_count(this._open);
        if (int32("type", type) < 0 || type >= count)
            throw new InvalidArgumentError(`type must be a whole number from 0 to ${count - 1}, not ${type}`);
    }
}

function refuseName(status, name) {
    throw errorOf(status, `unknown built-in tile set ${quoted(name)}: expected one of ${TileSet.builtinNames.join(", ")}`);
}
