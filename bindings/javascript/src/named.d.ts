import type { Colour, Expansion } from "./constants.js";

/** The version of the library, such as "2.1.0". */
export function version(): string;
/** The ABI version of the library. */
export function abiVersion(): number;
/** The words for a status: "ok", "illegal action" ... */
export function statusText(status: number): string;
/** The expansion of a name; null: none is called so. */
export function expansionNamed(name: string): Expansion | null;
/** The colour of a name; null: none is called so. */
export function colourNamed(name: string): Colour | null;
