// The page's files, and what browsers may do with them.

import { filesOf } from "./files.mjs"; // examples/web/files.mjs, which examples/server/run puts here

/** The page asks nobody but this server, runs nothing that it does not bring, and stands in no other page. */
const HEADERS = {
    "Content-Security-Policy": [
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "worker-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ].join("; "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer", // an address names a table
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-cache",
};

/** @returns what answers a request for a file of this folder */
export const pagesOf = (folder) => filesOf(folder, HEADERS);
