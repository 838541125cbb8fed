// The game that is being played, kept in this browser from action to action; and records as files.

const KEY = "mistbank game";

/** Keeps a game: its record, and who plays. */
export function keep(session) {
    const kept = { record: session.game.toRecord(), seats: session.seats };
    try {
        localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
        // A full or forbidden storage: the game can still be saved as a file.
    }
}

/** What was kept: { record, seats }, or null. */
export function kept() {
    try {
        const found = JSON.parse(localStorage.getItem(KEY));
        return typeof found?.record === "string" && Array.isArray(found.seats) ? found : null;
    } catch {
        return null;
    }
}

// --- a table that is being set up ---

const TABLE_KEY = "mistbank table";

/** Keeps it.
 *  @param table { text, seats, isOpen }: its position, who is to play, and whether the page shows it */
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
        return typeof found?.text === "string" && Array.isArray(found.seats) ? found : null;
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
