// JSON that somebody gives: as text, or as what JSON.parse() makes of one.

import { optionsOf, shown } from "./arguments.js";
import { Limits } from "./constants.js";
import { InvalidJsonError } from "./errors.js";
import { message, room, writeText } from "./library.js";

/** Bytes of the text of a position. */
export const MOST_OF_POSITION = 1 << 24;

/** The text of an object or a text. Numbers of 64 bits are texts in the library's JSON. */
function textOf(json) {
    if (typeof json === "string") return json;
    if (typeof json !== "object" || json === null)
        throw new TypeError(`json must be a text of JSON, or an object, not ${shown(json)}`);
    return JSON.stringify(json, (_, value) => (typeof value === "bigint" ? String(value) : value));
}

/** Has `call(at, bytes)` perform() what reads the text, of so many bytes at most. What it has ignored, the caller's
 *  function hears. */
export function readJson(json, options, call, most = Limits.maxJsonText) {
    const { ignored } = optionsOf("options", options, ["ignored"]);
    if (ignored !== undefined && typeof ignored !== "function")
        throw new TypeError(`ignored must be a function, not ${shown(ignored)}`);
    const bytes = writeText(textOf(json));
    if (bytes > most) throw new InvalidJsonError(`a JSON text has at most ${most} bytes, not ${bytes}`);
    call(room, bytes);
    const told = message();
    if (told !== "") ignored?.(told);
}
