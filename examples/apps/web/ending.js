// The end of a game: the sources of the points, as a table and as a bar for each player, and the review with the turning
// points.

import { drawnCurves, percent, sample } from "./curve.js";
import { button, element, meeple } from "./dom.js";
import { capital } from "./features.js";
import { Colour } from "./library.js";
import { nameOf } from "./naming.js";

const wordsOf = (source) => capital(source.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
const signed = (points) => (points < 0 ? `−${-points}` : `${points}`);

/** Returns the name of the player with a colour, or "Team" for Colour.None. */
const wordsFor = (colour, naming) => (colour === Colour.None ? "Team" : capital(nameOf(naming, colour)));

/** Returns the heading of a player's column. */
function head(colour, naming) {
    const words = wordsFor(colour, naming);
    return colour === Colour.None ? words : [meeple(colour), element("span", { class: "unseen", text: words })];
}

/** Creates a player's bar of gained points, divided by source. The bar leaves out lost points, which only the table
 *  shows. */
function bar({ colour, points }, sources, most, naming) {
    const gained = sources.filter((source) => points[source] > 0);
    const words = gained.map((source) => `${wordsOf(source)} ${points[source]}`).join(", ");
    return element(
        "li",
        { class: "tally-bar" },
        colour === Colour.None ? null : meeple(colour),
        element(
            "span",
            { class: "tally-parts", role: "img", "aria-label": `${wordsFor(colour, naming)}: ${words || "nothing"}` },
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

/** Creates the bars and the table of points by source; null if nobody has points. @param naming see namingOf() */
export function breakdown(game, naming) {
    const { tallies } = game;
    const sources = Object.keys(tallies[0].points).filter((source) => tallies.some(({ points }) => points[source] !== 0));
    if (sources.length === 0) return null;
    const gains = tallies.map(({ points }) => Object.values(points).reduce((sum, points) => sum + Math.max(0, points), 0));
    const most = Math.max(1, ...gains);
    const row = (head, cells, kind = "") =>
        element("tr", { class: kind }, element("th", { scope: "row" }, head), cells.map((text) => element("td", { text })));
    return element(
        "section",
        { class: "breakdown", "aria-label": "Sources of the points" },
        element(
            "ul",
            { class: "tally-bars" },
            tallies.map((tally) => bar(tally, sources, most, naming)),
        ),
        element(
            "table",
            {},
            element("caption", { class: "unseen", text: "Points by source" }),
            element(
                "thead",
                {},
                element(
                    "tr",
                    {},
                    element("td", {}),
                    tallies.map(({ colour }) =>
                        element("th", { scope: "col", title: wordsFor(colour, naming) }, head(colour, naming)),
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
                    "Total",
                    tallies.map(({ total }) => signed(total)),
                    "sum",
                ),
            ),
        ),
    );
}

/** The review at the end of a game: the curve for the decisions reviewed so far, and the turning points. */
export class EndingReview {
    /** @param review the review of the replay, see review.js
     *  @param handlers onstudy(): the player asks for the review; ongo(place): shows the game after `place` actions */
    constructor(review, { onstudy, ongo }) {
        this.review = review;
        this.handlers = { onstudy, ongo };
        this.node = element("section", { class: "ending-review", "aria-label": "Review" });
    }

    /** Shows the review of a finished game. @param game the finished game
     *  @returns the element of the game's review; update() shows new results in it */
    of(game) {
        this.record = game.toRecord();
        this.state = null;
        this.update();
        return this.node;
    }

    /** Shows new results. */
    update() {
        const { review } = this;
        const isKnown = review.knows(this.record);
        const state = [isKnown, review.isGrowing, review.words].join();
        if (state !== this.state) this.show(isKnown);
        this.state = state; // the same buttons stay on the page while new results arrive
        if (isKnown) this.curve.replaceChildren(this.drawn(), ...this.marks());
    }

    show(isKnown) {
        const { review, handlers } = this;
        const focused = this.node.contains(document.activeElement);
        this.curve = element("div", { class: "curve seen-only", "aria-hidden": "true" });
        this.node.replaceChildren(
            element("h3", { text: "Win chance over time", tabindex: -1 }),
            ...(isKnown ? [this.curve, this.legend()] : []),
            element("p", { class: "note", role: "status", text: review.isGrowing || isKnown ? review.words : "" }),
            ...(isKnown && review.isWhole ? this.swings() : []),
            element(
                "div",
                { class: "alone" },
                review.isGrowing || (isKnown && review.isWhole) ? null : button("Review", handlers.onstudy),
                isKnown ? button("Move by move", () => handlers.ongo(0)) : null,
            ),
        );
        if (focused) this.node.firstElementChild.focus({ preventScroll: true });
    }

    drawn() {
        const { review } = this;
        return drawnCurves(review.found, review.count, review.curves, (player) => review.classOf(player));
    }

    marks() {
        const { review } = this;
        if (!review.isWhole) return [];
        return review.swings.map(({ number, to }) => {
            const [left, top] = [(number + 1) / review.count, 1 - to].map((share) => `${(100 * share).toFixed(2)}%`);
            return element("span", { class: "mark", style: { left, top } });
        });
    }

    legend() {
        const { review } = this;
        return element(
            "p",
            { class: "chances" },
            review.curves.map((player) =>
                element("span", { class: "chance" }, sample(review.classOf(player)), review.whose(player)),
            ),
        );
    }

    /** Creates a button for each turning point. A click shows the game at the turning point. */
    swings() {
        const { review, handlers } = this;
        const items = review.swings.map(({ number, turn, player, from, to }) =>
            element(
                "li",
                {},
                button(
                    `Turn ${turn}: ${review.whose(player)} from ${percent(from)} to ${percent(to)}`,
                    () => handlers.ongo(number),
                    "choice",
                ),
            ),
        );
        if (items.length === 0) return [];
        return [element("h3", { text: "Turning points" }), element("ol", { class: "hints swings" }, items)];
    }
}
