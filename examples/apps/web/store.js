// The data that stay in this browser when the page is closed: games, players, solved puzzles, the table setup, the tile set
// of the workshop. This module also saves texts as files.

import { read, readOwn, write, writeTwice } from "./storage.js";

// --- games: each tab stores its game at its own place, and therefore does not overwrite the games of other tabs ---

const PLACE_KEY = "mistbank place"; // key of this tab's place, which the tab uses again after a reload
const USUAL_PLACES = 6; // number of places for games; if all are taken, a further game replaces the oldest one
const PATIENCE = 800; // milliseconds to wait for the lock that this tab's previous page may still hold

const keyOf = (place) => (place === 0 ? "mistbank game" : `mistbank game ${place + 1}`);

let place = null; // this tab's place; null before findGame()
let isOurs = false; // whether this tab is allowed to overwrite the game at its place
let seen; // the time when the game at this tab's place was written, as last seen by this tab
let isMoving = false; // whether this tab is taking another place
let leave = () => {}; // releases the lock on this tab's place in the storage

/** Finds the game to continue: this tab's own game, or else the most recent game that is not open in another tab.
 *  @returns a promise of { game, isElsewhere }. game: { record, seats, names } or null; isElsewhere: whether there are
 *  stored games, and all of them are open in other tabs */
export async function findGame() {
    const own = read(PLACE_KEY, "sessionStorage");
    if (Number.isInteger(own) && gameAt(own) !== null && (await take(own, PATIENCE))) {
        isOurs = true;
        return { game: gameAt(own), isElsewhere: false };
    }
    const games = usualPlaces().filter((a) => gameAt(a) !== null).sort((a, b) => whenAt(b) - whenAt(a));
    for (const wanted of games)
        if (await take(wanted)) {
            isOurs = "locks" in navigator; // without locks another tab may play the same game
            return { game: gameAt(wanted), isElsewhere: false };
        }
    await findRoom();
    return { game: null, isElsewhere: games.length > 0 };
}

/** Returns all stored games, the most recent first, as a list of { place, record, seats, names, when }. */
export const gamesBegun = () =>
    usualPlaces()
        .map((index) => ({ place: index, when: whenAt(index), ...gameAt(index) }))
        .filter(({ record }) => record !== undefined)
        .sort((a, b) => b.when - a.when);

/** Takes a stored game for this tab. @param wanted the place of the game @returns a promise of true, or of false if another tab
 *  has the game */
export async function takeGame(wanted) {
    if (wanted === place) return true;
    const leaveLast = leave;
    if (!(await take(wanted))) return false;
    if (leave !== leaveLast) leaveLast();
    isOurs = "locks" in navigator; // without locks another tab may play the same game
    return true;
}

/** Takes a place for a new game in this tab: an empty place, or else the place of the oldest game not open in another tab. */
export async function findRoom() {
    leave();
    const places = byRoom();
    for (let next = 0; !(await take(places[next] ?? next)); ++next);
    isOurs = true;
}

/** Stores a game's record, players and names. Puzzles and games with friends are not stored. */
export function keep(session) {
    if (session.puzzle || session.isShared || isMoving) return;
    if (!isOurs || whenAt(place) !== seen) {
        // Another tab may use the place, so this tab takes another place.
        place = byRoom().find((free) => free !== place);
        isOurs = true;
        write(PLACE_KEY, place, "sessionStorage");
    }
    const { game, seats, names } = session;
    const { turn, isOver } = game;
    const when = Date.now() + Math.random(); // with a random fraction, so that the times of different tabs differ
    if (write(keyOf(place), { record: game.toRecord(), seats, names, when, turn, isOver })) seen = when;
}

/** Stores a new game. The previous game stays stored if it has reached turn 2 and is not over. */
export async function keepNew(session) {
    const last = session.puzzle || session.isShared || place === null ? null : gameAt(place);
    if (last !== null && (last.turn ?? 2) > 1 && !last.isOver) {
        isMoving = true;
        await findRoom().finally(() => (isMoving = false));
    }
    keep(session);
}

/** Takes a place for this tab. @param patience milliseconds to wait until the place is free
 *  @returns a promise of true, or of false if the place was not free */
