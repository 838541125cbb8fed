// Writes the list of files for offline storage, and their version, into the page's service worker. Browsers install the
// worker again when the list changes. Usage: node list_files.mjs FOLDER NAME...
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const WORKER = "service_worker.js";
const hashOf = (content, encoding = "base64") => createHash("sha256").update(content).digest(encoding);
const DIGITS = 16; // number of hexadecimal digits of the version

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
writeFileSync(worker, `const VERSION = "${hashOf(list + code, "hex").slice(0, DIGITS)}";\nconst FILES = ${list};\n\n${code}`);
