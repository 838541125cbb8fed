// The file server of the page, examples/apps/web/serve.mjs: correct answers, and no crash after any request.
import assert from "node:assert/strict";
import { once } from "node:events";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { test } from "./tally.mjs";
import { PHONE, serve, shot, visit } from "./visit.mjs";

const [page, server] = process.argv.slice(2, 4).map((path) => resolve(path));
const COMPRESS = join(dirname(server), "compress.mjs");

/** Requests a path with these headers. @returns the answer: { status, headers, content } */
async function answerOf(origin, path, headers = {}) {
    const asked = request(origin, { path, headers });
    asked.end();
    const [answer] = await once(asked, "response");
    const parts = await answer.toArray();
    return { status: answer.statusCode, headers: answer.headers, content: Buffer.concat(parts) };
}

/** Requests a path exactly as written, because fetch() would normalise the path. @returns the status */
async function statusOf(origin, path, method = "GET") {
    const asked = request(origin, { path, method });
    asked.end();
    const [answer] = await once(asked, "response");
    answer.resume();
    await once(answer, "end");
    return answer.statusCode;
}

test("The server answers a request for an unreadable file with an error status and keeps running", async () => {
    const folder = mkdtempSync(join(tmpdir(), "mistbank-"));
    const { serving, origin } = await serve(folder);
    try {
        writeFileSync(join(folder, "file.txt"), "words");
        mkdirSync(join(folder, "index.html"));
        symlinkSync("/proc/sys/vm/drop_caches", join(folder, "forbidden")); // even the superuser cannot read it
        symlinkSync("/proc/self/mem", join(folder, "broken")); // can be opened but not read
        symlinkSync(join(folder, "gone"), join(folder, "vanished"));
        symlinkSync("loop", join(folder, "loop"));
        const asked = {
            "/forbidden": 403,
            "/broken": 500,
            "/vanished": 404,
            "/loop": 404,
            "/index.html": 404,
            "/": 404,
            "/file.txt/": 404,
            "/file.txt/more": 404,
            "/nothing%00": 404,
            "/%ff": 400,
            "//": 400,
            "/../../etc/passwd": 404,
            [`/${"long".repeat(999)}`]: 404,
        };
        for (const [path, status] of Object.entries(asked)) {
            for (const method of ["GET", "HEAD"]) assert.equal(await statusOf(origin, path, method), status, path);
            assert.equal(await (await fetch(new URL("file.txt", origin))).text(), "words", `after ${path}`);
        }
        assert.equal(await statusOf(origin, "/file.txt", "HEAD"), 200);
        assert.equal(await statusOf(origin, "/file.txt", "POST"), 405);
        assert.equal(serving.exitCode, null);
    } finally {
        serving.kill();
        rmSync(folder, { recursive: true });
    }
});

test("A browser gets the compressed copy of a file, unless the copy is older than the file", async () => {
    const folder = mkdtempSync(join(tmpdir(), "mistbank-"));
    const { serving, origin } = await serve(folder);
    try {
        const file = join(folder, "words.js");
        const words = "// words\n".repeat(200);
        writeFileSync(file, words);
        execFileSync(process.execPath, [COMPRESS, folder, "words.js"]);
        const get = (encodings) => answerOf(origin, "/words.js", { "Accept-Encoding": encodings });
        for (const [encodings, encoding, expand] of [
            ["gzip, deflate, br", "br", brotliDecompressSync],
            ["gzip;q=0.5", "gzip", gunzipSync],
            ["", undefined, (content) => content],
        ]) {
            const { headers, content } = await get(encodings);
            assert.equal(headers["content-encoding"], encoding);
            assert.equal(headers.vary, "Accept-Encoding");
            assert.equal(Number(headers["content-length"]), content.length);
            assert.equal(expand(content).toString(), words);
            if (encoding !== undefined) assert.ok(content.length < words.length / 4);
        }
        writeFileSync(file, "new");
        const later = Date.now() / 1000 + 60;
        utimesSync(file, later, later);
        const { headers, content } = await get("br");
        assert.deepEqual([headers["content-encoding"], content.toString()], [undefined, "new"]);
    } finally {
        serving.kill();
        rmSync(folder, { recursive: true });
    }
});

