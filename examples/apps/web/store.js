// The data that stay in this browser when the page is closed: games, players, solved puzzles, the table setup. Also
// saves texts as files.

import { read, readOwn, write, writeTwice } from "./storage.js";

// --- games: each tab has a place of its own for the one that it plays, so that none takes another's away ---

const PLACE_KEY = "mistbank place"; // place of this tab, also after a reload
const USUAL_PLACES = 6; // with more games the oldest one is replaced
const PATIENCE = 800; // milliseconds that the previous page may take to close

const keyOf = (place) => (place === 0 ? "mistbank game" : `mistbank game ${place + 1}`);

let place = null; // this tab's place, from findGame() on
let isOurs = false; // whether this tab may overwrite the game there
let seen; // the time of writing of the game there, as far as this tab knows
let isMoving = false; // to another place
let leave = () => {};

/** Returns the game to continue: this tab's own, otherwise the last one that no other tab plays. @returns { game,
 *  isElsewhere }: { record, seats, names } or null, and whether another tab has one */
export async function findGame() {
    const own = read(PLACE_KEY, "sessionStorage");
    if (Number.isInteger(own) && gameAt(own) !== null && (await take(own, PATIENCE))) {
        isOurs = true;
        return { game: gameAt(own), isElsewhere: false };
    }
    const games = usualPlaces().filter((a) => gameAt(a) !== null).sort((a, b) => whenAt(b) - whenAt(a));
    for (const wanted of games)
        if (await take(wanted)) {
            isOurs = "locks" in navigator; // otherwise another tab might play it
            return { game: gameAt(wanted), isElsewhere: false };
        }
    await findRoom();
    return { game: null, isElsewhere: games.length > 0 };
}

/** Returns all stored games, the last one first: { place, record, seats, names, when } each. */
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

/** Takes another place for this tab, and leaves the game at the current one unchanged. */
export async function findRoom() {
    leave();
    const places = byRoom();
    for (let next = 0; !(await take(places[next] ?? next)); ++next);
    isOurs = true;
}

/** Stores a game: its record, and its players with their names. Puzzles and games with friends are not stored here. */
export function keep(session) {
    if (session.puzzle || session.isShared || isMoving) return;
    if (!isOurs || whenAt(place) !== seen) {
        // Without locks another tab may use the place.
        place = byRoom().find((free) => free !== place);
        isOurs = true;
        write(PLACE_KEY, place, "sessionStorage");
    }
    const { game, seats, names } = session;
    const { turn, isOver } = game;
    const when = Date.now() + Math.random(); // no other tab has this place
    if (write(keyOf(place), { record: game.toRecord(), seats, names, when, turn, isOver })) seen = when;
}

/** Stores a new game. The previous one stays if it has gone on for some turns and is not over. */
export async function keepNew(session) {
    const last = session.puzzle || session.isShared || place === null ? null : gameAt(place);
    if (last !== null && (last.turn ?? 2) > 1 && !last.isOver) {
        isMoving = true;
        await findRoom().finally(() => (isMoving = false));
    }
    keep(session);
}

/** Takes a place for this tab. @param patience milliseconds to wait for it
 *  @returns whether it is free */
async function take(wanted, patience = 0) {
    if ("locks" in navigator && !(await lock(keyOf(wanted), patience))) return false;
    place = wanted;
    seen = whenAt(place);
    write(PLACE_KEY, place, "sessionStorage");
    return true;
}

/** Holds a lock until leave() is called, or the tab is closed. @returns whether it could be acquired */
function lock(name, patience) {
    const how = patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
    return new Promise((resolve) => {
        const hold = (granted) => {
            resolve(granted !== null);
            return granted && new Promise((release) => (leave = release));
        };
        const isWaiting = ({ name }) => name === "TimeoutError" || name === "AbortError";
        // Otherwise locks are forbidden.
        navigator.locks.request(name, how, hold).catch((error) => resolve(!isWaiting(error)));
    });
}

const usualPlaces = () => Array.from({ length: USUAL_PLACES }, (_, index) => index);
const whenAt = (index) => read(keyOf(index))?.when ?? 0;

/** The places in the order of use: empty ones first, then those with the oldest games. */
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

/** Stores the last players. @param players { players, names, colours, seats } from the form */
export const keepPlayers = ({ players, names, colours, seats }) => write(PLAYERS_KEY, { players, names, colours, seats });

/** Returns the last players, as far as their data are valid. @param strengths of advisers */
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

/** The keys of the puzzles that were solved here. */
export function solvedPuzzles() {
    const found = read(SOLVED_KEY);
    return new Set(Array.isArray(found) ? found : []);
}

export const keepSolved = (key) => write(SOLVED_KEY, [...solvedPuzzles().add(key)]);

// --- a table that is being set up ---

const TABLE_KEY = "mistbank table";

/** Stores the table for this tab, and as the default of later tabs. @param table { text, seats, names, isOpen }: its
 *  position, the players, and whether the page shows it */
export const keepTable = (table) => writeTwice(TABLE_KEY, table);

/** Returns the stored table, or null. */
export function keptTable() {
    const found = readOwn(TABLE_KEY);
    if (typeof found?.text !== "string" || !Array.isArray(found.seats)) return null;
    return { ...found, names: namesIn(found.names) };
}

// --- a tile set that is being written ---

const DRAFT_KEY = "mistbank tiles";

/** Stores the draft. @param draft { text, isOpen }: its text, and whether the page shows it */
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
