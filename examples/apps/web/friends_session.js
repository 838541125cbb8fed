// A game on a server, seen by a player or an onlooker. The class has the interface of session.js, and the page plays it like
// any other game. Actions go to the server, and the server's messages update a local game with the player's view. This
// module is independent of the page.

import { pastOf, tellsPast } from "./friends_history.js";
import { Game, TileSet } from "./library.js";
import { capital, playerName } from "./features.js";
import { decidersOf, isDrawn, whyUndoStops } from "./session.js";

/** The reasons why a table has left the memory of the server. */
const GONE = {
    "not stored": "The server could not save the last action.",
    "disk full": "The server's disk is full. The last action was not saved.",
    missing: "The server no longer has this table.",
    damaged: "The stored table is damaged.",
};

export const hashOf = (game) => game.publicHash.toString(16).padStart(16, "0");

export class FriendsSession {
    /** @param wire the connection, see friends_connection.js
     *  @param handlers look() requests the view of the table with the player's token. The session calls the other handlers:
     *  onchange() after a change of the game; onpeople(notice) with a text or "" when a player comes, goes or is away, or when
     *  the server has removed the table; onwish() when an undo request begins or ends; onrenewed() when the shown history was
     *  wrong; onopened(sight) when the end of the game opens the hands. A new session then shows the whole history. */
    constructor(wire, handlers) {
        this.wire = wire;
        this.handlers = handlers;
        this.isShared = true; // the server stores the game
        this.game = null;
        this.people = []; // the players at the seats, from the server
        this.isStarted = true; // whether somebody has started the game
        this.aids = "all"; // the aids of the table: "all", "no hints" or "none"
        this.place = null; // this player's seat; null for an onlooker
        this.taking = null; // the requested seat
        this.wish = null; // the open undo request: { wish: the number of the request, count, seat }
        this.isConnected = false;
        this.isHidden = false; // whether players have hands that others do not see
        // The last action sent to the server: { at, done: the promise of apply() }. An earlier action may still be unanswered.
        this.asked = null;
        this.renewing = null; // the promise of renew() until the view arrives
        this.unseen = null; // the function to call when the number of actions changes, or null
    }

    free() {
        this.game?.free();
        this.game = null;
    }

    // --- messages of the server ---

    /** Updates the session with a view of the table from the server. */
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
        this.isStarted = sight.started;
        this.aids = sight.aids;
        this.wish = sight.wish;
        this.isConnected = true;
        this.#stands(sight);
        this.isSound = hashOf(this.game) === sight.hash;
        this.deciders = this.isHidden ? [] : decidersOf(this.game, { withDraws: false });
        // A position does not say which player chose an earlier action.
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

