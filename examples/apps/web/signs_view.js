// Shows the signs of the tile under a mouse or a resting finger. Keyboard users move a button from tile to tile. The texts are
// loaded when they are first needed.

import { element } from "./dom.js";

const HOVER = 500; // milliseconds until a resting mouse shows signs
const LONG_PRESS = 400; // milliseconds until a resting finger shows signs
const STILL = 8; // pixels that a resting finger may move
const MOST = 6; // maximum number of shown signs
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Returns a promise of the functions of signs.js. If signs.js cannot be loaded, the functions return no signs. */
export const signs = () => import("./signs.js").catch(() => ({ signsOn: () => [], signsOfFigures: () => [] }));

export class SignsView {
    constructor(board) {
        this.board = board;
        this.game = null;
        this.naming = {};
        this.timer = null;
        this.pointed = null; // the cell under the mouse, "x,y"
        this.press = null; // the place where a finger came down
        this.isTold = false; // whether the finger has shown signs; lifting such a finger is not a tap
        this.bubble = null;
        this.button = element("button", {
            class: "tile-focus",
            onfocus: () => this.goTo(this.tile),
            onblur: () => this.hide(),
            onclick: () => this.goTo(this.tile),
            onkeydown: (event) => this.key(event),
        });
        board.layers.signs.append(this.button);
        const on = (type, hear, capture = false) => board.viewport.addEventListener(type, hear, capture);
        on("pointermove", (event) => (event.pointerType === "mouse" ? this.hover(event) : this.moved(event)));
        on("pointerdown", (event) => (event.pointerType === "mouse" ? this.leave() : this.pressed(event)));
        for (const end of ["pointerup", "pointercancel"]) on(end, () => this.letGo());
        on("pointerleave", ({ pointerType }) => pointerType === "mouse" && this.leave());
        on("click", (event) => this.clicked(event), true);
        on("contextmenu", (event) => this.isTold && event.preventDefault()); // a long press must not open the browser's menu
    }

    /** Updates the view after a change of the visible game. */
    follow(game, naming) {
        this.leave();
        this.game = game;
        this.naming = naming;
        this.tile = game.lastTile ?? 0;
        this.button.hidden = game.tileCount === 0;
        if (this.button.hidden) return;
        this.placeButton();
        if (document.activeElement === this.button) this.goTo(this.tile);
        else this.button.setAttribute("aria-label", "Signs and pieces on the tiles");
    }

    // --- mouse and finger ---

    hover(event) {
        if (event.buttons > 0 || event.target.closest("button") !== null) return this.leave();
        const { x, y } = this.board.camera.cellAt(event.clientX, event.clientY);
        if (this.pointed === `${x},${y}`) return;
        this.leave();
        this.pointed = `${x},${y}`;
        this.timer = setTimeout(() => this.tellAt(x, y), HOVER);
    }

    leave() {
        clearTimeout(this.timer);
        this.pointed = null;
        this.hide();
    }

    pressed(event) {
        this.leave();
        this.isTold = false;
        const isOnly = this.press === null; // with two fingers the player zooms, so no signs are shown
        this.press = isOnly ? { x: event.clientX, y: event.clientY } : null;
        if (!isOnly || event.target.closest("button") !== null) return;
        const { x, y } = this.board.camera.cellAt(event.clientX, event.clientY);
        this.timer = setTimeout(async () => (this.isTold = await this.tellAt(x, y)), LONG_PRESS);
    }

    moved({ clientX, clientY }) {
        if (this.press === null || Math.hypot(clientX - this.press.x, clientY - this.press.y) < STILL) return;
        clearTimeout(this.timer);
    }

    letGo() {
        this.press = null;
        clearTimeout(this.timer);
    }

    clicked(event) {
        if (!this.isTold) return;
        this.isTold = false;
        event.stopPropagation();
        event.preventDefault();
    }

    // --- keys ---

    key(event) {
        const way = ARROWS[event.key];
        if (way === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        event.stopPropagation(); // otherwise the arrow keys would also move between the board's choices
        const next = nearest(this.game.tiles, this.tile, ...way);
        if (next !== null) this.goTo(next);
    }

    async goTo(tile) {
        this.tile = tile;
        const { x, y } = this.game.tile(tile);
        this.placeButton();
        this.board.camera.reveal(x, y);
        const facts = await this.tell(tile, true);
        const names = facts.map(({ name }) => name).join(", ");
        this.button.setAttribute("aria-label", `The tile at ${x},${y}: ${names || "nothing special"}`);
    }

    placeButton() {
        const { x, y } = this.game.tile(this.tile);
        this.board.placeOnCell(this.button, x, y);
    }

    // --- showing signs ---

    /** Shows the signs of the tile on a cell. @returns a promise of true, or of false if the cell has no signs */
    async tellAt(x, y) {
        const tile = this.game?.tileAt(x, y) ?? null;
        return tile !== null && (await this.tell(tile)).length > 0;
    }

    /** Shows the signs of a tile. @param isAsked true: shows "Nothing special." for a tile without signs
     *  @returns a promise of the signs */
    async tell(tile, isAsked = false) {
        const { game } = this;
        const { signsOn } = await signs();
        if (game !== this.game || tile >= game.tileCount) return []; // the game has changed in the meantime
        this.hide();
        const facts = signsOn(game, tile, this.naming);
        const { x, y } = game.tile(tile);
        if (facts.length > 0) this.bubble = this.board.bubble(x, y, { facts: facts.slice(0, MOST) }, "fact");
        else if (isAsked) this.bubble = this.board.bubble(x, y, { words: "Nothing special." }, "fact");
        return facts;
    }

    hide() {
        if (this.bubble?.isConnected) this.board.hideBubble();
        this.bubble = null;
    }
}

/** Returns the nearest tile in a direction; null if there is none. Sideways distance counts 2.5 times. */
function nearest(tiles, from, byX, byY) {
    const here = tiles[from];
    let best = null;
    let least = Infinity;
    for (const [index, { x, y }] of tiles.entries()) {
        const ahead = (x - here.x) * byX + (y - here.y) * byY;
        const aside = Math.abs((x - here.x) * byY) + Math.abs((y - here.y) * byX);
        const distance = ahead + 2.5 * aside;
        if (ahead < 1 || distance >= least) continue;
        [best, least] = [index, distance];
    }
    return best;
}
