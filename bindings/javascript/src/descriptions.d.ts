import type { Change, Enumeration, EventKind, Expansion, Extent, FigureKind, Mark, Named, SegmentKind, System } from "./constants.js";
import type * as contract from "./contract.js";

/** The description of an expansion. */
export interface ExpansionDescription extends contract.ExpansionTexts {
    readonly expansion: Expansion;
    /** The marks that the expansion uses. */
    readonly marks: readonly Mark[];
    /** The kinds of figures that the expansion adds. */
    readonly figures: readonly FigureKind[];
}

/** The description of a mark, which is printed on a tile or on one of its segments. */
export interface MarkDescription extends contract.MarkTexts, Readonly<Pick<contract.MarkDescription, "expansion">> {
    readonly mark: Mark;
    /** The kind of segment that the mark is printed on; null for the whole tile. */
    readonly printedOn: SegmentKind | null;
}

/** The description of a kind of figure. */
export interface FigureDescription extends contract.FigureTexts {
    readonly kind: FigureKind;
}

/** The description of a kind of segment. */
export interface SegmentDescription extends contract.SegmentTexts {
    readonly kind: SegmentKind;
    /** How segments of this kind form features. */
    readonly extent: Extent;
}

/** The description of an element: something that boards show besides marks, figures and pieces of expansions. */
export interface BoardElement {
    /** The permanent name, such as "coat"; for a kind of segment the name of the kind. */
    readonly name: string;
    /** The title, such as "coat of arms". */
    readonly title: string;
    /** The characters for the element on a board drawn as text; an example if the characters vary. */
    readonly signs: string;
    /** The ASCII characters for the element on a board drawn as text; an example if the characters vary. */
    readonly ascii: string;
    /** The effect in the game in one or two sentences, such as "Roads end there."; empty without an effect. */
    readonly effect: string;
}

/** The description of a field of rules. */
export interface RuleField
    extends contract.RuleFieldTexts,
        Readonly<Omit<contract.RuleField, "standard" | "expansions" | "systems">> {
    /** The field of `Rules`, such as "holeTurn". */
    readonly field: string;
    /** The default: a number, 1 or 0 for a flag, or a value of the enumeration; not used for a field with several values. */
    readonly standard: number | string;
    /** An array with the expansion that the field belongs to; empty if the field belongs to none. */
    readonly expansions: readonly Expansion[];
    /** The systems that use the field. */
    readonly systems: readonly System[];
}

/** Returns all fields of rules. All calls return the same array. */
export function ruleFields(): readonly RuleField[];

/** Returns all expansions. All calls return the same array. */
export function expansions(): readonly ExpansionDescription[];

/** Returns all marks. All calls return the same array. */
export function marks(): readonly MarkDescription[];

/** Returns all kinds of figures. All calls return the same array. */
export function figureKinds(): readonly FigureDescription[];

/** Returns all kinds of segments. All calls return the same array. */
export function segmentKinds(): readonly SegmentDescription[];

/** Returns the change that events of a kind make to the board, for animations. */
export function eventChange(kind: Named<EventKind>): Change;

/** Returns the name that JSON, records and positions use for a number of the C API, such as a kind in the bytes of a batch;
 *  "?" for an unknown number.
 *  @example name("mark", 0) // "inn" */
export function name(enumeration: Named<Enumeration>, value: number | string): string;

/** Returns the number that the C API uses for a name; null for an unknown name. Names are case-sensitive. Masks and the bytes
 *  of a batch use these numbers.
 *  @example segment.sides & (1 << value("side", "south")) */
export function value(enumeration: Named<Enumeration>, name: string): number | null;
