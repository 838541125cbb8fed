// Advisers on the page: they play without the user, wait before a move, think in their own threads, and can be stopped.
import assert from "node:assert/strict";

import { recordIn } from "./people.mjs";
import { test } from "./tally.mjs";
import { choose, inTheMiddle, library, moduleOfPage, visit } from "./visit.mjs";

const { DecisionKind, Game, Rules } = library;
const { PACES } = await moduleOfPage("settings.js");

const LONG = 60_000; // milliseconds on the page's clock; an adviser waits much less before its move

/** Runs in a page before the page's scripts. Creates the object `adviser`, which counts the questions to the advisers'
 *  workers and the answers. The object can also hold answers back, and answer instead of a worker. While answers are held
 *  back, intermediate answers are dropped. */
function watchAdviser() {
    const watched = { questions: [], answers: 0, isHeld: false, held: [] };
    self.adviser = Object.assign(watched, {
        answer(message) {
            const { worker, id } = watched.questions.at(-1);
            worker.dispatchEvent(new MessageEvent("message", { data: { id, ...message, isOfTest: true } }));
        },
        release() {
            watched.isHeld = false;
            for (const hear of watched.held.splice(0)) hear();
        },
    });
    self.Worker = class extends Worker {
        postMessage(message) {
            if (message.snapshot !== undefined && message.speaks) watched.questions.push({ worker: this, id: message.id });
            super.postMessage(message);
        }

        set onmessage(hear) {
            super.onmessage = (event) => {
                const { action, soFar, isOfTest } = event.data;
                if (isOfTest || (action === undefined && soFar === undefined)) return hear(event); // not an answer
                if (soFar !== undefined) return watched.isHeld || hear(event);
                ++watched.answers;
                if (watched.isHeld) watched.held.push(() => hear(event));
                else hear(event);
            };
        }
    };
}

/** Opens a page with a stopped clock. Advisers think, but move only when the test advances the clock. */
const visitWithoutTime = (body, { isHeld = false, ...options } = {}) =>
    visit(body, {
        ...options,
        async prepare(context) {
            await context.addInitScript(watchAdviser);
            if (isHeld) await context.addInitScript(() => (adviser.isHeld = true));
            await context.clock.install();
            await context.clock.pauseAt(Date.now() + 3_600_000); // the clock can only be set to a later time
        },
    });

/** Advances the clock by the pause before one move of an adviser. A longer time could allow a second move. */
const letMove = (page, pace) => page.clock.runFor(PACES[pace]);

const actionsIn = async (page) => Game.replay(await recordIn(page)).actionCount;

/** Waits until the advisers have given this many answers in total. */
const answered = (page, count) => page.waitForFunction((wanted) => adviser.answers === wanted, count);

test("Advisers play without the user, pause on request, and stop after undo", () =>
    visitWithoutTime(async (page) => {
        await choose(page, { game: "cooperative", level: 1, seed: 4, seats: ["easy", "beginner"] });
        const isWaiting = () => page.locator('button:text-is("Resume")').isVisible();
        for (let count = 1; count <= 5; ++count) {
            await answered(page, count);
            await letMove(page, "calm");
            assert.equal(await actionsIn(page), count);
        }
        await answered(page, 6); // the adviser is about to move
        await page.click('button:text-is("Pause")');
        await page.clock.runFor(LONG);
        assert.equal(await actionsIn(page), 5);
        await page.evaluate(() => (adviser.isHeld = true));
        await page.click('button:text-is("Resume")');
        await answered(page, 7); // the adviser has answered but not moved yet
        await page.click('button:text-is("Pause")');
        await page.evaluate(() => adviser.release());
        await page.clock.runFor(LONG);
        assert.equal(await actionsIn(page), 5);
        await page.click("#menu-button");
        await page.check('#settings input[name="takesBackDraws"]');
        await page.selectOption("#settings select[name=pace]", "quick");
        await page.click("#menu-close");
        await page.click("#undo");
        await page.clock.runFor(LONG);
        assert.equal(await actionsIn(page), 4);
        assert.ok(await isWaiting());
        await page.click('button:text-is("Resume")');
        for (let count = 8; count <= 12; ++count) {
            await answered(page, count);
            await letMove(page, "quick");
        }
        assert.equal(await actionsIn(page), 9);
        await answered(page, 13);
        await page.click("#undo");
        await page.clock.runFor(LONG);
        assert.equal(await actionsIn(page), 8);
        assert.ok(await isWaiting());
    }));

