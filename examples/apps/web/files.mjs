// Serves the files of a folder, read-only.
import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, resolve, sep } from "node:path";

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
    ERR_INVALID_ARG_VALUE: 404, // the name contains a NUL
    EACCES: 403,
    EPERM: 403,
};

/** @param headers of every answer, including refusals
 *  @returns the handler of requests for files of this folder */
export function filesOf(folder, headers = {}) {
    const root = resolve(folder);
    return async ({ method, url }, answer) => {
        const refuse = (status) =>
            answer.writeHead(status, { ...headers, "Content-Type": "text/plain" }).end(`${status}\n`);
        try {
            if (method !== "GET" && method !== "HEAD") return refuse(405);
            const path = pathOf(url);
            if (path === null) return refuse(400);
            let file = join(root, normalize(path));
            if (file !== root && !file.startsWith(root + sep)) return refuse(404);
            if (path.endsWith("/")) file = join(file, "index.html");
            if (!(await stat(file)).isFile()) return refuse(404);
            const content = await readFile(file); // read completely, because no status can report a later failure
            answer.writeHead(200, {
                "Cache-Control": "no-cache",
                ...headers,
                "Content-Type": TYPES[extname(file)] ?? "text/plain; charset=utf-8",
                "Content-Length": content.length,
            });
            answer.end(method === "HEAD" ? undefined : content);
        } catch ({ code }) {
            refuse(STATUSES[code] ?? 500);
        }
    };
}

/** Returns the path in an address; null if the address has none. */
function pathOf(url) {
    try {
        return decodeURIComponent(new URL(url, "http://localhost").pathname);
    } catch {
        return null;
    }
}
