// bindings/generate writes this file from the headers in capi/mistbank/; do not edit it.
// The library's names for values of enumerations, including values without a constant in this package.

import { memberOrNumber } from "./arguments.js";
import { ActionKind, Colour, DecisionKind, EventKind, Expansion, FigureKind, Good, Mark, SegmentKind, Source, Strength, System, Verdict } from "./constants.js";
import { textFrom, wasm } from "./library.js";

export const colourName = (colour) => textFrom(wasm.mistbank_colour_name(memberOrNumber("colour", colour, Colour)));
export const figureKindName = (kind) => textFrom(wasm.mistbank_figure_kind_name(memberOrNumber("kind", kind, FigureKind)));
export const goodName = (good) => textFrom(wasm.mistbank_good_name(memberOrNumber("good", good, Good)));
export const systemName = (system) => textFrom(wasm.mistbank_system_name(memberOrNumber("system", system, System)));
export const expansionName = (expansion) => textFrom(wasm.mistbank_expansion_name(memberOrNumber("expansion", expansion, Expansion)));
export const segmentName = (kind) => textFrom(wasm.mistbank_segment_name(memberOrNumber("kind", kind, SegmentKind)));
export const segmentTitle = (kind) => textFrom(wasm.mistbank_segment_title(memberOrNumber("kind", kind, SegmentKind)));
export const markName = (mark) => textFrom(wasm.mistbank_mark_name(memberOrNumber("mark", mark, Mark)));
export const decisionName = (kind) => textFrom(wasm.mistbank_decision_name(memberOrNumber("kind", kind, DecisionKind)));
export const actionName = (kind) => textFrom(wasm.mistbank_action_name(memberOrNumber("kind", kind, ActionKind)));
export const actionTitle = (kind) => textFrom(wasm.mistbank_action_title(memberOrNumber("kind", kind, ActionKind)));
export const sourceName = (source) => textFrom(wasm.mistbank_source_name(memberOrNumber("source", source, Source)));
export const eventName = (kind) => textFrom(wasm.mistbank_event_name(memberOrNumber("kind", kind, EventKind)));
export const expansionTitle = (expansion) => textFrom(wasm.mistbank_expansion_title(memberOrNumber("expansion", expansion, Expansion)));
export const expansionClauses = (expansion) => textFrom(wasm.mistbank_expansion_clauses(memberOrNumber("expansion", expansion, Expansion)));
export const expansionSummary = (expansion) => textFrom(wasm.mistbank_expansion_summary(memberOrNumber("expansion", expansion, Expansion)));
export const markTitle = (mark) => textFrom(wasm.mistbank_mark_title(memberOrNumber("mark", mark, Mark)));
export const markEffect = (mark) => textFrom(wasm.mistbank_mark_effect(memberOrNumber("mark", mark, Mark)));
export const markSymbol = (mark) => textFrom(wasm.mistbank_mark_symbol(memberOrNumber("mark", mark, Mark)));
export const figureTitle = (kind) => textFrom(wasm.mistbank_figure_title(memberOrNumber("kind", kind, FigureKind)));
export const figureEffect = (kind) => textFrom(wasm.mistbank_figure_effect(memberOrNumber("kind", kind, FigureKind)));
export const strengthName = (strength) => textFrom(wasm.mistbank_strength_name(memberOrNumber("strength", strength, Strength)));
export const verdictName = (verdict) => textFrom(wasm.mistbank_verdict_name(memberOrNumber("verdict", verdict, Verdict)));
