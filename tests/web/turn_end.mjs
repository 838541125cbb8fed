// The confirmation at the end of a turn.
import assert from "node:assert/strict";

import { recordIn } from "./people.mjs";
import { test } from "./tally.mjs";
import { DESKTOP, inTheMiddle, library, PHONE, seriousFlaws, shot, textOf, visit } from "./visit.mjs";

const { DecisionKind, Rules } = library;

/** Returns a game before a decision that ends a turn of a human player, and the page's stored data for this game. */
function beforeEnd() {
    for (let actions = 5; ; ++actions) {
        const { game, storage } = inTheMiddle(Rules.base({ seed: 2 }), { actions });
        if (game.phase === DecisionKind.PlaceMeeple) return { game, storage };
        game.free();
    }
}

test("On a phone the player confirms the end of a turn, and can undo the last action until then", () => {
    const { game, storage } = beforeEnd();
    return visit(
        async (page) => {
            const before = game.toRecord();
            await page.tap('[data-action="pass"]');
            assert.equal(await textOf(page, "#question"), "End your turn?");
            assert.equal(await recordIn(page), before);
            await shot(page, "end-turn");
            assert.deepEqual(await seriousFlaws(page), []);
            await page.tap("#undo");
            await page.waitForSelector('[data-action="pass"]');
            assert.equal(await recordIn(page), before);
            await page.tap('[data-action="pass"]');
            await page.tap("#end-turn");
            game.apply("pass");
            await page.waitForSelector(".cells .cell");
            assert.equal(await recordIn(page), game.toRecord());
        },
        { storage, device: PHONE },
    );
});

test("With a mouse the player confirms the end of a turn only if the settings ask for it", () => {
    const { game, storage } = beforeEnd();
    return visit(
        async (page) => {
            await page.click("#menu-button");
            await page.selectOption("#settings select[name=confirm]", "always");
            await page.click("#menu-close");
            await page.click('[data-action="pass"]');
            await page.keyboard.press("u");
            await page.click('[data-action="pass"]');
            assert.equal(await recordIn(page), game.toRecord());
            await page.click("#menu-button");
            await page.selectOption("#settings select[name=confirm]", "auto");
            await page.click("#menu-close");
            await page.click('[data-action="pass"]');
            game.apply("pass");
            assert.equal(await recordIn(page), game.toRecord());
        },
        { storage, device: DESKTOP },
    );
});
