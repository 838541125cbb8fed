// What happens at a table with friends, except whole games: arrivals, departures, refused actions and undo.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { come, guest, idOf, makeTable, onlookerAt, playTogether, server, sit, startGame } from "./friends_people.mjs";
import { test } from "./tally.mjs";
import { until } from "./until.mjs";
import { DESKTOP, library, PHONE, seriousFlaws, settle, shot, textOf, visit } from "./visit.mjs";

const { DecisionKind, Rules } = library;

const WIDE = { viewport: { width: 1920, height: 1080 } };

const words = (page, selector) => page.locator(selector).first().innerText();
const saysSoon = (page, selector, wanted) =>
    until(async () => wanted.test((await page.locator(selector).allInnerTexts()).join("\n")));

/** Plays on pages with the mouse until a condition is true. */
const playUntil = (onlooker, pages, holds) => playTogether(onlooker, pages, (session) => !holds(session));

test("On a static host the page does not offer play with friends, and a link to a table shows a message", () =>
    visit(
        async (page) => {
            await saysSoon(page, "#toast", /this page has no game server/);
            assert.equal(await page.isVisible("#setup"), true);
            assert.equal(await page.isVisible("#friends-button"), false);
        },
        { hash: "#table=AAAAAAAAAAAAAAAAAAAAAA" },
    ));

test("The form offers play with friends at its top, and the dialog for leaving a table suggests staying", () =>
    come(async (anna) => {
        assert.equal(await anna.isVisible(".hero-buttons #friends-button"), true);
        await makeTable(anna, { game: "base" });
        await anna.click("#friends-leave");
        assert.equal(await anna.locator("#friends-leave-no.main:visible").count(), 1);
        assert.equal(await anna.locator("#friends-leave-yes.main").count(), 0);
    }));

test("A link to an unknown table shows a message, and the form still works", () =>
    come(
        async (page) => {
            await saysSoon(page, "#toast", /no such table/);
            await page.click("#play-button");
            await page.waitForSelector("#play:not([hidden])");
        },
        { hash: "#table=AAAAAAAAAAAAAAAAAAAAAA" },
    ));

test("An adviser chosen in the form plays unless a person takes the seat, and a player starts the game", () =>
    come(async (anna) => {
        await anna.selectOption("#seat-0", "");
        await anna.check("input[name=game][value=base]");
        await anna.check('input[name=players][value="3"]');
        for (const [seat, strength] of ["easy", "", "beginner"].entries()) await anna.selectOption(`#seat-${seat}`, strength);
        await anna.fill("#name-1", "Anna");
        await anna.click("#friends-button");
        const stateAt = (seat) => words(anna, `.friend[data-seat="${seat}"] .note`);
        await anna.waitForSelector(`.friend[data-seat="2"] .note:text-matches("adviser")`);
        assert.equal(await stateAt(0), "an adviser (easy) plays unless somebody sits down");
        assert.equal(await stateAt(1), "you");
        assert.equal(await stateAt(2), "an adviser (beginner) plays unless somebody sits down");
        assert.equal(await words(anna, ".friend[data-seat='1'] b"), "Anna");
        assert.equal(await words(anna, "#question"), "The game has not started");
        const bert = await guest();
        await bert.look(idOf(anna));
        await bert.sit(0, "Bert");
        await saysSoon(anna, "#toast", /Bert sits down/);
        assert.equal(await words(anna, "#question"), "The game has not started");
        assert.equal(bert.session.waiting, "The game has not started");
        await shot(anna, "friends-before-start");
        await startGame(anna);
        await until(() => bert.session.isPersonsTurn);
        assert.equal(await words(anna, "#question"), "Bert is deciding");
        await bert.leave();
    }));

test("The game cannot be started while a seat is free", () =>
    come(async (anna) => {
        await makeTable(anna, { game: "base" });
        assert.equal(await anna.isEnabled("#friends-start"), false);
        await anna.click("#friends-fill-1");
        await saysSoon(anna, "#question", /has not started/);
        assert.equal(await anna.isEnabled("#friends-start"), true);
    }));

