// Figures as the library draws them, for the page's own lists: taken out of the legend of its pictures.

import { meeple } from "./dom.js";
import { colourName, figureKindName } from "./library.js";

const ROOM = "-17 -22 34 38"; // around a figure, in its own measure

const icons = new Map(); // null: the legend has none, as in games that have but one kind

/** A figure of a kind in a colour; where the library's legend has no picture of it, the page's own meeple. */
export function figureIcon(game, colour, kind, theme) {
    const key = keyOf(theme, colourName(colour), figureKindName(kind));
    if (!icons.has(key)) learn(game, theme);
    if (!icons.has(key)) icons.set(key, null);
    return icons.get(key)?.cloneNode(true) ?? meeple(colour);
}

const keyOf = (...words) => words.join(" ");

/** Takes all figures out of a legend. */
function learn(game, theme) {
    const svg = game.picture({ theme, legend: true, letters: false, tileSize: 40 });
    const drawn = new DOMParser().parseFromString(svg, "image/svg+xml");
    for (const group of drawn.querySelectorAll(".mistbank-supply")) {
        const use = group.querySelector("use");
        if (use === null) continue;
        const icon = drawn.createElementNS(drawn.documentElement.namespaceURI, "svg");
        for (const name of ["fill", "stroke"]) icon.setAttribute(name, use.getAttribute(name) ?? "");
        icon.setAttribute("viewBox", ROOM);
        icon.setAttribute("class", "figure-icon");
        icon.setAttribute("aria-hidden", "true");
        icon.append(meant(drawn, use));
        icons.set(keyOf(theme, group.dataset.colour, group.dataset.kind), document.importNode(icon, true));
    }
}

/** A copy of what is used, with what that uses in its place. */
function meant(drawn, use) {
    const id = (use.getAttribute("href") ?? use.getAttribute("xlink:href")).slice(1);
    const copy = drawn.getElementById(id).cloneNode(true);
    copy.removeAttribute("id");
    for (const inner of copy.querySelectorAll("use")) {
        const part = meant(drawn, inner);
        for (const name of ["transform", "fill", "stroke"])
            if (inner.hasAttribute(name)) part.setAttribute(name, inner.getAttribute(name));
        inner.replaceWith(part);
    }
    return copy;
}
