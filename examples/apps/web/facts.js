// Facts of a game: the library's data about the pieces of the game's expansions.

import { FactKind, facts } from "./library.js";

/** The number of integers that identify one place, by kind of fact. */
const WIDTHS = { [FactKind.Tile]: 1, [FactKind.Segment]: 2, [FactKind.Pair]: 3 };

/** Returns the descriptions of a game's facts with this scope. The scope says whether a fact is about a colour, a tile or the
 *  game. */
export const factsOf = (game, scope) =>
    facts().filter((fact) => fact.scope === scope && game.rules.expansions.includes(fact.expansion));

export const isPlaced = ({ kind }) => kind in WIDTHS;

/** Returns the places of a fact's pieces as a list of { tile, segments }. */
export function placesOf(game, fact) {
    const numbers = game.fact(fact);
    const width = WIDTHS[fact.kind];
    const places = [];
    for (let at = 0; at < numbers.length; at += width)
        if (numbers[at] >= 0) places.push({ tile: numbers[at], segments: numbers.slice(at + 1, at + width) });
    return places;
}
