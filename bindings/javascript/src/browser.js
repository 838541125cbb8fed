// For browsers, their workers, and bundlers: the WebAssembly lies beside this file.

import { loadsByDefault } from "./library.js";

loadsByDefault(() => new URL("./mistbank.wasm", import.meta.url));
export * from "./index.js";