test("Browsers may cache files of the current version forever, but must revalidate other files", async () => {
    const { serving, origin } = await serve(page);
    try {
        const { headers, content } = await answerOf(origin, "/", { "Accept-Encoding": "br" });
        const html = brotliDecompressSync(content).toString();
        const [, version] = /const VERSION = "([0-9a-f]{16})"/.exec(readFileSync(join(page, "service_worker.js"), "utf8"));
        assert.equal(headers["cache-control"], "no-cache");
        const files = [...html.matchAll(/ (?:href|src)="([^"]+\.(?:css|js))"/g)].map(([, name]) => name);
        assert.ok(files.length > 8);
        for (const name of files) {
            assert.ok(name.startsWith(`v-${version}/`), name);
            const answer = await answerOf(origin, `/${name}`, { "Accept-Encoding": "br" });
            assert.equal(answer.headers["cache-control"], "public, max-age=31536000, immutable");
            assert.equal(answer.headers["content-encoding"], "br", name);
            const plain = readFileSync(join(page, name.slice(name.indexOf("/") + 1)));
            assert.ok(brotliDecompressSync(answer.content).equals(plain), name);
        }
        const other = await answerOf(origin, "/v-0123456789abcdef/main.js"); // a file of another version
        assert.deepEqual([other.status, other.headers["cache-control"]], [200, "no-cache"]);
        const known = await answerOf(origin, "/service_worker.js");
        assert.equal(known.headers["cache-control"], "no-cache");
        const again = await answerOf(origin, "/service_worker.js", { "If-None-Match": known.headers.etag });
        assert.deepEqual([again.status, again.content.length], [304, 0]);
    } finally {
        serving.kill();
    }
});

test("The server serves the current content of a changed page", async () => {
    const folder = mkdtempSync(join(tmpdir(), "mistbank-"));
    const { serving, origin } = await serve(folder);
    try {
        const [old, young] = ["0".repeat(16), "1".repeat(16)];
        for (const [hour, page, version] of [[1, "first", old], [2, "second", old], [3, "second", young]]) {
            writeFileSync(join(folder, "index.html"), `<script src="main.js"></script>${page}`);
            writeFileSync(join(folder, "service_worker.js"), `const VERSION = "${version}";\n`);
            for (const name of ["index.html", "service_worker.js"]) utimesSync(join(folder, name), hour * 3600, hour * 3600);
            for (const encoding of ["", "br", "br"]) {
                const { content } = await answerOf(origin, "/", { "Accept-Encoding": encoding });
                const html = encoding === "" ? content : brotliDecompressSync(content);
                assert.equal(html.toString(), `<script src="v-${version}/main.js"></script>${page}`);
            }
        }
    } finally {
        serving.kill();
        rmSync(folder, { recursive: true });
    }
});

test("The page requests the WebAssembly once, before the module that needs it", () => {
    const requested = [];
    return visit(
        () => {
            const names = requested.map((url) => url.split("/").at(-1));
            assert.equal(names.filter((name) => name === "mistbank.wasm").length, 1);
            assert.ok(names.indexOf("mistbank.wasm") < names.indexOf("browser.js"));
        },
        { prepare: (context) => context.on("request", (request) => requested.push(request.url())) },
    );
});

for (const [name, device] of Object.entries({ desktop: undefined, phone: PHONE }))
    test(`While the library loads, the page shows its layout without content, on a ${name}`, () => {
        let isShown = false;
        return visit(() => assert.ok(isShown), {
            device,
            async prepare(context) {
                await context.route("**/mistbank.wasm", async (route) => {
                    const page = route.request().frame().page();
                    await page.waitForFunction(() => {
                        if (document.body === null) return false;
                        const { width, backgroundImage } = getComputedStyle(document.body, "::before");
                        return parseFloat(width) > 0.9 * innerWidth && backgroundImage.split("linear-gradient").length === 6;
                    });
                    await shot(page, `skeleton-${name}`);
                    isShown = true;
                    await route.continue();
                });
            },
        });
    });
