// Laying a tile. A preview follows the pointer or the focus, and a click pins it to a cell. The player then rotates and lays
// the tile. If a place or rotation is illegal, the preview shows the reason.

import { TILE } from "./camera.js";
import { cellKey, layAction } from "./choices.js";
import { element, icon, picture } from "./dom.js";
import { at, plural, reasonParts } from "./features.js";

const TURNS = ["not turned", "turned right", "turned around", "turned left"];

export class Laying {
    /** @param board the board that shows the preview
     *  @param handlers onlay(action) lays the tile; onturn() is called after each change of the preview */
    constructor(board, { onlay, onturn }) {
        this.board = board;
        this.onlay = onlay;
        this.onturn = onturn;
        this.game = null;
        this.ghost = board.layers.ghost;
    }

    get isOn() {
        return this.game !== null;
    }

    /** Starts laying. @param laying the tiles in hand, from choicesOf() */
    begin(game, laying) {
        this.game = game;
        this.tiles = laying.tiles;
        this.rotation = 0;
        this.pinned = null;
        this.hovered = null;
        const first = this.tiles.find(({ ways }) => ways.size > 0) ?? this.tiles[0];
        this.take(first.place);
    }

    end() {
        if (!this.isOn) return;
        this.game = null;
        this.pinned = this.hovered = null;
        this.ghost.replaceChildren();
        this.board.layers.above.querySelector(".turner")?.remove();
    }

    /** Selects a tile in the hand. */
    take(place) {
        this.tile = this.tiles.find((tile) => tile.place === place);
        this.unpin();
        const cells = [...this.tile.ways.values()];
        this.board.showCells(cells, {
            label: ({ x, y, rotations }) => `Lay the tile ${at({ x, y })}; it fits in ${plural(rotations.length, "way")}`,
            onchoose: (cell, event) => this.choose(cell, event),
            onenter: (cell) => this.hover(cell),
            onleave: (cell) => this.hovered === cell && this.hover(null),
        });
    }

    // --- cells ---

    /** Handles a click on a cell. The first click pins the tile to the cell, and further clicks rotate the tile. Keys and
     *  screen readers lay the tile immediately, because the focus has already shown the preview. */
    choose(cell, event) {
        if (event.detail === 0) {
            this.pinned = this.hovered?.x === cell.x && this.hovered.y === cell.y ? this.hovered : this.pinned;
            if (!this.isPinnedAt(cell)) this.pin(cell.x, cell.y);
            this.lay();
        } else if (this.isPinnedAt(cell)) this.turnOn();
        else this.pin(cell.x, cell.y);
    }

    isPinnedAt({ x, y }) {
        return this.pinned !== null && this.pinned.x === x && this.pinned.y === y;
    }

    hover(cell) {
        this.hovered = cell === null ? null : { x: cell.x, y: cell.y };
        if (cell !== null && this.pinned === null) this.rotation = this.bestRotation(cell.x, cell.y);
        this.draw();
    }

    /** Pins the preview to a cell. If possible, chooses a rotation that fits. */
    pin(x, y) {
        this.board.hideBubble();
        this.board.glow(null);
        this.rotation = this.bestRotation(x, y);
        this.pinned = { x, y };
        this.board.camera.approach(x, y, { onlyNarrow: true });
        this.board.camera.reveal(x, y);
        this.draw();
        if (!this.isLegal) this.explain();
    }

    unpin() {
        if (this.pinned !== null) this.board.camera.retreat();
        this.pinned = null;
        this.board.hideBubble();
        this.draw();
    }

    /** Handles a click or a drop anywhere on the board. Pins the tile if it fits on the cell; otherwise shows the
     *  reason. */
    drop({ x, y }) {
        if (this.tile.ways.has(cellKey(x, y))) return this.pin(x, y);
        const reason = this.game.whyNot(this.actionAt(x, y, this.rotation));
        const parts = reasonParts(reason);
        this.unpin();
        this.ghostRefused = { x, y };
        this.draw();
        this.ghostRefused = null;
        this.board.bubble(x, y, { clause: parts.clause, words: parts.words });
    }

    // --- rotations ---

    rotationsAt(x, y) {
        return this.tile.ways.get(cellKey(x, y))?.rotations ?? [];
    }

    bestRotation(x, y) {
        const rotations = this.rotationsAt(x, y);
        return rotations.includes(this.rotation) || rotations.length === 0 ? this.rotation : rotations[0];
    }

    /** Rotates the preview by quarter turns, even to a rotation that does not fit. */
    turn(by) {
        this.board.hideBubble();
        this.rotation = (this.rotation + by + 4) % 4;
        this.draw();
        if (this.pinned !== null && !this.isLegal) this.explain();
    }

