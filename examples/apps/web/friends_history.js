// The history of a game with hidden hands. The server sends each player a position after each action, which has no history.
// It sends the events separately, without hidden information.

import { Colour, EventKind, Limits } from "./library.js";

const memberOf = (members, name) =>
    members[name.replace(/(^|_)([a-z])/g, (_, before, letter) => letter.toUpperCase())] ?? members.None;

/** Returns the server's events in the form of a game's events, for marks, animation and the log. @param game for its
 *  tile types */
export const pastOf = (events, game) =>
    events.map((told) => ({
        kind: memberOf(EventKind, told.kind),
        player: told.player,
        colour: typeof told.colour === "string" ? memberOf(Colour, told.colour) : Colour.None,
        type: typeof told.tile === "string" ? (game.findType(told.tile) ?? -1) : -1,
        x: told.x ?? 0,
        y: told.y ?? 0,
        segment: told.segment ?? Limits.noSegment,
        fromX: told.from?.x ?? 0,
        fromY: told.from?.y ?? 0,
        fromSegment: told.from ? (told.from.segment ?? 0) : Limits.noSegment,
        count: told.rotation ?? told.count ?? 0,
        points: told.points ?? 0,
        total: told.turn ?? told.total ?? 0,
        action: told.action,
        sentence: told.sentence,
        toJSON: () => told,
    }));

/** Makes a game that begins with a position return these events as its history. */
export function tellsPast(game, events) {
    const own = (value) => ({ ...value, configurable: true });
    Object.defineProperties(game, {
        eventCount: own({ get: () => events.length }),
        events: own({ value: (since = 0) => events.slice(since) }),
        sentence: own({ value: (event) => event.sentence }),
    });
}
