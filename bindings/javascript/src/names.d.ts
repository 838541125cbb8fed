// bindings/generate writes this file from the headers in capi/mistbank/; do not edit it.
// The names of numbers, as in texts, records and other bindings, including numbers without a constant in this
// package.

/** Returns the name of a colour: "red", "green" ... "none"; "?" for any other number. */
export function colourName(colour: number): string;

/** Returns the name of a kind of figure, as in the texts of actions: "meeple", "guard", "large" ...; "?" for any
 *  other number. */
export function figureKindName(kind: number): string;

/** Returns the name of a kind of goods: "wine", "grain" or "cloth"; "?" for any other number. */
export function goodName(good: number): string;

/** Returns the name of a system: "cooperative", "base" ...; "?" for any other number. */
export function systemName(system: number): string;

/** Returns the name of an expansion: "ghosts_castles_cemeteries", "river" ...; "?" for any other number. */
export function expansionName(expansion: number): string;

/** Returns the name of a kind of segment or feature: "road", "city" ...; "?" for any other number. */
export function segmentName(kind: number): string;

/** Returns the title of a kind of segment: "road", "top of the tower" ...; "?" for any other number. */
export function segmentTitle(kind: number): string;

/** Returns the name of a mark: "inn", "cathedral" ...; "?" for any other number. */
export function markName(mark: number): string;

/** Returns the name of a kind of decision: "lay_tile", "bury" ...; "?" for any other number. */
export function decisionName(kind: number): string;

/** Returns the name of a kind of action, which never changes: "lay", "bury_from_supply" ...; "?" for any other
 *  number. */
export function actionName(kind: number): string;

/** Returns a title for a kind of action: "Lay a tile", "Move the fairy" ...; "?" for any other number. */
export function actionTitle(kind: number): string;

/** Returns the name of a source of points: "before", "roads", "cities" ...; "?" for any other number. */
export function sourceName(source: number): string;

/** Returns the name of a kind of event: "turn_began", "tile_drawn" ...; "?" for any other number. */
export function eventName(kind: number): string;

/** Returns the title of an expansion, for use within a sentence: "the river", "Inns & Cathedrals" ...; "?" for any
 *  other number. */
export function expansionTitle(expansion: number): string;

/** Returns the prefix of the clause ids of an expansion: "GLD", "MAG" ...; "?" for any other number. */
export function expansionClauses(expansion: number): string;

/** Returns a summary of an expansion in one line: "Meeples fly as far as a die says" ...; "?" for any other number. */
export function expansionSummary(expansion: number): string;

/** Returns the title of a mark: "Inn", "Cathedral" ...; "?" for any other number. */
export function markTitle(mark: number): string;

/** Returns the effect of a mark, in one or two sentences: "The river begins here. Nobody stands on water." ...; "?"
 *  for any other number. */
export function markEffect(mark: number): string;

/** Returns the id of a mark's symbol in pictures, without the prefix of the picture: "inn", "rake" ...; an empty
 *  text if the mark is drawn in another way; "?" for any other number. */
export function markSymbol(mark: number): string;

/** Returns the title of a kind of figure: "meeple", "large meeple" ...; "?" for any other number. */
export function figureTitle(kind: number): string;

/** Returns a sentence about the difference between a kind of figure and a meeple: "It counts as two." ...; an empty
 *  text for a meeple; "?" for any other number. */
export function figureEffect(kind: number): string;

/** Returns the name of a strength: "beginner", "easy", "good" or "best"; "?" for any other number. */
export function strengthName(strength: number): string;

/** Returns the name of a verdict: "best", "good", "slip", "mistake", "blunder", "forced" or "chance"; "?" for any
 *  other number. */
export function verdictName(verdict: number): string;
