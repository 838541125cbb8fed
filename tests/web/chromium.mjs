// Starts a file server and a browser, and collects the errors of a page. All tests in a browser use these functions.
import { spawn } from "node:child_process";

import { chromium } from "playwright-core";

/** Serves a folder of static files with the program `server`. @returns the process and its address */
export async function serve(server, folder) {
    const serving = spawn(process.execPath, [server, folder, "0"], { stdio: ["ignore", "pipe", "inherit"] });
    const origin = await new Promise((resolve) => serving.stdout.once("data", (line) => resolve(String(line).trim())));
    return { serving, origin };
}

export const launch = () =>
    chromium.launch({ executablePath: "/usr/bin/chromium", args: process.getuid() === 0 ? ["--no-sandbox"] : [] });

/** Returns Chromium's trace events of a page during the function `work`. */
export async function tracedIn(page, work) {
    const cdp = await page.context().newCDPSession(page);
    const events = [];
    cdp.on("Tracing.dataCollected", ({ value }) => events.push(...value));
    await cdp.send("Tracing.start", { categories: "devtools.timeline,cc", transferMode: "ReportEvents" });
    await page.evaluate(() => console.timeStamp("traced"));
    await work();
    const complete = new Promise((resolve) => cdp.once("Tracing.tracingComplete", resolve));
    await cdp.send("Tracing.end");
    await complete;
    await cdp.detach();
    // The trace also contains the pages of other tests, so select the process of this page.
    const own = events.find(({ name, args }) => name === "TimeStamp" && args.data.message === "traced").pid;
    return events.filter(({ pid }) => pid === own);
}

/** Collects all errors of a page from now on: error messages in the console, and requests to addresses outside `address`. */
export function troublesOf(page, address) {
    const troubles = [];
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && troubles.push(message.text()));
    page.on("pageerror", (error) => troubles.push(error.stack));
    page.on(
        "request",
        (request) =>
            /^(blob|data):/.test(request.url()) ||
            request.url().startsWith(address) ||
            troubles.push(`asks for ${request.url()}`),
    );
    return troubles;
}
