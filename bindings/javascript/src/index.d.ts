// mistbank: rules of Mists over Carcassonne, the base game, its expansions and the Print-and-Play Demo. This package is a thin
// layer on the library's C API. The headers in capi/mistbank/ describe every term in detail. Call `await init()` first.

export * from "./adviser.js";
export * from "./batch.js";
export * from "./choices.js";
export * from "./constants.js";
export * from "./descriptions.js";
export * from "./errors.js";
export * from "./facts.js";
export * from "./game.js";
export * from "./json.js";
export { isPlaneBinary, planeNames, scalarNames } from "./learning.js";
export { init, initSync, memoryBytes, wasmModule } from "./library.js";
export type { Bytes, WasmModule, WasmSource } from "./library.js";
export * from "./lookup.js";
export * from "./names.js";
export { reviewed } from "./reviews.js";
export type { ReviewedDecision, ReviewOptions } from "./reviews.js";
export * from "./rules.js";
export { arrow, highlight } from "./rendering.js";
export type { BoardTextOptions, MarkOptions, NamingOptions, PictureMark, PictureOptions, PlayerNames, TextOptions, TilePictureOptions } from "./rendering.js";
export { Action } from "./structs.js";
export type {
    ActionFields,
    Advice,
    Anchor,
    Decision,
    EventFields,
    Feature,
    Figure,
    GameEvent,
    Points,
    Prisoner,
    Review,
    Rollout,
    ScoringMeeple,
    Segment,
    StartTile,
    Supply,
    Tally,
    Tile,
    TileType,
    Window,
} from "./structs.js";
export type { ScoreBreakdown } from "./table.js";
export * from "./tiles.js";
export type { JsonOptions, ViewerOption } from "./json_output.js";
