// The program that serves the page; it survives every request.
import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { test } from "./tally.mjs";
import { serve } from "./visit.mjs";

/** Requests a path as written: fetch() would normalise it. */
async function statusOf(origin, path, method = "GET") {
    const asked = request(origin, { path, method });
    asked.end();
    const [answer] = await once(asked, "response");
    answer.resume();
    await once(answer, "end");
    return answer.statusCode;
}

test("An unreadable file is answered with a status, and the next one is served", async () => {
    const folder = mkdtempSync(join(tmpdir(), "mistbank-"));
    const { serving, origin } = await serve(folder);
    try {
        writeFileSync(join(folder, "file.txt"), "words");
        mkdirSync(join(folder, "index.html"));
        symlinkSync("/proc/sys/vm/drop_caches", join(folder, "forbidden")); // even the superuser cannot read it
        symlinkSync("/proc/self/mem", join(folder, "broken")); // can be opened but not read
        symlinkSync(join(folder, "gone"), join(folder, "vanished"));
        symlinkSync("loop", join(folder, "loop"));
        const asked = {
            "/forbidden": 403,
            "/broken": 500,
            "/vanished": 404,
            "/loop": 404,
            "/index.html": 404,
            "/": 404,
            "/file.txt/": 404,
            "/file.txt/more": 404,
            "/nothing%00": 404,
            "/%ff": 400,
            "//": 400,
            "/../../etc/passwd": 404,
            [`/${"long".repeat(999)}`]: 404,
        };
        for (const [path, status] of Object.entries(asked)) {
            for (const method of ["GET", "HEAD"]) assert.equal(await statusOf(origin, path, method), status, path);
            assert.equal(await (await fetch(new URL("file.txt", origin))).text(), "words", `after ${path}`);
        }
        assert.equal(await statusOf(origin, "/file.txt", "HEAD"), 200);
        assert.equal(await statusOf(origin, "/file.txt", "POST"), 405);
        assert.equal(serving.exitCode, null);
    } finally {
        serving.kill();
        rmSync(folder, { recursive: true });
    }
});
