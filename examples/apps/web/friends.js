// Playing with friends over a game server. Creates a table or opens a table by its link, and shows the table's events on the
// page. The page loads this module when it is first needed.

import { setHash } from "./browser_history.js";
import { byId } from "./dom.js";
import { capital } from "./features.js";
import { FriendsCard } from "./friends_card.js";
import { keepName, keepToken, keptName, keptToken } from "./friends_storage.js";
import { FriendsSession } from "./friends_session.js";
import { Connection } from "./friends_connection.js";
import { hashOfTable } from "./link.js";
import { TurnSound } from "./turn_sound.js";

const ASK_AGAIN = 3000; // milliseconds until the table is requested again after a refusal
const LONGEST_WAIT = 12000; // milliseconds until opening a table fails

export class Friends {
    /** @param table the page's view of a table, see table.js
     *  @param address the address of the server's web socket
     *  @param handlers onopen(session) shows a session; onleave() returns to the form; onsave() saves the record;
     *  ontell(words) shows a message; chosen() returns the choices in the form */
    constructor(table, address, handlers) {
        this.table = table;
        this.turnSound = new TurnSound(table.settings);
        this.address = address;
        this.handlers = handlers;
        this.wire = null;
        this.session = null;
        this.left = null; // the name of the table where the player keeps a seat after leaving the view
        this.card = new FriendsCard({
            onsit: (seat, name) => this.#try(() => this.sit(seat, name)),
            onstart: () => this.#try(() => this.session.start()),
            onadviser: (seat, strength) => this.#try(() => this.session.replace(seat, strength)),
            onagree: (agrees) => this.#try(() => this.session.agree(agrees)),
            onhurry: () => this.wire.hurry(),
            onsave: () => this.handlers.onsave(),
            onleave: () => this.#try(() => this.leave()),
        });
    }

