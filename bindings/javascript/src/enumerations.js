// Enumerations: constants for users, and tables that convert between values in JavaScript and numbers of the library.

const tables = new WeakMap();

/** Creates the table of an enumeration.
 *  @param members the members, each with a pair of its name in the library and its number
 *  @param toValue returns the value in JavaScript: the name or the number */
function register(constants, members, toValue) {
    const table = { values: [], names: [], numbers: new Map() };
    for (const [member, [name, number]] of Object.entries(members)) {
        table.values[number] = toValue(name, number);
        table.names.push(name);
        for (const spelling of [member.toLowerCase(), name]) table.numbers.set(spelling, number);
    }
    tables.set(constants, table);
    return Object.freeze(constants);
}

/** Creates an enumeration whose values are the names: { Red: "red" }. */
export function enumeration(members) {
    const constants = Object.fromEntries(Object.entries(members).map(([member, [name]]) => [member, name]));
    return register(constants, members, (name) => name);
}

/** Creates an enumeration whose values are numbers. The object maps both ways: { Ok: 0, 0: "Ok" }. */
export function numbered(members) {
    const constants = {};
    for (const [member, [, number]] of Object.entries(members)) {
        constants[member] = number;
        constants[number] = member;
    }
    return register(constants, members, (_, number) => number);
}

/** Returns the names of all members. */
export const namesOf = (kind) => tables.get(kind).names;

/** Returns a function that converts numbers of the library to values. It returns a number without a member unchanged. */
export function valuesOf(kind) {
    const { values } = tables.get(kind);
    return (number) => values[number] ?? number;
}

/** Returns the value for a number; a number without a member, such as one of a later library, is returned unchanged. */
export const valueIn = (kind, number) => tables.get(kind).values[number] ?? number;

/** Returns whether the library has a member with this number. */
export const hasNumber = (kind, number) => tables.get(kind).values[number] !== undefined;

/** Returns the number of a name in upper or lower case, such as "lay_tile" or "LayTile"; undefined for an unknown name. */
export function numberNamed(kind, name) {
    const { numbers } = tables.get(kind);
    return numbers.get(name) ?? numbers.get(name.toLowerCase());
}

/** Returns the numbers of all members, in the library's order. */
export const numbersOf = (kind) => Object.keys(tables.get(kind).values).map(Number);

/** Returns a function that reads an array with an entry for each member, and returns an object with a property for each.
 *  @param count the number of entries; members with greater numbers have no entry */
export function recordsBy(kind, count) {
    const members = numbersOf(kind).filter((number) => number < count).map((number) => [valueIn(kind, number), number]);
    return (view, first) => {
        const record = {};
        for (const [value, number] of members) record[value] = view[first + number];
        return record;
    };
}
