// The list of remaining tiles: each type of tile, with the number left. While the player points at a type, the board highlights
// the cells where the type fits. Each gap on the board shows the number of tiles that fit. While the player points at a gap, a
// bubble shows the chance that the gap will be filled.

import { TILE } from "./camera.js";
import { byId, closeBy, element } from "./dom.js";
import { at, plural } from "./features.js";
import { RemainingTiles } from "./remaining_tiles.js";
import { pointing } from "./places.js";

/** Returns a chance in words. Does not round to 0% or 100%. */
export function chanceWords(chance) {
    const percent = Math.round(chance * 100);
    if (percent === 0 && chance > 0) return "less than 1%";
    return percent === 100 && chance < 1 ? "more than 99%" : `${percent}%`;
}

export class RemainingTilesView {
    /** @param board the board that shows the gaps
     *  @param settings the settings of the page */
    constructor(board, settings) {
        this.board = board;
        this.settings = settings;
        this.section = byId("left");
        this.words = byId("left-words");
        this.list = byId("left-types");
        this.button = byId("left-button");
        this.left = null;
        this.chosen = null; // the type whose cells stay highlighted
        this.pictures = new Map(); // type → address of its picture, for the current theme and the types of the current game
        closeBy("left-close", () => (this.toggle(), this.button.focus()));
    }

    get isOpen() {
        return !this.section.hidden;
    }

    /** Opens or closes the list. @param game the visible game
     *  @param isLaid whether a player is laying a tile; then the cells of this tile are already highlighted */
    toggle(game, isLaid) {
        this.section.hidden = this.isOpen;
        this.button.setAttribute("aria-expanded", String(this.isOpen));
        this.chosen = null;
        if (!this.isOpen) return this.close();
        this.follow(game, isLaid);
        byId("side").scrollTo({ top: 0 });
        this.section.scrollIntoView({ block: "nearest" });
    }

    close() {
        this.left?.free();
        this.left = null;
        for (const layer of ["gaps", "fits"]) this.board.layers[layer].replaceChildren();
    }

    /** Shows the remaining tiles of the current game if the list is open. */
    follow(game, isLaid) {
        if (!this.isOpen) return;
        this.close();
        this.left = new RemainingTiles(game);
        this.isLaid = isLaid;
        if (!this.left.types.some(({ type }) => type === this.chosen)) this.chosen = null;
        this.showTypes(game);
        this.showGaps();
        this.look(this.chosen);
    }

    // --- types ---

    showTypes(game) {
        const focused = document.activeElement?.closest?.(".left-type")?.dataset.type;
        this.list.replaceChildren(
            ...this.left.types.map(({ type, id, count }) =>
                element(
                    "li",
                    {},
                    element(
                        "button",
                        {
                            class: "left-type",
                            data: { type },
                            "aria-label": `Tile ${id}, ${count} left`,
                            "aria-pressed": String(type === this.chosen),
                            onclick: () => this.choose(type),
                            ...pointing(
                                () => type,
                                (looked) => this.look(looked ?? this.chosen),
                            ),
                        },
                        element("img", { src: this.pictureOf(game, type), alt: "", width: 48, height: 48, loading: "lazy" }),
                        element("b", { text: count }),
                    ),
                ),
            ),
        );
        if (focused) this.list.querySelector(`[data-type="${focused}"]`)?.focus({ preventScroll: true });
    }

    pictureOf(game, type) {
        const { theme } = this.settings;
        if (this.types !== game.types || this.theme !== theme) this.pictures.clear();
        [this.types, this.theme] = [game.types, theme];
        if (!this.pictures.has(type)) {
            const svg = game.tilePicture(type, 0, { tileSize: 48, theme });
            this.pictures.set(type, `data:image/svg+xml,${encodeURIComponent(svg)}`);
        }
        return this.pictures.get(type);
    }

    /** Chooses a type, whose cells stay highlighted after the pointer has left it. Choosing the same type again ends this. */
    choose(type) {
        this.chosen = this.chosen === type ? null : type;
        for (const button of this.list.querySelectorAll(".left-type"))
            button.setAttribute("aria-pressed", String(Number(button.dataset.type) === this.chosen));
        this.look(type);
    }

