// Actions, events and decisions in readable form: names instead of numbers, and only the fields that a kind uses. The names of
// properties are the names in src/json/FORMAT.md, in camel case. A tile type is an index, because these objects do not belong
// to a game.

import { flagOf, memberOf, numberOf, quoted } from "./arguments.js";
import { ActionKind, Colour, DecisionKind, EventKind, FigureKind, Good, Limits, Loss, SegmentKind } from "./constants.js";
import { FIELDS } from "./contract.js";
import { enumeration, valueIn } from "./enumerations.js";
import { InvalidArgumentError } from "./errors.js";
import { ACTION_FIELDS, EVENT_FIELDS } from "./kind_fields.js";

// --- the parts of each kind ---

// A part of an action or event: its name in JSON, the field that holds the part and, where needed, the enumeration of its
// values, and its first bit and number of bits in the field.
const part = (json, field = json, more = {}) => ({ name: camel(json), json, field, ...more });
const camel = (name) => name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
const bits = (name, first, width, more = {}) => part(name, "count", { first, width, ...more });

// The two figures of a colour on the track (MSG-1).
const COUNTERS = enumeration({ Marker: ["marker", 0], Courier: ["courier", 1] });

const PARTS_OF_ACTIONS = {
    tile: [part("tile", "x", { isTile: true })],
    colour: [part("colour", "colour", { kind: Colour })],
    rotation: [bits("rotation", 0, 2), bits("place", 2, 6, { optional: true })],
    figure: [bits("figure", 0, 8, { kind: FigureKind })],
    as_it_stands: [
        bits("figure", 0, 4, { kind: FigureKind }),
        bits("ghosts", 4, 2),
        bits("fairy", 6, 1, { isFlag: true }),
    ],
    ghosts: [bits("ghosts", 0, 8)],
    number: [bits("number", 0, 8)],
    other: [bits("other", 0, 8)],
    counter: [bits("counter", 0, 8, { kind: COUNTERS })],
};

const PARTS_OF_EVENTS = {
    tile: [part("tile", "type", { isTile: true })],
    colour: [part("colour", "colour", { kind: Colour })],
    figure: [part("figure", "figure", { kind: FigureKind })],
    feature: [part("feature", "feature", { kind: SegmentKind })],
    good: [part("good", "count", { kind: Good })],
    reason: [part("reason", "count", { kind: Loss })],
    robbed: [part("robbed", "amount", { kind: Colour })],
    counter: [part("counter", "count", { kind: COUNTERS })],
    from: [part("from", "fromX", { from: ["fromX", "fromY", "fromSegment"] })],
    from_cell: [part("from", "fromX", { from: ["fromX", "fromY"] })],
};

const ACTIONS = rowsOf(ActionKind, PARTS_OF_ACTIONS, ACTION_FIELDS);
const EVENTS = rowsOf(EventKind, PARTS_OF_EVENTS, EVENT_FIELDS);
ACTIONS.set(ActionKind.None, []);

/** Returns a map from each kind to the parts that it uses. */
function rowsOf(kind, parts, rows) {
    const byKind = new Map();
    for (const [words, members] of Object.entries(rows)) {
        const row = words.split(" ").filter(Boolean).flatMap((word) => parts[word] ?? [part(...word.split("="))]);
        for (const member of members.split(" ")) byKind.set(kind[member], row);
    }
    return byKind;
}

// --- writing ---

const maskOf = ({ width }) => 2 ** width - 1;

/** Returns the value of a part of an action or event. @param property the part, see part() */
function valueOf(fields, property) {
    const value = fields[property.field];
    if (property.from !== undefined) return originOf(fields, property.from);
    if (property.isTile) return value < 0 ? null : value;
    const part = property.width === undefined ? value : (value >> property.first) & maskOf(property);
    if (property.isFlag) return part !== 0;
    return property.kind === undefined ? part : valueIn(property.kind, part);
}

function propertyOf(fields, property) {
    const value = valueOf(fields, property);
    return property.kind === Colour && value === Colour.None ? null : value;
}

function originOf(event, [x, y, segment]) {
    if (event.fromSegment === Limits.noSegment) return null;
    const cell = { x: event[x], y: event[y] };
    return segment === undefined ? cell : { ...cell, segment: event[segment] };
}

function propertiesOf(found, fields, row) {
    for (const property of row) {
        const value = propertyOf(fields, property);
        if (!property.optional || value !== 0) found[property.name] = value;
    }
    return found;
}

export function actionToJson(action) {
    const row = ACTIONS.get(action.kind);
    return row === undefined ? { ...action } : propertiesOf({ kind: action.kind }, action, row);
}

export function eventToJson(event) {
    const { kind, player, action } = event;
    const row = EVENTS.get(kind);
    if (row === undefined) return { ...event };
    return { ...propertiesOf({ kind, player }, event, row), action };
}

const OFFERING_POINTS = [DecisionKind.ScoreOrPacify, DecisionKind.ScoringColour, DecisionKind.Advance];
const BEFORE_LAYING = [DecisionKind.Draw, DecisionKind.LayTile, DecisionKind.Abbey, DecisionKind.Hand];

export function decisionToJson(decision) {
    const { kind, player, tileType, x, y, segment, hound, points, colour, number } = decision;
    const found = { kind, player };
    if (kind === DecisionKind.Over) return found;
    if (tileType >= 0) found.tile = tileType;
    if (!BEFORE_LAYING.includes(kind)) Object.assign(found, { x, y, segment });
    if (hound !== 0) found.hound = hound;
    if (OFFERING_POINTS.includes(kind)) found.points = points;
    if (colour !== Colour.None) found.colour = colour;
    if (number !== 0) found.number = number;
    return found;
}