for (const [aids, sentence] of [
    ["no hints", "No hints at this table."],
    ["none", "No hints, no remaining tiles, no projected points at this table."],
])
    test(`At a table with the setting "${aids}" every page says which aids are off`, () =>
        come(async (anna) => {
            await anna.click("summary:text-is('More options')");
            await anna.selectOption("select[name=aids]", aids);
            const id = await makeTable(anna, { game: "base" });
            await come(
                async (bert) => {
                    await sit(bert, 1, "Bert");
                    await startGame(anna);
                    const onlooker = await onlookerAt(id);
                    const isAnnas = ({ game, at }) => at > 30 && game.phase === DecisionKind.LayTile && game.decidingPlayer === 0;
                    await playUntil(onlooker, [anna, bert], isAnnas);
                    for (const page of [anna, bert]) {
                        await page.waitForSelector(`#friends[data-at="${onlooker.session.at}"]`);
                        assert.equal(await words(page, "#friends-aids"), sentence);
                        assert.equal(await page.isEnabled("#hint"), false);
                        assert.equal(await page.isEnabled("#left-button"), aids !== "none");
                        assert.equal((await page.locator(".projected").count()) > 0, aids !== "none");
                    }
                    assert.equal(await anna.getAttribute("#hint", "title"), "Hints are turned off at this table.");
                    for (const key of ["h", "l"]) await anna.keyboard.press(key);
                    assert.equal(await anna.isVisible("#hint-box"), false);
                    assert.equal(await anna.isVisible("#left"), aids !== "none");
                    await shot(anna, `friends-aids-${aids.replace(" ", "-")}`);
                    await onlooker.leave();
                },
                { hash: `#table=${id}` },
            );
        }));

/** Runs in a page before the page's scripts. Counts in `tones` the tones that the page plays. */
function countTones() {
    self.tones = 0;
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...time) {
        ++self.tones;
        start.apply(this, time);
    };
}

for (const [isWanted, tones] of [[true, 2], [false, 0]])
    test(`A page plays ${isWanted ? "a" : "no"} sound when the player's turn begins${isWanted ? "" : " if sound is off"}`, () =>
        come(
            async (anna) => {
                const id = await makeTable(anna, { game: "base" });
                if (!isWanted) {
                    await anna.click("#menu-button");
                    await anna.uncheck('#settings input[name="turnSound"]');
                    await anna.click("#menu-close");
                }
                const bert = await guest();
                await bert.look(id);
                await bert.sit(1, "Bert");
                await saysSoon(anna, "#question", /has not started/);
                await startGame(anna);
                await anna.waitForSelector(".cells .cell");
                const before = await anna.evaluate(() => self.tones);
                assert.equal(before, tones);
                await playUntil(bert, [anna, null], ({ game }) => game.decidingPlayer === 1);
                await until(() => bert.session.isPersonsTurn);
                while (bert.session.isPersonsTurn) await bert.session.apply(bert.session.game.legalActions()[0]);
                await anna.waitForSelector(".cells .cell");
                assert.equal(await anna.evaluate(() => self.tones), 2 * tones);
                await bert.leave();
            },
            { prepare: (context) => context.addInitScript(countTones) },
        ));

test("An action is undone if the other player agrees", () =>
    come(async (anna) => {
        const id = await makeTable(anna, { game: "base" });
        await come(
            async (bert) => {
                await sit(bert, 1, "Bert");
                await startGame(anna);
                const onlooker = await onlookerAt(id);
                assert.equal(await anna.isEnabled("#undo"), false);
                const isAnnas = ({ game }) => game.phase === DecisionKind.PlaceMeeple && game.decidingPlayer === 0;
                await playUntil(onlooker, [anna, bert], isAnnas);
                const { at } = onlooker.session;
                await anna.waitForSelector(`#friends[data-at="${at}"]`);
                await anna.click("#undo");
                await saysSoon(anna, "#friends-state", /Waiting for the others/);
                await saysSoon(bert, "#friends-wish", /^Anna would like to undo the last action\.$/);
                assert.equal(await anna.isEnabled("#undo"), false);
                await shot(bert, "friends-wish-phone");
                assert.deepEqual(await seriousFlaws(bert), []);
                await bert.keyboard.press("Escape");
                await saysSoon(anna, "#toast", /Bert declined the undo/);
                assert.equal(onlooker.session.at, at);
                await anna.keyboard.press("u");
                await bert.waitForSelector("#friends-wish");
                await settle(anna);
                await shot(anna, "friends-withdraw");
                await anna.click("#friends-withdraw");
                await until(async () => !(await bert.isVisible("#friends-wish")));
                await anna.keyboard.press("u");
                await bert.click("#friends-agree");
                await anna.waitForSelector(`#friends[data-at="${at - 1}"]`);
                await anna.waitForSelector(".cells .cell");
                await playUntil(onlooker, [anna, bert], (session) => session.at >= at + 4);
                await onlooker.leave();
            },
            { hash: `#table=${id}`, device: PHONE },
        );
    }));

