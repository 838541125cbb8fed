// Serves the page, and opens it in a browser. All browser tests of the page use these functions.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { launch, serve as serveFiles, troublesOf } from "./chromium.mjs";
import { PATIENCE } from "./until.mjs";

const [folder, server, pictures] = process.argv.slice(2, 5).map((path) => resolve(path));

/** Imports a module of the page. */
export const moduleOfPage = (name) => import(pathToFileURL(join(folder, name)).href);
export const library = await moduleOfPage("library.js");
await library.init(readFileSync(join(folder, "mistbank/mistbank.wasm")));
const { Game } = library;

/** Returns the text of one of the page's files. */
export const pageFile = (name) => readFileSync(join(folder, name), "utf8");

/** Serves the files of a folder. @returns the process and its address */
export const serve = (files) => serveFiles(server, files);

// The page is in a subfolder, as on a host with other pages.
const { serving, origin } = await serve(dirname(folder));
const address = `${origin}${basename(folder)}/`;
const browser = await launch();

export const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const KEY = "mistbank game";

/** Replaces the browser's random numbers with a fixed sequence, so each run of a test plays the same games. Each document of
 *  a context restarts the sequence. @param begin another number gives another sequence */
export function repeatRandomValues(begin) {
    let last = begin;
    Crypto.prototype.getRandomValues = (numbers) => numbers.map((_, i) => (numbers[i] = last = (last * 48271) % 2147483647));
}

/** Opens the page in a new browser context. Fails if the page loads anything from other addresses, or has errors that do not
 *  match `expected`. `without`: a file of the page that is missing; then errors are allowed. `offline`: the browser can store
 *  the page for use without a network; without this option the browser cannot do so, as on a host without encryption.
 *  `prepare`: a function that gets the context before the page opens. */
export async function visit(
    body,
    {
        device = DESKTOP,
        scheme = "light",
        motion = "reduce",
        hash = "",
        storage,
        without,
        offline,
        at = address,
        expected = null,
        prepare = () => {},
    } = {},
) {
    const context = await browser.newContext({
        ...device,
        colorScheme: scheme,
        reducedMotion: motion,
        acceptDownloads: true,
        permissions: ["clipboard-read", "clipboard-write"],
    });
    let troubles = [];
    let page = null;
    try {
        context.setDefaultTimeout(PATIENCE);
        await context.addInitScript(repeatRandomValues, 1);
        if (!offline) await context.addInitScript(() => delete Navigator.prototype.serviceWorker);
        if (storage !== undefined)
            await context.addInitScript(
                ([name, value]) => localStorage.getItem(name) ?? localStorage.setItem(name, value),
                [KEY, JSON.stringify(storage)],
            );
        await prepare(context);
        page = await context.newPage();
        troubles = troublesOf(page, at);
        if (without !== undefined) await page.route(`**/${without}`, (route) => route.abort());
        await page.goto(at + hash);
        await page.waitForSelector("body:not(.loading)");
        await body(page, context);
    } catch (error) {
        await shot(page, "failed").catch(() => {}); // a screenshot of the state at the error
        throw error;
    } finally {
        await context.close();
    }
    const isExpected = (trouble) => expected !== null && expected.test(trouble);
    if (without === undefined) assert.deepEqual(troubles.filter((trouble) => !isExpected(trouble)), []);
}

export const shot = (page, name) => page.screenshot({ path: join(pictures, `${name}.png`) });
export const textOf = (page, selector) => page.locator(selector).innerText();
export const isReady = (page, part) => page.waitForSelector(`body:not(.loading) #${part}:not([hidden])`);
export const settle = (page) =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Waits until all decisions of a game have been reviewed. The time limit applies to each decision, not to the whole review.
 *  @param curve selector of the curve @param words selector of the text that appears at the end of the review */
export async function waitForReview(page, curve, words) {
    for (let [count, isComplete] = [0, false]; !isComplete; ) {
        const progress = await page.waitForFunction(
            ([curve, words, last]) => {
                const count = document.querySelector(`${curve} polyline`)?.points.length ?? 0;
                const isComplete = /blunder/.test(document.querySelector(words).textContent);
                return (isComplete || count > last) && [count, isComplete];
            },
            [curve, words, count],
        );
        [count, isComplete] = await progress.jsonValue();
    }
}

/** Fills in the form of a new game and starts the game. By default all players are human. */
export async function choose(page, { game, level, players = 2, seats = [], expansions = [], allExpansions = false, seed }) {
    await page.check(`input[name=game][value=${game}]`);
    if (level) await page.check(`input[name=level][value="${level}"]`);
    await page.check(`input[name=players][value="${players}"]`);
    for (let player = 0; player < players; ++player) await page.selectOption(`#seat-${player}`, seats[player] ?? "");
    if (allExpansions || expansions.length > 0) await page.click("#expansion-choice summary");
    if (allExpansions) await page.click("#expansions-all");
    for (const expansion of expansions) await page.check(`input[name=expansions][value="${expansion}"]`);
    await page.click("summary:text-is('More options')");
    await page.fill("#seed", String(seed));
    await page.click("#play-button");
    await page.waitForSelector("#play:not([hidden])");
}

/** Returns a game after this many actions, and the page's stored data for this game. */
export function inTheMiddle(rules, { actions, seats = [] }) {
    const game = new Game(rules);
    const adviser = new library.Adviser(game, { strength: "easy", seed: 3 });
    while (!game.isOver && game.actionCount < actions) {
        adviser.think(game, 0);
        game.apply(adviser.choose());
    }
    return {
        game,
        storage: {
            record: game.toRecord(),
            seats: Array.from({ length: game.rules.players }, (_, player) => seats[player] ?? null),
        },
    };
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Returns the serious accessibility errors of a page. */
export async function seriousFlaws(page) {
    await page.evaluate(axe);
    const found = await page.evaluate(() =>
        window.axe.run({ exclude: [".picture > svg", ".drawn > svg"] }, { resultTypes: ["violations"] }),
    );
    return found.violations
        .filter(({ impact }) => ["serious", "critical"].includes(impact))
        .map(
            ({ id, nodes }) =>
                `${id}: ${nodes
                    .map(({ html, any }) => `${html.slice(0, 140)} ${any[0]?.message ?? ""}`)
                    .slice(0, 4)
                    .join(" | ")}`,
        );
}

/** Stops the browser and the server. */
export async function leave() {
    await browser.close();
    serving.kill();
}