/** Adds a getter to the class for each part whose name is not a field. For kinds without the part, the getter returns the value
 *  of the class's own getter, or undefined. */
function addProperties(type, rows) {
    const renamed = [...rows.values()].flat().filter((property) => property.name !== property.field && !(property.name in FIELDS.event));
    for (const { name } of renamed) {
        const own = Object.getOwnPropertyDescriptor(type.prototype, name)?.get;
        const get = function () {
            const property = rows.get(this.kind)?.find((each) => each.name === name);
            return property === undefined ? own?.call(this) : valueOf(this, property);
        };
        Object.defineProperty(type.prototype, name, { get, configurable: true });
    }
}

export const addPropertiesOfActions = (type) => addProperties(type, ACTIONS);
export const addPropertiesOfEvents = (type) => addProperties(type, EVENTS);

const HIDING = new Map();
for (const [kind, row] of EVENTS)
    HIDING.set(kind, row.filter((property) => property.name !== property.field && property.name in FIELDS.event));

/** Overwrites each field of an event whose name the event's kind uses for a part that is stored in another field.
 *  @returns the event */
export function renameFields(event) {
    for (const property of HIDING.get(event.kind) ?? []) event[property.name] = valueOf(event, property);
    return event;
}

/** Makes the objects of a class readable in Node's logs and in JSON. */
export function addJson(type, toJSON) {
    function inspect(depth, options, inspected) {
        return depth < 0 ? `[${type.name}]` : `${type.name} ${inspected(toJSON(this), options)}`;
    }
    const method = (value) => ({ value, configurable: true, writable: true });
    Object.defineProperties(type.prototype, {
        toJSON: method(function () {
            return toJSON(this);
        }),
        [Symbol.for("nodejs.util.inspect.custom")]: method(inspect),
    });
}

// --- reading ---

const hasOwn = Object.prototype.hasOwnProperty;
const wholeOf = (name, value) => numberOf(name, value, -(2 ** 31), 2 ** 32 - 1);

/** Returns the number of a member, given by name or as a number. Numbers are not checked, because later libraries may
 *  have more members. */
export function numberOfMember(name, value, kind) {
    const without = kind === ActionKind ? "none" : "";
    return typeof value === "number" ? value : memberOf(name, value, kind, { without });
}

function numberFrom(name, value, property, typeNamed) {
    if (property.isFlag) return flagOf(name, value);
    if (property.isTile && value === null) return -1;
    if (property.isTile && typeof value === "string") {
        if (typeNamed !== undefined) return typeNamed(name, value);
        throw new TypeError(`${name} must be the index of a tile type, not ${quoted(value)}: only methods of a game accept ids`);
    }
    const given = property.kind === Colour && value === null ? Colour.None : value;
    const number = property.kind === undefined ? given : numberOfMember(name, given, property.kind);
    return property.width === undefined ? wholeOf(name, number) : numberOf(name, number, 0, maskOf(property));
}

/** Returns the fields of an action with values of enumerations replaced by numbers, and with parts combined in `count`.
 *  writeAction() checks the other fields. */
export function fieldsOfAction(action, typeNamed) {
    const kind = numberOfMember("action.kind", action.kind, ActionKind);
    const colour = numberOfMember("action.colour", action.colour ?? 0, Colour);
    const { x = 0, y = 0 } = action;
    const found = { kind, segment: action.segment ?? 0, colour, count: action.count ?? 0, x, y };
    for (const property of ACTIONS.get(valueIn(ActionKind, kind)) ?? []) {
        const value = hasOwn.call(action, property.name) ? action[property.name] : undefined; // ignores the getters of Action
        if (value === undefined || property.name === property.field) continue;
        const name = `action.${property.name}`;
        const number = numberFrom(name, value, property, typeNamed);
        const [mask, shifted] = property.width === undefined ? [-1, number] : [maskOf(property) << property.first, number << property.first];
        const given = action[property.field];
        if (given === undefined) found[property.field] = (found[property.field] & ~mask) | shifted;
        else if ((given & mask) !== shifted)
            throw new InvalidArgumentError(`${name} is ${number}, but action.${property.field} is ${given}`);
    }
    return found;
}

/** Returns the fields of an event with values of enumerations replaced by numbers. writeEvent() checks the other fields. */
export function fieldsOfEvent(event, typeNamed) {
    const found = { ...event, kind: numberOfMember("event.kind", event.kind, EventKind) };
    for (const property of EVENTS.get(valueIn(EventKind, found.kind)) ?? []) {
        const value = event[property.name] ?? event[property.json];
        if (value === undefined) continue;
        if (property.from !== undefined) readFrom(found, value, property.from);
        else if (property.name === property.field || event[property.field] === undefined) {
            if (property.name !== property.field) delete found[property.name];
            delete found[property.json];
            found[property.field] = numberFrom(`event.${property.name}`, value, property, typeNamed);
        }
    }
    return found;
}

function readFrom(found, from, names) {
    delete found.from;
    if (from === null) found.fromSegment = Limits.noSegment;
    else [from.x, from.y, from.segment].forEach((value, index) => names[index] && (found[names[index]] ??= value));
}
