// The part "Set up a table": a board on which the player lays, changes and removes tiles by pointer or keys.
// table_setup_side.js is the panel next to the board.

import { Board } from "./board.js";
import { TILE } from "./camera.js";
import { cellKey } from "./choices.js";
import { byId, element, icon, picture } from "./dom.js";
import { TableSetup } from "./table_setup.js";
import { TableSetupSide } from "./table_setup_side.js";
import { mistsNote } from "./mists_note.js";
import { gameTitle } from "./status.js";
import { figureWords } from "./naming.js";
import { at, capital, reasonParts } from "./features.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const DRAG_BEGINS = 7; // pixels that the pointer moves before a drag begins

export class TableSetupView {
    /** @param handlers onplay(setting, isAsked) begins a game from the table, with a hint if isAsked is true; onleave();
     *  onchange(text) receives the position after each change; onworkshop() opens the tile workshop; ontell(words) */
    constructor(settings, { onplay, onleave, onchange, onworkshop, ontell }) {
        this.settings = settings;
        this.onworkshop = onworkshop;
        this.onplay = onplay;
        this.onchange = onchange;
        this.ontell = ontell;
        this.setting = null;
        this.board = new Board(byId("setting-board"), settings, {
            oncell: (cell) => this.press(cell),
            onwheel: (event) => this.turnByWheel(event),
        });
        this.side = new TableSetupSide(this);
        const tool = (id, sign, words, act) => {
            byId(id).append(icon(sign), element("span", { class: "tool-words", text: words }));
            byId(id).title = words;
            byId(id).setAttribute("aria-label", words);
            byId(id).addEventListener("click", act);
        };
        tool("setting-undo", "undo", "Undo", () => this.undo());
        tool("setting-leave", "cross", "Leave", onleave);
        tool("setting-ask", "hint", "Ask the adviser", () => this.play(true));
        byId("setting-play").addEventListener("click", () => this.play(false));
        for (const [id, sign, words, act] of [
            ["setting-nearer", "plus", "Zoom in (+)", () => this.board.camera.zoom(1.3)],
            ["setting-further", "minus", "Zoom out (-)", () => this.board.camera.zoom(1 / 1.3)],
            ["setting-fit", "fit", "The whole board (0)", () => this.board.camera.fitAgain()],
        ]) {
            byId(id).append(icon(sign));
            byId(id).setAttribute("aria-label", words);
            byId(id).title = words;
            byId(id).addEventListener("click", act);
        }
        byId("setting-clear").addEventListener("click", () => this.clear());
        document.addEventListener("keydown", (event) => this.key(event));
        const redraw = () => this.isOn && this.show();
        settings.addEventListener("change", redraw);
        matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redraw);
    }

    get isOn() {
        return this.setting !== null;
    }

    /** Opens a table for editing. @param setting the table, a TableSetup; the view frees it */
    open(setting) {
        this.setting?.free();
        this.setting = setting;
        this.taken = null; // the type of the tile to lay
        this.rotation = 0;
        this.isTurned = false; // whether the player has rotated the tile to lay; if so, the view does not rotate the tile
        this.chosen = null; // the cell of the tile in the side panel
        this.hovered = null;
        this.board.forget();
        this.board.hideBubble();
        this.side.begin();
        byId("setting-title").textContent = "Set up a table";
        byId("setting-game").textContent = gameTitle(setting.game.rules);
        byId("setting-mists").replaceChildren(...mistsNote(setting.game, this.onworkshop));
        this.show();
    }

    close() {
        this.board.clear();
        this.board.hideBubble();
        this.setting?.free();
        this.setting = null;
    }

    get game() {
        return this.setting.game;
    }

    /** The current position. */
    get text() {
        return this.setting.text();
    }

    // --- changes ---

    /** Changes the table. If the change is impossible, shows the reason at a cell or, without a cell, in the side panel.
     *  @returns whether the table changed */
    change(lines, cell = null) {
        const reason = this.setting.set(lines);
        if (reason === null) this.show();
        else this.refuse(reason, cell);
        return reason === null;
    }

    /** Changes the table without redrawing, because the player may be typing. If the change is impossible, shows the reason
     *  in the side panel. */
    changeBeside(lines) {
        const reason = this.setting.set(lines);
        if (reason !== null) this.refuse(reason);
        else this.tell();
        return reason === null;
    }

    /** Sets the value of the line with these first words. An impossible value is set as soon as it becomes possible. */
    want(words, value) {
        const reason = this.setting.want(words, value);
        if (reason !== null) this.refuse(`${reason}. The value will be set as soon as your other changes allow it.`);
        else this.tell();
    }

    refuse(reason, cell = null) {
        const { clause, words } = reasonParts(reason);
        if (cell !== null) return this.board.bubble(cell.x, cell.y, { clause, words });
        byId("setting-note").textContent = clause ? `${clause}: ${words}` : words;
        byId("setting-note").hidden = false;
    }

    undo() {
        if (!this.setting.canUndo) return;
        this.setting.undo();
        this.show();
    }

    /** Resets the table to the start of the game. Undo restores the removed tiles and pieces. */
    clear() {
        const empty = TableSetup.begin(this.game.rules);
        this.change(empty.lines);
        empty.free();
    }

    /** Handles a click on a cell: lays the selected tile, or shows the tile on the cell. @param isByKey true: moves the focus
     *  to the options of the shown tile */
    press({ x, y }, isByKey = false) {
        this.board.hideBubble();
        if (this.tileAt(x, y) !== null) {
            this.look(x, y);
            if (isByKey) byId("setting-question").focus();
            return;
        }
        if (this.taken === null) {
            if (this.chosen !== null) this.look();
            else this.refuse("First choose one of the remaining tiles.", { x, y });
            return;
        }
        const { rotation, reason } = this.wayAt(x, y);
        if (reason !== null) {
            this.hovered = { x, y };
            this.preview();
            this.refuse(reason, { x, y });
            return;
        }
        this.rotation = rotation;
        this.isTurned = false;
        this.hovered = null;
        this.change(this.setting.withTile(x, y, this.idOf(this.taken), rotation), { x, y });
    }

    tileAt(x, y) {
        return this.game.tileAt(x, y);
    }

    idOf(type) {
        return this.game.types[type].id;
    }

    wayAt(x, y) {
        return this.setting.wayAt(x, y, this.idOf(this.taken), this.rotation, this.isTurned);
    }

    /** Shows the tile on a cell with its pieces in the side panel; without a cell, shows the remaining tiles. */
    look(x = null, y = null) {
        this.chosen = x === null ? null : { x, y };
        this.show();
        byId("setting-side").scrollTop = 0;
        if (x !== null) this.board.camera.approach(x, y, { onlyNarrow: true });
        else this.board.camera.retreat();
    }

    /** Selects a tile to lay, or deselects the selected tile. @param isByKey true: moves the focus to the board */
    take(type, isByKey = false) {
        this.taken = this.taken === type ? null : type;
        this.rotation = 0;
        this.isTurned = false;
        this.chosen = this.hovered = null;
        this.show();
        if (!isByKey || this.taken === null) return;
        const around = this.setting.cellsAround;
        this.focusCell(around.find(({ x, y }) => this.wayAt(x, y).reason === null) ?? around[0]);
    }

    /** Stops showing a tile, and moves the focus to the tile's cell. If no tile is shown, deselects the tile to lay. */
    letGo() {
        this.board.hideBubble();
        const { chosen, taken } = this;
        if (chosen !== null) {
            this.look();
            this.focusCell(chosen);
        } else if (taken !== null) this.take(taken);
    }

    /** Drags a remaining tile to a cell. */
    drag(event, type) {
        if (event.button > 0 || event.pointerType !== "mouse") return; // a finger scrolls the list
        const holder = event.currentTarget;
        const { clientX: fromX, clientY: fromY } = event;
        const listening = new AbortController();
        const { camera, viewport } = this.board;
        let carried = null;
        const move = ({ clientX, clientY }) => {
            if (carried === null) {
                if (Math.hypot(clientX - fromX, clientY - fromY) < DRAG_BEGINS) return;
                if (this.taken !== type) this.take(type);
                carried = picture(this.faceOf(type, this.rotation, TILE), { class: "drawn carried" });
                document.body.append(carried);
            }
            carried.style.left = `${clientX}px`;
            carried.style.top = `${clientY}px`;
            carried.style.setProperty("--scale", camera.scale);
        };
        const letGo = ({ clientX, clientY }) => {
            listening.abort();
            if (carried === null) return;
            carried.remove();
            holder.addEventListener("click", (click) => click.stopImmediatePropagation(), { capture: true, once: true });
            const { left, right, top, bottom } = viewport.getBoundingClientRect();
            if (clientX > left && clientX < right && clientY > top && clientY < bottom)
                this.press(camera.cellAt(clientX, clientY));
        };
        for (const [name, listener] of [
            ["pointermove", move],
            ["pointerup", letGo],
            ["pointercancel", letGo],
        ])
            window.addEventListener(name, listener, { signal: listening.signal });
        event.preventDefault();
    }

    /** Rotates the tile in the side panel or the focused tile on the board; otherwise the tile to lay. */
    turn(by) {
        this.board.hideBubble();
        const cell = this.chosen ?? (this.taken === null ? this.focusedCell : null);
        const tile = cell === null ? null : this.tileAt(cell.x, cell.y);
        if (tile !== null) {
            const reason = this.setting.turn(this.game.tile(tile), by);
            if (reason === null) this.show();
            else this.refuse(reason, cell);
        } else if (this.taken !== null) {
            this.rotation = (this.rotation + by + 4) % 4;
            this.isTurned = true;
            this.preview();
            this.side.showTaken();
            if (this.hovered === null) return;
            const { reason } = this.wayAt(this.hovered.x, this.hovered.y);
            if (reason !== null) this.refuse(reason, this.hovered);
        }
    }

    turnByWheel(event) {
        if (this.taken === null || this.chosen !== null || Math.abs(event.deltaY) < Math.abs(event.deltaX)) return false;
        if (event.timeStamp - (this.wheeledAt ?? 0) < 160) return true;
        this.wheeledAt = event.timeStamp;
        this.turn(event.deltaY > 0 ? 1 : -1);
        return true;
    }

    /** Removes the tile on a cell, with all pieces on the tile. */
    takeAway({ x, y }) {
        if (this.tileAt(x, y) === null) return;
        const before = this.game.tiles.length;
        if (!this.change(this.setting.without(x, y), { x, y })) return;
        if (this.game.tiles.length === before) {
            this.setting.undo();
            this.show();
            this.refuse("Starting tiles cannot be removed.", { x, y });
        } else if (this.chosen !== null) this.look();
    }

    // --- drawing ---

    show() {
        const focused = document.activeElement?.dataset?.keep ?? document.activeElement?.id ?? "";
        const hadFocus = byId("setting").contains(document.activeElement);
        const cell = this.focusedCell;
        const { game, board } = this;
        if (this.chosen !== null && this.tileAt(this.chosen.x, this.chosen.y) === null) this.chosen = null;
        if (this.taken !== null && game.unseen(this.taken) === 0) this.taken = null;
        board.clear();
        board.draw(game);
        this.showCells();
        this.preview();
        this.side.show();
        if (cell !== null) this.focusCell(cell);
        else if (hadFocus) {
            const control = focused && document.querySelector(`#setting [data-keep="${focused}"], #setting [id="${focused}"]`);
            (control || byId("setting-question")).focus();
        }
        this.tell();
    }

    /** Updates the text, the undo button and the stored table after a change. */
    tell() {
        byId("setting-note").hidden = true;
        byId("setting-undo").disabled = !this.setting.canUndo;
        this.side.showText();
        this.onchange(this.text);
    }

    /** Shows a button on every tile, and on every empty cell next to a tile. */
    showCells() {
        const cells = [...this.game.tiles.map(({ x, y }) => ({ x, y, isLaid: true })), ...this.setting.cellsAround];
        this.board.showCells(cells, {
            label: (cell) => this.wordsOf(cell),
            onchoose: (cell, { detail }) => this.press(cell, detail === 0),
            onenter: (cell) => this.hover(cell),
            onleave: (cell) =>
                this.hovered !== null &&
                cellKey(cell.x, cell.y) === cellKey(this.hovered.x, this.hovered.y) &&
                this.hover(null),
        });
        const { children } = this.board.layers.cells;
        cells.forEach(({ x, y, isLaid }, index) => {
            children[index].classList.toggle("laid", isLaid === true);
            children[index].classList.toggle("looked-at", this.chosen?.x === x && this.chosen.y === y);
        });
        if (this.chosen !== null) this.side.showPlaces();
    }

    wordsOf({ x, y, isLaid }) {
        if (!isLaid) return `Empty cell ${at({ x, y })}`;
        const index = this.tileAt(x, y);
        const there = this.game.figures
            .filter(({ tile }) => tile === index)
            .map((figure) => `, ${figureWords({}, figure)}`);
        return `Tile ${this.game.types[this.game.tile(index).type]?.id ?? "face down"} ${at({ x, y })}${there.join("")}`;
    }

    /** Shows the tile to lay at the pointer or the focus, with the reason if it does not fit. */
    hover(cell) {
        if (this.taken !== null) this.board.hideBubble();
        this.hovered = cell === null || cell.isLaid || this.taken === null ? null : cell;
        if (this.hovered !== null) {
            const { rotation, reason } = this.wayAt(cell.x, cell.y);
            if (rotation !== this.rotation) {
                this.rotation = rotation;
                this.side.showTaken();
            }
            if (reason !== null) this.refuse(reason, cell);
        }
        this.preview();
    }

    preview() {
        const { board, hovered } = this;
        board.layers.ghost.replaceChildren();
        if (hovered === null || this.taken === null || this.tileAt(hovered.x, hovered.y) !== null) return;
        const { reason } = this.setting.wayAt(hovered.x, hovered.y, this.idOf(this.taken), this.rotation, true);
        const holder = picture(this.faceOf(this.taken, this.rotation, TILE), {
            class: `drawn preview ${reason === null ? "hovered" : "illegal"}`,
        });
        board.layers.ghost.append(board.place(holder, hovered.x * TILE - 2, hovered.y * TILE - 2));
    }

    faceOf(type, rotation, tileSize) {
        return this.game.tilePicture(type, rotation, { tileSize, theme: this.settings.theme });
    }

    // --- playing ---

    play(isAsked) {
        if (isAsked && this.setting.isExternal && this.setting.drawn === null) {
            this.refuse("The adviser needs the tile in hand. Choose it from the remaining tiles.");
            this.ontell(byId("setting-note").textContent);
            return;
        }
        try {
            this.onplay(this.setting, isAsked);
        } catch (error) {
            this.refuse(error.message);
            this.ontell(capital(error.message));
        }
    }

    // --- keys ---

    get focusedCell() {
        const cell = document.activeElement?.closest?.("#setting-board [data-cell]")?.dataset.cell;
        if (cell === undefined) return null;
        const [x, y] = cell.split(",").map(Number);
        return { x, y };
    }

    focusCell({ x, y }) {
        const buttons = [...this.board.layers.cells.children];
        const next = buttons.find((button) => button.dataset.cell === cellKey(x, y));
        if (next === undefined) return;
        for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
        next.focus({ preventScroll: true });
    }

    key(event) {
        if (!this.isOn || event.ctrlKey || event.altKey || event.metaKey) return;
        if (event.target.closest("dialog, textarea, select, input, summary")) return;
        const arrow = ARROWS[event.key];
        const { focusedCell: cell } = this;
        const acts = {
            r: () => this.turn(1),
            R: () => this.turn(-1),
            u: () => this.undo(),
            Delete: () => this.takeAway(cell ?? this.chosen ?? { x: NaN, y: NaN }),
            Backspace: () => this.takeAway(cell ?? this.chosen ?? { x: NaN, y: NaN }),
            Escape: () => this.letGo(),
            "+": () => this.board.camera.zoom(1.3),
            "=": () => this.board.camera.zoom(1.3),
            "-": () => this.board.camera.zoom(1 / 1.3),
            0: () => this.board.camera.fitAgain(),
        };
        if (arrow !== undefined && !event.target.closest("#setting-side")) this.board.step(...arrow);
        else if (acts[event.key] !== undefined) acts[event.key]();
        else return;
        event.preventDefault();
    }
}
