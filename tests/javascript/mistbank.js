// The package as bindings/javascript/build has made it, loaded: what all tests import.

import { init } from "../../build/javascript/package/node.js";

await init();
export * from "../../build/javascript/package/node.js";
