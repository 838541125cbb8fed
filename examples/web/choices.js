// What the one who decides can choose from, in the shape in which a page offers it: ways to lay a tile, and groups of
// other actions with their places on the board and their words.

import { Action, ActionKind, DecisionKind, FigureKind } from "./library.js";
import { meaningOf, questionOf } from "./words.js";

/** Actions that stand alone: each is a button of its own. */
const ALONE = new Set([
    ActionKind.Pass,
    ActionKind.Points,
    ActionKind.Recall,
    ActionKind.NoAbbey,
    ActionKind.GoHome,
    ActionKind.Grow,
    ActionKind.Guide,
    ActionKind.Unmage,
    ActionKind.Unwitch,
    ActionKind.Keep,
    ActionKind.AdvanceFigure,
    ActionKind.ActOnMessage,
    ActionKind.TwoPoints,
    ActionKind.CropAdd,
    ActionKind.CropRemove,
]);

const TITLES = {
    [ActionKind.Draw]: "A tile",
    [ActionKind.Roll]: "The die",
    [ActionKind.Sheep]: "A token",
    [ActionKind.Animal]: "Animals",
    [ActionKind.Hidden]: "Unseen",
    [ActionKind.Bury]: "Bury a meeple",
    [ActionKind.BuryFromSupply]: "Bury from the supply",
    [ActionKind.Ghost]: "Ghost to a cemetery",
    [ActionKind.Haunt]: "Haunt a meeple",
    [ActionKind.Place]: "Place a figure",
    [ActionKind.Score]: "Score a feature",
    [ActionKind.Pacify]: "Remove ghosts",
    [ActionKind.Advance]: "Give the points to",
    [ActionKind.Hound]: "Send the hound to",
    [ActionKind.FaceDown]: "Lay it face down",
    [ActionKind.Floor]: "Build a floor",
    [ActionKind.Tower]: "Go up a tower",
    [ActionKind.Take]: "Take a prisoner",
    [ActionKind.Exchange]: "Exchange prisoners",
    [ActionKind.Ransom]: "Pay a ransom",
    [ActionKind.Fairy]: "Move the fairy",
    [ActionKind.Princess]: "Send a knight home",
    [ActionKind.Portal]: "Use the portal",
    [ActionKind.Dragon]: "Move the dragon",
    [ActionKind.Abbey]: "Lay the abbey",
    [ActionKind.Wagon]: "Move the wagon on",
    [ActionKind.Barn]: "Put the barn down",
    [ActionKind.Fly]: "Let a meeple fly",
    [ActionKind.Land]: "Land",
    [ActionKind.Acrobat]: "Join the acrobats",
    [ActionKind.Pyramid]: "Score a pyramid",
    [ActionKind.Release]: "Free a meeple",
    [ActionKind.Gold]: "Lay an ingot",
    [ActionKind.Mage]: "Move the mage",
    [ActionKind.Witch]: "Move the witch",
    [ActionKind.Robber]: "Send the robber",
    [ActionKind.Ferry]: "Join two roads",
    [ActionKind.Message]: "A message",
    [ActionKind.ScoreMeeple]: "Score a meeple",
    [ActionKind.Add]: "Add a meeple",
    [ActionKind.Remove]: "Take a meeple home",
};

const ON_SEGMENTS = new Set([
    ActionKind.Bury,
    ActionKind.Haunt,
    ActionKind.Score,
    ActionKind.Hound,
    ActionKind.Take,
    ActionKind.Fairy,
    ActionKind.Princess,
    ActionKind.Portal,
    ActionKind.Wagon,
    ActionKind.Land,
    ActionKind.Mage,
    ActionKind.Witch,
    ActionKind.ScoreMeeple,
    ActionKind.Add,
    ActionKind.Remove,
]);

const ON_CELLS = new Set([
    ActionKind.Ghost,
    ActionKind.Pacify,
    ActionKind.FaceDown,
    ActionKind.Floor,
    ActionKind.Tower,
    ActionKind.Dragon,
    ActionKind.Abbey,
    ActionKind.Acrobat,
    ActionKind.Pyramid,
    ActionKind.Gold,
]);

/** Where one may take one of several figures: the page asks which first. */
const WITH_FIGURES = new Set([ActionKind.Place, ActionKind.Portal, ActionKind.Tower, ActionKind.Acrobat, ActionKind.Add]);

/** One action that may be chosen. Its words are made when they are asked for: there may be a thousand of them. */
export class Choice {
    constructor(game, decision, action) {
        this.game = game;
        this.decision = decision;
        this.action = action;
        this.target = targetOf(decision, action);
        this.figure = WITH_FIGURES.has(action.kind) ? figureOf(game, decision, action) : null;
    }

    /** Its text form, which the library reads. */
    get text() {
        return this.game.text(this.action);
    }

