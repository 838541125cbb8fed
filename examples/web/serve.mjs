// Serves a folder of static files to this machine alone. Usage: node serve.mjs FOLDER [PORT]
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, resolve, sep } from "node:path";

const TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
};

const folder = resolve(process.argv[2] ?? ".");
const wanted = process.argv[3];

const server = createServer(async ({ method, url }, answer) => {
    const refuse = (status) => answer.writeHead(status, { "Content-Type": "text/plain" }).end(`${status}\n`);
    try {
        if (method !== "GET" && method !== "HEAD") return refuse(405);
        const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
        let file = join(folder, normalize(path));
        if (file !== folder && !file.startsWith(folder + sep)) return refuse(404);
        if (path.endsWith("/")) file = join(file, "index.html");
        const { size } = await stat(file).then((found) => (found.isFile() ? found : Promise.reject()));
        answer.writeHead(200, {
            "Content-Type": TYPES[extname(file)] ?? "text/plain; charset=utf-8",
            "Content-Length": size,
            "Cache-Control": "no-cache",
        });
        if (method === "HEAD") answer.end();
        else createReadStream(file).pipe(answer);
    } catch {
        refuse(404);
    }
});

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
