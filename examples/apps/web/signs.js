// The signs on a tile, the pieces on the tile, and their effects. Roads, cities and fields are not listed. The descriptions
// come from the library.

import { factsOf, isPlaced, placesOf } from "./facts.js";
import { capital, listed, plural, sidesOf } from "./features.js";
import { figureEffect, FigureKind, Mark, marks, Scope, SegmentKind } from "./library.js";
import { figureWords } from "./naming.js";

export const SCENERY = "It has no effect in this game.";

/** Returns the signs and pieces on a tile, printed signs first.
 *  @param tile the index of the tile
 *  @param naming see namingOf()
 *  @returns a list of { name, words }; words describe the effect */
export function signsOn(game, tile, naming = {}) {
    const { type, faceDown } = game.tile(tile);
    const all = [
        ...(faceDown ? [sign("A tile face down", effectIn(game, "face_down"))] : printedOn(game, game.types[type])),
        ...piecesOn(game, tile),
        ...game.figures.filter((figure) => figure.tile === tile).flatMap((figure) => signsOfFigure(game, figure, naming)),
    ];
    const isFirst = (known, place) => all.findIndex(({ name }) => name === known.name) === place;
    return all.filter(isFirst);
}

/** Returns the abilities of the figures on a segment, and the pieces on these figures. */
export const signsOfFigures = (game, tile, segment, naming = {}) =>
    game.figures
        .filter((figure) => figure.tile === tile && figure.segment === segment)
        .flatMap((figure) => signsOfFigure(game, figure, naming));

const sign = (name, words) => ({ name, words });

// --- printed signs ---

/** Returns the effect of a game element; null if the game has no such element, "" if the element has no effect. */
const effectIn = (game, name) => game.elements.find((element) => element.name === name)?.effect ?? null;

/** The kinds of segments that are listed as signs. They lie in the middle of tiles. */
const BUILDINGS = [SegmentKind.Monastery, SegmentKind.Garden, SegmentKind.Castle, SegmentKind.Cemetery];

function printedOn(game, { marks: ofTile, segments }) {
    const { expansions } = game.rules;
    const sum = (field) => segments.reduce((all, segment) => all + segment[field], 0);
    const [coats, symbols] = [sum("coats"), sum("symbols")];
    const printed = new Set([...ofTile, ...segments.flatMap((segment) => segment.marks)]);
    const signs = marks()
        .filter(({ mark }) => printed.has(mark))
        .map(({ title, effect, expansion }) => sign(title, expansions.includes(expansion) ? effect : SCENERY));
    if (coats > 0) signs.push(sign(coats === 1 ? "Coat of arms" : `${coats} coats of arms`, effectIn(game, "coat")));
    if (symbols > 0 && effectIn(game, "symbols")) signs.push(sign(`${plural(symbols, "ghost")} printed`, effectIn(game, "symbols")));
    for (const kind of BUILDINGS.filter((building) => segments.some((segment) => segment.kind === building)))
        if (!printed.has(Mark.Abbey)) signs.push(sign(capital(kind), effectIn(game, kind) || SCENERY));
    return signs;
}

// --- pieces ---

const effectOf = ({ effect, clause }) => effect || `See ${clause}.`;

function piecesOn(game, tile) {
    const { ghosts } = game.tile(tile);
    const counted = factsOf(game, Scope.Tile)
        .map((fact) => ({ fact, count: game.fact(fact, tile)[0] }))
        .filter(({ count }) => count > 0)
        .map(({ fact, count }) => sign(plural(count, fact.noun), effectOf(fact)));
    const standing = factsOf(game, Scope.Game)
        .filter(isPlaced)
        .flatMap((fact) =>
            placesOf(game, fact)
                .filter((place) => place.tile === tile)
                .map((place) => sign(capital(fact.noun), `${effectOf(fact)}${joinWords(game, place)}`)),
        );
    return [...(ghosts > 0 ? [sign(plural(ghosts, "ghost"), effectIn(game, "ghosts"))] : []), ...standing, ...counted];
}

/** Returns the segments that a piece joins, in words; "" if the piece joins no segments. */
function joinWords(game, { tile, segments }) {
    if (segments.length < 2) return "";
    return ` Here: ${segments.map((segment) => sidesOf(game, tile, segment)).join(" to ")}.`;
}

function signsOfFigure(game, figure, naming) {
    const { colour, kind, buried, ghosts, hounds } = figure;
    const who = figureWords(naming, figure);
    if (buried) return [sign(`${capital(who)}, buried`, effectIn(game, "buried"))];
    const there = [1, 2].filter((hound) => hounds & hound).map((hound) => "I".repeat(hound));
    const flock = kind === FigureKind.Shepherd ? ` with ${game.supply(colour).sheep} sheep` : "";
    const effect = figureEffect(kind);
    return [
        effect !== "" && sign(capital(who) + flock, effect),
        ghosts > 0 && sign(`${plural(ghosts, "ghost")} on ${who}`, effectIn(game, "haunted")),
        there.length > 0 && sign(`${there.length > 1 ? "Hounds" : "Hound"} ${listed(there)}`, effectIn(game, "hound")),
    ].filter(Boolean);
}
