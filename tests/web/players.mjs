// Players and their actions: names, marks, animations, and the log.
import assert from "node:assert/strict";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { test } from "./tally.mjs";
import { choose, DESKTOP, inTheMiddle, library, PHONE, seriousFlaws, settle, shot, textOf, visit } from "./visit.mjs";

const { DecisionKind, EventKind, Game, Rules } = library;
const pageOf = (file) => import(pathToFileURL(join(resolve(process.argv[2]), file)).href);
const { eventsOfOthers, wayOf } = await pageOf("trail.js");
const { namingOf } = await pageOf("naming.js");

const FROM_SIX = ["Anna", "Bertrand", "", "Dora", "Emil", "Friederike"];

test("The page uses the entered names and colours and stores them for the next game", () =>
    visit(async (page) => {
        await page.fill("#name-0", "Anna");
        await page.fill("#name-1", " <b>Bo</b> ");
        await page.selectOption("#colour-0", "black");
        await choose(page, { game: "base", seed: 3 });
        assert.equal(await textOf(page, "#who"), "Anna (black)");
        const rows = page.locator("#scores .score");
        assert.deepEqual(await rows.locator(".name").allInnerTexts(), ["Anna", "<b>Bo</b>"]);
        assert.deepEqual(await rows.locator(".total").allInnerTexts(), ["0", "0"]);
        assert.deepEqual(await rows.evaluateAll((all) => all.map(({ title }) => title)), ["Anna (black)", "<b>Bo</b> (green)"]);
        assert.match(await textOf(page, "#log"), /Turn 1 begins: Anna\b(?! \()/);
        await page.reload();
        await page.waitForSelector("#play:not([hidden])");
        assert.equal(await textOf(page, "#who"), "Anna (black)");
        await page.click("#menu-button");
        await page.click("#new-button");
        await page.reload();
        await page.waitForSelector("#play:not([hidden])"); // the page has restored the game
        await page.click("#menu-button");
        await page.click("#new-button");
        assert.equal(await page.inputValue("#name-0"), "Anna");
        assert.equal(await page.inputValue("#colour-0"), "black");
        await shot(page, "names");
        await page.fill("#name-0", "");
        await page.click(".hero .main");
        assert.equal(await textOf(page, "#who"), "Black and green"); // in a team of two each player has two colours
    }));

/** Runs in a page before the page's scripts. Collects in `asked` the names that the page passes to its workers. */
function watchNames() {
    self.asked = [];
    self.Worker = class extends Worker {
        postMessage(message) {
            if (message.snapshot !== undefined) self.asked.push(message.names ?? message.naming.names);
            super.postMessage(message);
        }
    };
}

test("The log, figures, texts, hints and reviews use the names of players", () => {
    const { game, storage } = inTheMiddle(Rules.preset("ghosts_castles_cemeteries", { seed: 5, players: 3 }), { actions: 90 });
    const [red, green] = game.rules.colours;
    const named = { [red]: "Anna", [green]: "1,2 (red)" };
    return visit(
        async (page) => {
            const log = await textOf(page, "#log");
            assert.match(log, /Anna's meeple is placed[^]*1,2 \(red\)'s meeple[^]*A blue guard is placed/);
            assert.doesNotMatch(log, /\bgreen\b/i);
            const labels = await page.locator(".person").evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
            assert.ok(labels.some((label) => label.startsWith("Anna's ")) && !labels.some((label) => /green/i.test(label)));
            await page.click("#in-words");
            await page.waitForSelector("#board-words:not(:empty)");
            assert.match(await textOf(page, "#board-words"), /points +Anna \d+, 1,2 \(red\) \d+, blue \d+/);
            await page.click("#hint");
            await page.waitForSelector('#hint-box[aria-busy="false"] #take-hint');
            await page.click("#menu-button");
            await page.click("#replay-button");
            await page.click("#replay-review");
            const asked = await page.evaluate(() => self.asked);
            assert.ok(asked.length > 1);
            for (const names of asked) assert.deepEqual(names, named);
            await shot(page, "called-by-names");
        },
        { storage: { ...storage, names: ["Anna", "1,2 (red)"] }, prepare: (context) => context.addInitScript(watchNames) },
    );
});

test("Names that the library would refuse are shortened or omitted, and right-to-left names are isolated", () => {
    const game = new Game(Rules.base({ players: 6 }));
    const family = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}"; // one visible character of 18 bytes
    const { names } = namingOf(game, ["Anna", "\u{1f600}".repeat(16), "a\nb", "", "\u05e9\u05e8\u05d4", family.repeat(4)]);
    const [first, second, , , fifth, sixth] = game.rules.colours;
    assert.deepEqual(names, {
        [first]: "Anna",
        [second]: "\u{1f600}".repeat(15),
        [fifth]: "\u2068\u05e9\u05e8\u05d4\u2069",
        [sixth]: family.repeat(3),
    });
    assert.match(game.summary({ names }), /points +Anna 0/);
    game.free();
});

