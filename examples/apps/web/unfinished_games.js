// The list of the unfinished games that this browser stores. It is above the New game form.

import { byId, element } from "./dom.js";
import { capital, playerName } from "./features.js";
import { Session } from "./session.js";
import { gameTitle } from "./status.js";
import { gamesBegun, takeGame } from "./store.js";

export class UnfinishedGames {
    /** @param handlers onopen(session), ontell(words) */
    constructor({ onopen, ontell }) {
        this.handlers = { onopen, ontell };
    }

    /** Updates the list of games. */
    show() {
        const items = gamesBegun().flatMap((found) => this.item(found) ?? []);
        byId("begun").hidden = items.length === 0;
        byId("begun-list").replaceChildren(...items);
    }

    /** Creates the entry of a game; null if the game is over or cannot be read. */
    item(found) {
        const words = wordsOf(found);
        if (words === null) return null;
        const [title, ...facts] = words;
        return element(
            "li",
            {},
            element(
                "button",
                { class: "choice", onclick: () => this.open(found) },
                element("b", { text: title }),
                element("span", { text: facts.join(", ") }),
            ),
        );
    }

    async open({ place, record, seats, names }) {
        if (!(await takeGame(place))) return this.handlers.ontell("This game is open in another tab.");
        this.handlers.onopen(Session.load(record, seats, names));
    }
}

/** Returns the title, turn, players and date of a game as a list of texts; null if the game is over or cannot be read. */
function wordsOf({ record, seats, names, when }) {
    let session = null;
    try {
        session = Session.load(record, seats, names);
        const { game } = session;
        if (game.isOver) return null;
        const who = session.names.map((_, player) => capital(playerName(game, player, session.names))).join(", ");
        const date = when > 0 ? [new Date(when).toLocaleString([], { dateStyle: "medium", timeStyle: "short" })] : [];
        return [gameTitle(game.rules), `Turn ${game.turn}`, who, ...date];
    } catch {
        return null;
    } finally {
        session?.free();
    }
}
