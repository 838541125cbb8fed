// The stored data for tables with friends: the name of the player, and the tokens of the player's seats.

import { read, write } from "./storage.js";

const KEY = "mistbank friends";
const MOST_TABLES = 40; // maximum number of stored tokens; the oldest tokens are removed first

function found() {
    const { name, tokens } = read(KEY) ?? {};
    const isToken = (pair) => Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === "string");
    return { name: typeof name === "string" ? name : null, tokens: Array.isArray(tokens) ? tokens.filter(isToken) : [] };
}

const keep = (changes) => write(KEY, { ...found(), ...changes });

/** The player's last name; null if unknown. */
export const keptName = () => found().name;

export const keepName = (name) => keep({ name });

/** The token of the player's seat at a table; undefined without a seat. */
export const keptToken = (table) => found().tokens.find(([id]) => id === table)?.[1];

/** Stores the token of the player's seat at a table. @param token null: the player no longer has a seat at this table */
export function keepToken(table, token) {
    const others = found().tokens.filter(([id]) => id !== table);
    keep({ tokens: (token === null ? others : [...others, [table, token]]).slice(-MOST_TABLES) });
}
