// Buttons over the figures on the board. While the mouse, a resting finger or the focus is on a figure, the board highlights
// the figure's feature and shows its value.

import { element } from "./dom.js";
import { at, capital, featureParts, listed, plural } from "./features.js";
import { figureWords, nameOf } from "./naming.js";

const LONG_PRESS = 400; // milliseconds that a finger must stay on a figure to count as resting

/** Returns the description of a feature: its kind, the players with figures on it, its current value, and its
 *  value when completed.
 *  @param worth the values of the current game, see worth.js
 *  @param naming see namingOf() */
export function worthWords(worth, tile, segment, naming = {}) {
    const { game, isTeam } = worth;
    const { name, facts } = featureParts(game, tile, segment);
    if (facts === "") return `${capital(name)}.`;
    const feature = game.feature(tile, segment);
    const known = facts.split(", ").filter((fact) => !/^\d+ points?$/.test(fact));
    const sentences = [`${capital(name)}: ${[...known, holdersWords(feature, naming)].join(", ")}.`];
    const brings = worth.bringsNow(tile, segment);
    if (brings !== null) sentences.push(`Now: ${bringsWords(brings, naming)}.`);
    else if (isTeam && !feature.complete) sentences.push("Now: nothing.");
    const completed = worth.completed(tile, segment);
    if (completed !== null && !feature.complete)
        sentences.push(`Completed: ${completed.points}${completed.isLeast ? " or more" : ""}.`);
    return sentences.join(" ");
}

/** Returns the players with figures on a feature in words, such as "held by Anna and blue". */
function holdersWords({ meeples }, naming) {
    const holders = new Set(Object.entries(meeples).flatMap(([colour, count]) => (count > 0 ? [nameOf(naming, colour)] : [])));
    return `held by ${listed([...holders]) || "nobody"}`;
}

const bringsWords = (brings, naming) =>
    listed(brings.map(([colour, points]) => `${plural(points, "point")} for ${nameOf(naming, colour)}`)) || "nothing";

export class People {
    /** @param handlers onshow(tile, segment) shows the feature of a figure; onhide() hides it */
    constructor(board, { onshow, onhide }) {
        this.board = board;
        this.layer = board.layers.people;
        this.handlers = { onshow, onhide };
    }

    /** Creates a button for each segment with figures. */
    follow(game, naming) {
        const focused = document.activeElement?.closest?.(".person")?.dataset.spot;
        const spots = new Map();
        for (const figure of game.figures) {
            const { tile, segment, buried } = figure;
            if (buried || game.tile(tile).faceDown) continue;
            const key = `${tile}/${segment}`;
            if (!spots.has(key)) spots.set(key, { tile, segment, figures: [] });
            spots.get(key).figures.push(figure);
        }
        const buttons = [...spots.values()].map((spot, index) => this.button(game, spot, naming, index === 0));
        this.layer.replaceChildren(...buttons);
        if (focused) buttons.find(({ dataset }) => dataset.spot === focused)?.focus({ preventScroll: true });
    }

    button(game, { tile, segment, figures }, naming, isFirst) {
        const cell = game.tile(tile);
        const show = () => this.handlers.onshow(tile, segment);
        const hide = () => this.handlers.onhide();
        let timer = null;
        const letGo = () => clearTimeout(timer);
        const who = listed(figures.map((figure) => figureWords(naming, figure)));
        const button = element("button", {
            class: "person",
            tabindex: isFirst ? 0 : -1,
            "aria-label": `${capital(who)} ${at(cell)}: points`,
            data: { spot: `${tile}/${segment}`, cell: `${cell.x},${cell.y}` },
            onclick: show,
            onpointerenter: ({ pointerType }) => pointerType === "mouse" && show(),
            onpointerleave: ({ pointerType }) => (letGo(), pointerType === "mouse" && hide()),
            onpointerdown: ({ pointerType }) => {
                if (pointerType !== "mouse") timer = setTimeout(show, LONG_PRESS);
            },
            onpointerup: letGo,
            onpointercancel: letGo,
            oncontextmenu: (event) => event.preventDefault(), // a long press must not open the browser's menu
            onfocus: () => button.matches(":focus-visible") && show(),
            onblur: hide,
        });
        const { x, y } = this.board.middleOf(game, { kind: "spot", x: cell.x, y: cell.y, segment });
        return this.board.place(button, x, y);
    }
}
