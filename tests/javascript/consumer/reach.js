// Runs the compiled example with a library that counts its calls, and prints the called functions.
//
//     node reach.js FILE

import { pathToFileURL } from "node:url";

const called = new Set();
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...given) => {
    const instance = await instantiate(...given);
    const counted = Object.entries(instance.exports).map(([name, what]) => {
        if (typeof what !== "function") return [name, what];
        return [name, (...values) => (called.add(name), what(...values))];
    });
    return { exports: Object.fromEntries(counted) };
};
await import(pathToFileURL(process.argv[2]));
console.log([...called].filter((name) => name.startsWith("mistbank_")).sort().join("\n"));
