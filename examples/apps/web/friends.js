// Playing with friends over a server of games: creates a table or opens one by its link, and shows its events on the
// page. Loaded at the first use.

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
const LONGEST_WAIT = 12000; // for a table to open

export class Friends {
    /** @param table of the page
     *  @param address of the server's socket
     *  @param handlers: onopen(session) to show a session, onleave() to return to the form, onsave() to save the
     *  record, ontell(words), chosen() the choices in the form */
    constructor(table, address, handlers) {
        this.table = table;
        this.turnSound = new TurnSound(table.settings);
        this.address = address;
        this.handlers = handlers;
        this.wire = null;
        this.session = null;
        this.left = null; // a table where the player has a seat
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

    /** Runs an operation that a server may refuse. */
    async #try(act) {
        try {
            await act();
        } catch (error) {
            this.handlers.ontell(capital(error.message));
        }
    }

    // --- coming and going ---

    /** Creates a table and takes the first seat of a person. The form's advisers play unless somebody sits down there before
     *  the game starts.
     *  @param rules from the library
     *  @param tileSets texts of custom sets */
    async make(rules, tileSets = []) {
        const { seed, draws, ...shown } = rules.toJson(); // the server makes all random choices
        const { seats: wanted, aids } = this.handlers.chosen();
        const advisers = wanted.slice(0, rules.players);
        const seats = advisers.map(() => null);
        let elsewhere = null; // if several servers share tables, another one may have the table
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

    /** Opens a table: at the player's seat if the player has one, otherwise as an onlooker. */
    look(id) {
        return this.#come(this.#addressOf(id), (wire) => this.#lookedAt(wire, id));
    }

    /** A proxy finds the server of a table by this name. */
    #addressOf(id) {
        return `${this.address}?table=${encodeURIComponent(id)}`;
    }

    async #lookedAt(wire, id) {
        const token = keptToken(id);
        try {
            return await wire.ask({ do: "look", table: id, ...(token === undefined ? {} : { token }) });
        } catch (error) {
            if (error.status !== "no seat") throw error;
            keepToken(id, null); // another person has the seat
            return this.#lookedAt(wire, id);
        }
    }

    /** Opens a connection, and the table in the answer. */
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
        this.wire.address = this.#addressOf(session.id); // when the connection is lost
        setHash(hashOfTable(session.id));
        this.card.close();
        this.card.open(session, this.name);
        await this.handlers.onopen(session);
        this.card.showWish(session);
        byId(session.hasBegun ? "question" : "friends-title").focus({ preventScroll: true });
    }

    /** Returns the player's name: the last used one, otherwise the one in the form. */
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

    /** Leaves the table: the seat becomes free. */
    async leave() {
        const { session } = this;
        if (session.place !== null && !session.game.isOver && session.isConnected) await session.stand();
        if (session.isConnected || session.place === null) keepToken(session.id, null);
        this.close();
        this.left = null;
        this.handlers.onleave();
    }

    /** Leaves the view for now. @returns the table where the player has a seat; null if there is none */
    leaveForNow() {
        this.close();
        return this.left;
    }

    /** Leaves the view; the player keeps the seat. */
    close() {
        this.wire?.close();
        this.wire = null;
        if (this.session === null) return;
        this.left = this.session.place === null || this.session.game.isOver ? null : this.session.id;
        this.session = null;
        this.card.close();
        if (location.hash !== "") setHash("");
    }

    // --- what happens there ---

    #hear(message) {
        this.session?.hear(message);
    }

    get #isSeen() {
        return this.session !== null && this.table.session === this.session && !byId("play").hidden;
    }

    /** Called when the table has shown the session again. */
    follow(session) {
        if (session !== this.session) return;
        this.card.show(session);
        this.turnSound.follow(session);
        if (session.isPersonsTurn) document.title = `Your turn: ${document.title}`; // from other windows
    }

    #changed() {
        if (this.#isSeen) this.table.show();
    }

    #peopleCame(notice) {
        if (!this.#isSeen) return;
        if (notice !== "") this.handlers.ontell(notice);
        if (this.session.isPersonsTurn) this.card.show(this.session);
        else this.table.show(); // the awaited player may be away
    }

    #wished() {
        this.card.showWish(this.session);
        if (!this.#isSeen) return;
        this.card.show(this.session);
        this.table.showTools();
    }

    /** The shown history was wrong: shows it again, without animation. */
    #renewed() {
        if (!this.#isSeen) return;
        this.table.log.clear();
        this.table.motion.forget();
    }
}
