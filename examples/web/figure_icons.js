// Figures, and all else that somebody may have, as the library draws them, for the page's own lists: taken out of the
// legend of its pictures.

import { meeple } from "./dom.js";
import { colourName, figureKindName } from "./library.js";

const ROOM = "-18 -26 38 43"; // around a figure, in its own measure

const icons = new Map(); // null: the legend has none, as in games that have but one kind

/** A figure of a kind in a colour; where the library's legend has no picture of it, the page's own meeple. */
export const figureIcon = (game, colour, kind, theme) =>
    iconOf(game, theme, colourName(colour), figureKindName(kind)) ?? meeple(colour);

/** Something else that a colour has, by its name in the legend's classes: "king", "ingots-held", or a good, "wine"; null: the
 *  legend does not show it. */
export const tokenIcon = (game, colour, name, theme) => iconOf(game, theme, colourName(colour), name);

function iconOf(game, theme, ...words) {
    const key = [theme, ...words].join(" ");
    if (!icons.has(key)) learn(game, theme);
    if (!icons.has(key)) icons.set(key, null);
    return icons.get(key)?.cloneNode(true) ?? null;
}

/** Takes all pictures out of a legend. */
function learn(game, theme) {
    const svg = game.picture({ theme, legend: true, letters: false, tileSize: 40 });
    const drawn = new DOMParser().parseFromString(svg, "image/svg+xml");
    for (const group of drawn.querySelectorAll("g[data-colour]")) {
        const use = group.querySelector(":scope > use");
        if (use === null) continue;
        const icon = drawn.createElementNS(drawn.documentElement.namespaceURI, "svg");
        for (const name of ["fill", "stroke"]) icon.setAttribute(name, use.getAttribute(name) ?? "");
        icon.setAttribute("viewBox", ROOM);
        icon.setAttribute("class", "figure-icon");
        icon.setAttribute("aria-hidden", "true");
        icon.append(meant(drawn, use));
        const { colour, kind, good } = group.dataset;
        const name = kind ?? good ?? group.getAttribute("class").replace("mistbank-", "");
        icons.set([theme, colour, name].join(" "), document.importNode(icon, true));
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
