// The small boxes in words: what they ask, what each answer would mean on this board, and how they stand.

import { factNumber, factPlace, ferriesOf } from "./facts.js";
import { at, featureWords, holdersWords, kindName, listed, plural, sidesOf } from "./features.js";
import { ActionKind, Colour, colourName, DecisionKind, Expansion, Mark } from "./library.js";

const TRACK_SPACES = 50;
const NUMBERS_THAT_DRAW = 5;
const FERRIES = 8;
const MESSAGES = 8;
const COUNTERS = ["marker", "courier"];

const plays = (game, expansion) => game.rules.expansions.includes(expansion);

// --- the track ---

/** The numbers of a colour on the track: its marker's, and where there are messages its courier's. */
function numbersOf(game, { colour, total }) {
    const courier = factNumber(game, "courier", colour);
    return plays(game, Expansion.Messages) ? [total - courier, courier] : [total];
}

const robbersOn = (game, space) => game.rules.colours.filter((colour) => factNumber(game, "robber", colour, -1) === space);

/** Who of the others stands on a space: "blue and green's courier". */
function othersOn(game, player, space) {
    const others = game.scoringMeeples.filter(({ colour }) => game.playerOf(colour) !== player);
    const there = others.flatMap((meeple) =>
        numbersOf(game, meeple)
            .map((number, counter) => ({ number, counter }))
            .filter(({ number }) => number % TRACK_SPACES === space)
            .map(({ counter }) => `${colourName(meeple.colour)}${counter === 0 ? "" : "'s courier"}`),
    );
    return listed(there);
}

function counterWords(game, decision, action) {
    const meeple = game.scoringMeeples.find(({ colour }) => colour === decision.colour);
    const number = numbersOf(game, meeple)[action.count];
    const reached = number + decision.points;
    const parts = [`the ${COUNTERS[action.count]}, from ${number} to ${reached}`];
    const mayDraw = decision.player === game.activePlayer && reached % NUMBERS_THAT_DRAW === 0;
    if (mayDraw) parts.push("a fifth number, which draws a message");
    const robbers = robbersOn(game, number % TRACK_SPACES).filter((colour) => colour !== decision.colour);
    if (robbers.length > 0) parts.push(`where ${listed(robbers.map(colourName))} would rob half`);
    return parts.join(", ");
}

// --- messages ---

const MESSAGE_WORDS = [
    "the value of the cheapest road that you have a meeple on",
    "the value of the cheapest city that you have a meeple in",
    "the value of the cheapest monastery that you have a meeple on",
    "3 points for each of your farmers",
    "2 points for each coat of arms in your cities",
    "2 points for each of your meeples in cities",
    "a further tile",
    "one of your meeples is scored and comes home",
];

const MESSAGE_TOPICS = ["road", "city", "monastery", "farmers", "coats of arms", "knights", "tile", "meeple"];

const messageWords = (number) => MESSAGE_WORDS[number - 1] ?? "something new";

// --- roads at lakes ---

function roadWords(game, tile, segment) {
    const road = game.feature(tile, segment);
    const holders = road.meeples.some((count) => count > 0) ? `, ${holdersWords(road)}` : "";
    return `${sidesOf(game, tile, segment)} (${plural(road.tiles, "tile")}${holders})`;
}

function joinWords(game, action) {
    const tile = game.tileAt(action.x, action.y);
    return `${roadWords(game, tile, action.segment)} and ${roadWords(game, tile, action.count)}`;
}

const ferryOn = (game, { x, y }) => ferriesOf(game).find(({ tile }) => tile === game.tileAt(x, y));

function keepWords(game, action) {
    const { tile, first, second } = ferryOn(game, action);
    return `it still joins ${sidesOf(game, tile, first)} and ${sidesOf(game, tile, second)}`;
}

// --- crop circles ---

const CIRCLES = [
    [Mark.CropFarmer, "farmer"],
    [Mark.CropHighwayman, "highwayman"],
    [Mark.CropKnight, "knight"],
];

/** Whom the circle of the laid tile is about. */
function circleWords(game, decision) {
    const marks = game.types[decision.tileType]?.marks ?? [];
    return CIRCLES.filter(([mark]) => marks.includes(mark))
        .map(([, who]) => who)
        .join(" or ");
}

// --- actions ---

function ingotWords(game, action) {
    const ingots = factNumber(game, "ingots", game.tileAt(action.x, action.y));
    return `the tile ${at(action)}${ingots > 0 ? `, which has ${plural(ingots, "ingot")}` : ""}`;
}

function magicWords(game, _, action) {
    const tile = game.tileAt(action.x, action.y);
    const holders = holdersWords(game.feature(tile, action.segment));
    return `${at(action)} on ${featureWords(game, tile, action.segment)}, ${holders}`;
}

function addWords(game, _, action) {
    const feature = featureWords(game, game.tileAt(action.x, action.y), action.segment);
    return `${kindName(action.figure)} ${at(action)} on ${feature}`;
}

