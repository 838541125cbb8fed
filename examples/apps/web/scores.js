// The strip of players, which is always visible: each player's name, points and remaining figures, and a team's points
// and ghosts.

import { byId, element, meeple } from "./dom.js";
import { capital, coloursOf, listed, playerName } from "./features.js";
import { Colour } from "./library.js";
import { nameOf } from "./naming.js";
import { figuresOf } from "./supplies.js";

/** Creates a line with a label and its value. @param words the value: a text or elements */
export const line = (label, words) =>
    element(
        "div",
        { class: "line" },
        element("span", { class: "label", text: label }),
        element("span", { class: "value" }, words),
    );

function bar(label, value, most, words, kind = "") {
    const share = most > 0 ? Math.max(0, Math.min(1, value / most)) : 0;
    const meter = element(
        "div",
        {
            class: `bar ${kind}`,
            role: "meter",
            "aria-label": label,
            "aria-valuemin": 0,
            "aria-valuemax": most,
            "aria-valuenow": Math.max(0, Math.min(most, value)),
            "aria-valuetext": words,
        },
        element("span", { style: { width: `${share * 100}%` } }),
    );
    const made = line(label, words);
    made.append(meter);
    return made;
}

function ofTeam(game, naming) {
    return game.scoringMeeples.map(({ colour, total }) => {
        const label = colour === Colour.None ? "Points" : `Points of ${nameOf(naming, colour)}`;
        return bar(label, total, game.goal, `${total} of ${game.goal}`, "points");
    });
}

function ghosts(game) {
    const all = game.ghostSupply + game.ghostsOnBoard;
    if (all === 0) return [];
    const kind = game.ghostSupply <= 3 ? "ghosts few" : "ghosts";
    return [bar("Ghosts left", game.ghostSupply, all, `${game.ghostSupply} of ${all}`, kind)];
}

/** Shows the points that a colour would have if the game ended now; null if these equal the current points. */
function projected(totals, { colour, total }) {
    const end = totals?.get(colour) ?? total;
    if (end === total) return null;
    const words = element("span", { class: "unseen", text: "if the game ended now" });
    return element("span", { class: "projected" }, words, `→ ${end}`);
}

/** Shows the remaining figures of a colour. */
function figuresLeft(game, colour, theme) {
    const figures = figuresOf(game, colour, game.supply(colour), theme);
    return element(
        "span",
        { class: "figures", data: { colour } },
        element("span", { class: "unseen", text: `${colour} has left: ` }),
        figures.length > 0 ? figures : element("span", { title: "no meeples left", text: "0" }),
    );
}

/** Shows a player's name, figures and points. */
function ofPlayer(game, player, { seats, names, naming }, { ending, theme }) {
    const isActive = !game.isOver && game.decidingPlayer === player;
    const totals = game.goal > 0 ? [] : game.scoringMeeples.filter(({ colour }) => game.playerOf(colour) === player);
    const colours = coloursOf(game, player);
    const name = names[player] || capital(listed(colours.map((colour) => nameOf(naming, colour))));
    const adviser = seats[player] === null ? "" : `, adviser (${seats[player]})`;
    return element(
        "li",
        {
            class: isActive ? "score active" : "score",
            data: { player },
            "aria-current": isActive ? "true" : null,
            title: `${playerName(game, player, names)}${adviser}`,
        },
        colours.map(meeple),
        element("bdi", { class: "name", text: name }),
        adviser === "" ? null : element("span", { class: "unseen", text: adviser }),
        element("span", { class: "supplies" }, colours.map((colour) => figuresLeft(game, colour, theme))),
        totals.map((meeple) =>
            element(
                "span",
                { class: "points" },
                element("b", { class: "total", text: meeple.total }),
                projected(ending, meeple),
            ),
        ),
    );
}

/** Fills the strip.
 *  @param players { seats, names, naming }. seats and names: by player; naming: from namingOf()
 *  @param options { ending, theme }. ending: the points by colour if the game ended now, null to hide them; theme: the
 *  theme of the pictures */
export function showScores(game, players, options) {
    const list = element(
        "ul",
        { class: "score-list", "aria-label": "Players" },
        Array.from({ length: game.rules.players }, (_, player) => ofPlayer(game, player, players, options)),
    );
    const team = [...(game.goal > 0 ? ofTeam(game, players.naming) : []), ...ghosts(game)];
    byId("scores").replaceChildren(list, ...(team.length > 0 ? [element("div", { class: "bars" }, team)] : []));
}
