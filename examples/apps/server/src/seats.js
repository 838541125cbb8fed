// Who sits where. Whoever takes a seat gets a token that nobody can guess; the server keeps but its fingerprint.

import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

import { must } from "./refusal.js";

const BYTES_OF_TOKEN = 24;
const STRENGTHS = ["beginner", "easy", "good", "best"];
const FINGERPRINT = /^[0-9a-f]{64}$/;
const BYTES_OF_NAME = 63; // that the library takes at most

export const newId = () => randomBytes(16).toString("base64url");

const fingerprint = (token) => createHash("sha256").update(token).digest();

export class Seats {
    /** @param seats one of each player: { name, adviser, token, stand }; adviser: its strength, null for a person; token:
     *  the fingerprint, null where nobody sits; stand: the strength of who plays for one that is away */
    constructor(seats) {
        this.seats = seats;
    }

    /** @param wanted of each player null for a person, or how strong an adviser is */
    static of(wanted, players) {
        must(Array.isArray(wanted) && wanted.length === players, "invalid argument", `seats: a list of ${players}`);
        const isSeat = (seat) => seat === null || STRENGTHS.includes(seat);
        must(wanted.every(isSeat), "invalid argument", `seats: null for a person, or one of ${STRENGTHS.join(", ")}`);
        must(wanted.includes(null), "invalid argument", "seats: one of them must be a person's");
        return new Seats(wanted.map((adviser) => ({ name: "", adviser, token: null, stand: null })));
    }

    get(seat) {
        return this.seats[seat];
    }

    /** Somebody sits down. @returns his token */
    take(seat, name, mostLetters) {
        const person = this.#person(seat);
        must(person.token === null, "seat taken", "somebody sits there");
        must(
            typeof name === "string" && [...name].length <= mostLetters,
            "invalid argument",
            `name: up to ${mostLetters} letters`,
        );
        const token = randomBytes(BYTES_OF_TOKEN).toString("base64url");
        Object.assign(person, { name, token: fingerprint(token).toString("hex") });
        return token;
    }

    /** Somebody stands up, so that another one can sit there. */
    leave(seat) {
        Object.assign(this.#person(seat), { name: "", token: null, stand: null });
    }

    /** The seat that a token opens; null: none. Looking takes as long for every token. */
    seatOf(token) {
        if (typeof token !== "string") return null;
        const print = fingerprint(token);
        let found = null;
        for (const [seat, { token: known }] of this.seats.entries())
            if (known !== null && timingSafeEqual(Buffer.from(known, "hex"), print)) found = seat;
        return found;
    }

    /** An adviser plays for somebody, or no more: null. */
    standIn(seat, strength) {
        must(
            strength === null || STRENGTHS.includes(strength),
            "invalid argument",
            `strength: one of ${STRENGTHS.join(", ")}`,
        );
        this.#person(seat).stand = strength;
    }

    /** How strong the adviser is that plays at a seat; null: a person does. */
    adviserAt(seat) {
        return this.seats[seat].adviser ?? this.seats[seat].stand;
    }

    /** Whether the same person sits there, or the same advisers do, as at other seats. */
    isSameToken(seat, known) {
        return this.seats[seat].token !== null && this.seats[seat].token === known.seats[seat].token;
    }

    isTaken(seat) {
        return this.seats[seat].token !== null;
    }

    isPerson(seat) {
        return this.seats[seat].adviser === null;
    }

    /** Whether all seats are taken, by advisers too. */
    get areFull() {
        return this.seats.every(({ adviser, token, stand }) => adviser !== null || token !== null || stand !== null);
    }

    /** As everybody may see them. @param isThere whether who sits there is connected */
    told(isThere) {
        return this.seats.map(({ name, adviser, token, stand }, seat) => ({
            name,
            adviser,
            stand,
            taken: token !== null,
            there: adviser !== null || isThere(seat),
        }));
    }

    /** The names by colour, as texts of the library take them; those that it does not take are missing. */
    namesIn(game) {
        const named = game.rules.colours.map((colour) => [colour, this.seats[game.playerOf(colour)].name]);
        const isTaken = ([, name]) => name !== "" && Buffer.byteLength(name) <= BYTES_OF_NAME && !/\p{Cc}/u.test(name);
        return Object.fromEntries(named.filter(isTaken));
    }

    #person(seat) {
        const person = Number.isInteger(seat) ? this.seats[seat] : undefined;
        must(person !== undefined, "invalid argument", `seat: 0 to ${this.seats.length - 1}`);
        must(person.adviser === null, "seat taken", "an adviser sits there");
        return person;
    }

    toText() {
        return JSON.stringify(this.seats);
    }

    /** @throws Error where this is no text of seats of so many players */
    static fromText(text, players) {
        const seats = JSON.parse(text);
        const isSeat = ({ name, adviser, token, stand }) =>
            typeof name === "string" &&
            (token === null || FINGERPRINT.test(token)) &&
            [adviser, stand].every((strength) => strength === null || STRENGTHS.includes(strength));
        if (!Array.isArray(seats) || seats.length !== players || !seats.every((seat) => seat !== null && isSeat(seat)))
            throw new Error("the stored seats are damaged");
        return new Seats(seats);
    }
}
