// Texts with places: each cell in a text is a button that shows the cell. The cell is highlighted while the mouse or
// the focus is on the button. Developers see coordinates, players an icon.

import { element, icon } from "./dom.js";
import { CELL_IN_TEXT } from "./plain_text.js";

const cellOf = (text) => {
    const [x, y] = text.split(",").map(Number);
    return { x, y };
};

/** Returns the cells that a text names: { x, y }. */
export const cellsIn = (words) =>
    words
        .split(CELL_IN_TEXT)
        .filter((_, index) => index % 2 === 1)
        .map(cellOf);

/** Returns a text with its cells as buttons. @param handlers onshow(x, y) for a click, onpoint(places) while the
 *  pointer is on a button, null afterwards */
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

/** Makes an element highlight places of the board. @param placesOf() returns them on demand */
export const pointing = (placesOf, onpoint) => ({
    onpointerenter: ({ pointerType }) => pointerType === "mouse" && onpoint(placesOf()),
    onpointerleave: ({ pointerType }) => pointerType === "mouse" && onpoint(null),
    onfocus: () => onpoint(placesOf()),
    onblur: () => onpoint(null),
});
