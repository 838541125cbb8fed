// The panel of the turn while another player or an adviser decides.

import { element, picture } from "./dom.js";
import { DecisionKind } from "./library.js";

/** Three small ghosts, shown while an adviser or another player thinks. */
export const thinking = (isPaused = false) =>
    element(
        "div",
        { class: isPaused ? "thinking paused" : "thinking", "aria-hidden": "true" },
        element("span"),
        element("span"),
        element("span"),
    );

/** The tile that the deciding player has drawn and lays now; null if no tile is laid, or if it is hidden. */
export function drawnTile(game, theme) {
    const { kind, tileType } = game.decision;
    if (kind !== DecisionKind.LayTile || tileType === null) return null;
    return element(
        "figure",
        { class: "drawn-tile", data: { type: tileType } },
        picture(game.tilePicture(tileType, 0, { theme })),
        element("figcaption", { class: "note", text: "This tile has been drawn." }),
    );
}
