// Tests of the page as people use it. Usage: node browser.mjs FOLDER-OF-THE-PAGE SERVER FOLDER-FOR-SCREENSHOTS [PART OF
// A NAME]
import { run } from "./tally.mjs";
import { leave } from "./visit.mjs";

import "./games.mjs"; // the longest tests first, so that none runs alone at the end
import "./boxes.mjs";
import "./looks.mjs";
import "./past.mjs";
import "./advisers.mjs";
import "./setting.mjs";
import "./phone.mjs";
import "./laying.mjs";
import "./left.mjs";
import "./keys.mjs";
import "./signs.mjs";
import "./others.mjs";
import "./puzzles.mjs";
import "./ending.mjs";
import "./frames.mjs";
import "./how.mjs";
import "./lessons.mjs";
import "./workshop.mjs";
import "./together.mjs";
import "./kept.mjs";
import "./offline.mjs";
import "./serving.mjs";

await run({ wanted: process.argv[5], lanes: 2 });
await leave();
