// The turn panel while another player or an adviser decides.

import { element, picture } from "./dom.js";
import { Subject } from "./library.js";

const STEP = 200; // milliseconds between two updates of the countdown

/** Creates three small ghosts, shown while an adviser or another player thinks. */
export const thinking = (isPaused = false) =>
    element(
        "div",
        { class: isPaused ? "thinking paused" : "thinking", "aria-hidden": "true" },
        element("span"),
        element("span"),
        element("span"),
    );

/** Creates an element that counts down the seconds within which an adviser must decide. */
export function countdown(milliseconds) {
    const node = element("p", { class: "note countdown", role: "timer" });
    const end = performance.now() + milliseconds;
    const show = () => {
        const left = Math.ceil((end - performance.now()) / 1000);
        node.textContent = left > 0 ? `At most ${left} s` : "Deciding …";
    };
    show();
    const timer = setInterval(() => (node.isConnected ? show() : clearInterval(timer)), STEP);
    return node;
}

/** Creates the picture of the drawn tile; null if the decision is not about a drawn tile, or if the tile is hidden. */
export function drawnTile(game, theme) {
    const { subject, tileType } = game.decision;
    if (subject !== Subject.DrawnTile || tileType === null) return null;
    return element(
        "figure",
        { class: "drawn-tile", data: { type: tileType } },
        picture(game.tilePicture(tileType, 0, { theme })),
        element("figcaption", { class: "note", text: "This tile has been drawn." }),
    );
}
