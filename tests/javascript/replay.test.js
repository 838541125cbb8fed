// The example program examples/javascript/replay.ts, compiled and run with the commands of the README.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Game } from "./mistbank.js";
import { inProject, textOf } from "./support.js";

const TOOLS = inProject("build/javascript/tools/node_modules");
const project = mkdtempSync(join(tmpdir(), "mistbank-replay-"));
after(() => rmSync(project, { recursive: true, force: true }));

function run(...given) {
    const { status, stdout, stderr } = spawnSync(process.execPath, given, { cwd: project, encoding: "utf8", maxBuffer: 1 << 26 });
    return { status, stdout, stderr, lines: stdout.trimEnd().split("\n") };
}

/** Adds headers to a record of examples/pictures and writes it into the project. Returns the original text. */
function writeRecord(name, headers = []) {
    const text = textOf(`examples/pictures/${name}.record`).replace(/^seed /m, [...headers, "seed "].join("\n"));
    writeFileSync(join(project, `${name}.record`), text);
    return text;
}

before(() => {
    cpSync(inProject("build/javascript/package"), join(project, "node_modules/mistbank"), { recursive: true });
    cpSync(inProject("examples/javascript/replay.ts"), join(project, "replay.ts"));
    writeFileSync(join(project, "package.json"), '{"private": true, "type": "module"}\n');
    const [, options] = textOf("bindings/javascript/README.md").match(/^npx tsc (.* replay\.ts)$/m);
    const stricter = ["--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes", "--noImplicitReturns", "--noUnusedLocals", "--noUnusedParameters"];
    const compiled = run(join(TOOLS, "typescript/bin/tsc"), ...options.split(" "), ...stricter, "--typeRoots", join(TOOLS, "@types"));
    assert.equal(compiled.status, 0, compiled.stdout);
});

test("The replay prints the setup and each turn with the players' names and the team's score", () => {
    const game = Game.replay(writeRecord("level5", ["x-name-red Anna", "x-name-green Anna", "x-name-blue Bert"]));
    const { status, stderr, lines } = run("replay.js", "level5.record", "--svg", "board.svg");
    assert.deepEqual([status, stderr, lines.length], [0, "", 1 + game.turn + 2]);
    assert.match(lines[0], /^start-nw lies at 0,0 .* \[team 0\]$/);
    assert.match(lines[2], /^turn 2 begins: Bert\/yellow; .*the team gets 4 points and has 4; .* \[team 4\]$/);
    assert.match(lines[5], /^turn 5 begins: Anna; .*Anna's meeple .* \[team 8\]$/);
    assert.deepEqual(lines.slice(-2), ["not over, next: lay 05", "team 56: roads 3, cities 12, castles 32, hounds 9"]);
    assert.equal(readFileSync(join(project, "board.svg"), "utf8"), game.picture());
});

test("The replay ends with the final scoring, the winner, and the points of each player by source", () => {
    const game = Game.replay(writeRecord("everything", ["x-name-red Anna"]));
    const { status, lines } = run("replay.js", "everything.record");
    assert.equal(status, 0);
    assert.equal(lines.filter((line) => /^turn \d+ begins/.test(line)).length, game.turn);
    const [scoring, winner, ...sources] = lines.slice(-6);
    assert.match(scoring, /^the last tile has been played: .* \[Anna \(red\) 596, green 531, blue 587, yellow 568\]$/);
    assert.equal(winner, "Anna wins");
    assert.deepEqual(sources.map((line) => line.split(":")[0]), ["Anna (red) 596", "green 531", "blue 587", "yellow 568"]);
    assert.match(sources[0], /roads 71, .*ghosts -7, .*big top 61/);
    for (const line of sources) {
        const [total, ...points] = line.replace(/^.* (?=\d+:)/, "").match(/-?\d+/g).map(Number);
        assert.equal(points.reduce((sum, more) => sum + more), total, line);
    }
});

test("The scores of a game that starts from a position include the points in the position", () => {
    const game = new Game("base", { seed: 3 });
    game.apply(game.legalActions()[0]);
    const later = Game.fromPosition(game.toPosition().replace(/^(tile )/m, "score green 4\n$1"));
    while (later.turn < 4) later.apply(later.legalActions().at(-1));
    writeFileSync(join(project, "later.record"), later.toRecord());
    const { lines } = run("replay.js", "later.record");
    assert.match(lines[0], /\[red 0, green 4\]$/);
    assert.match(lines.at(-1), /^green \d+: before 4/);
});

test("The replay refuses a missing file, a file that is not a valid record, and wrong arguments", () => {
    writeFileSync(join(project, "wrong.record"), writeRecord("level5").replace(/^lay 0,2 1$/m, "lay 90,90 1"));
    for (const [given, expected, words] of [
        [["missing.record"], 1, /^missing\.record: ENOENT/],
        [["replay.ts"], 1, /^replay\.ts: line 1: a record must begin with/],
        [["wrong.record"], 1, /^wrong\.record: line \d+: .*COM-1/],
        [[], 2, /^usage: /],
        [["level5.record", "level5.record"], 2, /^usage: /],
        [["level5.record", "--png", "board.png"], 2, /^usage: /],
    ]) {
        const { status, stdout, stderr } = run("replay.js", ...given);
        assert.deepEqual([status, stdout], [expected, ""], given.join(" "));
        assert.match(stderr, words);
    }
});
