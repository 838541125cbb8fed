// The device that the player currently uses: mouse, finger or keys. The page's instructions have words for each.

let device = globalThis.matchMedia?.("(hover: none)").matches ? "finger" : "mouse";

/** Watches the used device, and reports a change. */
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

/** Returns the words for the current device. @param words { mouse, finger, keys } */
export const forDevice = (words) => words[device];
