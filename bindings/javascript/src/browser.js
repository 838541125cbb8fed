// For browsers, their workers, and bundlers. The WebAssembly is a file beside this one.

import { loadsByDefault } from "./library.js";

loadsByDefault(() => new URL("./mistbank.wasm", import.meta.url));
export * from "./index.js";
