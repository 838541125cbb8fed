// The player's settings, stored in this browser: the look of the page, and the strictness of the game.

import { read, write } from "./storage.js";

const KEY = "mistbank settings";

const DEFAULTS = {
    theme: "auto", // or "light", "dark"
    letters: false, // letters of the colours on figures
    coordinates: false,
    commands: false, // text forms of actions beside their words, for developers
    owners: false, // features in the colours of their owners
    finished: false, // ticks on completed features
    takesBackDraws: false,
    confirm: "auto", // confirmation of the end of a turn before something is revealed: "always", "never"
    trail: true, // marks of the other players' actions since the player's last turn
    projected: true, // points of all players if the game ended now
    turnSound: true, // a sound at the start of the player's turn in a game with friends
    motion: "calm", // animation of the last events: "quick", "off"
    pace: "calm", // pace of advisers: "quick", "calm", "slow"
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

    /** Sets a value, stores it, and dispatches an event "change". */
    set(name, value) {
        this.values[name] = value;
        write(KEY, this.values);
        this.dispatchEvent(new Event("change"));
    }

    /** "light" or "dark", whichever is shown. */
    get theme() {
        if (this.values.theme !== "auto") return this.values.theme;
        return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    }

    /** The options for the library's pictures. */
    get pictureOptions() {
        const { letters, coordinates, owners, finished } = this.values;
        return { theme: this.theme, letters, coordinates, owners, finished };
    }
}

function kept() {
    const isKnown = ([name, value]) => typeof value === typeof DEFAULTS[name];
    return Object.fromEntries(Object.entries(read(KEY) ?? {}).filter(isKnown));
}
