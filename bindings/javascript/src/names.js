// bindings/generate writes this file from the headers in capi/mistbank/; do not edit it.
// The library's names for values of enumerations, including values without a constant in this package.

import { int32 } from "./arguments.js";
import { textFrom, wasm } from "./library.js";

export const colourName = (colour) => textFrom(wasm.mistbank_colour_name(int32("colour", colour)));
export const figureKindName = (kind) => textFrom(wasm.mistbank_figure_kind_name(int32("kind", kind)));
export const goodName = (good) => textFrom(wasm.mistbank_good_name(int32("good", good)));
export const systemName = (system) => textFrom(wasm.mistbank_system_name(int32("system", system)));
export const expansionName = (expansion) => textFrom(wasm.mistbank_expansion_name(int32("expansion", expansion)));
export const segmentName = (kind) => textFrom(wasm.mistbank_segment_name(int32("kind", kind)));
export const segmentTitle = (kind) => textFrom(wasm.mistbank_segment_title(int32("kind", kind)));
export const markName = (mark) => textFrom(wasm.mistbank_mark_name(int32("mark", mark)));
export const decisionName = (kind) => textFrom(wasm.mistbank_decision_name(int32("kind", kind)));
export const actionName = (kind) => textFrom(wasm.mistbank_action_name(int32("kind", kind)));
export const actionTitle = (kind) => textFrom(wasm.mistbank_action_title(int32("kind", kind)));
export const sourceName = (source) => textFrom(wasm.mistbank_source_name(int32("source", source)));
export const eventName = (kind) => textFrom(wasm.mistbank_event_name(int32("kind", kind)));
export const expansionTitle = (expansion) => textFrom(wasm.mistbank_expansion_title(int32("expansion", expansion)));
export const expansionClauses = (expansion) => textFrom(wasm.mistbank_expansion_clauses(int32("expansion", expansion)));
export const expansionSummary = (expansion) => textFrom(wasm.mistbank_expansion_summary(int32("expansion", expansion)));
export const markTitle = (mark) => textFrom(wasm.mistbank_mark_title(int32("mark", mark)));
export const markEffect = (mark) => textFrom(wasm.mistbank_mark_effect(int32("mark", mark)));
export const markSymbol = (mark) => textFrom(wasm.mistbank_mark_symbol(int32("mark", mark)));
export const figureTitle = (kind) => textFrom(wasm.mistbank_figure_title(int32("kind", kind)));
export const figureEffect = (kind) => textFrom(wasm.mistbank_figure_effect(int32("kind", kind)));
export const strengthName = (strength) => textFrom(wasm.mistbank_strength_name(int32("strength", strength)));
export const verdictName = (verdict) => textFrom(wasm.mistbank_verdict_name(int32("verdict", verdict)));
