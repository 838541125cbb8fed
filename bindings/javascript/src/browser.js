// The entry point for browsers, their workers, and bundlers. It loads mistbank.wasm from the folder of this file.

import { loadsByDefault } from "./library.js";

loadsByDefault(() => new URL("./mistbank.wasm", import.meta.url));
export * from "./index.js";
