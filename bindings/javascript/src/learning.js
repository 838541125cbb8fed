// Random play-outs, and games as arrays of numbers.

import { int32, numberOf, quoted, seedOf } from "./arguments.js";
import { Limits } from "./constants.js";
import { InvalidArgumentError } from "./errors.js";
import { indexOrNull } from "./game_handle.js";
import { ACTION, COUNT, i32, readList, reserveScratch, scratch, STRUCT, textFrom, u8, wasm, WINDOW } from "./library.js";
import { readAction, readRollout, readWindow, SIZE, writeWindow } from "./structs.js";
import { JsonOutput } from "./json_output.js";

const names = (count, name) => Array.from({ length: wasm[count]() }, (_, index) => textFrom(wasm[name](index)));

export function planeNames() {
    return names("mistbank_plane_count", "mistbank_plane_name");
}

export function isPlaneBinary(plane) {
    return wasm.mistbank_plane_is_binary(numberOf("plane", plane, 0, wasm.mistbank_plane_count() - 1)) !== 0;
}

export function scalarNames() {
    return names("mistbank_scalar_count", "mistbank_scalar_name");
}

/** Copies `count` numbers of the view `from`, starting at the index `at`, into the array `into`, or into a new array if
 *  `into` is undefined. Returns the array. */
export function copied(from, at, count, into) {
    const found = from.subarray(at, at + count);
    if (into === undefined) return found.slice();
    const same = into instanceof Uint8Array && from instanceof Uint8Array;
    if (!same && !(into instanceof Int32Array && from instanceof Int32Array))
        throw new TypeError(`into must be ${from instanceof Uint8Array ? "a Uint8Array" : "an Int32Array"}, not ${quoted(into)}`);
    if (into.length < count) throw new InvalidArgumentError(`${count} entries do not fit into an array of ${into.length}`);
    into.set(found);
    return into;
}

/** Reserves room in the scratch buffer for several lists of one call. Returns their addresses, which are multiples of 8.
 *  @param sizes the sizes of the lists in bytes */
export function places(...sizes) {
    const offsets = [];
    let bytes = 0;
    for (const size of sizes) {
        offsets.push(bytes);
        bytes += 8 * Math.ceil(size / 8);
    }
    const first = reserveScratch(bytes);
    return offsets.map((offset) => first + offset);
}

/** Returns indices of planes as an Int32Array. Throws for an index out of range, a repeated index, or an empty list. */
export function indicesOfPlanes(planes) {
    if (typeof planes !== "object" || typeof planes?.length !== "number")
        throw new TypeError(`planes must be an array, not ${quoted(planes)}`);
    const last = wasm.mistbank_plane_count() - 1;
    const indices = Int32Array.from(planes, (plane, place) => numberOf(`planes[${place}]`, plane, 0, last));
    if (indices.length === 0) throw new InvalidArgumentError("planes must have at least one index");
    if (new Set(indices).size < indices.length) throw new InvalidArgumentError("planes must not contain an index twice");
    return indices;
}

export const sideOf = (name, value) => numberOf(name, value, 1, Limits.maxWindow);

/** The part of a game for random play-outs and learning programs. */
export class Learning extends JsonOutput {
    rollout(seed) {
        this._check(wasm.mistbank_game_rollout(this._open, seedOf(seed), STRUCT));
        return readRollout(STRUCT);
    }

    rollouts(seed, count) {
        const first = seedOf(seed);
        numberOf("count", count, 0, 1000000);
        const at = reserveScratch(count * SIZE.rollout);
        this._check(wasm.mistbank_game_rollouts(this._open, first, at, count));
        return readList(readRollout, at, count, SIZE.rollout);
    }

    window(width, height = width) {
        const call = wasm.mistbank_game_window;
        this._check(call(this._open, sideOf("width", width), sideOf("height", height), WINDOW));
        return readWindow(WINDOW);
    }

    planes(window, player = this.decidingPlayer, into = undefined) {
        writeWindow(WINDOW, window);
        const seat = int32("player", player);
        const count = this._count(1, wasm.mistbank_game_planes, WINDOW, seat);
        return copied(u8, scratch, count, into);
    }

    usedPlanes() {
        const count = this._count(4, wasm.mistbank_game_used_planes);
        return copied(i32, scratch >> 2, count);
    }

    chosenPlanes(window, planes, player = this.decidingPlayer, into = undefined) {
        writeWindow(WINDOW, window);
        const indices = indicesOfPlanes(planes);
        const call = (at, out, capacity) => {
            i32.set(indices, at >> 2);
            const game = this._open;
            const given = [WINDOW, int32("player", player), at, indices.length];
            this._check(wasm.mistbank_game_chosen_planes(game, ...given, out, capacity, COUNT));
            return i32[COUNT >> 2];
        };
        const count = call(places(4 * indices.length)[0], 0, 0);
        const [from, at] = places(4 * indices.length, count);
        call(from, at, count);
        return copied(u8, at, count, into);
    }

    scalars(player = this.decidingPlayer, into = undefined) {
        const count = this._count(4, wasm.mistbank_game_scalars, int32("player", player));
        return copied(i32, scratch >> 2, count, into);
    }

    indexCount(window) {
        writeWindow(WINDOW, window);
        const count = wasm.mistbank_game_index_count(this._open, WINDOW);
        const { x, y, width, height } = window;
        if (count < 0)
            throw new InvalidArgumentError(
                `window must be 1 to ${Limits.maxWindow} cells wide and high, within -32768 to 32767, not ${width} by ${height} at ${x},${y}`,
            );
        return count;
    }

    indexOf(window, action) {
        writeWindow(WINDOW, window);
        this._put(action);
        return indexOrNull(wasm.mistbank_game_index_of(this._open, WINDOW, ACTION));
    }

    actionAt(window, index) {
        writeWindow(WINDOW, window);
        this._check(wasm.mistbank_game_action_at(this._open, WINDOW, int32("index", index), ACTION));
        return readAction(ACTION);
    }

    legalIndices(window, into = undefined) {
        writeWindow(WINDOW, window);
        const count = this._count(4, wasm.mistbank_game_legal_indices, WINDOW);
        return copied(i32, scratch >> 2, count, into);
    }

    legalMask(window, into = undefined) {
        writeWindow(WINDOW, window);
        const count = this._count(1, wasm.mistbank_game_legal_mask, WINDOW);
        return copied(u8, scratch, count, into);
    }
}
