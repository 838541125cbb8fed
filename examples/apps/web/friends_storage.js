// The stored data of tables with friends: the name of the player, and the tokens that return to a seat.

import { read, write } from "./storage.js";

const KEY = "mistbank friends";
const MOST_TABLES = 40;

function found() {
    const { name, tokens } = read(KEY) ?? {};
    const isToken = (pair) => Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === "string");
    return { name: typeof name === "string" ? name : null, tokens: Array.isArray(tokens) ? tokens.filter(isToken) : [] };
}

const keep = (changes) => write(KEY, { ...found(), ...changes });

/** The player's last name; null if unknown. */
export const keptName = () => found().name;

export const keepName = (name) => keep({ name });

/** The token of the player's seat at a table; undefined if there is none. */
export const keptToken = (table) => found().tokens.find(([id]) => id === table)?.[1];

/** @param token null: the player no longer has a seat there */
export function keepToken(table, token) {
    const others = found().tokens.filter(([id]) => id !== table);
    keep({ tokens: (token === null ? others : [...others, [table, token]]).slice(-MOST_TABLES) });
}
