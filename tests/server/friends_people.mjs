// Helper functions for tests of friends who play on pages of a game server.
import { guestOf, startServer } from "./friends_server.mjs";
import { WithMouse } from "./people.mjs";
import { until } from "./until.mjs";
import { library, moduleOfPage, visit } from "./visit.mjs";

export const server = await startServer({ "away-seconds": 1, "messages-of-address-a-second": 10000 });

/** Returns a client of the server that needs no browser. */
export const guest = () => guestOf(moduleOfPage, server.address);

/** Returns a client that watches a table. Tests read the state of the game from this client. */
export async function onlookerAt(id) {
    const one = await guest();
    await one.look(id);
    return one;
}

/** Opens the server's page in a browser. */
export const come = (body, options = {}) => visit(body, { at: server.address, ...options });

/** Creates a table with the form. @returns the table's id */
export async function makeTable(page, { game = "cooperative", level = 1, players = 2, name = "Anna" } = {}) {
    await page.check(`input[name=game][value=${game}]`);
    if (game === "cooperative") await page.check(`input[name=level][value="${level}"]`);
    await page.check(`input[name=players][value="${players}"]`);
    for (let seat = 1; seat < players; ++seat) await page.selectOption(`#seat-${seat}`, "");
    await page.fill("#name-0", name);
    await page.click("#friends-button");
    await page.waitForSelector("#friends");
    await page.waitForSelector(`.friend[data-seat="0"] .note:text-is("you")`);
    return idOf(page);
}

export const idOf = (page) => new URL(page.url()).hash.slice("#table=".length);

/** Takes a seat at the table that the page shows. */
export async function sit(page, seat, name) {
    await page.fill("#friends-name", name);
    await page.click(`#friends-sit-${seat}`);
    await page.waitForSelector(`.friend[data-seat="${seat}"] .note:text-is("you")`);
}

/** Starts the game at the table that the page shows. */
export async function startGame(page) {
    await page.click("#friends-start");
    await page.waitForSelector("#friends-start", { state: "hidden" });
}

/** Returns true if a page asks its user for a decision. */
const isAsked = async (page) => (await page.locator(":is(#main-choices, #turn-body) :is(.choice, .hand, .tab)").count()) > 0;

/** Returns the visible questions and texts of a page. Error messages contain them if a game does not continue. */
const saidBy = async (page) => {
    const said = (await page?.locator("#question, #main-choices, #turn-body, .bubble, #toast:not([hidden])").allInnerTexts()) ?? ["nothing"];
    return said.join(" | ").replace(/\s+/g, " ");
};

/** Plays a game on several pages with the mouse. An adviser decides for the page whose turn it is. The state of the game comes
 *  from the onlooker.
 *  @param pages the page of each seat; null for a seat of another player
 *  @param goesOn a function that gets the onlooker's session, and returns false to stop */
export async function playTogether(onlooker, pages, goesOn = () => true) {
    const { session } = onlooker;
    const adviser = new library.Adviser(session.game, { strength: "easy", seed: 2 });
    const mice = pages.map((page) => page && Object.assign(new WithMouse(page), { library }));
    const hasEnded = () => session.game.isOver || !goesOn(session);
    const decidingMouse = () => mice[session.game.decidingPlayer];
    try {
        for (let last = -1; ; ) {
            await until(
                () => hasEnded() || (session.at !== last && session.waiting !== null && decidingMouse() !== null),
                async () => `an action ${session.at}: ${session.waiting}; a page says: ${await saidBy(decidingMouse()?.page)}`,
            );
            if (hasEnded()) break;
            const { at, game } = session;
            const mouse = decidingMouse();
            last = at;
            adviser.think(game, 0);
            const action = adviser.choose();
            await mouse.page.waitForSelector(`#friends[data-at="${at}"]`);
            await until(() => isAsked(mouse.page));
            await mouse.perform(game, action, { inPanel: true });
        }
    } finally {
        adviser.free();
    }
}
