// Names of players, which replace the names of colours in texts.

import { memberOf, quoted, stringOf } from "./arguments.js";
import { NAME_CAPACITY } from "./bounds.js";
import { Colour } from "./constants.js";
import { InvalidArgumentError } from "./errors.js";
import { u8 } from "./library.js";

const encoder = new TextEncoder();
const LONGEST = NAME_CAPACITY - 1; // length of the longest name, in bytes
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/** Writes names, given by colour or by the name of the colour, into the field `names` of text options.
 *  @param at the address of the field */
export function writeNames(at, names) {
    if (typeof names !== "object" || names === null) throw new TypeError(`names must be an object that maps colours to strings, not ${quoted(names)}`);
    for (const [key, value] of Object.entries(names)) {
        const colour = memberOf("names: a colour", /^\d+$/.test(key) ? Number(key) : key, Colour, { without: "none" });
        const name = stringOf(`names.${key}`, value);
        const bytes = encoder.encode(name);
        if (bytes.length > LONGEST || CONTROL.test(name)) {
            const wanted = `a string of up to ${LONGEST} bytes in UTF-8 without control characters`;
            throw new InvalidArgumentError(`names.${key} must be ${wanted}, not ${quoted(name)}`);
        }
        u8.set(bytes, at + colour * NAME_CAPACITY);
    }
}
