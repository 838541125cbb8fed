// bindings/generate writes this file out of the headers in capi/mistbank/; nobody edits it.
// Bounds of what goes to and fro between the library and these files; users see Limits.

export const ABI_VERSION = 2;
export const TILE_ID_CAPACITY = 16;
export const ACTION_TEXT_CAPACITY = 64;
export const MESSAGE_CAPACITY = 512;
export const EXPLANATION_CAPACITY = 256;
export const SVG_LABEL_CAPACITY = 16;
export const ENUMERATION_COLOUR = 0;
export const ENUMERATION_FIGURE_KIND = 1;
export const ENUMERATION_GOOD = 2;
export const ENUMERATION_SYSTEM = 3;
export const ENUMERATION_EXPANSION = 4;
export const ENUMERATION_EDITION = 5;
export const ENUMERATION_JOINT_SCORING = 6;
export const ENUMERATION_DRAWS = 7;
export const ENUMERATION_UNPLAYABLE = 8;
export const ENUMERATION_SIDE = 9;
export const ENUMERATION_DIRECTION = 10;
export const ENUMERATION_SIDE_KIND = 11;
export const ENUMERATION_SEGMENT_KIND = 12;
export const ENUMERATION_MARK = 13;
export const ENUMERATION_RECORDING = 14;
export const ENUMERATION_DECISION_KIND = 15;
export const ENUMERATION_ACTION_KIND = 16;
export const ENUMERATION_EVENT_KIND = 17;
export const ENUMERATION_OUTCOME = 18;
export const ENUMERATION_LOSS_REASON = 19;
export const ENUMERATION_SOURCE = 20;
export const ENUMERATION_SCOPE = 21;
export const ENUMERATION_FACT_KIND = 22;
export const ENUMERATION_RECORD_KIND = 23;
export const ENUMERATION_STRENGTH = 24;
export const ENUMERATION_VERDICT = 25;
export const ENUMERATION_CHOICE = 26;
export const ENUMERATION_THEME = 27;
export const ENUMERATION_SVG_MARK = 28;
