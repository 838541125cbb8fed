// Checks of arguments: numbers, flags, texts, members of enumerations.

import { Viewer } from "./constants.js";
import { hasNumber, namesOf, numberNamed } from "./enumerations.js";
import { InvalidArgumentError } from "./errors.js";

/** Returns a short text for a value in an error message. */
export function quoted(value) {
    if (typeof value === "bigint") return `${value}n`;
    if (typeof value === "string") return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}...` : value);
    if (typeof value === "object" && value !== null) return value.constructor?.name ?? "an object";
    return typeof value === "function" ? "a function" : String(value);
}

/** Checks that the value is a whole number from `least` to `most`, and returns it. */
export function numberOf(name, value, least, most) {
    if (typeof value !== "number") throw new TypeError(`${name} must be a number, not ${quoted(value)}`);
    if (!Number.isInteger(value) || value < least || value > most)
        throw new InvalidArgumentError(`${name} must be a whole number from ${least} to ${most}, not ${value}`);
    return value;
}

export function int32(name, value) {
    if (value === (value | 0)) return value;
    return numberOf(name, value, -(2 ** 31), 2 ** 31 - 1);
}

const MOST_OF_64_BITS = 2n ** 64n - 1n;

/** Checks a 64-bit number, given as a number or as a BigInt, and returns it as a BigInt. */
export function uint64(name, value) {
    if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return BigInt(value);
    if (typeof value === "number")
        throw new InvalidArgumentError(`${name} must be a whole number from 0 to 2^53-1, or a BigInt, not ${value}`);
    if (typeof value !== "bigint") throw new TypeError(`${name} must be a number or a BigInt, not ${quoted(value)}`);
    if (value < 0n || value > MOST_OF_64_BITS)
        throw new InvalidArgumentError(`${name} must be from 0 to 2^64-1, not ${value}`);
    return value;
}

export function seedOf(value) {
    return uint64("seed", value);
}

export function flagOf(name, value) {
    if (typeof value !== "boolean") throw new TypeError(`${name} must be true or false, not ${quoted(value)}`);
    return value ? 1 : 0;
}

export function stringOf(name, value) {
    if (typeof value !== "string") throw new TypeError(`${name} must be a string, not ${quoted(value)}`);
    return value;
}

/** Returns a Uint8Array that shares the given bytes. */
export function bytesOf(name, value) {
    if (value instanceof ArrayBuffer) return new Uint8Array(value);
    if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    throw new TypeError(`${name} must be a Uint8Array or an ArrayBuffer, not ${quoted(value)}`);
}

/** Returns the number of a member of an enumeration, given by its value, by a name in upper or lower case, or as a number.
 *  `without` names a member that is not allowed; `error` is thrown for an unknown value. */
export function memberOf(name, value, kind, { without = "", error = InvalidArgumentError } = {}) {
    if (typeof value !== "number" && typeof value !== "string")
        throw new TypeError(`${name} must be one of ${listOf(kind, without)}, not ${quoted(value)}`);
    const number = typeof value === "string" ? numberNamed(kind, value) : value;
    if (!hasNumber(kind, number) || number === numberNamed(kind, without))
        throw new error(`${name} must be one of ${listOf(kind, without)}, not ${quoted(value)}`);
    return number;
}

/** Returns the number of a member, as memberOf() does, but accepts all numbers, because later libraries may have more
 *  members. */
export function memberOrNumber(name, value, kind, options = undefined) {
    return typeof value === "number" ? int32(name, value) : memberOf(name, value, kind, options);
}

/** Checks a viewer and returns its number: a player, or a Viewer. */
export function viewerOf(value) {
    return typeof value === "string" ? memberOf("viewer", value, Viewer) : int32("viewer", value);
}

function listOf(kind, without) {
    return namesOf(kind).filter((name) => name !== without).join(", ");
}

/** Returns the fields of an options object. Throws for unknown fields, because they are probably misspelled. */
export function optionsOf(what, given, known) {
    if (given === undefined || given === null) return {};
    if (typeof given !== "object") throw new TypeError(`${what} must be an object, not ${quoted(given)}`);
    for (const name of Object.keys(given)) {
        if (!known.includes(name)) throw new TypeError(`${what} have no ${quoted(name)}: expected one of ${known.join(", ")}`);
    }
    return given;
}
