// The camera: the visible part of the board and its scale. The player changes both by dragging, by pinching, with the wheel
// and with buttons. Positions of the board are in hundredths of a tile from the north-west corner of the cell 0,0.

export const TILE = 100;
const CLOSEST = 3; // largest scale, in pixels per hundredth of a tile
const FURTHEST = 0.04; // smallest scale
const DRAG_BEGINS = 7; // pixels that the pointer moves before a drag begins
const NARROW = 800; // pixels; buttons cover the lower part of the board in narrower views
const BUTTONS = 54; // height in pixels of the buttons that cover the board
const FRAME = 10; // width of the free border around the shown part, in pixels
const SMALL = 0.6; // scale below which cells are hard to hit
const NEAR = 1.1; // largest scale after the zoom to a cell
const SETTLES_AFTER = 300; // milliseconds without movement until the board is drawn sharply again

export class Camera {
    /** @param viewport the element through which the player sees the world
     *  @param world the element that moves and scales inside the viewport
     *  @param onwheel called when the wheel turns without ctrl; returns true to prevent panning */
    constructor(viewport, world, { onwheel = () => false } = {}) {
        this.viewport = viewport;
        this.world = world;
        this.onwheel = onwheel;
        this.x = 0;
        this.y = 0;
        this.scale = 1;
        this.isMoved = false; // whether the player has moved the camera since the last fit()
        this.isNear = false; // whether approach() has zoomed in on a cell
        this.pointers = new Map();
        this.dragged = false;
        viewport.addEventListener("pointerdown", (event) => this.press(event));
        viewport.addEventListener("pointermove", (event) => this.move(event));
        for (const end of ["pointerup", "pointercancel", "lostpointercapture"])
            viewport.addEventListener(end, (event) => this.release(event));
        viewport.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
        // The end of a drag is not a click.
        viewport.addEventListener(
            "click",
            (event) => this.dragged && (event.stopPropagation(), event.preventDefault(), (this.dragged = false)),
            true,
        );
    }

    // --- position and scale ---

    /** Returns the height in pixels of the strip at the bottom of the view that buttons cover. */
    get coveredBelow() {
        return this.viewport.clientWidth < NARROW ? BUTTONS : 0;
    }

    show(glides = false) {
        this.world.classList.toggle("glides", glides);
        this.world.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
        if (this.scale !== this.shownScale) this.viewport.style.setProperty("--scale", this.scale);
        this.shownScale = this.scale;
    }

    /** Marks the camera as moved by the player. During the movement the board is only shifted and scaled; afterwards it is
     *  drawn sharply again. */
    moves() {
        this.isMoved = true;
        this.world.classList.add("moves");
        clearTimeout(this.settling);
        this.settling = setTimeout(() => this.world.classList.remove("moves"), SETTLES_AFTER);
    }

    /** Shows a part of the world as large as possible, up to a useful scale. @param part { left, top, right, bottom } */
    fit(part, glides = true) {
        this.part = part;
        const { width, height } = this.viewport.getBoundingClientRect();
        if (width === 0 || height === 0) return;
        const [wide, high] = [part.right - part.left, part.bottom - part.top];
        const below = this.coveredBelow;
        const [roomWide, roomHigh] = [width - 2 * FRAME, height - below - 2 * FRAME];
        this.scale = clamp(Math.min(roomWide / wide, roomHigh / high), FURTHEST, Math.min(1.5, Math.max(0.9, width / 500)));
        this.x = width / 2 - (this.scale * (part.left + part.right)) / 2;
        this.y = (height - below) / 2 - (this.scale * (part.top + part.bottom)) / 2;
        this.isMoved = this.isNear = false;
        this.show(glides);
    }

    /** Zooms in on a cell if it is too small to hit, unless the player has moved the camera.
     *  @param around number of visible cells on each side of the cell
     *  @param onlyNarrow true: does not zoom in a wide window */
    approach(x, y, { around = 0, onlyNarrow = false } = {}) {
        if (this.scale >= SMALL || this.isMoved || (onlyNarrow && this.viewport.clientWidth >= NARROW)) return;
        const { width, height } = this.viewport.getBoundingClientRect();
        const free = height - this.coveredBelow;
        this.scale = Math.min(NEAR, Math.min(width, free) / ((1 + 2 * around) * TILE));
        this.x = width / 2 - this.scale * (x + 0.5) * TILE;
        this.y = free / 2 - this.scale * (y + 0.5) * TILE;
        this.isNear = true;
        this.show(true);
    }

