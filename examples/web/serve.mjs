// Serves a folder of static files to this machine alone. Usage: node serve.mjs FOLDER [PORT]
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, resolve, sep } from "node:path";

const TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".js": "text/javascript; charset=utf-8",
    ".md": "text/markdown; charset=utf-8",
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
    ERR_INVALID_ARG_VALUE: 404, // a NUL in the name
    EACCES: 403,
    EPERM: 403,
};

const folder = resolve(process.argv[2] ?? ".");
const wanted = process.argv[3];

const server = createServer(async ({ method, url }, answer) => {
    const refuse = (status) => answer.writeHead(status, { "Content-Type": "text/plain" }).end(`${status}\n`);
    try {
        if (method !== "GET" && method !== "HEAD") return refuse(405);
        const path = pathOf(url);
        if (path === null) return refuse(400);
        let file = join(folder, normalize(path));
        if (file !== folder && !file.startsWith(folder + sep)) return refuse(404);
        if (path.endsWith("/")) file = join(file, "index.html");
        if (!(await stat(file)).isFile()) return refuse(404);
        const content = await readFile(file); // all of it, as there is no status for what fails later
        answer.writeHead(200, {
            "Content-Type": TYPES[extname(file)] ?? "text/plain; charset=utf-8",
            "Content-Length": content.length,
            "Cache-Control": "no-cache",
        });
        answer.end(method === "HEAD" ? undefined : content);
    } catch ({ code }) {
        refuse(STATUSES[code] ?? 500);
    }
});

/** The path that an address names; null: it is none. */
function pathOf(url) {
    try {
        return decodeURIComponent(new URL(url, "http://localhost").pathname);
    } catch {
        return null;
    }
}

let port = Number(wanted ?? 8000);
server.on("error", (error) => {
    if (error.code !== "EADDRINUSE" || wanted !== undefined) {
        console.error(`cannot serve at port ${port}: ${error.message}`);
        process.exit(1);
    }
    server.listen(++port, "127.0.0.1");
});
server.on("listening", () => console.log(`http://127.0.0.1:${server.address().port}/`));
server.listen(port, "127.0.0.1");
