// The choices of the deciding player, prepared for the page: rotations of a tile, and groups of other actions with
// their places on the board and their words.

import { capital } from "./features.js";
import { Action, ActionKind, actionTitle, DecisionKind, FigureKind } from "./library.js";
import { plain } from "./plain_text.js";

const shapes = new Map();

/** The fields that an action of each kind uses. */
function shapeOf(action) {
    if (!shapes.has(action.kind)) shapes.set(action.kind, new Set(Object.keys(action.toJSON())));
    return shapes.get(action.kind);
}

/** Whether an action has its own button: it has no fields, or keeps a piece in its place. */
const isAlone = (action) => shapeOf(action).size === 1 || action.kind === ActionKind.Keep;

/** Whether several figures can do the same at a place: the page asks for the figure first. */
function asksForFigure(action) {
    const shape = shapeOf(action);
    return shape.has("figure") && (shape.has("x") ? !shape.has("colour") : shape.has("segment"));
}

/** One action to choose. Its words are created on demand, because there can be a thousand actions. */
export class Choice {
    constructor(game, decision, action, naming) {
        this.game = game;
        this.naming = naming;
        this.decision = decision;
        this.action = action;
        this.target = targetOf(decision, action);
        this.figure = asksForFigure(action) ? figureOf(game, decision, action) : null;
    }

    /** The action's text form. */
    get text() {
        return this.game.text(this.action);
    }

    /** The meaning of the action, for players. */
    get words() {
        if (this.action.kind === ActionKind.Pass && this.decision.kind === DecisionKind.PlaceMeeple) return "skip";
        return plain(this.game.describeAction(this.action, this.naming), this.naming);
    }
}

/** Returns all current choices. The game must not change while they are used.
 *  @param naming the names of the players, see namingOf()
 *  @returns question: in words; laying: the tiles in hand, each with its rotations by cell, or null; alone: choices
 *  without a group; groups: the other choices by kind, each with kind, title, choices and numbers, see numbersOf() */
export function choicesOf(game, naming = {}) {
    const decision = game.decision;
    const actions = game.legalActions();
    const choices = actions
        .filter(({ kind }) => kind !== ActionKind.Lay)
        .map((action) => new Choice(game, decision, action, naming));
    const groups = new Map();
    for (const choice of choices) {
        const { kind } = choice.action;
        if (isAlone(choice.action)) continue;
        if (!groups.has(kind)) groups.set(kind, { kind, title: actionTitle(kind), choices: [] });
        groups.get(kind).choices.push(choice);
    }
    return {
        decision,
        question: capital(plain(game.question(naming), naming, game.types[decision.tileType]?.id)),
        laying: layingOf(game, decision, actions),
        alone: choices.filter(({ action }) => isAlone(action)),
        groups: [...groups.values()]
            .sort((a, b) => rank(a) - rank(b))
            .map((group) => ({ ...group, numbers: numbersOf(group.choices, naming) })),
        count: actions.length,
    };
}

/** Returns numbers, from 1, by the key of the target, for places that words without coordinates do not distinguish,
 *  such as places on several tiles. */
function numbersOf(choices, { isForDevelopers = false }) {
    const targets = choices.map(({ target }) => target).filter((target) => target !== null);
    const cells = new Set(targets.map(({ x, y }) => cellKey(x, y)));
    if (isForDevelopers || cells.size === 0) return new Map();
    const textOf = ({ figure, words }) => `${figure?.key} ${words}`;
    if (cells.size === 1 && new Set(choices.map(textOf)).size === choices.length) return new Map();
    const keys = [...new Set(targets.map(({ key }) => key))];
    return new Map(keys.map((key, index) => [key, index + 1]));
}

/** Placing comes first, because most players want it; the other kinds keep the library's order. */
const rank = ({ kind }) => (kind === ActionKind.Place ? 0 : 1);

// --- tiles ---

export const cellKey = (x, y) => `${x},${y}`;

/** Returns the tiles that the deciding player may lay, with the cells and rotations where they fit. */
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

/** Returns the type of the tile that an action lays. */
export function heldTile(game, { placeInHand }) {
    const { kind, player, tileType } = game.decision;
    return kind === DecisionKind.Hand ? game.hand(player, player)[placeInHand] : tileType;
}

/** Returns the action that lays a tile of the hand, legal or not. */
export function layAction(x, y, rotation, place = 0) {
    return new Action(ActionKind.Lay, 0, 0, rotation | (place << 2), x, y);
}

// --- places on the board, and figures ---

/** Returns the place of an action's effect: a cell, a segment, two joined segments, the north-west corner of a cell; or
 *  null. */
export function targetOf(decision, action) {
    const { x, y, segment, other } = action;
    const shape = shapeOf(action);
    if (isAlone(action)) return null;
    if (shape.has("other")) return pairTarget(x, y, segment, other);
    if (shape.has("segment")) return shape.has("x") ? spotTarget(x, y, segment) : spotTarget(decision.x, decision.y, segment);
    if (action.kind === ActionKind.Barn) return { key: `corner ${cellKey(x, y)}`, kind: "corner", x, y };
    return shape.has("x") ? { key: cellKey(x, y), kind: "cell", x, y } : null;
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
    const colour = shapeOf(action).has("colour")
        ? action.colour
        : game.rules.colours.find((own) => game.playerOf(own) === decision.player);
    return { key: `${colour} ${action.figure}`, colour, kind: action.figure };
}

/** Returns the figures in the choices of a group, each once, the most common kind first. */
export function figuresOf(group) {
    const figures = new Map();
    for (const { figure } of group.choices) if (figure !== null && !figures.has(figure.key)) figures.set(figure.key, figure);
    const order = ({ kind, colour }) => (kind === FigureKind.Normal ? -1 : kind) * 16 + colour;
    return [...figures.values()].sort((a, b) => order(a) - order(b));
}

/** Returns the choices by their place on the board, without those that have no place. */
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
