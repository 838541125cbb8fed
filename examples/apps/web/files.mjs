// Serves the files in a folder, for example the page. The files are only read.
//
// If a file has a compressed copy that is not older than the file, browsers that accept the encoding receive the copy. Browsers
// may cache files below `v-VERSION/` for ever. VERSION is the version of the page, and `index.html` refers to its scripts,
// style sheets and WebAssembly with this path.
import { readFile, stat } from "node:fs/promises";
import { dirname, extname, join, normalize, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".js": "text/javascript; charset=utf-8",
    ".md": "text/markdown; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
};

const STATUSES = {
    ENOENT: 404,
    ENOTDIR: 404,
    EISDIR: 404,
    ENAMETOOLONG: 404,
    ELOOP: 404,
    ERR_INVALID_ARG_VALUE: 404, // the name contains a NUL character
    EACCES: 403,
    EPERM: 403,
};

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const ENCODINGS = [ // in order of preference: the smallest copies first
    { name: "br", ending: ".br", compress: (content) => promisify(brotliCompress)(content, QUICK) },
    { name: "gzip", ending: ".gz", compress: promisify(gzip) },
];
const VERSION = /\/v-([0-9a-f]{16})\//; // the version in the path of a request
const MOST_KEPT = 32; // maximum number of pages, and of versions, in memory
const versions = madeOnce();
const pages = madeOnce();
const LASTING = "public, max-age=31536000, immutable";

/** @param headers the headers of every answer, including refusals; without `Cache-Control`
 *  @returns the handler of requests for files in this folder */
export function filesOf(folder, headers = {}) {
    const root = resolve(folder);
    return async (request, answer) => {
        const { method, url } = request;
        const refuse = (status) =>
            answer
                .writeHead(status, { ...headers, "Cache-Control": "no-cache", "Content-Type": "text/plain" })
                .end(`${status}\n`);
        try {
            if (method !== "GET" && method !== "HEAD") return refuse(405);
            const path = pathOf(url);
            if (path === null) return refuse(400);
            let file = join(root, normalize(path.replace(VERSION, "/")));
            if (file !== root && !file.startsWith(root + sep)) return refuse(404);
            if (path.endsWith("/")) file = join(file, "index.html");
            const found = await stat(file);
            if (!found.isFile()) return refuse(404);
            const isOfPage = path.endsWith("/") && extname(file) === ".html";
            const encodings = encodingsOf(request);
            const { content, ...more } = await (isOfPage ? pageOf(file, encodings) : contentOf(file, found, encodings));
            const tag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}${more["Content-Encoding"] ?? ""}"`;
            const lasts = VERSION.test(path) && VERSION.exec(path)[1] === (await versionIn(root, path));
            const told = {
                ...headers,
                ...more,
                "Cache-Control": lasts ? LASTING : "no-cache",
                ...(isOfPage ? {} : { ETag: tag }), // the page's content depends on the version, not only on the file
                Vary: "Accept-Encoding",
            };
            if (!isOfPage && request.headers["if-none-match"] === tag) return answer.writeHead(304, told).end();
            answer.writeHead(200, {
                ...told,
                "Content-Type": TYPES[extname(file)] ?? "text/plain; charset=utf-8",
                "Content-Length": content.length,
            });
            answer.end(method === "HEAD" ? undefined : content);
        } catch ({ code }) {
            refuse(STATUSES[code] ?? 500);
        }
    };
}

/** Reads a file or its compressed copy completely before the answer begins, because a later failure could not be reported.
 *  @returns the content and the headers for it */
async function contentOf(file, { mtimeMs }, encodings) {
    for (const { name, ending } of encodings) {
        const copy = await stat(file + ending).catch(() => null);
        if (copy?.isFile() && copy.mtimeMs >= mtimeMs)
            return { content: await readFile(file + ending), "Content-Encoding": name };
    }
    return { content: await readFile(file) };
}

/** Reads a page, and adds the version to its references to scripts, style sheets and WebAssembly. */
async function pageOf(file, [encoding]) {
    const version = await versionOf(dirname(file));
    const { name } = encoding ?? {};
    const content = await pages(`${file} ${version} ${name}`, file, async () => {
        const html = await readFile(file, "utf8");
        const prefix = version === null ? "" : `v-${version}/`;
        const versioned = html.replace(/(?<= (?:href|src)=")(?=[\w./]+\.(?:css|js|wasm)")/g, prefix);
        return encoding === undefined ? Buffer.from(versioned) : encoding.compress(versioned);
    });
    return { content, ...(name && { "Content-Encoding": name }) };
}

/** Returns the entries of ENCODINGS that a browser accepts. */
function encodingsOf({ headers }) {
    const accepted = String(headers["accept-encoding"] ?? "").split(",").map((one) => one.split(";")[0].trim());
    return ENCODINGS.filter(({ name }) => accepted.includes(name));
}

/** Returns the current version of the page that a path with `v-VERSION/` belongs to; null if there is no page. */
const versionIn = (root, path) => versionOf(join(root, normalize(path.slice(0, path.search(VERSION) + 1))));

/** Returns the version of the page in a folder, written by list_files.mjs; null if the folder has no page. */
function versionOf(folder) {
    const worker = join(folder, "service_worker.js");
    const read = async () => /^const VERSION = "([0-9a-f]{16})";/.exec(await readFile(worker, "utf8"))?.[1] ?? null;
    return versions(worker, worker, read).catch(() => null);
}

/** Returns a function (key, file, make) that returns the value of make(), and caches this value until the file changes. */
function madeOnce() {
    const made = new Map();
    return async (key, file, make) => {
        const { mtimeMs, size } = await stat(file);
        const last = made.get(key);
        if (last?.mtimeMs === mtimeMs && last.size === size) return last.value;
        const value = await make();
        made.delete(key);
        if (made.size === MOST_KEPT) made.delete(made.keys().next().value);
        made.set(key, { mtimeMs, size, value });
        return value;
    };
}

/** Returns the decoded path of an address; null if the address is invalid. */
function pathOf(url) {
    try {
        return decodeURIComponent(new URL(url, "http://localhost").pathname);
    } catch {
        return null;
    }
}
