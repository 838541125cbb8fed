// A game of the library, and how its answers are taken.

import { numberOf } from "./arguments.js";
import { MESSAGE_CAPACITY } from "./bounds.js";
import { Status } from "./constants.js";
import { errorOf } from "./failures.js";
import { fetchList, fetchText, Handle, MESSAGE, message, readList, room, u8, wasm } from "./library.js";

export const indexOrNull = (index) => (index >= 0 ? index : null);

/** What every part of a game goes through. */
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

    /** The text that a function writes which takes the game, these arguments and room for the text. */
    _text(call, ...given) {
        return fetchText((status) => this._fail(status), call, this._open, ...given);
    }

    /** Has such a function write a list of things of `size` bytes into the room, and answers how many they are. */
    _count(size, call, ...given) {
        return fetchList((status) => this._fail(status), size, call, this._open, ...given);
    }

    /** The same, copied as bytes. */
    _bytes(call) {
        const count = this._count(1, call); // before the room is looked at, which this may move
        return u8.slice(room, room + count);
    }

    /** The same, each of them read. */
    _list(read, size, call, ...given) {
        const count = this._count(size, call, ...given);
        return readList(read, room, count, size);
    }

    /** The argument `type`, an index into types. */
    _typeOf(type) {
        return numberOf("type", type, 0, wasm.mistbank_game_type_count(this._open) - 1);
    }
}
