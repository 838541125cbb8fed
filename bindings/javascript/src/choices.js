// The legal actions of a decision, sorted for front ends.

import { Colour, Target } from "./constants.js";
import * as contract from "./contract.js";
import { actionTitle } from "./names.js";
import { readAction } from "./structs.js";

export function readChoice(at) {
    const { anchorX, anchorY, figure, ...choice } = contract.readChoice(at);
    return {
        action: readAction(at),
        ...choice,
        anchor: { x: anchorX, y: anchorY },
        figure: choice.colour === Colour.None ? null : figure,
    };
}

/** Returns a list of choices for each key. The lists are in the order of their first choices. */
function listsBy(choices, keyOf) {
    const lists = new Map();
    for (const choice of choices) {
        const key = keyOf(choice);
        if (!lists.has(key)) lists.set(key, []);
        lists.get(key).push(choice);
    }
    return [...lists.values()];
}

function cellOf(choices) {
    const [{ x, y, tile, placeInHand }] = choices;
    const rotations = new Map(choices.map(({ rotation, action }) => [rotation ?? 0, action]));
    return { x, y, tile, placeInHand: placeInHand ?? 0, rotations, choices };
}

function spotOf(choices) {
    const [{ target, x, y, segment, other, anchor }] = choices;
    return { target, x, y, segment, other, anchor, choices };
}

/** Sorts choices into cells, spots and buttons.
 *  @param isEmpty `isEmpty(x, y)` returns whether a cell has no tile
 *  @param textOf `textOf(action)` describes an action in words */
export function choicesFrom(all, isEmpty, textOf) {
    const [buttons, laying, others] = [[], [], []];
    for (const choice of all) {
        const { target, x, y } = choice;
        const list = target === Target.None ? buttons : target === Target.Cell && isEmpty(x, y) ? laying : others;
        list.push(choice);
    }
    return {
        all,
        cells: listsBy(laying, ({ placeInHand, x, y }) => `${placeInHand} ${x},${y}`).map(cellOf),
        spots: listsBy(others, ({ x, y, anchor }) => `${x},${y} ${anchor.x},${anchor.y}`).map(spotOf),
        buttons: buttons.map((choice) => ({ ...choice, text: textOf(choice.action) })),
        groups: listsBy(all, ({ action }) => action.kind).map((choices) => {
            const { kind } = choices[0].action;
            return { kind, title: actionTitle(kind), choices };
        }),
    };
}
