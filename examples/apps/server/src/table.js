// One table: a game, who sits at it, and who looks on. What is done at it is on disk before anybody hears of it, sees it or
// goes on from it: everything at a table waits for its turn (inTurn()).

import { Game, Rules, TileSet } from "mistbank";

import { must, notStored, Refusal } from "./refusal.js";
import { Seats } from "./seats.js";
import { eventsSince, linesBehind, openActions, openRules, sightOf, standOf } from "./game_view.js";

const ADVISER_RESTS = 2000; // milliseconds after it has failed
const ADVISER_TRIES = 3;

const BYTES_OF_TABLE = 32 * 1024; // beside its game and its texts

/** @param start { rules, tileSets }: as JSON of the library, and texts @param work(rules, options of a game) */
function withSets({ rules, tileSets }, work) {
    const sets = [];
    try {
        for (const text of tileSets) sets.push(TileSet.parse(text));
        return work(Rules.fromJson(rules), sets.length > 0 ? { sets } : {});
    } finally {
        for (const set of sets) set.free();
    }
}

/** The game that a table begins with. */
const gameOf = (start) => withSets(start, (rules, options) => new Game(rules, options));

/** How many bytes a table takes that begins so. @throws MistbankError where there is no such game */
export function bytesOfTable(start) {
    const texts = start.tileSets.reduce((sum, text) => sum + text.length, 0);
    return BYTES_OF_TABLE + 2 * texts + withSets(start, (rules, options) => Game.bytesOf(rules, options));
}

const lookedUpAgain = () => new Refusal("not stored", "the table is being looked up again; look at it once more");

export class Table {
    /** @param parts { id, start, seats, game, version: how often the store has written it }
     *  @param host { journal, advisers, limits, now(), kept(id), gone(table) } */
    constructor({ id, start, seats, game, version = 0 }, host) {
        Object.assign(this, { id, start, seats, game, version, host });
        this.secrets = game.hasHiddenHands; // each seat gets its own positions; otherwise all get the same actions
        this.actions = this.secrets ? null : openActions(game);
        this.guests = new Set(); // { seat, tell(message) }
        this.leftAt = new Map(); // when who sat at a seat lost the connection
        this.wish = null; // to undo: { number, count, seat, agreed }
        this.openedAt = this.usedAt = this.host.now();
        this.lastWish = Math.floor(this.openedAt); // a table that comes back into memory numbers no wish as it did before
        this.question = null; // what an adviser thinks of now: an AbortController
        this.last = Promise.resolve(); // what was begun last at this table
        this.unfinished = 0; // things that were begun
        this.isExpected = true; // until the first guest is there
        this.isBroken = false; // what is in memory is not what is on disk
    }

    static begin(id, start, wanted, host) {
        const game = gameOf(start);
        try {
            return new Table({ id, start, seats: Seats.of(wanted, game.rules.players), game }, host);
        } catch (error) {
            game.free();
            throw error;
        }
    }

    /** What the store has kept. @param begin what its `start` says */
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

    /** Does one thing after the other. @param work that is begun when all before it has ended, well or not
     *  @returns a promise of what it comes to */
    inTurn(work) {
        const done = this.last.then(() => {
            if (this.isBroken || this.game === null) throw lookedUpAgain();
            return work();
        });
        ++this.unfinished;
        this.last = done.catch(() => {}).then(() => --this.unfinished);
        return done;
    }

    // --- who is there ---

    /** Somebody looks from now on. @param token of a seat; undefined: none @returns what he sees */
    async enter(guest, token) {
        guest.seat = token === undefined ? null : await this.#seatOf(token);
        must(token === undefined || guest.seat !== null, "no seat", "this token opens no seat of this table");
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

    /** The seat of a token, which another server may have given before this one hears of it; null: none. */
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
        must(guest.seat === null, "seat taken", "you sit at this table");
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
        must(seat !== null, "no seat", "you sit at no seat of this table");
        this.seats.leave(seat);
        await this.#keepSeats();
        for (const guest of this.guests) if (guest.seat === seat) guest.seat = null;
        this.#forgetWish(seat);
        this.#tellSeats();
    }

    /** An adviser plays for somebody who is away, until he comes back. */
    async replace(guest, seat, strength) {
        must(guest.seat !== null, "no seat", "only who sits at this table may ask for that");
        must(
            Number.isInteger(seat) && this.seats.get(seat) !== undefined && this.seats.isPerson(seat),
            "invalid argument",
            "seat: that of a person",
        );
        must(!this.isThere(seat), "not away", "who sits there is there");
        // Of somebody who has not been there since the table came into memory nobody knows for how long he has been away.
        const away = (this.host.now() - (this.leftAt.get(seat) ?? this.openedAt)) / 1000;
        must(
            !this.seats.isTaken(seat) || away >= this.host.limits.awaySeconds,
            "not away",
            `not before ${this.host.limits.awaySeconds} seconds without him`,
        );
        this.seats.standIn(seat, strength);
        await this.#keepSeats();
        this.#tellSeats();
        this.#think();
    }

