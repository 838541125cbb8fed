// Friends play whole games, each on their own page.
import assert from "node:assert/strict";

import { come, makeTable, onlookerAt, playTogether, server, sit, startGame } from "./friends_people.mjs";
import { wireTo } from "./friends_server.mjs";
import { test } from "./tally.mjs";
import { until } from "./until.mjs";
import { PHONE, settle, shot, textOf, visit } from "./visit.mjs";

test("Two friends can play level 1 to its end on separate pages despite a network failure", async () => {
    const wire = await wireTo(server.port);
    await come(async (anna) => {
        const id = await makeTable(anna);
        await shot(anna, "friends-alone");
        await visit(
            async (bert) => {
                await shot(bert, "friends-arrived-phone");
                await sit(bert, 1, "Bert");
                await startGame(anna);
                const onlooker = await onlookerAt(id);
                await until(async () => /Turn 1 begins: Anna$/m.test(await textOf(anna, "#log"))); // her name can arrive late
                await settle(anna);
                await shot(anna, "friends-begun");
                await shot(bert, "friends-begun-phone");
                await playTogether(onlooker, [anna, bert], ({ at }) => at < 12);
                await playTogether(onlooker, [anna, bert], ({ game }) => game.decidingPlayer !== 0);
                wire.cut();
                await until(async () => /Connection lost/.test(await textOf(bert, "#question")));
                await shot(bert, "friends-lost-phone");
                const { at } = onlooker.session;
                await playTogether(onlooker, [anna, null], (session) => session.game.decidingPlayer === 0);
                assert.ok(onlooker.session.at > at);
                wire.mend();
                await playTogether(onlooker, [anna, bert]);
                for (const page of [anna, bert]) {
                    await until(async () => (await textOf(page, "#turn-words")) === "The game is over");
                    assert.match(await textOf(page, "#question"), /^The game is (won|lost: .+)\.$/);
                    await page.waitForSelector(`#friends[data-at="${onlooker.session.at}"]`);
                }
                assert.equal(await textOf(anna, "#log"), await textOf(bert, "#log"));
                await settle(anna);
                await shot(anna, "friends-over");
                await onlooker.leave();
            },
            { at: wire.address, hash: `#table=${id}`, device: PHONE, expected: /WebSocket connection to .* failed/ },
        );
    });
    wire.stop();
});

test("Three friends can play Ghosts, Castles & Cemeteries to its end on separate pages", () =>
    come(async (anna) => {
        const id = await makeTable(anna, { game: "ghosts", players: 3 });
        const at = { at: server.address, hash: `#table=${id}` };
        await visit(
            (bert) =>
                visit(
                    async (carla) => {
                        await sit(bert, 1, "Bert");
                        await sit(carla, 2, "Carla");
                        await startGame(anna);
                        const onlooker = await onlookerAt(id);
                        await playTogether(onlooker, [anna, bert, carla]);
                        for (const page of [anna, bert, carla]) {
                            await until(async () => (await textOf(page, "#turn-words")) === "The game is over");
                            assert.match(await textOf(page, "#question"), /(Anna|Bert|Carla).* (wins?|share)/);
                        }
                        await settle(carla);
                        await shot(carla, "friends-ghosts-over-phone");
                        await onlooker.leave();
                    },
                    { ...at, device: PHONE },
                ),
            at,
        );
    }));
