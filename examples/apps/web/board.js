// The board: the library's picture, and the clickable elements above the picture. Positions are in hundredths of a tile.
// The style sheet keeps buttons large enough to click in a distant view.

import { Camera, TILE } from "./camera.js";
import { highlight } from "./library.js";
import { element, line, picture } from "./dom.js";

const MARGIN = 18; // margin around the tiles in the library's picture
const MARGIN_WITH_COORDINATES = 30;
const BUBBLE_MILLISECONDS = 9000;
const READING = 70; // milliseconds that a bubble stays visible for each character of its text
const EDGE = 8; // pixels between a bubble above the board and the board's edge
const APART = 28; // smallest distance between two buttons, in hundredths of a tile
const FARTHEST_TOUCH = 600; // half the width of a button's largest touch area, in hundredths of a tile

const LAYERS = ["picture", "fits", "signs", "people", "cells", "ghost", "targets", "gaps", "glow", "motion", "suggestions", "above"];

export class Board {
    /** @param section the board's element on the page
     *  @param settings the settings of the page
     *  @param handlers oncell(cell): receives clicks outside buttons; onwheel(event): see Camera */
    constructor(section, settings, { oncell, onwheel }) {
        this.section = section;
        this.settings = settings;
        this.viewport = section.querySelector(".viewport");
        this.world = section.querySelector(".world");
        this.layers = Object.fromEntries(LAYERS.map((name) => [name, section.querySelector(`.${name}`)]));
        this.camera = new Camera(this.viewport, this.world, { onwheel });
        this.bounds = null;
        this.viewport.addEventListener("click", (event) => {
            if (event.target.closest("button") === null) oncell(this.camera.cellAt(event.clientX, event.clientY));
        });
        // Fits the camera again after a change of the board's size, unless the player has moved the camera or it has zoomed in
        // on a cell. The observer's first call comes when the page is shown, possibly after such a zoom.
        new ResizeObserver(() => this.camera.isMoved || this.camera.isNear || this.camera.fitAgain(false)).observe(
            this.viewport,
        );
    }

    // --- the picture ---

    /** Draws the board, and moves the camera if necessary.
     *  @param marks the marks that the library draws, for example for a hint
     *  @param kind "trail" for lasting marks, which must not hide much of the board */
    draw(game, marks = [], kind = "") {
        const options = this.settings.pictureOptions;
        this.layers.picture.dataset.marks = kind;
        this.layers.picture.innerHTML = game.picture({
            ...options,
            tileSize: TILE,
            legend: false,
            lastTile: game.actionCount > 0,
            marks,
        });
        const svg = this.layers.picture.firstElementChild;
        svg.removeAttribute("role"); // the surrounding section has a description
        svg.setAttribute("aria-hidden", "true");
        const tiles = game.tiles.length > 0 ? game.tiles : [{ x: 0, y: 0 }]; // no tiles: the cell of the first tile
        const bounds = boundsOf([...tiles, ...marks]);
        const margin = options.coordinates ? MARGIN_WITH_COORDINATES : MARGIN;
        this.place(this.layers.picture, bounds.left * TILE - margin, bounds.top * TILE - margin);
        this.keepInSight(boundsOf(tiles));
    }

    /** Fits the camera to a board that has grown, unless the player has moved the camera. */
    keepInSight(bounds) {
        const grown = JSON.stringify(bounds) !== JSON.stringify(this.bounds);
        const isFirst = this.bounds === null;
        this.bounds = bounds;
        const room = 1; // width of the border of empty cells, in cells
        if (grown && (isFirst || !this.camera.isMoved))
            this.camera.fit(
                {
                    left: (bounds.left - room) * TILE,
                    top: (bounds.top - room) * TILE,
                    right: (bounds.right + 1 + room) * TILE,
                    bottom: (bounds.bottom + 1 + room) * TILE,
                },
                !isFirst,
            );
    }

    /** Prepares the board for a new game. */
    forget() {
        this.bounds = null;
        this.hideBubble();
        this.glow(null);
    }

    place(node, x, y) {
        node.style.left = `${x}px`;
        node.style.top = `${y}px`;
        return node;
    }

    placeOnCell(node, x, y) {
        return this.place(node, x * TILE, y * TILE);
    }

    // --- places to choose ---

