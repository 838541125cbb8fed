// bindings/generate writes this file from the headers in capi/mistbank/; do not edit it.
// The library's texts for values of enumerations, including numbers without a constant in this package.

import type { ActionKind, Colour, DecisionKind, EventKind, Expansion, FigureKind, Good, Mark, SegmentKind, Source, Strength, System, Verdict, Named } from "./constants.js";

/** Returns the name of a colour: "red", "green" ... "none"; "?" for any other number. */
export function colourName(colour: Named<Colour>): string;

/** Returns the name of a kind of figure, as in the texts of actions: "meeple", "guard", "large" ...; "?" for any
 *  other number. */
export function figureKindName(kind: Named<FigureKind>): string;

/** Returns the name of a kind of goods: "wine", "grain" or "cloth"; "?" for any other number. */
export function goodName(good: Named<Good>): string;

/** Returns the name of a system: "cooperative", "base" ...; "?" for any other number. */
export function systemName(system: Named<System>): string;

/** Returns the name of an expansion: "ghosts_castles_cemeteries", "river" ...; "?" for any other number. */
export function expansionName(expansion: Named<Expansion>): string;

/** Returns the name of a kind of segment or feature: "road", "city" ...; "?" for any other number. */
export function segmentName(kind: Named<SegmentKind>): string;

/** Returns the title of a kind of segment: "road", "top of the tower" ...; "?" for any other number. */
export function segmentTitle(kind: Named<SegmentKind>): string;

/** Returns the name of a mark: "inn", "cathedral" ...; "?" for any other number. */
export function markName(mark: Named<Mark>): string;

/** Returns the name of a kind of decision: "lay_tile", "bury" ...; "?" for any other number. */
export function decisionName(kind: Named<DecisionKind>): string;

/** Returns the name of a kind of action. The name never changes: "lay", "bury_from_supply" ...; "?" for any other
 *  number. */
export function actionName(kind: Named<ActionKind>): string;

/** Returns a title for a kind of action: "Lay a tile", "Move the fairy" ...; "?" for any other number. */
export function actionTitle(kind: Named<ActionKind>): string;

/** Returns the name of a source of points: "before", "roads", "cities" ...; "?" for any other number. */
export function sourceName(source: Named<Source>): string;

/** Returns the name of a kind of event: "turn_began", "tile_drawn" ...; "?" for any other number. */
export function eventName(kind: Named<EventKind>): string;

/** Returns the title of an expansion, for use within a sentence: "the river", "Inns & Cathedrals" ...; "?" for any
 *  other number. */
export function expansionTitle(expansion: Named<Expansion>): string;

/** Returns the prefix of the clause ids of an expansion: "GLD", "MAG" ...; "?" for any other number. */
export function expansionClauses(expansion: Named<Expansion>): string;

/** Returns a summary of an expansion in one line: "Meeples fly as far as a die says" ...; "?" for any other number. */
export function expansionSummary(expansion: Named<Expansion>): string;

/** Returns the title of a mark: "Inn", "Cathedral" ...; "?" for any other number. */
export function markTitle(mark: Named<Mark>): string;

/** Returns the effect of a mark, in one or two sentences: "The river begins here. Nobody stands on water." ...; "?"
 *  for any other number. */
export function markEffect(mark: Named<Mark>): string;

/** Returns the id of a mark's symbol in pictures, without the prefix that all ids of a picture share: "inn", "rake"
 *  ...; an empty text if the mark is drawn in another way; "?" for any other number. */
export function markSymbol(mark: Named<Mark>): string;

/** Returns the title of a kind of figure: "meeple", "large meeple" ...; "?" for any other number. */
export function figureTitle(kind: Named<FigureKind>): string;

/** Returns a sentence about the difference between a kind of figure and a meeple: "It counts as two." ...; an empty
 *  text for a meeple; "?" for any other number. */
export function figureEffect(kind: Named<FigureKind>): string;

/** Returns the name of a strength: "beginner", "easy", "good" or "best"; "?" for any other number. */
export function strengthName(strength: Named<Strength>): string;

/** Returns the name of a verdict: "best", "good", "slip", "mistake", "blunder", "forced" or "chance"; "?" for any
 *  other number. */
export function verdictName(verdict: Named<Verdict>): string;
