// The requests of clients. PROTOCOL.md describes their fields and answers.

import * as mistbank from "mistbank";

import { must, mustBe } from "./refusal.js";

export const PROTOCOL = 1;

/** The cost of expensive requests; other requests cost 1. */
export const COSTS = { new: 10, state: 10, look: 3, sight: 3, record: 3 };

const ACTION = 'the text of an action, such as "lay 0,-1 0"';

/** Runs work(table, guest) at the table that the session watches, after all earlier work at that table. */
function atTable({ table, guest }, work) {
    must(table !== null, "no table", "this connection is not watching a table: send a `look` or `new` request first");
    return table.inTurn(() => work(table, guest));
}

function enter(session, table, token) {
    session.leave();
    return table.inTurn(async () => {
        const guest = { seat: null, address: session.address, tell: (message) => session.tell(message) };
        const sight = await table.enter(guest, token);
        session.sits(table, guest);
        return sight;
    });
}

export const REQUESTS = {
    hello: () => ({ protocol: PROTOCOL, presets: mistbank.Rules.presets }),

    async new(session, { rules, tileSets, seats, waits, aids }) {
        session.mayMakeTable();
        const table = await session.lobby.make({ rules, tileSets, seats, waits, aids }, session.address);
        if (!session.lobby.isShared) return enter(session, table);
        session.lobby.gone(table); // removes the table from memory, because the proxy may assign it to another server
        return { table: table.id, elsewhere: true };
    },

    async look(session, { table, token }) {
        // If several servers share tables, the proxy chooses the server by the table's name in the URL of the connection.
        // Any other table belongs to another server, so this server refuses to load it.
        must(
            !session.lobby.isShared || table === session.tableOfUrl,
            "elsewhere",
            "this connection is for another table: connect to /table?table=NAME, because several servers share tables",
        );
        return enter(session, await session.lobby.find(table, session.address), token);
    },

    sit: (session, { seat, name = "" }) => atTable(session, (table, guest) => table.sit(guest, seat, name)),

    start: (session) => atTable(session, (table, guest) => table.begin(guest)),

    stand: (session) => atTable(session, (table, guest) => table.standUp(guest)),

    apply(session, { action, at }) {
        mustBe(typeof action === "string", "action", action, ACTION);
        return atTable(session, (table, guest) => table.apply(guest, action, at));
    },

    undo: (session, { count = 1 }) => atTable(session, (table, guest) => table.undo(guest, count)),

    agree: (session, { agrees, wish }) => atTable(session, (table, guest) => table.answer(guest, agrees, wish)),

    replace: (session, { seat, strength = "good" }) =>
        atTable(session, (table, guest) => table.replace(guest, seat, strength)),

    why(session, { action }) {
        mustBe(typeof action === "string", "action", action, ACTION);
        return atTable(session, (table, guest) => table.why(guest, action));
    },

    sight: (session) => atTable(session, (table, { seat }) => table.sight(seat)),

    state: (session) =>
        atTable(session, ({ game }, { seat }) => ({ state: game.toJson({ viewer: seat ?? mistbank.Viewer.Nobody }) })),

    record: (session) => atTable(session, (table, { seat }) => table.record(seat)),

    leave(session) {
        session.leave();
    },
};
