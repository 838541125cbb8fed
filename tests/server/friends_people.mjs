// People who play with each other by pages of a server of games: what the tests of that share.
import { guestOf, startServer } from "./friends_server.mjs";
import { WithMouse } from "./people.mjs";
import { until } from "./until.mjs";
import { library, moduleOfPage, visit } from "./visit.mjs";

export const server = await startServer({ "away-seconds": 1, "messages-of-address-a-second": 10000 });

/** Somebody without a browser at a table of the server. */
export const guest = () => guestOf(moduleOfPage, server.address);

/** Somebody who only looks on at a table, to know how it stands. */
export async function onlookerAt(id) {
    const one = await guest();
    await one.look(id);
    return one;
}

/** A browser that opens the page of the server. */
export const come = (body, options = {}) => visit(body, { at: server.address, ...options });

/** Makes a table by the form. @returns its id */
export async function makeTable(page, { game = "cooperative", level = 1, players = 2, name = "Anna" } = {}) {
    await page.check(`input[name=game][value=${game}]`);
    if (game === "cooperative") await page.check(`input[name=level][value="${level}"]`);
    await page.check(`input[name=players][value="${players}"]`);
    await page.fill("#name-0", name);
    await page.click("#friends-button");
    await page.waitForSelector("#friends");
    await page.waitForSelector(`.friend[data-seat="0"] .note:text-is("you")`);
    return idOf(page);
}

export const idOf = (page) => new URL(page.url()).hash.slice("#table=".length);

/** Sits down at a table that the page shows. */
export async function sit(page, seat, name) {
    await page.fill("#friends-name", name);
    await page.click(`#friends-sit-${seat}`);
    await page.waitForSelector(`.friend[data-seat="${seat}"] .note:text-is("you")`);
}

/** Whether a page asks whoever sits at it. */
const isAsked = async (page) => (await page.locator("#turn-body").locator(".choice, .hand, .tab").count()) > 0;

/** What a page asks and tells, for whoever looks why a game does not go on. */
const saidBy = async (page) => {
    const said = (await page?.locator("#question, #turn-body, .bubble, #toast:not([hidden])").allInnerTexts()) ?? ["nothing"];
    return said.join(" | ").replace(/\s+/g, " ");
};

/** Lets pages play by the mouse, each when it is asked; an onlooker tells how it stands.
 *  @param pages by seat; null for a seat that others play @param goesOn told the session of the onlooker */
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
