// What outlives the page in this browser, from action to action: games, who has played, what was solved, the table that is
// set up. And texts as files.

import { read, readOwn, write, writeTwice } from "./storage.js";

// --- games: each tab has a place of its own for the one that it plays, so that none takes another's away ---

const PLACE_KEY = "mistbank place"; // of this tab, also after a reload
const USUAL_PLACES = 6; // with more games than these the oldest makes room
const PATIENCE = 800; // ms that the page which was here before may take to go

const keyOf = (place) => (place === 0 ? "mistbank game" : `mistbank game ${place + 1}`);

let place = null; // this tab's, from findGame() on
let isOurs = false; // whether what lies there may be written over
let seen; // when what lies there was written, as far as this tab knows
let isMoving = false; // to another place
let leave = () => {};

/** The game to go on with: this tab's own, else the last one that no other tab plays.
 *  @returns { game, isElsewhere }: { record, seats, names } or null, and whether there is one in another tab */
export async function findGame() {
    const own = read(PLACE_KEY, "sessionStorage");
    if (Number.isInteger(own) && gameAt(own) !== null && (await take(own, PATIENCE))) {
        isOurs = true;
        return { game: gameAt(own), isElsewhere: false };
    }
    const games = usualPlaces().filter((a) => gameAt(a) !== null).sort((a, b) => whenAt(b) - whenAt(a));
    for (const wanted of games)
        if (await take(wanted)) {
            isOurs = "locks" in navigator; // else another tab might play it
            return { game: gameAt(wanted), isElsewhere: false };
        }
    await findRoom();
    return { game: null, isElsewhere: games.length > 0 };
}

/** All games that are kept, the last one first: { place, record, seats, names, when } each. */
export const gamesBegun = () =>
    usualPlaces()
        .map((index) => ({ place: index, when: whenAt(index), ...gameAt(index) }))
        .filter(({ record }) => record !== undefined)
        .sort((a, b) => b.when - a.when);

/** Takes one of these games for this tab. @returns whether no other tab has it */
export async function takeGame(wanted) {
    if (wanted === place) return true;
    const leaveLast = leave;
    if (!(await take(wanted))) return false;
    if (leave !== leaveLast) leaveLast();
    isOurs = "locks" in navigator; // else another tab might play it
    return true;
}

/** Leaves what lies at this tab's place alone from now on, and takes another one. */
export async function findRoom() {
    leave();
    const places = byRoom();
    for (let next = 0; !(await take(places[next] ?? next)); ++next);
    isOurs = true;
}

/** Keeps a game: its record, and who plays under which names. A puzzle is no game to come back to, and one with
 *  friends is kept elsewhere. */
export function keep(session) {
    if (session.puzzle || session.isShared || isMoving) return;
    if (!isOurs || whenAt(place) !== seen) {
        // Without locks another tab may be there, or has come.
        place = byRoom().find((free) => free !== place);
        isOurs = true;
        write(PLACE_KEY, place, "sessionStorage");
    }
    const { game, seats, names } = session;
    const { turn, isOver } = game;
    const when = Date.now() + Math.random(); // no other tab's
    if (write(keyOf(place), { record: game.toRecord(), seats, names, when, turn, isOver })) seen = when;
}

/** Keeps a game that begins. The one before stays where it is, if it has come to something and is not over. */
export async function keepNew(session) {
    const last = session.puzzle || session.isShared || place === null ? null : gameAt(place);
    if (last !== null && (last.turn ?? 2) > 1 && !last.isOver) {
        isMoving = true;
        await findRoom().finally(() => (isMoving = false));
    }
    keep(session);
}

/** Takes a place for this tab. @param patience for how many milliseconds it is waited for @returns whether it is free */
async function take(wanted, patience = 0) {
    if ("locks" in navigator && !(await lock(keyOf(wanted), patience))) return false;
    place = wanted;
    seen = whenAt(place);
    write(PLACE_KEY, place, "sessionStorage");
    return true;
}

/** Has a lock until leave() is called, or the tab is gone. @returns whether it could be had */
function lock(name, patience) {
    const how = patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
    return new Promise((resolve) => {
        const hold = (granted) => {
            resolve(granted !== null);
            return granted && new Promise((release) => (leave = release));
        };
        const isWaiting = ({ name }) => name === "TimeoutError" || name === "AbortError";
        navigator.locks.request(name, how, hold).catch((error) => resolve(!isWaiting(error))); // else they are forbidden
    });
}

const usualPlaces = () => Array.from({ length: USUAL_PLACES }, (_, index) => index);
const whenAt = (index) => read(keyOf(index))?.when ?? 0;

/** The places in the order in which they are taken: those that are empty, then those whose games are oldest. */
const byRoom = () => {
    const order = (index) => (read(keyOf(index)) === null ? -1 : whenAt(index));
    return usualPlaces().sort((a, b) => order(a) - order(b));
};

function gameAt(index) {
    const found = read(keyOf(index));
    if (typeof found?.record !== "string" || !Array.isArray(found.seats)) return null;
    return { ...found, names: namesIn(found.names) };
}

// --- who plays ---

const PLAYERS_KEY = "mistbank players";
export const LONGEST_NAME = 32;

const namesIn = (names) =>
    Array.isArray(names) ? names.map((name) => (typeof name === "string" ? name.slice(0, LONGEST_NAME) : "")) : [];

/** Keeps who has played last. @param players { players, names, colours, seats } as the form has them */
export const keepPlayers = ({ players, names, colours, seats }) => write(PLAYERS_KEY, { players, names, colours, seats });

/** What was kept of them, as far as it is sound. @param strengths of advisers that there are */
export function keptPlayers(strengths) {
    const { players, names, colours, seats } = read(PLAYERS_KEY) ?? {};
    const found = {};
    if (Number.isInteger(players) && players > 0 && players <= 6) found.players = players;
    if (namesIn(names).length === 6) found.names = namesIn(names);
    if (Array.isArray(colours) && [...colours].sort().join() === "0,1,2,3,4,5") found.colours = colours;
    const isSeat = (seat) => seat === null || strengths.includes(seat);
    if (Array.isArray(seats) && seats.length === 6 && seats.every(isSeat)) found.seats = seats;
    return found;
}

// --- puzzles ---

const SOLVED_KEY = "mistbank puzzles";

/** The keys of those that were solved here. */
export function solvedPuzzles() {
    const found = read(SOLVED_KEY);
    return new Set(Array.isArray(found) ? found : []);
}

export const keepSolved = (key) => write(SOLVED_KEY, [...solvedPuzzles().add(key)]);

// --- a table that is being set up ---

const TABLE_KEY = "mistbank table";

/** Stores it for this tab, and as the default of later tabs.
 *  @param table { text, seats, names, isOpen }: its position, who is to play, and whether the page shows it */
export const keepTable = (table) => writeTwice(TABLE_KEY, table);

/** What was kept, or null. */
export function keptTable() {
    const found = readOwn(TABLE_KEY);
    if (typeof found?.text !== "string" || !Array.isArray(found.seats)) return null;
    return { ...found, names: namesIn(found.names) };
}

// --- a tile set that is being written ---

const DRAFT_KEY = "mistbank tiles";

/** Stores it. @param draft { text, isOpen }: its text, and whether the page shows it */
export const keepDraft = (draft) => writeTwice(DRAFT_KEY, draft);

/** What was kept, or null. */
export function keptDraft() {
    const found = readOwn(DRAFT_KEY);
    return typeof found?.text === "string" ? found : null;
}

// --- files ---

/** Lets the browser save a text as a file. */
export function download(name, text) {
    const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10000);
}
