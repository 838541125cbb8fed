// What somebody likes, kept in this browser: how the page looks, and how earnest the game is.

const KEY = "mistbank settings";

const DEFAULTS = {
    theme: "auto", // or "light", "dark"
    letters: false, // on figures, of their colours
    coordinates: false,
    owners: false, // features in the colours of who has most there
    finished: false, // ticks on completed features
    takesBackDraws: false,
    trail: true, // marks of what others have done since one's own last turn
    projected: true, // points of all if the game ended now
    motion: "calm", // of what has just happened: "quick", "off"
    pace: "calm", // of advisers: "quick", "calm", "slow"
};

export const PACES = { quick: 150, calm: 700, slow: 1600 };

export class Settings extends EventTarget {
    constructor(storage = globalThis.localStorage) {
        super();
        this.storage = storage;
        this.values = { ...DEFAULTS, ...read(storage) };
    }

    get(name) {
        return this.values[name];
    }

    /** Sets it, keeps it, and tells with an event "change". */
    set(name, value) {
        this.values[name] = value;
        try {
            this.storage.setItem(KEY, JSON.stringify(this.values));
        } catch {
            // A full or forbidden storage: it holds until the page is closed.
        }
        this.dispatchEvent(new Event("change"));
    }

    /** "light" or "dark", whichever is seen. */
    get theme() {
        if (this.values.theme !== "auto") return this.values.theme;
        return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    }

    /** How the library draws. */
    get pictureOptions() {
        const { letters, coordinates, owners, finished } = this.values;
        return { theme: this.theme, letters, coordinates, owners, finished };
    }
}

function read(storage) {
    try {
        const found = JSON.parse(storage.getItem(KEY) ?? "{}");
        return Object.fromEntries(Object.entries(found).filter(([name, value]) => typeof value === typeof DEFAULTS[name]));
    } catch {
        return {};
    }
}