    /** Highlights the cells where a type fits; null removes the highlight. */
    look(type) {
        const cells = type === null ? [] : (this.left.fitsOf(type) ?? []);
        this.board.layers.fits.replaceChildren(
            ...cells.map(({ x, y }) => this.board.place(element("span", { class: "fit" }), x * TILE, y * TILE)),
        );
        this.tell(type);
    }

    tell(type) {
        const { left } = this;
        const all = plural(left.count, "unseen tile");
        let words = left.count === 0 ? "No tiles are left." : `${all}. The number on a gap counts the tiles that fit there.`;
        if (left.gaps() === null) words = `${all}. At this moment the page cannot show where they fit.`;
        if (type !== null) {
            const { id, count } = left.types.find((row) => row.type === type);
            const cells = left.fitsOf(type);
            const fits =
                cells === null
                    ? ""
                    : cells.length === 0
                      ? "; it fits nowhere now"
                      : `; it fits on ${cells.length === 1 ? "the highlighted cell" : `the ${cells.length} highlighted cells`}`;
            const name = this.settings.get("commands") ? `Tile ${id}` : "This tile";
            words = `${name}: ${count} of ${left.count} left${fits}.`;
        }
        if (this.words.textContent !== words) this.words.textContent = words;
    }

    // --- gaps ---

    showGaps() {
        const lit = new Set(this.isLaid ? [...this.board.layers.cells.children].map(({ dataset }) => dataset.cell) : []);
        const gaps = this.left.gaps() ?? [];
        const buttons = gaps.map((gap, index) => {
            const cell = `${gap.x},${gap.y}`;
            const hide = () => this.lookAtGap(null);
            const button = element("button", {
                // On a highlighted cell, a click must lay the tile. The style sheet therefore lets clicks pass through the
                // gap's button to the cell.
                class: `gap${gap.count === 0 ? " closed" : ""}${lit.has(cell) ? " lit-cell" : ""}`,
                tabindex: index === 0 ? 0 : -1,
                data: { cell },
                "aria-label": `Gap ${at(gap)}: ${plural(gap.count, "remaining tile")} ${gap.count === 1 ? "fits" : "fit"}`,
                onclick: () => this.lookAtGap(gap),
                onpointerenter: ({ pointerType }) => pointerType === "mouse" && this.lookAtGap(gap),
                onpointerleave: ({ pointerType }) => pointerType === "mouse" && hide(),
                onfocus: () => button.matches(":focus-visible") && this.lookAtGap(gap),
                onblur: hide,
                text: gap.count,
            });
            return this.board.place(button, (gap.x + 1) * TILE, (gap.y + 1) * TILE);
        });
        this.board.layers.gaps.replaceChildren(...buttons);
    }

    /** Shows the chance that a gap is filled, and marks the tiles that fit there. null: hides both. */
    lookAtGap(gap) {
        const isHere = ({ x, y }) => gap !== null && x === gap.x && y === gap.y;
        for (const button of this.list.querySelectorAll(".left-type"))
            button.classList.toggle("fits-there", (this.left.fitsOf(Number(button.dataset.type)) ?? []).some(isHere));
        if (gap === null) this.board.hideBubble();
        else this.board.bubble(gap.x, gap.y, { words: this.gapWords(gap) }, "fact");
    }

    gapWords(gap) {
        const { left } = this;
        if (gap.count === 0) return "None of the remaining tiles fits here.";
        const odds = left.odds(gap);
        const here = `${gap.count} of the ${left.count} remaining tiles ${gap.count === 1 ? "fits" : "fit"} here.`;
        const next = `${here} Chance to fill it with the next tile: ${chanceWords(odds.next)}`;
        const own = Math.ceil(left.toDraw / left.players);
        if (left.isTeam || left.players === 1) return `${next}; before the end: ${chanceWords(odds.any)}.`;
        return `${next}; with one of the ${plural(own, "tile")} that each player still draws: ${chanceWords(odds.own)}.`;
    }
}
