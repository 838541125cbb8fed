// Tests the documentation site in a browser, served from the root of a host and from a subfolder.
// Usage: node site.mjs FOLDER-OF-THE-SITE SERVER FOLDER-FOR-SCREENSHOTS
import assert from "node:assert/strict";
import { basename, dirname, join, resolve } from "node:path";

import { launch, serve, troublesOf } from "./chromium.mjs";
import { run, test } from "./tally.mjs";

const [folder, server, pictures] = process.argv.slice(2).map((path) => resolve(path));
const PAGES = ["index.html", "tutorials/play.html", "reference/c/pieces_h.html", "tiles/mists.html", "genindex.html"];

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
    test(`At ${place} a search finds a constant by its name`, () =>
        visit(address, async (page) => {
            // The page loads the summaries of the results one by one. Leaving the page earlier would abort requests.
            await page.goto(`${address}search.html?q=MISTBANK_WRONG_DECISION`, { waitUntil: "networkidle" });
            const found = page.locator("#search-results li a").filter({ hasText: /^MISTBANK_WRONG_DECISION$/ });
            await found.first().click();
            await page.waitForURL(/reference\/c\/pieces_h\.html.*#/);
            assert.equal(await page.getByText("[anonymous]").count(), 0);
        }));
}

await run({ lanes: 2 });
await browser.close();
below.serving.kill();
alone.serving.kill();