test("While an adviser thinks, the page shows the tile that the adviser has drawn", () => {
    const { storage, game } = inTheMiddle(Rules.preset("base", { seed: 4 }), { actions: 0, seats: ["beginner", "beginner"] });
    return visitWithoutTime(
        async (page) => {
            await answered(page, 1); // the adviser has answered but not moved yet
            const tile = page.locator("#turn-body .drawn-tile");
            assert.equal(await tile.getAttribute("data-type"), String(game.decision.tileType));
            assert.ok(await tile.locator("svg").isVisible());
        },
        { storage },
    );
});

test("A paused adviser does not move, even if settings change just before its move", () => {
    const { game, storage } = inTheMiddle(Rules.preset("level1", { seed: 4 }), { actions: 4, seats: ["beginner", "beginner"] });
    return visitWithoutTime(
        async (page) => {
            await answered(page, 1); // the adviser has answered but not moved yet
            await page.click("#menu-button");
            await page.check('#settings input[name="letters"]'); // redraws the page and asks the adviser again
            await answered(page, 2);
            await page.click("#menu-close");
            await page.click('button:text-is("Pause")');
            await page.clock.runFor(LONG);
            assert.equal(await recordIn(page), game.toRecord());
            await page.click('button:text-is("Resume")');
            await answered(page, 3);
            await letMove(page, "calm");
            assert.equal(await actionsIn(page), game.actionCount + 1); // one action, although the page asked more than once
        },
        { storage },
    );
});

test("After 3 seconds an adviser plays its best action so far, and the page shows the remaining seconds", () => {
    const { game, storage } = inTheMiddle(Rules.preset("base", { seed: 4 }), { actions: 20, seats: [null, null] });
    storage.seats[game.decidingPlayer] = "good";
    const action = game.legalActions().at(-1);
    return visitWithoutTime(
        async (page) => {
            await page.waitForFunction(() => adviser.questions.length > 0);
            const clock = () => page.locator("#turn-body .countdown").innerText();
            assert.equal(await clock(), "At most 3 s");
            await page.clock.runFor(1200);
            assert.equal(await clock(), "At most 2 s");
            await page.evaluate((found) => adviser.answer({ soFar: { action: found, advice: [], simulations: 1 } }), { ...action });
            await page.clock.runFor(1700);
            assert.equal(await actionsIn(page), game.actionCount);
            await page.clock.runFor(100); // the adviser's thinking time is over
            await letMove(page, "calm");
            const text = game.text(action);
            game.apply(action);
            assert.equal(await recordIn(page), game.toRecord(), text);
        },
        { storage, isHeld: true },
    );
});

test("An adviser that has no action after 3 seconds plays the first action that it finds", () => {
    const { game, storage } = inTheMiddle(Rules.preset("base", { seed: 4 }), { actions: 20, seats: [null, null] });
    storage.seats[game.decidingPlayer] = "good";
    const action = game.legalActions().at(-1);
    return visitWithoutTime(
        async (page) => {
            await page.waitForFunction(() => adviser.questions.length > 0);
            await page.clock.runFor(LONG);
            assert.equal(await actionsIn(page), game.actionCount);
            await page.evaluate((found) => adviser.answer({ soFar: { action: found, advice: [], simulations: 1 } }), { ...action });
            await letMove(page, "calm");
            game.apply(action);
            assert.equal(await recordIn(page), game.toRecord());
        },
        { storage, isHeld: true },
    );
});

