// Animates the last events: a tile comes down, a figure is placed or returns, the dragon flies. The animation lies over the
// picture of the new position, so players can act before it ends.

import { TILE } from "./camera.js";
import { element, meeple, picture } from "./dom.js";
import { Change, eventChange, EventKind } from "./library.js";
import { wayOf } from "./trail.js";

/** The duration of one movement, in milliseconds. */
const MILLISECONDS = { calm: 700, quick: 280, off: 0 };
const MOST = 12; // maximum number of movements in one animation; more would be confusing

/** Whether the device asks for reduced motion. */
const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Motion {
    constructor(board, settings) {
        this.board = board;
        this.settings = settings;
        this.layer = board.layers.motion;
        this.game = null;
        this.count = 0; // number of events that earlier calls to follow() have received
    }

    /** Animates the new events of a game. @param isOwn whether a player on this page has acted; then the tile is not
     *  animated, because the preview has shown it on its cell */
    follow(game, isOwn) {
        const isNext = game === this.game && game.eventCount > this.count && game.eventCount - this.count <= 4 * MOST;
        const events = isNext ? game.events(this.count) : [];
        this.game = game;
        this.count = game.eventCount;
        this.layer.replaceChildren();
        const long = isStill() ? 0 : MILLISECONDS[this.settings.get("motion")];
        if (long > 0) this.move(game, events, isOwn, long);
    }

    /** Stops all movements. The next call to follow() animates nothing. */
    forget() {
        this.game = null;
        this.layer.replaceChildren();
    }

    move(game, events, isOwn, long) {
        let place = null; // the position on the board where the next points are shown, in pixels
        let steps = 0;
        const after = () => (steps++ * long) / 4;
        for (const event of events) {
            if (steps >= MOST) return;
            const { kind, x, y, colour } = event;
            const way = wayOf(event);
            if (kind === EventKind.TileLaid && !isOwn) this.comeDown(game, event, long, after());
            else if (way !== null) this.go(way, long, after());
            else if (eventChange(kind) === Change.FigurePlaced) this.figure(game, event, long, after(), STEPS_UP);
            else if (eventChange(kind) === Change.FigureRemoved) this.figure(game, event, long, after(), GOES_HOME);
            else if (kind === EventKind.GhostsPlaced)
                this.words(this.spotOf(game, event), `+${event.count}`, null, long, after());
            else if (kind === EventKind.PointsScored && place !== null)
                this.words(place, event.points > 0 ? `+${event.points}` : String(event.points), colour, long, after());
            if (x !== 0 || y !== 0 || kind === EventKind.FeatureScored) place = this.spotOf(game, event);
        }
    }

    spotOf(game, { x, y, segment }) {
        const tile = game.tileAt(x, y);
        const segments = tile === null ? [] : (game.types[game.tile(tile).type]?.segments ?? []);
        if (segment >= segments.length) return { x: (x + 0.5) * TILE, y: (y + 0.5) * TILE };
        const spot = game.spot(tile, segment);
        return { x: spot.x * TILE, y: spot.y * TILE };
    }

    /** Animates an element once, and then removes the element. */
    run(node, { x, y }, frames, long, delay) {
        this.layer.append(this.board.place(node, x, y));
        node.animate(frames, { duration: long, delay, easing: "ease-out", fill: "both" }).finished.then(
            () => node.remove(),
            () => {}, // the element has been removed already
        );
    }

    comeDown(game, { type, count, x, y }, long, delay) {
        const svg = game.tilePicture(type, count, { tileSize: TILE, theme: this.settings.theme });
        const at = { x: x * TILE - 2, y: y * TILE - 2 };
        const hole = element("span", { class: "hole" });
        this.run(hole, { x: x * TILE, y: y * TILE }, COVERS, long, delay);
        this.run(picture(svg, { class: "drawn falling" }), at, COMES_DOWN, long, delay);
    }

    figure(game, event, long, delay, frames) {
        const node = element("span", { class: "stepping" }, meeple(event.colour));
        this.run(node, this.spotOf(game, event), frames, long, delay);
    }

    go({ from, to, colour }, long, delay) {
        const by = (axis) => `${(to[axis] - from[axis]) * TILE}px`;
        const node = element("span", { class: "mover", style: { "--colour": colour } });
        const frames = [
            { transform: "translate(-50%, -50%)" },
            { transform: `translate(-50%, -50%) translate(${by("x")}, ${by("y")})` },
        ];
        this.run(node, { x: (from.x + 0.5) * TILE, y: (from.y + 0.5) * TILE }, frames, long, delay);
    }

    words(place, text, colour, long, delay) {
        const node = element("span", { class: "gain", text });
        if (colour !== null) node.prepend(meeple(colour));
        this.run(node, place, RISES, 2 * long, delay);
    }
}

/** The animation of the cover, which hides the tile in the picture until the animated tile arrives. */
const COVERS = [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];
const COMES_DOWN = [
    { transform: "translateY(-45px) scale(1.3) rotate(-4deg)", opacity: 0 },
    { opacity: 1, offset: 0.4 },
    { transform: "none", opacity: 1 },
];
const STEPS_UP = [
    { transform: "translate(-50%, -50%) scale(2.6)", opacity: 0 },
    { opacity: 1, offset: 0.5 },
    { transform: "translate(-50%, -50%)", opacity: 1 },
];
const GOES_HOME = [
    { transform: "translate(-50%, -50%)", opacity: 1 },
    { transform: "translate(-50%, -180%) scale(1.5)", opacity: 0 },
];
const RISES = [
    { transform: "translate(-50%, -50%) scale(calc(0.7 / var(--scale)))", opacity: 0 },
    { transform: "translate(-50%, -90%) scale(calc(1 / var(--scale)))", opacity: 1, offset: 0.25 },
    { transform: "translate(-50%, -190%) scale(calc(1 / var(--scale)))", opacity: 0 },
];