    /** What it means, for people. */
    get words() {
        return meaningOf(this.game, this.decision, this.action);
    }
}

/** All that can be chosen now. The game must not change while it is used.
 *  @returns question: in words; laying: the tiles in hand, each with its ways by cell, or null; alone: choices that stand
 *  alone; groups: the others by kind, each with kind, title and choices */
export function choicesOf(game) {
    const decision = game.decision;
    const actions = game.legalActions();
    const choices = actions
        .filter(({ kind }) => kind !== ActionKind.Lay)
        .map((action) => new Choice(game, decision, action));
    const groups = new Map();
    for (const choice of choices) {
        const { kind } = choice.action;
        if (ALONE.has(kind)) continue;
        if (!groups.has(kind)) groups.set(kind, { kind, title: TITLES[kind] ?? "Other", choices: [] });
        groups.get(kind).choices.push(choice);
    }
    return {
        decision,
        question: questionOf(game, decision),
        laying: layingOf(game, decision, actions),
        alone: choices.filter(({ action }) => ALONE.has(action.kind)),
        groups: [...groups.values()].sort((one, other) => rank(one) - rank(other)),
        count: actions.length,
    };
}

/** Placing comes first, as most want that; the others as the library lists them. */
const rank = ({ kind }) => (kind === ActionKind.Place ? 0 : 1);

// --- tiles ---

export const cellKey = (x, y) => `${x},${y}`;

/** The tiles that the one who decides may lay, with the cells and rotations where they fit. */
function layingOf(game, decision, actions) {
    const lays = actions.filter(({ kind }) => kind === ActionKind.Lay);
    if (lays.length === 0) return null;
    const tiles = new Map();
    const held = decision.kind === DecisionKind.Hand ? game.hand(decision.player, decision.player) : [decision.tileType];
    held.forEach((type, place) => {
        if (type !== null) tiles.set(place, { place, type, ways: new Map() });
    });
    for (const { x, y, rotation, placeInHand } of lays) {
        const { ways } = tiles.get(placeInHand);
        if (!ways.has(cellKey(x, y))) ways.set(cellKey(x, y), { x, y, rotations: [] });
        ways.get(cellKey(x, y)).rotations.push(rotation);
    }
    return { tiles: [...tiles.values()] };
}

/** The action that lays a tile of the hand, legal or not. */
export function layAction(x, y, rotation, place = 0) {
    return new Action(ActionKind.Lay, 0, 0, rotation | (place << 2), x, y);
}

// --- places on the board, and figures ---

/** Where on the board an action has its effect: a cell, a segment there, two segments that a ferry joins, the north-west
 *  corner of a cell; or null. */
export function targetOf(decision, action) {
    const { kind, x, y, segment } = action;
    if (kind === ActionKind.Place) return spotTarget(decision.x, decision.y, segment);
    if (ON_SEGMENTS.has(kind)) return spotTarget(x, y, segment);
    if (ON_CELLS.has(kind)) return { key: cellKey(x, y), kind: "cell", x, y };
    if (kind === ActionKind.Ferry) return pairTarget(x, y, segment, action.count);
    if (kind === ActionKind.Barn) return { key: `corner ${cellKey(x, y)}`, kind: "corner", x, y };
    if (kind === ActionKind.Lay) return { key: cellKey(x, y), kind: "cell", x, y };
    return null;
}

const spotTarget = (x, y, segment) => ({ key: `${cellKey(x, y)}/${segment}`, kind: "spot", x, y, segment });

const pairTarget = (x, y, segment, other) => ({
    key: `${cellKey(x, y)}/${segment}+${other}`,
    kind: "pair",
    x,
    y,
    segment,
    other,
});

function figureOf(game, decision, action) {
    const colour =
        action.kind === ActionKind.Place
            ? action.colour
            : game.rules.colours.find((own) => game.playerOf(own) === decision.player);
    return { key: `${colour} ${action.figure}`, colour, kind: action.figure };
}

/** The figures that the choices of a group name, each once, the ones of the commonest kind first. */
export function figuresOf(group) {
    const figures = new Map();
    for (const { figure } of group.choices) if (figure !== null && !figures.has(figure.key)) figures.set(figure.key, figure);
    const order = ({ kind, colour }) => (kind === FigureKind.Normal ? -1 : kind) * 16 + colour;
    return [...figures.values()].sort((one, other) => order(one) - order(other));
}

/** Choices by their place on the board; those that have none are left out. */
export function byTarget(choices) {
    const targets = new Map();
    for (const choice of choices) {
        if (choice.target === null) continue;
        const { key } = choice.target;
        if (!targets.has(key)) targets.set(key, { target: choice.target, choices: [] });
        targets.get(key).choices.push(choice);
    }
    return targets;
}