    /** Rotates the preview to the next rotation that fits on the pinned cell. */
    turnOn() {
        const rotations = this.rotationsAt(this.pinned.x, this.pinned.y);
        const next = rotations[(rotations.indexOf(this.rotation) + 1) % rotations.length];
        if (next === this.rotation)
            this.board.bubble(this.pinned.x, this.pinned.y, { clause: null, words: "It fits here only this way." });
        else {
            this.board.hideBubble();
            this.rotation = next;
            this.draw();
        }
    }

    // --- laying ---

    get place() {
        return this.pinned ?? this.hovered;
    }

    get isLegal() {
        return this.place !== null && this.rotationsAt(this.place.x, this.place.y).includes(this.rotation);
    }

    actionAt(x, y, rotation) {
        return layAction(x, y, rotation, this.tile.place);
    }

    lay() {
        if (this.place === null) return;
        if (this.isLegal) this.onlay(this.actionAt(this.place.x, this.place.y, this.rotation));
        else this.explain();
    }

    explain() {
        const { x, y } = this.place;
        const reason = this.game.whyNot(this.actionAt(x, y, this.rotation));
        if (reason !== null) this.board.bubble(x, y, reasonParts(reason));
    }

    // --- drawing ---

    draw() {
        const place = this.ghostRefused ?? this.place;
        const kind = this.ghostRefused || !this.isLegal ? "illegal" : this.pinned ? "pinned" : "hovered";
        if (place === null || place === undefined) this.ghost.replaceChildren();
        else this.board.showTile(this.game, this.tile.type, { ...place, rotation: this.rotation }, kind);
        for (const cell of this.board.layers.cells.children)
            cell.classList.toggle(
                "covered",
                this.place !== null && cell.dataset.cell === cellKey(this.place.x, this.place.y),
            );
        this.drawTurner();
        this.onturn();
    }

    /** Draws the buttons below a pinned tile. */
    drawTurner() {
        const { above } = this.board.layers;
        if (this.pinned === null) {
            above.querySelector(".turner")?.remove();
            return;
        }
        let turner = above.querySelector(".turner");
        if (turner === null) {
            turner = element(
                "div",
                { class: "turner", role: "group", "aria-label": "The tile" },
                element("button", { "aria-label": "Turn left", onclick: () => this.turn(-1) }, icon("left")),
                element(
                    "button",
                    { class: "main", "aria-label": "Lay it here", onclick: () => this.lay() },
                    icon("check"),
                ),
                element(
                    "button",
                    { "aria-label": "Turn right", onclick: () => this.turn(1) },
                    icon("right"),
                ),
            );
            above.append(turner);
        }
        this.board.place(turner, (this.pinned.x + 0.5) * TILE, (this.pinned.y + 1) * TILE);
        turner.classList.toggle("illegal", !this.isLegal);
        this.board.keepInside(turner, this.pinned.x, this.pinned.y);
    }

    /** Returns the tile's rotation in words. */
    get words() {
        return TURNS[this.rotation];
    }

    // --- dragging the tile from the panel ---

    /** Lets the player drag the tile from the panel to a cell. */
    drag(event) {
        if (event.button > 0) return;
        const holder = event.currentTarget;
        const begin = { x: event.clientX, y: event.clientY };
        let carried = null;
        const move = ({ clientX, clientY }) => {
            if (carried === null && Math.hypot(clientX - begin.x, clientY - begin.y) < 8) return;
            if (carried === null) {
                carried = picture(
                    this.game.tilePicture(this.tile.type, this.rotation, {
                        tileSize: TILE,
                        theme: this.board.settings.theme,
                    }),
                    { class: "drawn carried" },
                );
                document.body.append(carried);
            }
            carried.style.left = `${clientX}px`;
            carried.style.top = `${clientY}px`;
            carried.style.setProperty("--scale", this.board.camera.scale);
        };
        const letGo = ({ type, clientX, clientY }) => {
            holder.removeEventListener("pointermove", move);
            holder.removeEventListener("pointerup", letGo);
            holder.removeEventListener("pointercancel", letGo);
            carried?.remove();
            const box = this.board.viewport.getBoundingClientRect();
            const inside = clientX > box.left && clientX < box.right && clientY > box.top && clientY < box.bottom;
            if (carried !== null && type === "pointerup" && inside && this.isOn)
                this.drop(this.board.camera.cellAt(clientX, clientY));
        };
        holder.setPointerCapture(event.pointerId);
        holder.addEventListener("pointermove", move);
        holder.addEventListener("pointerup", letGo);
        holder.addEventListener("pointercancel", letGo);
        event.preventDefault();
    }
}
