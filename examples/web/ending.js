// What the points of a game came from: a table by source and player, and a bar for each.

import { element, meeple } from "./dom.js";
import { capital, playerName } from "./features.js";
import { Colour, sourceName } from "./library.js";

const wordsOf = (source) => capital(sourceName(source).replaceAll("_", " "));
const signed = (points) => (points < 0 ? `−${-points}` : `${points}`);

/** Who a scoring meeple counts for, in words. */
function whose(game, colour, names) {
    if (colour === Colour.None) return "The team";
    return capital(playerName(game, game.playerOf(colour), names));
}

/** A bar as long as what was gained, in parts; what was lost stands in the table. */
function bar(game, { colour, points }, sources, most, names) {
    const gained = sources.filter((source) => points[source] > 0);
    const words = gained.map((source) => `${wordsOf(source)} ${points[source]}`).join(", ");
    return element(
        "li",
        { class: "tally-bar" },
        colour === Colour.None ? null : meeple(colour),
        element(
            "span",
            { class: "tally-parts", role: "img", "aria-label": `${whose(game, colour, names)}: ${words || "nothing"}` },
            gained.map((source) =>
                element("span", {
                    class: `source-${sources.indexOf(source) % 10}`,
                    style: { width: `${(100 * points[source]) / most}%` },
                    title: `${wordsOf(source)}: ${points[source]}`,
                }),
            ),
        ),
    );
}

/** The breakdown of a game's points; null where nobody has any.
 *  @param names of the players; "" for one that has none */
export function breakdown(game, names) {
    const { tallies } = game;
    const sources = tallies[0].points
        .map((_, source) => source)
        .filter((source) => tallies.some(({ points }) => points[source] !== 0));
    if (sources.length === 0) return null;
    const gains = tallies.map(({ points }) => points.reduce((sum, one) => sum + Math.max(0, one), 0));
    const most = Math.max(1, ...gains);
    const row = (head, cells, kind = "") =>
        element("tr", { class: kind }, element("th", { scope: "row" }, head), cells.map((text) => element("td", { text })));
    return element(
        "section",
        { class: "breakdown", "aria-label": "What the points came from" },
        element(
            "ul",
            { class: "tally-bars" },
            tallies.map((tally) => bar(game, tally, sources, most, names)),
        ),
        element(
            "table",
            {},
            element("caption", { class: "unseen", text: "Points by what they came from" }),
            element(
                "thead",
                {},
                element(
                    "tr",
                    {},
                    element("td", {}),
                    tallies.map(({ colour }) =>
                        element(
                            "th",
                            { scope: "col", title: whose(game, colour, names) },
                            colour === Colour.None ? "Team" : meeple(colour),
                            colour === Colour.None
                                ? null
                                : element("span", { class: "unseen", text: whose(game, colour, names) }),
                        ),
                    ),
                ),
            ),
            element(
                "tbody",
                {},
                sources.map((source, place) =>
                    row(
                        [element("span", { class: `swatch-of source-${place % 10}`, "aria-hidden": "true" }), wordsOf(source)],
                        tallies.map(({ points }) => signed(points[source])),
                    ),
                ),
                row(
                    "In all",
                    tallies.map(({ total }) => signed(total)),
                    "sum",
                ),
            ),
        ),
    );
}
