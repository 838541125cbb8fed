// The names of the players in texts, or else their colours.

import { colourName, figureTitle } from "./library.js";

/** Returns options of the library's texts: the names of the players by colour, and whether texts have ids and
 *  coordinates.
 *  @param names by player; for "" and for a name that the library refuses, texts have the colour */
export function namingOf(game, names, { isForDevelopers = false } = {}) {
    const named = game.rules.colours.map((colour) => [colour, names[game.playerOf(colour)]]);
    const taken = named.filter(([, name]) => isName(name)).map(([colour, name]) => [colour, inTexts(name)]);
    const naming = { names: Object.fromEntries(taken) };
    // Otherwise the library refuses the options.
    return Object.defineProperty(naming, "isForDevelopers", { value: isForDevelopers });
}

const BYTES_OF_NAME = 63; // the library's limit
const isName = (name) => name && !/\p{Cc}/u.test(name);
const bytesOf = (text) => new TextEncoder().encode(text).length;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/; // Hebrew, Arabic, Syriac and others
const [ISOLATE, END] = ["\u2068", "\u2069"]; // the text between has its own direction

/** Returns a name for texts: cut if it is too long, and isolated from the text around it if it is right-to-left. */
function inTexts(name) {
    const [before, after] = RIGHT_TO_LEFT.test(name) ? [ISOLATE, END] : ["", ""];
    const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
    while (bytesOf(before + letters.join("") + after) > BYTES_OF_NAME) letters.pop();
    return before + letters.join("") + after;
}

/** Returns the library's word for a colour. */
export const nameOf = ({ names }, colour) => names?.[colour] ?? colourName(colour);

/** "Anna's large meeple", "red meeple". */
export const figureWords = ({ names }, { colour, kind }) =>
    `${names?.[colour] ? `${names[colour]}'s` : colourName(colour)} ${figureTitle(kind)}`;
