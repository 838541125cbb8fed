import type { Colour } from "./constants.js";
import type * as contract from "./contract.js";

/** The description of a fact: a visible piece of an expansion, such as the floors that a colour holds. `Game.fact()`
 *  returns the numbers of a fact in a game. */
export interface Fact extends contract.FactTexts, Readonly<Omit<contract.Fact, "optional" | "absent">> {
    /** The index of the fact in `facts()`; other versions may use other numbers. */
    readonly number: number;
    /** The name of each number, such as ["wine", "grain", "cloth"]; empty if the numbers have no names. */
    readonly numberNames: readonly string[];
    /** The number or colour that means "none"; null if the fact always has a value. */
    readonly absent: number | Colour | null;
}

/** Returns all facts: of every game, the mist, all expansions and house rules; the same array each time. */
export function facts(): readonly Fact[];
