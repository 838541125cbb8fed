// The game that is being played, kept in this browser from action to action; and records as files.

const KEY = "mistbank game";

/** Keeps a game: its record, and who plays under which names. A puzzle is no game to come back to. */
export function keep(session) {
    if (session.puzzle) return;
    const kept = { record: session.game.toRecord(), seats: session.seats, names: session.names };
    try {
        localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
        // A full or forbidden storage: the game can still be saved as a file.
    }
}

/** What was kept: { record, seats, names }, or null. */
export function kept() {
    try {
        const found = JSON.parse(localStorage.getItem(KEY));
        if (typeof found?.record !== "string" || !Array.isArray(found.seats)) return null;
        return { ...found, names: namesIn(found.names) };
    } catch {
        return null;
    }
}

// --- who plays ---

const PLAYERS_KEY = "mistbank players";
export const LONGEST_NAME = 20;

const namesIn = (names) =>
    Array.isArray(names) ? names.map((name) => (typeof name === "string" ? name.slice(0, LONGEST_NAME) : "")) : [];

/** Keeps who has played last. @param players { players, names, colours, seats } as the form has them */
export function keepPlayers({ players, names, colours, seats }) {
    try {
        localStorage.setItem(PLAYERS_KEY, JSON.stringify({ players, names, colours, seats }));
    } catch {
        // They are asked for again.
    }
}

/** What was kept of them, as far as it is sound. @param strengths of advisers that there are */
export function keptPlayers(strengths) {
    const found = {};
    try {
        const { players, names, colours, seats } = JSON.parse(localStorage.getItem(PLAYERS_KEY));
        if (Number.isInteger(players) && players > 0 && players <= 6) found.players = players;
        if (namesIn(names).length === 6) found.names = namesIn(names);
        if (Array.isArray(colours) && [...colours].sort().join() === "0,1,2,3,4,5") found.colours = colours;
        const isSeat = (seat) => seat === null || strengths.includes(seat);
        if (Array.isArray(seats) && seats.length === 6 && seats.every(isSeat)) found.seats = seats;
    } catch {
        // Nothing was kept, or it cannot be read: the form begins as for the first time.
    }
    return found;
}

// --- puzzles ---

const SOLVED_KEY = "mistbank puzzles";

/** The keys of those that were solved here. */
export function solvedPuzzles() {
    try {
        const found = JSON.parse(localStorage.getItem(SOLVED_KEY));
        return new Set(Array.isArray(found) ? found : []);
    } catch {
        return new Set();
    }
}

export function keepSolved(key) {
    try {
        localStorage.setItem(SOLVED_KEY, JSON.stringify([...solvedPuzzles().add(key)]));
    } catch {
        // It counts as unsolved next time.
    }
}

// --- a table that is being set up ---

const TABLE_KEY = "mistbank table";

/** Keeps it.
 *  @param table { text, seats, names, isOpen }: its position, who is to play, and whether the page shows it */
export function keepTable(table) {
    try {
        localStorage.setItem(TABLE_KEY, JSON.stringify(table));
    } catch {
        // It can still be saved as a file.
    }
}

/** What was kept, or null. */
export function keptTable() {
    try {
        const found = JSON.parse(localStorage.getItem(TABLE_KEY));
        if (typeof found?.text !== "string" || !Array.isArray(found.seats)) return null;
        return { ...found, names: namesIn(found.names) };
    } catch {
        return null;
    }
}

// --- a tile set that is being written ---

const DRAFT_KEY = "mistbank tiles";

/** Keeps it. @param draft { text, isOpen }: its text, and whether the page shows it */
export function keepDraft(draft) {
    try {
        localStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    } catch {
        // It can still be saved as a file.
    }
}

/** What was kept, or null. */
export function keptDraft() {
    try {
        const found = JSON.parse(localStorage.getItem(DRAFT_KEY));
        return typeof found?.text === "string" ? found : null;
    } catch {
        return null;
    }
}

/** Lets the browser save a text as a file. */
export function download(name, text) {
    const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10000);
}
