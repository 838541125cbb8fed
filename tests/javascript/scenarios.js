// Replays the scenarios through the binding, and compares the results with those that tests/scenarios/write wrote.

import { readFileSync } from "node:fs";
import { Colour, EventKind, Game, InvalidPositionError, InvalidRulesError, InvalidTileSetError, MistbankError, Rules, TileSet, value } from "./mistbank.js";
import { textOf } from "./support.js";
import { EVENT_FIELDS } from "../../build/javascript/package/kind_fields.js";

const SHEEP_OF_TOKENS = [0, 1, 2, 3, 4]; // number of sheep on a token; 0: a wolf
const NUMBERS_OF_ANIMALS = [1, 2, 3, 4, 5, 6, 7];
const ACTIONS_OBSERVED = 10; // number of legal actions compared at each decision

/** Thrown if a game differs from its recorded scenario. */
export class Failure extends Error {}

export function allScenarios() {
    const path = process.env.MISTBANK_SCENARIOS;
    if (!path) throw new Error("MISTBANK_SCENARIOS names no file: run tests/scenarios/write, which prints its path");
    return JSON.parse(readFileSync(path, "utf8"));
}

/** Replays a scenario. Throws a Failure with the scenario, the step and the actual result. */
export function replay(scenario) {
    let done = "the beginning";
    const sets = scenario.sets.map((name) => TileSet.parse(textOf(`tests/scenarios/tiles/${name}.tiles`)));
    let game = null;
    try {
        if (scenario.invalid !== undefined) return demandInvalid(scenario, sets);
        game = begin(scenario, sets);
        for (const step of scenario.steps) {
            done = step.do ?? step.refuse ?? `undo ${step.undo ?? 0}`;
            carryOut(game, step);
            same("hash", step.hash, game.stateHash.toString(16).padStart(16, "0"));
            same("legal actions", step.legal, game.legalActions().length);
            if (step.observed !== undefined) sameLines(step.observed, observe(game, step.first_event));
        }
    } catch (problem) {
        if (!(problem instanceof Failure || problem instanceof MistbankError)) throw problem;
        throw new Failure(`${scenario.file}:${scenario.line}: ${scenario.title}\n  ${done}: ${problem.message}`);
    } finally {
        game?.free();
        sets.forEach((set) => set.free());
    }
}

function begin({ rules, position }, sets) {
    if (position !== undefined) return Game.fromPosition(position, { sets });
    return new Game(Rules.fromJson(rules), { sets });
}

function demandInvalid(scenario, sets) {
    try {
        begin(scenario, sets).free();
    } catch (refusal) {
        if (![InvalidRulesError, InvalidTileSetError, InvalidPositionError].some((kind) => refusal instanceof kind)) throw refusal;
        if (refusal.message.includes(scenario.invalid)) return;
        throw new Failure(`expected: a message with ${scenario.invalid}\n  found:    ${refusal.message}`);
    }
    throw new Failure("a game was created from rules or a position that must be refused");
}

function carryOut(game, step) {
    if (step.do !== undefined) {
        const action = game.parse(step.do);
        same("text of the action", step.do, game.text(action));
        same("reason", null, game.whyNot(action));
        game.apply(action);
    } else if (step.undo !== undefined) {
        game.undo(step.undo);
    } else if (step.refuse !== undefined) {
        refuse(game, game.parse(step.refuse), step.reason);
    }
}

function refuse(game, action, reason) {
    same("reason", reason, game.whyNot(action));
    try {
        game.apply(action);
    } catch (refusal) {
        if (!(refusal instanceof MistbankError)) throw refusal;
        same("reason told", reason, refusal.reason);
        return same("clause", /\b[A-Z]{3,4}-[0-9]+\b/.exec(reason)?.[0] ?? null, refusal.clause);
    }
    throw new Failure("apply() accepted an action that must be refused");
}

function same(what, expected, found) {
    if (expected !== found) throw new Failure(`expected: ${what} ${expected}\n  found:    ${what} ${found}`);
}

