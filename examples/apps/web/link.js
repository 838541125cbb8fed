// Links. The address of the page can contain a whole game, as a compressed record after "#record=", or the name of a table
// with friends, after "#table=". Browsers do not send this part to servers.

import { Limits } from "./library.js";

const NAME = "record"; // the key in the address fragment "#record=RECORD"
const TABLE = "table"; // the key in the address fragment "#table=NAME" of a table with friends

async function through(stream, bytes, most) {
    const writer = stream.writable.getWriter();
    writer.write(bytes).catch(() => {}); // reader.read() throws the error
    writer.close().catch(() => {});
    const parts = [];
    let length = 0;
    const reader = stream.readable.getReader();
    for (let part; !(part = await reader.read()).done;) {
        length += part.value.length;
        if (length > most) {
            await reader.cancel();
            throw new RangeError("it is too long");
        }
        parts.push(part.value);
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function toBase64Url(bytes) {
    let text = "";
    for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
    return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(text) {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

/** Returns an address fragment, beginning with "#", that contains a record. */
export async function hashOf(record) {
    const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(record), Infinity);
    return `#${NAME}=${toBase64Url(bytes)}`;
}

/** Returns the record in an address fragment; null if there is none. @throws Error for a damaged record */
export async function recordOf(hash) {
    const text = new URLSearchParams(hash.replace(/^#/, "")).get(NAME);
    if (text === null) return null;
    try {
        const bytes = await through(new DecompressionStream("deflate-raw"), fromBase64Url(text), Limits.maxRecordText);
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch (error) {
        const reason = error instanceof RangeError ? error.message : "part of it is missing or changed";
        throw new Error(`The link contains no valid game: ${reason}. Ask for the link again.`);
    }
}

/** Returns an address fragment, beginning with "#", that opens a table with friends. */
export const hashOfTable = (id) => `#${TABLE}=${id}`;

/** Returns the name of the table in an address fragment; null if there is none. */
export const tableOf = (hash) => new URLSearchParams(hash.replace(/^#/, "")).get(TABLE);