    /** Shows a button on the cell of each choice. @param handlers label(cell): the text; onchoose(cell, event) */
    showCells(cells, { label, onchoose, onenter, onleave }) {
        const buttons = cells.map((cell, index) => {
            const button = element("button", {
                class: "cell",
                "aria-label": label(cell),
                tabindex: index === 0 ? 0 : -1,
                data: { cell: `${cell.x},${cell.y}` },
                onclick: (event) => onchoose(cell, event),
                onpointerenter: (event) => event.pointerType === "mouse" && onenter(cell),
                onpointerleave: (event) => event.pointerType === "mouse" && onleave(cell),
                onfocus: () => button.matches(":focus-visible") && (this.camera.reveal(cell.x, cell.y), onenter(cell)),
                onblur: () => onleave(cell),
            });
            return this.place(button, cell.x * TILE, cell.y * TILE);
        });
        this.layers.cells.replaceChildren(...buttons);
    }

    /** Shows a button at the target of each choice.
     *  @param targets the result of byTarget()
     *  @param handlers functions that receive a target's entry: label() returns the text, face() the content; onchoose(),
     *  onenter(), onleave() */
    showTargets(game, targets, { label, face, onchoose, onenter, onleave }) {
        const places = apart(
            [...targets.values()].map(({ target }) => ({ ...this.middleOf(game, target), isFixed: target.kind === "cell" })),
        );
        const buttons = [...targets.values()].map((entry, index) => {
            const { target } = entry;
            const button = element(
                "button",
                {
                    class: `target ${target.kind}`,
                    "aria-label": label(entry),
                    tabindex: index === 0 ? 0 : -1,
                    data: { target: target.key, cell: `${target.x},${target.y}` },
                    onclick: () => onchoose(entry),
                    onpointerenter: () => onenter(entry),
                    onpointerleave: () => onleave(entry),
                    onfocus: () => (this.camera.reveal(target.x, target.y), onenter(entry)),
                    onblur: () => onleave(entry),
                },
                face?.(entry),
            );
            const share = target.kind === "cell" ? null : shareOf(places[index], places);
            if (share !== null) button.style.setProperty("--share", share);
            return this.place(button, places[index].x, places[index].y);
        });
        this.layers.targets.replaceChildren(...buttons);
    }

    /** Shows numbers at the targets of actions. @param numbers a list of { x, y, number }, with x and y in hundredths of a
     *  tile */
    showNumbers(numbers) {
        const places = Map.groupBy(numbers, ({ x, y }) => `${x},${y}`);
        this.layers.suggestions.replaceChildren(
            ...[...places.values()].map((here) => {
                const text = here.map(({ number }) => number).join(" ");
                return this.place(element("b", { class: "place-number", text }), here[0].x, here[0].y);
            }),
        );
    }

    /** Returns the point for a target's number. The point for a cell is the middle of the cell. */
    middleOfCell(game, target) {
        const { x, y } = this.middleOf(game, target);
        return target.kind === "cell" ? { x: x + TILE / 2, y: y + TILE / 2 } : { x, y };
    }

    /** Shows a preview of a tile that is not laid yet. @param kind "hovered", "pinned" or "illegal" */
    showTile(game, type, { x, y, rotation }, kind) {
        const svg = game.tilePicture(type, rotation, { tileSize: TILE, theme: this.settings.theme });
        this.layers.ghost.replaceChildren(
            // The picture of a tile has a margin of 2 pixels.
            this.place(picture(svg, { class: `drawn preview ${kind}` }), x * TILE - 2, y * TILE - 2),
        );
    }

    clear() {
        this.layers.ghost.replaceChildren();
        this.layers.cells.replaceChildren();
        this.layers.targets.replaceChildren();
        this.glow(null);
    }

    /** Returns the middle of a segment or a pair of segments; for other targets, the upper left corner of the cell. */
    middleOf(game, target) {
        if (target.kind === "spot") return spotOf(game, target, target.segment);
        if (target.kind === "pair") {
            const [from, to] = endsOf(game, target);
            return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        }
        return { x: target.x * TILE, y: target.y * TILE };
    }

