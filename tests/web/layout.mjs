// The layout: on every screen the elements that a player needs for a decision are visible and not covered.
import assert from "node:assert/strict";

import { dice, test } from "./tally.mjs";
import { library, moduleOfPage, settle, shot, visit } from "./visit.mjs";

const { ActionKind, Adviser, DecisionKind, Game, Rules, SegmentKind, Subject } = library;
const { choicesOf, figuresOf } = await moduleOfPage("choices.js");

const SCREENS = [
    { width: 1280, height: 800 },
    { width: 1366, height: 657 },
    { width: 844, height: 390 },
    { width: 390, height: 844 },
];
const ALWAYS = ["#question", "#who", "#latest", "#undo", "#hint", "#left-button", "#menu-button"].map((selector) => [selector]);
const AT_ONCE = 8; // largest number of choices that must be visible without scrolling

/** Returns a new game with a preset and the largest number of players. */
function gameOfMost(preset, seed) {
    for (let players = 6; ; --players)
        try {
            return new Game(Rules.preset(preset, { seed, players }));
        } catch (error) {
            if (players === 1) throw error;
        }
}

/** Plays a game with a preset. For each kind of decision, returns the record at the decision with the most actions. In
 *  cooperative games an adviser without simulations decides, because random players lose early. */
function decisionsOf(preset, seed) {
    const game = gameOfMost(preset, seed);
    const adviser = game.goal > 0 ? new Adviser(game, { strength: "easy", seed }) : null;
    const roll = dice(seed);
    const most = new Map(); // for each kind of decision, the largest number of actions
    while (!game.isOver) {
        const actions = game.legalActions();
        if (actions.length > (most.get(game.phase)?.count ?? 1))
            most.set(game.phase, { count: actions.length, at: game.actionCount });
        adviser?.think(game, 0);
        game.apply(adviser?.choose() ?? actions[roll(actions.length)]);
    }
    adviser?.free();
    const found = [...most].sort(([, { at: one }], [, { at: two }]) => two - one);
    const records = found.map(([kind, { at }]) => {
        game.undo(game.actionCount - at);
        return { kind, record: game.toRecord() };
    });
    game.free();
    return records;
}

/** Returns selectors of the elements for choosing an action; each entry is a list of alternatives. The actions of a kind that
 *  is not selected share one button, and so do the actions of a figure that is not selected. */
function choicesIn(game) {
    const { laying, groups, alone } = choicesOf(game);
    const button = ({ text, target }) => [
        `.beside [data-action="${text}"]`,
        ...(target === null ? [] : [`.targets [data-target="${target.key}"]`]),
    ];
    const [group] = groups;
    const figures = group ? figuresOf(group) : [];
    const listed = group?.choices.filter(({ figure }) => figures.length === 0 || figure.key === figures[0].key) ?? [];
    const cells = new Set(laying?.tiles.flatMap(({ ways }) => [...ways.keys()]));
    const isShort = listed.length <= AT_ONCE && groups.length <= 1;
    return {
        wanted: [
            ...(laying ? [[".held .face svg"], ["#lay"], [".turning button"]] : []),
            ...[...cells].map((cell) => [`.cells [data-cell="${cell}"]`]),
            ...alone.map(button),
            ...(isShort ? listed.map(button) : []),
        ],
        reachable: [
            ...(groups.length > 1 ? groups.map(({ kind }) => [`.tab[data-kind="${kind}"]`]) : []),
            ...(figures.length > 1 ? figures.map(({ key }) => [`.chip[data-figure="${key}"]`]) : []),
            ...(isShort ? [] : listed.map(button)),
        ],
    };
}

/** Returns the selectors of hidden elements: outside the window, or covered in the middle or near the edges.
 *  @param lists `wanted`: lists of alternative selectors, one of each list must be visible; `reachable`: the same after scrolling */
