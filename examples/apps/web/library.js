// The library, from the folder beside the page's own files.

export * from "./mistbank/browser.js";
