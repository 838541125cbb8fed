// The history of a game: undo, save, link, replay and review.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { playThrough, recordIn, WithMouse } from "./people.mjs";
import { test } from "./tally.mjs";
import { choose, DESKTOP, inTheMiddle, KEY, library, PHONE, seriousFlaws, shot, textOf, visit, waitForReview } from "./visit.mjs";

const { Game, Rules } = library;

test("Actions can be undone and redone, but draws only if the settings allow it", () => {
    let actions = 9;
    const middle = () => inTheMiddle(Rules.preset("level2", { seed: 13 }), { actions });
    const { PlaceMeeple, LayTile } = library.DecisionKind;
    const nextIsDrawn = (game) => (game.apply("pass"), game.phase === LayTile);
    const isWanted = (game) => game.phase === PlaceMeeple && nextIsDrawn(game.clone());
    while (!isWanted(middle().game)) ++actions;
    const { storage } = middle();
    return visit(
        async (page) => {
            const before = await recordIn(page);
            await page.keyboard.press("u");
            assert.match(await textOf(page, "#question"), /^Lay /);
            await page.click("#redo");
            assert.equal(await recordIn(page), before);
            await page.click('[data-action="pass"]');
            const after = await recordIn(page);
            assert.ok(await page.locator("#undo").isDisabled());
            assert.match(await page.getAttribute("#undo", "title"), /revealed since.*in the settings/);
            await page.keyboard.press("u");
            assert.equal(await recordIn(page), after);
            await page.click("#menu-button");
            await page.check('#settings input[name="takesBackDraws"]');
            await page.click("#menu-close");
            await page.click("#undo");
            assert.equal(await recordIn(page), before);
        },
        { storage },
    );
});

test("A hint has an explanation, is shown on the board, and can be played", () => {
    const { game, storage } = inTheMiddle(Rules.preset("level4", { seed: 2 }), { actions: 12 });
    return visit(
        async (page) => {
            await page.click("#hint");
            await page.waitForSelector('#hint-box[aria-busy="false"] #take-hint');
            const advised = await page.getAttribute('.advice[aria-pressed="true"]', "data-action");
            assert.equal(game.whyNot(advised), null);
            assert.match(await textOf(page, ".hints"), /\d+% chance to win/);
            assert.equal(await page.locator(".picture .mistbank-mark").count(), 1);
            await shot(page, "hint");
            await page.click("#take-hint");
            game.apply(advised);
            assert.equal(await recordIn(page), game.toRecord());
            assert.equal(await page.locator("#hint-box").isHidden(), true);
        },
        { storage },
    );
});

test("The suggestions of a hint differ, and equally good actions share a suggestion", () => {
    const { game, storage } = inTheMiddle(Rules.preset("base", { seed: 9 }), { actions: 8 });
    return visit(
        async (page) => {
            await page.click("#hint");
            await page.waitForSelector('#hint-box[aria-busy="false"] #take-hint');
            const cards = page.locator(".advice");
            const words = (await page.locator(".advice .words").allTextContents()).map((one) => one.split(";")[0]);
            assert.ok(words.length > 1 && words.length <= 3);
            assert.equal(new Set(words).size, words.length);
            const best = await cards.first().getAttribute("data-action");
            const texts = await page.locator(".hints .equal").evaluateAll((all) => all.map((node) => node.dataset.action));
            const text = texts.find((one) => one.split(" ")[1] !== best.split(" ")[1]); // an equally good action on another cell
            const other = page.locator(`.hints .equal[data-action="${text}"]`);
            assert.equal(game.whyNot(text), null);
            const shown = () => page.locator(".preview.pinned").evaluate((node) => node.outerHTML);
            const first = await shown();
            await other.hover();
            assert.notEqual(await shown(), first);
            assert.equal(await cards.first().getAttribute("aria-pressed"), "true"); // hovering does not choose a card
            await page.locator("#take-hint").hover();
            assert.equal(await shown(), first);
            await other.click();
            assert.equal(await other.getAttribute("aria-pressed"), "true");
            await shot(page, "equally-good");
            await page.click("#take-hint");
            game.apply(text);
            assert.equal(await recordIn(page), game.toRecord());
        },
        { storage },
    );
});

