// The entry point for Node, whose fetch() cannot read files. It loads mistbank.wasm from the folder of this file.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { MistbankError } from "./failures.js";
import { loadsByDefault } from "./library.js";

/** Returns the bytes of the file at a path or URL; null for a URL that is not a file URL. */
async function fileAt(place) {
    const isUrl = place instanceof URL || /^[a-z][a-z0-9+.-]+:/i.test(place);
    if (isUrl && new URL(place).protocol !== "file:") return null;
    const path = isUrl ? fileURLToPath(place) : place;
    try {
        return await readFile(path);
    } catch (problem) {
        const reason = problem.code === "ENOENT" ? "the file does not exist" : problem.message;
        throw new MistbankError(`${path} cannot be loaded: ${reason}`);
    }
}

loadsByDefault(() => new URL("./mistbank.wasm", import.meta.url), fileAt);
export * from "./index.js";
