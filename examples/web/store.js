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

/** Lets the browser save a text as a file. */
export function download(name, text) {
    const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10000);
}
