// The panel with the state of the game: piles, hounds, the pieces that move over the board, and the players' possessions.
// scores.js shows the points.

import {
    Colour,
    Expansion,
    expansions,
    expansionTitle,
    FactKind,
    figureKinds,
    figureTitle,
    Scope,
    SegmentKind,
    System,
} from "./library.js";
import { byId, element } from "./dom.js";
import { factsOf, isPlaced, placesOf } from "./facts.js";
import { at, capital, coloursOf, featureWords, listed, playerName, plural } from "./features.js";
import { figureIcon, symbolIcon } from "./figure_icons.js";
import { figureWords, nameOf } from "./naming.js";
import { mistsNote } from "./mists_note.js";
import { linked } from "./places.js";
import { line } from "./scores.js";
import { unit } from "./supplies.js";

const MISTS_OVER = "Mists over Carcassonne";
/** Returns the title of the game with these rules. */
export function gameTitle(rules) {
    if (rules.system === System.Cooperative) return `${MISTS_OVER}, level ${rules.level}`;
    const base = rules.system === System.Demo ? "Print-and-Play Demo" : "Base game";
    if (rules.expansions.length === 0) return base;
    if (rules.expansions.length === 1)
        return rules.expansions[0] === Expansion.GhostsCastlesCemeteries && rules.system === System.Base
            ? expansionTitle(rules.expansions[0])
            : `${base} with ${expansionTitle(rules.expansions[0])}`;
    const all = rules.expansions.length === expansions().length;
    return `${base} with ${all ? "everything" : `${rules.expansions.length} expansions`}`;
}

// --- the whole game ---

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

function hounds(game, naming, handlers) {
    return [1, 2]
        .filter((hound) => game.houndNumber(hound) > 0)
        .map((hound) => line(`Hound ${"I".repeat(hound)}`, linked(houndWords(game, hound, naming), handlers)));
}

function houndWords(game, hound, naming) {
    const index = game.houndMeeple(hound);
    if (index !== null) {
        const { colour, tile } = game.figure(index);
        const { x, y } = game.tile(tile);
        return `with ${nameOf(naming, colour)} at ${x},${y}`;
    }
    return game.houndArrived(hound) ? "has left" : `comes at ${game.houndNumber(hound)} points`;
}

const isFlag = ({ lowest, highest }) => lowest === 0 && highest === 1;

/** Returns the state of a piece that belongs to no player, in words; null if the panel does not show it. */
function standing(game, fact, naming) {
    const numbers = game.fact(fact);
    if (fact.kind === FactKind.Colour)
        return `with ${numbers[0] === Colour.None ? "nobody" : nameOf(naming, numbers[0])}`;
    if (fact.numbers === 0) return isPlaced(fact) ? null : listed(numbers) || "none";
    if (isPlaced(fact)) return listed(placesOf(game, fact).map(({ tile }) => at(game.tile(tile)))) || "aside";
    if (fact.numbers > 1 || numbers[0] === (fact.absent ?? 0)) return null;
    return isFlag(fact) ? "yes" : String(numbers[0]);
}

function pieces(game, naming, handlers) {
    const lines = factsOf(game, Scope.Game)
        .map((fact) => [capital(fact.title), standing(game, fact, naming)])
        .filter(([, words]) => words !== null)
        .map(([title, words]) => line(title, linked(words, handlers)));
    if (game.setAside.length > 0) lines.push(line("Set aside", plural(game.setAside.length, "tile")));
    return lines;
}

// --- players ---

/** Shows the numbers of a fact for a colour, as pictures with counts or as words if the fact has no picture. */
function unitsOf(game, colour, fact, theme) {
    const symbols = fact.symbol.split(" ");
    const numbers = game.fact(fact, colour);
    // Leaves out figures in reserve, which scores.js shows with the other figures.
    const isFigure = figureKinds().some(({ name }) => name === fact.symbol);
    if (symbols.length !== numbers.length || isFigure) return [];
    return symbols.flatMap((symbol, place) => {
        const number = numbers[place];
        if (number === fact.absent || (fact.absent === null && number === 0)) return [];
        const words = isFlag(fact) ? fact.noun : `${numbers.length > 1 ? symbol : fact.title}: ${number}`;
        if (symbol === "") return [element("span", { class: "in-words", text: words })];
        return [unit(symbolIcon(game, colour, symbol, theme), isFlag(fact) ? null : number, words)];
    });
}

/** Shows a colour's possessions except the figures in the supply: pieces of expansions, and prisoners. */
function possessionsOf(game, colour, naming, theme) {
    const held = factsOf(game, Scope.Game)
        .filter((fact) => fact.kind === FactKind.Colour && game.fact(fact)[0] === colour)
        .map(({ symbol, title }) => unit(symbolIcon(game, colour, symbol, theme), null, title));
    const prisoners = game.prisoners
        .filter(({ holder }) => holder === colour)
        .map((prisoner) =>
            unit(
                figureIcon(game, prisoner.colour, prisoner.kind, theme),
                null,
                `holds ${nameOf(naming, prisoner.colour)}'s ${figureTitle(prisoner.kind)}`,
                "unit held-figure",
            ),
        );
    return [...factsOf(game, Scope.Colour).flatMap((fact) => unitsOf(game, colour, fact, theme)), ...held, ...prisoners];
}

/** Shows each player's possessions except the figures in the supply, which scores.js shows. */
function players(game, { seats, names }, naming, theme) {
    const rows = seats.flatMap((seat, player) => {
        const colours = coloursOf(game, player)
            .map((colour) => ({ colour, has: possessionsOf(game, colour, naming, theme) }))
            .filter(({ has }) => has.length > 0);
        if (colours.length === 0) return [];
        const rowsOfColours = colours.map(({ colour, has }) =>
            element(
                "div",
                { class: "colour", data: { colour } },
                element("span", { class: "unseen", text: `${colour}: ` }),
                has,
            ),
        );
        return [element("li", { class: "player" }, element("span", { class: "name", text: playerName(game, player, names) }), rowsOfColours)];
    });
    return rows.length > 0 ? [element("ul", { class: "players", "aria-label": "Possessions" }, rows)] : [];
}

/** Fills the panel.
 *  @param session the session with the players' seats and names
 *  @param naming see namingOf()
 *  @param theme the theme of the pictures
 *  @param handlers the handlers of linked() for cells, and onworkshop() */
export function showStatus(game, session, naming, theme, handlers) {
    byId("status-body").replaceChildren(
        ...piles(game),
        ...hounds(game, naming, handlers),
        ...pieces(game, naming, handlers),
        ...players(game, session, naming, theme),
        ...mistsNote(game, handlers.onworkshop),
    );
}

// --- the board in words ---

/** Returns the state of the game, all features with figures and all mist with ghosts as text, for screen readers. */
export function boardWords(game, naming) {
    const lines = game.summary(naming).trim().split("\n");
    const seen = new Set();
    for (const figure of game.figures) {
        if (figure.buried || game.tile(figure.tile).faceDown) continue;
        const feature = game.feature(figure.tile, figure.segment);
        const key = `${feature.tile}/${feature.segment}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const { x, y } = game.tile(feature.tile);
        const owners = Object.entries(feature.meeples)
            .map(([colour, count]) => (count > 0 ? `${nameOf(naming, colour)} ${count}` : ""))
            .filter(Boolean);
        const who = owners.join(", ") || figureWords(naming, figure);
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