    /** Returns a promise that resolves when the game no longer has `at` actions; undefined if the number already differs or the
     *  connection is lost. The answer to an action and the message about the action may come in either order. */
    #seen(at) {
        return this.at === at && this.isConnected ? new Promise((resolve) => (this.unseen = resolve)) : undefined;
    }

    #changed() {
        this.handlers.onchange();
        this.handlers.onwish();
    }

    hear(message) {
        if (this.game === null) return; // the view of the table has not arrived yet
        const hears = { acted: this.#acted, undone: this.#undone, wish: this.#wished, seats: this.#seated, gone: this.#gone };
        hears[message.tell]?.call(this, message);
    }

    #acted(message) {
        if (message.at <= this.at) return; // the view already contains the action
        if (message.record !== undefined) return this.take({ ...message, ...this.#unchanged });
        if (message.at !== this.at + 1 || !this.#follow(message)) return void this.renew();
        this.#stands(message);
        this.deciders.push(message.player);
        this.wish = null;
        this.#changed();
    }

    /** Looks at the table again, which makes the server read the table from the store. */
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

    /** Applies an action that the server has sent. @returns true if the local game then equals the server's game */
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

    /** The fields of the view that messages about actions and undo do not contain. */
    get #unchanged() {
        return { table: this.id, tileSets: this.tileSets, seat: this.place, seats: this.people, started: this.isStarted, aids: this.aids, wish: null };
    }

    #wished({ wish, count, seat }) {
        const wasOwn = this.isWishOwn;
        this.wish = count === 0 ? null : { wish, count, seat };
        if (this.wish === null && wasOwn && seat !== this.place)
            this.handlers.onpeople(`${capital(this.nameOf(seat))} declined the undo.`);
        if (this.isWishOwn) this.handlers.onpeople("Waiting for the others to allow your undo.");
        this.handlers.onwish();
    }

    #seated({ seats, started }) {
        const notices = this.people.map((before, seat) => this.#noticeOf(before, seats[seat], seat)).filter(Boolean);
        const hasLost = this.place !== null && !seats[this.place].taken; // the player has left the seat in another window
        const hadBegun = this.hasBegun;
        this.people = seats;
        this.isStarted = started;
        if (hasLost) this.place = null;
        this.handlers.onpeople(notices.join(" "));
        if (this.hasBegun !== hadBegun || hasLost) this.handlers.onchange();
    }

    /** Returns a message about a change at another player's seat; "" for none. */
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

    /** Marks the connection as lost, until the next call to take(). */
    lost() {
        this.isConnected = false;
        this.unseen?.();
        this.wish = null;
        if (this.game !== null) this.#changed();
    }

    /** Requests the view of the table again. */
    renew() {
        this.renewing ??= this.wire
            .ask({ do: "sight" }, (sight) => this.take(sight))
            .catch(() => {}) // if there is no connection, the view is requested after reconnecting
            .finally(() => (this.renewing = null));
        return this.renewing;
    }

    // --- players ---

    /** The strength of the adviser for each player; null for a person. */
    get seats() {
        return this.people.map(({ adviser, stand }) => adviser ?? stand);
    }

    get names() {
        return this.people.map(({ name }) => name);
    }

    nameOf(seat) {
        return this.names[seat] || playerName(this.game, seat);
    }

    /** Whether the open undo request is this player's own. */
    get isWishOwn() {
        return this.wish?.seat === this.place;
    }

    /** The number of free seats. */
    get freeSeats() {
        return this.people.filter(({ adviser, stand, taken }) => adviser === null && stand === null && !taken).length;
    }

    get hasBegun() {
        return this.isStarted && this.freeSeats === 0;
    }

    /** Whether this player may start the game now. */
    get mayStart() {
        return !this.isStarted && this.isConnected && this.place !== null && this.freeSeats === 0;
    }

    /** Returns the reason for waiting, in words; null if this player decides or the game is over. */
    get waiting() {
        const { game } = this;
        if (game.isOver) return null;
        if (!this.isConnected) return "Connection lost. Reconnecting…";
        if (!this.isSound) return "The page is out of step with the server. Reload the page";
        if (this.freeSeats === 0 && !this.isStarted) return "The game has not started";
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

    /** Always false, because advisers think on the server. */
    get isAdvisersTurn() {
        return false;
    }

    get viewer() {
        return this.place;
    }

    get isPersonsAction() {
        return this.place !== null && this.deciders.at(-1) === this.place;
    }

    // --- requests ---

    /** Sends an action. @returns a promise that resolves when the action is shown; rejects if the server refuses the action */
    apply(action) {
        const text = this.game.text(action);
        const { at } = this;
        if (this.asked?.at === at) return this.asked.done; // the player has already chosen an action for this decision
        const done = this.wire
            .ask({ do: "apply", action: text, at })
            .then(() => this.#seen(at))
            .catch((error) => this.renew().then(() => Promise.reject(error)))
            .finally(() => this.asked?.done === done && (this.asked = null));
        this.asked = { at, done };
        return done;
    }

    /** Returns whether an action reveals something, such as a drawn tile, or ends this player's decisions. */
    reveals(action) {
        const after = this.game.clone();
        try {
            after.apply(action);
            return after.isOver || isDrawn(after) || after.decidingPlayer !== this.place || after.turn !== this.game.turn;
        } catch {
            return false; // the server then gives the reason
        } finally {
            after.free();
        }
    }

    /** Returns the number of actions that are left after undoing this player's last decision; -1 if the player made no
     *  decision. */
    get stepBack() {
        return this.place === null ? -1 : this.deciders.lastIndexOf(this.place);
    }

    whyNoUndo() {
        if (this.place === null) return "You are only watching.";
        if (!this.isConnected) return "You are not connected to the server.";
        if (this.wish !== null) return "An undo request is already open.";
        if (this.stepBack < 0) return "You have not done anything yet.";
        return this.stepBack < this.lastDraw ? whyUndoStops(this.game) : null;
    }

    /** Asks the other players to allow an undo. @returns a promise, see apply() */
    undo() {
        return this.wire.ask({ do: "undo", count: this.at - this.stepBack });
    }

    /** Answers the open undo request, or withdraws this player's own. */
    agree(agrees) {
        return this.wire.ask({ do: "agree", agrees, wish: this.wish?.wish });
    }

    get canRedo() {
        return false;
    }

    redo() {}

    /** Lets an adviser play at a free seat, or for an absent player. */
    replace(seat, strength) {
        return this.wire.ask({ do: "replace", seat, strength });
    }

    /** Takes a seat. @returns a promise of the token with which the player can return to the seat */
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

    /** Starts the game. */
    start() {
        return this.wire.ask({ do: "start" });
    }

    async stand() {
        await this.wire.ask({ do: "stand" });
        this.place = null;
    }

    /** Requests the data to save. @returns a promise of { record } with public information, or, while others have hidden hands,
     *  of { position } with this player's view */
    record() {
        return this.wire.ask({ do: "record" });
    }
}
