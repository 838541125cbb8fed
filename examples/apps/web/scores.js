// The points of all, in a strip that is always seen: of the team with its ghosts, or of each player.

import { byId, element, meeple } from "./dom.js";
import { capital, coloursOf, playerName } from "./features.js";
import { Colour } from "./library.js";
import { nameOf } from "./naming.js";

/** A line of a label and words, which may be elements. */
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

/** What the points would be if the game ended now, where that is something else. */
function projected(totals, { colour, total }) {
    const end = totals?.get(colour) ?? total;
    if (end === total) return null;
    const words = element("span", { class: "unseen", text: "if the game ended now" });
    return element("span", { class: "projected" }, words, `→ ${end}`);
}

/** A player's name and points. */
function ofPlayer(game, player, { names, naming }, ending) {
    const isActive = !game.isOver && game.decidingPlayer === player;
    const totals = game.scoringMeeples.filter(({ colour }) => game.playerOf(colour) === player);
    const name = capital(nameOf(naming, coloursOf(game, player)[0]));
    return element(
        "li",
        {
            class: isActive ? "score active" : "score",
            "aria-current": isActive ? "true" : null,
            title: playerName(game, player, names),
        },
        coloursOf(game, player).map(meeple),
        element("span", { class: "name", text: name }),
        totals.map((meeple) => [element("b", { class: "total", text: meeple.total }), projected(ending, meeple)]).flat(),
    );
}

/** Fills the strip.
 *  @param players { names, naming }: by player, and as namingOf() has them
 *  @param ending the points by colour if the game ended now; null: they are not shown */
export function showScores(game, players, ending) {
    const isTeam = game.goal > 0;
    const list = isTeam
        ? null
        : element(
              "ul",
              { class: "score-list", "aria-label": "Points" },
              Array.from({ length: game.rules.players }, (_, player) => ofPlayer(game, player, players, ending)),
          );
    byId("scores").replaceChildren(
        ...[...(isTeam ? ofTeam(game, players.naming) : []), list, ...ghosts(game)].filter((node) => node !== null),
    );
}
