// Words with places in them: each cell that they name is a button that shows where that is. Whoever points at it, by a
// mouse or by keys, sees it light up. Developers see its coordinates, players a sign.

import { element, icon } from "./dom.js";
import { CELL_IN_TEXT } from "./plain_text.js";

const cellOf = (text) => {
    const [x, y] = text.split(",").map(Number);
    return { x, y };
};

/** The cells that words name: { x, y }. */
export const cellsIn = (words) =>
    words
        .split(CELL_IN_TEXT)
        .filter((_, index) => index % 2 === 1)
        .map(cellOf);

/** Words with their cells as buttons.
 *  @param handlers onshow(x, y) for a click, onpoint(places) while something is pointed at, null when it is no more */
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

/** What makes an element point at places of the board. @param placesOf() tells them when they are wanted */
export const pointing = (placesOf, onpoint) => ({
    onpointerenter: ({ pointerType }) => pointerType === "mouse" && onpoint(placesOf()),
    onpointerleave: ({ pointerType }) => pointerType === "mouse" && onpoint(null),
    onfocus: () => onpoint(placesOf()),
    onblur: () => onpoint(null),
});
