// Tests the documentation site in a browser, served from the root of a host and from a subfolder.
// Usage: node site.mjs FOLDER-OF-THE-SITE SERVER FOLDER-FOR-SCREENSHOTS
import assert from "node:assert/strict";
import { basename, dirname, join, resolve } from "node:path";

import { launch, serve, troublesOf } from "./chromium.mjs";
import { run, test } from "./tally.mjs";

const [folder, server, pictures] = process.argv.slice(2).map((path) => resolve(path));
const PAGES = ["index.html", "tutorials/play.html", "reference/c/pieces_h.html", "tiles/mists.html", "genindex.html"];

// Queries, with the name and the page of the expected first result.
const SEARCHES = [
    ["MISTBANK_WRONG_DECISION", "MISTBANK_WRONG_DECISION", "reference/c/pieces_h.html"],
    ["mistbank_game_legal_actions", "mistbank_game_legal_actions", "reference/c/actions_h.html"],
    ["Game::legal_actions", "mistbank::Game::legal_actions", "reference/cpp/game_hpp.html"],
    ["legal_actions", "mistbank.Game.legal_actions", "reference/python/game.html"],
    ["LegalActions", "Game.LegalActions", "reference/csharp/game.html"],
    ["legalActions", "Game.legalActions", "reference/javascript/game.html"],
    ["legal_actions C", "mistbank_game_legal_actions", "reference/c/actions_h.html"],
    ["legal_actions C++", "mistbank::Game::legal_actions", "reference/cpp/game_hpp.html"],
    ["legal_actions python", "mistbank.Game.legal_actions", "reference/python/game.html"],
    ["legal_actions C#", "Game.LegalActions", "reference/csharp/game.html"],
    ["legal_actions javascript", "Game.legalActions", "reference/javascript/game.html"],
    ["undo C#", "Game.Undo", "reference/csharp/game.html"],
    ["physical bag", "Follow a game with a physical bag", "tutorials/bag.html"],
];

const below = await serve(server, dirname(folder));
const alone = await serve(server, folder);
const browser = await launch();

/** Opens the site in a new browser context. Fails if an error occurs. */
async function visit(address, body) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, colorScheme: "light" });
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    const troubles = troublesOf(page, address);
    page.on("response", (answer) => answer.status() < 400 || troubles.push(`${answer.status()} ${answer.url()}`));
    page.on("requestfailed", (request) => troubles.push(`fails: ${request.url()}`));
    const failure = await body(page).catch((error) => error);
    await context.close();
    assert.deepEqual(troubles, []);
    if (failure) throw failure;
}

/** Returns the results of a search: name and page. */
async function search(page, address, query) {
    await page.goto(`${address}?q=${encodeURIComponent(query)}`);
    // The page loads the summaries of the results one by one. Leaving the page too early would abort requests.
    await page.waitForFunction(() => {
        const isComplete = /finished|did not match/.test(document.querySelector(".search-summary")?.textContent);
        return isComplete && [...document.querySelectorAll("#search-results li")].every((item) => item.children.length > 1);
    });
    const results = await page.locator("#search-results li > a").evaluateAll((links) =>
        links.map((link) => ({ name: link.textContent, path: link.getAttribute("href").split("#")[0] })),
    );
    assert.ok(results.length > 0, `${query}: no results`);
    return results;
}

const look = (page) =>
    page.evaluate(() => {
        const { backgroundColor, margin } = getComputedStyle(document.body);
        return { theme: document.body.dataset.theme, background: backgroundColor, margin };
    });

const places = { "the root of a host": alone.origin, "a folder of a host": `${below.origin}${basename(folder)}/` };
for (const [place, address] of Object.entries(places)) {
    for (const path of PAGES) {
        test(`At ${place} the page ${path} loads completely, and its theme can be changed`, () =>
            visit(address, async (page) => {
                await page.goto(address + path, { waitUntil: "networkidle" });
                const name = join(pictures, path.replace(/\W/g, "-"));
                const toggle = page.locator(".theme-toggle:visible");
                const first = await look(page);
                assert.equal(first.theme, "auto");
                assert.equal(first.margin, "0px"); // the theme's base styles set this margin
                await page.screenshot({ path: `${name}-light.png` });
                await toggle.click();
                const second = await look(page);
                assert.equal(second.theme, "dark");
                assert.notEqual(second.background, first.background);
                await page.screenshot({ path: `${name}-dark.png` });
                await page.reload();
                assert.deepEqual(await look(page), second);
                await toggle.click();
                assert.deepEqual(await look(page), { ...first, theme: "light" });
            }));
    }
    for (const [query, name, path] of SEARCHES) {
        test(`At ${place} a search for ${query} finds ${path} first`, () =>
            visit(address, async (page) => {
                const found = await search(page, `${address}search.html`, query);
                assert.deepEqual([found[0].name, found[0].path], [name, path]);
                await page.screenshot({ path: join(pictures, `search-${query.replace(/\W/g, "-")}.png`) });
                await page.locator("#search-results li a").first().click();
                await page.waitForURL(new RegExp(path));
                assert.equal(await page.getByText("[anonymous]").count(), 0);
            }));
    }
    test(`At ${place} a search for a name finds the name in the references of all languages`, () =>
        visit(address, async (page) => {
            for (const query of ["legal_actions", "legalActions", "LegalActions"]) {
                const paths = (await search(page, `${address}search.html`, query)).slice(0, 12).map(({ path }) => path);
                for (const [, , path] of SEARCHES.slice(1, 6)) assert.ok(paths.includes(path), `${query}: ${path}`);
            }
        }));
}

await run({ lanes: 2 });
await browser.close();
below.serving.kill();
alone.serving.kill();
