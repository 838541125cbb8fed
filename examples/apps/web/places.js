// Texts with cells as buttons. A click on the button shows the cell, and the board highlights the cell while the mouse or the
// focus is on the button. Developers see coordinates; players see an icon.

import { element, icon } from "./dom.js";
import { CELL_IN_TEXT } from "./plain_text.js";

const cellOf = (text) => {
    const [x, y] = text.split(",").map(Number);
    return { x, y };
};

/** Returns the cells that a text names, as a list of { x, y }. */
export const cellsIn = (words) =>
    words
        .split(CELL_IN_TEXT)
        .filter((_, index) => index % 2 === 1)
        .map(cellOf);

/** Returns the parts of a text, with a button for each cell. @param handlers onshow(x, y) shows a clicked cell;
 *  onpoint(places) highlights the cell under the pointer; null: the pointer has left the cell */
export function linked(words, { onshow, onpoint }) {
    return words.split(CELL_IN_TEXT).map((part, index) => {
        if (index % 2 === 0) return part;
        const cell = cellOf(part);
        const button = element("button", {
            class: "where",
            data: { cell: part },
            "aria-label": `Show ${part} on the board`,
            onclick: () => onshow(cell.x, cell.y),
            ...pointing(() => [cell], onpoint),
        });
        button.append(icon("place"), element("code", { text: part }));
        return button;
    });
}

/** Returns listeners that make an element highlight places on the board. @param placesOf returns the places */
export const pointing = (placesOf, onpoint) => ({
    onpointerenter: ({ pointerType }) => pointerType === "mouse" && onpoint(placesOf()),
    onpointerleave: ({ pointerType }) => pointerType === "mouse" && onpoint(null),
    onfocus: () => onpoint(placesOf()),
    onblur: () => onpoint(null),
});
