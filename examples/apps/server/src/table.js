// One table: a game, its players and its onlookers. Operations at a table run one after the other (inTurn()). Each change
// is on disk before a guest sees it and before the next operation starts.

import { Game, Rules, TileSet } from "mistbank";

import { given, must, mustBe, notStored, Refusal } from "./refusal.js";
import { Seats } from "./seats.js";
import { eventsSince, linesBehind, openActions, openRules, sightOf, standOf, storeNames } from "./game_view.js";

const ADVISER_RESTS = 2000; // milliseconds between the failure of an adviser and the next attempt
const ADVISER_TRIES = 3;

const BYTES_OF_TABLE = 32 * 1024; // memory of a table in addition to its game and its texts

/** Runs work(rules, options of a game) with the parsed tile sets. @param start { rules: JSON, tileSets: texts } */
function withSets({ rules, tileSets }, work) {
    const sets = [];
    try {
        for (const text of tileSets) sets.push(TileSet.parse(text));
        return work(Rules.fromJson(rules), sets.length > 0 ? { sets } : {});
    } finally {
        for (const set of sets) set.free();
    }
}

/** Creates the initial game of a table. */
const gameOf = (start) => withSets(start, (rules, options) => new Game(rules, options));

/** Returns the number of bytes that a table with this start needs in memory. @throws MistbankError if the start is
 *  invalid */
export function bytesOfTable(start) {
    const texts = start.tileSets.reduce((sum, text) => sum + text.length, 0);
    return BYTES_OF_TABLE + 2 * texts + withSets(start, (rules, options) => Game.bytesOf(rules, options));
}

const lookedUpAgain = () => new Refusal("not stored", "the table is no longer in the server's memory: send `look` again");

/** @throws Refusal if the guest has no seat */
const mustSit = ({ seat }) => must(seat !== null, "no seat", "you have no seat at this table: onlookers can only watch");

export class Table {
    /** @param parts { id, start: { rules, tileSets, waits, aids }, seats, game, version: the number of writes so far }
     *  @param host { journal, advisers, limits, now(), kept(id), gone(table) } */
    constructor({ id, start, seats, game, version = 0 }, host) {
        Object.assign(this, { id, start, seats, game, version, host });
        this.secrets = game.hasHiddenHands; // true: each seat gets its own positions; false: all guests get the same actions
        this.actions = this.secrets ? null : openActions(game);
        this.guests = new Set(); // { seat, address, tell(message) }
        this.leftAt = new Map(); // seat → time when the player lost the connection
        this.wish = null; // the open undo request, or null: { number, count, seat, agreed: the seats of the players who agree }
        this.openedAt = this.usedAt = this.host.now();
        // The number of the last undo request. Starts at the loading time, so that numbers stay unique after a reload.
        this.lastWish = Math.floor(this.openedAt);
        this.question = null; // the AbortController of the current question to an adviser
        this.last = Promise.resolve(); // the last operation at this table
        this.unfinished = 0; // number of operations that wait or run
        this.isExpected = true; // true until the first guest arrives
        this.isBroken = false; // true after a store error: memory and store may differ
    }

    static begin(id, start, wanted, host) {
        const game = gameOf(start);
        try {
            const seats = Seats.of(wanted, game.rules.players, start.waits);
            return new Table({ id, start, seats, game }, host);
        } catch (error) {
            game.free();
            throw error;
        }
    }

    /** Restores a stored table. @param begin the parsed start of the table */
    static restored(id, begin, { seats, actions, version }, host) {
        const game = gameOf(begin);
        try {
            for (const action of actions) game.apply(action);
            return new Table({ id, start: begin, seats: Seats.fromText(seats, game.rules.players), game, version }, host);
        } catch (error) {
            game.free();
            throw error;
        }
    }

    /** Runs operations one after the other. @param work the operation; starts when all earlier operations have ended
     *  @returns a promise of the result of `work` */
    inTurn(work) {
        const done = this.last.then(() => {
            if (this.isBroken || this.game === null) throw lookedUpAgain();
            return work();
        });
        ++this.unfinished;
        this.last = done.catch(() => {}).then(() => --this.unfinished);
        return done;
    }

    // --- guests and seats ---

    /** Adds a guest. @param token the token of the guest's seat; undefined for an onlooker @returns the guest's view of the
     *  table */
    async enter(guest, token) {
        guest.seat = token === undefined ? null : await this.#seatOf(token);
        must(token === undefined || guest.seat !== null, "no seat", "token: expected the token of a seat at this table");
        this.guests.add(guest);
        this.isExpected = false;
        this.usedAt = this.host.now();
        try {
            if (guest.seat !== null) await this.#comesBack(guest.seat);
        } catch (error) {
            this.guests.delete(guest);
            throw error;
        }
        const sight = this.sight(guest.seat);
        this.#think();
        return sight;
    }

