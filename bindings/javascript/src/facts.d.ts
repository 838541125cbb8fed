import type { Colour } from "./constants.js";
import type * as contract from "./contract.js";

/** The description of a fact about the visible pieces of the game, the mist, an expansion or a house rule, such as the
 *  floors that a colour holds. `Game.fact()` returns the numbers of a fact in a game. */
export interface Fact extends contract.FactTexts, Readonly<Omit<contract.Fact, "optional" | "absent">> {
    /** The index of the fact in `facts()`. The index can differ between versions. */
    readonly number: number;
    /** The name of each number, such as ["wine", "grain", "cloth"]; empty if the numbers have no names. */
    readonly numberNames: readonly string[];
    /** The number or colour that means "none"; null if the fact always has a value. */
    readonly absent: number | Colour | null;
}

/** Returns all facts: those of every game, the mist, the expansions and the house rules. All calls return the same array. */
export function facts(): readonly Fact[];
