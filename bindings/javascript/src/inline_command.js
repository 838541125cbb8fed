#!/usr/bin/env node
// Writes one JavaScript module that contains mistbank and its WebAssembly, for hosts that cannot load a second file:
//
//   npx mistbank-inline FILE.js [MODULE]    MODULE is the name for importing the package, by default "mistbank"
//
// The command also writes FILE.d.ts with the types.

import { readFileSync, writeFileSync } from "node:fs";
import { deflateSync } from "node:zlib";

const [file, module = "mistbank", ...more] = process.argv.slice(2);
if (!/\.m?js$/.test(file ?? "") || more.length > 0) {
    console.error("usage: mistbank-inline FILE.js [MODULE]");
    process.exit(2);
}
const wasm = readFileSync(new URL("./mistbank.wasm", import.meta.url));
const from = JSON.stringify(module);
writeFileSync(
    file,
    `// Written by mistbank-inline: mistbank.wasm, deflated, in base64.
import { init as load } from ${from};
export * from ${from};

const compressed = "${deflateSync(wasm, { level: 9 }).toString("base64")}";

async function bytes() {
    const stream = new Blob([Uint8Array.from(atob(compressed), (sign) => sign.charCodeAt(0))]).stream();
    return new Response(stream.pipeThrough(new DecompressionStream("deflate"))).arrayBuffer();
}

export const init = (source) => load(source ?? bytes());
`,
);
writeFileSync(file.replace(/js$/, "d.ts").replace(/\.md\.ts$/, ".d.mts"), `export * from ${from};\n`);
