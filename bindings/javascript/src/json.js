// JSON arguments: a text, or the result of JSON.parse().

import { optionsOf, quoted } from "./arguments.js";
import { Limits } from "./constants.js";
import { InvalidJsonError } from "./errors.js";
import { message, scratch, writeText } from "./library.js";

/** The largest size of a position in JSON, in bytes. */
export const MOST_OF_POSITION = 1 << 24;

/** Returns JSON, given as an object or as a text, as text. In the library's JSON, 64-bit numbers are strings. */
function textOf(json) {
    if (typeof json === "string") return json;
    if (typeof json !== "object" || json === null)
        throw new TypeError(`json must be an object, or a string that contains JSON, not ${quoted(json)}`);
    return JSON.stringify(json, (_, value) => (typeof value === "bigint" ? String(value) : value));
}

/** Writes JSON into the scratch buffer and lets `call(at, bytes)` read the JSON. Passes a note about ignored
 *  fields to `options.ignored`.
 *  @param most the largest size of the text, in bytes */
export function readJson(json, options, call, most = Limits.maxJsonText) {
    const { ignored } = optionsOf("options", options, ["ignored"]);
    if (ignored !== undefined && typeof ignored !== "function")
        throw new TypeError(`ignored must be a function, not ${quoted(ignored)}`);
    const bytes = writeText(textOf(json));
    if (bytes > most) throw new InvalidJsonError(`a JSON text has at most ${most} bytes, not ${bytes}`);
    call(scratch, bytes);
    const told = message();
    if (told !== "") ignored?.(told);
}
