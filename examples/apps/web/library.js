// The library, from the folder that lies beside the page's own files.

export * from "./mistbank/browser.js";
