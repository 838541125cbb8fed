// The base class of games, with functions that read results of the library.

import { numberOf } from "./arguments.js";
import { MESSAGE_CAPACITY } from "./bounds.js";
import { Status } from "./constants.js";
import { errorOf } from "./failures.js";
import { fetchList, fetchText, Handle, MESSAGE, message, readList, scratch, u8, wasm } from "./library.js";

export const indexOrNull = (index) => (index >= 0 ? index : null);

/** The ancestor of Game whose functions all other ancestors of Game use. */
export class GameHandle extends Handle {
    static _free = "mistbank_game_free";
    static _noun = "game";

    _check(status) {
        if (status !== Status.Ok) this._fail(status);
    }

    _fail(status) {
        u8[MESSAGE] = 0;
        wasm.mistbank_game_message(this._open, MESSAGE, MESSAGE_CAPACITY, 0);
        throw errorOf(status, message());
    }

    /** Returns the text that a library function writes for the game and these arguments. */
    _text(call, ...given) {
        return fetchText((status) => this._fail(status), call, this._open, ...given);
    }

    /** Lets a library function write a list of entries of `size` bytes into the scratch buffer. Returns the number of
     *  entries. */
    _count(size, call, ...given) {
        return fetchList((status) => this._fail(status), size, call, this._open, ...given);
    }

    /** Returns a copy of the bytes that a library function writes. */
    _bytes(call) {
        const count = this._count(1, call); // before any use of u8 and scratch, because this call can replace both
        return u8.slice(scratch, scratch + count);
    }

    /** Returns the list that a library function writes, with each entry read by `read`. */
    _list(read, size, call, ...given) {
        const count = this._count(size, call, ...given);
        return readList(read, scratch, count, size);
    }

    /** Checks the argument `type`, an index into types, and returns it. */
    _typeOf(type) {
        return numberOf("type", type, 0, wasm.mistbank_game_type_count(this._open) - 1);
    }
}
