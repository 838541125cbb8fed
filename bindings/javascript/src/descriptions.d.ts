import type { Enumeration, Expansion, FigureKind, Mark, Named, SegmentKind } from "./constants.js";

/** The description of an expansion. */
export interface ExpansionDescription {
    readonly expansion: Expansion;
    /** "tower"; it never changes. */
    readonly name: string;
    /** Within a sentence: "the Tower", "Hills & Sheep". */
    readonly title: string;
    /** The beginning of the ids of its rules: "GLD". */
    readonly clauses: string;
    /** What it brings, in a line: "Meeples fly as far as a die says". */
    readonly summary: string;
    /** The marks that it plays with. */
    readonly marks: readonly Mark[];
    /** The kinds of figures that come with it. */
    readonly figures: readonly FigureKind[];
}

/** The description of a mark, which is printed on a tile or on one of its segments. */
export interface MarkDescription {
    readonly mark: Mark;
    /** "inn"; it never changes. */
    readonly name: string;
    /** "Inn", "Cathedral". */
    readonly title: string;
    /** What it does, in a sentence or two: "The river begins here. Nobody stands on water." */
    readonly effect: string;
    /** The id of its symbol in pictures, behind the prefix of the picture: "inn"; empty: it is drawn in another way. */
    readonly symbol: string;
    /** The expansion that plays with it. */
    readonly expansion: Expansion;
    /** The kind of segment that it is printed on; null: the whole tile. */
    readonly printedOn: SegmentKind | null;
}

/** The description of a kind of figure. */
export interface FigureDescription {
    readonly kind: FigureKind;
    /** "large", as in the texts of actions; it never changes. */
    readonly name: string;
    /** "large meeple". */
    readonly title: string;
    /** What it does beside what every meeple does, in a sentence: "It counts as two."; empty for a meeple. */
    readonly effect: string;
}

/** The description of an element: something that boards show besides marks, figures and pieces of expansions. */
export interface BoardElement {
    /** "coat", and of a kind of segment its name; it never changes. */
    readonly name: string;
    /** "coat of arms". */
    readonly title: string;
    /** The signs that texts of boards draw it with, or an example of them. */
    readonly signs: string;
    /** The same of ASCII. */
    readonly ascii: string;
    /** What it does in the game, in a sentence or two: "Roads end there."; empty: it does nothing there. */
    readonly effect: string;
}

/** All expansions; the same array each time. */
export function expansions(): readonly ExpansionDescription[];

/** All marks; the same array each time. */
export function marks(): readonly MarkDescription[];

/** All kinds of figures; the same array each time. */
export function figureKinds(): readonly FigureDescription[];

/** The name of a value, as JSON, records and positions have it; "?" for any other number.
 *  @example name(Enumeration.Mark, Mark.Inn) // "inn" */
export function name(enumeration: Named<Enumeration>, value: number): string;

/** The value of a name, case-sensitive; null: there is none.
 *  @example value("colour", "red") // Colour.Red */
export function value(enumeration: Named<Enumeration>, name: string): number | null;
