// The choices of the deciding player, prepared for the page: the cells and rotations of a tile, and groups of other actions
// with their places on the board and their texts.

import { capital } from "./features.js";
import { Action, ActionKind, Colour, DecisionKind, FigureKind, Target } from "./library.js";
import { plain } from "./plain_text.js";

/** One action to choose. The words are created on demand, because a decision can have a thousand actions. */
export class Choice {
    /** @param choice an entry of Game.choices() */
    constructor(game, decision, choice, naming) {
        const { action, figure, colour } = choice;
        this.game = game;
        this.naming = naming;
        this.decision = decision;
        this.action = action;
        this.target = placeOf(choice);
        // Several figures may have an action at the same place. Then the page asks for the figure first.
        const isAsked = figure !== null && this.target !== null;
        this.figure = isAsked ? { key: `${colour} ${figure}`, colour, kind: figure } : null;
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

/** Returns all current choices. The game must not change while the caller uses them.
 *  @param naming the names of the players, from namingOf()
 *  @returns an object with these fields. decision: the decision; question: the question in words; laying: the tiles in hand
 *  with the rotations for each cell, or null; alone: choices without a group; groups: the other choices by kind, each group
 *  with kind, title, choices and numbers (from numbersOf()); count: the number of actions */
export function choicesOf(game, naming = {}) {
    const decision = game.decision;
    const { all, cells, groups } = game.choices();
    const others = groups
        .filter(({ kind }) => kind !== ActionKind.Lay)
        .map(({ choices, ...group }) => ({ ...group, choices: choices.map((one) => new Choice(game, decision, one, naming)) }));
    const isAlone = ({ choices }) => choices.length === 1 && choices[0].target === null;
    return {
        decision,
        question: capital(plain(game.question(naming), naming, game.types[decision.tileType]?.id)),
        laying: layingOf(game, decision, cells),
        alone: others.filter(isAlone).map(({ choices: [choice] }) => choice),
        groups: others
            .filter((group) => !isAlone(group))
            .map((group) => ({ ...group, numbers: numbersOf(group.choices, naming) })),
        count: all.length,
    };
}

/** Numbers the targets of the choices from 1. Returns the number of each target, by its key. The result is empty if the choices
 *  have no targets, if all targets are on one cell and the choices have different texts, or in the developers' view. */
function numbersOf(choices, { isForDevelopers = false }) {
    const targets = choices.map(({ target }) => target).filter((target) => target !== null);
    const cells = new Set(targets.map(({ x, y }) => cellKey(x, y)));
    if (isForDevelopers || cells.size === 0) return new Map();
    const textOf = ({ figure, words }) => `${figure?.key} ${words}`;
    if (cells.size === 1 && new Set(choices.map(textOf)).size === choices.length) return new Map();
    const keys = [...new Set(targets.map(({ key }) => key))];
    return new Map(keys.map((key, index) => [key, index + 1]));
}

// --- tiles ---

export const cellKey = (x, y) => `${x},${y}`;

/** Returns the tiles that the deciding player may lay, with the cells and rotations where they fit. */
function layingOf(game, decision, cells) {
    const laying = cells.filter(({ tile }) => tile !== null);
    if (laying.length === 0) return null;
    const tiles = new Map();
    const held = decision.kind === DecisionKind.Hand ? game.hand(decision.player, decision.player) : [decision.tileType];
    held.forEach((type, place) => {
        if (type !== null) tiles.set(place, { place, type, ways: new Map() });
    });
    for (const { x, y, placeInHand, rotations } of laying)
        tiles.get(placeInHand).ways.set(cellKey(x, y), { x, y, rotations: [...rotations.keys()] });
    return { tiles: [...tiles.values()] };
}

/** Returns the type of the tile that an action lays. */
export function heldTile(game, { placeInHand }) {
    const { kind, player, tileType } = game.decision;
    return kind === DecisionKind.Hand ? game.hand(player, player)[placeInHand] : tileType;
}

/** Returns the action that lays a tile from the hand. The action may be illegal. @param place the tile's place in the hand */
export function layAction(x, y, rotation, place = 0) {
    return new Action(ActionKind.Lay, 0, 0, rotation | (place << 2), x, y);
}

// --- places on the board, and figures ---

const KINDS = { [Target.Cell]: "cell", [Target.Segment]: "spot", [Target.Pair]: "pair", [Target.Corner]: "corner" };

/** Returns the place of a choice: a cell, a segment, two joined segments or the north-west corner of a cell; or null. */
function placeOf({ target, x, y, segment, other }) {
    if (target === Target.None) return null;
    const kind = KINDS[target];
    const parts = { cell: "", corner: "/corner", spot: `/${segment}`, pair: `/${segment}+${other}` };
    return { key: `${cellKey(x, y)}${parts[kind]}`, kind, x, y, segment, other };
}

/** Returns the place of an action; null if the action has no place or is illegal.
 *  @param choices the result of Game.choices(); pass it to avoid computing it again for each action of a decision */
export function targetOf(game, action, { all } = game.choices()) {
    const choice = all.find((one) => one.action.equals(action));
    return choice === undefined ? null : placeOf(choice);
}

/** Returns the figures in the choices of a group, each figure once. Normal meeples come first. */
export function figuresOf(group) {
    const figures = new Map();
    for (const { figure } of group.choices) if (figure !== null && !figures.has(figure.key)) figures.set(figure.key, figure);
    const [kinds, colours] = [Object.values(FigureKind), Object.values(Colour)]; // in the library's order
    const order = ({ kind, colour }) => kinds.indexOf(kind) * colours.length + colours.indexOf(colour);
    return [...figures.values()].sort((a, b) => order(a) - order(b));
}

/** Returns the choices that have a place on the board, by the key of the place. */
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
