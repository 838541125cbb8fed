// What lies on a tile besides its roads, cities and fields: the signs printed on it, and the pieces that stand there. It
// asks the game, not the picture.

import { factNumber, ferriesOf } from "./facts.js";
import { capital, kindName, listed, plural, sidesOf } from "./features.js";
import { colourName, Expansion, FigureKind, Mark, SegmentKind, System } from "./library.js";
import * as words from "./sign_words.js";

const WITH_HAUNTED = 5; // from this level on cemeteries are haunted
const WITH_BUILDINGS = 2; // from this level on castles and cemeteries are played

/** All that is on a tile, what is printed first.
 *  @param tile its index @returns { name, words } each */
export function signsOn(game, tile) {
    const { type, faceDown } = game.tile(tile);
    const all = [
        ...(faceDown ? [sign("A tile face down", words.FACE_DOWN)] : printedOn(game, tile, game.types[type])),
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

const sign = (name, its) => ({ name, words: its });

// --- what is printed ---

function printedOn(game, tile, { marks, segments }) {
    const { rules } = game;
    const sum = (what) => segments.reduce((all, segment) => all + segment[what], 0);
    const [coats, symbols] = [sum("coats"), sum("symbols")];
    const kinds = new Set(segments.map(({ kind }) => kind));
    const printed = new Set([...marks, ...segments.flatMap((segment) => segment.marks)]);
    const signs = [...printed].filter((mark) => words.MARKS.has(mark)).map((mark) => markOn(game, tile, mark));
    if (coats > 0)
        signs.push(
            sign(
                coats === 1 ? "Coat of arms" : `${coats} coats of arms`,
                isTeam(rules) ? words.COATS.team : words.COATS.each,
            ),
        );
    if (symbols > 0 && isTeam(rules)) signs.push(sign(`${plural(symbols, "ghost")} printed`, words.SYMBOLS));
    if (kinds.has(SegmentKind.Monastery) && !printed.has(Mark.Abbey)) signs.push(sign("Monastery", words.MONASTERY));
    if (kinds.has(SegmentKind.Garden)) signs.push(sign("Garden", gardenWords(rules)));
    if (kinds.has(SegmentKind.Castle)) signs.push(sign("Castle", castleWords(rules)));
    if (kinds.has(SegmentKind.Cemetery)) signs.push(sign("Cemetery", cemeteryWords(rules)));
    return signs;
}

function markOn(game, tile, mark) {
    const [box, name, its] = words.MARKS.get(mark);
    const { floors } = game.tile(tile);
    const isBuilt = mark === Mark.Foundation && floors > 0;
    return sign(isBuilt ? `${name} of ${plural(floors, "floor")}` : name, plays(game.rules, box) ? its : words.SCENERY);
}

const isTeam = (rules) => rules.system === System.Cooperative;
const plays = (rules, box) => rules.expansions.includes(box);

const gardenWords = (rules) => (plays(rules, Expansion.Abbot) ? words.GARDEN : words.SCENERY);

function castleWords(rules) {
    const isPlayed = isTeam(rules)
        ? rules.level >= WITH_BUILDINGS
        : plays(rules, Expansion.GhostsCastlesCemeteries) && rules.castles;
    return isPlayed ? words.CASTLE : words.SCENERY;
}

function cemeteryWords(rules) {
    if (isTeam(rules)) {
        if (rules.level < WITH_BUILDINGS) return words.SCENERY;
        return rules.level < WITH_HAUNTED ? words.CEMETERY.ghosts : words.CEMETERY.haunted;
    }
    const isPlayed = plays(rules, Expansion.GhostsCastlesCemeteries) && rules.cemeteries;
    return isPlayed ? words.CEMETERY.keeper : words.SCENERY;
}

// --- pieces ---

function piecesOn(game, tile) {
    const { ghosts } = game.tile(tile);
    const ingots = factNumber(game, "ingots", tile);
    const ferries = ferriesOf(game).filter((ferry) => ferry.tile === tile);
    return [
        ghosts > 0 && sign(plural(ghosts, "ghost"), words.GHOSTS),
        game.dragonTile === tile && sign("Dragon", words.DRAGON),
        game.fairyTile === tile && sign("Fairy", words.FAIRY),
        game.bigTopTile === tile && sign("Big top", words.BIG_TOP),
        ...ferries.map((ferry) => sign("Ferry", ferryWords(game, ferry))),
        ingots > 0 && sign(plural(ingots, "ingot"), words.INGOTS),
        factNumber(game, "mage", 0, -1) === tile && sign("Mage", words.MAGE),
        factNumber(game, "witch", 0, -1) === tile && sign("Witch", words.WITCH),
    ].filter(Boolean);
}

function ferryWords(game, { tile, first, second }) {
    const [from, to] = [first, second].map((segment) => sidesOf(game, tile, segment));
    return `It joins the roads ${from} and ${to}. Who makes such a road longer may move it.`;
}

function signsOfFigure(game, { colour, kind, buried, ghosts, hounds }) {
    const who = `${colourName(colour)} ${kindName(kind)}`;
    if (buried) return [sign(`${capital(who)}, buried`, words.BURIED)];
    const there = [1, 2].filter((hound) => hounds & hound).map((hound) => "I".repeat(hound));
    const flock = kind === FigureKind.Shepherd ? ` with ${game.supply(colour).sheep} sheep` : "";
    return [
        words.FIGURES.has(kind) && sign(capital(who) + flock, words.FIGURES.get(kind)),
        ghosts > 0 && sign(`${plural(ghosts, "ghost")} on ${who}`, words.HAUNTED),
        there.length > 0 && sign(`${there.length > 1 ? "Hounds" : "Hound"} ${listed(there)}`, words.HOUND),
    ].filter(Boolean);
}