test("A game can be saved, loaded and pasted without changes, and a broken text changes nothing", () => {
    const { game, storage } = inTheMiddle(Rules.preset("ghosts_castles_cemeteries", { seed: 2 }), { actions: 30 });
    return visit(
        async (page) => {
            const picture = await page.locator("#board .picture").innerHTML();
            await page.click("#menu-button");
            const [saved] = await Promise.all([page.waitForEvent("download"), page.click("#save-button")]);
            const text = readFileSync(await saved.path(), "utf8");
            assert.equal(text, game.toRecord());
            await page.click("#paste summary");
            await page.fill("#paste-text", `${text.slice(0, 300)}\nnonsense`);
            await page.click("#paste-button");
            assert.match(await textOf(page, "#menu-note"), /line \d+/);
            assert.equal(await recordIn(page), text);
            await page.click("#new-button");
            await choose(page, { game: "base", seed: 1 });
            await page.click("#menu-button");
            const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.click("#load-button")]);
            await chooser.setFiles(await saved.path());
            await page.waitForSelector("#menu:not([open])", { state: "attached" });
            assert.equal(await recordIn(page), text);
            assert.equal(await page.locator("#board .picture").innerHTML(), picture);
        },
        { storage },
    );
});

test("A link opens the same game in another browser, and a damaged link shows a message", () => {
    const { game, storage } = inTheMiddle(Rules.preset("everything", { seed: 2 }), { actions: 60 });
    return visit(
        async (page, context) => {
            await page.click("#menu-button");
            await page.click("#link-button");
            await page.waitForFunction(() => location.hash.startsWith("#record="));
            assert.match(await textOf(page, "#menu-note"), /copied/);
            const link = await page.evaluate(() => navigator.clipboard.readText());
            const picture = await page.locator("#board .picture").innerHTML();
            await context.close();
            await visit(
                async (other) => {
                    assert.equal(await other.locator("#board .picture").innerHTML(), picture);
                    assert.equal(await other.evaluate(() => location.hash), "");
                    await other.click("#menu-button");
                    const [saved] = await Promise.all([other.waitForEvent("download"), other.click("#save-button")]);
                    assert.equal(readFileSync(await saved.path(), "utf8"), game.toRecord());
                },
                { hash: new URL(link).hash },
            );
            await visit(
                async (other) => {
                    assert.match(await textOf(other, "#toast"), /contains no valid game/);
                    assert.ok(await other.locator("#setup").isVisible());
                },
                { hash: `${new URL(link).hash.slice(0, 90)}` },
            );
        },
        { storage },
    );
});

test("Texts and links without a game are refused with a plain message", () => {
    const { game, storage } = inTheMiddle(Rules.base({ seed: 2 }), { actions: 8 });
    const position = game.toPosition();
    return visit(
        async (page) => {
            await page.click("#menu-button");
            await page.click("#paste summary");
            for (const [text, words] of [
                ["", /^There is no text/],
                [" \n", /^There is no text/],
                ["<p>Good morning</p>", /^This is neither a record nor a position\.$/],
                [position.replace("players 2", "players two"), /^This game cannot be opened: line \d+/],
            ]) {
                await page.fill("#paste-text", text);
                await page.click("#paste-button");
                await page.waitForFunction(
                    ([source, flags]) => new RegExp(source, flags).test(document.getElementById("menu-note").textContent),
                    [words.source, words.flags],
                );
                assert.match(await textOf(page, "#toast"), words);
            }
            assert.equal(await recordIn(page), game.toRecord());
            await page.click("#menu-close");
            await page.evaluate(() => (location.hash = "#record=***"));
            await page.waitForFunction(() => /^The link contains no valid game/.test(document.getElementById("toast").textContent));
            assert.doesNotMatch(await textOf(page, "#toast"), /atob|Failed|stream/i);
        },
        { storage },
    );
});

