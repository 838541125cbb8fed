// Serves the page without a network. examples/apps/web/run inserts two constants above this comment: VERSION, a hash of all
// files, and FILES, { name: integrity of the content }. Servers of the page also offer the files below LASTING, and browsers
// cache them there (files.mjs). If the list of files has changed, the browser starts a new worker, which fetches the
// changed files. The new worker then waits until no page uses the old version, because a tab must not mix two versions.

const SCOPE = self.registration.scope; // part of the cache's name, because other pages of the same host can also have caches
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

/** Returns the name of the file at an address; null if the page has no such file. */
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

/** Stores all files: unchanged files from the cache of the previous version, the others from the network. */
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

/** Returns a file of this version: the copy in the browser's cache if its content is right, otherwise a copy from the
 *  network. */
async function fetched(name, integrity) {
    const address = SCOPE + name;
    const cached = { integrity, mode: "same-origin", cache: "only-if-cached" };
    const loaded = await fetch(SCOPE + LASTING + name, cached).catch(() => null);
    const load = () => fetch(address, { integrity }).catch(() => fetch(address, { integrity, cache: "reload" }));
    const found = loaded?.ok ? loaded : await load();
    if (!found.ok) throw new Error(`${address}: ${found.status}`);
    const headers = { "Content-Type": found.headers.get("Content-Type") ?? "", [HASH]: integrity };
    // Returns a new answer, because browsers do not accept a redirected answer as a page.
    return new Response(await found.blob(), { headers });
}

async function begin() {
    await Promise.all((await oldOnes()).map((name) => caches.delete(name)));
    await self.clients.claim();
}

const oldOnes = async () => (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== KEPT);

/** Reports the number of other open pages. If there are none, activates this version. */
async function renew(port) {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const others = pages.filter(({ url }) => nameOf(url) !== null).length - 1;
    port.postMessage({ others });
    if (others <= 0) await self.skipWaiting();
}
