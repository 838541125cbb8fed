// Tests of the page in a browser, as users see it.
// Usage: node browser.mjs FOLDER-OF-THE-PAGE SERVER FOLDER-FOR-SCREENSHOTS [PART OF A TEST'S NAME]
import { run } from "./tally.mjs";
import { leave } from "./visit.mjs";

import "./games.mjs"; // the longest tests come first, because tests run in parallel
import "./layout.mjs";
import "./boxes.mjs";
import "./looks.mjs";
import "./history.mjs";
import "./advisers.mjs";
import "./table_setup.mjs";
import "./form.mjs";
import "./phone.mjs";
import "./laying.mjs";
import "./remaining_tiles.mjs";
import "./keys.mjs";
import "./signs.mjs";
import "./players.mjs";
import "./puzzles.mjs";
import "./ending.mjs";
import "./frames.mjs";
import "./rules_dialog.mjs";
import "./lessons.mjs";
import "./turn_end.mjs";
import "./workshop.mjs";
import "./parallel_advisers.mjs";
import "./storage.mjs";
import "./offline.mjs";
import "./serving.mjs";

await run({ wanted: process.argv[5], lanes: 2 });
await leave();
