// What somebody likes, kept in this browser: how the page looks, and how earnest the game is.

import { read, write } from "./storage.js";

const KEY = "mistbank settings";

const DEFAULTS = {
    theme: "auto", // or "light", "dark"
    letters: false, // on figures, of their colours
    coordinates: false,
    commands: false, // text forms of actions beside their words, for developers
    owners: false, // features in the colours of who has most there
    finished: false, // ticks on completed features
    takesBackDraws: false,
    confirm: "auto", // the end of a turn, before something hidden is shown: "always", "never"
    trail: true, // marks of what others have done since one's own last turn
    projected: true, // points of all if the game ended now
    motion: "calm", // of what has just happened: "quick", "off"
    pace: "calm", // of advisers: "quick", "calm", "slow"
};

export const PACES = { quick: 150, calm: 700, slow: 1600 };

export class Settings extends EventTarget {
    constructor() {
        super();
        this.values = { ...DEFAULTS, ...kept() };
    }

    get(name) {
        return this.values[name];
    }

    /** Sets it, keeps it, and tells with an event "change". */
    set(name, value) {
        this.values[name] = value;
        write(KEY, this.values);
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

function kept() {
    const isKnown = ([name, value]) => typeof value === typeof DEFAULTS[name];
    return Object.fromEntries(Object.entries(read(KEY) ?? {}).filter(isKnown));
}
