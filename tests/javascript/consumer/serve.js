// Serves a folder and opens its page in headless Chromium. Returns the data that the page posts to /told, and the number
// of bytes sent for each file. Fails if the page requests a missing file.

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const TYPES = { html: "text/html", js: "text/javascript", wasm: "application/wasm" };
const MOST_SECONDS = 120;

export async function toldByPage(folder, { compressed = true } = {}) {
    const server = createServer();
    const sent = {};
    const told = new Promise((done, failed) => {
        const timer = setTimeout(() => failed(new Error(`the page told nothing in ${MOST_SECONDS} s`)), 1e3 * MOST_SECONDS);
        server.on("request", (request, response) => {
            if (request.url === "/told") {
                let text = "";
                request.on("data", (part) => (text += part));
                request.on("end", () => {
                    clearTimeout(timer);
                    response.end();
                    done({ told: JSON.parse(text), sent });
                });
                return;
            }
            const path = request.url === "/" ? "/index.html" : request.url;
            if (path === "/favicon.ico") return response.writeHead(204).end();
            try {
                const bytes = readFileSync(join(folder, path));
                const headers = { "content-type": TYPES[path.split(".").at(-1)] ?? "application/octet-stream" };
                if (compressed) headers["content-encoding"] = "gzip";
                const body = compressed ? gzipSync(bytes, { level: 9 }) : bytes;
                sent[path] = body.length;
                response.writeHead(200, headers).end(body);
            } catch {
                clearTimeout(timer);
                response.writeHead(404).end();
                failed(new Error(`the page asked for ${path}, which is not there`));
            }
        });
    });
    await new Promise((done) => server.listen(0, "127.0.0.1", done));
    const profile = mkdtempSync(join(tmpdir(), "mistbank-chromium-"));
    const options = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions", "--disable-background-networking", `--user-data-dir=${profile}`];
    const browser = spawn("chromium", [...options, `http://127.0.0.1:${server.address().port}/`], { stdio: "ignore", detached: true });
    const missing = new Promise((_, failed) => browser.on("error", failed));
    try {
        return await Promise.race([told, missing]);
    } finally {
        try {
            process.kill(-browser.pid, "SIGKILL"); // also kills the browser's child processes
        } catch {
            // the browser has already ended
        }
        server.closeAllConnections?.();
        server.close();
        rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    }
}
