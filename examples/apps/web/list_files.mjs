// Writes into the page's service worker which files it keeps, and their version, so that a folder with other files has
// another worker. Usage: node list_files.mjs FOLDER NAME...
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const WORKER = "service_worker.js";
const hashOf = (content) => createHash("sha256").update(content).digest("base64");

const [folder, ...names] = process.argv.slice(2);
const worker = join(folder, WORKER);
const files = Object.fromEntries(
    names
        .filter((name) => name !== WORKER)
        .sort()
        .map((name) => [name, `sha256-${hashOf(readFileSync(join(folder, name)))}`]),
);
const list = JSON.stringify(files, null, 4);
const code = readFileSync(worker, "utf8");
writeFileSync(worker, `const VERSION = "${hashOf(list + code)}";\nconst FILES = ${list};\n\n${code}`);