function sameLines(expected, found) {
    if (expected.join("\n") === found.join("\n")) return;
    const missing = expected.filter((line) => !found.includes(line));
    const surplus = found.filter((line) => !expected.includes(line));
    throw new Failure(`expected: ${missing.join("\n            ")}\n  found:    ${surplus.join("\n            ")}`);
}

// --- results of the queries, in the format of tests/scenarios/observation.cpp ---

const numberOf = (enumeration, name) => (typeof name === "string" ? value(enumeration, name) : name);
const orMinusOne = (index) => index ?? -1;

/** Returns the values as one line, with booleans as 1 and 0. */
const line = (...words) => words.flat().map((word) => (typeof word === "boolean" ? Number(word) : word)).join(" ");

/** Returns the id of the tile type with this index; "?" if there is no type. */
const idOf = (game, type) => (type === null || type < 0 ? "?" : game.types[type].id);

function cellOf(game, tile) {
    if (tile === null) return "aside";
    const { x, y } = game.tile(tile);
    return `${x},${y}`;
}

const placeOf = (game, tile, segment) => (tile === null ? "aside" : `${cellOf(game, tile)}/${segment}`);

function observe(game, firstEvent) {
    const parts = [decision, score, piles, tiles, figures, features, supplies, neutralThings, hands];
    return [...parts.flatMap((part) => part(game)), ...events(game, firstEvent)];
}

function decision(game) {
    const { kind, player, tileType, x, y, segment, hound, points, colour: ofColour, number } = game.decision;
    const actions = game.legalActions().slice(0, ACTIONS_OBSERVED);
    return [
        line("decision", kind, player, idOf(game, tileType), x, y, segment, hound, points, ofColour, number),
        line("actions", actions.map((action) => `${game.text(action)} ;`)),
        line("turn", game.turn, game.part, game.activePlayer, game.decidingPlayer, game.lastDraw, game.inLastRound),
    ];
}

function score(game) {
    const { tallies } = game;
    const meeples = game.scoringMeeples.map(({ colour: ofColour, total, space, lap }, index) => {
        const { colour: ofTally, points } = tallies[index];
        const sources = Object.entries(points).flatMap(([source, number]) => (number === 0 ? [] : [source, number]));
        return line("score", ofColour, total, space, lap, ofTally, sources);
    });
    return [
        line("outcome", numberOf("outcome", game.outcome), numberOf("loss", game.lossReason), game.winners),
        ...meeples,
        line("ghosts", game.ghostSupply, game.ghostsOnBoard),
    ];
}

function piles(game) {
    const types = game.types.flatMap(({ id }, type) =>
        game.unseen(type) === 0 ? [] : [line("type", id, game.findType(id), game.unseen(type), game.drawable(type))],
    );
    return [
        line("piles", game.activePile, game.piles),
        line("set_aside", game.setAside.map((type) => idOf(game, type))),
        ...types,
    ];
}

function tiles(game) {
    return game.tiles.map(({ x, y, type, rotation, faceDown, ghosts, floors }, tile) =>
        line("tile", game.tileAt(x, y), cellOf(game, tile), idOf(game, type), rotation, faceDown, ghosts, floors, factNumber(game, "ingots", tile)),
    );
}

function figures(game) {
    const standing = game.figures.map(({ kind, colour: ofColour, tile, segment, buried, ghosts, hounds, fairy }) => {
        const first = game.tile(tile).faceDown ? [] : orMinusOne(game.figureOn(tile, segment));
        return line("figure", kind, ofColour, placeOf(game, tile, segment), buried, ghosts, hounds, fairy, first);
    });
    const held = game.prisoners.map((held) => line("prisoner", held.kind, held.colour, held.holder));
    return [...standing, ...held];
}

