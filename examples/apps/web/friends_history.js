// The history of a game with hidden hands. After each action the server sends every player a position, which has no history.
// The server sends the events separately, without hidden information.

import { Colour, Limits } from "./library.js";

/** Converts the server's events to the form of a game's events, for marks, animation and the log. @param game a game with
 *  the same tile types */
export const pastOf = (events, game) =>
    events.map((told) => ({
        kind: told.kind,
        player: told.player,
        colour: told.colour ?? Colour.None,
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

/** Makes a game that was created from a position return these events as its history. */
export function tellsPast(game, events) {
    const own = (value) => ({ ...value, configurable: true });
    Object.defineProperties(game, {
        eventCount: own({ get: () => events.length }),
        events: own({ value: (since = 0) => events.slice(since) }),
        sentence: own({ value: (event) => event.sentence }),
    });
}
