import type { Change, Enumeration, EventKind, Expansion, Extent, FigureKind, Mark, Named, SegmentKind, System } from "./constants.js";

/** The description of an expansion. */
export interface ExpansionDescription {
    readonly expansion: Expansion;
    /** "tower"; it never changes. */
    readonly name: string;
    /** Within a sentence: "the Tower", "Hills & Sheep". */
    readonly title: string;
    /** The beginning of the ids of its rules: "GLD". */
    readonly clauses: string;
    /** Its content in a line: "Meeples fly as far as a die says". */
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
    /** Its effect in one or two sentences: "The river begins here. Nobody stands on water." */
    readonly effect: string;
    /** The id of its symbol in pictures, after the prefix of the picture: "inn"; empty if it is drawn in another
     *  way. */
    readonly symbol: string;
    /** The expansion that plays with it. */
    readonly expansion: Expansion;
    /** The kind of segment that it is printed on; null for the whole tile. */
    readonly printedOn: SegmentKind | null;
}

/** The description of a kind of figure. */
export interface FigureDescription {
    readonly kind: FigureKind;
    /** "large", as in the texts of actions; it never changes. */
    readonly name: string;
    /** "large meeple". */
    readonly title: string;
    /** Its abilities in addition to those of every meeple, in a sentence: "It counts as two."; empty for a meeple. */
    readonly effect: string;
}

/** The description of a kind of segment. */
export interface SegmentDescription {
    readonly kind: SegmentKind;
    /** "road", as in JSON; it never changes. */
    readonly name: string;
    /** "road", "top of the tower". */
    readonly title: string;
    /** The way in which such segments form features. */
    readonly extent: Extent;
}

/** The description of an element: something that boards show besides marks, figures and pieces of expansions. */
export interface BoardElement {
    /** "coat", or the name of a kind of segment; it never changes. */
    readonly name: string;
    /** "coat of arms". */
    readonly title: string;
    /** The signs for it in texts of boards, or an example of them. */
    readonly signs: string;
    /** The signs for it in ASCII. */
    readonly ascii: string;
    /** Its effect in the game in one or two sentences: "Roads end there."; empty if it has no effect. */
    readonly effect: string;
}

/** The description of a field of rules. */
export interface RuleField {
    /** "hole_turn", as in JSON; it never changes. */
    readonly name: string;
    /** "holeTurn", as in `Rules`. */
    readonly field: string;
    /** "Turns for holes". */
    readonly title: string;
    /** In a sentence; for a field that is on or off, and for other house rules, the meaning of a value other than the
     *  default. */
    readonly meaning: string;
    /** The rule: "HSE-7"; empty if there is no single one. */
    readonly clause: string;
    /** The least value; for a field of several values that of each. */
    readonly lowest: number;
    /** The greatest value; 0 if it has no bounds. */
    readonly highest: number;
    /** The default; a field of several values has none. */
    readonly standard: number;
    /** The enumeration of its values; null for numbers. */
    readonly enumeration: Enumeration | null;
    /** The expansion that it belongs to, or none. */
    readonly expansions: readonly Expansion[];
    /** The systems that use it. */
    readonly systems: readonly System[];
    /** Whether it is on or off. */
    readonly flag: boolean;
    /** Whether it has several values. */
    readonly several: boolean;
    /** Whether it is a house rule. */
    readonly house: boolean;
}

/** All fields of rules; the same array each time. */
export function ruleFields(): readonly RuleField[];

/** All expansions; the same array each time. */
export function expansions(): readonly ExpansionDescription[];

/** All marks; the same array each time. */
export function marks(): readonly MarkDescription[];

/** All kinds of figures; the same array each time. */
export function figureKinds(): readonly FigureDescription[];

/** All kinds of segments; the same array each time. */
export function segmentKinds(): readonly SegmentDescription[];

/** The change that events of a kind make to the board, for animations. */
export function eventChange(kind: Named<EventKind>): Change;

/** The name of a value, as JSON, records and positions have it; "?" for any other number.
 *  @example name(Enumeration.Mark, Mark.Inn) // "inn" */
export function name(enumeration: Named<Enumeration>, value: number): string;

/** The value of a name, case-sensitive; null: there is none.
 *  @example value("colour", "red") // Colour.Red */
export function value(enumeration: Named<Enumeration>, name: string): number | null;
