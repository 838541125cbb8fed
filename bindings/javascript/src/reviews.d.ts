import type { Game } from "./game.js";
import type { PlayerNames } from "./rendering.js";
import type { Action, Review } from "./structs.js";

/** A decision of a game and the adviser's judgement. */
export interface ReviewedDecision extends Omit<Review, "bestIndex" | "playedIndex" | "samples"> {
    /** The number of actions applied before the decision. */
    number: number;
    /** The turn, from 1. */
    turn: number;
    /** The deciding player. */
    player: number;
    /** The played action. */
    action: Action;
    /** The text form of the action. */
    text: string;
    /** The text form of the best action. */
    bestText: string;
    /** The reasons for the best action, as plain text. */
    explanation: string;
}

export interface ReviewOptions {
    /** The number of simulations for each decision, 1 to Limits.maxSimulations, default 400. Below 32 no decision is called
     *  bad, because the loss may be noise. */
    simulations?: number;
    /** The players whose decisions are reviewed; default all. */
    players?: Iterable<number>;
    /** The index of the first action to review, 0 to the game's actionCount; default 0. */
    first?: number;
    /** The seed of the adviser; default 0. */
    seed?: number | bigint;
    /** The names of players in explanations; default the names in the game's headers, or else the names of colours. */
    names?: PlayerNames;
}

/** Reviews a game. Each step of the iteration returns one decision, with its loss compared with the best action, and each
 *  player's chance to win. The adviser uses only the information of the deciding player, so later luck does not improve a
 *  verdict. The game does not change. Throws NotRecordedError if the game has stopped recording, and the errors of
 *  Game.load() for a record.
 *  @example
 *  for (const decision of reviewed(game, { simulations: 200 }))
 *      if (decision.verdict === Verdict.Blunder) console.log(decision.text, decision.lost, decision.bestText);
 *  @param game a game, over or not, or the text of a record */
export function reviewed(game: Game | string, options?: ReviewOptions): Generator<ReviewedDecision, void, void>;
