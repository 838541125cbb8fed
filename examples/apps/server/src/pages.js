// The page's files, and what browsers may do with them.

import { filesOf } from "./files.mjs"; // examples/apps/web/files.mjs, which examples/apps/server/run puts here

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

const REFUSALS = {
    421: "this server has another name: it is started with --name and the name in your address bar",
    429: "so much is asked from here that it must wait a moment",
};

/** @param parts { addresses, isHost(text): whether this server has that name }
 *  @returns what answers a request for a file of this folder */
export function pagesOf(folder, { addresses, isHost }) {
    const files = filesOf(folder, HEADERS);
    return async (request, answer) => {
        const { socket, headers } = request;
        const refuse = (status) =>
            answer.writeHead(status, { ...HEADERS, "Content-Type": "text/plain" }).end(`${REFUSALS[status]}\n`);
        if (socket.isAsking) return socket.destroy(); // no browser asks for a second file before it has the first one
        socket.isAsking = true;
        answer.once("close", () => (socket.isAsking = false));
        if (!isHost(headers.host)) return refuse(421);
        if (!addresses.of(socket).costs.take()) return refuse(429);
        await files(request, answer);
    };
}
