// The page as people meet it. Usage: node browser.mjs FOLDER-OF-THE-PAGE SERVER FOLDER-FOR-SCREENSHOTS [PART OF A NAME]
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { chromium } from "playwright-core";

import { playByKeys, playThrough, recordIn, WithFinger, WithMouse } from "./people.mjs";
import { dice, run, test } from "./tally.mjs";

const [folder, server, pictures] = process.argv.slice(2, 5).map((path) => resolve(path));
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const library = await import(pathToFileURL(join(folder, "library.js")).href);
await library.init(readFileSync(join(folder, "mistbank/mistbank.wasm")));
const { Game, Rules } = library;

// --- the page, below a path of its own ---

const serving = spawn(process.execPath, [server, dirname(folder), "0"], { stdio: ["ignore", "pipe", "inherit"] });
const origin = await new Promise((resolve) => serving.stdout.once("data", (line) => resolve(String(line).trim())));
const address = `${origin}${basename(folder)}/`;
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: process.getuid() === 0 ? ["--no-sandbox"] : [] });

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const KEY = "mistbank game";

/** A browser of somebody's own that opens the page; nothing may go wrong in it, and it may load nothing from elsewhere. */
async function visit(body, { device = DESKTOP, scheme = "light", motion = "reduce", hash = "", storage } = {}) {
    const context = await browser.newContext({ ...device, colorScheme: scheme, reducedMotion: motion, acceptDownloads: true, permissions: ["clipboard-read", "clipboard-write"] });
    const troubles = [];
    let page = null;
    try {
        context.setDefaultTimeout(10000);
        if (storage !== undefined) await context.addInitScript(([name, value]) => localStorage.getItem(name) ?? localStorage.setItem(name, value), [KEY, JSON.stringify(storage)]);
        page = await context.newPage();
        page.on("console", (message) => ["error", "warning"].includes(message.type()) && troubles.push(message.text()));
        page.on("pageerror", (error) => troubles.push(error.stack));
        page.on("request", (request) => /^(blob|data):/.test(request.url()) || request.url().startsWith(address) || troubles.push(`asks for ${request.url()}`));
        await page.goto(address + hash);
        await page.waitForSelector("body:not(.loading)");
        await body(page, context);
    } catch (error) {
        await shot(page, "failed").catch(() => {}); // what was seen last
        throw error;
    } finally {
        await context.close();
    }
    assert.deepEqual(troubles, []);
}