test("If the server refuses an action, the page shows the library's message", () =>
    come(async (anna) => {
        // Replaces the action that the page sends with an illegal action.
        await anna.routeWebSocket(/\/table$/, (socket) => {
            const far = socket.connectToServer();
            socket.onMessage((text) => far.send(String(text).replace(/"lay [^"]+"/, '"lay 9,9 0"')));
        });
        await anna.reload(); // a new connection, which uses the replacement
        await makeTable(anna, { game: "base" });
        await anna.click("#friends-fill-1");
        await startGame(anna);
        await anna.waitForSelector(".cells .cell");
        await anna.locator(".cells .cell").first().click();
        await anna.click("#lay");
        await anna.waitForSelector(".bubble.refusal .clause");
        assert.match(await words(anna, ".bubble"), /[A-Z]+-\d+/);
        await shot(anna, "friends-refused");
        assert.equal(await anna.locator(".cells .cell").count() > 0, true, "the player can choose again");
    }));

test("With several servers the page connects to the server of its table, even after a reload", () =>
    come(async (anna) => {
        const asked = []; // addresses of the opened sockets
        await anna.routeWebSocket(/\/table(\?|$)/, (socket) => {
            asked.push(new URL(socket.url()).search);
            const far = socket.connectToServer();
            const isFirst = asked.length === 1;
            far.onMessage((text) => {
                const { id, ok, table } = JSON.parse(String(text));
                const isMade = isFirst && ok && table !== undefined;
                socket.send(isMade ? JSON.stringify({ id, ok, table, elsewhere: true }) : String(text));
            });
        });
        await anna.reload(); // the route applies only to new connections
        const id = await makeTable(anna, { game: "base" });
        assert.deepEqual(asked, ["", `?table=${id}`]);
        await anna.click("#friends-fill-1");
        await startGame(anna);
        await anna.waitForSelector(".cells .cell");
        await anna.reload();
        await anna.waitForSelector(`.friend[data-seat="0"] .note:text-is("you")`);
        assert.deepEqual(asked.slice(2), [`?table=${id}`]);
    }));

test("An onlooker sees the board and all actions, but has no choices", () =>
    come(async (anna) => {
        const id = await makeTable(anna, { game: "base" });
        await anna.selectOption("#friends-strength", "easy");
        await anna.click("#friends-fill-1");
        await saysSoon(anna, `.friend[data-seat="1"]`, /an adviser \(easy\) plays/);
        await startGame(anna);
        await come(
            async (clara) => {
                await saysSoon(clara, "#question", /Anna is deciding|The adviser/);
                const onlooker = await onlookerAt(id);
                await playUntil(onlooker, [anna, null], ({ at, game }) => at >= 10 && game.decidingPlayer === 0);
                await clara.waitForSelector(`#friends[data-at="${onlooker.session.at}"]`);
                assert.equal(await clara.locator("#main-choices button, #turn-body button, .cells .cell, .targets button").count(), 0);
                assert.equal(await words(clara, "#question"), "Anna is deciding");
                assert.ok((await clara.locator(".log .events li").count()) >= 10);
                assert.ok((await clara.locator(".picture svg").count()) > 0);
                for (const id of ["undo", "redo", "hint"]) assert.equal(await clara.isEnabled(`#${id}`), false);
                await settle(clara);
                await shot(clara, "friends-onlooker-dark");
                assert.deepEqual(await seriousFlaws(clara), []);
                // Onlookers can save the game at any time.
                const [file] = await Promise.all([clara.waitForEvent("download"), clara.click("#friends-save")]);
                const game = library.Game.replay(readFileSync(await file.path(), "utf8"));
                assert.equal(game.publicHash, onlooker.session.game.publicHash);
                game.free();
                await clara.click("#friends-leave");
                await clara.waitForSelector("#setup:not([hidden])");
                assert.equal(new URL(clara.url()).hash, "");
                await onlooker.leave();
            },
            { hash: `#table=${id}`, scheme: "dark" },
        );
    }));

test("An adviser plays for an absent player, who gets the seat back on returning to the page", () =>
    come(async (anna) => {
        const id = await makeTable(anna);
        await come(
            async (bert) => {
                await sit(bert, 1, "Bert");
                await startGame(anna);
                const onlooker = await onlookerAt(id);
                await playUntil(onlooker, [anna, bert], ({ game }) => game.decidingPlayer === 1);
                await bert.goto("about:blank");
                await saysSoon(anna, "#toast", /Bert is away/);
                await saysSoon(anna, "#question", /Bert is away/);
                await settle(anna);
                await shot(anna, "friends-away");
                await until(async () => {
                    // The button is visible until the adviser has the seat.
                    await anna.evaluate(() => document.getElementById("friends-fill-1")?.click());
                    return /an adviser \(good\) plays/.test(await words(anna, `.friend[data-seat="1"]`));
                });
                await until(() => onlooker.session.game.decidingPlayer === 0 || onlooker.session.game.isOver);
                await bert.goto(`${server.address}#table=${id}`);
                await bert.waitForSelector(`.friend[data-seat="1"] .note:text-is("you")`);
                await saysSoon(anna, "#toast", /Bert is back/);
                await bert.reload();
                await bert.waitForSelector(`.friend[data-seat="1"] .note:text-is("you")`);
                const { at } = onlooker.session;
                await playUntil(onlooker, [anna, bert], (session) => session.at >= at + 6);
                await onlooker.leave();
            },
            { hash: `#table=${id}` },
        );
    }));

test("Leaving a table needs a confirmation and frees the seat", () =>
    come(async (anna) => {
        const id = await makeTable(anna);
        await come(
            async (bert) => {
                await sit(bert, 1, "Bert");
                await startGame(anna);
                await bert.focus("#friends-leave");
                await bert.keyboard.press("Enter");
                await shot(bert, "friends-leaving");
                await bert.keyboard.press("Escape");
                assert.equal(await bert.isVisible("#friends"), true);
                // Opening another view of the page keeps the seat.
                await bert.click("#menu-button");
                assert.equal(await bert.isVisible("#link-button"), false);
                await bert.click("#new-button");
                await saysSoon(anna, "#toast", /Bert is away/);
                assert.equal(new URL(bert.url()).hash, "");
                await bert.click("#friends-back");
                await bert.waitForSelector(`.friend[data-seat="1"] .note:text-is("you")`);
                await bert.focus("#friends-leave");
                await bert.keyboard.press("Enter");
                await bert.keyboard.press("Enter");
                await bert.waitForSelector("#setup:not([hidden])");
                await saysSoon(anna, "#toast", /Bert has left the table/);
                await saysSoon(anna, "#question", /A seat is still free/);
                await bert.goto(`${server.address}#table=${id}`);
                await bert.waitForSelector("#friends-sit-1");
                assert.equal(await bert.inputValue("#friends-name"), "Bert");
            },
            { hash: `#table=${id}` },
        );
    }));

test("In a game with hidden hands a page shows only its player's hand, and an adviser can take a seat", async () => {
    const host = await guest();
    await host.make(Rules.base({ players: 3, hand: 3 }).toJson(), { seats: [null, null, "easy"] });
    const { id } = host.session;
    await come(
        async (anna) => {
            await sit(anna, 0, "Anna");
            await host.sit(1, "Host");
            await anna.waitForSelector(".held");
            assert.equal(await anna.locator(".held").count(), 3);
            const onlooker = await onlookerAt(id);
            const { session } = host;
            for (let turns = 0; turns < 3; ++turns) {
                await playByHand(anna);
                await until(() => session.isPersonsTurn);
                while (session.isPersonsTurn) await session.apply(session.game.legalActions()[0]);
                await anna.waitForSelector(".held");
            }
            await until(async () => Number(await anna.getAttribute("#friends", "data-at")) === session.at);
            const { at } = session;
            await settle(anna);
            await shot(anna, "friends-hands");
            assert.match(await anna.title(), /^Your turn: /);
            await anna.click("#hint");
            await anna.waitForSelector('#hint-box[aria-busy="false"] #take-hint');
            const told = await textOf(anna, "#log");
            assert.match(told, /takes a tile into the hand/);
            assert.ok((await anna.locator(".picture .mistbank-tile").count()) >= 9);
            assert.equal(onlooker.session.at, at);
            await onlooker.leave();
        },
        { hash: `#table=${id}` },
    );
    await host.leave();
});

test("A finished game reveals hidden hands, and the page can replay the whole game", async () => {
    const [one, other] = [await guest(), await guest()];
    await one.make(Rules.base({ players: 2, hand: 3 }).toJson(), { seats: [null, null] });
    const { id } = one.session;
    await other.look(id);
    for (const [seat, player] of [one, other].entries()) await player.sit(seat, `Player ${seat}`);
    await come(
        async (anna) => {
            await anna.waitForSelector(`#friends[data-at="0"]`);
            const isOver = () => one.session.game.isOver;
            const deciding = () => [one, other].find(({ session }) => session.isPersonsTurn)?.session;
            while (!isOver()) {
                await until(() => isOver() || deciding() !== undefined, "somebody decides, or the game is over");
                await deciding()?.apply(deciding().game.legalActions()[0]);
            }
            // The page shows the actions one after the other, more slowly than the clients play.
            await until(async () => (await textOf(anna, "#turn-words")) === "The game is over");
            const { game } = one.session;
            await anna.waitForSelector(`#friends[data-at="${one.session.at}"]`);
            assert.equal(await anna.locator("#friends").count(), 1);
            assert.ok((await anna.locator(".log .events li").count()) > game.turn);
            await settle(anna);
            await shot(anna, "friends-hands-open");
            await anna.click("#menu-button");
            await anna.click("#replay-button");
            await anna.waitForSelector("#replay:not([hidden])");
            assert.match(await textOf(anna, "#replay-place"), new RegExp(`of ${game.actionCount}$`));
        },
        { hash: `#table=${id}` },
    );
    for (const player of [one, other]) await player.leave();
});

/** Lays the tile on the first cell, and places no meeple. */
async function playByHand(page) {
    const before = await page.getAttribute("#friends", "data-at");
    await page.locator(".cells .cell").first().click();
    await page.click("#lay");
    await endTurn(page);
    await page.waitForSelector(`#friends:not([data-at="${before}"])`); // changes when the panel shows the next question
    const nothing = page.locator(".choice", { hasText: "Skip" });
    if ((await nothing.count()) > 0) await nothing.click();
    await endTurn(page);
}

/** Confirms the end of the turn if the page asks for it. */
async function endTurn(page) {
    if ((await page.locator("#end-turn").count()) > 0) await page.click("#end-turn");
}

test("Friends can play with a custom tile set from the workshop", () =>
    come(async (anna) => {
        await anna.selectOption("#seat-1", "");
        await anna.click("#setup-tiles");
        await anna.waitForSelector("#set-friends");
        await anna.click("#set-friends");
        await anna.waitForSelector("#friends");
        await saysSoon(anna, "#friends-state", /still free/);
        const onlooker = await onlookerAt(idOf(anna));
        assert.deepEqual(onlooker.session.game.types.map(({ id }) => id).slice(0, 2), ["gate", "lane"]);
        await onlooker.leave();
    }));

for (const scheme of ["light", "dark"])
    for (const [name, device] of Object.entries({ desktop: DESKTOP, phone: PHONE, ...(scheme === "light" && { wide: WIDE }) }))
        test(`A table with friends has no serious accessibility error on a ${name} screen, in the ${scheme} theme`, () =>
            come(
                async (anna) => {
                    await anna.evaluate(() => document.getElementById("friends-button").scrollIntoView());
                    assert.deepEqual(await seriousFlaws(anna), []);
                    await shot(anna, `friends-form-${name}-${scheme}`);
                    await makeTable(anna, { game: "base", players: 3, name: "Annabella Constantina" });
                    const other = await guest();
                    await other.look(idOf(anna));
                    await other.sit(2, "Bert");
                    await settle(anna);
                    await shot(anna, `friends-waiting-${name}-${scheme}`);
                    assert.deepEqual(await seriousFlaws(anna), []);
                    const beyond = await anna.evaluate(() => document.documentElement.scrollWidth - innerWidth);
                    assert.ok(beyond <= 0, `${beyond} pixels too wide`);
                    await anna.click("#friends-copy");
                    await saysSoon(anna, "#friends-state", /The link is copied/);
                    assert.equal(await anna.inputValue("#friends-address"), anna.url());
                    const copied = await anna.evaluate(() => navigator.clipboard.readText()); // parallel tests share the clipboard
                    assert.match(copied, /#table=[\w-]{22}$/);
                    await anna.click("#friends-fill-1");
                    await startGame(anna);
                    await anna.waitForSelector(".cells .cell");
                    await other.leave();
                    await saysSoon(anna, `.friend[data-seat="2"]`, /is away/);
                    await anna.evaluate(() => document.getElementById("friends").scrollIntoView());
                    await settle(anna);
                    await shot(anna, `friends-playing-${name}-${scheme}`);
                    assert.deepEqual(await seriousFlaws(anna), []);
                },
                { device, scheme },
            ));
