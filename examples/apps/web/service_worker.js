// Serves the page without a network. examples/apps/web/run writes the list of files and their version before these
// lines: const VERSION = a hash of all files, const FILES = { name: the integrity of its content }. Servers of the page
// have the same files below LASTING, where browsers keep them (files.mjs). A new list makes a new worker. It fetches the
// changed files, and waits until no page uses the old version, so that no tab mixes two versions.

const SCOPE = self.registration.scope; // other pages of the same host may store files too
const OURS = `mistbank ${SCOPE} `;
const KEPT = OURS + VERSION;
const LASTING = `v-${VERSION}/`;
const HASH = "X-Content-Integrity";

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("message", (event) => event.data === "renew" && event.waitUntil(renew(event.ports[0])));
self.addEventListener("fetch", (event) => {
    const name = event.request.method === "GET" ? nameOf(event.request.url) : null;
    if (name !== null) event.respondWith(answer(name, event.request));
});

/** Returns the file at an address; null if it is not a file of the page. */
function nameOf(address) {
    const { origin, pathname } = new URL(address);
    if (!(origin + pathname).startsWith(SCOPE)) return null;
    const path = (origin + pathname).slice(SCOPE.length);
    const name = (path.startsWith(LASTING) ? path.slice(LASTING.length) : path) || "index.html";
    return Object.hasOwn(FILES, name) ? name : null;
}

async function answer(name, request) {
    const cache = await caches.open(KEPT);
    return (await cache.match(SCOPE + name)) ?? fetch(request);
}

/** Stores all files: unchanged ones from the previous version, the others from the network. */
async function fill() {
    const before = await Promise.all((await oldOnes()).map((name) => caches.open(name)));
    const cache = await caches.open(KEPT);
    const keep = async ([name, integrity]) => {
        const address = SCOPE + name;
        const known = await Promise.all(before.map((cached) => cached.match(address)));
        const same = known.find((cached) => cached?.headers.get(HASH) === integrity);
        await cache.put(address, same ?? (await fetched(name, integrity)));
    };
    await Promise.all(Object.entries(FILES).map(keep));
}

/** Returns a file of this version. A copy in the browser's cache is used if it has the same content. */
async function fetched(name, integrity) {
    const address = SCOPE + name;
    const cached = { integrity, mode: "same-origin", cache: "only-if-cached" };
    const loaded = await fetch(SCOPE + LASTING + name, cached).catch(() => null);
    const load = () => fetch(address, { integrity }).catch(() => fetch(address, { integrity, cache: "reload" }));
    const found = loaded?.ok ? loaded : await load();
    if (!found.ok) throw new Error(`${address}: ${found.status}`);
    const headers = { "Content-Type": found.headers.get("Content-Type") ?? "", [HASH]: integrity };
    // A copy, because a redirected answer may not be used for a page.
    return new Response(await found.blob(), { headers });
}

async function begin() {
    await Promise.all((await oldOnes()).map((name) => caches.delete(name)));
    await self.clients.claim();
}

const oldOnes = async () => (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== KEPT);

/** Activates this version if the asking page is the only one; otherwise answers with the number of other pages. */
async function renew(port) {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const others = pages.filter(({ url }) => nameOf(url) !== null).length - 1;
    port.postMessage({ others });
    if (others <= 0) await self.skipWaiting();
}
