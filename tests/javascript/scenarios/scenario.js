// The scenarios of tests/scenarios, read from their text (FORMAT.md there) and played through the binding alone.

import { readdirSync } from "node:fs";
import { MistbankError } from "../mistbank.js";
import { inProject, textOf } from "../support.js";
import { Play } from "./play.js";
import { Failure } from "./words.js";

const TITLE = /^[A-Z]{3,4}-\w+(, *[A-Z]{3,4}-\w+)*: ./;

export class Scenario {
    lines = [];

    constructor(file, number, title) {
        Object.assign(this, { file, number, title });
    }

    /** Plays it; throws a Failure with file, line and what was found. */
    run() {
        const play = new Play();
        let at = { number: this.number, text: this.title };
        try {
            for (at of this.lines) play.line(at.text);
            play.demandPlayed();
        } catch (problem) {
            if (!(problem instanceof Failure || problem instanceof MistbankError)) throw problem;
            throw new Failure(`${this.file}:${at.number}: ${at.text}\n  ${problem.message}\n  ${play.situation()}`);
        } finally {
            play.free();
        }
    }
}

export function read(file, text) {
    const scenarios = [];
    text.split("\n").forEach((raw, index) => {
        const line = raw.replace(/(^|(?<=[ \t]))#.*/, "").trim();
        const fail = (words) => {
            throw new Failure(`${file}:${index + 1}: ${words}`);
        };
        if (line === "") return;
        if (/^scenario( |$)/.test(line)) {
            const title = line.slice("scenario".length).trim();
            if (!TITLE.test(title)) fail("a scenario is called IDS: SENTENCE");
            scenarios.push(new Scenario(file, index + 1, title));
        } else if (scenarios.length === 0) fail("a line before the first scenario");
        else scenarios.at(-1).lines.push({ number: index + 1, text: line });
    });
    if (scenarios.length === 0) throw new Failure(`${file}: no scenario`);
    return scenarios;
}

export function allScenarios() {
    const files = readdirSync(inProject("tests/scenarios")).filter((name) => name.endsWith(".scenario"));
    return files.sort().flatMap((name) => read(name, textOf(`tests/scenarios/${name}`)));
}
