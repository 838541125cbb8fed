// The rules of a game: its system, players and options.

import { flagOf, int32, memberOf, memberOrNumber, optionsOf, quoted, seedOf, stringOf } from "./arguments.js";
import { Colour, Expansion, FigureKind, Limits, Status } from "./constants.js";
import * as contract from "./contract.js";
import { hasNumber, namesOf, numberNamed, valueIn } from "./enumerations.js";
import { InvalidRulesError } from "./errors.js";
import { check, errorOf } from "./failures.js";
import { readJson } from "./json.js";
import { bitsOf, fetchText, i32, perform, scratch, STRUCT, textFrom, u32, u64, wasm, writeName } from "./library.js";

// --- checking and reading fields ---

const FIELDS = contract.FIELDS.rules;
const NAMES = Object.keys(FIELDS);

/** Checks a value for a field and returns the value that Rules stores. */
function checked(name, value) {
    const { kind, isSet, isFlag, type, count } = FIELDS[name];
    if (isFlag) return flagOf(name, value) === 1;
    if (isSet) return setOf(name, value, kind);
    if (count !== undefined) return coloursOf(name, value);
    if (type === "u64") return seedOf(value);
    return kind === undefined ? int32(name, value) : valueOfMember(name, value, kind);
}

function read({ at: offset, kind, isSet, isFlag, type, count }) {
    const at = STRUCT + offset;
    const toValue = (number) => valueIn(kind, number);
    if (isFlag) return i32[at >> 2] !== 0;
    if (isSet) return Object.freeze(bitsOf(u32[at >> 2]).map(toValue));
    if (count !== undefined)
        return Object.freeze(Array.from(i32.subarray(at >> 2, (at >> 2) + i32[(STRUCT + count) >> 2]), toValue));
    if (type === "u64") return u64[at >> 3];
    return kind === undefined ? i32[at >> 2] : toValue(i32[at >> 2]);
}

/** Returns the value of a member. An unknown number stays unchanged; the library refuses it later. */
function valueOfMember(name, value, kind) {
    return valueIn(kind, memberOrNumber(name, value, kind, { without: "none", error: InvalidRulesError }));
}

function several(name, values, noun) {
    if (typeof values !== "object" || values === null || typeof values[Symbol.iterator] !== "function")
        throw new TypeError(`${name} must be a list of ${noun}, not ${quoted(values)}`);
    return [...values];
}

function setOf(name, values, kind) {
    const noun = kind === FigureKind ? "kinds of figures" : name;
    const found = new Set();
    for (const value of several(name, values, noun)) {
        const known = typeof value === "string" ? numberNamed(kind, value) !== undefined : hasNumber(kind, value);
        if (!known) throw new InvalidRulesError(`${name}: unknown ${quoted(value)}, expected one of ${namesOf(kind).join(", ")}`);
        found.add(memberOf(name, value, kind));
    }
    return Object.freeze([...found].sort((a, b) => a - b).map((number) => valueIn(kind, number)));
}

function coloursOf(name, values) {
    const given = several(name, values, "colours");
    if (given.length > Limits.maxColours)
        throw new InvalidRulesError(`${name} must have at most ${Limits.maxColours} colours, not ${given.length}`);
    return Object.freeze(given.map((colour, index) => valueOfMember(`${name}[${index}]`, colour, Colour)));
}

function writeField({ at: offset, kind, count }, value) {
    const at = STRUCT + offset;
    const toNumber = (given) => (typeof given === "string" ? numberNamed(kind, given) : given);
    if (typeof value === "bigint") u64[at >> 3] = value;
    else if (count !== undefined) {
        i32[(STRUCT + count) >> 2] = value.length;
        i32.fill(0, at >> 2, (at >> 2) + Limits.maxColours);
        i32.set(value.map(toNumber), at >> 2);
    } else if (Array.isArray(value)) u32[at >> 2] = value.reduce((mask, member) => mask | (1 << toNumber(member)), 0);
    else i32[at >> 2] = Number(toNumber(value));
}

export class Rules {
    constructor(fields) {
        const given = optionsOf("rules", fields, NAMES);
        initStruct();
        this._read();
        for (const name of NAMES) if (given[name] !== undefined) this[name] = checked(name, given[name]);
        Object.freeze(this);
    }

    /** Copies the fields from the struct. */
    _read() {
        for (const name of NAMES) this[name] = read(FIELDS[name]);
    }

    static _fromStruct() {
        const rules = Object.create(Rules.prototype);
        rules._read();
        return Object.freeze(rules);
    }

    static get presets() {
        return Array.from({ length: wasm.mistbank_preset_count() }, (_, i) => textFrom(wasm.mistbank_preset_name(i)));
    }

    static preset(name, fields) {
        stringOf("name", name);
        initStruct();
        writeName(name);
        const status = wasm.mistbank_rules_preset(scratch, STRUCT);
        if (status !== Status.Ok)
            throw errorOf(status, `unknown preset ${quoted(name)}: expected one of ${Rules.presets.join(", ")}`);
        const rules = Rules._fromStruct();
        return fields === undefined ? rules : rules.with(fields);
    }

    static cooperative(fields) {
        return Rules.preset("level1", fields).validated();
    }

    static base(fields) {
        return Rules.preset("base", fields).validated();
    }

    static demo(fields) {
        return Rules.preset("demo", fields).validated();
    }

    static ghostsCastlesCemeteries(fields) {
        const others = setOf("expansions", fields?.expansions ?? [], Expansion);
        const expansions = [Expansion.GhostsCastlesCemeteries, ...others];
        return Rules.preset("ghosts_castles_cemeteries", { ...fields, expansions }).validated();
    }

    with(fields) {
        return new Rules({ ...this, ...optionsOf("rules", fields, NAMES) });
    }

    validated() {
        writeRules(this);
        perform(wasm.mistbank_rules_validate, STRUCT);
        return Rules._fromStruct();
    }

    static fromJson(json, options) {
        initStruct();
        readJson(json, options, (text, bytes) => perform(wasm.mistbank_rules_from_json, text, bytes, STRUCT));
        return Rules._fromStruct();
    }

    toJsonText() {
        writeRules(this.validated());
        return fetchText(check, wasm.mistbank_rules_to_json, STRUCT);
    }

    toJson() {
        return JSON.parse(this.toJsonText());
    }

    toJSON() {
        return this.toJson();
    }

    get defaultSets() {
        writeRules(this);
        const names = [];
        for (let name; (name = wasm.mistbank_default_set(STRUCT, names.length)) !== 0; ) names.push(textFrom(name));
        return names;
    }
}

function initStruct() {
    wasm.mistbank_rules_init(STRUCT, contract.SIZE.rules);
}

/** Returns the rules from an argument: rules, the name of a preset, or fields that differ from the defaults. */
export function rulesOf(rules) {
    if (rules instanceof Rules) return rules;
    if (typeof rules === "string") return Rules.preset(rules);
    if (typeof rules !== "object" || rules === null)
        throw new TypeError(`rules must be Rules, their fields or the name of a preset, not ${quoted(rules)}`);
    return new Rules(rules);
}

/** Writes the rules into the struct. The library validates the struct later. */
export function writeRules(rules) {
    initStruct();
    for (const name of NAMES) writeField(FIELDS[name], rules[name]);
}

export function rulesOfGame(game) {
    initStruct();
    game._check(wasm.mistbank_game_rules(game._open, STRUCT));
    return Rules._fromStruct();
}
