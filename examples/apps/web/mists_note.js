// The note that the shapes of the Mists tiles are a reconstruction. It appears in games with Mists tiles.

import { button, element } from "./dom.js";

/** Returns a list with the note; empty if the game has no Mists tiles. @param onworkshop opens the tile workshop */
export function mistsNote(game, onworkshop) {
    if (!game.types.some(({ mistySides }) => mistySides !== 0)) return [];
    const words = "The shapes of the Mists tiles are a reconstruction. Printed tiles may differ.";
    return [element("div", { class: "mists-note" }, element("p", { class: "note", text: words }), button("See all tiles in the workshop", onworkshop))];
}
