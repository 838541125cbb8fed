// What this browser keeps for the page: values by their names, as JSON. A storage that is full or forbidden is met here
// alone: what is read there is nothing, and of what cannot be kept the player is told, once.

const REFUSED = "This browser cannot store more: its storage is full or blocked. Save the game as a file before you leave.";

let tell = null;
let isRefused = false;
let isTold = false;

/** Who shows words to the player, from now on. */
export function tellRefusals(ontell) {
    tell = ontell;
    tellOnce();
}

function tellOnce() {
    if (!isRefused || isTold || tell === null) return;
    isTold = true;
    tell(REFUSED);
}

/** What is kept under a name; null: nothing, or nothing that can be read.
 *  @param storage which one, as "localStorage"; "sessionStorage" is this tab's own */
export function read(name, storage = "localStorage") {
    try {
        return JSON.parse(globalThis[storage].getItem(name));
    } catch {
        return null;
    }
}

/** Keeps a value. @returns whether it is kept */
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

/** Stores a value for this tab, and as the default of later tabs. */
export function writeTwice(name, value) {
    write(name, value, "sessionStorage");
    write(name, value);
}

/** What writeTwice() has kept: this tab's own, else the last one. */
export const readOwn = (name) => read(name, "sessionStorage") ?? read(name);
