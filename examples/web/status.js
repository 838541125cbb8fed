// How the game stands: piles, hounds, who walks over the board, what each player has. The points are in scores.js.

import { colourName, figureKindName, FigureKind, goodName, SegmentKind, System } from "./library.js";
import { boxLines, boxPossessions } from "./boxes.js";
import { byId, element, meeple } from "./dom.js";
import { figureIcon } from "./figure_icons.js";
import { linked } from "./places.js";
import { line } from "./scores.js";
import { at, capital, coloursOf, EXPANSION_TITLES, featureWords, kindName, listed, playerName, plural } from "./words.js";

const MISTS_OVER = "Mists over Carcassonne";
/** What a game is called. */
export function gameTitle(rules) {
    if (rules.system === System.Cooperative) return `${MISTS_OVER}, level ${rules.level}`;
    const base = rules.system === System.Demo ? "Print-and-Play Demo" : "Base game";
    if (rules.expansions.length === 0) return base;
    if (rules.expansions.length === 1)
        return rules.expansions[0] === 0 && rules.system === System.Base
            ? EXPANSION_TITLES[0]
            : `${base} with ${EXPANSION_TITLES[rules.expansions[0]]}`;
    const all = rules.expansions.length === EXPANSION_TITLES.length;
    return `${base} with ${all ? "everything" : `${rules.expansions.length} expansions`}`;
}

// --- what is common to all ---

function piles(game) {
    const { piles: counts, activePile } = game;
    if (counts.length === 1) return [line("Tiles left", counts[0])];
    const chips = counts.map((count, pile) =>
        element("span", {
            class: pile === activePile ? "pile active" : pile < activePile ? "pile gone" : "pile",
            text: `${"I".repeat(pile + 1)} ${count}`,
            title: pile === activePile ? "Tiles are drawn from here" : null,
        }),
    );
    return [
        element(
            "div",
            { class: "line" },
            element("span", { class: "label", text: "Piles" }),
            element("span", { class: "value piles" }, chips),
        ),
    ];
}

function hounds(game, hands) {
    return [1, 2]
        .filter((hound) => game.houndNumber(hound) > 0)
        .map((hound) => line(`Hound ${"I".repeat(hound)}`, linked(houndWords(game, hound), hands)));
}

function houndWords(game, hound) {
    const index = game.houndMeeple(hound);
    if (index !== null) {
        const { colour, tile } = game.figure(index);
        const { x, y } = game.tile(tile);
        return `with ${colourName(colour)} at ${x},${y}`;
    }
    return game.houndArrived(hound) ? "has left" : `comes at ${game.houndNumber(hound)} points`;
}

function pieces(game, hands) {
    const where = (index) => linked(at(game.tile(index)), hands);
    const lines = [];
    if (game.dragonTile !== null) lines.push(line("Dragon", where(game.dragonTile)));
    if (game.fairyTile !== null) lines.push(line("Fairy", where(game.fairyTile)));
    if (game.bigTopTile !== null) lines.push(line("Big top", where(game.bigTopTile)));
    lines.push(...boxLines(game).map(([label, words]) => line(label, linked(words, hands))));
    if (game.tilesUnderHills > 0) lines.push(line("Under hills", plural(game.tilesUnderHills, "tile")));
    if (game.setAside.length > 0) lines.push(line("Set aside", plural(game.setAside.length, "tile")));
    return lines;
}

// --- players ---

/** The figures of a supply with their pictures: "2 meeples", "large meeple". */
function figuresOf(game, colour, { figures }, theme) {
    return [...figures.entries()]
        .filter(([, count]) => count > 0)
        .map(([kind, count]) => {
            const isCounted = kind === FigureKind.Normal || count > 1;
            const words = isCounted ? plural(count, kindName(kind)) : kindName(kind);
            return element(
                "span",
                { class: "unit", title: words },
                figureIcon(game, colour, kind, theme),
                isCounted ? element("span", { "aria-hidden": "true", text: count }) : null,
                element("span", { class: "unseen", text: `${words}, ` }),
            );
        });
}