const shot = (page, name) => page.screenshot({ path: join(pictures, `${name}.png`) });
const textOf = (page, selector) => page.locator(selector).innerText();
const settle = (page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Fills in the form: all players are persons unless told otherwise. */
async function choose(page, { game, level, players = 2, seats = [], expansions = [], seed }) {
    await page.check(`input[name=game][value=${game}]`);
    if (level) await page.check(`input[name=level][value="${level}"]`);
    await page.check(`input[name=players][value="${players}"]`);
    for (let player = 0; player < players; ++player) await page.selectOption(`#seat-${player}`, seats[player] ?? "");
    if (expansions.length > 0) await page.click("#expansion-choice summary");
    for (const expansion of expansions) await page.check(`input[name=expansions][value="${expansion}"]`);
    await page.click("summary:text-is('More')");
    await page.fill("#seed", String(seed));
    await page.click("#play-button");
    await page.waitForSelector("#play:not([hidden])");
}

/** A game in the middle, as the page would keep it. */
function inTheMiddle(rules, { actions, seats = [] }) {
    const game = new Game(rules);
    const adviser = new library.Adviser(game, { strength: "easy", seed: 3 });
    while (!game.isOver && game.actionCount < actions) {
        adviser.think(game, 0);
        game.apply(adviser.choose());
    }
    return { game, storage: { record: game.toRecord(), seats: Array.from({ length: game.rules.players }, (_, player) => seats[player] ?? null) } };
}

async function seriousFlaws(page) {
    await page.evaluate(axe);
    const found = await page.evaluate(() => window.axe.run({ exclude: [".picture > svg"] }, { resultTypes: ["violations"] }));
    return found.violations.filter(({ impact }) => ["serious", "critical"].includes(impact)).map(({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 140)} ${any[0]?.message ?? ""}`).slice(0, 4).join(" | ")}`);
}

// --- whole games ---

const GAMES = [
    { name: "level 1", rules: Rules.cooperative({ level: 1 }), form: { game: "cooperative", level: 1 }, seed: 4 },
    { name: "level 5", rules: Rules.cooperative({ level: 5 }), form: { game: "cooperative", level: 5 }, seed: 9 },
    { name: "the base game", rules: Rules.base({ players: 3 }), form: { game: "base", players: 3 }, seed: 5 },
    { name: "Ghosts, Castles & Cemeteries", rules: Rules.ghostsCastlesCemeteries(), form: { game: "ghosts" }, seed: 6 },
];

for (const { name, rules, form, seed } of GAMES.reverse()) // the longest first, so that it is not left alone at the end
    test(`a whole game of ${name} is played by clicks, and is the game that was meant`, () =>
        visit(async (page) => {
            await choose(page, { ...form, seed });
            const game = await playThrough(new WithMouse(page), library, rules, { seed });
            assert.ok(game.actionCount > 40, `only ${game.actionCount} actions`);
            assert.equal(await textOf(page, "#turn-words"), "The game is over");
            assert.match(await textOf(page, "#question"), /won|lost|wins|share/);
            assert.equal(await recordIn(page), game.toRecord());
            assert.equal(await page.locator(".log .events li").count(), game.events().filter(({ kind }) => kind !== library.EventKind.TurnBegan).length);
            await settle(page);
            await shot(page, `finished-${form.game}-${form.level ?? "all"}`);
        }));

test("a game of level 2 is played with a finger on a phone", () =>
    visit(
        async (page) => {
            await choose(page, { game: "cooperative", level: 2, seed: 8 });
            const game = await playThrough(new WithFinger(page), library, Rules.cooperative({ level: 2 }), { seed: 8 });
            assert.equal(await recordIn(page), game.toRecord());
            await shot(page, "phone-finished");
        },
        { device: PHONE },
    ));

test("a game of the demo is played by keys alone, from the form on", () =>
    visit(async (page) => {
        await page.focus("input[name=game]:checked");
        for (let down = 0; down < 3; ++down) await page.keyboard.press("ArrowDown");
        assert.equal(await page.evaluate(() => document.activeElement.value), "demo");
        await page.focus("#seat-1");
        await page.keyboard.press("Home");
        await page.focus("#play-button");
        await page.keyboard.press("Enter");
        await page.waitForSelector(".cells .cell");
        await playByKeys(page, dice(2));
        const record = await recordIn(page);
        assert.equal(Game.replay(record).isOver, true);
        assert.match(record, /meeple|pass/);
    }));

// --- laying ---

test("one click after the page is there a tile can be laid", () =>
    visit(async (page) => {
        await page.click(".hero .main");
        await page.waitForSelector(".cells .cell");
        const marks = await page.evaluate(() => Object.fromEntries(performance.getEntriesByType("mark").map(({ name, startTime }) => [name, Math.round(startTime)])));
        const bytes = await page.evaluate(() => performance.getEntriesByType("resource").reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0));
        console.log(`     library loaded after ${marks["library loaded"]} ms, form ready after ${marks.ready} ms; ${Math.round(bytes / 1024)} KB were loaded`);
        assert.ok(marks.ready < 5000);
    }));

