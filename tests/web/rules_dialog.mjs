// The dialog "How to play", with a screen for each game and box.
import assert from "node:assert/strict";

import { test } from "./tally.mjs";
import { DESKTOP, library, PHONE, seriousFlaws, settle, shot, textOf, visit } from "./visit.mjs";

const BOXES = Object.values(library.Expansion).length;

for (const [screen, device] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
    test(`The dialog "How to play" has a page with tiles for each game and box, on a ${screen}`, () =>
        visit(
            async (page) => {
                await page.click("#setup-how");
                await page.waitForSelector("#how[open]");
                const titles = await page.locator("#how-choice option").allInnerTexts();
                assert.equal(titles.length, 4 + BOXES);
                assert.equal(new Set(titles).size, titles.length);
                for (const title of titles) {
                    assert.equal(await textOf(page, "#how-body h3"), title);
                    assert.ok((await page.locator("#how-body li").count()) > 0, title);
                    // The box "The Messages" has no tiles.
                    assert.ok(title === "The Messages" || (await page.locator(".how-tiles svg").count()) > 0, title);
                    const { wide, inner } = await page.evaluate(() => ({
                        wide: document.getElementById("how").scrollWidth,
                        inner: document.getElementById("how").clientWidth,
                    }));
                    assert.ok(wide <= inner, `${title} is ${wide} pixels wide`);
                    if (title === "Mists over Carcassonne" || title === "The Tower") {
                        await settle(page);
                        await shot(page, `how-${title === "The Tower" ? "tower" : "mists"}-${screen}`);
                        assert.deepEqual(await seriousFlaws(page), []);
                    }
                    await page.click("#how-next");
                }
                assert.equal(await textOf(page, "#how-body h3"), titles[0]);
            },
            { device, scheme: screen === "phone" ? "dark" : "light" },
        ));

test("If a part of the page cannot be loaded, a message appears and the rest of the page works", () =>
    visit(
        async (page) => {
            await page.click("#setup-how");
            await page.waitForSelector("#toast:not([hidden])");
            assert.match(await textOf(page, "#toast"), /could not be loaded/);
            await page.click("#play-button");
            await page.waitForSelector(".cells .cell");
        },
        { without: "rules_dialog.js" },
    ));