test("The browser's Back button goes from a game, the workshop or a table to the form, and Forward returns", () => {
    const { game, storage } = inTheMiddle(Rules.base({ seed: 2 }), { actions: 8 });
    return visit(
        async (page) => {
            const isShown = (part) => page.waitForSelector(`#${part}:not([hidden])`);
            await isShown("play");
            await page.click("#menu-button");
            await page.goBack();
            await isShown("setup");
            assert.equal(await page.locator("dialog[open]").count(), 0);
            await page.goForward();
            await isShown("play");
            assert.equal(await textOf(page, "#turn-words"), `Turn ${game.turn}`);
            await page.click("#menu-button");
            await page.click("#new-button");
            await isShown("setup");
            await page.goBack();
            await isShown("play");
            assert.equal(await recordIn(page), game.toRecord());
            await page.goBack();
            for (const [id, part] of [["setup-tiles", "workshop"], ["set-up-button", "setting"]]) {
                await isShown("setup");
                await page.click(`#${id}`);
                await isShown(part);
                await page.goBack();
                await isShown("setup");
                await page.goForward();
                await isShown(part);
                await page.goBack();
            }
        },
        { storage },
    );
});

test("The page restores the game when the user returns", () =>
    visit(async (page) => {
        await choose(page, { game: "cooperative", level: 1, seed: 4, seats: [null, "easy"] });
        const game = await playThrough(new WithMouse(page), library, Rules.cooperative({ level: 1 }), { seed: 4, most: 1 });
        await page.reload();
        await page.waitForSelector("#play:not([hidden])");
        assert.equal(await recordIn(page), game.toRecord());
        assert.match(await textOf(page, "#scores"), /adviser \(easy\)/);
        await page.click("#in-words summary");
        // The page writes this text when the section opens.
        await page.waitForFunction(() => document.getElementById("board-words").textContent !== "");
        assert.ok((await textOf(page, "#board-words")).startsWith(game.summary().trim().split("\n")[0]));
    }));

test("If a file or the stored game cannot be loaded, the page shows a message and keeps the stored game", async () => {
    await visit(async (page) => assert.match(await textOf(page, ".plain[role=alert]"), /library could not be loaded/), {
        without: "mistbank.wasm",
    });
    await visit(
        async (page) => {
            await page.click("#play-button");
            await page.click("#hint");
            await page.waitForSelector("#toast:not([hidden])");
            assert.match(await textOf(page, "#toast"), /adviser has stopped/);
            assert.ok((await page.locator(".cells .cell").count()) > 0);
        },
        { without: "worker.js" },
    );
    await visit(
        async (page) => {
            assert.match(await textOf(page, "#toast"), /could not be opened: line 1/);
            assert.ok(await page.locator("#setup").isVisible());
            const kept = await page.evaluate((key) => JSON.parse(localStorage.getItem(key)), KEY);
            assert.equal(kept.record, "of another time");
        },
        { storage: { record: "of another time", seats: [] } },
    );
});

