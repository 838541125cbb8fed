import type { Expansion, FactKind, Scope } from "./constants.js";

/** The description of a fact: a visible piece of an expansion, such as the floors that a colour holds. `Game.fact()`
 *  returns its numbers in a game. */
export interface Fact {
    /** Its place in `facts()`; other versions may number facts otherwise. */
    readonly number: number;
    /** "ingots_held"; it never changes. */
    readonly name: string;
    /** "floors left to build". */
    readonly title: string;
    /** One of the pieces that it counts: "floor". */
    readonly noun: string;
    /** The rule that describes it: "GLD-7". */
    readonly clause: string;
    /** What the piece does, in a sentence or two: "The dragon never comes here."; empty: the title says
     *  enough. */
    readonly effect: string;
    /** The id of its symbol in pictures, behind the prefix of the picture: "floor". Of several numbers the symbols of each,
     *  separated by blanks; empty: pictures do not show it. */
    readonly symbol: string;
    readonly expansion: Expansion;
    /** Who has it: the game, each colour or each tile. */
    readonly scope: Scope;
    /** The meaning of its numbers. */
    readonly kind: FactKind;
    /** How many numbers it has; 0: the count differs from game to game. */
    readonly numbers: number;
    /** The least number, of `FactKind.Number`. */
    readonly lowest: number;
    /** The greatest number, of `FactKind.Number`. */
    readonly highest: number;
    /** The number that says "none"; null: the fact always has a number. */
    readonly absent: number | null;
    /** Whether positions have it under its name. */
    readonly stored: boolean;
}

/** All facts, of all expansions; the same array each time. */
export function facts(): readonly Fact[];
