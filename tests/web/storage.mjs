// The page's stored data: games in several tabs, a crashed tab, and storage that is full or unavailable.
import assert from "node:assert/strict";

import { playThrough, recordIn, WithMouse } from "./people.mjs";
import { test } from "./tally.mjs";
import { choose, inTheMiddle, isReady, library, PHONE, repeatRandomValues, seriousFlaws, settle, shot, textOf, visit } from "./visit.mjs";

const { Rules } = library;

for (const [where, hasLocks] of [
    ["", true],
    [" on a host without encryption", false],
])
    test(`Two tabs play two games, and neither tab overwrites the other's game${where}`, () =>
        visit(
            async (tab, context) => {
                if (!hasLocks) {
                    await context.addInitScript(() => delete Navigator.prototype.locks);
                    await tab.reload();
                }
                await isReady(tab, "setup");
                await tab.click("#play-button");
                await tab.waitForSelector(".cells .cell");
                const first = await recordIn(tab);
                const other = await context.newPage();
                await other.goto(tab.url());
                await isReady(other, hasLocks ? "setup" : "play");
                if (hasLocks) assert.match(await textOf(other, "#toast"), /open in another tab/);
                else {
                    await other.click("#menu-button");
                    await other.click("#new-button");
                }
                await other.check("input[name=game][value=base]");
                await other.click("#play-button");
                await other.waitForSelector(".cells .cell");
                const second = await recordIn(other);
                assert.notEqual(second, first);
                for (const [one, record] of [
                    [tab, first],
                    [other, second],
                ]) {
                    await one.reload();
                    await isReady(one, "play");
                    assert.equal(await recordIn(one), record);
                }
                await tab.close();
                await other.click("#menu-button");
                await other.click("#new-button");
                await other.waitForSelector("#begun:not([hidden])");
                const begun = other.locator("#begun-list b");
                assert.ok((await begun.allInnerTexts()).includes("Mists over Carcassonne, level 1"));
                await settle(other);
                await shot(other, hasLocks ? "begun" : "begun-phone");
                assert.deepEqual(await seriousFlaws(other), []);
                await begun.getByText("level 1").first().click();
                await isReady(other, "play");
                assert.equal(await recordIn(other), first);
                await other.click("#menu-button");
                await other.click("#new-button");
                await begun.getByText("Base game").first().click();
                await isReady(other, "play");
                assert.equal(await textOf(other, "#title"), "Base game");
                await other.close();
                const third = await context.newPage(); // a new tab shows the last played game
                await third.goto(other.url());
                await isReady(third, "play");
                assert.equal(await textOf(third, "#title"), "Base game");
            },
            hasLocks ? {} : { device: PHONE, scheme: "dark" },
        ));

test("A duplicated tab begins another game, and the first tab keeps its game", () =>
    visit(async (tab, context) => {
        await tab.click("#play-button");
        await tab.waitForSelector(".cells .cell");
        const first = await recordIn(tab);
        await context.addInitScript(repeatRandomValues, 2);
        const opened = context.waitForEvent("page");
        await tab.evaluate(() => void window.open(location.href));
        const other = await opened;
        await isReady(other, "setup"); // not the first tab's game: that tab is still open
        await other.click("#play-button");
        await other.waitForSelector(".cells .cell");
        assert.notEqual(await recordIn(other), first);
        await tab.reload();
        await isReady(tab, "play");
        assert.equal(await recordIn(tab), first);
    }));

test("A new game replaces a stored game only if the stored game is over or has hardly begun", () => {
    const { game, storage } = inTheMiddle(Rules.preset("base", { seed: 5 }), { actions: 12 });
    return visit(
        async (tab) => {
            const kept = () => tab.evaluate(() => Object.keys(localStorage).filter((key) => /^mistbank game/.test(key)).length);
            const begin = async () => {
                await tab.click("#menu-button");
                await tab.click("#new-button");
                await tab.click("#play-button");
                await tab.waitForSelector(".cells .cell");
            };
            await isReady(tab, "play");
            await begin();
            await tab.waitForFunction(() => localStorage.getItem("mistbank game 2") !== null);
            assert.equal(await tab.evaluate(() => JSON.parse(localStorage.getItem("mistbank game")).record), storage.record);
            await begin(); // replaces the previous game, which has no actions
            assert.equal(await kept(), 2);
            await tab.click("#menu-button");
            await tab.click("#new-button");
            await tab.locator("#begun-list").getByText("Base game").click();
            await isReady(tab, "play");
            assert.equal(await recordIn(tab), game.toRecord());
        },
        { storage },
    );
});

test("A game is not lost if its tab crashes", () =>
    visit(
        async (tab, context) => {
            await choose(tab, { game: "cooperative", level: 1, seed: 4 });
            const rules = Rules.cooperative({ level: 1 });
            const game = await playThrough(new WithMouse(tab), library, rules, { seed: 4, most: 5 });
            const session = await context.newCDPSession(tab);
            session.send("Page.crash").catch(() => {}); // a crashed page sends no answer
            await tab.waitForEvent("crash");
            const again = await context.newPage();
            await again.goto(tab.url());
            await isReady(again, "play");
            assert.equal(await recordIn(again), game.toRecord());
        },
        { without: "nothing" }, // allows errors that the browser reports
    ));

test("If the browser's storage is full, the page says so once and the game continues", () =>
    visit(async (tab) => {
        await tab.evaluate(() => {
            Storage.prototype.setItem = () => {
                throw new DOMException("full", "QuotaExceededError");
            };
        });
        await tab.click("#play-button");
        await tab.waitForSelector("#toast:not([hidden])");
        assert.match(await textOf(tab, "#toast"), /cannot store more.*Save the game as a file/);
        await tab.evaluate(() => (document.getElementById("toast").hidden = true));
        await tab.keyboard.press("ArrowUp");
        await tab.keyboard.press("Enter");
        await settle(tab);
        assert.equal(await tab.isVisible("#toast"), false);
    }));

test("A game can be played if the browser forbids storage", () =>
    visit(async (tab, context) => {
        await context.addInitScript(() => {
            for (const name of ["localStorage", "sessionStorage"])
                Object.defineProperty(window, name, {
                    get() {
                        throw new DOMException("forbidden", "SecurityError");
                    },
                });
        });
        await tab.reload();
        await isReady(tab, "setup");
        await tab.click("#play-button");
        await tab.waitForSelector(".cells .cell");
        assert.match(await textOf(tab, "#toast"), /blocked/);
    }));
