// Checks of arguments: numbers, flags, texts, members of enumerations.

import { Edition, FigureKind, Viewer } from "./constants.js";
import { InvalidArgumentError } from "./errors.js";

/** Shortens a value for an error message. */
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

/** Returns a number of 64 bits, given as a number or as a BigInt. */
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

/** Returns the C API's name of a member, such as "lay_tile" for "LayTile". An edition is named by its year, the normal figure
 *  "meeple". */
function nameOf(kind, member) {
    if (kind === Edition) return String(kind[member]);
    if (kind === FigureKind && member === "Normal") return "meeple";
    return member.replace(/(?<!^)[A-Z]/g, "_$&").toLowerCase();
}

const namesOfKinds = new Map();

/** Returns a map from the accepted names of an enumeration to its numbers. */
export function namesOf(kind) {
    if (!namesOfKinds.has(kind)) {
        const members = Object.entries(kind).filter(([, number]) => typeof number === "number");
        namesOfKinds.set(kind, new Map(members.map(([member, number]) => [nameOf(kind, member), number])));
    }
    return namesOfKinds.get(kind);
}

/** Returns the name of a number, or the number itself if only a later library knows it. */
export function nameIn(kind, number) {
    const member = kind[number];
    return member === undefined ? number : nameOf(kind, member);
}

/** Returns the number that has this name, in upper or lower case, such as "lay_tile" or "LayTile"; undefined for an unknown
 *  name. */
export function numberNamed(kind, name) {
    const lower = name.toLowerCase();
    const member = Object.keys(kind).find((member) => member.toLowerCase() === lower && typeof kind[member] === "number");
    return namesOf(kind).get(lower) ?? kind[member];
}

/** Returns the number of a member of an enumeration, given as a number or as a name in upper or lower case.
 *  `without` names a member that is not allowed; `error` is thrown for an unknown value. */
export function memberOf(name, value, kind, { without = "", error = InvalidArgumentError } = {}) {
    if (typeof value !== "number" && typeof value !== "string")
        throw new TypeError(`${name} must be one of ${listOf(kind, without)}, not ${quoted(value)}`);
    const names = namesOf(kind);
    const number = typeof value === "string" ? numberNamed(kind, value) : value;
    if (typeof kind[number] !== "string" || number === names.get(without))
        throw new error(`${name} must be one of ${listOf(kind, without)}, not ${quoted(value)}`);
    return number;
}

/** Checks a viewer and returns its number: a player, or a Viewer. */
export function viewerOf(value) {
    return typeof value === "string" ? memberOf("viewer", value, Viewer) : int32("viewer", value);
}

function listOf(kind, without) {
    return [...namesOf(kind).keys()].filter((name) => name !== without).join(", ");
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