    /** Moves the focus among the buttons on the board. @returns false if there are no buttons */
    step(byX, byY) {
        const kind = [".person", ".gap"].find((selector) => document.activeElement?.matches(selector)) ?? ".cell, .target";
        const buttons = [...this.world.querySelectorAll(kind)];
        if (buttons.length === 0) return false;
        const from = buttons.find((button) => button === document.activeElement);
        const next =
            from === undefined
                ? (buttons.find((button) => button.tabIndex === 0) ?? buttons[0])
                : nearest(buttons, from, byX, byY);
        if (next === undefined) return true;
        for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
        next.focus({ preventScroll: true, focusVisible: true });
        const [x, y] = next.dataset.cell.split(",").map(Number);
        this.camera.reveal(x, y);
        return true;
    }

    // --- highlights ---

    /** Highlights a target; null: removes the highlight. */
    glow(game, target = null) {
        if (target === null) {
            this.layers.glow.replaceChildren();
            return;
        }
        const [kind, places] =
            target.kind === "pair" ? ["spot", endsOf(game, target)] : [target.kind, [this.middleOf(game, target)]];
        this.layers.glow.replaceChildren(
            ...places.map(({ x, y }) => this.place(element("span", { class: `lit ${kind}` }), x, y)),
        );
    }

    /** Highlights a feature. @param segments the segments of the feature: a list of { tile, segment } */
    lightFeature(game, segments) {
        const cells = new Map(segments.map(({ tile }) => [tile, game.tile(tile)]));
        const parts = [...cells.values()].map(({ x, y }) =>
            this.place(element("span", { class: "lit part" }), x * TILE, y * TILE),
        );
        const dots = segments.map(({ tile, segment }) => {
            const spot = game.spot(tile, segment);
            return this.place(element("span", { class: "lit dot" }), spot.x * TILE, spot.y * TILE);
        });
        this.layers.glow.replaceChildren(...parts, ...dots);
    }

    /** Highlights cells; null: removes the highlight. */
    point(cells) {
        const lit = (cells ?? []).map(({ x, y }) =>
            this.place(element("span", { class: "lit cell" }), x * TILE, y * TILE),
        );
        this.layers.glow.replaceChildren(...lit);
    }

    /** Briefly highlights a cell, and makes it visible. */
    flash(x, y) {
        this.camera.reveal(x, y);
        this.layers.glow.replaceChildren(this.place(element("span", { class: "lit cell flash" }), x * TILE, y * TILE));
    }

    /** Shows a bubble with a text or with several named facts at a cell.
     *  @param content clause: the clause of the rules; words: the text; facts: a list of { name, words }
     *  @param kind "refusal", or "fact" for information
     *  @returns the element of the bubble */
    bubble(x, y, { clause = null, words = null, facts = [] }, kind = "refusal") {
        this.hideBubble();
        const bubble = element(
            "div",
            { class: `bubble ${kind}`, role: kind === "fact" ? "status" : "alert" },
            clause && element("b", { class: "clause", text: clause }),
            words && element("span", { text: words }),
            facts.map(factLine),
        );
        this.layers.above.append(this.place(bubble, (x + 0.5) * TILE, y * TILE));
        this.keepInside(bubble, x, y);
        const letters = bubble.textContent.length;
        this.bubbleTimer = setTimeout(() => this.hideBubble(), Math.max(BUBBLE_MILLISECONDS, letters * READING));
        return bubble;
    }

    /** Adds facts to a bubble at a cell. */
    addFacts(bubble, x, y, facts) {
        bubble.append(...facts.map(factLine));
        this.keepInside(bubble, x, y);
    }

    /** Shifts the bubble above or below a cell so that it is fully visible at the camera's next position. */
    keepInside(node, x, y) {
        const { width, height } = this.viewport.getBoundingClientRect();
        const { scale } = this.camera;
        const middle = this.camera.x + (x + 0.5) * TILE * scale;
        const half = node.offsetWidth / 2;
        node.style.setProperty("--shift", `${Math.max(EDGE + half - middle, Math.min(0, width - EDGE - half - middle))}px`);
        const [top, bottom] = [this.camera.y + y * TILE * scale, this.camera.y + (y + 1) * TILE * scale];
        const high = node.offsetHeight + 2 * EDGE;
        node.classList.toggle("no-room-above", top < high);
        node.classList.toggle("no-room-below", height - this.camera.coveredBelow - bottom < high);
        // The shift to the upper edge, for a bubble that fits neither above nor below the cell.
        node.style.setProperty("--down", `${EDGE - top}px`);
    }

