// How the game stands: piles, hounds, who walks over the board, what each player has. The points are in scores.js.

import { colourName, figureKindName, FigureKind, goodName, SegmentKind, System } from "./library.js";
import { boxLines, boxPossessions } from "./boxes.js";
import { byId, element, line as drawn, meeple } from "./dom.js";
import { figureIcon, tokenIcon } from "./figure_icons.js";
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

/** Something that somebody has: its picture, how many, and words for who does not see them. */
const unit = (sign, count, words, kind = "unit") =>
    element(
        "span",
        { class: kind, title: words },
        sign,
        count === null ? null : element("span", { "aria-hidden": "true", text: count }),
        element("span", { class: "unseen", text: `${words}, ` }),
    );

/** The figures of a supply; the guards' reserve stands with them as in the library's legend: "1+3". */
function figuresOf(game, colour, { figures, reserve }, theme) {
    return [...figures.entries()]
        .map(([kind, count]) => ({ kind, count, more: kind === FigureKind.Guard ? reserve : 0 }))
        .filter(({ count, more }) => count + more > 0)
        .map(({ kind, count, more }) => {
            const isCounted = kind === FigureKind.Normal || count !== 1 || more > 0;
            const words = isCounted ? plural(count, kindName(kind)) : kindName(kind);
            return unit(
                figureIcon(game, colour, kind, theme),
                isCounted ? `${count}${more > 0 ? `+${more}` : ""}` : null,
                more > 0 ? `${words}, ${more} in reserve` : words,
            );
        });
}

// The legend names these in words alone.
const FLOOR = "M5 10h14v9H5zM5 10l3-4h8l3 4M10 19v-4h4v4";
const ABBEY = "M4 20v-8l8-5 8 5v8zM12 7V2M10 4h4M10 20v-4h4v4";
const FLAG = "M6 21V4M6 4l12 4-12 4";
const SHEEP =
    "M7 16a3.500 3.500 0 0 1-1-6.800A4 4 0 0 1 13 7a3.500 3.500 0 0 1 5 3 3 3 0 0 1-1 6z" +
    "M9 16v4M15 16v4M18 10l3-1-1 4h-2";

/** What else there is: goods, floors, sheep, what the small boxes bring, whom it holds. */
function possessionsOf(game, colour, { goods, floors, abbeys, sheep }, theme) {
    const token = (name) => tokenIcon(game, colour, name, theme);
    const prisoners = game.prisoners.filter(({ holder }) => holder === colour);
    return [
        ...[...goods.entries()]
            .filter(([, count]) => count > 0)
            .map(([good, count]) => unit(token(goodName(good)), count, `${count} ${goodName(good)}`)),
        floors > 0 && unit(drawn(FLOOR), floors, plural(floors, "floor")),
        abbeys > 0 && unit(drawn(ABBEY), null, "abbey"),
        sheep > 0 && unit(drawn(SHEEP), sheep, `${sheep} sheep`),
        ...boxPossessions(game, colour).map(({ name, count, words }) => {
            const sign = name === "marker" ? drawn(FLAG) : token(name); // in the legend it looks like a meeple
            return sign === null
                ? unit(element("span", { "aria-hidden": "true", text: words }), null, words)
                : unit(sign, count, words);
        }),
        ...prisoners.map((one) =>
            unit(
                figureIcon(game, one.colour, one.kind, theme),
                null,
                `holds ${colourName(one.colour)}'s ${kindName(one.kind)}`,
                "unit held-figure",
            ),
        ),
    ].filter(Boolean);
}

function colourRow(game, colour, theme) {
    const supply = game.supply(colour);
    const figures = figuresOf(game, colour, supply, theme);
    const has = possessionsOf(game, colour, supply, theme);
    const isEmpty = figures.length + has.length === 0;
    return element(
        "div",
        { class: "colour" },
        element("span", { class: "unseen", text: `${colourName(colour)}: ` }),
        figures.length === 0 ? meeple(colour) : null,
        figures,
        has,
        isEmpty ? element("span", { class: "supply", text: "nobody left" }) : null,
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