    /** Returns the seat of a token; null if no seat has it. Reads the table again if another server may have issued the
     *  token. */
    async #seatOf(token) {
        const seat = this.seats.seatOf(token);
        if (seat !== null || !this.host.isShared) return seat;
        if (!(await this.catchUp())) throw lookedUpAgain();
        return this.seats.seatOf(token);
    }

    leave(guest) {
        if (!this.guests.delete(guest)) return;
        this.usedAt = this.host.now();
        if (this.guests.size === 0) this.#dropQuestion();
        if (guest.seat === null || this.isThere(guest.seat)) return;
        this.leftAt.set(guest.seat, this.host.now());
        this.#tellSeats();
    }

    isThere(seat) {
        for (const guest of this.guests) if (guest.seat === seat) return true;
        return false;
    }

    async sit(guest, seat, name) {
        must(guest.seat === null, "seat taken", `you already have seat ${guest.seat} at this table`);
        const token = this.seats.take(seat, name, this.host.limits.nameLetters);
        await this.#keepSeats();
        guest.seat = seat;
        await this.#comesBack(seat);
        const sight = this.sight(seat);
        this.#think();
        return { token, ...sight };
    }

    async standUp(guest) {
        const { seat } = guest;
        mustSit(guest);
        this.seats.leave(seat);
        await this.#keepSeats();
        for (const guest of this.guests) if (guest.seat === seat) guest.seat = null;
        this.#forgetWish(seat);
        this.#tellSeats();
    }

    /** Lets an adviser play for an absent player until the player returns. */
    async replace(guest, seat, strength) {
        mustSit(guest);
        const isPerson = Number.isInteger(seat) && this.seats.get(seat) !== undefined && this.seats.isPerson(seat);
        mustBe(isPerson, "seat", seat, `the seat of a person, one of ${this.seats.persons.join(", ")}`);
        must(!this.isThere(seat), "not away", `${given("seat", seat)}: the player is connected`);
        // A player has been away since the connection was lost, or since the table was loaded if there was no connection.
        const away = (this.host.now() - (this.leftAt.get(seat) ?? this.openedAt)) / 1000;
        const { awaySeconds } = this.host.limits;
        must(
            !this.seats.isTaken(seat) || away >= awaySeconds,
            "not away",
            `seat ${seat}: the player has been away for ${Math.floor(away)} seconds, less than ${awaySeconds}`,
        );
        this.seats.standIn(seat, strength);
        await this.#keepSeats();
        this.#tellSeats();
        this.#think();
    }

    /** Begins a game that waits for the request `start`. */
    async begin(guest) {
        mustSit(guest);
        must(this.seats.areFull, "not begun", "the game can start when all seats are taken");
        if (!this.seats.isWaiting) return;
        this.seats.isWaiting = false;
        await this.#keepSeats();
        this.#tellSeats();
        this.#think();
    }

    async #comesBack(seat) {
        this.leftAt.delete(seat);
        if (this.seats.get(seat).stand !== null) {
            this.seats.standIn(seat, null);
            this.#dropQuestion(); // stops an adviser that thinks for this player
            await this.#keepSeats();
        }
        this.#tellSeats();
    }

    #keepSeats() {
        return this.#keep({ kind: "seated", seats: this.seats.toText() });
    }

    #tellSeats() {
        this.#tellAll(() => ({ tell: "seats", ...this.#seatsTold() }));
    }

    #seatsTold() {
        return { seats: this.seats.told((seat) => this.isThere(seat)), started: !this.seats.isWaiting };
    }

    // --- views ---

    sight(seat) {
        return {
            table: this.id,
            seat,
            rules: openRules(this.game),
            tileSets: this.start.tileSets,
            aids: this.start.aids ?? "all",
            ...this.#seatsTold(),
            wish: this.wish && { wish: this.wish.number, count: this.wish.count, seat: this.wish.seat },
            ...standOf(this.game),
            ...sightOf(this.game, seat),
        };
    }

    /** Returns the record with the names of the players or, while players have secrets, the position as this seat sees it. */
    record(seat) {
        storeNames(this.game, this.seats.namesIn(this.game));
        return sightOf(this.game, seat);
    }

    /** Returns whether an action is legal, and the reason if not. In games with hidden hands only the deciding player may
     *  ask. */
    why({ seat }, action) {
        const { game } = this;
        const mayKnow = !this.secrets || seat === game.decidingPlayer;
        must(mayKnow, "not you", "only the deciding player may ask whether an action is legal, because hands are hidden");
        const reason = game.whyNot(action);
        return { legal: reason === null, ...(reason === null ? {} : { reason }) };
    }

    // --- actions ---

    /** Applies an action. @param at the number of actions when the player chose the action; the action is refused if this
     *  number has changed */
    async apply(guest, action, at) {
        const { game } = this;
        mustSit(guest);
        must(this.seats.areFull, "not begun", "the game begins when all seats are taken");
        must(!this.seats.isWaiting, "not begun", "nobody has started the game: a player has to start it");
        const { actionCount } = game;
        const isCurrent = at === actionCount;
        must(isCurrent, "too late", `${given("at", at)}: the table has changed and now has ${actionCount} actions`);
        must(!game.isOver, "game over", "the game is over");
        const { decidingPlayer } = game;
        must(guest.seat === decidingPlayer, "not you", `player ${decidingPlayer} decides, you are player ${guest.seat}`);
        must(this.seats.adviserAt(guest.seat) === null, "not you", "an adviser plays at your seat");
        await this.#act(action);
    }

    async #act(action) {
        const { game } = this;
        const [number, heard, player] = [game.actionCount, game.eventCount, game.decidingPlayer];
        const text = game.text(action);
        game.apply(action); // throws, without a change, if the action is illegal
        this.wish = null;
        this.usedAt = this.host.now();
        this.#dropQuestion();
        const told = {
            tell: "acted",
            by: player,
            action: text,
            events: eventsSince(game, heard, this.seats.namesIn(game)),
            ...standOf(game),
            lines: this.#newLines(),
        };
        await this.#keep({ kind: "acted", number, action: text });
        if (!this.secrets) this.#tellAll(() => told);
        else this.#tellAll(({ seat }) => ({ ...told, ...sightOf(game, seat) }));
        this.#think();
    }

    /** Returns the new actions as all viewers see them; null if each viewer needs their own view. */
    #newLines() {
        if (this.secrets) return null;
        const before = this.actions;
        this.actions = openActions(this.game);
        return linesBehind(before, this.actions);
    }

    /** Applies changes that another server has written, and sends them to the guests. @returns true on success; false: the
     *  table has been removed from memory */
    async catchUp() {
        try {
            const kept = await this.host.kept(this.id);
            if (this.isBroken || this.game === null) return false;
            if (kept === null) {
                this.#fail("missing");
                return false;
            }
            this.#follow(kept);
        } catch (error) {
            console.error(`table ${this.id}: ${error.message}`);
            this.#fail(error.kind ?? "damaged");
            return false;
        }
        this.#tellAll(({ seat }) => ({ tell: "sight", ...this.sight(seat) }));
        this.#think();
        return true;
    }

    #follow({ seats, actions, version }) {
        const { game } = this;
        const own = game.actions().map((action) => game.text(action));
        let same = 0;
        while (same < own.length && own[same] === actions[same]) ++same;
        if (same < own.length) game.undo(own.length - same);
        for (const action of actions.slice(same)) game.apply(action);
        const before = this.seats;
        this.seats = Seats.fromText(seats, game.rules.players);
        this.version = version;
        for (const guest of this.guests)
            if (guest.seat !== null && !this.seats.isSameToken(guest.seat, before)) guest.seat = null;
        this.wish = null;
        this.#dropQuestion();
        if (!this.secrets) this.actions = openActions(game);
    }

    // --- undo ---

    /** Asks the other players to agree that the last `count` actions are undone; advisers are not asked. Undo cannot go back
     *  beyond the last draw or shuffle, and is refused after the end of the game. */
    async undo(guest, count) {
        mustSit(guest);
        const { actionCount, lastDraw, isOver } = this.game;
        must(!isOver, "game over", "the game is over, and everything hidden has been revealed");
        mustBe(Number.isInteger(count) && count > 0, "count", count, "1 or more");
        const most = actionCount - Math.max(0, lastDraw);
        const sinceDraw = `expected at most ${most}, the number of actions after the last draw or shuffle`;
        must(count <= most, "nothing to undo", `count ${count}: ${sinceDraw}`);
        const number = ++this.lastWish;
        this.wish = { number, count, seat: guest.seat, agreed: new Set([guest.seat]) };
        if (await this.#undoIfAllAgree()) return {};
        this.#tellAll(() => ({ tell: "wish", wish: number, count, seat: guest.seat }));
        return { wish: number };
    }

    /** Answers an undo request. @param number the number of the request that the player answers; a newer request may have
     *  replaced it */
    async answer(guest, agrees, number) {
        mustSit(guest);
        must(this.wish !== null, "nothing to undo", `${given("wish", number)}: no undo request is open`);
        mustBe(typeof agrees === "boolean", "agrees", agrees, "true or false");
        mustBe(Number.isInteger(number), "wish", number, "the number of an undo request");
        must(number === this.wish.number, "too late", `wish ${number}: the current undo request is ${this.wish.number}`);
        if (!agrees) return this.#forgetWish(guest.seat);
        this.wish.agreed.add(guest.seat);
        await this.#undoIfAllAgree();
    }

    /** Cancels the undo request. @param seat the seat of the player who withdraws or declines the request */
    #forgetWish(seat) {
        if (this.wish === null) return;
        const { number } = this.wish;
        this.wish = null;
        this.#tellAll(() => ({ tell: "wish", wish: number, count: 0, seat }));
    }

    async #undoIfAllAgree() {
        const { count, agreed } = this.wish;
        const persons = this.seats.seats.flatMap((_, seat) => (this.seats.adviserAt(seat) === null ? [seat] : []));
        if (!persons.every((seat) => agreed.has(seat))) return false;
        this.game.undo(count);
        this.wish = null;
        this.#dropQuestion();
        if (!this.secrets) this.actions = openActions(this.game);
        await this.#keep({ kind: "undone", number: this.game.actionCount });
        this.#tellAll(({ seat }) => ({ tell: "undone", count, ...standOf(this.game), ...sightOf(this.game, seat) }));
        this.#think();
        return true;
    }

    // --- advisers ---

    /** Asks the adviser that decides, unless it has been asked already or the table has no guests. @param tries the maximum
     *  number of attempts */
    #think(tries = ADVISER_TRIES) {
        const { game } = this;
        if (game.isOver || !this.seats.areFull || this.seats.isWaiting || this.guests.size === 0) return;
        const seat = game.decidingPlayer;
        const strength = this.seats.adviserAt(seat);
        if (strength === null || this.question !== null) return;
        const question = (this.question = new AbortController());
        const isAskedStill = () => question === this.question && !this.isBroken && this.game !== null;
        this.host.advisers
            .choose(
                { position: game.toPosition({ viewer: seat }), strength, tileSets: this.start.tileSets },
                { address: this.#addressOfPlayer(), signal: question.signal },
            )
            .then((action) => this.inTurn(() => isAskedStill() && this.#act(action)))
            .catch((error) => {
                if (!isAskedStill()) return;
                console.error(`table ${this.id}: an adviser failed: ${error.message}`);
                const again = () => {
                    if (!isAskedStill()) return;
                    this.question = null; // allows #think() to ask again
                    if (tries > 1) this.#think(tries - 1);
                };
                setTimeout(again, ADVISER_RESTS).unref();
            });
    }

    #dropQuestion() {
        this.question?.abort();
        this.question = null;
    }

    /** Returns the address of a connected player; without a connected player, the address of an onlooker. */
    #addressOfPlayer() {
        const guests = [...this.guests];
        return (guests.find(({ seat }) => seat !== null) ?? guests[0]).address;
    }

    // --- storage ---

    get isIdle() {
        return this.guests.size === 0 && this.unfinished === 0;
    }

    /** Stores a change of the table. @throws Refusal if storing fails, or if the stored version differs from the version in
     *  memory */
    async #keep(change) {
        try {
            await this.host.journal.write({ ...change, id: this.id, version: this.version });
            ++this.version;
        } catch (error) {
            if (error.kind !== "outdated") console.error(`table ${this.id}: ${error.message}`);
            if (error.kind !== "outdated" || !(await this.catchUp())) throw this.#fail(error.kind);
            throw new Refusal("too late", "another server has changed the table in the meantime: nothing was done");
        }
    }

    /** Removes this table, which differs from the store, from memory. All guests must look at the table again.
     *  @returns the refusal for the current operation */
    #fail(kind) {
        const refusal = notStored({ kind });
        if (this.isBroken) return refusal;
        this.isBroken = true;
        this.#tellAll(() => ({ tell: "gone", why: refusal.status }));
        this.host.gone(this);
        return refusal;
    }

    #tellAll(messageFor) {
        for (const guest of this.guests) guest.tell(messageFor(guest));
    }

    free() {
        this.#dropQuestion();
        this.game?.free();
        this.game = null;
    }
}
