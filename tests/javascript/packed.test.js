// The npm package, installed in a project outside the source tree. Checks its files, its types, the examples of its
// README, a bundler and a page.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { Game, Rules } from "./mistbank.js";
import { toldByPage } from "./consumer/serve.js";
import { inProject, textOf } from "./support.js";

const MOST_BYTES = 501_000; // largest size of mistbank.wasm after compression with gzip
const TOOLS = inProject("build/javascript/tools/node_modules");
const project = mkdtempSync(join(tmpdir(), "mistbank-consumer-"));
after(() => rmSync(project, { recursive: true, force: true }));

/** Runs a command in the project. The command must succeed; returns its output. */
function run(command, ...given) {
    const done = spawnSync(command, given, { cwd: project, encoding: "utf8", maxBuffer: 1 << 26 });
    assert.equal(done.status, 0, `${command} ${given.join(" ")}: ${done.error ?? ""}${done.stdout}${done.stderr}`);
    return done.stdout;
}
const tool = (name, ...given) => run(process.execPath, join(TOOLS, name), ...given);

const packed = run(inProject("bindings/javascript/pack"), project).trim().split("\n").at(-1);
cpSync(inProject("tests/javascript/consumer"), project, { recursive: true });
writeFileSync(join(project, "package.json"), '{"private": true, "type": "module"}\n');
run("npm", "install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", packed);
const installed = join(project, "node_modules/mistbank");

test("The package has the expected files and version, and has no dependencies or scripts", () => {
    const files = readdirSync(installed);
    for (const file of ["README.md", "LICENSE", "index.d.ts", "json.d.ts", "mistbank.wasm", "mistbank.schema.json", "inline_command.js"])
        assert.ok(files.includes(file), file);
    assert.equal(readFileSync(join(installed, "LICENSE"), "utf8"), textOf("LICENSE"));
    assert.match(readFileSync(join(installed, "NOTICES.txt"), "utf8"), /musl as a whole is licensed under/);
    const { version, dependencies, scripts, exports } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
    assert.match(packed, new RegExp(`mistbank-${version.replaceAll(".", "\\.")}\\.tgz$`));
    assert.deepEqual([dependencies, scripts], [undefined, undefined]);
    const targets = Object.values(exports).flatMap((target) => (typeof target === "string" ? target : Object.values(target)));
    for (const target of targets) assert.ok(statSync(join(installed, target)).isFile(), target);
    assert.deepEqual(readFileSync(join(installed, "mistbank.wasm")), readFileSync(inProject("build/javascript/package/mistbank.wasm")));
});

test("The bill of materials is valid, and lists the WebAssembly file and its C library", async () => {
    const path = join(installed, "mistbank.cdx.json");
    run("python3", inProject("tests/native/sbom.py"), path, join(installed, "mistbank.wasm"));
    const text = readFileSync(path, "utf8");
    const { Spec, Validation } = await import(pathToFileURL(join(TOOLS, "@cyclonedx/cyclonedx-library/dist.node/index.node.js")));
    assert.equal(await new Validation.JsonStrictValidator(Spec.Version.v1dot5).validate(text), null);
    const parts = JSON.parse(text).components.map(({ name }) => name);
    for (const part of ["mistbank.wasm", "musl", "libcxx"]) assert.ok(parts.includes(part), part);
});

test("The package contains the WebAssembly code only once", () => {
    const large = readdirSync(installed).filter((name) => statSync(join(installed, name)).size > 200_000);
    assert.deepEqual(large, ["mistbank.wasm"]);
});

test("The compressed WebAssembly file is smaller than the limit", () => {
    const wasm = readFileSync(join(installed, "mistbank.wasm"));
    const [gzip, brotli] = [gzipSync(wasm, { level: 9 }).length, brotliCompressSync(wasm).length];
    console.error(`mistbank.wasm: ${wasm.length} bytes, ${gzip} with gzip, ${brotli} with brotli`);
    assert.ok(gzip < MOST_BYTES, `${gzip} bytes with gzip: bindings/javascript/build may inline less`);
});

test("The strict TypeScript example compiles, runs, and calls every function", () => {
    tool("typescript/bin/tsc", "-p", ".");
    const [first, ...called] = run(process.execPath, "reach.js", "compiled/example.js").trim().split("\n");
    assert.match(first, /^mistbank .*: everything holds$/);
    const without = ["adviser_explanation", "batch_size", "batch_threads", "game_create_preset", "game_determinize", "game_header", "game_hold", "game_render_status", "game_take_up"]; // see WITHOUT in abi.test.js
    const declared = textOf("capi/symbols.txt").trim().split("\n");
    assert.deepEqual(declared.filter((name) => !called.includes(name)), without.map((name) => `mistbank_${name}`));
});

for (const [name, options] of Object.entries({
    "with module resolution for bundlers": ["--module", "ESNext", "--moduleResolution", "Bundler"],
    "without browser types": ["--module", "NodeNext", "--lib", "ES2022"],
}))
    test(`TypeScript accepts the package's types ${name}`, () => {
        const program = 'import { Game, init, wasmModule } from "mistbank";\nimport * as inlined from "mistbank/inline";\nawait init(new Uint8Array(3));\nconst game: inlined.Game = new Game("level1");\nconst module: object = wasmModule();\nexport { game, module };\n';
        writeFileSync(join(project, "bare.ts"), program);
        tool("typescript/bin/tsc", "--noEmit", "--strict", "--target", "ES2022", ...options, "bare.ts");
    });

