// The browser's Back and Forward. The New game form and the parts opened from the form are entries of the browser's history.
// The state of an entry is null for the form, and { part } for a game, the table setup or the workshop.

import { tableOf } from "./link.js";

const bareAddress = () => location.pathname + location.search;

/** Replaces the address fragment (from "#" on) of the current entry; "" removes the fragment. */
export const setHash = (hash) => history.replaceState(history.state, "", hash === "" ? bareAddress() : hash);

/** Marks the current entry as the New game form. */
export const forgetPart = () => history.replaceState(null, "");

/** Records that a part of the page is shown. A change between the form and another part adds an entry. */
export function enter(part) {
    const wasForm = history.state === null;
    if (part !== "setup" && !wasForm) return history.replaceState({ part }, "");
    if (part === "setup" && !wasForm) return history.pushState(null, "", bareAddress());
    if (part === "setup") return;
    const { hash } = location;
    if (hash !== "") setHash(""); // Back then leads to the form, not to the link
    history.pushState({ part }, "", bareAddress() + hash);
}

/** Handles the browser's Back and Forward buttons, and changes of the address.
 *  @param handlers onform() shows the form; onreturn(part) shows the part that the player left for the form; onlink()
 *  opens the game or the table in the address */
export function followHistory({ onform, onreturn, onlink }) {
    const isLink = () => location.hash !== "" && (history.state === null || tableOf(location.hash) !== null);
    window.addEventListener("popstate", () => {
        if (isLink()) return; // a "hashchange" event follows
        for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
        if (history.state === null) onform();
        else onreturn(history.state.part);
    });
    window.addEventListener("hashchange", () => isLink() && onlink());
}
