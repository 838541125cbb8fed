// The exports of the package, which do not depend on how the WebAssembly is loaded.

export { Adviser } from "./adviser.js";
export { Batch } from "./batch.js";
export * from "./constants.js";
export { eventChange, expansions, figureKinds, marks, name, ruleFields, segmentKinds, value } from "./descriptions.js";
export * from "./errors.js";
export { facts } from "./facts.js";
export { Game } from "./game.js";
export { isPlaneBinary, planeNames, scalarNames } from "./learning.js";
export { init, initSync, memoryBytes, wasmModule } from "./library.js";
export * from "./lookup.js";
export * from "./names.js";
export { reviewed } from "./reviews.js";
export { Rules } from "./rules.js";
export { arrow, highlight } from "./rendering.js";
export { Action } from "./structs.js";
export { TileSet } from "./tiles.js";
