// What the players of a game are called in texts: by their names, else by their colours.

import { colourName, figureTitle } from "./library.js";

/** Returns options of the library's texts with the names of the players by colour.
 *  @param names by player; for "", and for what the library does not take, texts have the colour */
export function namingOf(game, names) {
    const named = game.rules.colours.map((colour) => [colour, names[game.playerOf(colour)]]);
    return { names: Object.fromEntries(named.filter(([, name]) => isName(name))) };
}

const BYTES_OF_NAME = 63; // that the library takes at most
const isName = (name) => name && new TextEncoder().encode(name).length <= BYTES_OF_NAME && !/\p{Cc}/u.test(name);

/** Returns what the library's texts call a colour. */
export const nameOf = ({ names }, colour) => names?.[colour] ?? colourName(colour);

/** "Anna's large meeple", "red meeple". */
export const figureWords = ({ names }, { colour, kind }) =>
    `${names?.[colour] ? `${names[colour]}'s` : colourName(colour)} ${figureTitle(kind)}`;
