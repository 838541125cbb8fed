// Offline use. The browser stores the page, and the page announces new versions. The page reloads only if the player agrees.

import { button, byId, element } from "./dom.js";

/** Asks the browser to store the page. Has no effect on hosts without encryption or if the browser forbids storing. */
export async function keepOffline() {
    const { serviceWorker } = navigator;
    try {
        const script = new URL("service_worker.js", document.baseURI);
        const registration = await serviceWorker.register(script, { updateViaCache: "none" });
        const tellOf = (worker) =>
            worker?.addEventListener("statechange", () => worker.state === "installed" && tell(registration));
        tell(registration);
        tellOf(registration.installing);
        registration.addEventListener("updatefound", () => tellOf(registration.installing));
        document.addEventListener("visibilitychange", () => document.hidden || registration.update().catch(() => {}));
    } catch {
        // Without a service worker the page works, but needs a network.
    }
}

/** Announces the new version of the page if one is waiting because the old version is still in use; otherwise does nothing. */
function tell(registration) {
    if (registration.waiting === null || navigator.serviceWorker.controller === null) return;
    const box = byId("renewal");
    const words = element("span", { text: "A new version is available." });
    box.replaceChildren(
        words,
        button("Reload", async () => {
            const others = await renew(registration.waiting);
            if (others > 0) words.textContent = "This page is open in another tab. Close that tab, then reload.";
        }, "main"),
        button("Later", () => (box.hidden = true)),
    );
    box.hidden = false;
}

/** Activates the new version and reloads the page. @returns a promise of the number of other tabs that prevent this */
function renew(worker) {
    const { port1: here, port2: there } = new MessageChannel();
    const reload = () => location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", reload);
    return new Promise((resolve) => {
        here.onmessage = ({ data: { others } }) => {
            if (others > 0) navigator.serviceWorker.removeEventListener("controllerchange", reload);
            resolve(others);
        };
        worker.postMessage("renew", [there]);
    });
}
