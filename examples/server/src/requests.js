// What somebody may ask, a request at a time: PROTOCOL.md tells what each has and answers.

import * as mistbank from "mistbank";

import { must } from "./refusal.js";

export const PROTOCOL = 1;

const atTable = (session) => {
    must(session.table !== null, "no table", "look at a table first");
    return session.table;
};

async function enter(session, table, seat) {
    session.leave();
    session.table = table;
    session.guest = { seat, tell: (message) => session.tell(message) };
    const sight = table.enter(session.guest);
    table.wake();
    return sight;
}

export const REQUESTS = {
    hello: () => ({ protocol: PROTOCOL, presets: mistbank.Rules.presets }),

    async new(session, { rules, tileSets, seats }) {
        session.mayMakeTable();
        const table = await session.lobby.make({ rules, tileSets, seats });
        if (session.lobby.isShared) return { table: table.id, elsewhere: true }; // whoever plays there connects to where it lies
        return enter(session, table, null);
    },

    async look(session, { table: id, token }) {
        const table = await session.lobby.find(id);
        const seat = token === undefined ? null : table.seats.seatOf(token);
        must(token === undefined || seat !== null, "no seat", "this token opens no seat of this table");
        return enter(session, table, seat);
    },

    async sit(session, { seat, name = "" }) {
        const table = atTable(session);
        const token = await table.sit(session.guest, seat, name);
        return { token, ...table.sight(seat) };
    },

    async stand(session) {
        await atTable(session).standUp(session.guest);
    },

    async apply(session, { action, at }) {
        must(typeof action === "string", "invalid argument", "action: its text form");
        await atTable(session).apply(session.guest, action, at);
    },

    async undo(session, { count = 1 }) {
        await atTable(session).undo(session.guest, count);
    },

    async agree(session, { agrees }) {
        await atTable(session).answer(session.guest, agrees);
    },

    async replace(session, { seat, strength = "good" }) {
        await atTable(session).replace(session.guest, seat, strength);
    },

    why(session, { action }) {
        must(typeof action === "string", "invalid argument", "action: its text form");
        const reason = atTable(session).game.whyNot(action);
        return { legal: reason === null, ...(reason === null ? {} : { reason }) };
    },

    sight: (session) => atTable(session).sight(session.guest.seat),

    state(session) {
        const viewer = session.guest?.seat ?? mistbank.Viewer.Nobody;
        return { state: atTable(session).game.toJson({ viewer }) };
    },

    record: (session) => ({ record: atTable(session).game.toRecord("open") }),

    leave(session) {
        session.leave();
    },
};