const hiddenIn = (page, lists) =>
    page.evaluate(({ wanted, reachable }) => {
        const isVisible = (element) => {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            const outside = Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
            if (outside > 1 || right - left < 4) return false; // tolerates rounding in scrolled lists
            const [x, y] = [(left + right) / 2, (top + bottom) / 2];
            const isOnBoard = element.closest(".world") !== null; // there, adjacent elements may overlap at their edges
            const edges = [[x, top + 2], [x, bottom - 2], [left + 2, y], [right - 2, y]];
            return [[x, y], ...(isOnBoard ? [] : edges)].every(([x, y]) => {
                const there = document.elementFromPoint(x, y);
                return there !== null && (element.contains(there) || there.contains(element));
            });
        };
        const elements = (selectors) => selectors.map((selector) => [...document.querySelectorAll(selector)]);
        const isHidden = (selectors) =>
            elements(selectors).every((found) => found.length === 0 || !found.every(isVisible));
        const cannotBeReached = (selectors) =>
            elements(selectors).every(([element]) => {
                element?.scrollIntoView({ block: "nearest", behavior: "instant" });
                return element === undefined || !isVisible(element);
            });
        const hidden = wanted.filter(isHidden);
        const unreachable = reachable.filter((selectors) => isHidden(selectors) && cannotBeReached(selectors));
        if (reachable.length > 0 && isHidden(["#question"])) hidden.push(["#question after scrolling"]);
        const { clientHeight } = document.getElementById("side");
        if (reachable.length > 0 && clientHeight < 88) hidden.push([`#side: only ${clientHeight} pixels to scroll in`]);
        return [...hidden, ...unreachable].map(([selector]) => selector);
    }, lists);

const LARGEST = new Game(Rules.preset("base", { players: 6 }));
const STORAGE = { record: LARGEST.toRecord(), seats: [], names: [] };

/** Opens a game in the open page, without reloading the page. */
async function openRecord(page, record) {
    await page.evaluate((text) => {
        document.getElementById("paste-text").value = text;
        document.getElementById("paste-button").click();
    }, record);
    await page.waitForFunction(() => document.getElementById("paste-text").value === "");
    await page.evaluate(() => document.querySelector("#turn-body > .wide")?.click()); // shows the rest of a long list
}

test("Question, choices and players are visible at every decision of every preset, on screens of four sizes", () =>
    visit(
        async (page) => {
            const flaws = [];
            for (const preset of Rules.presets)
                for (const { kind, record } of decisionsOf(preset, 1)) {
                    const game = Game.load(record);
                    const { wanted, reachable } = choicesIn(game);
                    const partsOfPlayer = [".name", ".figures", ...(game.goal > 0 ? [] : [".total"])];
                    const players = Array.from({ length: game.rules.players }, (_, player) =>
                        partsOfPlayer.map((part) => [`.score[data-player="${player}"] ${part}`]),
                    ).flat();
                    game.free();
                    await openRecord(page, record);
                    for (const screen of SCREENS) {
                        await page.setViewportSize(screen);
                        await settle(page);
                        const lists = { wanted: [...ALWAYS, ...players, ...wanted], reachable };
                        const hidden = await hiddenIn(page, lists);
                        if (hidden.length === 0) continue;
                        const name = `${preset}-${kind}-${screen.width}`;
                        await shot(page, `hidden-${name}`);
                        flaws.push(`${name}: ${hidden.length} hidden, such as ${hidden.slice(0, 5).join(" ")}`);
                    }
                }
            assert.deepEqual(flaws, []);
        },
        { storage: STORAGE },
    ));

