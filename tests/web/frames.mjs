// Moving and zooming a large board redraws only a small part of the page.
import assert from "node:assert/strict";

import { tracedIn } from "./chromium.mjs";
import { turnWheel } from "./people.mjs";
import { test } from "./tally.mjs";
import { inTheMiddle, library, settle, visit } from "./visit.mjs";

const STEPS = 60;

/** Turns the mouse wheel over the board once in each frame. @returns totals over all frames: `drawn`, the number of redrawn
 *  picture parts, and `styled`, the number of restyled elements */
async function costOfWheel(page, { isZoom }) {
    await turnWheel(page, 3, { isZoom }); // from now on the browser moves the board as one layer
    await settle(page);
    const events = await tracedIn(page, () => turnWheel(page, STEPS, { isZoom }));
    const work = (name) => events.filter((event) => event.name === name);
    return {
        drawn: work("RasterTask").length,
        styled: work("UpdateLayoutTree").reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0),
    };
}

test("The browser moves and zooms a board of 150 tiles as one layer, and redraws it sharply afterwards", async () => {
    const rules = library.Rules.preset("everything", { players: 2, seed: 8 });
    const { storage, game } = inTheMiddle(rules, { actions: 560 });
    assert.ok(game.tiles.length >= 150);
    await visit(
        async (page) => {
            await settle(page);
            for (const isZoom of [false, true]) {
                const { drawn, styled } = await costOfWheel(page, { isZoom });
                assert.ok(drawn < 6 * STEPS, `${drawn} parts of the picture were redrawn`);
                assert.ok(styled < 1000 * STEPS, `${styled} elements were restyled`);
            }
            await page.waitForSelector("#play .world:not(.moves)", { state: "attached" }); // sharp again
        },
        { storage },
    );
});