function features(game) {
    return game.features.map(({ tile, segment }) => {
        const feature = game.feature(tile, segment);
        return line(
            "feature", placeOf(game, feature.tile, feature.segment), feature.kind, feature.tiles,
            feature.openSides, feature.coats, feature.ghosts, feature.complete, feature.haunted, feature.cities, feature.worth,
            Object.values(feature.meeples), Object.values(feature.goods), feature.marks,
        );
    });
}

function supplies(game) {
    return game.rules.colours.map((owner) => {
        const supply = game.supply(owner);
        return line(
            "supply", owner, Object.values(supply.figures), supply.reserve, Object.values(supply.goods), supply.floors,
            supply.abbeys, supply.sheep, SHEEP_OF_TOKENS.map((number) => game.flock(owner, number)),
            factNumber(game, "ingots_held", owner), factNumber(game, "robber", owner, -1), factNumber(game, "courier", owner),
        );
    });
}

/** Returns the only number of a fact; `nothing` if the game does not have the fact. */
const factNumber = (game, fact, of = 0, nothing = 0) => game.fact(fact, of)[0] ?? nothing;

function figurePlace(game, figure) {
    const [tile = -1, segment = -1] = game.fact(figure);
    return tile < 0 ? placeOf(game, null, null) : placeOf(game, tile, segment);
}

function neutralThings(game) {
    const hounds = [1, 2].filter((hound) => game.houndNumber(hound) !== 0);
    const holder = (token) => factNumber(game, token, 0, Colour.None);
    const numbers = game.fact("ferries");
    const ferries = numbers.flatMap((tile, at) => (at % 3 === 0 ? [line("ferry", placeOf(game, tile, numbers[at + 1]), numbers[at + 2])] : []));
    const onTiles = [game.dragonTile, game.fairyTile, game.bigTopTile].map((tile) => cellOf(game, tile));
    return [
        ...hounds.map((hound) => line("hound", hound, game.houndArrived(hound), orMinusOne(game.houndMeeple(hound)))),
        line("stand", onTiles, ...["mage", "witch"].map((figure) => figurePlace(game, figure))),
        ...ferries,
        line("messages", game.fact("messages")),
        line(
            "tokens", holder("king"), factNumber(game, "largest_city"), holder("baron"), factNumber(game, "longest_road"),
            factNumber(game, "ingots_aside"), game.tilesUnderHills,
        ),
        line("bag", SHEEP_OF_TOKENS.map((number) => game.sheepInBag(number)), NUMBERS_OF_ANIMALS.map((number) => game.animalsUnseen(number))),
    ];
}

function hands(game) {
    const players = [...Array(game.rules.players).keys()];
    return players.flatMap((player) =>
        [-2, -1, ...players].flatMap((viewer) => { // -2: the host; -1: nobody
            const hand = game.hand(player, viewer).map((type) => idOf(game, type));
            return hand.length === 0 ? [] : [line("hand", player, viewer, hand)];
        }),
    );
}

// Some kinds of events store a property in another field. If `total` stores `tiles`, for example, the field `tiles` is 0,
// but the event object has the property `tiles`. This map sets such properties to 0, as in the C struct.
const HIDDEN_FIELDS = new Map();
for (const [words, kinds] of Object.entries(EVENT_FIELDS)) {
    const names = words.split(" ").filter((word) => word.includes("=")).map((word) => word.split("=")[0]);
    for (const kind of kinds.split(" ")) HIDDEN_FIELDS.set(EventKind[kind], Object.fromEntries(names.map((name) => [name, 0])));
}
const fieldsOf = (event) => ({ ...event, ...HIDDEN_FIELDS.get(event.kind) });

function events(game, first) {
    return game.events(first).map(fieldsOf).map((one) =>
        line(
            "event", one.kind, one.player, one.colour, one.segment, one.x, one.y, one.fromX, one.fromY,
            one.fromSegment, numberOf("segment_kind", one.feature), one.count, numberOf("figure_kind", one.figure), one.type,
            one.tiles, one.coats, one.cities, one.points, one.total, one.amount,
        ),
    );
}
