// The seats of a table. A person who takes a seat gets a token that nobody can guess; the server stores only its
// fingerprint.

import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

import { given, must, mustBe } from "./refusal.js";

const BYTES_OF_TOKEN = 24;
const STRENGTHS = ["beginner", "easy", "good", "best"];
const ONE_STRENGTH = `one of ${STRENGTHS.join(", ")}`;
const FINGERPRINT = /^[0-9a-f]{64}$/;
const BYTES_OF_NAME = 63; // maximum length of a name in the library, in bytes

export const newId = () => randomBytes(16).toString("base64url");

const fingerprint = (token) => createHash("sha256").update(token).digest();

export class Seats {
    /** @param seats for each player { name, adviser, token, stand }. adviser: the adviser's strength, null for a person;
     *  token: the token's fingerprint, null for a free seat; stand: the strength of the adviser that replaces an absent
     *  person, or null @param isWaiting whether the game waits until a player starts it */
    constructor(seats, isWaiting = false) {
        this.seats = seats;
        this.isWaiting = isWaiting;
    }

    /** @param wanted for each player the strength of an adviser, or null for a person */
    static of(wanted, players, isWaiting = false) {
        const isList = Array.isArray(wanted) && wanted.length === players;
        mustBe(isList, "seats", wanted, `an array of ${players} entries, one for each player`);
        for (const [seat, strength] of wanted.entries()) {
            const isSeat = strength === null || STRENGTHS.includes(strength);
            mustBe(isSeat, `seats[${seat}]`, strength, `null for a person, or ${ONE_STRENGTH} for an adviser`);
        }
        must(wanted.includes(null), "invalid argument", "seats: expected null for at least one person");
        return new Seats(wanted.map((adviser) => ({ name: "", adviser, token: null, stand: null })), isWaiting);
    }

    get(seat) {
        return this.seats[seat];
    }

    /** Gives a seat to a person. @param mostLetters the maximum length of the name @returns the token of the seat */
    take(seat, name, mostLetters) {
        const person = this.#person(seat);
        must(person.token === null, "seat taken", `${given("seat", seat)}: another person has this seat`);
        const isName = typeof name === "string" && [...name].length <= mostLetters;
        mustBe(isName, "name", name, `a string of up to ${mostLetters} characters`);
        const token = randomBytes(BYTES_OF_TOKEN).toString("base64url");
        Object.assign(person, { name, token: fingerprint(token).toString("hex") });
        return token;
    }

    /** Frees a seat for another person. */
    leave(seat) {
        Object.assign(this.#person(seat), { name: "", token: null, stand: null });
    }

    /** Returns the seat of a token; null if no seat has this token. The search takes equally long for all tokens, so its
     *  duration reveals nothing about valid tokens. */
    seatOf(token) {
        if (typeof token !== "string") return null;
        const print = fingerprint(token);
        let found = null;
        for (const [seat, { token: known }] of this.seats.entries())
            if (known !== null && timingSafeEqual(Buffer.from(known, "hex"), print)) found = seat;
        return found;
    }

    /** Lets an adviser of this strength replace the person at a seat; null ends the replacement. */
    standIn(seat, strength) {
        mustBe(strength === null || STRENGTHS.includes(strength), "strength", strength, ONE_STRENGTH);
        this.#person(seat).stand = strength;
    }

    /** Returns the strength of the adviser that plays at a seat; null: a person plays. */
    adviserAt(seat) {
        return this.seats[seat].adviser ?? this.seats[seat].stand;
    }

    /** Whether a seat belongs to the same person in this object and in the seats `known`. */
    isSameToken(seat, known) {
        return this.seats[seat].token !== null && this.seats[seat].token === known.seats[seat].token;
    }

    isTaken(seat) {
        return this.seats[seat].token !== null;
    }

    isPerson(seat) {
        return this.seats[seat].adviser === null;
    }

    /** The seats for persons, whether taken or free. */
    get persons() {
        return this.seats.flatMap(({ adviser }, seat) => (adviser === null ? [seat] : []));
    }

    /** Whether each seat has a person or an adviser. */
    get areFull() {
        return this.seats.every(({ adviser, token, stand }) => adviser !== null || token !== null || stand !== null);
    }

    /** Returns the public data of the seats. @param isThere whether the person at a seat is connected */
    told(isThere) {
        return this.seats.map(({ name, adviser, token, stand }, seat) => ({
            name,
            adviser,
            stand,
            taken: token !== null,
            there: adviser !== null || isThere(seat),
        }));
    }

    /** Returns { colour: name } for the library's texts, without names that the library refuses. */
    namesIn(game) {
        const named = game.rules.colours.map((colour) => [colour, this.seats[game.playerOf(colour)].name]);
        const isTaken = ([, name]) => name !== "" && Buffer.byteLength(name) <= BYTES_OF_NAME && !/\p{Cc}/u.test(name);
        return Object.fromEntries(named.filter(isTaken));
    }

    #person(seat) {
        const person = Number.isInteger(seat) ? this.seats[seat] : undefined;
        mustBe(person !== undefined, "seat", seat, `0 to ${this.seats.length - 1}`);
        must(person.adviser === null, "seat taken", `${given("seat", seat)}: an adviser has this seat`);
        return person;
    }

    toText() {
        return JSON.stringify(this.isWaiting ? { waiting: this.seats } : this.seats);
    }

    /** Reads seats from the result of toText(). @throws Error if the text does not describe seats for this number of players */
    static fromText(text, players) {
        const stored = JSON.parse(text);
        const seats = stored?.waiting ?? stored;
        const isSeat = ({ name, adviser, token, stand }) =>
            typeof name === "string" &&
            (token === null || FINGERPRINT.test(token)) &&
            [adviser, stand].every((strength) => strength === null || STRENGTHS.includes(strength));
        if (!Array.isArray(seats) || seats.length !== players || !seats.every((seat) => seat !== null && isSeat(seat)))
            throw new Error("the stored seats are damaged");
        return new Seats(seats, seats !== stored);
    }
}