const LONG_NAMES = [
    "Maximiliana Friederike von Hohen", // 32 letters
    "\u{1f409}\u{1f3f0}".repeat(8),
    "\u05e9\u05e8\u05d4 \u05dc\u05d0\u05d4 \u05e8\u05d1\u05e7\u05d4 \u05e8\u05d7\u05dc",
    "Bartholomew St", // 14 letters
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Bo",
];

for (const viewport of [DESKTOP.viewport, { width: 1366, height: 657 }, { width: 844, height: 390 }, PHONE.viewport])
    test(`Long, emoji and right-to-left names fit in the players' rows at a width of ${viewport.width} pixels`, () => {
        const { storage } = inTheMiddle(Rules.preset("inns_cathedrals", { seed: 9, players: 6 }), { actions: 60 });
        return visit(
            async (page) => {
                await settle(page);
                await shot(page, `long-names-${viewport.width}`);
                const rows = await page.locator("#scores .score").evaluateAll((all) =>
                    all.map((row) => {
                        const frame = row.getBoundingClientRect();
                        const parts = [...row.querySelectorAll(".name, .figures, .total, .projected")];
                        const isInside = ({ left, top, right, bottom }) =>
                            left >= frame.left - 1 && top >= frame.top - 1 && right <= frame.right + 1 && bottom <= frame.bottom + 1;
                        const name = row.querySelector(".name");
                        return {
                            outside: parts.filter((part) => !isInside(part.getBoundingClientRect())).map(({ className }) => className),
                            isCut: name.scrollWidth > name.clientWidth + 1,
                            title: row.title.replace(/ \(.*/, ""),
                        };
                    }),
                );
                assert.deepEqual(rows.map(({ outside }) => outside), LONG_NAMES.map(() => []));
                assert.deepEqual(rows.map(({ title }) => title), LONG_NAMES);
                const letters = LONG_NAMES.map((name) => [...new Intl.Segmenter().segment(name)].length);
                rows.forEach(({ isCut }, player) => assert.ok(!isCut || letters[player] > 14, LONG_NAMES[player]));
                assert.ok(rows[0].isCut);
                const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
                assert.ok(beyond <= 0, `${beyond} pixels too wide`);
            },
            { storage: { ...storage, names: LONG_NAMES }, device: { viewport } },
        );
    });

test("The page works if the stored names and colours of players are damaged", () =>
    visit(async (page) => {
        for (const broken of ["{", "null", '{"players":99,"names":[1],"colours":[0,0,1],"seats":["nobody"]}']) {
            await page.evaluate((text) => localStorage.setItem("mistbank players", text), broken);
            await page.reload();
            await page.waitForSelector("#setup:not([hidden])");
            assert.equal(await page.inputValue("#name-0"), "");
            assert.equal(await page.isEnabled("#play-button"), true);
        }
    }));

/** Returns a game of three players in which the dragon has moved since the deciding player's last turn, the page's stored data
 *  for this game, and the other players' events since that turn. */
function withDragon() {
    for (let seed = 1; seed < 40; ++seed) {
        const { game, storage } = inTheMiddle(Rules.preset("princess_dragon", { seed, players: 3 }), { actions: 90 });
        const events = eventsOfOthers(game, game.decidingPlayer);
        const isOwnTurn = game.activePlayer === game.decidingPlayer && !game.isOver;
        if (isOwnTurn && events.some((event) => wayOf(event) !== null)) return { game, storage, events };
        game.free();
    }
    throw new Error("the dragon never moves");
}

for (const scheme of ["light", "dark"])
    test(`The board marks the other players' last actions, with arrows for the dragon, in the ${scheme} theme`, () => {
        const { game, storage, events } = withDragon();
        assert.ok(events.every(({ player }) => player !== game.activePlayer));
        const count = (...kinds) => events.filter(({ kind }) => kinds.includes(kind)).length;
        return visit(
            async (page) => {
                const marks = (kind) => page.locator(`.picture .mistbank-mark[data-kind=${kind}]`).count();
                assert.equal(await marks("cell"), count(EventKind.TileLaid));
                assert.equal(await marks("segment"), count(EventKind.FigurePlaced));
                assert.equal(await marks("arrow"), events.filter((event) => wayOf(event) !== null).length);
                await shot(page, `trail-${scheme}`);
                await page.click("#menu-button");
                await page.uncheck("#settings input[name=trail]");
                await page.click("#menu-close");
                assert.equal(await page.locator(".picture .mistbank-mark").count(), 0);
            },
            { storage, scheme },
        );
    });

/** Returns the class names of all animated elements on the board during one move of an adviser. */
async function moved(page) {
    await page.evaluate(() => {
        globalThis.moved = [];
        new MutationObserver((changes) =>
            changes.forEach(({ addedNodes }) => globalThis.moved.push(...[...addedNodes].map((node) => node.className))),
        ).observe(document.querySelector("#board .motion"), { childList: true });
    });
    await page.click('[data-action="pass"]');
    await page.waitForSelector(".cells .cell");
    return page.evaluate(() => globalThis.moved);
}

for (const [name, options] of [
    ["Moves of an adviser are animated", { motion: "no-preference", isMoving: true }],
    ["Moves of an adviser are not animated if the device asks for reduced motion", { motion: "reduce", isMoving: false }],
    ["Moves of an adviser are not animated if the setting is off", { motion: "no-preference", setting: "off", isMoving: false }],
])
    test(name, () => {
        let actions = 9;
        const middle = () => inTheMiddle(Rules.preset("base", { seed: 4 }), { actions, seats: [null, "beginner"] });
        for (let { game } = middle(); ; { game } = middle()) {
            if (game.phase === DecisionKind.PlaceMeeple && game.decidingPlayer === 0) break;
            ++actions;
        }
        return visit(
            async (page) => {
                if (options.setting) {
                    await page.click("#menu-button");
                    await page.selectOption("#settings select[name=motion]", options.setting);
                    await page.click("#menu-close");
                }
                const kinds = await moved(page);
                assert.equal(kinds.some((kind) => kind.includes("falling")), options.isMoving, kinds.join());
                if (!options.isMoving) return;
                await page.waitForFunction(() => document.querySelector("#board .motion").childElementCount === 0);
            },
            { storage: middle().storage, motion: options.motion },
        );
    });

test("Pointing at a log entry or at the dragon highlights its cell, and Enter moves the board there", () => {
    const { game, storage } = withDragon();
    return visit(
        async (page) => {
            const lit = () =>
                page.evaluate(() =>
                    [...document.querySelectorAll("#board .lit.cell")].map(
                        ({ style }) => `${parseInt(style.left) / 100},${parseInt(style.top) / 100}`,
                    ),
                );
            await page.click("#latest");
            const sentence = page.locator("#log .events li:has(.where)").last();
            const cell = await sentence.locator(".where").last().getAttribute("data-cell");
            await sentence.hover();
            assert.ok((await lit()).includes(cell));
            await page.hover("#title");
            assert.deepEqual(await lit(), []);
            const { x, y } = game.tile(game.dragonTile);
            const dragon = page.locator("#status-body .line", { hasText: "Dragon" }).locator(".where");
            await dragon.focus();
            assert.deepEqual(await lit(), [`${x},${y}`]);
            await shot(page, "dragon-pointed");
            await page.keyboard.press("Enter");
            assert.equal(await page.locator("#board .lit.flash").count(), 1);
            await page.keyboard.press("Shift+Tab");
            assert.ok(!(await lit()).includes(`${x},${y}`));
        },
        { storage },
    );
});

test("A phone shows the last event above the board, and a tap opens and closes the log", () => {
    const { storage } = withDragon();
    return visit(
        async (page) => {
            const wordsOf = (text) => text.replace(/\s+/g, " ").trim();
            const last = await page.locator("#log .events li:not([data-quiet])").last().innerText();
            assert.equal(wordsOf(await textOf(page, "#latest")), wordsOf(last));
            await page.tap("#latest");
            const place = page.locator("#log .where").last();
            await place.tap();
            assert.equal(await page.locator("#board .lit.flash").count(), 1);
            await shot(page, "phone-log");
            await page.tap("#latest");
            assert.equal(await page.getAttribute("#latest", "aria-expanded"), "false");
            assert.deepEqual(await seriousFlaws(page), []);
        },
        { storage, device: PHONE },
    );
});

for (const players of [2, 6])
    test(`With all expansions and ${players} players, the points, the question and the last log line are visible`, () => {
        const rules = Rules.preset("everything", { seed: 9, players });
        const { storage } = inTheMiddle(rules, { actions: players === 2 ? 131 : 200 });
        const names = FROM_SIX.slice(0, players);
        return visit(
            async (page) => {
                await settle(page);
                const hidden = await page.evaluate(() => {
                    const isSeen = (element) => {
                        const { left, top, right, bottom, width } = element.getBoundingClientRect();
                        const points = [top + 3, bottom - 3].map((y) => document.elementFromPoint((left + right) / 2, y));
                        return width > 0 && points.every((there) => element.contains(there) || there?.contains(element));
                    };
                    const last = document.getElementById("latest");
                    const totals = document.querySelectorAll(".score .total");
                    return [document.getElementById("question"), ...totals, last]
                        .filter((element) => !isSeen(element))
                        .map(({ textContent }) => textContent);
                });
                assert.deepEqual(hidden, []);
                assert.equal(await page.locator(".score .total").count(), players);
                await shot(page, `at-once-${players}`);
            },
            { storage: { ...storage, names }, device: DESKTOP },
        );
    });

for (const scheme of ["light", "dark"])
    test(`The page shows the supplies of all players as pictures with counts, in the ${scheme} theme`, () => {
        const { game, storage } = inTheMiddle(Rules.preset("everything", { seed: 9 }), { actions: 260 });
        return visit(
            async (page) => {
                const units = await page.locator(".unit").evaluateAll((all) =>
                    all.map((node) => ({
                        colour: node.closest("[data-colour]").dataset.colour,
                        title: node.title,
                        count: node.querySelector("span:not(.unseen)")?.textContent ?? "",
                        isDrawn: node.querySelector("svg path, svg rect, svg ellipse, svg circle") !== null,
                    })),
                );
                const rows = game.rules.colours.map((colour) => units.filter((unit) => unit.colour === colour));
                assert.deepEqual(units.filter(({ title, isDrawn }) => title === "" || !isDrawn), []);
                const kinds = new Set();
                for (const [place, colour] of game.rules.colours.entries()) {
                    const { figures, reserve, goods } = game.supply(colour);
                    const shown = (title) => rows[place].find((node) => node.title === title)?.count;
                    const expect = (words, count) => assert.equal(shown(words), String(count), words);
                    if (figures.meeple > 0) expect(`${figures.meeple} meeple${figures.meeple === 1 ? "" : "s"}`, figures.meeple);
                    if (reserve > 0) assert.ok(rows[place].some(({ count }) => count === `${figures.guard}+${reserve}`));
                    for (const [good, count] of Object.entries(goods))
                        if (count > 0) (expect(`${good}: ${count}`, count), kinds.add("good"));
                    for (const { name, title } of library.facts().filter(({ symbol }) => symbol !== "")) {
                        if (!["floors_left", "sheep", "ingots_held", "courier"].includes(name)) continue;
                        const [count] = game.fact(name, colour);
                        if (count > 0) (expect(`${title}: ${count}`, count), kinds.add(name));
                    }
                    for (const { holder, colour: whose, kind } of game.prisoners)
                        if (holder === colour) {
                            const name = library.figureKindName(kind).replace("large", "large meeple");
                            assert.notEqual(shown(`holds ${library.colourName(whose)}'s ${name}`), undefined);
                        }
                }
                assert.ok(kinds.size >= 2, [...kinds].join());
                await page.locator(".players").scrollIntoViewIfNeeded();
                await page.setViewportSize({ width: 1920, height: 1080 });
                await settle(page);
                const isAtEnd = await page.evaluate(() => {
                    const { scrollTop, clientHeight, scrollHeight } = document.getElementById("log");
                    return scrollTop + clientHeight > scrollHeight - 2;
                });
                assert.ok(isAtEnd, "the log shows what happened earlier");
                await shot(page, `supplies-${scheme}`);
                assert.deepEqual(await seriousFlaws(page), []);
            },
            { storage, scheme },
        );
    });
