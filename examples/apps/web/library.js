// The library's package, which examples/apps/web/run copies to the folder `mistbank` of the page.

export * from "./mistbank/browser.js";