test("an illegal cell, a tile's own place and a wrong turn are refused in the library's words", () =>
    visit(async (page) => {
        await choose(page, { game: "cooperative", level: 3, seed: 5 });
        const game = new Game(Rules.cooperative({ level: 3, seed: 5 }));
        const tile = await page.locator('.picture .mistbank-tile[data-cell="0,0"]').boundingBox();
        const size = tile.width;
        const clickCell = (x, y) => page.mouse.click(tile.x + (x + 0.5) * size, tile.y + (y + 0.5) * size);
        await clickCell(1, 1);
        assert.deepEqual(await page.locator(".bubble > *").allInnerTexts(), ["COM-1", "A tile lies on this cell"]);
        await clickCell(-1, -1);
        assert.match(await textOf(page, ".bubble"), /COM-1\s*The cell shares no side with a face-up tile/);
        await shot(page, "why-not");
        const lays = game.legalActions();
        const wrong = lays.find(({ x, y }) => lays.filter((other) => other.x === x && other.y === y).length < 4);
        await page.click(`.cells [data-cell="${wrong.x},${wrong.y}"]`);
        assert.equal(await page.locator(".bubble").count(), 0);
        const fits = lays.filter(({ x, y }) => x === wrong.x && y === wrong.y).map(({ rotation }) => rotation);
        const person = new WithMouse(page);
        while (fits.includes(await person.rotation())) await page.keyboard.press("r");
        const reason = game.whyNot(`lay ${wrong.x},${wrong.y} ${await person.rotation()}`);
        assert.equal((await page.locator(".bubble > *").allInnerTexts()).join(": ").toLowerCase(), reason.toLowerCase());
        await page.click(".turner .main");
        assert.equal(await recordIn(page), game.toRecord()); // nothing was laid
        await page.keyboard.press("Escape");
        assert.equal(await page.locator(".turner").count(), 0);
    }));

test("the tile in hand is dragged to a cell, turned by the wheel, and laid", () =>
    visit(async (page) => {
        await choose(page, { game: "base", seed: 3 });
        const game = new Game(Rules.base({ seed: 3 }));
        const cell = await page.locator(".cells .cell").first();
        const [x, y] = (await cell.getAttribute("data-cell")).split(",").map(Number);
        const [hand, place] = [await page.locator(".held").boundingBox(), await cell.boundingBox()];
        await page.mouse.move(hand.x + 40, hand.y + 40);
        await page.mouse.down();
        await page.mouse.move(hand.x, hand.y + 60, { steps: 3 });
        await page.mouse.move(place.x + 30, place.y + 30, { steps: 5 });
        assert.equal(await page.locator(".carried").count(), 1);
        await page.mouse.up();
        assert.equal(await page.locator(".preview.pinned").count(), 1);
        const person = new WithMouse(page);
        const before = await person.rotation();
        await page.mouse.wheel(0, 100);
        await page.waitForFunction((was) => Number(document.querySelector(".held .face").dataset.rotation) !== was, before);
        const fits = game.legalActions().filter((lay) => lay.x === x && lay.y === y).map(({ rotation }) => rotation);
        while (!fits.includes(await person.rotation())) await page.keyboard.press("Shift+R");
        const rotation = await person.rotation();
        await page.keyboard.press("Enter");
        assert.match(await recordIn(page), new RegExp(`lay ${x},${y} ${rotation}`));
    }));

test("the board is zoomed and moved by wheel, drag, buttons and keys, and comes back", () =>
    visit(async (page) => {
        await choose(page, { game: "base", seed: 3 });
        const where = async () => (await settle(page), page.evaluate(() => new DOMMatrix(getComputedStyle(document.querySelector(".world")).transform).toFloat64Array().filter((_, i) => [0, 12, 13].includes(i)).join(" ")));
        const home = await where();
        await page.mouse.move(300, 300);
        await page.keyboard.down("Control");
        await page.mouse.wheel(0, -200);
        await page.keyboard.up("Control");
        await settle(page);
        const near = await where();
        assert.ok(parseFloat(near) > parseFloat(home) * 1.5, `${home} -> ${near}`);
        await page.mouse.move(200, 200);
        await page.mouse.down();
        await page.mouse.move(260, 240, { steps: 4 });
        await page.mouse.up();
        const [, x, y] = (await where()).split(" ").map(Number);
        const [, fromX, fromY] = near.split(" ").map(Number);
        assert.deepEqual([Math.round(x - fromX), Math.round(y - fromY)], [60, 40]);
        assert.equal(await page.locator(".preview.pinned").count(), 0); // a drag is no click
        await page.keyboard.press("0");
        assert.equal(await where(), home);
        await page.click("#zoom-out");
        assert.ok(parseFloat(await where()) < parseFloat(home));
        await page.click("#zoom-fit");
        assert.equal(await where(), home);
    }));

