// Loads the package that bindings/javascript/build has built; all tests import it.

import { init } from "../../build/javascript/package/node.js";

await init();
export * from "../../build/javascript/package/node.js";
