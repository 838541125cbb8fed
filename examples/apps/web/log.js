// What has happened, in the library's sentences, by turns. Cells named in them are buttons that show where that is.

import { EventKind } from "./library.js";
import { byId, element, icon } from "./dom.js";
import { cellsIn, linked, pointing } from "./places.js";
import { capital } from "./features.js";
import { plainEvent } from "./plain_text.js";

export class Log {
    /** @param handlers as linked() has them: what sentences point at */
    constructor(handlers) {
        this.list = byId("log");
        this.handlers = handlers;
        this.naming = {}; // of the players, see namingOf()
        this.isAtEnd = true;
        this.list.addEventListener("scroll", () => {
            const { scrollTop, clientHeight, scrollHeight } = this.list;
            this.isAtEnd = scrollTop + clientHeight > scrollHeight - 12;
        });
        new ResizeObserver(() => this.isAtEnd && this.showEnd()).observe(this.list); // what is beside it has grown
        this.latest = byId("latest"); // one line, which opens the others
        this.latest.addEventListener("click", () => this.setOpen(!this.isOpen));
        this.list.addEventListener("focus", () => this.setOpen(true), true); // also by keys
        this.setOpen(false);
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
        this.showEnd();
        const said = [...this.list.querySelectorAll(".events li")].findLast(({ dataset }) => dataset.quiet === undefined);
        const parts = [...(said?.cloneNode(true).childNodes ?? [])];
        const words = parts.flatMap((part) => (part.matches?.(".where") ? [...part.childNodes] : part)); // no buttons in a button
        const shown = said === undefined ? "Game log" : words;
        this.latest.replaceChildren(icon("up"), element("span", { class: "words" }, shown));
    }

    /** While it is closed it is still read aloud. */
    setOpen(isOpen) {
        this.isOpen = isOpen;
        byId("history").classList.toggle("open", isOpen);
        this.latest.setAttribute("aria-expanded", String(isOpen));
        this.showEnd();
    }

    showEnd() {
        this.list.scrollTop = this.list.scrollHeight;
        this.isAtEnd = true;
    }

    clear() {
        this.list.replaceChildren();
        this.shown = 0;
        this.turn = null;
    }

    add(event) {
        const tile = this.game.types[event.type]?.id;
        const sentence = plainEvent(this.game.sentence(event, this.naming), this.naming, tile);
        if (event.kind === EventKind.TurnBegan || this.turn === null) {
            const title = event.kind === EventKind.TurnBegan ? capital(sentence) : "Start";
            this.turn = element("ul", { class: "events" });
            this.list.append(
                element("li", { class: "round" }, element("span", { class: "round-title", text: title }), this.turn),
            );
            if (event.kind === EventKind.TurnBegan) return;
        }
        const { onpoint } = this.handlers;
        const cells = cellsIn(sentence);
        const { onpointerenter, onpointerleave } = pointing(() => cells, onpoint);
        this.turn.append(
            element(
                "li",
                {
                    class: TONES[event.kind] ?? null,
                    data: QUIET.has(event.kind) ? { quiet: "" } : {},
                    ...(cells.length > 0 ? { onpointerenter, onpointerleave } : {}),
                },
                linked(this.begun(event, sentence), this.handlers),
            ),
        );
    }

    /** The sentence with a capital, unless it begins with the id of a tile, which only developers see. */
    begun({ type }, sentence) {
        const beginsWithId = this.naming.isForDevelopers && sentence.split(" ", 1)[0] === this.game.types[type]?.id;
        return beginsWithId ? `Tile ${sentence}` : capital(sentence);
    }
}

/** What the panel of the turn tells anyway. */
const QUIET = new Set([EventKind.TileDrawn]);

const TONES = {
    [EventKind.PointsScored]: "good",
    [EventKind.Won]: "good",
    [EventKind.Lost]: "bad",
    [EventKind.GhostsPlaced]: "misty",
    [EventKind.MeepleHaunted]: "misty",
};
