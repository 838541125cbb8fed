// The appearance and the accessibility of the page, on all kinds of screens.
import assert from "node:assert/strict";

import { test } from "./tally.mjs";
import { DESKTOP, inTheMiddle, library, PHONE, seriousFlaws, settle, shot, visit } from "./visit.mjs";

const { Rules } = library;

test("The theme, letters and coordinates follow the settings", () => {
    const { storage } = inTheMiddle(Rules.preset("level5", { seed: 2 }), { actions: 20 });
    return visit(
        async (page) => {
            const paper = () => page.evaluate(() => getComputedStyle(document.querySelector(".card")).backgroundColor);
            const grass = () =>
                page.evaluate(() => document.querySelector(".picture g[fill]:has(> .mistbank-tile)").getAttribute("fill"));
            const letters = () =>
                page.evaluate(
                    () =>
                        [...document.querySelectorAll(".picture text")].filter(({ textContent }) =>
                            /^[RGBYKP]$/.test(textContent),
                        ).length,
                );
            const [lightPaper, lightGrass] = [await paper(), await grass()];
            assert.equal(await letters(), 0);
            await page.click("#menu-button");
            await page.selectOption("#settings select[name=theme]", "dark");
            await page.check("#settings input[name=letters]");
            await page.check("#settings input[name=coordinates]");
            await page.click("#menu-close");
            assert.notEqual(await paper(), lightPaper);
            assert.notEqual(await grass(), lightGrass);
            assert.ok((await letters()) > 0);
            assert.ok((await page.locator(".picture .mistbank-coordinates text").count()) > 4);
            await shot(page, "dark-letters");
            await page.reload();
            await page.waitForSelector("#play:not([hidden])");
            assert.notEqual(await grass(), lightGrass);
        },
        { storage },
    );
});

const STATES = {
    setup: undefined,
    early: () => inTheMiddle(Rules.preset("level1", { seed: 7 }), { actions: 2 }).storage,
    playing: () => inTheMiddle(Rules.preset("ghosts_castles_cemeteries", { seed: 7, players: 3 }), { actions: 60 }).storage,
    everything: () => inTheMiddle(Rules.preset("everything", { seed: 7 }), { actions: 131 }).storage,
    finished: () => inTheMiddle(Rules.preset("level1", { seed: 21 }), { actions: Infinity }).storage,
};
const DEVICES = {
    phone: PHONE,
    narrow: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
    tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
    desktop: DESKTOP,
    wide: { viewport: { width: 1920, height: 1080 } },
};

for (const scheme of ["light", "dark"])
    test(`On every screen the page fits and has no serious accessibility error, in the ${scheme} theme`, async () => {
        for (const [state, make] of Object.entries(STATES))
            for (const [name, device] of Object.entries(DEVICES)) {
                const isUsual = name === "desktop" || (name === "phone" && (scheme === "light" || state === "playing"));
                if (!isUsual && (scheme === "dark" || !["setup", "playing"].includes(state))) continue;
                await visit(
                    async (page) => {
                        await settle(page);
                        await shot(page, `${state}-${name}-${scheme}`);
                        const { wide, inner } = await page.evaluate(() => ({
                            wide: document.documentElement.scrollWidth,
                            inner: innerWidth,
                        }));
                        assert.ok(wide <= inner, `${state} on ${name} is ${wide} pixels wide`);
                        if (name === "desktop" || (name === "phone" && state === "playing"))
                            assert.deepEqual(await seriousFlaws(page), [], `${state} on ${name}`);
                    },
                    { device, scheme, storage: make?.() },
                );
            }
        await visit(
            async (page) => {
                await page.click("#menu-button");
                for (const summary of await page.locator("#menu summary").all()) await summary.click();
                await shot(page, `menu-${scheme}`);
                assert.deepEqual(await seriousFlaws(page), []);
            },
            { scheme, storage: STATES.early() },
        );
    });
