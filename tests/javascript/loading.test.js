// Loading the library from bytes, modules, files and servers, and the errors of loading.

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { inProject } from "./support.js";

const PACKAGE = inProject("build/javascript/package");
const bytes = readFileSync(`${PACKAGE}/mistbank.wasm`);
/** Runs a program in a new Node process in which the library is not loaded. Returns the output. */
function told(program, entry = "node.js") {
    const code = `import * as mb from ${JSON.stringify(resolve(PACKAGE, entry))};\n${program}`;
    const done = spawnSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8", timeout: 60000 });
    assert.equal(done.status, 0, done.stderr);
    return done.stdout.trim();
}

const PLAY = "console.log(new mb.Game('level1', { seed: 1 }).stateHash)";
const hash = told(`await mb.init(); ${PLAY}`);
const read = `import { readFileSync } from "node:fs"; const bytes = readFileSync(${JSON.stringify(`${PACKAGE}/mistbank.wasm`)});`;

test("Every call before the library is loaded is refused", () => {
    const uses = ["new mb.Game('level1')", "mb.Rules.presets", "mb.TileSet.builtinNames", "mb.version()", "mb.memoryBytes()", "mb.wasmModule()", "new mb.Rules()", "mb.planeNames()"];
    const program = uses.map((use) => `try { ${use}; console.log("no error"); } catch (problem) { console.log(problem.name, problem.message); }`).join("\n");
    for (const line of told(program).split("\n"))
        assert.equal(line, "MistbankError mistbank is not loaded yet: call `await init()` first");
});

test("The library can be loaded from bytes or a module, synchronously or asynchronously, and more than once", () => {
    for (const load of [
        "await mb.init(bytes)",
        "await mb.init(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))",
        "await mb.init(Promise.resolve(bytes))",
        "await mb.init(await WebAssembly.compile(bytes))",
        "mb.initSync(bytes)",
        "mb.initSync(new WebAssembly.Module(bytes))",
        "await Promise.all([mb.init(), mb.init(), mb.init(bytes)]); await mb.init(); mb.initSync(bytes)",
        "const [one, other] = [mb.init(), mb.init()]; mb.initSync(bytes); const game = new mb.Game('level1'); await one; game.turn",
    ])
        assert.equal(told(`${read} ${load}; ${PLAY}`), hash, load);
});

test("A module that contains the library loads no file", () => {
    const folder = mkdtempSync(join(tmpdir(), "mistbank-"));
    try {
        const written = ["inlined.js", `${PACKAGE}/browser.js`];
        const command = (...given) => spawnSync(process.execPath, [`${PACKAGE}/inline_command.js`, ...given], { cwd: folder, encoding: "utf8" });
        assert.equal(command(...written).status, 0);
        writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
        assert.equal(told(`await mb.init(); ${PLAY}`, join(folder, "inlined.js")), hash);
        assert.equal(readFileSync(join(folder, "inlined.d.ts"), "utf8"), `export * from "${PACKAGE}/browser.js";\n`);
        for (const wrong of [[], ["inlined"], [...written, "more"]]) assert.match(command(...wrong).stderr, /^usage: /);
    } finally {
        rmSync(folder, { recursive: true });
    }
});

test("Node loads the library from a file, and the error for a missing file names the file", () => {
    const path = `${PACKAGE}/mistbank.wasm`;
    for (const source of [path, relative(process.cwd(), path), pathToFileURL(path).href])
        assert.equal(told(`await mb.init(${JSON.stringify(source)}); ${PLAY}`), hash, source);
    assert.equal(told(`await mb.init(new URL(${JSON.stringify(pathToFileURL(path).href)})); ${PLAY}`), hash);
    for (const source of ["gone/mistbank.wasm", pathToFileURL("/gone/mistbank.wasm").href, PACKAGE]) {
        const words = told(`try { await mb.init(${JSON.stringify(source)}) } catch (problem) { console.log(problem.name, problem.message) }`);
        const reason = source === PACKAGE ? "EISDIR" : "the file does not exist";
        assert.match(words, new RegExp(`^MistbankError .*(gone/mistbank.wasm|package) cannot be loaded: ${reason}`));
    }
});

test("The library can be loaded from a server with any content type", async () => {
    const types = { "/mistbank.wasm": "application/wasm", "/plain": "text/plain" };
    const server = createServer((request, response) => {
        const type = types[request.url];
        response.writeHead(type ? 200 : 404, { "content-type": type ?? "text/plain" }).end(type ? bytes : "there is none");
    });
    await new Promise((done) => server.listen(0, "127.0.0.1", done));
    const at = `http://127.0.0.1:${server.address().port}`;
    const run = (program) =>
        new Promise((done) => {
            const code = `import * as mb from ${JSON.stringify(`${PACKAGE}/browser.js`)};\n${program}`;
            const child = spawn(process.execPath, ["--input-type=module", "-e", code]);
            let text = "";
            for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (text += part));
            child.on("close", () => done(text.trim()));
        });
    for (const source of [`"${at}/mistbank.wasm"`, `new URL("${at}/plain")`, `fetch("${at}/mistbank.wasm")`, `await fetch("${at}/plain")`])
        assert.equal(await run(`await mb.init(${source}); ${PLAY}`), hash, source);
    const failed = `try { await mb.init("${at}/gone") } catch (problem) { console.log(problem.name, problem.message) }`;
    assert.match(await run(failed), /^MistbankError http:.*\/gone cannot be loaded: 404/);
    assert.equal(await run(`${failed.replace("console.log", "void ")}; await mb.init("${at}/plain"); ${PLAY}`), hash);
    server.close();
});

test("A file that is not the library is refused, and a second attempt can succeed", () => {
    for (const source of ["3", "{}", "new Uint8Array(9)", "Promise.reject(new Error('no network'))"]) {
        const program = `${read} try { await mb.init(${source}); console.log("no error") } catch (problem) { console.log(problem.message) } await mb.init(bytes); ${PLAY}`;
        const [words, found] = told(program).split("\n");
        assert.match(words, /init\(\) takes the URL|WebAssembly|no network/, source);
        assert.equal(found, hash);
    }
    assert.match(told("try { mb.initSync('x') } catch (problem) { console.log(problem.message) }"), /initSync\(\) takes the bytes/);
    const empty = "Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)"; // an empty module
    assert.match(told(`try { mb.initSync(${empty}) } catch (problem) { console.log(problem.name) }`), /Error/);
});

test("A WebAssembly file with another ABI version is refused", () => {
    const words = told(`${read}
        const other = new Uint8Array(bytes);
        const real = WebAssembly.Instance;
        WebAssembly.Instance = function (module, imports) {
            const { exports } = new real(module, imports);
            return { exports: { ...exports, mistbank_abi_version: () => 99 } };
        };
        try { mb.initSync(other) } catch (problem) { console.log(problem.name, problem.message) }`);
    assert.equal(words, "InternalError mistbank.wasm has ABI 99, not 2");
});
