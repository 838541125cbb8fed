// The player's settings, stored in this browser: the appearance of the page, the pace, and what undo may take back.

import { read, write } from "./storage.js";

const KEY = "mistbank settings";

const DEFAULTS = {
    theme: "auto", // "auto" (the system's theme), "light" or "dark"
    letters: false, // letters of the colours on figures
    coordinates: false, // coordinates at the edge of the board
    commands: false, // text forms of actions in addition to their words, for developers
    owners: false, // colours features by their owners
    finished: false, // ticks on completed features
    takesBackDraws: false, // undo of draws and other reveals
    confirm: "auto", // confirmation of actions that draw or reveal something: "auto", "always" or "never"
    trail: true, // marks of the other players' actions since the player's last turn
    projected: true, // points that all players would have if the game ended now
    turnSound: true, // a sound at the start of the player's turn in a game with friends
    motion: "calm", // animation of the last events: "quick", "calm" or "off"
    pace: "calm", // pace of advisers: "quick", "calm" or "slow"
};

export const PACES = { quick: 150, calm: 700, slow: 1600 }; // milliseconds before an action of an adviser

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

    /** The shown theme: "light" or "dark". */
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
