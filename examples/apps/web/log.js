// The log: the library's sentences about the events, grouped by turn. Cells in a sentence are buttons that show the cell.

import { EventKind } from "./library.js";
import { byId, element, icon } from "./dom.js";
import { cellsIn, linked, pointing } from "./places.js";
import { capital } from "./features.js";
import { plainEvent } from "./plain_text.js";

export class Log {
    /** @param handlers the handlers of linked(), for the cells in sentences */
    constructor(handlers) {
        this.list = byId("log");
        this.handlers = handlers;
        this.naming = {}; // the names of the players, see namingOf()
        this.isAtEnd = true;
        this.list.addEventListener("scroll", () => {
            const { scrollTop, clientHeight, scrollHeight } = this.list;
            this.isAtEnd = scrollTop + clientHeight > scrollHeight - 12;
        });
        // The log's size changes with the elements next to it. If the end of the log was visible, it stays visible.
        new ResizeObserver(() => this.isAtEnd && this.showEnd()).observe(this.list);
        this.latest = byId("latest"); // the last line, which opens and closes the log
        this.latest.addEventListener("click", () => this.setOpen(!this.isOpen));
        this.list.addEventListener("focus", () => this.setOpen(true), true); // opens the log for keyboard users
        this.setOpen(false);
        this.shown = 0; // number of shown events
        this.game = null;
    }

    /** Shows the events of a game. Screen readers read new events aloud if isSpoken is true. */
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
        // The last line is a button, and a button must not contain buttons.
        const words = parts.flatMap((part) => (part.matches?.(".where") ? [...part.childNodes] : part));
        const shown = said === undefined ? "Game log" : words;
        this.latest.replaceChildren(icon("up"), element("span", { class: "words" }, shown));
    }

    /** Opens or closes the log. Screen readers read the log even while it is closed. */
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

    /** Returns the sentence with a capital letter at its start. A sentence that begins with the id of a tile, which only
     *  developers see, gets "Tile" before the id instead. */
    begun({ type }, sentence) {
        const beginsWithId = this.naming.isForDevelopers && sentence.split(" ", 1)[0] === this.game.types[type]?.id;
        return beginsWithId ? `Tile ${sentence}` : capital(sentence);
    }
}

/** Events that the last line does not show, because the turn panel already shows them. */
const QUIET = new Set([EventKind.TileDrawn]);

const TONES = {
    [EventKind.PointsScored]: "good",
    [EventKind.Won]: "good",
    [EventKind.Lost]: "bad",
    [EventKind.GhostsPlaced]: "misty",
    [EventKind.MeepleHaunted]: "misty",
};
