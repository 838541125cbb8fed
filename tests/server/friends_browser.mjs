// Pages at a table with friends, as people meet them. Usage: node friends_browser.mjs FOLDER-OF-THE-PAGE SERVER
// FOLDER-FOR-SCREENSHOTS [PART OF A NAME]; MISTBANK_SERVER is the command that starts a server of games.
import { run } from "./tally.mjs";
import { leave } from "./visit.mjs";

import { server } from "./friends_people.mjs";
import "./friends_play.mjs";
import "./friends_table.mjs";

await run({ wanted: process.argv[5], lanes: 2 });
await server.stop();
await leave();
process.exit(); // whoever was at a table when a test failed would go on trying to come back
