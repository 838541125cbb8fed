// Serves the page's files, with headers that restrict the page's permissions in browsers.

import { filesOf } from "./files.mjs"; // examples/apps/server/run copies examples/apps/web/files.mjs to this folder

/** The page connects only to this server, runs only its own scripts, and cannot be embedded in other pages. */
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
    "Referrer-Policy": "no-referrer", // the address of the page names a table, and other sites must not learn the name
    "Cross-Origin-Opener-Policy": "same-origin",
};

const REFUSALS = {
    421: "this server does not know the host name in your address bar: start the server with --name HOST",
    429: "too many requests from your address: try again in a moment",
};

/** @param parts { addresses, isHost(text): whether this server has that host name }
 *  @returns a handler of requests for files in this folder */
export function pagesOf(folder, { addresses, isHost }) {
    const files = filesOf(folder, HEADERS);
    return async (request, answer) => {
        const { socket, headers } = request;
        const refuse = (status) =>
            answer.writeHead(status, { ...HEADERS, "Cache-Control": "no-cache", "Content-Type": "text/plain" }).end(`${REFUSALS[status]}\n`);
        if (socket.isAsking) return socket.destroy(); // not a browser: browsers send one request at a time on a connection
        socket.isAsking = true;
        answer.once("close", () => (socket.isAsking = false));
        if (!isHost(headers.host)) return refuse(421);
        if (!addresses.of(socket).costs.take()) return refuse(429);
        await files(request, answer);
    };
}
