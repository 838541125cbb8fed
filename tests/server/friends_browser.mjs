// Browser tests of pages at a table with friends. MISTBANK_SERVER is the command that starts a game server.
// Usage: node friends_browser.mjs FOLDER-OF-THE-PAGE SERVER FOLDER-FOR-SCREENSHOTS [PART OF A TEST'S NAME]
import { run } from "./tally.mjs";
import { leave } from "./visit.mjs";

import { server } from "./friends_people.mjs";
import "./friends_play.mjs";
import "./friends_table.mjs";

await run({ wanted: process.argv[5], lanes: 2 });
await server.stop();
await leave();
process.exit(); // otherwise clients of a failed test would keep reconnecting
