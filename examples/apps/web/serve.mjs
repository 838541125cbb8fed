// Serves a folder of static files to this machine only. Usage: node serve.mjs FOLDER [PORT]
import { createServer } from "node:http";

import { filesOf } from "./files.mjs";

const wanted = process.argv[3];
const server = createServer(filesOf(process.argv[2] ?? "."));

let port = Number(wanted ?? 8000);
server.on("error", (error) => {
    if (error.code !== "EADDRINUSE" || wanted !== undefined) {
        console.error(`cannot serve on port ${port}: ${error.message}`);
        process.exit(1);
    }
    server.listen(++port, "127.0.0.1");
});
server.on("listening", () => console.log(`http://127.0.0.1:${server.address().port}/`));
server.listen(port, "127.0.0.1");
