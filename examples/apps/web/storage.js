// The values that the page stores in this browser, by name, as JSON. If the storage is blocked, reading returns null. The first
// write that fails, because the storage is full or blocked, shows a message.

const REFUSED = "This browser cannot store more: its storage is full or blocked. Save the game as a file before you leave.";

let tell = null;
let isRefused = false;
let isTold = false;

/** Sets the function that shows a message to the player, and shows a message about an earlier failure. */
export function tellRefusals(ontell) {
    tell = ontell;
    tellOnce();
}

function tellOnce() {
    if (!isRefused || isTold || tell === null) return;
    isTold = true;
    tell(REFUSED);
}

/** Returns the value stored under a name; null if there is no readable value. @param storage "localStorage", or
 *  "sessionStorage" for this tab */
export function read(name, storage = "localStorage") {
    try {
        return JSON.parse(globalThis[storage].getItem(name));
    } catch {
        return null;
    }
}

/** Stores a value. @returns whether the value was stored */
export function write(name, value, storage = "localStorage") {
    try {
        globalThis[storage].setItem(name, JSON.stringify(value));
        return true;
    } catch {
        isRefused = true;
        tellOnce();
        return false;
    }
}

/** Stores a value for this tab, and as the default for later tabs. */
export function writeTwice(name, value) {
    write(name, value, "sessionStorage");
    write(name, value);
}

/** Returns the value that this tab has stored with writeTwice(), or else the last value that any tab has stored. */
export const readOwn = (name) => read(name, "sessionStorage") ?? read(name);
