// For whoever can have but one file: the WebAssembly is in the source, compressed.

import { loadsByDefault } from "./library.js";
import { compressed } from "./wasm_text.js";

loadsByDefault(async () => {
    const bytes = Uint8Array.from(atob(compressed), (sign) => sign.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return new Response(stream).arrayBuffer();
});
export * from "./index.js";