    /** Returns to the view before the zoom. */
    retreat() {
        if (this.isNear && !this.isMoved) this.fitAgain();
        this.isNear = false;
    }

    /** Shows the last fitted part again, for example after a change of the viewport's size. */
    fitAgain(glides = true) {
        if (this.part) this.fit(this.part, glides);
    }

    zoom(factor, clientX, clientY) {
        const box = this.viewport.getBoundingClientRect();
        const [x, y] = [(clientX ?? box.left + box.width / 2) - box.left, (clientY ?? box.top + box.height / 2) - box.top];
        const scale = clamp(this.scale * factor, FURTHEST, CLOSEST);
        this.x = x - ((x - this.x) * scale) / this.scale;
        this.y = y - ((y - this.y) * scale) / this.scale;
        this.scale = scale;
        this.moves();
        this.show(clientX === undefined);
    }

    pan(x, y) {
        this.x += x;
        this.y += y;
        this.moves();
        this.show();
    }

    /** Moves the camera just enough to make a cell and its surroundings visible. */
    reveal(x, y) {
        const { width, height } = this.viewport.getBoundingClientRect();
        const margin = Math.min(0.4 * TILE * this.scale, width / 5, height / 5);
        const inside = (place, size, all) => Math.max(margin - place, Math.min(0, all - margin - size - place));
        const [right, down] = [this.x + x * TILE * this.scale, this.y + y * TILE * this.scale];
        const [byX, byY] = [inside(right, TILE * this.scale, width), inside(down, TILE * this.scale, height)];
        if (byX === 0 && byY === 0) return;
        this.x += byX;
        this.y += byY;
        this.show(true);
    }

    /** Returns the cell at a point of the window. */
    cellAt(clientX, clientY) {
        const box = this.viewport.getBoundingClientRect();
        const cell = (place, shift) => Math.floor((place - shift) / (this.scale * TILE));
        return { x: cell(clientX - box.left, this.x), y: cell(clientY - box.top, this.y) };
    }

    // --- pointers and wheel ---

    press(event) {
        if (event.button > 1) return;
        if (this.pointers.size === 0) this.dragged = false;
        this.pointers.set(event.pointerId, {
            x: event.clientX,
            y: event.clientY,
            fromX: event.clientX,
            fromY: event.clientY,
        });
    }

    move(event) {
        const pointer = this.pointers.get(event.pointerId);
        if (pointer === undefined) return;
        const others = [...this.pointers.values()].filter((known) => known !== pointer);
        const [byX, byY] = [event.clientX - pointer.x, event.clientY - pointer.y];
        if (
            !this.dragged &&
            others.length === 0 &&
            Math.hypot(event.clientX - pointer.fromX, event.clientY - pointer.fromY) < DRAG_BEGINS
        )
            return;
        if (!this.dragged) {
            this.dragged = true;
            this.viewport.classList.add("dragged");
        }
        if (!this.viewport.hasPointerCapture(event.pointerId)) this.viewport.setPointerCapture(event.pointerId);
        if (others.length === 0) this.pan(byX, byY);
        else {
            const [second] = others;
            const before = Math.hypot(pointer.x - second.x, pointer.y - second.y);
            const after = Math.hypot(event.clientX - second.x, event.clientY - second.y);
            this.pan(byX / 2, byY / 2);
            if (before > 0) this.zoom(after / before, (event.clientX + second.x) / 2, (event.clientY + second.y) / 2);
        }
        pointer.x = event.clientX;
        pointer.y = event.clientY;
    }

    release(event) {
        // When the viewport captures the pointer, another element loses it. That is not a release.
        if (event.type === "lostpointercapture" && event.target !== this.viewport) return;
        this.pointers.delete(event.pointerId);
        if (this.pointers.size > 0) return;
        this.viewport.classList.remove("dragged");
        if (this.dragged) setTimeout(() => (this.dragged = false)); // the timer fires after the click that may end the drag
    }

    wheel(event) {
        event.preventDefault();
        if (event.ctrlKey || event.metaKey) this.zoom(Math.exp(-event.deltaY / 250), event.clientX, event.clientY);
        else if (!this.onwheel(event)) this.pan(-event.deltaX, -event.deltaY);
    }
}

const clamp = (value, least, most) => Math.min(most, Math.max(least, value));
