// The figures in the supply of a colour, as pictures with counts.

import { element } from "./dom.js";
import { plural } from "./features.js";
import { figureIcon } from "./figure_icons.js";
import { FigureKind, figureTitle } from "./library.js";

/** Creates an element for a possession: a picture with a count, and the words for screen readers. */
export const unit = (sign, count, words, kind = "unit") =>
    element(
        "span",
        { class: kind, title: words },
        sign,
        count === null ? null : element("span", { "aria-hidden": "true", text: count }),
        element("span", { class: "unseen", text: `${words}, ` }),
    );

/** Shows the figures of a supply. Guards in reserve are counted after "+", for example "1+3", as in the library's
 *  legend. */
export function figuresOf(game, colour, { figures, reserve }, theme) {
    return Object.entries(figures)
        .map(([kind, count]) => ({ kind, count, more: kind === FigureKind.Guard ? reserve : 0 }))
        .filter(({ count, more }) => count + more > 0)
        .map(({ kind, count, more }) => {
            const isCounted = kind === FigureKind.Normal || count !== 1 || more > 0;
            const words = isCounted ? plural(count, figureTitle(kind)) : figureTitle(kind);
            return unit(
                figureIcon(game, colour, kind, theme),
                isCounted ? `${count}${more > 0 ? `+${more}` : ""}` : null,
                more > 0 ? `${words}, ${more} in reserve` : words,
            );
        });
}
