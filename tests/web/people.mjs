// Simulated users of the page. They click, touch or press keys in a real browser, at the middle of a visible element. If
// another element covers the middle, the test fails.

import assert from "node:assert/strict";

/** Returns the middle of an element, or the reason why it cannot be pressed. */
async function middle(page, selector) {
    return page.evaluate((wanted) => {
        const element = document.querySelector(wanted);
        const rotation = Number(document.querySelector(".held.taken .face")?.dataset.rotation); // the tile in hand
        if (element === null) return { missing: true };
        element.scrollIntoView({ block: "nearest", behavior: "instant" });
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const there = document.elementFromPoint(x, y);
        if (there === null || !(element.contains(there) || there.contains(element)))
            return { covered: there?.outerHTML.slice(0, 120) ?? "outside" };
        if (element.disabled) return { disabled: true };
        return { x, y, rotation };
    }, selector);
}

/** Returns the record of the game that the page has stored for this tab. */
export const recordIn = (page) =>
    page.evaluate(() => {
        const place = JSON.parse(sessionStorage.getItem("mistbank place"));
        return JSON.parse(localStorage.getItem(place ? `mistbank game ${place + 1}` : "mistbank game")).record;
    });

class Person {
    constructor(page) {
        this.page = page;
    }

    async press(selector) {
        const place = await middle(this.page, selector);
        assert.ok(place.x !== undefined, `${selector} cannot be pressed: ${JSON.stringify(place)}`);
        await this.point(place.x, place.y);
    }

    /** Presses an element on the board. If a button of the page covers the element, moves the board first. */
    async pressOnBoard(selector) {
        for (let tries = 0; tries < 3; ++tries) {
            const place = await middle(this.page, selector);
            if (place.x !== undefined) return this.point(place.x, place.y);
            assert.ok(!place.missing, `${selector} is missing`);
            await this.page.keyboard.press(tries === 0 ? "-" : "0");
        }
        return this.press(selector);
    }

    /** Chooses an action through the page: on the board if the action has a place there, otherwise in the panel.
     *  @param game the test's game at the same decision */
    async perform(game, action, options) {
        await this.choose(game, action, options);
        await this.endTurn();
    }

    /** Confirms the end of the turn if the page asks for it. */
    async endTurn() {
        if ((await this.page.locator("#end-turn").count()) > 0) await this.press("#end-turn");
    }

    async choose(game, action, { inPanel = false } = {}) {
        const { ActionKind } = this.library;
        if (action.kind === ActionKind.Lay) return this.lay(action);
        const text = game.text(action);
        const tab = `.tab[data-kind="${action.kind}"]`;
        if ((await this.page.locator(tab).count()) > 0) await this.press(tab);
        const { colour, figure } = game.choices().all.find((choice) => game.text(choice.action) === text);
        const chip = `.chip[data-figure="${colour} ${figure}"]`;
        if ((await this.page.locator(chip).count()) > 0) await this.press(chip);
        if (action.kind === ActionKind.Place && !inPanel) {
            const { x, y } = game.decision;
            return this.pressOnBoard(`.target[data-target="${x},${y}/${action.segment}"]`);
        }
        const button = `[data-action="${text}"]`;
        const more = this.page.getByRole("button", { name: /^Show \d+ more$/ }); // the button below a long list
        if ((await this.page.locator(button).count()) === 0 && (await more.count()) > 0) await more.click();
        return this.press(button);
    }

    async lay({ x, y, rotation }) {
        const cell = `.cells [data-cell="${x},${y}"]`;
        const done = ".turner .main";
        await this.pressOnBoard(cell);
        let seen = await middle(this.page, done);
        for (let turns = 0; turns < 4 && seen.rotation !== rotation; ++turns) {
            await this.pressOnBoard(cell);
            seen = await middle(this.page, done);
        }
        assert.equal(seen.rotation, rotation, JSON.stringify(seen));
        await (seen.x === undefined ? this.pressOnBoard(done) : this.point(seen.x, seen.y));
    }

    rotation() {
        return this.page.evaluate(() => Number(document.querySelector(".held.taken .face").dataset.rotation));
    }
}

export class WithMouse extends Person {
    point(x, y) {
        return this.page.mouse.click(x, y);
    }
}

export class WithFinger extends Person {
    point(x, y) {
        return this.page.touchscreen.tap(x, y);
    }
}

/** Turns the mouse wheel over the board once in each frame. Moves the board; zooms it if `isZoom`. */
export const turnWheel = (page, steps, { isZoom }) =>
    page.evaluate(
        async ([count, ctrlKey]) => {
            const viewport = document.querySelector("#play .viewport");
            for (let step = 0; step < count; ++step) {
                const by = 14 * Math.sin(step / 5);
                const wheel = { deltaX: by, deltaY: by, ctrlKey, bubbles: true, cancelable: true };
                viewport.dispatchEvent(new WheelEvent("wheel", { ...wheel, clientX: 500, clientY: 400 }));
                await new Promise(requestAnimationFrame);
            }
        },
        [steps, isZoom],
    );

/** Plays a game to its end. An adviser without simulations decides. Makes each action through the page and in the test's
 *  own game.
 *  @returns the test's finished game */
export async function playThrough(person, library, rules, { seed, most = Infinity }) {
    person.library = library;
    const game = new library.Game(rules.with({ seed }));
    const adviser = new library.Adviser(game, { strength: "easy", seed: 1 });
    for (let count = 0; !game.isOver && count < most; ++count) {
        adviser.think(game, 0);
        const action = adviser.choose();
        await person.perform(game, action, { inPanel: count % 3 === 0 });
        const text = game.text(action);
        game.apply(action);
        if (count % 5 === 0) assert.equal(await recordIn(person.page), game.toRecord(), `after ${text}`);
    }
    adviser.free();
    return game;
}

/** Plays a random game with the keyboard alone. */
export async function playByKeys(page, roll) {
    const look = () =>
        page.evaluate(() => ({
            cells: document.querySelectorAll(".cells .cell").length,
            targets: document.querySelectorAll(".targets .target").length,
            over: document.getElementById("turn-words").textContent.includes("over"),
            focus: document.activeElement?.dataset?.action ?? document.activeElement?.dataset?.cell ?? null,
        }));
    const arrows = ["ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"];
    for (let step = 0; step < 2000; ++step) {
        const seen = await look();
        if (seen.over) return step;
        if (seen.cells > 0 || (seen.targets > 0 && roll(3) > 0)) {
            await page.keyboard.press(arrows[roll(4)]);
            if (seen.cells > 1) await page.keyboard.press(arrows[roll(4)]);
            await page.keyboard.press("Enter");
            continue;
        }
        for (let tabs = 0; tabs < 12; ++tabs) {
            await page.keyboard.press("Tab");
            if ((await page.evaluate(() => document.activeElement?.dataset?.action ?? null)) !== null && roll(2) === 0)
                break;
        }
        await page.keyboard.press("Enter");
    }
    throw new Error("the game played with keys does not end");
}
