// The form of a new game.
import assert from "node:assert/strict";

import { recordIn } from "./people.mjs";
import { test } from "./tally.mjs";
import { library, shot, textOf, visit } from "./visit.mjs";

const { Expansion, expansions, Game } = library;

test("The buttons All and None select all or no expansions, and each expansion has a one-line description", () =>
    visit(async (page) => {
        await page.check("input[name=game][value=base]");
        await page.click("#expansion-choice summary");
        const ticked = () => page.locator("input[name=expansions]:checked:visible").count();
        const all = expansions().length;
        assert.equal(await textOf(page, "#expansions-count"), `0 of ${all} chosen`);
        await page.click("#expansions-all");
        assert.equal(await ticked(), all);
        assert.equal(await textOf(page, "#expansions-count"), `${all} of ${all} chosen`);
        await page.uncheck(`input[name=expansions][value="${Expansion.Tower}"]`);
        assert.equal(await textOf(page, "#expansions-count"), `${all - 1} of ${all} chosen`);
        for (const { expansion, summary } of expansions())
            assert.equal(await textOf(page, `#expansions [data-value="${expansion}"] .about-box`), `${summary}.`);
        await shot(page, "boxes");
        await page.check("input[name=game][value=ghosts]");
        assert.equal(await textOf(page, "#expansions-count"), `${all - 2} of ${all - 1} chosen`);
        await page.click("#expansions-none");
        assert.equal(await ticked(), 0);
    }));

test("The form can choose the first player at random", async () => {
    for (const [roll, first] of [[8, 0], [9, 1]])
        await visit(
            async (page) => {
                await page.check("input[name=game][value=base]");
                await page.check('input[name=players][value="2"]');
                await page.selectOption("#seat-1", "");
                await page.click("summary:text-is('More options')");
                await page.selectOption("select[name=startingPlayer]", { label: "Random" });
                await page.click("#play-button");
                await page.waitForSelector("#play:not([hidden])");
                assert.equal(Game.load(await recordIn(page)).activePlayer, first);
            },
            {
                prepare: (context) =>
                    context.addInitScript((value) => (Crypto.prototype.getRandomValues = (numbers) => numbers.fill(value)), roll),
            },
        );
});