test("The TypeScript example uses every public name of the package", async () => {
    const names = Object.keys(await import(pathToFileURL(join(installed, "index.js")))).filter((name) => name !== "default");
    const example = textOf("tests/javascript/consumer/example.ts");
    assert.deepEqual(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(example)), []);
});

/** Returns the JavaScript blocks of a Markdown file. */
const blocks = (path) => [...textOf(path).matchAll(/^```js\n([\s\S]*?)^```/gm)].map(([, text]) => text);
const AS_WORKER = `import { parentPort } from "node:worker_threads";
globalThis.self = { postMessage: (data) => parentPort.postMessage(data) };
parentPort.on("message", (data) => self.onmessage({ data }));
`;

test("The code blocks of the README run unchanged", () => {
    const found = blocks("bindings/javascript/README.md");
    const worker = found.findIndex((block) => block.includes("self.onmessage"));
    assert.ok(found.length >= 3 && worker > 0);
    found.forEach((block, index) => writeFileSync(join(project, `block${index}.mjs`), index === worker ? AS_WORKER + block : block));
    found.forEach((_, index) => index === worker || run(process.execPath, `block${index}.mjs`));
    assert.match(run(process.execPath, "block0.mjs"), /level 3/);
    const ask = `import { once } from "node:events";
        import { Worker } from "node:worker_threads";
        import { Game, init, wasmModule } from "mistbank";
        await init();
        const game = new Game("base", { seed: 1 });
        const worker = new Worker("./block${worker}.mjs");
        worker.postMessage({ module: wasmModule(), snapshot: game.toSnapshot(), strength: "good", simulations: 2 });
        const [action] = await once(worker, "message");
        game.apply(action);
        await worker.terminate();
        console.log(game.actionCount);`;
    writeFileSync(join(project, "asks.mjs"), ask);
    assert.equal(run(process.execPath, "asks.mjs").trim(), "1");
});

test("The tour in the root README prints the expected output", () => {
    const [tour, ...others] = blocks("README.md");
    assert.equal(others.length, 0);
    writeFileSync(join(project, "tour.mjs"), tour);
    const told = run(process.execPath, "tour.mjs");
    assert.match(told, /turn 1 begins/);
    assert.match(told, /COM-1/);
});

test("A page built by Vite can play a game, draw it and get advice in Chromium", async () => {
    const [worker] = blocks("bindings/javascript/README.md").filter((block) => block.includes("self.onmessage"));
    writeFileSync(join(project, "page/advise.js"), worker);
    tool("vite/bin/vite.js", "build", "page", "--outDir", "../built", "--emptyOutDir", "--logLevel", "warn");
    const { told, sent } = await toldByPage(join(project, "built"));
    const expected = new Game(Rules.cooperative({ level: 5 }), { seed: 7 });
    while (!expected.isOver) expected.apply(expected.legalActions()[0]);
    assert.equal(told.problem, undefined);
    assert.equal(told.stateHash, String(expected.stateHash));
    assert.ok(told.drawn);
    assert.equal(told.advised, 1);
    const wasm = Object.keys(sent).filter((path) => path.endsWith(".wasm"));
    assert.equal(wasm.length, 1); // the page has passed the module to its worker
    const all = Object.values(sent).reduce((sum, bytes) => sum + bytes, 0);
    const { load, firstMove } = told.milliseconds;
    console.error(`in Chromium: ${all} bytes sent, loaded after ${load.toFixed(0)} ms, first move after ${firstMove.toFixed(0)} ms`);
});

test("Without a bundler, a page can use the package's files, and its worker a single inlined file", async () => {
    const folder = join(project, "plain");
    mkdirSync(folder);
    cpSync(installed, join(folder, "mistbank"), { recursive: true });
    writeFileSync(join(folder, "index.html"), '<!doctype html><title>Plain</title><script type="module" src="main.js"></script>\n');
    const plays = (entry) => `import { Game, init } from "./mistbank/${entry}.js";
        const told = async () => { await init(); return { hash: String(new Game("base", { seed: 3 }).stateHash) }; };
        const answer = await told().catch((problem) => ({ problem: String(problem) }));`;
    run(process.execPath, join(installed, "inline_command.js"), join(folder, "mistbank/alone.js"), "./browser.js");
    writeFileSync(join(folder, "inlined.js"), `${plays("alone")} self.postMessage(answer);`);
    const page = `${plays("browser")}
        const worker = new Worker("inlined.js", { type: "module" });
        worker.onerror = ({ message }) => (worker.onmessage({ data: { problem: message } }));
        worker.onmessage = ({ data }) => fetch("/told", { method: "POST", body: JSON.stringify([answer, data]) });`;
    writeFileSync(join(folder, "main.js"), page);
    const { told, sent } = await toldByPage(folder, { compressed: false });
    const { stateHash } = new Game("base", { seed: 3 });
    assert.deepEqual(told, [{ hash: String(stateHash) }, { hash: String(stateHash) }]);
    assert.equal(sent["/mistbank/mistbank.wasm"], statSync(join(installed, "mistbank.wasm")).size);
});
