import type { Colour, Expansion } from "./constants.js";

/** The version of the library, such as "2.1.0". */
export function version(): string;
/** The ABI version of the library. */
export function abiVersion(): number;
/** Returns a status in words, such as "ok" or "illegal action". */
export function statusText(status: number): string;
/** Returns the expansion with a name; null for an unknown name. */
export function expansionNamed(name: string): Expansion | null;
/** Returns the colour with a name; null for an unknown name. */
export function colourNamed(name: string): Colour | null;