    /** Runs an operation, and shows the reason if the server refuses it. */
    async #try(act) {
        try {
            await act();
        } catch (error) {
            this.handlers.ontell(capital(error.message));
        }
    }

    // --- coming and going ---

    /** Creates a table and takes the first seat that the form gives to a person. At each seat that the form gives to
     *  an adviser, an adviser plays unless a person takes the seat before the game starts.
     *  @param rules the rules of the game, an object of the library
     *  @param tileSets the texts of custom tile sets */
    async make(rules, tileSets = []) {
        const { seed, draws, ...shown } = rules.toJson(); // the server makes all random choices
        const { seats: wanted, aids } = this.handlers.chosen();
        const advisers = wanted.slice(0, rules.players);
        const seats = advisers.map(() => null);
        // The table's name if the page must reconnect: a proxy may have assigned the table to another server by its name.
        let elsewhere = null;
        await this.#come(this.address, async (wire) => {
            const made = await wire.ask({ do: "new", rules: shown, tileSets, seats, waits: true, aids });
            if (made.elsewhere) elsewhere = made.table;
            return made.elsewhere ? null : made;
        });
        if (elsewhere !== null) await this.look(elsewhere);
        const own = Math.max(0, advisers.indexOf(null));
        await this.sit(own, this.handlers.chosen().names[own].trim() || this.name);
        for (const [seat, strength] of advisers.entries())
            if (seat !== own && strength !== null) await this.session.replace(seat, strength);
    }

    /** Opens a table. A player with a seat gets this seat; everyone else is an onlooker. */
    look(id) {
        return this.#come(this.#addressOf(id), (wire) => this.#lookedAt(wire, id));
    }

    /** Returns the socket's address for a table. A proxy finds the server of the table by the name in the address. */
    #addressOf(id) {
        return `${this.address}?table=${encodeURIComponent(id)}`;
    }

    async #lookedAt(wire, id) {
        const token = keptToken(id);
        try {
            return await wire.ask({ do: "look", table: id, ...(token === undefined ? {} : { token }) });
        } catch (error) {
            if (error.status !== "no seat") throw error;
            keepToken(id, null); // the token is no longer valid: another person has the seat
            return this.#lookedAt(wire, id);
        }
    }

    /** Opens a connection, and shows the table in the answer. @param ask(wire) sends the first request */
    async #come(address, ask) {
        this.close();
        let answers;
        const answered = new Promise((resolve, reject) => (answers = { resolve, reject }));
        const wire = new Connection(address, {
            onopen: () => this.#opened(wire, ask, answers),
            onlost: () => wire === this.wire && this.session?.lost(),
            ontell: (message) => wire === this.wire && this.#hear(message),
        });
        this.wire = wire;
        const late = setTimeout(() => answers.reject(new Error("The server does not answer.")), LONGEST_WAIT);
        try {
            return await answered;
        } catch (error) {
            if (wire === this.wire) this.close();
            throw error;
        } finally {
            clearTimeout(late);
        }
    }

    async #opened(wire, ask, answers) {
        const isFirst = this.session === null;
        try {
            const sight = isFirst ? await ask(wire) : await this.#lookedAt(wire, this.session.id);
            if (wire !== this.wire) return;
            wire.settle();
            if (!isFirst) this.session.take(sight);
            else if (sight !== null) await this.#begin(sight);
            answers.resolve();
        } catch (error) {
            if (isFirst) answers.reject(error);
            else if (error.status === "unknown name") this.handlers.ontell("The server no longer has this table.");
            else if (error.status !== "lost")
                setTimeout(() => wire.isOpen && this.#opened(wire, ask, answers), ASK_AGAIN);
        }
    }

    async #begin(sight) {
        const { wire } = this;
        const session = new FriendsSession(wire, {
            look: () => this.#lookedAt(wire, session.id),
            onchange: () => this.#changed(),
            onpeople: (notice) => this.#peopleCame(notice),
            onwish: () => this.#wished(),
            onrenewed: () => this.#renewed(),
            onopened: (sight) => this.#try(() => this.#begin(sight)),
        });
        session.take(sight);
        this.session = session;
        this.wire.address = this.#addressOf(session.id); // for reconnecting
        setHash(hashOfTable(session.id));
        this.card.close();
        this.card.open(session, this.name);
        await this.handlers.onopen(session);
        this.card.showWish(session);
        byId(session.hasBegun ? "question" : "friends-title").focus({ preventScroll: true });
    }

    /** Returns the name that the player used last; if there is none, the name in the form. */
    get name() {
        return keptName() ?? this.handlers.chosen().names[0].trim();
    }

    async sit(seat, name) {
        const { session } = this;
        const token = await session.sit(seat, name);
        keepName(name);
        keepToken(session.id, token);
        this.card.show(session);
    }

    /** Leaves the table. Frees the player's seat, unless the game is over or the connection is lost. */
    async leave() {
        const { session } = this;
        if (session.place !== null && !session.game.isOver && session.isConnected) await session.stand();
        if (session.isConnected || session.place === null) keepToken(session.id, null);
        this.close();
        this.left = null;
        this.handlers.onleave();
    }

    /** Closes the view; the player keeps the seat. @returns the name of the table where the player has a seat; null without a
     *  seat */
    leaveForNow() {
        this.close();
        return this.left;
    }

    /** Closes the view and the connection; the player keeps the seat. */
    close() {
        this.wire?.close();
        this.wire = null;
        if (this.session === null) return;
        this.left = this.session.place === null || this.session.game.isOver ? null : this.session.id;
        this.session = null;
        this.card.close();
        if (location.hash !== "") setHash("");
    }

    // --- events of the table ---

    #hear(message) {
        this.session?.hear(message);
    }

    get #isSeen() {
        return this.session !== null && this.table.session === this.session && !byId("play").hidden;
    }

    /** Updates the card, the sound and the page's title after the table has shown a session. */
    follow(session) {
        if (session !== this.session) return;
        this.card.show(session);
        this.turnSound.follow(session);
        // The title is visible even while another window is in front.
        if (session.isPersonsTurn) document.title = `Your turn: ${document.title}`;
    }

    #changed() {
        if (this.#isSeen) this.table.show();
    }

    #peopleCame(notice) {
        if (!this.#isSeen) return;
        if (notice !== "") this.handlers.ontell(notice);
        if (this.session.isPersonsTurn) this.card.show(this.session);
        else this.table.show(); // shows whether the awaited player is away
    }

    #wished() {
        this.card.showWish(this.session);
        if (!this.#isSeen) return;
        this.card.show(this.session);
        this.table.showTools();
    }

    /** Clears the log and the animation, because the shown history was wrong. */
    #renewed() {
        if (!this.#isSeen) return;
        this.table.log.clear();
        this.table.motion.forget();
    }
}
