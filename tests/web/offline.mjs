// The page without a network, and after an update.
import assert from "node:assert/strict";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";

import { playThrough, recordIn, WithMouse } from "./people.mjs";
import { test } from "./tally.mjs";
import { choose, isReady, library, PHONE, seriousFlaws, serve, settle, shot, textOf, visit } from "./visit.mjs";

const [page, server] = process.argv.slice(2, 4).map((path) => resolve(path));
const LIST_FILES = join(dirname(server), "list_files.mjs");
const MOST_BYTES = 493_000; // largest total size of the files needed before the first click, compressed with Brotli
const { Rules } = library;

/** Runs a static file server with the page in a subfolder, until body() is done. */
async function host(body) {
    const folder = mkdtempSync(join(tmpdir(), "mistbank-"));
    const below = join(folder, "some/where");
    cpSync(page, below, { recursive: true });
    const { serving, origin } = await serve(folder);
    const stop = async () => {
        serving.kill();
        if (serving.exitCode === null && serving.signalCode === null) await once(serving, "exit");
    };
    try {
        await body({ at: `${origin}some/where/`, folder: below, stop });
    } finally {
        await stop();
        rmSync(folder, { recursive: true });
    }
}

/** Publishes a new version of the page with another heading. */
function deploy(folder, words) {
    const file = join(folder, "index.html");
    writeFileSync(file, readFileSync(file, "utf8").replace(/(?<=id="puzzles-title">)[^<]*/, words));
    const worker = join(folder, "service_worker.js");
    const code = readFileSync(worker, "utf8");
    writeFileSync(worker, code.slice(code.indexOf("\n// ") + 1)); // removes the list of files, which LIST_FILES writes again
    execFileSync(process.execPath, [LIST_FILES, folder, ...namesIn(code)]);
}

const namesIn = (code) => Object.keys(JSON.parse(/const FILES = (\{[^}]*\})/.exec(code)[1]));

/** Waits until the service worker has stored the page. */
const isKept = (tab) =>
    tab.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated");

const NEEDED_LATER = ["index.html", "puzzles.json", "worker.js", "review_worker.js", "page.webmanifest"];