export const boxMeanings = {
    [ActionKind.Gold]: (game, _, action) => ingotWords(game, action),
    [ActionKind.Mage]: magicWords,
    [ActionKind.Witch]: magicWords,
    [ActionKind.Unmage]: () => "the mage goes aside",
    [ActionKind.Unwitch]: () => "the witch goes aside",
    [ActionKind.Robber]: (game, { player }, { count }) => `space ${count}, to rob ${othersOn(game, player, count)}`,
    [ActionKind.Ferry]: (game, _, action) => joinWords(game, action),
    [ActionKind.Keep]: (game, _, action) => keepWords(game, action),
    [ActionKind.AdvanceFigure]: counterWords,
    [ActionKind.ActOnMessage]: (_, decision) => messageWords(decision.number),
    [ActionKind.TwoPoints]: () => "2 points instead",
    [ActionKind.Message]: (_, __, action) => `message ${action.count}: ${messageWords(action.count)}`,
    [ActionKind.CropAdd]: (game, decision) => `everybody may add a ${circleWords(game, decision)} beside one of theirs`,
    [ActionKind.CropRemove]: (game, decision) => `everybody takes a ${circleWords(game, decision)} home`,
    [ActionKind.Add]: addWords,
};

// --- the questions ---

const QUESTIONS = {
    [DecisionKind.Gold]: () => "Which tile beside the mine gets the second ingot?",
    [DecisionKind.Magic]: () => "Where does the mage or the witch go?",
    [DecisionKind.Robber]: () => "On which space does the robber lie in wait?",
    [DecisionKind.Ferry]: (game, decision) =>
        ferryOn(game, decision) === undefined
            ? "Which two roads does the ferry join?"
            : `Does the ferry ${at(decision)} move to other roads?`,
    [DecisionKind.Advance]: (_, { colour, points }) => `Who takes ${colourName(colour)}'s ${plural(points, "point")}?`,
    [DecisionKind.Message]: (_, { number }) => `Message ${number}: ${messageWords(number)}, or 2 points?`,
    [DecisionKind.MessageMeeple]: () => "Which meeple is scored as at the end, and comes home?",
    [DecisionKind.Crop]: (game, decision) => `Crop circle: does everybody get or lose a ${circleWords(game, decision)}?`,
    [DecisionKind.CropAdd]: () => "Where does a further meeple come?",
    [DecisionKind.CropRemove]: () => "Which meeple goes home?",
};

/** What a decision of a small box asks; undefined for any other. */
export const boxQuestion = (game, decision) => QUESTIONS[decision.kind]?.(game, decision);

// --- how they stand ---

function whereIs(game, figure) {
    const place = factPlace(game, figure);
    return place === null ? "aside" : at(game.tile(place.tile));
}

function holderWords(game, token, record) {
    const colour = factNumber(game, token, 0, Colour.None);
    return colour === Colour.None ? "with nobody" : `with ${colourName(colour)}, ${plural(factNumber(game, record), "tile")} to beat`;
}

/** Lines of what is common to all: pairs of a label and words. */
export function boxLines(game) {
    const lines = [];
    if (plays(game, Expansion.Mage))
        lines.push(["Mage", whereIs(game, "mage")], ["Witch", whereIs(game, "witch")]);
    if (plays(game, Expansion.King))
        lines.push(
            ["King", holderWords(game, "king", "largest_city")],
            ["Robber baron", holderWords(game, "baron", "longest_road")],
        );
    if (plays(game, Expansion.Gold)) lines.push(["Ingots aside", String(factNumber(game, "ingots_aside"))]);
    if (plays(game, Expansion.Ferries)) lines.push(["Ferries", `${ferriesOf(game).length} of ${FERRIES} on lakes`]);
    if (plays(game, Expansion.Messages)) lines.push(["Messages", messagesWords(game)]);
    return lines;
}

function messagesWords(game) {
    const next = factNumber(game, "next_message");
    if (next > 0) return `next is ${next}, ${MESSAGE_TOPICS[next - 1]}`;
    const seen = game.fact("messages");
    return seen.length === 0 ? `${MESSAGES} not seen yet` : `seen ${listed(seen)}`;
}

/** What a colour has of them, beside its figures: { name, count, words } each, the name as tokenIcon() knows it, the count
 *  null where there is but one. */
export function boxPossessions(game, colour) {
    const has = (name, count, words) => ({ name, count, words });
    const parts = [];
    const meeple = game.scoringMeeples.find((one) => one.colour === colour);
    if (plays(game, Expansion.Messages) && meeple !== undefined)
        numbersOf(game, meeple).forEach((number, counter) =>
            parts.push(has(COUNTERS[counter], number, `${COUNTERS[counter]} on ${number}`)),
        );
    if (plays(game, Expansion.Robbers)) {
        const space = factNumber(game, "robber", colour, -1);
        if (space < 0) parts.push(has("robber", null, "robber"));
        else parts.push(has("robber", `→ ${space}`, `robber on space ${space}`));
    }
    const ingots = factNumber(game, "ingots_held", colour);
    if (ingots > 0) parts.push(has("ingots-held", ingots, plural(ingots, "ingot")));
    if (factNumber(game, "king", 0, Colour.None) === colour) parts.push(has("king", null, "king"));
    if (factNumber(game, "baron", 0, Colour.None) === colour) parts.push(has("baron", null, "robber baron"));
    return parts;
}
