// Writes compressed copies of the page's files, NAME.br and NAME.gz, for servers that send compressed copies. Up-to-date copies
// are not rewritten. Usage: node compress.mjs FOLDER NAME...
import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";

const WORTHWHILE = 200; // smallest size of a file in bytes; smaller files hardly shrink

const brotli = (content) =>
    brotliCompressSync(content, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
    });
const WAYS = {
    ".br": { compress: brotli, expand: brotliDecompressSync },
    ".gz": { compress: (content) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION }), expand: gunzipSync },
};

/** Returns whether a file is a compressed copy of this content. */
function isCopy(path, content, expand) {
    try {
        return expand(readFileSync(path)).equals(content);
    } catch {
        return false; // the copy is missing or damaged
    }
}

const [folder, ...names] = process.argv.slice(2);
for (const name of names) {
    const file = join(folder, name);
    const content = readFileSync(file);
    if (content.length < WORTHWHILE) continue;
    for (const [ending, { compress, expand }] of Object.entries(WAYS)) {
        if (!isCopy(file + ending, content, expand)) writeFileSync(file + ending, compress(content));
        const now = Date.now() / 1000 + 0.001; // seconds; servers skip copies that are older than the file
        utimesSync(file + ending, now, now);
    }
}
