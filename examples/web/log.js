// What has happened, in the library's sentences, by turns. Cells named in them are buttons that show where that is.

import { EventKind } from "./library.js";
import { byId, element } from "./dom.js";
import { capital } from "./words.js";

export class Log {
    /** @param onshow(x, y) where a sentence points to */
    constructor({ onshow }) {
        this.list = byId("log");
        this.onshow = onshow;
        this.shown = 0; // events
        this.game = null;
    }

    /** Shows the events of a game. Those that are new are read aloud, if it is `spoken`. */
    follow(game, isSpoken = true) {
        const count = game.eventCount;
        if (game !== this.game || count < this.shown || !isSpoken) this.clear();
        this.list.setAttribute("aria-live", isSpoken && this.shown > 0 ? "polite" : "off");
        this.game = game;
        for (const event of game.events(this.shown)) this.add(event);
        this.shown = count;
        this.list.scrollTop = this.list.scrollHeight;
    }

    clear() {
        this.list.replaceChildren();
        this.shown = 0;
        this.turn = null;
    }

    add(event) {
        const sentence = this.game.sentence(event);
        if (event.kind === EventKind.TurnBegan || this.turn === null) {
            const title = event.kind === EventKind.TurnBegan ? capital(sentence) : "The start";
            this.turn = element("ul", { class: "events" });
            this.list.append(
                element("li", { class: "round" }, element("span", { class: "round-title", text: title }), this.turn),
            );
            if (event.kind === EventKind.TurnBegan) return;
        }
        this.turn.append(element("li", { class: TONES[event.kind] ?? null }, this.linked(this.begun(sentence))));
    }

    /** The sentence with a capital, unless it begins with the name of a tile. */
    begun(sentence) {
        return this.game.findType(sentence.split(" ", 1)[0]) === null ? capital(sentence) : `Tile ${sentence}`;
    }

    /** The sentence with its cells as buttons. */
    linked(sentence) {
        return sentence.split(/(-?\d+,-?\d+)/).map((part, index) => {
            if (index % 2 === 0) return part;
            const [x, y] = part.split(",").map(Number);
            return element("button", {
                type: "button",
                class: "where",
                "aria-label": `Show ${part} on the board`,
                onclick: () => this.onshow(x, y),
                text: part,
            });
        });
    }
}

const TONES = {
    [EventKind.PointsScored]: "good",
    [EventKind.Won]: "good",
    [EventKind.Lost]: "bad",
    [EventKind.GhostsPlaced]: "misty",
    [EventKind.MeepleHaunted]: "misty",
};
