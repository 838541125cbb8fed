// Playing with friends over a server of games: making a table, coming to one by its link, and what happens there brought to
// the page. Loaded when it is asked for first.

import { setHash } from "./browser_history.js";
import { byId } from "./dom.js";
import { capital } from "./features.js";
import { FriendsCard } from "./friends_card.js";
import { keepName, keepToken, keptName, keptToken } from "./friends_storage.js";
import { FriendsSession } from "./friends_session.js";
import { Connection } from "./friends_connection.js";
import { hashOfTable } from "./link.js";

const ASK_AGAIN = 3000; // milliseconds, after what will be otherwise soon
const LONGEST_WAIT = 12000; // for a table to open

export class Friends {
    /** @param table of the page @param address of the server's socket
     *  @param handlers: onopen(session) where it is to be shown, onleave() where one goes back to the form, onsave() to save
     *  the record, ontell(words), nameOf() what one is called in the form */
    constructor(table, address, handlers) {
        this.table = table;
        this.address = address;
        this.handlers = handlers;
        this.wire = null;
        this.session = null;
        this.left = null; // a table where one's seat waits
        this.card = new FriendsCard({
            onsit: (seat, name) => this.#try(() => this.sit(seat, name)),
            onadviser: (seat, strength) => this.#try(() => this.session.replace(seat, strength)),
            onagree: (agrees) => this.#try(() => this.session.agree(agrees)),
            onhurry: () => this.wire.hurry(),
            onsave: () => this.handlers.onsave(),
            onleave: () => this.#try(() => this.leave()),
        });
    }

    /** Does what a server may refuse. */
    async #try(act) {
        try {
            await act();
        } catch (error) {
            this.handlers.ontell(capital(error.message));
        }
    }

    // --- coming and going ---

    /** Makes a table and sits down at it.
     *  @param rules that the library has made @param tileSets texts of sets of one's own */
    async make(rules, tileSets = []) {
        const { seed, draws, ...wanted } = rules.toJson(); // chance is the server's
        const seats = Array(rules.players).fill(null);
        let elsewhere = null; // where several servers share tables another one may have it
        await this.#come(this.address, async (wire) => {
            const made = await wire.ask({ do: "new", rules: wanted, tileSets, seats });
            if (made.elsewhere) elsewhere = made.table;
            return made.elsewhere ? null : made;
        });
        if (elsewhere !== null) await this.look(elsewhere);
        await this.sit(0, this.handlers.nameOf() || this.name);
    }

    /** Comes to a table: to one's seat if one has one there, else to look on. */
    look(id) {
        return this.#come(this.#addressOf(id), (wire) => this.#lookedAt(wire, id));
    }

    /** By this a proxy finds the server that has a table. */
    #addressOf(id) {
        return `${this.address}?table=${encodeURIComponent(id)}`;
    }

    async #lookedAt(wire, id) {
        const token = keptToken(id);
        try {
            return await wire.ask({ do: "look", table: id, ...(token === undefined ? {} : { token }) });
        } catch (error) {
            if (error.status !== "no seat") throw error;
            keepToken(id, null); // somebody else has it
            return this.#lookedAt(wire, id);
        }
    }

    /** Opens a line, and the table that is answered. */
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
        this.wire.address = this.#addressOf(session.id); // when it is lost
        setHash(hashOfTable(session.id));
        this.card.close();
        this.card.open(session, this.name);
        await this.handlers.onopen(session);
        this.card.showWish(session);
        byId(session.hasBegun ? "question" : "friends-title").focus({ preventScroll: true });
    }

    /** What one is called: as last time, else as the form has it. */
    get name() {
        return keptName() ?? this.handlers.nameOf();
    }

    async sit(seat, name) {
        const { session } = this;
        const token = await session.sit(seat, name);
        keepName(name);
        keepToken(session.id, token);
        this.card.show(session);
    }

    /** Leaves the table: the seat is free for others. */
    async leave() {
        const { session } = this;
        if (session.place !== null && !session.game.isOver && session.isConnected) await session.stand();
        if (session.isConnected || session.place === null) keepToken(session.id, null);
        this.close();
        this.left = null;
        this.handlers.onleave();
    }

    /** Looks away for now. @returns the table where one's seat waits; null: there is none */
    leaveForNow() {
        this.close();
        return this.left;
    }

    /** Looks away: one's seat stays one's own. */
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

    /** The table has shown the session again. */
    follow(session) {
        if (session !== this.session) return;
        this.card.show(session);
        if (session.isPersonsTurn) document.title = `Your turn: ${document.title}`; // seen from other windows
    }

    #changed() {
        if (this.#isSeen) this.table.show();
    }

    #peopleCame(notice) {
        if (!this.#isSeen) return;
        if (notice !== "") this.handlers.ontell(notice);
        if (this.session.isPersonsTurn) this.card.show(this.session);
        else this.table.show(); // who is waited for may be away
    }

    #wished() {
        this.card.showWish(this.session);
        if (!this.#isSeen) return;
        this.card.show(this.session);
        this.table.showTools();
    }

    /** The shown history was wrong: it is shown again, without animation. */
    #renewed() {
        if (!this.#isSeen) return;
        this.table.log.clear();
        this.table.motion.forget();
    }
}
