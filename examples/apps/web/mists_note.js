// The note that the shapes of the Mists tiles are a reconstruction, for games with such tiles.

import { button, element } from "./dom.js";

/** Returns the note as a list of at most one element. @param onworkshop() opens the workshop, which compares the tiles */
export function mistsNote(game, onworkshop) {
    if (!game.types.some(({ mistySides }) => mistySides !== 0)) return [];
    const words = "The shapes of the Mists tiles are a reconstruction. Printed tiles may differ.";
    return [element("div", { class: "mists-note" }, element("p", { class: "note", text: words }), button("See all tiles in the workshop", onworkshop))];
}