// --- going back, and on ---

test("a step is undone and redone, but in earnest no draw", () => {
    const { game, storage } = inTheMiddle(Rules.preset("level2", { seed: 12 }), { actions: 9 });
    assert.equal(library.DecisionKind[game.phase], "PlaceMeeple");
    return visit(
        async (page) => {
            const before = await recordIn(page);
            await page.keyboard.press("u");
            assert.equal(await textOf(page, "#question"), "Where does the tile go?");
            await page.click("#redo");
            assert.equal(await recordIn(page), before);
            await page.click('[data-action="pass"]');
            const after = await recordIn(page);
            assert.ok(await page.locator("#undo").isDisabled());
            assert.match(await page.getAttribute("#undo", "title"), /drawn since/);
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

test("a hint is explained, shown on the board, and can be followed", () => {
    const { game, storage } = inTheMiddle(Rules.preset("level4", { seed: 2 }), { actions: 12 });
    return visit(
        async (page) => {
            await page.click("#hint");
            await page.waitForSelector("#take-hint");
            const advised = await page.getAttribute('.advice[aria-pressed="true"]', "data-action");
            assert.equal(game.whyNot(advised), null);
            assert.match(await textOf(page, ".hints"), /wins \d+ times of 100/);
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

test("a game is saved as a file, loaded and pasted again, and is the same; what is broken changes nothing", () => {
    const { game, storage } = inTheMiddle(Rules.preset("ghosts_castles_cemeteries", { seed: 2 }), { actions: 30 });
    return visit(
        async (page) => {
            const picture = await page.locator(".picture").innerHTML();
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
            assert.equal(await page.locator(".picture").innerHTML(), picture);
        },
        { storage },
    );
});

test("a link opens the same game elsewhere, and one that is damaged says so", () => {
    const { game, storage } = inTheMiddle(Rules.preset("everything", { seed: 2 }), { actions: 60 });
    return visit(
        async (page, context) => {
            await page.click("#menu-button");
            await page.click("#link-button");
            await page.waitForFunction(() => location.hash.startsWith("#record="));
            assert.match(await textOf(page, "#menu-note"), /copied/);
            const link = await page.evaluate(() => navigator.clipboard.readText());
            const picture = await page.locator(".picture").innerHTML();
            await context.close();
            await visit(
                async (other) => {
                    assert.equal(await other.locator(".picture").innerHTML(), picture);
                    assert.equal(await other.evaluate(() => location.hash), "");
                    await other.click("#menu-button");
                    const [saved] = await Promise.all([other.waitForEvent("download"), other.click("#save-button")]);
                    assert.equal(readFileSync(await saved.path(), "utf8"), game.toRecord());
                },
                { hash: new URL(link).hash },
            );
            await visit(
                async (other) => {
                    assert.match(await textOf(other, "#toast"), /does not hold a game/);
                    assert.ok(await other.locator("#setup").isVisible());
                },
                { hash: `${new URL(link).hash.slice(0, 90)}` },
            );
        },
        { storage },
    );
});

test("the game is there again after the page was left", () =>
    visit(async (page) => {
        await choose(page, { game: "cooperative", level: 1, seed: 4, seats: [null, "easy"] });
        const game = await playThrough(new WithMouse(page), library, Rules.cooperative({ level: 1 }), { seed: 4, most: 1 });
        await page.reload();
        await page.waitForSelector("#play:not([hidden])");
        assert.equal(await recordIn(page), game.toRecord());
        assert.match(await textOf(page, "#status-body"), /adviser \(easy\)/);
    }));

test("a finished game is looked at with slider, steps and by itself, and played on from the middle", () => {
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
            await page.click('button:text-is("Watch it again")');
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

// --- advisers ---

test("advisers play by themselves, wait when told, and are stopped by undo", () =>
    visit(async (page) => {
        await choose(page, { game: "cooperative", level: 1, seed: 4, seats: ["easy", "beginner"] });
        const actions = async () => Game.replay(await recordIn(page)).actionCount;
        const laid = (count) => page.waitForFunction(([name, most]) => (JSON.parse(localStorage.getItem(name))?.record.match(/^lay/gm) ?? []).length >= most, [KEY, count]);
        await laid(2);
        await page.click('button:text-is("Pause")');
        const paused = await actions();
        await page.waitForTimeout(1000);
        assert.equal(await actions(), paused);
        await page.click("#menu-button");
        await page.check('#settings input[name="takesBackDraws"]');
        await page.selectOption("#settings select[name=pace]", "quick");
        await page.click("#menu-close");
        await page.click("#undo");
        assert.equal(await actions(), paused - 1);
        await page.click('button:text-is("Go on")');
        await laid(8);
    }));

test("the page stays quick while the best adviser thinks, and undo takes its turn back", () => {
    const { game, storage } = inTheMiddle(Rules.preset("everything", { seed: 4 }), { actions: 120, seats: [null, null] });
    storage.seats[game.decidingPlayer] = "best";
    return visit(
        async (page) => {
            await page.waitForSelector(".thinking");
            const slowest = await page.evaluate(async () => {
                let most = 0;
                let before = performance.now();
                for (const end = before + 1200; before < end; ) {
                    const now = await new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())));
                    most = Math.max(most, now - before);
                    before = now;
                }
                return { most: Math.round(most), thinks: document.querySelector(".thinking") !== null };
            });
            console.log(`     the slowest picture took ${slowest.most} ms`);
            assert.ok(slowest.thinks, "it has not thought long enough to tell");
            assert.ok(slowest.most < 250, `${slowest.most} ms`);
            await page.click("#menu-button");
            await page.check('#settings input[name="takesBackDraws"]');
            await page.click("#menu-close");
            await page.click("#undo");
            const left = Game.replay(await recordIn(page)).actionCount;
            assert.ok(left < game.actionCount);
            await page.waitForTimeout(500);
            assert.equal(Game.replay(await recordIn(page)).actionCount, left);
        },
        { storage },
    );
});

// --- how it looks, and to whom ---

test("dark and light, letters and coordinates are as somebody likes them", () => {
    const { storage } = inTheMiddle(Rules.preset("level5", { seed: 2 }), { actions: 20 });
    return visit(
        async (page) => {
            const paper = () => page.evaluate(() => getComputedStyle(document.querySelector(".card")).backgroundColor);
            const grass = () => page.evaluate(() => document.querySelector(".picture g[fill]:has(> .mistbank-tile)").getAttribute("fill"));
            const letters = () => page.evaluate(() => [...document.querySelectorAll(".picture text")].filter(({ textContent }) => /^[RGBYKP]$/.test(textContent)).length);
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
    test(`from phone to desktop nothing is cut off, and no serious flaw hinders anybody, in the ${scheme}`, async () => {
        for (const [state, make] of Object.entries(STATES))
            for (const [name, device] of Object.entries(DEVICES)) {
                if (!["phone", "desktop"].includes(name) && (scheme === "dark" || !["setup", "playing"].includes(state))) continue;
                await visit(
                    async (page) => {
                        await settle(page);
                        await shot(page, `${state}-${name}-${scheme}`);
                        const { wide, inner } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, inner: innerWidth }));
                        assert.ok(wide <= inner, `${state} on ${name} is ${wide} wide`);
                        if (name === "desktop" || (name === "phone" && state === "playing")) assert.deepEqual(await seriousFlaws(page), [], `${state} on ${name}`);
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

await run({ wanted: process.argv[5], lanes: 2 });
await browser.close();
serving.kill();
