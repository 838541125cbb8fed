// Icons of figures and pieces for the page's lists, taken from the library's pictures.

import { meeple } from "./dom.js";

const ROOM = { x: -18, y: -26, width: 38, height: 43 }; // the box of a figure's icon, in units of the symbol
const MARGIN = 2; // margin around larger symbols, in the same units

const drawings = new Map(); // parsed pictures with all symbols and colours, by theme and kind of game
const icons = new Map();

/** Returns the icon of a kind of figure in a colour. */
export const figureIcon = symbolIcon;

/** Returns the icon of a symbol from the library's pictures, in a colour; a meeple if no symbol has this name. */
export function symbolIcon(game, colour, symbol, theme) {
    const key = [theme, colour, symbol].join(" ");
    const icon = icons.get(key) ?? iconOf(drawingOf(game, theme), colour, symbol);
    if (icon === null) return meeple(colour);
    icons.set(key, icon);
    return icon.cloneNode(true);
}

/** Returns a parsed picture of the game, whose legend shows each colour. Games with the same symbols and colours share
 *  a picture. */
function drawingOf(game, theme) {
    const key = [theme, game.rules.colours, game.rules.expansions, game.rules.system].join(" ");
    if (!drawings.has(key)) {
        const svg = game.picture({ theme, legend: true, letters: false, tileSize: 40 });
        drawings.set(key, new DOMParser().parseFromString(svg, "image/svg+xml"));
    }
    return drawings.get(key);
}

const idOf = (use) => (use.getAttribute("href") ?? use.getAttribute("xlink:href")).slice(1);

function iconOf(drawn, colour, symbol) {
    const worn = drawn.querySelector(`g[data-colour="${colour}"][data-kind="meeple"] > use`);
    const prefix = worn === null ? null : idOf(worn).replace(/meeple$/, "");
    const found = prefix === null ? null : drawn.getElementById(prefix + symbol);
    if (found === null) return null;
    const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    for (const name of ["fill", "stroke"]) icon.setAttribute(name, worn.getAttribute(name));
    icon.setAttribute("class", "figure-icon");
    icon.setAttribute("aria-hidden", "true");
    icon.append(document.importNode(meant(drawn, found), true));
    icon.setAttribute("viewBox", roomOf(icon));
    return icon;
}

/** Returns a copy of a symbol in which each `use` element is replaced with the symbol that it refers to. */
function meant(drawn, symbol) {
    const copy = symbol.cloneNode(true);
    copy.removeAttribute("id");
    for (const inner of copy.querySelectorAll("use")) {
        const part = meant(drawn, drawn.getElementById(idOf(inner)));
        for (const name of ["transform", "fill", "stroke"])
            if (inner.hasAttribute(name)) part.setAttribute(name, inner.getAttribute(name));
        inner.replaceWith(part);
    }
    return copy;
}

/** Returns the viewBox of an icon. All symbols up to the size of a figure have the same box and therefore the same scale. */
function roomOf(icon) {
    document.body.append(icon);
    const { x, y, width, height } = icon.firstChild.getBBox();
    icon.remove();
    const isInRoom =
        x >= ROOM.x && y >= ROOM.y && x + width <= ROOM.x + ROOM.width && y + height <= ROOM.y + ROOM.height;
    if (isInRoom) return [ROOM.x, ROOM.y, ROOM.width, ROOM.height].join(" ");
    return [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].join(" ");
}
