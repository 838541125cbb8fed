// What the players of a game are called in texts: by their names, else by their colours.

import { colourName, figureTitle } from "./library.js";

/** Returns options of the library's texts: the names of the players by colour, and whether texts have ids and coordinates.
 *  @param names by player; for "", and for what the library does not take, texts have the colour */
export function namingOf(game, names, { isForDevelopers = false } = {}) {
    const named = game.rules.colours.map((colour) => [colour, names[game.playerOf(colour)]]);
    const taken = named.filter(([, name]) => isName(name)).map(([colour, name]) => [colour, inTexts(name)]);
    const naming = { names: Object.fromEntries(taken) };
    return Object.defineProperty(naming, "isForDevelopers", { value: isForDevelopers }); // the library would refuse an option
}

const BYTES_OF_NAME = 63; // that the library takes at most
const isName = (name) => name && !/\p{Cc}/u.test(name);
const bytesOf = (text) => new TextEncoder().encode(text).length;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/; // Hebrew, Arabic, Syriac and others
const [ISOLATE, END] = ["\u2068", "\u2069"]; // what is between has a direction of its own

/** A name as texts take it: cut where it is too long, and if it is right-to-left isolated from the words around it. */
function inTexts(name) {
    const [before, after] = RIGHT_TO_LEFT.test(name) ? [ISOLATE, END] : ["", ""];
    const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
    while (bytesOf(before + letters.join("") + after) > BYTES_OF_NAME) letters.pop();
    return before + letters.join("") + after;
}

/** Returns what the library's texts call a colour. */
export const nameOf = ({ names }, colour) => names?.[colour] ?? colourName(colour);

/** "Anna's large meeple", "red meeple". */
export const figureWords = ({ names }, { colour, kind }) =>
    `${names?.[colour] ? `${names[colour]}'s` : colourName(colour)} ${figureTitle(kind)}`;
