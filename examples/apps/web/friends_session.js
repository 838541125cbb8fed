// A game that a server keeps, as somebody at the table or an onlooker follows it: with the interface of session.js, so that
// the page plays it like any other one. What is done goes to the server; what has been done comes from there, and is tried
// on a game of its own, which knows no more than its player does. Knows nothing of the page.

import { pastOf, tellsPast } from "./friends_history.js";
import { Game, TileSet } from "./library.js";
import { capital, playerName } from "./features.js";
import { decidersOf, isDrawn, whyUndoStops } from "./session.js";

/** The reasons why a table has left the memory of the server. */
const GONE = {
    "not stored": "The server could not store the last action.",
    "disk full": "The disk of the server is full. The last action is not stored.",
    missing: "The server no longer has this table.",
    damaged: "The stored table is damaged.",
};

export const hashOf = (game) => game.publicHash.toString(16).padStart(16, "0");

export class FriendsSession {
    /** @param wire with ask(), see friends_connection.js
     *  @param handlers: look() asks for the view of the table with the token of one's seat, onchange() where the game is
     *  another one, onpeople(notice) where somebody comes, goes or is away, or where the server has put the table away, in
     *  words, "" for nothing to tell, onwish() where somebody wants to take something back or no more, onrenewed() where
     *  what was shown is not what has happened, onopened(sight) where at the end hands are open, so that there is a game
     *  with its whole past to be shown: by a session of its own */
    constructor(wire, handlers) {
        this.wire = wire;
        this.handlers = handlers;
        this.isShared = true; // with a server, which keeps it
        this.game = null;
        this.people = []; // who sits where, as the server tells it
        this.place = null; // one's own seat; null: one looks on
        this.taking = null; // the seat that is asked for
        this.wish = null; // to take something back: { wish: its number, count, seat }
        this.isConnected = false;
        this.isHidden = false; // players have hands that others do not see
        this.asked = null; // the action that is on its way: { at, done: its promise }; the one before may not be answered yet
        this.renewing = null;
        this.unseen = null; // hears that one's action is shown
    }

    free() {
        this.game?.free();
        this.game = null;
    }

    // --- what the server tells ---

    /** Takes the view of the table after arrival or a new look. */
    take(sight) {
        const isNew = this.game === null;
        if (!isNew && this.isHidden !== (sight.position !== undefined)) {
            this.#stands(sight);
            return this.handlers.onopened(sight);
        }
        const past = isNew || sight.position === undefined ? [] : this.game.events();
        const next = this.#gameOf(sight);
        if (isNew) this.game = next;
        else {
            this.game.copyFrom(next);
            next.free();
        }
        this.isHidden = sight.position !== undefined;
        if (this.isHidden) tellsPast(this.game, past.filter(({ action }) => action <= sight.at));
        this.id = sight.table;
        this.tileSets = sight.tileSets;
        this.place = sight.seat;
        this.people = sight.seats;
        this.wish = sight.wish;
        this.isConnected = true;
        this.#stands(sight);
        this.isSound = hashOf(this.game) === sight.hash;
        this.deciders = this.isHidden ? [] : decidersOf(this.game, { withDraws: false });
        // Of a position nobody knows who has led to it.
        if (this.deciders.length !== this.at) this.deciders = Array(this.at).fill(null);
        if (isNew) return;
        this.handlers.onrenewed();
        this.#changed();
    }

