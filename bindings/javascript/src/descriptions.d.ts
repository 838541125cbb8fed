import type { Change, Enumeration, EventKind, Expansion, Extent, FigureKind, Mark, Named, SegmentKind, System } from "./constants.js";

/** The description of an expansion. */
export interface ExpansionDescription {
    readonly expansion: Expansion;
    /** The permanent name, such as "tower". */
    readonly name: string;
    /** The title within a sentence, such as "the Tower" or "Hills & Sheep". */
    readonly title: string;
    /** The prefix of the expansion's clause ids, such as "GLD". */
    readonly clauses: string;
    /** A summary of the expansion in one line, such as "Meeples fly as far as a die says". */
    readonly summary: string;
    /** The marks that the expansion uses. */
    readonly marks: readonly Mark[];
    /** The kinds of figures that the expansion adds. */
    readonly figures: readonly FigureKind[];
}

/** The description of a mark, which is printed on a tile or on one of its segments. */
export interface MarkDescription {
    readonly mark: Mark;
    /** The permanent name, such as "inn". */
    readonly name: string;
    /** The title, such as "Inn" or "Cathedral". */
    readonly title: string;
    /** The effect in one or two sentences, such as "The river begins here. Nobody stands on water." */
    readonly effect: string;
    /** The id of the mark's symbol in pictures, without the picture's prefix, such as "inn"; empty if the mark is drawn in
     *  another way. */
    readonly symbol: string;
    /** The expansion that uses the mark. */
    readonly expansion: Expansion;
    /** The kind of segment that the mark is printed on; null for the whole tile. */
    readonly printedOn: SegmentKind | null;
}

/** The description of a kind of figure. */
export interface FigureDescription {
    readonly kind: FigureKind;
    /** The permanent name, such as "large", as in the texts of actions. */
    readonly name: string;
    /** The title, such as "large meeple". */
    readonly title: string;
    /** The abilities in addition to those of every meeple, such as "It counts as two."; empty for a meeple. */
    readonly effect: string;
}

/** The description of a kind of segment. */
export interface SegmentDescription {
    readonly kind: SegmentKind;
    /** The permanent name, such as "road", as in JSON. */
    readonly name: string;
    /** The title, such as "road" or "top of the tower". */
    readonly title: string;
    /** How segments of this kind form features. */
    readonly extent: Extent;
}

/** The description of an element: something that boards show besides marks, figures and pieces of expansions. */
export interface BoardElement {
    /** The permanent name, such as "coat"; for a kind of segment the name of the kind. */
    readonly name: string;
    /** The title, such as "coat of arms". */
    readonly title: string;
    /** The characters that show the element in boards as text, or an example of these characters. */
    readonly signs: string;
    /** The ASCII characters that show the element in boards as text, or an example of these characters. */
    readonly ascii: string;
    /** The effect in the game in one or two sentences, such as "Roads end there."; empty without an effect. */
    readonly effect: string;
}

/** The description of a field of rules. */
export interface RuleField {
    /** The permanent name, such as "hole_turn", as in JSON. */
    readonly name: string;
    /** The field of `Rules`, such as "holeTurn". */
    readonly field: string;
    /** The title, such as "Turns for holes". */
    readonly title: string;
    /** The meaning, in a sentence; for flags, and for other house rules, the sentence describes a value other than the
     *  default. */
    readonly meaning: string;
    /** The id of the clause, such as "HSE-7"; empty if the field has no clause or several clauses. */
    readonly clause: string;
    /** The least value; for a field with several values, the least value of each. */
    readonly lowest: number;
    /** The greatest value; 0: no limit except the type of the field. */
    readonly highest: number;
    /** The default; not used for a field with several values. */
    readonly standard: number;
    /** The enumeration of the values; null for plain numbers. */
    readonly enumeration: Enumeration | null;
    /** The expansion that the field belongs to; empty: no expansion. */
    readonly expansions: readonly Expansion[];
    /** The systems that use the field. */
    readonly systems: readonly System[];
    /** Whether the field is a flag: on or off. */
    readonly flag: boolean;
    /** Whether the field has several values: a list or a set. */
    readonly several: boolean;
    /** Whether the field is a house rule. */
    readonly house: boolean;
}

/** Returns all fields of rules; the same array each time. */
export function ruleFields(): readonly RuleField[];

/** Returns all expansions; the same array each time. */
export function expansions(): readonly ExpansionDescription[];

/** Returns all marks; the same array each time. */
export function marks(): readonly MarkDescription[];

/** Returns all kinds of figures; the same array each time. */
export function figureKinds(): readonly FigureDescription[];

/** Returns all kinds of segments; the same array each time. */
export function segmentKinds(): readonly SegmentDescription[];

/** Returns the change that events of a kind make to the board, for animations. */
export function eventChange(kind: Named<EventKind>): Change;

/** Returns the name of a value in JSON, records and positions; "?" for an unknown value.
 *  @example name(Enumeration.Mark, Mark.Inn) // "inn" */
export function name(enumeration: Named<Enumeration>, value: number): string;

/** Returns the value that has this name; null for an unknown name. Names are case-sensitive.
 *  @example value("colour", "red") // Colour.Red */
export function value(enumeration: Named<Enumeration>, name: string): number | null;