    async #comesBack(seat) {
        this.leftAt.delete(seat);
        if (this.seats.get(seat).stand !== null) {
            this.seats.standIn(seat, null);
            this.#dropQuestion(); // which an adviser thinks of for him
            await this.#keepSeats();
        }
        this.#tellSeats();
    }

    #keepSeats() {
        return this.#keep({ kind: "seated", seats: this.seats.toText() });
    }

    #tellSeats() {
        this.#tellAll(() => ({ tell: "seats", seats: this.#seatsTold() }));
    }

    #seatsTold() {
        return this.seats.told((seat) => this.isThere(seat));
    }

    // --- what is seen ---

    sight(seat) {
        return {
            table: this.id,
            seat,
            rules: openRules(this.game),
            tileSets: this.start.tileSets,
            seats: this.#seatsTold(),
            wish: this.wish && { wish: this.wish.number, count: this.wish.count, seat: this.wish.seat },
            ...standOf(this.game),
            ...sightOf(this.game, seat),
        };
    }

    /** Whether an action would be legal, and why not. Of hands that others do not see only who decides may know that. */
    why({ seat }, action) {
        const { game } = this;
        must(!this.secrets || seat === game.decidingPlayer, "not you", "what is possible only who decides may know");
        const reason = game.whyNot(action);
        return { legal: reason === null, ...(reason === null ? {} : { reason }) };
    }

    // --- what is done ---

    /** @param at how many actions there were when it was decided: what comes late changes nothing */
    async apply(guest, action, at) {
        const { game } = this;
        must(guest.seat !== null, "no seat", "you only look on");
        must(this.seats.areFull, "not begun", "not all seats are taken");
        must(at === game.actionCount, "too late", `there have been ${game.actionCount} actions`);
        must(!game.isOver, "game over", "the game is over");
        must(guest.seat === game.decidingPlayer, "not you", "somebody else decides");
        must(this.seats.adviserAt(guest.seat) === null, "not you", "an adviser plays here");
        await this.#act(action);
    }

    async #act(action) {
        const { game } = this;
        const [number, heard, player] = [game.actionCount, game.eventCount, game.decidingPlayer];
        const text = game.text(action);
        game.apply(action); // throws what the library says, and has changed nothing then
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

    /** Actions as all see them since the last time; null where each has to look for himself. */
    #newLines() {
        if (this.secrets) return null;
        const before = this.actions;
        this.actions = openActions(this.game);
        return linesBehind(before, this.actions);
    }

    /** Another server has changed it: what is new is told to those who are here.
     *  @returns whether the table could follow; if not it leaves memory */
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

    // --- taking back ---

    /** Somebody would like to take his last actions back: not behind what chance or a hidden hand has shown, not after the
     *  end, and all others must agree. */
    async undo(guest, count) {
        must(guest.seat !== null, "no seat", "you only look on");
        const { actionCount, lastDraw, isOver } = this.game;
        must(!isOver, "game over", "the game is over: everything that was hidden is open");
        must(Number.isInteger(count) && count > 0, "invalid argument", "count: 1 or more");
        must(actionCount - count >= Math.max(0, lastDraw), "nothing to undo", "something has been shown or shuffled since");
        const number = ++this.lastWish;
        this.wish = { number, count, seat: guest.seat, agreed: new Set([guest.seat]) };
        if (await this.#undoIfAllAgree()) return {};
        this.#tellAll(() => ({ tell: "wish", wish: number, count, seat: guest.seat }));
        return { wish: number };
    }

    /** @param number of the wish that is answered: there may be another one meanwhile */
    async answer(guest, agrees, number) {
        must(guest.seat !== null, "no seat", "you only look on");
        must(this.wish !== null, "nothing to undo", "nobody wants to take anything back");
        must(typeof agrees === "boolean", "invalid argument", "agrees: true or false");
        must(Number.isInteger(number), "invalid argument", "wish: the number of the wish that you answer");
        must(number === this.wish.number, "too late", "there is another wish than the one that you have answered");
        if (!agrees) return this.#forgetWish(guest.seat);
        this.wish.agreed.add(guest.seat);
        await this.#undoIfAllAgree();
    }

    /** Cancels an undo request: its player withdraws it, or another player declines. */
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

    /** Lets an adviser think, if it is one who decides, and none does so yet. @param tries how often it may fail */
    #think(tries = ADVISER_TRIES) {
        const { game } = this;
        if (game.isOver || !this.seats.areFull || this.guests.size === 0) return;
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
                    this.question = null; // the next player asks again
                    if (tries > 1) this.#think(tries - 1);
                };
                setTimeout(again, ADVISER_RESTS).unref();
            });
    }

    #dropQuestion() {
        this.question?.abort();
        this.question = null;
    }

    /** Of somebody who sits here and is there; else of an onlooker. */
    #addressOfPlayer() {
        const guests = [...this.guests];
        return (guests.find(({ seat }) => seat !== null) ?? guests[0]).address;
    }

    // --- what lasts ---

    get isIdle() {
        return this.guests.size === 0 && this.unfinished === 0;
    }

    /** Writes a change, which goes on from the version that is in memory. @throws Refusal: it was not done */
    async #keep(change) {
        try {
            await this.host.journal.write({ ...change, id: this.id, version: this.version });
            ++this.version;
        } catch (error) {
            if (error.kind !== "outdated") console.error(`table ${this.id}: ${error.message}`);
            if (error.kind !== "outdated" || !(await this.catchUp())) throw this.#fail(error.kind);
            throw new Refusal("too late", "another server has changed the table meanwhile: it was not done");
        }
    }

    /** What is in memory is not what is stored: the table leaves memory, and everybody looks at it once more.
     *  @returns the refusal of what was to be done */
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