test("A finished game can be replayed with the slider, in steps or automatically, and continued from any point", () => {
    const { game, storage } = inTheMiddle(Rules.preset("level1", { seed: 21 }), { actions: Infinity });
    const tilesAfter = (count) => {
        const early = game.clone();
        early.undo(game.actionCount - count);
        return early.tileCount;
    };
    return visit(
        async (page) => {
            const tiles = () => page.locator(".picture .mistbank-tile").count();
            assert.equal(await tiles(), game.tileCount);
            await page.click('button:text-is("Watch the replay")');
            assert.equal(await tiles(), tilesAfter(0));
            await page.click("#replay-next");
            assert.equal(await tiles(), tilesAfter(1));
            await page.focus("#replay-slider");
            for (let right = 0; right < 6; ++right) await page.keyboard.press("ArrowRight");
            assert.equal(await textOf(page, "#replay-place"), `7 of ${game.actionCount}`);
            assert.equal(await tiles(), tilesAfter(7));
            await page.locator("#replay-slider").fill(String(game.actionCount));
            assert.equal(await tiles(), game.tileCount);
            await page.locator("#replay-slider").fill("10");
            await page.click("#replay-play");
            await page.waitForFunction(() => Number(document.getElementById("replay-slider").value) >= 12);
            await page.click("#replay-play");
            const place = Number(await page.locator("#replay-slider").inputValue());
            await shot(page, "replay");
            await page.click("#replay-branch");
            assert.equal(await page.locator("#replay").isVisible(), false);
            assert.equal(await tiles(), tilesAfter(place));
            assert.equal(Game.replay(await recordIn(page)).actionCount, place);
        },
        { storage },
    );
});

test("The replay of the example game runs to its end, and does not change the user's current game", () => {
    const { storage } = inTheMiddle(Rules.preset("base", { seed: 21 }), { actions: 9 });
    return visit(
        async (page) => {
            await page.click("#menu-button");
            await page.click("#new-button");
            await page.click("#watch");
            await page.waitForSelector("#replay:not([hidden])");
            const place = async () => Number(await page.locator("#replay-slider").inputValue());
            assert.ok((await place()) < 2, `the replay began at action ${await place()}`);
            const [tiles, before] = await page.evaluate(() => [
                document.querySelectorAll(".picture .mistbank-tile").length,
                Number(document.getElementById("replay-slider").value),
            ]);
            const game = Game.replay(await page.evaluate(() => fetch("example.record").then((answer) => answer.text())));
            assert.ok(game.isOver && game.outcome === library.Outcome.Won);
            game.undo(game.actionCount - before);
            assert.equal(tiles, game.tileCount);
            await page.waitForFunction(() => Number(document.getElementById("replay-slider").value) >= 3);
            await shot(page, "watch");
            const last = Number(await page.getAttribute("#replay-slider", "max"));
            assert.ok(last > 60, `${last} actions`);
            await page.locator("#replay-slider").fill(String(last - 2));
            await page.click("#replay-play");
            await page.waitForFunction(() => document.getElementById("turn-words").textContent === "The game is over");
            assert.equal(await place(), last);
            assert.match(await textOf(page, "#question"), /won/);
            await shot(page, "watched");
            await page.click("#replay-close");
            assert.ok(await page.locator('button:text-is("Watch the replay")').isVisible());
            assert.equal(await recordIn(page), storage.record);
        },
        { storage },
    );
});

// --- a review ---

/** Returns a finished base game played by beginner advisers without simulations. */
function badlyPlayed() {
    const game = new Game(Rules.base({ players: 2, seed: 7 }));
    const adviser = new library.Adviser(game, { strength: "beginner", seed: 1 });
    while (!game.isOver) {
        adviser.think(game, 0);
        game.apply(adviser.choose());
    }
    adviser.free();
    return { game, storage: { record: game.toRecord(), seats: [null, null] } };
}

const isReviewed = (page) => waitForReview(page, "#curve", "#review-words");

