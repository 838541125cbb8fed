// The view of a game for one viewer or for all, without hidden information.

import { decisionName, Viewer } from "mistbank";

const BEGIN = "\nactions\n";
const END = "\nresult ";

/** The public state of a game, as in the engine. */
export function standOf(game) {
    return {
        over: game.isOver,
        decision: decisionName(game.decision.kind),
        player: game.decidingPlayer,
        turn: game.turn,
        at: game.actionCount,
        lastDraw: game.lastDraw,
        hash: game.publicHash.toString(16).padStart(16, "0"),
    };
}

/** The actions of a game as all have seen them, draws among them, a line each: with these another game of external draws
 *  follows it. */
export function openActions(game) {
    const record = game.toRecord("open");
    return record.slice(record.indexOf(BEGIN) + BEGIN.length, record.lastIndexOf(END) + 1);
}

/** Those behind others: none, if these are not how it begins. */
export function linesBehind(before, actions) {
    if (!actions.startsWith(before)) return null;
    return actions
        .slice(before.length)
        .split("\n")
        .filter((line) => line !== "" && !line.startsWith("#"));
}

/** What somebody goes on from: a record that replays as a game with external draws or, where players have secrets, the
 *  position as he sees it. @param seat null: an onlooker */
export function sightOf(game, seat) {
    // Its open record tells what is in all hands: only when it is over all may know that.
    if (!game.hasHiddenHands || game.isOver) return { record: game.toRecord("open") };
    return { position: game.toPosition({ viewer: seat ?? Viewer.Nobody }) };
}

/** The rules as everybody may know them. */
export function openRules(game) {
    const { seed, ...rules } = game.rules.toJson();
    return rules;
}

/** Events in words, from one on. @param names of players by colour */
export const eventsSince = (game, since, names) =>
    game.events(since).map((event) => ({ ...game.eventToJson(event), sentence: game.sentence(event, { names }) }));
