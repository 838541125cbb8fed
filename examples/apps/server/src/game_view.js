// Selects the data about a game that one viewer, or all viewers, may see.

import { Viewer } from "mistbank";

const BEGIN = "\nactions\n";
const END = "\nresult ";

/** Returns the public state of a game, with the field names of the engine's protocol. */
export function standOf(game) {
    return {
        over: game.isOver,
        decision: game.decision.kind,
        player: game.decidingPlayer,
        turn: game.turn,
        at: game.actionCount,
        lastDraw: game.lastDraw,
        hash: game.publicHash.toString(16).padStart(16, "0"),
    };
}

/** Returns the actions of a game, including draws, as all viewers have seen them, with one action per line. A game with
 *  external draws that applies these lines equals this game. */
export function openActions(game) {
    const record = game.toRecord("open");
    return record.slice(record.indexOf(BEGIN) + BEGIN.length, record.lastIndexOf(END) + 1);
}

/** Returns the lines of `actions` after the text `before`; null if `actions` does not begin with `before`. */
export function linesBehind(before, actions) {
    if (!actions.startsWith(before)) return null;
    return actions
        .slice(before.length)
        .split("\n")
        .filter((line) => line !== "" && !line.startsWith("#"));
}

/** Returns the data from which a viewer's program begins its local game: a record that replays as a game with external draws
 *  or, if players have secrets, the position as the viewer sees it. @param seat the viewer's seat; null for an onlooker */
export function sightOf(game, seat) {
    // The open record contains all hands, which are secret until the game is over.
    if (!game.hasHiddenHands || game.isOver) return { record: game.toRecord("open") };
    return { position: game.toPosition({ viewer: seat ?? Viewer.Nobody }) };
}

/** Stores the names of the players in the game's headers, which are part of its records.
 *  @param names the names of players by colour. Names with "#" are left out, because records cannot store them */
export function storeNames(game, names) {
    for (const colour of game.rules.colours) {
        const name = names[colour]?.trim();
        game.setHeader(`x-name-${colour}`, name && !name.includes("#") ? name : null);
    }
}

/** Returns the rules without the seed. */
export function openRules(game) {
    const { seed, ...rules } = game.rules.toJson();
    return rules;
}

/** Returns the events from number `since` on, with sentences. @param names the names of players by colour */
export const eventsSince = (game, since, names) =>
    game.events(since).map((event) => ({ ...game.eventToJson(event), sentence: game.sentence(event, { names }) }));