for (const [name, device, scheme] of [["", DESKTOP, "light"], [", on a phone in the dark theme", PHONE, "dark"]])
    test(`A finished game can be reviewed, and the curve links to the mistakes${name}`, () => {
        const { game, storage } = badlyPlayed();
        return visit(
            async (page) => {
                const looks = device === DESKTOP ? "review" : "review-phone";
                const place = async () => Number(await page.locator("#replay-slider").inputValue());
                await page.click('button:text-is("Watch the replay")');
                assert.ok(await page.locator("#review").isHidden());
                await page.click("#replay-review");
                await page.waitForFunction(() => document.querySelector("#curve polyline")?.points.length > 5);
                await shot(page, `${looks}-growing`);
                await isReviewed(page);
                assert.match(await textOf(page, "#review-words"), /Red: .*Green: /);
                const points = await page.evaluate(() => [...document.querySelectorAll("#curve polyline")].map((one) => one.points.length));
                assert.deepEqual(points, [game.actionCount + 1, game.actionCount + 1]);
                assert.ok((await page.locator("#curve .mark").count()) > 0);
                await page.locator(".turning-points button").first().click();
                const worst = await place();
                assert.match(await textOf(page, ".verdict"), /^An? (slip|mistake|blunder): \d+\.\d points lost/);
                const better = await page.locator(".verdict code").innerText();
                const early = game.clone();
                early.undo(game.actionCount - worst);
                assert.equal(early.whyNot(better), null);
                assert.notEqual(better, early.text(game.actions()[worst]));
                assert.equal(await page.locator(".turning-points [aria-pressed=true]").count(), 1);
                await shot(page, looks);
                assert.deepEqual(await seriousFlaws(page), []);
                await page.locator(".turning-points button").last().focus();
                await page.keyboard.press("Enter");
                // The button keeps the focus.
                assert.equal(await page.locator(".turning-points :focus[aria-pressed=true]").count(), 1);
                const curve = await page.locator("#curve").boundingBox();
                const [x, y] = [curve.x + curve.width / 2, curve.y + curve.height / 2];
                await (device === DESKTOP ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
                assert.ok(Math.abs((await place()) - game.actionCount / 2) < game.actionCount / 20);
                await page.focus("#curve");
                const middle = await place();
                for (const [key, wanted] of [["ArrowRight", middle + 1], ["ArrowLeft", middle], ["Home", 0], ["End", game.actionCount]]) {
                    await page.keyboard.press(key);
                    assert.equal(await place(), wanted);
                }
                await page.keyboard.press("PageUp");
                assert.ok((await place()) < game.actionCount);
                assert.match(await page.getAttribute("#curve", "aria-valuetext"), /after \d+ of \d+ actions, \d+% chance to win for Red, \d+% chance to win for Green, next: turn \d+, .*better: /);
                assert.equal(await page.getAttribute("#curve", "aria-valuenow"), String(await place()));
                await page.click("#replay-review");
                assert.ok(await page.locator("#review").isHidden());
                assert.equal(await page.locator(".verdict").count(), 0);
                await page.click("#replay-review"); // the page already has the results
                assert.equal(await page.locator("#curve polyline").count(), 2);
                await page.click("#replay-close");
                assert.equal(await recordIn(page), game.toRecord());
            },
            { storage, device, scheme },
        );
    });

test("A team's review has one curve and does not block the page, and a failed review shows a message", async () => {
    const { storage } = inTheMiddle(Rules.preset("level1", { seed: 21 }), { actions: 30 });
    await visit(
        async (page) => {
            await page.click("#menu-button");
            await page.click("#replay-button");
            await page.click("#replay-review");
            const words = await page.evaluate(async () => {
                for (let picture = 0; picture < 3; ++picture) await new Promise((resolve) => requestAnimationFrame(resolve));
                return document.getElementById("review-words").textContent;
            });
            assert.doesNotMatch(words, /blunder/); // after three frames the review has not ended
            await isReviewed(page);
            assert.match(await textOf(page, "#review-words"), /^The team: \d+ blunders?, \d+ mistakes?, \d+ slips?\.$/);
            assert.equal(await page.locator("#curve polyline").count(), 1);
            assert.match(await textOf(page, "#review-chances"), /The team \d+%/);
            await page.click("#replay-close");
        },
        { storage },
    );
    await visit(
        async (page) => {
            await page.click("#menu-button");
            await page.click("#replay-button");
            await page.click("#replay-review");
            await page.waitForSelector("#toast:not([hidden])");
            assert.match(await textOf(page, "#toast"), /review has stopped/);
        },
        { storage, without: "review_worker.js" },
    );
});
