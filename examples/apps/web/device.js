// The device that the player currently uses: mouse, finger or keys. The page's instructions depend on the device.

let device = globalThis.matchMedia?.("(hover: none)").matches ? "finger" : "mouse";

/** Calls onchange() when the player switches to another device. */
export function watchDevice(onchange) {
    const use = (used) => {
        if (device === used) return;
        device = used;
        onchange();
    };
    document.addEventListener("pointerdown", ({ pointerType }) => use(pointerType === "mouse" ? "mouse" : "finger"), true);
    document.addEventListener("keydown", ({ key }) => KEYS.has(key) && use("keys"), true);
}

/** Keys that control the game; other keys type text or move to the next field. */
const KEYS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "r", "R"]);

/** Returns the text for the current device. @param words the texts { mouse, finger, keys } */
export const forDevice = (words) => words[device];
