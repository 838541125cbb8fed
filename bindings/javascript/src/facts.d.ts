import type { Expansion, FactKind, Scope } from "./constants.js";

/** The description of a fact: a visible piece of an expansion, such as the floors that a colour holds. `Game.fact()`
 *  returns its numbers in a game. */
export interface Fact {
    /** Its place in `facts()`; other versions may use other numbers. */
    readonly number: number;
    /** "ingots_held"; it never changes. */
    readonly name: string;
    /** "floors left to build". */
    readonly title: string;
    /** One of the pieces that it counts: "floor". */
    readonly noun: string;
    /** The rule that describes it: "GLD-7". */
    readonly clause: string;
    /** The effect of the piece in one or two sentences: "The dragon never comes here."; empty if the title is
     *  sufficient. */
    readonly effect: string;
    /** The id of its symbol in pictures, after the prefix of the picture: "floor". For several numbers the symbols of
     *  each, separated by blanks; empty if pictures do not show it. */
    readonly symbol: string;
    /** The name of each number: ["wine", "grain", "cloth"]; empty if the numbers have no names. */
    readonly numberNames: readonly string[];
    /** The expansion; null for a fact of a house rule. */
    readonly expansion: Expansion | null;
    /** The owner: the game, each colour or each tile. */
    readonly scope: Scope;
    /** The meaning of its numbers. */
    readonly kind: FactKind;
    /** The count of its numbers; 0 if the count depends on the game. */
    readonly numbers: number;
    /** The least number, for `FactKind.Number`. */
    readonly lowest: number;
    /** The greatest number, for `FactKind.Number`. */
    readonly highest: number;
    /** The number that means "none"; null if the fact always has a number. */
    readonly absent: number | null;
    /** Whether positions have it under its name. */
    readonly stored: boolean;
}

/** All facts, of all expansions; the same array each time. */
export function facts(): readonly Fact[];
