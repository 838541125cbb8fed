// What lies on a tile besides its roads, cities and fields: the signs printed on it, and the pieces that stand there, with
// what they do. It asks the game, not the picture. The library describes what expansions bring; the words of the mist and
// of what several games score otherwise are here.

import { factsOf, isPlaced, placesOf } from "./facts.js";
import { capital, listed, plural, sidesOf } from "./features.js";
import { colourName, Expansion, figureEffect, FigureKind, figureTitle, Mark, marks, Scope, SegmentKind, System } from "./library.js";

const WITH_HAUNTED = 5; // from this level on cemeteries are haunted
const WITH_BUILDINGS = 2; // from this level on castles and cemeteries are played

export const SCENERY = "Only a picture in this game.";
const FACE_DOWN = "What has to go on here can never be completed.";
const COATS = {
    team: "2 points more when its city is completed.",
    each: "2 points more when its city is completed, 1 if it never is.",
};
const SYMBOLS = "As the tile is laid as many ghosts come into its mist, one fewer where it goes on with mist that is there.";
const MONASTERY = "With tiles on all eight cells around it it brings 9 points.";
const GARDEN = "Only an abbot stands here. With tiles on all eight cells around it it brings 9 points.";
const CASTLE = "With tiles on all eight cells around it it brings 2 points for each tile with mist among the nine.";
const CEMETERY = {
    keeper: "A meeple may wait here. With tiles on all eight cells around it it comes back, and brings a guard.",
    ghosts:
        "Whenever ghosts come into the mist, one comes to an open cemetery. With tiles on all four sides they go, and a " +
        "meeple is buried here.",
    haunted:
        "Until tiles lie on all eight cells around it, each turn one is laid face down beside such a cemetery. Then a " +
        "meeple is buried here.",
};
const GHOSTS =
    "They go when their mist is closed all around, or instead of points. If more must come than are left, the game is lost.";
const BURIED = "It lies here for the rest of the game.";
const HAUNTED = "Each costs 2 points when it is scored. A third one sends it home.";
const HOUND = "When its meeple is scored it goes, and brings 1 point for each ghost that is on the board then.";

/** All that is on a tile, what is printed first.
 *  @param tile its index @returns { name, words } each */
export function signsOn(game, tile) {
    const { type, faceDown } = game.tile(tile);
    const all = [
        ...(faceDown ? [sign("A tile face down", FACE_DOWN)] : printedOn(game.rules, game.types[type])),
        ...piecesOn(game, tile),
        ...game.figures.filter((figure) => figure.tile === tile).flatMap((figure) => signsOfFigure(game, figure)),
    ];
    const isFirst = (one, place) => all.findIndex(({ name }) => name === one.name) === place;
    return all.filter(isFirst);
}

/** What the figures on a segment can, and what stands with them. */
export const signsOfFigures = (game, tile, segment) =>
    game.figures
        .filter((figure) => figure.tile === tile && figure.segment === segment)
        .flatMap((figure) => signsOfFigure(game, figure));

const sign = (name, words) => ({ name, words });

// --- what is printed ---

function printedOn(rules, { marks: ofTile, segments }) {
    const sum = (field) => segments.reduce((all, segment) => all + segment[field], 0);
    const [coats, symbols] = [sum("coats"), sum("symbols")];
    const kinds = new Set(segments.map(({ kind }) => kind));
    const printed = new Set([...ofTile, ...segments.flatMap((segment) => segment.marks)]);
    const signs = marks()
        .filter(({ mark }) => printed.has(mark))
        .map(({ title, effect, expansion }) => sign(title, plays(rules, expansion) ? effect : SCENERY));
    if (coats > 0)
        signs.push(sign(coats === 1 ? "Coat of arms" : `${coats} coats of arms`, isTeam(rules) ? COATS.team : COATS.each));
    if (symbols > 0 && isTeam(rules)) signs.push(sign(`${plural(symbols, "ghost")} printed`, SYMBOLS));
    if (kinds.has(SegmentKind.Monastery) && !printed.has(Mark.Abbey)) signs.push(sign("Monastery", MONASTERY));
    if (kinds.has(SegmentKind.Garden)) signs.push(sign("Garden", plays(rules, Expansion.Abbot) ? GARDEN : SCENERY));
    if (kinds.has(SegmentKind.Castle)) signs.push(sign("Castle", castleWords(rules)));
    if (kinds.has(SegmentKind.Cemetery)) signs.push(sign("Cemetery", cemeteryWords(rules)));
    return signs;
}

const isTeam = (rules) => rules.system === System.Cooperative;
const plays = (rules, expansion) => rules.expansions.includes(expansion);

function castleWords(rules) {
    const isPlayed = isTeam(rules)
        ? rules.level >= WITH_BUILDINGS
        : plays(rules, Expansion.GhostsCastlesCemeteries) && rules.castles;
    return isPlayed ? CASTLE : SCENERY;
}

function cemeteryWords(rules) {
    if (isTeam(rules)) {
        if (rules.level < WITH_BUILDINGS) return SCENERY;
        return rules.level < WITH_HAUNTED ? CEMETERY.ghosts : CEMETERY.haunted;
    }
    const isPlayed = plays(rules, Expansion.GhostsCastlesCemeteries) && rules.cemeteries;
    return isPlayed ? CEMETERY.keeper : SCENERY;
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
    return [...(ghosts > 0 ? [sign(plural(ghosts, "ghost"), GHOSTS)] : []), ...standing, ...counted];
}

/** Which segments a piece joins. */
function joinWords(game, { tile, segments }) {
    if (segments.length < 2) return "";
    return ` Here: ${segments.map((segment) => sidesOf(game, tile, segment)).join(" to ")}.`;
}

function signsOfFigure(game, { colour, kind, buried, ghosts, hounds }) {
    const who = `${colourName(colour)} ${figureTitle(kind)}`;
    if (buried) return [sign(`${capital(who)}, buried`, BURIED)];
    const there = [1, 2].filter((hound) => hounds & hound).map((hound) => "I".repeat(hound));
    const flock = kind === FigureKind.Shepherd ? ` with ${game.supply(colour).sheep} sheep` : "";
    const effect = figureEffect(kind);
    return [
        effect !== "" && sign(capital(who) + flock, effect),
        ghosts > 0 && sign(`${plural(ghosts, "ghost")} on ${who}`, HAUNTED),
        there.length > 0 && sign(`${there.length > 1 ? "Hounds" : "Hound"} ${listed(there)}`, HOUND),
    ].filter(Boolean);
}
