// Features, players and numbers in words, for use in all other texts.

import { factsOf, placesOf } from "./facts.js";
import { Extent, FactKind, Good, markTitle, Scope, SegmentKind, segmentKinds } from "./library.js";

export const plural = (count, singular, several = `${singular}s`) => `${count} ${count === 1 ? singular : several}`;
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
export const at = ({ x, y }) => `at ${x},${y}`;

/** Puts "a" or "an" before a noun. */
export const withArticle = (noun) => `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;

/** Joins words with commas, with "and" before the last. */
export const listed = (words) =>
    words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

// --- players ---

export function coloursOf(game, player) {
    return game.rules.colours.filter((colour) => game.playerOf(colour) === player);
}

/** Returns a player's name with the colours, such as "Anna (red and green)"; without a known name "Red and green". */
export function playerName(game, player, names = []) {
    const colours = listed(coloursOf(game, player));
    return names[player] ? `${names[player]} (${colours})` : capital(colours);
}

// --- features ---

const SIDES = ["north", "east", "south", "west"];

/** Returns the sides of a laid tile that a segment reaches, such as "north to east"; "" for a field or a segment without
 *  sides. */
export function sidesOf(game, tile, segment) {
    const { type, rotation } = game.tile(tile);
    const printed = game.types[type].segments[segment];
    if (printed.kind === SegmentKind.Field || printed.sides === 0) return "";
    const turned = (printed.sides << rotation) | (printed.sides >> (4 - rotation));
    const reached = SIDES.filter((_, side) => (turned >> side) & 1);
    if (reached.length === 4) return "on all sides";
    if (reached.length === 3) return `all but ${SIDES.find((side) => !reached.includes(side))}`;
    return reached.join(printed.kind === SegmentKind.Road ? " to " : " and ");
}

const GOODS = new Set(Object.values(Good)); // marks that are shown with their number
const describe = (kind) => segmentKinds().find((description) => description.kind === kind);

/** Returns a feature in words, such as "road: 3 tiles, 3 points, 1 open end". */
export function featureWords(game, tile, segment) {
    const { name, facts } = featureParts(game, tile, segment);
    return facts === "" ? name : `${name}: ${facts}`;
}

/** Returns the names of the neutral pieces on a feature. */
function piecesOn(game, feature) {
    const isThere = ({ tile, segments: [segment] }) => {
        const found = game.feature(tile, segment);
        return found.tile === feature.tile && found.segment === feature.segment;
    };
    return factsOf(game, Scope.Game)
        .filter((fact) => fact.kind === FactKind.Segment && placesOf(game, fact).some(isThere))
        .map(({ title }) => `the ${title}`);
}

/** Returns the name of the feature to which a segment belongs, and the feature's facts in words. */
export function featureParts(game, tile, segment) {
    const place = describe(game.types[game.tile(tile).type]?.segments[segment]?.kind);
    if (place?.extent === Extent.None) return { name: `the ${place.title}`, facts: "" };
    const feature = game.feature(tile, segment);
    const parts = [plural(feature.tiles, "tile"), plural(feature.worth, "point")];
    for (const mark of feature.marks.filter((mark) => !GOODS.has(mark)))
        parts.push(`with ${withArticle(markTitle(mark).toLowerCase())}`);
    for (const [good, count] of Object.entries(feature.goods)) if (count > 0) parts.push(`${count} ${good}`);
    if (feature.ghosts > 0) parts.push(plural(feature.ghosts, "ghost"));
    for (const piece of piecesOn(game, feature)) parts.push(`with ${piece}`);
    if (feature.kind === SegmentKind.Field) parts.push(feature.cities === 0 ? "no finished cities" : plural(feature.cities, "finished city", "finished cities"));
    else if (feature.complete) parts.push("complete");
    else if (feature.haunted) parts.push("can no longer be completed");
    else if (describe(feature.kind).extent === Extent.Around) parts.push(`${plural(feature.openSides, "space")} empty`);
    else parts.push(plural(feature.openSides, feature.kind === SegmentKind.Road ? "open end" : "open side"));
    const sides = sidesOf(game, tile, segment);
    return { name: `${feature.kind}${sides && `, ${sides}`}`, facts: parts.join(", ") };
}

/** Splits a reason of the library, such as "COM-1: the cell ...", into the clause and the words. */
export function reasonParts(reason) {
    const found = /^([A-Z]{3,4}-\d+):?\s+(.*)$/s.exec(reason);
    return found ? { clause: found[1], words: capital(found[2]) } : { clause: null, words: capital(reason) };
}
