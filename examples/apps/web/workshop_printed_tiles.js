// The list of the printed tiles of the set "mists". Each entry shows the published facts of a tile, has a link to the tile
// in the text, and has a check box with which the player marks the tile as checked against the box.

import { element } from "./dom.js";
import { ghostWords, printedTiles, START } from "./workshop_mists.js";
import { plural } from "./features.js";

export class PrintedTiles {
    /** @param handlers ontick(number, isOn); ongo(line) goes to a tile in the text; onexport() */
    constructor(handlers) {
        this.handlers = handlers;
        this.count = element("p", { class: "note", role: "status" });
        this.list = element("ul", { class: "printed" });
        this.node = element(
            "section",
            { class: "card", id: "set-printed", "aria-labelledby": "set-printed-title" },
            element("h2", { id: "set-printed-title", text: "The printed tiles" }),
            element("p", {
                class: "note",
                text: "The copies, ghosts, castles and cemeteries of each tile are published. The shapes here are a reconstruction. If you own the box, compare each tile with its text, correct the differences and tick the tile.",
            }),
            this.count,
            element(
                "p",
                { class: "set-buttons" },
                element("button", { id: "set-export", onclick: () => handlers.onexport(), text: "Export" }),
            ),
            this.list,
        );
    }

    /** Shows the list. @param parts the parts of the text, from partsOf(); null if the text is another set: hides the list
     *  @param published the result of publishedTiles()
     *  @param troubles the problems of the text, from Studies.read() */
    show(parts, published, troubles) {
        this.node.hidden = parts === null;
        if (parts === null) return;
        const tiles = printedTiles(parts, published);
        const deviates = (tile) => {
            const group = parts.tiles.filter(({ from }) => from === tile.from);
            return (
                !tile.isThere ||
                troubles.some(({ line, isWrong }) => !isWrong && group.some(({ from, to }) => line >= from && line < to))
            );
        };
        const copies = (some) => some.reduce((sum, tile) => sum + (tile.number === START ? 0 : tile.copies), 0);
        const checked = tiles.filter(({ isChecked }) => isChecked);
        this.count.textContent = `${copies(checked)} of ${copies(tiles)} tiles checked, ${plural(checked.filter(({ isOther }) => isOther).length, "number")} corrected`;
        const focused = document.activeElement?.dataset?.number;
        this.list.replaceChildren(...tiles.map((tile) => this.row(tile, deviates(tile))));
        if (focused !== undefined) this.list.querySelector(`[data-number="${focused}"]`)?.focus({ preventScroll: true });
    }

    row(tile, isDeviating) {
        const { number, isThere, isChecked, isOther, from } = tile;
        const name = number === START ? "Starting tile" : `Tile ${number}`;
        const state = !isThere ? "missing" : isDeviating ? "differs from the published facts" : isOther ? "corrected" : "";
        const tick = element("input", {
            type: "checkbox",
            checked: isChecked,
            disabled: !isThere,
            "aria-label": `${name} is checked against the box`,
            data: { number },
            onchange: ({ target }) => this.handlers.ontick(number, target.checked),
        });
        return element(
            "li",
            { class: isDeviating ? "deviates" : null },
            element("label", { class: "check" }, tick),
            element(
                "button",
                { class: "quiet", disabled: !isThere, onclick: () => this.handlers.ongo(from) },
                element("b", { text: name }),
                element("span", { text: inWords(tile) }),
                state === "" ? null : element("em", { text: state }),
            ),
        );
    }
}

/** Returns the published facts of a tile in words. */
function inWords({ copies, ghosts, castle, cemetery }) {
    const parts = copies > 1 ? [`${copies} copies`] : [];
    parts.push(ghostWords(ghosts));
    if (castle) parts.push("castle");
    if (cemetery) parts.push("cemetery");
    return parts.join(" · ");
}