async function take(wanted, patience = 0) {
    if ("locks" in navigator && !(await lock(keyOf(wanted), patience))) return false;
    place = wanted;
    seen = whenAt(place);
    write(PLACE_KEY, place, "sessionStorage");
    return true;
}

/** Acquires a lock until leave() is called or the tab is closed. @returns a promise of true, or of false if another tab holds
 *  the lock */
function lock(name, patience) {
    const how = patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
    return new Promise((resolve) => {
        const hold = (granted) => {
            resolve(granted !== null);
            return granted && new Promise((release) => (leave = release));
        };
        const isWaiting = ({ name }) => name === "TimeoutError" || name === "AbortError";
        // Any other error means that the browser forbids locks; then the place counts as free.
        navigator.locks.request(name, how, hold).catch((error) => resolve(!isWaiting(error)));
    });
}

const usualPlaces = () => Array.from({ length: USUAL_PLACES }, (_, index) => index);
const whenAt = (index) => read(keyOf(index))?.when ?? 0;

/** Returns the places in the order in which to fill them: empty places, then the others, the oldest game first. */
const byRoom = () => {
    const order = (index) => (read(keyOf(index)) === null ? -1 : whenAt(index));
    return usualPlaces().sort((a, b) => order(a) - order(b));
};

function gameAt(index) {
    const found = read(keyOf(index));
    if (typeof found?.record !== "string" || !Array.isArray(found.seats)) return null;
    return { ...found, names: namesIn(found.names) };
}

// --- players ---

const PLAYERS_KEY = "mistbank players";
export const LONGEST_NAME = 32; // maximum number of characters in a player's name

const namesIn = (names) =>
    Array.isArray(names) ? names.map((name) => (typeof name === "string" ? name.slice(0, LONGEST_NAME) : "")) : [];

/** Stores the players that are entered in the form. */
export const keepPlayers = ({ players, names, colours, seats }) => write(PLAYERS_KEY, { players, names, colours, seats });

/** Returns the stored players, without invalid fields. Earlier versions of the page stored colours as numbers.
 *  @param strengths the names of the advisers' strengths @param all the names of all colours */
export function keptPlayers(strengths, all) {
    const { players, names, colours, seats } = read(PLAYERS_KEY) ?? {};
    const found = {};
    if (Number.isInteger(players) && players > 0 && players <= 6) found.players = players;
    if (namesIn(names).length === 6) found.names = namesIn(names);
    const named = Array.isArray(colours) ? colours.map((colour) => all[colour] ?? colour) : [];
    if ([...named].sort().join() === [...all].sort().join()) found.colours = named;
    const isSeat = (seat) => seat === null || strengths.includes(seat);
    if (Array.isArray(seats) && seats.length === 6 && seats.every(isSeat)) found.seats = seats;
    return found;
}

// --- puzzles ---

const SOLVED_KEY = "mistbank puzzles";

/** Returns the keys of the puzzles that were solved in this browser. */
export function solvedPuzzles() {
    const found = read(SOLVED_KEY);
    return new Set(Array.isArray(found) ? found : []);
}

export const keepSolved = (key) => write(SOLVED_KEY, [...solvedPuzzles().add(key)]);

// --- the table setup ---

const TABLE_KEY = "mistbank table";

/** Stores the table for this tab, and as the default for later tabs. @param table { text, seats, names, isOpen }. text: the
 *  position; isOpen: whether the page shows the table setup */
export const keepTable = (table) => writeTwice(TABLE_KEY, table);

/** Returns the stored table; null if there is none. */
export function keptTable() {
    const found = readOwn(TABLE_KEY);
    if (typeof found?.text !== "string" || !Array.isArray(found.seats)) return null;
    return { ...found, names: namesIn(found.names) };
}

// --- the tile set of the workshop ---

const DRAFT_KEY = "mistbank tiles";

/** Stores the tile set. @param draft { text, isOpen }. isOpen: whether the page shows the workshop */
export const keepDraft = (draft) => writeTwice(DRAFT_KEY, draft);

/** Returns the stored tile set; null if there is none. */
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
