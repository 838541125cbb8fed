// Measures how long the page needs in a browser without stored files: until the first paint, until the start page takes
// clicks, and, after a click on Play, until the first decision. Prints a table in milliseconds, the median of several visits.
// Usage: node loading.mjs FOLDER-OF-THE-PAGE SERVER [VISITS]
import { basename, dirname } from "node:path";

import { launch, serve } from "./chromium.mjs";

const [folder, server, visits = 5] = process.argv.slice(2);
const NETWORKS = [
    { name: "this machine", limit: null },
    // A phone's slow connection. The latency applies to each request.
    { name: "1.6 Mbit/s, 150 ms", limit: { latency: 150, bytesPerSecond: 1.6e6 / 8 } },
];

/** Loads the page once in a new context. @returns milliseconds of each stage since the start of the request or the click */
async function times(browser, address, limit) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    try {
        await context.addInitScript(() => {
            new MutationObserver((_, observer) => {
                if (document.body === null || document.body.classList.contains("loading")) return;
                self.usableAt = performance.now();
                observer.disconnect();
            }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
        });
        const page = await context.newPage();
        if (limit !== null) {
            const cdp = await context.newCDPSession(page);
            await cdp.send("Network.enable");
            const speed = { downloadThroughput: limit.bytesPerSecond, uploadThroughput: limit.bytesPerSecond };
            await cdp.send("Network.emulateNetworkConditions", { offline: false, latency: limit.latency, ...speed });
        }
        await page.goto(address);
        await page.waitForFunction(() => self.usableAt !== undefined && performance.getEntriesByName("first-paint").length > 0);
        const [paint, usable] = await page.evaluate(() => [
            performance.getEntriesByName("first-paint")[0].startTime,
            self.usableAt,
        ]);
        const clicked = performance.now();
        await page.click(".hero-buttons [type=submit]");
        await page.waitForSelector("#play .cells *", { state: "attached" });
        return { paint, usable, decision: performance.now() - clicked };
    } finally {
        await context.close();
    }
}

const median = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1];

const { serving, origin } = await serve(server, dirname(folder));
const browser = await launch();
console.log("| network | first paint | start page usable | Play to first decision |\n|---|--:|--:|--:|");
for (const { name, limit } of NETWORKS) {
    const all = [];
    for (let visit = 0; visit < Number(visits); ++visit) all.push(await times(browser, `${origin}${basename(folder)}/`, limit));
    const columns = ["paint", "usable", "decision"].map((stage) => Math.round(median(all.map((one) => one[stage]))));
    console.log(`| ${[name, ...columns].join(" | ")} |`);
}
await browser.close();
serving.kill();