/** What else there is: "3 in reserve, 2 wine, abbey" */
function supplyWords(supply) {
    const parts = [];
    if (supply.reserve > 0) parts.push(`${supply.reserve} in reserve`);
    supply.goods.forEach((count, good) => count > 0 && parts.push(`${count} ${goodName(good)}`));
    if (supply.floors > 0) parts.push(plural(supply.floors, "floor"));
    if (supply.abbeys > 0) parts.push("abbey");
    if (supply.sheep > 0) parts.push(`${supply.sheep} sheep`);
    return parts;
}

function colourRow(game, colour, theme) {
    const prisoners = game.prisoners.filter(({ holder }) => holder === colour);
    const held = prisoners.map((one) => `${colourName(one.colour)}'s ${figureKindName(one.kind)}`);
    const supply = game.supply(colour);
    const figures = figuresOf(game, colour, supply, theme);
    const has = [...supplyWords(supply), ...boxPossessions(game, colour)];
    if (held.length > 0) has.push(`holds ${held.join(", ")}`);
    if (figures.length + has.length === 0) has.push("nobody left");
    return element(
        "div",
        { class: "colour" },
        element("span", { class: "unseen", text: `${colourName(colour)}: ` }),
        figures.length === 0 ? meeple(colour) : null,
        figures,
        element("span", { class: "supply", text: has.join(", ") }),
    );
}

function players(game, { seats, names }, theme) {
    const rows = seats.map((seat, player) => {
        const isActive = !game.isOver && game.decidingPlayer === player;
        const title = `${playerName(game, player, names)}${seat === null ? "" : `, adviser (${seat})`}`;
        return element(
            "li",
            { class: isActive ? "player active" : "player", "aria-current": isActive ? "true" : null },
            element("span", { class: "name", text: title }),
            coloursOf(game, player).map((colour) => colourRow(game, colour, theme)),
        );
    });
    return element("ul", { class: "players", "aria-label": "Players" }, rows);
}

/** Fills the panel.
 *  @param session who plays @param theme of the pictures @param hands for cells that are named, as linked() has them */
export function showStatus(game, session, theme, hands) {
    byId("status-body").replaceChildren(
        ...piles(game),
        ...hounds(game, hands),
        ...pieces(game, hands),
        players(game, session, theme),
    );
}

// --- the board in words ---

/** For who does not see the picture: how it stands, and every feature that somebody has a figure on. */
export function boardWords(game) {
    const lines = game.summary().trim().split("\n");
    const seen = new Set();
    for (const figure of game.figures) {
        if (figure.buried || game.tile(figure.tile).faceDown) continue;
        const feature = game.feature(figure.tile, figure.segment);
        const key = `${feature.tile}/${feature.segment}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const { x, y } = game.tile(feature.tile);
        const owners = feature.meeples
            .map((count, colour) => (count > 0 ? `${colourName(colour)} ${count}` : ""))
            .filter(Boolean);
        const who = owners.length > 0 ? owners.join(", ") : `${colourName(figure.colour)} ${figureKindName(figure.kind)}`;
        lines.push(`${capital(featureWords(game, feature.tile, feature.segment))}; at ${x},${y}: ${who}`);
    }
    const banks = game.features.filter(({ kind, ghosts: count }) => kind === SegmentKind.Mist && count > 0);
    for (const bank of banks) {
        const { x, y } = game.tile(bank.tile);
        lines.push(
            `Mist at ${x},${y}: ${plural(bank.tiles, "tile")}, ${plural(bank.ghosts, "ghost")}${bank.complete ? ", finished" : ""}`,
        );
    }
    return lines.join("\n");
}

/** How it has ended. */
export function resultWords(game) {
    if (game.goal > 0) return game.winners.length > 0 ? "The team has won." : "The team has lost.";
    const { winners } = game;
    const best = Math.max(...game.scoringMeeples.map(({ total }) => total));
    return winners.length === 1
        ? `${capital(colourName(winners[0]))} wins with ${plural(best, "point")}.`
        : `${capital(listed(winners.map(colourName)))} share the win with ${plural(best, "point")}.`;
}