    hideBubble() {
        clearTimeout(this.bubbleTimer);
        this.layers.above.querySelector(".bubble")?.remove();
    }
}

const factLine = ({ name, words }) => element("p", { class: "fact-line" }, element("b", { text: `${name}:` }), ` ${words}`);

/** Returns marks for the library's picture at the target of an action. */
export function marksOf(target, label = "") {
    if (target === null) return [];
    if (target.kind === "pair")
        return [target.segment, target.other].map((segment) => highlight(target.x, target.y, segment, { label }));
    return [highlight(target.x, target.y, target.kind === "spot" ? target.segment : null, { label })];
}

function spotOf(game, { x, y }, segment) {
    const spot = game.spot(game.tileAt(x, y), segment);
    return { x: spot.x * TILE, y: spot.y * TILE };
}

/** Returns the positions of the two segments that an action joins. */
const endsOf = (game, target) => [target.segment, target.other].map((segment) => spotOf(game, target, segment));

/** Returns a small drawing of the path between two roads of a lake, for the button of this choice. */
export function joint(game, target) {
    const middle = { x: (target.x + 0.5) * TILE, y: (target.y + 0.5) * TILE };
    const ends = endsOf(game, target).map(({ x, y }) => {
        const far = Math.hypot(x - middle.x, y - middle.y) || 1;
        return [x - middle.x, y - middle.y].map((by) => 12 + Math.round((9 * by) / far)).join(" ");
    });
    return line(`M${ends[0]}Q12 12 ${ends[1]}`);
}

function boundsOf(cells) {
    const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
    return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Moves places apart, in small steps, until their distances are at least APART. Fixed places do not move. */
function apart(places) {
    for (let round = 0; round < 30; ++round) {
        let isDone = true;
        for (const a of places)
            for (const b of places) {
                const [x, y] = [b.x - a.x, b.y - a.y];
                const distance = Math.hypot(x, y);
                if (a === b || a.isFixed || b.isFixed || distance >= APART) continue;
                isDone = false;
                const push = (APART - distance) / 2 + 0.1;
                const [byX, byY] = distance === 0 ? [1, 0] : [x / distance, y / distance];
                a.x -= byX * push;
                a.y -= byY * push;
                b.x += byX * push;
                b.y += byY * push;
            }
        if (isDone) break;
    }
    return places;
}

/** Returns the part of the board that is nearer to a place than to any other place. The result is a CSS polygon around the
 *  place, or null if no other place is near. */
function shareOf(place, places) {
    const all = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map((corner) => corner.map((side) => side * FARTHEST_TOUCH));
    let corners = all;
    for (const other of places) {
        const [x, y] = [other.x - place.x, other.y - place.y];
        const half = (x * x + y * y) / 2;
        const beyond = ([right, down]) => right * x + down * y - half; // negative if a point is nearer to the place than to `other`
        if (half === 0 || corners.every((corner) => beyond(corner) <= 0)) continue;
        corners = corners.flatMap((corner, index) => {
            const before = corners.at(index - 1);
            const [from, to] = [beyond(before), beyond(corner)];
            const onLine = before.map((start, axis) => start + ((corner[axis] - start) * from) / (from - to));
            return [...(from > 0 === to > 0 ? [] : [onLine]), ...(to > 0 ? [] : [corner])];
        });
    }
    if (corners === all) return null;
    const length = (by) => `calc(50% + ${by.toFixed(2)}px * var(--scale))`;
    return `polygon(${corners.map((corner) => corner.map(length).join(" ")).join(", ")})`;
}

/** Returns the nearest button in a direction. Sideways distance counts 2.5 times. */
function nearest(buttons, from, byX, byY) {
    const middle = (button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
    };
    const here = middle(from);
    let best;
    let least = Infinity;
    for (const button of buttons) {
        const { x, y } = middle(button);
        const ahead = (x - here.x) * byX + (y - here.y) * byY;
        const aside = Math.abs((x - here.x) * byY) + Math.abs((y - here.y) * byX);
        if (button === from || ahead < 1) continue;
        const distance = ahead + 2.5 * aside;
        if (distance < least) [best, least] = [button, distance];
    }
    return best;
}
