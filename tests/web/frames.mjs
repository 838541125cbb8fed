// Moving the board: how much of a large board is drawn again.
import assert from "node:assert/strict";

import { tracedIn } from "./chromium.mjs";
import { turnWheel } from "./people.mjs";
import { test } from "./tally.mjs";
import { inTheMiddle, library, settle, visit } from "./visit.mjs";

const STEPS = 60;

/** Turns the wheel over the board, once a frame. @returns the number of drawn and restyled elements in all these
 *  frames */
async function costOfWheel(page, { isZoom }) {
    await turnWheel(page, 3, { isZoom }); // the board becomes one layer
    await settle(page);
    const events = await tracedIn(page, () => turnWheel(page, STEPS, { isZoom }));
    const work = (name) => events.filter((event) => event.name === name);
    return {
        drawn: work("RasterTask").length,
        styled: work("UpdateLayoutTree").reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0),
    };
}

test("A board of 150 tiles is moved and zoomed as one layer, and is sharp at rest", async () => {
    const rules = library.Rules.preset("everything", { players: 2, seed: 8 });
    const { storage, game } = inTheMiddle(rules, { actions: 560 });
    assert.ok(game.tiles.length >= 150);
    await visit(
        async (page) => {
            await settle(page);
            for (const isZoom of [false, true]) {
                const { drawn, styled } = await costOfWheel(page, { isZoom });
                assert.ok(drawn < 6 * STEPS, `${drawn} pieces of the picture were drawn again`);
                assert.ok(styled < 1000 * STEPS, `the style of ${styled} elements was computed again`);
            }
            await page.waitForSelector("#play .world:not(.moves)", { state: "attached" }); // and is then drawn sharply
        },
        { storage },
    );
});
