// The names that the library knows its numbers by, those included that this package has no constant for.

import { int32, stringOf } from "./arguments.js";
import { Colour } from "./constants.js";
import { room, textFrom, wasm, writeName } from "./library.js";

const namer = (call, argument) => (number) => textFrom(wasm[call](int32(argument, number)));

export const version = () => textFrom(wasm.mistbank_version());
export const abiVersion = () => wasm.mistbank_abi_version();

export const statusText = namer("mistbank_status_text", "status");
export const systemName = namer("mistbank_system_name", "system");
export const expansionName = namer("mistbank_expansion_name", "expansion");
export const colourName = namer("mistbank_colour_name", "colour");
export const figureKindName = namer("mistbank_figure_kind_name", "kind");
export const goodName = namer("mistbank_good_name", "good");
export const segmentName = namer("mistbank_segment_name", "kind");
export const markName = namer("mistbank_mark_name", "mark");
export const decisionName = namer("mistbank_decision_name", "kind");
export const eventName = namer("mistbank_event_name", "kind");
export const strengthName = namer("mistbank_strength_name", "strength");

export function expansionNamed(name) {
    writeName(stringOf("name", name));
    const expansion = wasm.mistbank_expansion_named(room);
    return expansion >= 0 ? expansion : null;
}

export function colourNamed(name) {
    writeName(stringOf("name", name));
    const colour = wasm.mistbank_colour_named(room);
    return colour !== Colour.None || name === "none" ? colour : null;
}
