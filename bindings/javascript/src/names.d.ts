import type { Colour, Expansion } from "./constants.js";

/** The version of the library, such as "2.0.0". */
export function version(): string;
/** The ABI version of the library. */
export function abiVersion(): number;

// The names by which texts, records and other bindings know the numbers, those included that no constant of this package
// stands for; "?" for a number that means nothing to the library.

/** "ok", "illegal action" ... */
export function statusText(status: number): string;
/** "cooperative", "base" ... */
export function systemName(system: number): string;
/** "ghosts_castles_cemeteries", "river" ... */
export function expansionName(expansion: number): string;
/** "red", "green" ... "none" */
export function colourName(colour: number): string;
/** "meeple", "guard", "large" ..., as the texts of actions have it. */
export function figureKindName(kind: number): string;
/** "wine", "grain" or "cloth" */
export function goodName(good: number): string;
/** "road", "city" ... */
export function segmentName(kind: number): string;
/** "inn", "cathedral" ... */
export function markName(mark: number): string;
/** "lay_tile", "bury" ... */
export function decisionName(kind: number): string;
/** "turn_began", "tile_drawn" ... */
export function eventName(kind: number): string;
/** "beginner", "easy", "good" or "best" */
export function strengthName(strength: number): string;
/** The expansion of a name; null: none is called so. */
export function expansionNamed(name: string): Expansion | null;
/** The colour of a name; null: none is called so. */
export function colourNamed(name: string): Colour | null;
