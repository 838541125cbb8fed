// The words for players in texts: names, or colours if the names are unknown.

import { figureTitle } from "./library.js";

/** Returns the options for the library's texts, with the names of the players by colour. The property isForDevelopers is true
 *  if the texts contain ids and coordinates.
 *  @param names the name of each player. Texts use the colour for "" and for a name that the library refuses */
export function namingOf(game, names, { isForDevelopers = false } = {}) {
    const named = game.rules.colours.map((colour) => [colour, names[game.playerOf(colour)]]);
    const taken = named.filter(([, name]) => isName(name)).map(([colour, name]) => [colour, inTexts(name)]);
    const naming = { names: Object.fromEntries(taken) };
    // The property is not enumerable, because the library would refuse it as an unknown option.
    return Object.defineProperty(naming, "isForDevelopers", { value: isForDevelopers });
}

const BYTES_OF_NAME = 63; // maximum length of a name in the library, in bytes
const isName = (name) => name && !/\p{Cc}/u.test(name);
const bytesOf = (text) => new TextEncoder().encode(text).length;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/; // letters of Hebrew, Arabic, Syriac and others
const [ISOLATE, END] = ["\u2068", "\u2069"]; // the text between these characters has its own direction

/** Returns the beginning of a name, as long as the bytes allow. */
function shortened(name, bytes) {
    const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
    while (bytesOf(letters.join("")) > bytes) letters.pop();
    return letters.join("");
}

/** Returns a name for texts. Long names are cut, and right-to-left names are isolated from the surrounding text. */
function inTexts(name) {
    const [before, after] = RIGHT_TO_LEFT.test(name) ? [ISOLATE, END] : ["", ""];
    return before + shortened(name, BYTES_OF_NAME - bytesOf(before + after)) + after;
}

/** The record header that stores the name of a colour's player. */
const headerOf = (colour) => `x-name-${colour}`;

/** Stores the names of the players in the headers of a game, so that records keep them. Long names are cut.
 *  @param names the name of each player; "" and names that records cannot store are left out */
export function keepNames(game, names) {
    for (const colour of game.rules.colours) {
        const name = shortened(names[game.playerOf(colour)].trim(), BYTES_OF_NAME).trim();
        if (name && !/[\p{Cc}#]/u.test(name)) game.setHeader(headerOf(colour), name);
    }
}

/** Returns the name of each player from the headers of a game; "" for a player without a name. */
export function storedNames(game) {
    const names = Array.from({ length: game.rules.players }, () => "");
    const { headers } = game;
    for (const colour of game.rules.colours) names[game.playerOf(colour)] ||= headers[headerOf(colour)] ?? "";
    return names;
}

/** Returns the name of the player with a colour; without a name, the name of the colour. */
export const nameOf = ({ names }, colour) => names?.[colour] ?? colour;

/** Returns a figure in words, such as "Anna's large meeple" or "red meeple". */
export const figureWords = ({ names }, { colour, kind }) =>
    `${names?.[colour] ? `${names[colour]}'s` : colour} ${figureTitle(kind)}`;
