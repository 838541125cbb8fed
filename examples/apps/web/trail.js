// The other players' actions since the viewer's last turn, as marks on the board. The marks are highlights for laid tiles and
// placed figures, and an arrow for each piece that has moved.

import { arrow, Change, eventChange, EventKind, highlight } from "./library.js";

/** The colour of a player's marks, by the colour of the player's figures. The marks stand out from the board in both
 *  themes. */
const COLOURS = { red: "#d1382c", green: "#0b7d52", blue: "#2f6fc4", yellow: "#d9a400", black: "#2b2b2f", pink: "#d8639b" };
const OTHERS = "#7a4fb5"; // the colour of the marks for neutral pieces

/** Returns the movement in an event as { from, to, colour }; null if the event moves nothing. */
export function wayOf(event) {
    const { from = null, colour } = event.toJSON();
    const { x, y } = event;
    if (from === null || (from.x === x && from.y === y)) return null;
    return { from: { x: from.x, y: from.y }, to: { x, y }, colour: colour === undefined ? OTHERS : COLOURS[event.colour] };
}

/** Returns the turns of a game so far, as a list of { player, events }. */
function turnsOf(events) {
    const turns = [];
    for (const event of events)
        if (event.kind === EventKind.TurnBegan) turns.push({ player: event.player, events: [] });
        else turns.at(-1)?.events.push(event);
    return turns;
}

/** Returns the events in the turns of others since the viewer's last turn. @param viewer a player; null: an onlooker, who
 *  gets the events of the last complete turn and of the current turn */
export function eventsOfOthers(game, viewer) {
    const turns = turnsOf(game.events());
    if (viewer === null) return turns.slice(-2).flatMap(({ events }) => events);
    const end = turns.at(-1)?.player === viewer ? turns.length - 1 : turns.length;
    let begin = end;
    while (begin > 0 && turns[begin - 1].player !== viewer) --begin;
    return turns.slice(begin, end).flatMap(({ events }) => events);
}

/** Returns the marks for these events, for the library's picture. */
export function marksOfTrail(game, events) {
    const colourOf = (player) => COLOURS[game.rules.colours.find((colour) => game.playerOf(colour) === player)];
    const marks = [];
    for (const event of events) {
        const { kind, player, x, y, segment } = event;
        const way = wayOf(event);
        const change = eventChange(kind);
        if (change === Change.TileLaid) marks.push(highlight(x, y, null, { colour: colourOf(player) }));
        else if (change === Change.FigurePlaced) marks.push(highlight(x, y, segment, { colour: COLOURS[event.colour] }));
        else if (way !== null) marks.push(arrow(way.from, way.to, { colour: way.colour }));
    }
    return marks;
}
