// bindings/generate writes this file out of the headers in capi/mistbank/; nobody edits it.
// The names by which texts, records and other bindings know the numbers, those included that no constant of this
// package stands for.

/** The name of a colour: "red", "green" ... "none"; "?" for any other number. */
export function colourName(colour: number): string;

/** The name of a kind of figure, as the texts of actions have it: "meeple", "guard", "large" ...; "?" for any other
 *  number. */
export function figureKindName(kind: number): string;

/** The name of a kind of goods: "wine", "grain" or "cloth"; "?" for any other number. */
export function goodName(good: number): string;

/** The name of a system: "cooperative", "base" ...; "?" for any other number. */
export function systemName(system: number): string;

/** The name of an expansion: "ghosts_castles_cemeteries", "river" ...; "?" for any other number. */
export function expansionName(expansion: number): string;

/** The name of a kind of segment or feature: "road", "city" ...; "?" for any other number. */
export function segmentName(kind: number): string;

/** The name of a mark: "inn", "cathedral" ...; "?" for any other number. */
export function markName(mark: number): string;

/** The name of a kind of decision: "lay_tile", "bury" ...; "?" for any other number. */
export function decisionName(kind: number): string;

/** The name of a strength: "beginner", "easy", "good" or "best"; "?" for any other number. */
export function strengthName(strength: number): string;

/** The name of a kind of event: "turn_began", "tile_drawn" ...; "?" for any other number. */
export function eventName(kind: number): string;

/** The name of what points came from: "before", "roads", "cities" ...; "?" for any other number. */
export function sourceName(source: number): string;

/** The name of a verdict: "best", "good", "slip", "mistake", "blunder", "forced" or "chance"; "?" for any other
 *  number. */
export function verdictName(verdict: number): string;
