import type { Game } from "./game.js";
import type { PlayerNames } from "./shown.js";
import type { Action, Review } from "./structs.js";

/** A decision of a game, and what the adviser thinks of it. */
export interface ReviewedDecision extends Omit<Review, "bestIndex" | "playedIndex" | "samples"> {
    /** How many actions had been applied before it. */
    number: number;
    /** From 1. */
    turn: number;
    /** Who decided. */
    player: number;
    /** What was done. */
    action: Action;
    /** Its text form. */
    text: string;
    /** The text form of what was best. */
    bestText: string;
    /** Why that is best, in words for people. */
    explanation: string;
}

export interface ReviewOptions {
    /** For each decision, 1 to Limits.maxSimulations, default 400; below 32 nothing has a bad name, as it may be noise. */
    simulations?: number;
    /** Only what these decided; default all. */
    players?: Iterable<number>;
    /** From which action on, 0 to the game's actionCount; default 0. */
    first?: number;
    /** Of the adviser's own chances; default 0. */
    seed?: number | bigint;
    /** Of players, in explanations; default those of their colours. */
    names?: PlayerNames;
}

/** Looks at a game again, decision by decision as it is asked for the next: how much better the best would have been, and
 *  how likely each player wins. The adviser knows what the player who decided saw: a lucky draw makes no decision better.
 *  The game is not changed. Throws NotRecordedError for one that keeps no past; of a record what Game.load() throws.
 *  @example
 *  for (const decision of reviewed(game, { simulations: 200 }))
 *      if (decision.verdict === Verdict.Blunder) console.log(decision.text, decision.lost, decision.bestText);
 *  @param game over or not, or a record's text */
export function reviewed(game: Game | string, options?: ReviewOptions): Generator<ReviewedDecision, void, void>;
