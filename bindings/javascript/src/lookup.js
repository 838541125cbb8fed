// The versions of the library, statuses in words, and values by name.

import { int32, stringOf } from "./arguments.js";
import { Colour, Expansion } from "./constants.js";
import { valueIn } from "./enumerations.js";
import { scratch, textFrom, wasm, writeName } from "./library.js";

export const version = () => textFrom(wasm.mistbank_version());
export const abiVersion = () => wasm.mistbank_abi_version();
export const statusText = (status) => textFrom(wasm.mistbank_status_text(int32("status", status)));

export function expansionNamed(name) {
    writeName(stringOf("name", name));
    const expansion = wasm.mistbank_expansion_named(scratch);
    return expansion >= 0 ? valueIn(Expansion, expansion) : null;
}

export function colourNamed(name) {
    writeName(stringOf("name", name));
    const colour = valueIn(Colour, wasm.mistbank_colour_named(scratch));
    return colour !== Colour.None || name === "none" ? colour : null;
}