for (const viewport of SCREENS.slice(2))
    test(`On a touch screen ${viewport.width} pixels wide, buttons and fields are at least 44 pixels wide and high`, () => {
        const { record } = decisionsOf("inns_cathedrals", 1).find(({ kind }) => kind === DecisionKind.PlaceMeeple);
        return visit(
            async (page) => {
                const small = () =>
                    page.evaluate(() =>
                        [...document.querySelectorAll(":is(button, select, summary, .number, .check, input[type=text]):not(.world *, .where)")]
                            .filter((element) => element.checkVisibility())
                            .map((element) => [element.outerHTML.slice(0, 80), element.getBoundingClientRect()])
                            .filter(([, { width, height }]) => width < 44 || height < 44)
                            .map(([html, { width, height }]) => `${html} ${width}×${height}`),
                    );
                await settle(page);
                await shot(page, `touch-${viewport.width}`);
                assert.deepEqual(await small(), []);
                const spots = await page.locator(".target.spot").evaluateAll((all) =>
                    all.map((spot) => {
                        const { left, top, width, height } = spot.getBoundingClientRect();
                        const [x, y] = [left + width / 2, top + height / 2];
                        const reach = [[-21, 0], [21, 0], [0, -21], [0, 21]].filter(
                            ([right, down]) => document.elementFromPoint(x + right, y + down)?.closest(".target.spot") !== null,
                        );
                        return [document.elementFromPoint(x, y)?.closest(".target") === spot, reach.length];
                    }),
                );
                assert.ok(spots.length > 0);
                assert.deepEqual(spots, spots.map(() => [true, 4]));
                await page.tap("#left-button");
                await page.tap("#menu-button");
                assert.deepEqual(await small(), []);
                await page.tap("#new-button");
                for (const summary of await page.locator("#setup summary:visible").all()) await summary.tap();
                assert.deepEqual(await small(), []);
            },
            { device: { viewport, hasTouch: true, isMobile: true }, storage: { ...STORAGE, record } },
        );
    });

/** Runs in the page. Checks the touch areas of the places on the board. A touch area must contain the middle of its place. The
 *  area must reach almost halfway to a neighbour nearer than 44 pixels, or 22 pixels in each direction if there is no such
 *  neighbour.
 *  @returns `close` and `roomy`: the number of places with and without a near neighbour; `flaws`: the errors found */
function areasOfPlaces() {
    const places = [...document.querySelectorAll(".targets .target")].map((target) => {
        const { left, top, width, height } = target.getBoundingClientRect();
        return { target, x: left + width / 2, y: top + height / 2 };
    });
    const found = { close: 0, roomy: 0, flaws: [] };
    const expectAt = (x, y, { target }) => {
        const there = document.elementFromPoint(x, y);
        if (!there?.closest(".viewport")) return; // outside the board, or covered by a button
        if (there !== target) found.flaws.push(`${target.dataset.target}: ${there.outerHTML.slice(0, 90)}`);
    };
    for (const place of places) {
        const distanceTo = ({ x, y }) => Math.hypot(x - place.x, y - place.y);
        const others = places.filter((other) => other !== place);
        const nearest = others.reduce((best, other) => (distanceTo(other) < distanceTo(best) ? other : best));
        expectAt(place.x, place.y, place);
        if (distanceTo(nearest) < 44) {
            ++found.close;
            const part = 0.45;
            expectAt(place.x + (nearest.x - place.x) * part, place.y + (nearest.y - place.y) * part, place);
        } else {
            ++found.roomy;
            for (const [right, down] of [[-22, 0], [22, 0], [0, -22], [0, 22]]) expectAt(place.x + right, place.y + down, place);
        }
    }
    return found;
}

test("On a phone a touch area extends halfway to a close neighbour, or 22 pixels if no neighbour is close", () => {
    const { record } = decisionsOf("mage", 1).find(({ kind }) => kind === DecisionKind.Magic);
    return visit(
        async (page) => {
            await settle(page);
            await shot(page, "touch-areas");
            const found = { close: 0, roomy: 0, flaws: [] };
            for (let nearer = 0; nearer < 3; ++nearer) {
                const { close, roomy, flaws } = await page.evaluate(areasOfPlaces);
                found.close += close;
                found.roomy += roomy;
                found.flaws.push(...flaws);
                for (let times = 0; times < 3; ++times) await page.keyboard.press("+");
                await settle(page);
            }
            assert.deepEqual(found.flaws, []);
            assert.ok(found.close > 10 && found.roomy > 10, JSON.stringify(found));
        },
        { device: { viewport: SCREENS[3], hasTouch: true, isMobile: true }, storage: { ...STORAGE, record } },
    );
});

