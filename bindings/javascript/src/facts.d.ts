import type { Expansion, FactKind, Scope } from "./constants.js";

/** The description of a fact: a visible piece of an expansion, such as the floors that a colour holds. `Game.fact()`
 *  returns the numbers of a fact in a game. */
export interface Fact {
    /** The index of the fact in `facts()`; the number can differ between versions. */
    readonly number: number;
    /** The permanent name, such as "ingots_held". */
    readonly name: string;
    /** The title, such as "floors left to build". */
    readonly title: string;
    /** The name of one counted piece, such as "floor". */
    readonly noun: string;
    /** The id of the clause, such as "GLD-7". */
    readonly clause: string;
    /** The effect of the piece in one or two sentences, such as "The dragon never comes here."; empty if the title is
     *  sufficient. */
    readonly effect: string;
    /** The id of the fact's symbol in pictures, without the picture's prefix, such as "floor". For several numbers an id for each,
     *  separated by blanks; empty if pictures do not show the fact. */
    readonly symbol: string;
    /** The name of each number, such as ["wine", "grain", "cloth"]; empty if the numbers have no names. */
    readonly numberNames: readonly string[];
    /** The expansion of the fact; null for a fact of a house rule. */
    readonly expansion: Expansion | null;
    /** The owner: the game, each colour or each tile. */
    readonly scope: Scope;
    /** The meaning of the numbers. */
    readonly kind: FactKind;
    /** The count of the numbers; 0 if the count depends on the game. */
    readonly numbers: number;
    /** The least number, for `FactKind.Number`. */
    readonly lowest: number;
    /** The greatest number, for `FactKind.Number`. */
    readonly highest: number;
    /** The number that means "none"; null if the fact always has a number. */
    readonly absent: number | null;
    /** Whether positions contain the fact under its name. */
    readonly stored: boolean;
}

/** Returns all facts, of all expansions and house rules; the same array each time. */
export function facts(): readonly Fact[];