test("The page stores all its files for offline use, and the files needed before the first click are small", () =>
    visit(
        async (tab, context) => {
            const names = namesIn(readFileSync(join(page, "service_worker.js"), "utf8"));
            const addresses = await tab.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
            const paths = addresses.map((name) => name.slice(tab.url().length));
            const isVersioned = (path) => /^v-[0-9a-f]{16}\//.test(path);
            assert.deepEqual(paths.filter((path) => /\.(js|css|wasm)$/.test(path) && !isVersioned(path)), []);
            const loaded = [...new Set(paths.map((path) => path.replace(/^v-[^/]*\//, "")))];
            assert.ok(loaded.length > 25, `${loaded.length} files`);
            for (const name of [...loaded, ...NEEDED_LATER]) assert.ok(names.includes(name), `${name} is not stored`);
            const bytes = ["index.html", ...loaded]
                .reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(page, name))).length, 0);
            console.log(`     ${Math.round(bytes / 1000)} KB compressed before the first click`);
            assert.ok(bytes < MOST_BYTES, `${bytes} bytes`);
            const manifest = await tab.evaluate(async () => {
                const answer = await fetch(document.querySelector("link[rel=manifest]").href);
                return { type: answer.headers.get("Content-Type"), ...(await answer.json()) };
            });
            assert.equal(manifest.type, "application/manifest+json");
            const devtools = await context.newCDPSession(tab);
            assert.deepEqual((await devtools.send("Page.getAppManifest")).errors, []);
            for (const { src } of manifest.icons) assert.ok(names.includes(src));
        },
    ));

test("Every part of the page works offline, at any path of a host", () =>
    host(({ at, stop }) =>
        visit(
            async (tab) => {
                await isKept(tab);
                await stop();
                await tab.reload();
                await isReady(tab, "setup");
                await choose(tab, { game: "cooperative", level: 1, seed: 4 });
                await tab.click("#hint");
                await tab.waitForSelector('#hint-box[aria-busy="false"] #take-hint');
                const rules = Rules.cooperative({ level: 1 });
                const game = await playThrough(new WithMouse(tab), library, rules, { seed: 4, most: 4 });
                await tab.reload();
                await isReady(tab, "play");
                assert.equal(await recordIn(tab), game.toRecord());
                await tab.click("#menu-button");
                await tab.click("#replay-button");
                await tab.click("#replay-review");
                await tab.waitForFunction(() => /slip/.test(document.getElementById("review-words").textContent));
                await tab.click("#replay-close");
                await tab.click("#menu-button");
                await tab.click("#puzzles-button");
                await tab.click("#puzzles-list button >> nth=0");
                await tab.waitForSelector("#puzzle:not([hidden])");
                await tab.click("#menu-button");
                await tab.click("#new-button");
                await tab.click("#setup-learn");
                await tab.waitForSelector("#lesson:not([hidden])");
                await tab.click("#menu-button");
                await tab.click("#new-button");
                await tab.click("#setup-tiles");
                await tab.waitForSelector("#workshop:not([hidden])");
            },
            { offline: true, at },
        ),
    ));

test("The page announces a new version, and loads it on request if no second tab is open", () =>
    host(({ at, folder }) =>
        visit(
            async (tab, context) => {
                const heading = (of) => of.evaluate(() => document.getElementById("puzzles-title").textContent);
                const kept = () => tab.evaluate(() => caches.keys());
                await isKept(tab);
                await tab.click("#play-button");
                await tab.waitForSelector(".cells .cell");
                const record = await recordIn(tab);
                const [before] = await kept();
                deploy(folder, "Riddles");
                await tab.reload();
                await tab.waitForSelector("#renewal:not([hidden])");
                assert.match(await textOf(tab, "#renewal"), /new version/);
                assert.equal(await heading(tab), "Puzzles"); // the open page stays unchanged
                await settle(tab);
                await shot(tab, "renewal-phone");
                assert.deepEqual(await seriousFlaws(tab), []);
                const other = await context.newPage();
                await other.goto(at);
                await isReady(other, "setup");
                await tab.click("#renewal .main");
                await tab.waitForFunction(() => /another tab/.test(document.getElementById("renewal").textContent));
                assert.equal(await heading(other), "Puzzles");
                await other.close();
                await Promise.all([tab.waitForEvent("load"), tab.click("#renewal .main")]);
                await isReady(tab, "play");
                assert.equal(await heading(tab), "Riddles");
                assert.equal(await recordIn(tab), record);
                assert.equal(await tab.isVisible("#renewal"), false);
                const after = await kept();
                assert.equal(after.length, 1);
                assert.notEqual(after[0], before);
            },
            { offline: true, at, device: PHONE, scheme: "dark" },
        ),
    ));

test("An incompletely deployed version is not stored, and the previous version stays complete", () =>
    host(({ at, folder }) =>
        visit(
            async (tab) => {
                await isKept(tab);
                const [before] = await tab.evaluate(() => caches.keys());
                deploy(folder, "Riddles");
                writeFileSync(join(folder, "index.html"), "half of it");
                await tab.reload();
                await isReady(tab, "setup");
                const isGivenUp = async () => {
                    const registration = await navigator.serviceWorker.getRegistration();
                    await registration.update().catch(() => {});
                    return registration.waiting === null && registration.installing === null;
                };
                await tab.waitForFunction(isGivenUp);
                await tab.reload();
                await isReady(tab, "setup");
                assert.ok((await tab.evaluate(() => caches.keys())).includes(before));
            },
            { offline: true, at, without: "nothing" }, // allows errors that the browser reports
        ),
    ));