/** Returns a game with many tiles, at a decision that is not about one place. All targets are near the start tile. */
function nearStart() {
    for (let seed = 1; seed < 40; ++seed) {
        const game = new Game(Rules.preset("everything", { seed, players: 2 }));
        for (const roll = dice(seed); !game.isOver && game.actionCount < 300; ) {
            const actions = game.legalActions();
            const targets = choicesOf(game).groups[0]?.choices.map(({ target }) => target).filter((target) => target !== null) ?? [];
            const isNear = targets.length > 0 && targets.every(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) <= 1);
            if (isNear && game.decision.subject === Subject.None && game.tiles.length > 30) return game;
            game.apply(actions[roll(actions.length)]);
        }
        game.free();
    }
    throw new Error("no game has such a decision");
}

test("A phone shows the whole board for a decision that is not about one place on the board", () => {
    const game = nearStart();
    return visit(
        async (page) => {
            const view = () => page.locator("#board .world").evaluate(({ style }) => style.transform);
            await settle(page);
            const shown = await view();
            await page.keyboard.press("0");
            assert.equal(await view(), shown);
        },
        { device: { viewport: SCREENS[3], hasTouch: true, isMobile: true }, storage: { ...STORAGE, record: game.toRecord() } },
    );
});

test("The log shows one line, and can be opened and closed with mouse and keys", () =>
    visit(
        async (page) => {
            const height = () => page.evaluate(() => document.getElementById("history").offsetHeight);
            const line = await height();
            assert.ok(line < 50, `the log is ${line} pixels high, expected one line`);
            await page.click("#latest");
            assert.ok((await height()) > 3 * line);
            await page.click("#latest");
            assert.equal(await height(), line);
            await page.focus("#log");
            assert.equal(await page.getAttribute("#latest", "aria-expanded"), "true");
        },
        { storage: STORAGE },
    ));

test("The page shows actions and tiles in text form only if the setting is on", () => {
    const { record } = decisionsOf("base", 1).find(({ kind }) => kind === DecisionKind.PlaceMeeple);
    return visit(
        async (page) => {
            const count = () => page.locator(".beside code:visible").count();
            assert.equal(await count(), 0);
            await page.click("#menu-button");
            await page.check('#settings input[name="commands"]');
            await page.click("#menu-close");
            assert.ok((await count()) > 1);
        },
        { storage: { ...STORAGE, record } },
    );
});

test("Each place on the board shows the selected figure, lying on fields and standing elsewhere", () => {
    const { record } = decisionsOf("base", 1).find(({ kind }) => kind === DecisionKind.PlaceMeeple);
    const game = Game.load(record);
    const { type } = game.tile(game.tileAt(game.decision.x, game.decision.y));
    const isField = (segment) => game.types[type].segments[segment].kind === SegmentKind.Field;
    const expected = game
        .legalActions()
        .filter(({ kind }) => kind === ActionKind.Place)
        .map(({ segment }) => [`${game.decision.x},${game.decision.y}/${segment}`, isField(segment)]);
    return visit(
        async (page) => {
            await settle(page);
            await shot(page, "places-of-figures");
            const shown = await page
                .locator(".targets .target:has(svg)")
                .evaluateAll((all) => all.map((target) => [target.dataset.target, target.querySelector(".lying") !== null]));
            assert.deepEqual(shown, expected);
            assert.ok(shown.some(([, isLying]) => isLying) && !shown.every(([, isLying]) => isLying));
        },
        { storage: { ...STORAGE, record } },
    );
});

test("The bar shows the number of remaining tiles", () =>
    visit(
        async (page) => {
            const count = LARGEST.piles.reduce((sum, pile) => sum + pile, 0);
            assert.equal(await page.locator("#tiles-count").innerText(), String(count));
        },
        { storage: STORAGE },
    ));
