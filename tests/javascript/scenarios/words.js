// The words of a scenario's lines, taken one by one, and what they mean.

import { Colour, FigureKind } from "../mistbank.js";

/** The scenario does not go as it says, or is not understood. */
export class Failure extends Error {}

/** "LayTile" as scenarios write it, "lay_tile". */
export const nameOf = (member) => member.replace(/(?<!^)[A-Z]/g, "_$&").toLowerCase();

/** The numbers of an enumeration by their names in scenarios. */
const members = (kind) => Object.entries(kind).filter(([, number]) => typeof number === "number");
export const nameIn = (kind, number) => nameOf(kind[number]);

export function memberOf(kind, name, noun) {
    const found = members(kind).find(([member]) => nameOf(member) === name);
    if (found === undefined) throw new Failure(`"${name}" is no ${noun}`);
    return found[1];
}

export function colourOf(name) {
    if (name === "none") throw new Failure("none is no colour here");
    return memberOf(Colour, name, "colour");
}

/** The kind of figure of this name; the normal one is called meeple. */
export const figureOf = (name) => (name === "meeple" ? FigureKind.Normal : memberOf(FigureKind, name, "kind of figure"));

export function numberOf(text) {
    if (!/^-?[0-9]+$/.test(text)) throw new Failure(`"${text}" is not a number`);
    return Number(text);
}

export function truthOf(text) {
    if (text !== "yes" && text !== "no") throw new Failure(`"${text}" is neither yes nor no`);
    return text === "yes";
}

export const yesOrNo = (truth) => (truth ? "yes" : "no");

export function cellOf(text) {
    const parts = text.split(",");
    if (parts.length !== 2) throw new Failure(`"${text}" is not a cell X,Y`);
    return { x: numberOf(parts[0]), y: numberOf(parts[1]) };
}

export function placeOf(text) {
    const parts = text.split("/");
    if (parts.length !== 2) throw new Failure(`"${text}" is not a segment X,Y/S`);
    return { ...cellOf(parts[0]), segment: numberOf(parts[1]) };
}

export function pairOf(text) {
    const equals = text.indexOf("=");
    if (equals < 1 || equals + 1 === text.length) throw new Failure(`"${text}" is not key=value`);
    return [text.slice(0, equals), text.slice(equals + 1)];
}

const shown = (value) =>
    JSON.stringify(value, (_, part) => (typeof part === "bigint" ? String(part) : part === undefined ? "none" : part));

/** Both are compared as they are printed. */
export function same(what, expected, found) {
    if (shown(expected) !== shown(found))
        throw new Failure(`expected: ${what} ${shown(expected)}\n  found:    ${what} ${shown(found)}`);
}

export class Words {
    constructor(text) {
        this.words = text.split(/[ \t]+/).filter((word) => word !== "");
    }

    get left() {
        return this.words.length;
    }

    take() {
        if (this.left === 0) throw new Failure("a word is missing at the end of the line");
        return this.words.shift();
    }

    number() {
        return numberOf(this.take());
    }

    accept(word) {
        if (this.words[0] !== word) return false;
        this.words.shift();
        return true;
    }

    demand(word) {
        if (!this.accept(word)) throw new Failure(`the word "${word}" is missing`);
    }

    rest() {
        return this.words.splice(0).join(" ");
    }

    demandEnd() {
        if (this.left > 0) throw new Failure(`"${this.rest()}" is not understood at the end of the line`);
    }
}