test("A hint shows a first answer and refines it, and keeps the suggestion that the player has selected", () => {
    let actions = 20;
    const middle = () => inTheMiddle(Rules.preset("base", { seed: 4 }), { actions });
    while (middle().game.phase !== DecisionKind.LayTile) ++actions;
    const { game, storage } = middle();
    const [one, other] = [game.legalActions()[0], game.legalActions().at(-1)];
    const adviceOf = (action, group) => ({
        action: { ...action }, text: game.text(action), group, winning: 0.5, explanation: "Keeps the road; 50% chance to win", others: [],
    });
    const [first, second] = [adviceOf(one, 0), adviceOf(other, 1)];
    return visitWithoutTime(
        async (page) => {
            const tell = (message) => page.evaluate((told) => adviser.answer(told), message);
            const box = page.locator("#hint-box");
            const pressed = () => box.locator('[aria-pressed="true"]').getAttribute("data-action");
            const previewAt = () =>
                page.locator("#board .preview").evaluate(({ style }) => [style.left, style.top].map((far) => Math.round(parseInt(far) / 100) + 0));
            await page.click("#hint");
            await page.waitForFunction(() => adviser.questions.length > 0);
            await tell({ soFar: { action: first.action, advice: [first, second], simulations: 1 } });
            assert.equal(await pressed(), first.text);
            assert.deepEqual(await previewAt(), [one.x, one.y]);
            assert.equal(await box.getAttribute("aria-busy"), "true");
            assert.match(await box.innerText(), /still thinking/);
            await tell({ soFar: { action: second.action, advice: [second, first], simulations: 9 } });
            assert.equal(await pressed(), second.text);
            assert.deepEqual(await previewAt(), [other.x, other.y]);
            await box.locator(`.advice[data-action="${first.text}"]`).click();
            await tell({ action: second.action, advice: [second, first], simulations: 20 });
            assert.equal(await pressed(), first.text);
            assert.deepEqual(await previewAt(), [one.x, one.y]);
            assert.equal(await box.getAttribute("aria-busy"), "false");
            assert.doesNotMatch(await box.innerText(), /still thinking/);
            assert.equal(await page.evaluate(() => document.activeElement.dataset.action), first.text);
        },
        { storage, isHeld: true },
    );
});

test("The page keeps drawing while the best adviser thinks, and undo stops the adviser", () => {
    const { game, storage } = inTheMiddle(Rules.preset("everything", { seed: 4 }), { actions: 120, seats: [null, null] });
    storage.seats[game.decidingPlayer] = "best";
    return visit(
        async (page) => {
            await page.waitForSelector(".thinking");
            await page.evaluate(async () => {
                for (let picture = 0; picture < 6; ++picture) await new Promise((resolve) => requestAnimationFrame(resolve));
            });
            const questions = await page.evaluate(() => adviser.questions.length);
            assert.ok(questions > 0, "the adviser does not think in a thread of its own");
            assert.equal(await page.locator(".thinking").count(), 1);
            await page.click("#menu-button");
            await page.check('#settings input[name="takesBackDraws"]');
            await page.click("#menu-close");
            await page.click("#undo");
            const left = await actionsIn(page);
            assert.ok(left < game.actionCount);
            await page.clock.install();
            await page.evaluate((action) => {
                const { worker, id } = adviser.questions[0];
                adviser.release();
                worker.dispatchEvent(new MessageEvent("message", { data: { id, action, advice: [], simulations: 1 } }));
            }, { ...game.legalActions()[0] });
            await page.clock.runFor(LONG);
            assert.equal(await actionsIn(page), left);
        },
        {
            storage,
            prepare: async (context) => {
                await context.addInitScript(watchAdviser);
                await context.addInitScript(() => (adviser.isHeld = true)); // the adviser does not answer
            },
        },
    );
});
