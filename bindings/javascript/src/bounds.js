// bindings/generate writes this file from the headers in capi/mistbank/; do not edit it.
// Bounds of the C API that only this package needs; users see Limits.

export const ABI_VERSION = 2;
export const TILE_ID_CAPACITY = 16;
export const ACTION_TEXT_CAPACITY = 64;
export const MESSAGE_CAPACITY = 512;
export const EXPLANATION_CAPACITY = 256;
export const NAME_CAPACITY = 64;
export const SVG_LABEL_CAPACITY = 16;
