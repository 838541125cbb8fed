// The page's files, to be read and nothing else.

import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, resolve, sep } from "node:path";

const TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".wasm": "application/wasm",
};

const STATUSES = {
    ENOENT: 404,
    ENOTDIR: 404,
    EISDIR: 404,
    ENAMETOOLONG: 404,
    ELOOP: 404,
    ERR_INVALID_ARG_VALUE: 404,
    EACCES: 403,
    EPERM: 403,
};

/** The page asks nobody but this server, runs nothing that it does not bring, and stands in no other page. */
const HEADERS = {
    "Content-Security-Policy": [
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "worker-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ].join("; "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer", // an address names a table
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-cache",
};

/** @returns what answers a request for a file of this folder */
export function pagesOf(folder) {
    const root = resolve(folder);
    return async ({ method, url }, answer) => {
        const refuse = (status) =>
            answer.writeHead(status, { ...HEADERS, "Content-Type": "text/plain" }).end(`${status}\n`);
        try {
            if (method !== "GET" && method !== "HEAD") return refuse(405);
            const path = pathOf(url);
            if (path === null) return refuse(400);
            let file = join(root, normalize(path));
            if (file !== root && !file.startsWith(root + sep)) return refuse(404);
            if (path.endsWith("/")) file = join(file, "index.html");
            if (!(await stat(file)).isFile()) return refuse(404);
            const content = await readFile(file);
            const type = TYPES[extname(file)] ?? "text/plain; charset=utf-8";
            answer.writeHead(200, { ...HEADERS, "Content-Type": type, "Content-Length": content.length });
            answer.end(method === "HEAD" ? undefined : content);
        } catch ({ code }) {
            refuse(STATUSES[code] ?? 500);
        }
    };
}

/** The path that an address names; null: it is none. */
function pathOf(url) {
    try {
        return decodeURIComponent(new URL(url, "http://localhost").pathname);
    } catch {
        return null;
    }
}
