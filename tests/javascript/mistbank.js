// Loads the package that bindings/javascript/build has built. All tests import this module.

import { init } from "../../build/javascript/package/node.js";

await init();
export * from "../../build/javascript/package/node.js";