    #gameOf({ record, position, tileSets }) {
        const sets = tileSets.map((text) => TileSet.parse(text));
        const options = sets.length > 0 ? { sets } : {};
        try {
            return record === undefined ? Game.fromPosition(position, options) : Game.replay(record, options);
        } finally {
            for (const set of sets) set.free();
        }
    }

    #stands({ at, lastDraw }) {
        this.at = at;
        this.lastDraw = lastDraw;
        this.unseen?.();
    }

    /** When another action is the last one than after so many. What is done and that it is done may be told in any order. */
    #seen(at) {
        return this.at === at && this.isConnected ? new Promise((resolve) => (this.unseen = resolve)) : undefined;
    }

    #changed() {
        this.handlers.onchange();
        this.handlers.onwish();
    }

    hear(message) {
        if (this.game === null) return; // what one sees is on its way
        const hears = { acted: this.#acted, undone: this.#undone, wish: this.#wished, seats: this.#seated, gone: this.#gone };
        hears[message.tell]?.call(this, message);
    }

    #acted(message) {
        if (message.at <= this.at) return; // it is in what one has seen
        if (message.record !== undefined) return this.take({ ...message, ...this.#unchanged });
        if (message.at !== this.at + 1 || !this.#follow(message)) return void this.renew();
        this.#stands(message);
        this.deciders.push(message.player);
        this.wish = null;
        this.#changed();
    }

    /** The server reads the table from its store when somebody looks at it. */
    async #gone({ why }) {
        this.handlers.onpeople(GONE[why]);
        try {
            const sight = await this.handlers.look();
            if (this.game !== null) this.take(sight);
        } catch (error) {
            const isTold = error.status === "unknown name" || error.status === "damaged";
            if (!isTold) this.handlers.onpeople(capital(error.message));
        }
    }

    /** @returns whether the own game has come to the same */
    #follow({ position, lines, events, hash }) {
        try {
            if (position !== undefined) {
                const next = this.#gameOf({ position, tileSets: this.tileSets });
                const past = [...this.game.events(), ...pastOf(events, next)];
                this.game.copyFrom(next);
                next.free();
                tellsPast(this.game, past);
            } else {
                if (lines === null) return false;
                for (const line of lines) this.game.apply(line);
            }
            return hashOf(this.game) === hash;
        } catch {
            return false;
        }
    }

    #undone(message) {
        this.take({ ...message, ...this.#unchanged });
    }

    /** What stays when only the game is another one. */
    get #unchanged() {
        return { table: this.id, tileSets: this.tileSets, seat: this.place, seats: this.people, wish: null };
    }

    #wished({ wish, count, seat }) {
        const wasOwn = this.isWishOwn;
        this.wish = count === 0 ? null : { wish, count, seat };
        if (this.wish === null && wasOwn && seat !== this.place)
            this.handlers.onpeople(`${capital(this.nameOf(seat))} declined the undo.`);
        if (this.isWishOwn) this.handlers.onpeople("Waiting for the others to allow your undo.");
        this.handlers.onwish();
    }

    #seated({ seats }) {
        const notices = this.people.map((before, seat) => this.#noticeOf(before, seats[seat], seat)).filter(Boolean);
        const hasLost = this.place !== null && !seats[this.place].taken; // in another window
        const hadBegun = this.hasBegun;
        this.people = seats;
        if (hasLost) this.place = null;
        this.handlers.onpeople(notices.join(" "));
        if (this.hasBegun !== hadBegun || hasLost) this.handlers.onchange();
    }

    /** What is new of a seat, for others than who sits there. */
    #noticeOf(before, now, seat) {
        if (seat === this.place || seat === this.taking) return "";
        const name = now.name || before.name || capital(playerName(this.game, seat));
        if (!before.taken && now.taken) return `${name} sits down.`;
        if (before.taken && !now.taken) return `${name} has left the table.`;
        if (now.taken && before.there && !now.there) return `${name} is away.`;
        if (now.taken && !before.there && now.there) return `${name} is back.`;
        if (before.stand === null && now.stand !== null) return `An adviser plays for ${name}.`;
        return "";
    }

    /** The line is lost, until take() is told again. */
    lost() {
        this.isConnected = false;
        this.unseen?.();
        this.wish = null;
        if (this.game !== null) this.#changed();
    }

    /** Fetches the view of the table again. */
    renew() {
        this.renewing ??= this.wire
            .ask({ do: "sight" }, (sight) => this.take(sight))
            .catch(() => {}) // without a line it is looked at when there is one
            .finally(() => (this.renewing = null));
        return this.renewing;
    }

    // --- who plays ---

    /** Of each player how strong the adviser is who plays; null: a person. */
    get seats() {
        return this.people.map(({ adviser, stand }) => adviser ?? stand);
    }

    get names() {
        return this.people.map(({ name }) => name);
    }

    nameOf(seat) {
        return this.names[seat] || playerName(this.game, seat);
    }

    /** Whether it is oneself who would like to take something back. */
    get isWishOwn() {
        return this.wish?.seat === this.place;
    }

    /** How many seats nobody has. */
    get freeSeats() {
        return this.people.filter(({ adviser, stand, taken }) => adviser === null && stand === null && !taken).length;
    }

    get hasBegun() {
        return this.freeSeats === 0;
    }

    /** Why one has to wait, in words; null: one decides, or the game is over. */
    get waiting() {
        const { game } = this;
        if (game.isOver) return null;
        if (!this.isConnected) return "Connection lost. Reconnecting…";
        if (!this.isSound) return "The page and the server disagree. Reload the page";
        if (!this.hasBegun) return this.freeSeats === 1 ? "A seat is still free" : `${this.freeSeats} seats are still free`;
        const decides = game.decidingPlayer;
        const strength = this.seats[decides];
        if (strength !== null) return `The adviser (${strength}) is thinking`;
        if (decides === this.place) return null;
        return `${capital(this.nameOf(decides))} ${this.people[decides].there ? "is deciding" : "is away"}`;
    }

    get isPersonsTurn() {
        return !this.game.isOver && this.waiting === null;
    }

    /** Advisers think at the server. */
    get isAdvisersTurn() {
        return false;
    }

    get viewer() {
        return this.place;
    }

    get isPersonsAction() {
        return this.place !== null && this.deciders.at(-1) === this.place;
    }

    // --- what one does ---

    /** @returns a promise that is kept when it is done, and shown; it is broken where the server refuses it */
    apply(action) {
        const text = this.game.text(action);
        const { at } = this;
        if (this.asked?.at === at) return this.asked.done; // somebody presses twice
        const done = this.wire
            .ask({ do: "apply", action: text, at })
            .then(() => this.#seen(at))
            .catch((error) => this.renew().then(() => Promise.reject(error)))
            .finally(() => this.asked?.done === done && (this.asked = null));
        this.asked = { at, done };
        return done;
    }

    /** Whether an action lets the server draw a tile or show something else that is hidden, or ends one's decisions. */
    reveals(action) {
        const after = this.game.clone();
        try {
            after.apply(action);
            return after.isOver || isDrawn(after) || after.decidingPlayer !== this.place || after.turn !== this.game.turn;
        } catch {
            return false; // the server tells why not
        } finally {
            after.free();
        }
    }

    /** To how many actions a step back leads: to one's own last decision; -1: there is none. */
    get stepBack() {
        return this.place === null ? -1 : this.deciders.lastIndexOf(this.place);
    }

    whyNoUndo() {
        if (this.place === null) return "You are only watching.";
        if (!this.isConnected) return "There is no connection.";
        if (this.wish !== null) return "An undo request is already open.";
        if (this.stepBack < 0) return "You have not done anything yet.";
        return this.stepBack < this.lastDraw ? whyUndoStops(this.game) : null;
    }

    /** Asks the others whether it may be taken back. @returns a promise, as that of apply() */
    undo() {
        return this.wire.ask({ do: "undo", count: this.at - this.stepBack });
    }

    /** Says to others whether they may take something back, or that one does not want to any more. */
    agree(agrees) {
        return this.wire.ask({ do: "agree", agrees, wish: this.wish?.wish });
    }

    get canRedo() {
        return false;
    }

    redo() {}

    /** Lets an adviser play at a seat where nobody is. */
    replace(seat, strength) {
        return this.wire.ask({ do: "replace", seat, strength });
    }

    /** Sits down. @returns a promise of the token by which one comes back to the seat */
    async sit(seat, name) {
        if (this.place !== null) await this.stand();
        this.taking = seat;
        try {
            const { token } = await this.wire.ask({ do: "sit", seat, name }, (sight) => this.take(sight));
            return token;
        } finally {
            this.taking = null;
        }
    }

    async stand() {
        await this.wire.ask({ do: "stand" });
        this.place = null;
    }

    /** What can be kept of the table. @returns a promise of { record }, as far as all may know it, or of { position } as one
     *  sees it, as long as others have hands */
    record() {
        return this.wire.ask({ do: "record" });
    }
}
