// Replays the shared scenarios through the JavaScript binding.

import assert from "node:assert/strict";
import { test } from "node:test";
import { allScenarios, Failure, replay } from "./scenarios.js";

const all = allScenarios();

for (const scenario of all) test(`Scenario ${scenario.file}:${scenario.line} ${scenario.title}`, () => replay(scenario));

test("The replay data contain many scenarios from many files", () => {
    assert.ok(new Set(all.map((scenario) => scenario.file)).size >= 15);
    assert.ok(all.length > 1100);
});

const OTHER_VALUES = {
    do: "pass 1",
    undo: 99,
    refuse: "lay 99,99 0",
    reason: "COM-0",
    hash: "0000000000000000",
    legal: -1,
    observed: [],
    first_event: 0,
};
for (const [key, value] of Object.entries(OTHER_VALUES))
    test(`A replay fails if a recorded result is wrong: ${key}`, () => {
        const hasIt = (step) => (step[key] ?? value) !== value;
        const scenario = structuredClone(all.find(({ steps }) => steps.some(hasIt)));
        scenario.steps.find(hasIt)[key] = value;
        assert.throws(() => replay(scenario), (problem) => problem instanceof Failure && problem.message.startsWith(scenario.file));
    });

test("A replay fails if a recorded error message is wrong", () => {
    const scenario = all.find(({ invalid }) => invalid !== undefined);
    assert.throws(() => replay({ ...scenario, invalid: "something else" }), (problem) => problem instanceof Failure && /message/.test(problem.message));
});
