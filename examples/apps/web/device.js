// With what somebody plays just now: a mouse, a finger or keys. What the page tells them to do is said in the words for it.

let device = globalThis.matchMedia?.("(hover: none)").matches ? "finger" : "mouse";

/** Watches what is used, and tells when it is another one. */
export function watchDevice(onchange) {
    const use = (used) => {
        if (device === used) return;
        device = used;
        onchange();
    };
    document.addEventListener("pointerdown", ({ pointerType }) => use(pointerType === "mouse" ? "mouse" : "finger"), true);
    document.addEventListener("keydown", ({ key }) => KEYS.has(key) && use("keys"), true);
}

/** By which one plays; by others one writes, or goes on to the next field. */
const KEYS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "r", "R"]);

/** Those words that are for the device. @param words { mouse, finger, keys } */
export const forDevice = (words) => words[device];
