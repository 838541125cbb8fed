// For Node, whose fetch() reads no files: the WebAssembly lies beside this file.

import { readFile } from "node:fs/promises";
import { loadsByDefault } from "./library.js";

loadsByDefault(() => readFile(new URL("./mistbank.wasm", import.meta.url)));
export * from "./index.js";
