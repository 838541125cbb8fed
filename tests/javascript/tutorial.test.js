// Builds the web page of the tutorial docs/tutorials/page.md from the tutorial's code blocks, and plays it by clicks in
// Chromium: once from static files, and once as built by Vite.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { toldByPage } from "./consumer/serve.js";
import { inProject, textOf } from "./support.js";

const home = mkdtempSync(join(tmpdir(), "mistbank-tutorial-"));
after(() => rmSync(home, { recursive: true, force: true }));
const page = join(home, "page");

const blocks = [...textOf("docs/tutorials/page.md").matchAll(/((?:^<!-- .* -->\n)*)^```(\w+)\n([\s\S]*?)^```$/gm)];
const sh = blocks.filter(([, , kind]) => kind === "sh").map(([, , , text]) => text);

/** Runs lines of shell commands. */
function run(lines, folder) {
    const done = spawnSync("bash", ["-ec", lines], { cwd: folder, encoding: "utf8", env: { ...process.env, HOME: home } });
    assert.equal(done.status, 0, done.stdout + done.stderr);
}

/** A simulated user that runs in the page: clicks on possible choices until the game is over. */
async function visitor() {
    const node = (id) => document.getElementById(id);
    const tell = () => Object.fromEntries(["question", "refusal", "told"].map((id) => [id, node(id).textContent]));
    const clicks = { tile: 0, cell: 0, segment: 0, hand: 0, choices: 0 };

    /** Clicks the topmost element at the middle of a part of the board. */
    function clickOn(part, kind) {
        part.scrollIntoView({ block: "center", inline: "center" });
        const { left, top, width, height } = part.getBoundingClientRect();
        const at = { bubbles: true, clientX: left + width / 2, clientY: top + height / 2 };
        document.elementFromPoint(at.clientX, at.clientY).dispatchEvent(new MouseEvent("click", at));
        ++clicks[kind];
    }

    // If this wait takes too long, toldByPage() ends the test.
    while (node("board").firstChild === null) await new Promise((done) => setTimeout(done, 10));
    const first = tell();
    clickOn(node("board").querySelector(".mistbank-tile"), "tile");
    const refused = tell();
    while (!node("question").textContent.includes("over") && clicks.cell + clicks.choices < 300) {
        const marks = [...node("board").querySelectorAll(".mistbank-mark")];
        if (!node("hand").hidden && clicks.hand <= clicks.cell) node("hand").click(), ++clicks.hand;
        else if (marks.length > 0 && clicks.segment <= clicks.choices) clickOn(marks[0], marks[0].dataset.kind);
        else if (!node("hand").hidden) clickOn(marks[0], "cell");
        else [...node("choices").children].at(-1).click(), ++clicks.choices;
    }
    const last = tell();
    node("undo").click();
    return { first, refused, last, undone: tell(), clicks };
}

/** Lets the simulated user play a game on the page in this folder. Every run plays the same game. */
async function played(folder) {
    const script = `${visitor}
        visitor().catch((error) => ({ error: String(error.stack) }))
            .then((told) => fetch("/told", { method: "POST", body: JSON.stringify(told) }));`;
    writeFileSync(join(folder, "visitor.js"), script);
    const index = join(folder, "index.html");
    const text = readFileSync(index, "utf8");
    assert.match(text, /<head>[^]*<\/body>/);
    const more = text.replace("<head>", "<head><script>Date.now = () => 7;</script>");
    writeFileSync(index, more.replace("</body>", '<script type="module" src="visitor.js"></script></body>'));
    const { told, sent } = await toldByPage(folder);
    writeFileSync(index, text);
    return { ...told, sent: Object.keys(sent) };
}

let plain;

test("A game on the tutorial's page, served as static files, can be played to its end by clicks", async () => {
    run(sh[0], inProject("."));
    for (const [, comments, , text] of blocks) {
        const name = comments.match(/<!-- saved as (.*) -->/)?.[1];
        if (name) writeFileSync(join(page, name), text);
    }
    plain = await played(page);
    assert.equal(plain.error, undefined);
    assert.equal(plain.first.question, "player 1: lay tile");
    assert.match(plain.refused.refusal, /COM-1/);
    assert.match(plain.last.told, /^over /m);
    assert.doesNotMatch(plain.undone.told, /^over /m);
    assert.ok(Object.values(plain.clicks).every((count) => count > 0), JSON.stringify(plain.clicks));
    assert.ok(plain.sent.includes("/mistbank/mistbank.wasm"));
});

test("The tutorial's page works the same when Vite builds it with the installed package", async () => {
    const tools = inProject("build/javascript/tools/node_modules"); // the installed tools, instead of a download by npm
    for (const folder of ["", ".bin"]) // npm has already created .bin for the package
        for (const name of readdirSync(join(tools, folder)).filter((file) => ![".bin", ".package-lock.json"].includes(file)))
            symlinkSync(join(tools, folder, name), join(page, "node_modules", folder, name));
    rmSync(join(page, "mistbank"), { recursive: true });
    run(sh[1].replace("npm install --save-dev vite\n", ""), page);
    const built = await played(join(page, "dist"));
    assert.ok(!built.sent.includes("/mistbank/mistbank.wasm"));
    assert.deepEqual({ ...built, sent: plain.sent }, plain);
});
