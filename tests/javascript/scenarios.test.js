// The shared scenarios, through this binding.

import assert from "node:assert/strict";
import { test } from "node:test";
import { allScenarios, read } from "./scenarios/scenario.js";
import { Failure } from "./scenarios/words.js";

const all = allScenarios();

for (const scenario of all)
    test(`${scenario.file}:${scenario.number} ${scenario.title}`, () => scenario.run());

test("No scenario is left out", () => {
    assert.ok(new Set(all.map((scenario) => scenario.file)).size >= 15);
    assert.ok(all.length > 1100);
});

const withLines = (lines) => read("text", `scenario COM-1: A line\n  rules level1\n  tiles plain\n${lines}`)[0];

const HOLDS = [
    "dragon aside",
    "fairy aside",
    "fairy with nobody",
    "floors 0 at 0,0",
    "floors red 0",
    "prisoners of red none",
    "abbeys red 0",
    "flock red none",
    "sheep red 0",
    "bag 0 0 0 0 0",
    "under hills 0",
    "big top aside",
    "animals 5 0",
    "hand red none",
    "hand red for green none",
    "hand red for nobody none",
    "last round no",
    "decider 0",
    "turn 1",
    "no figure meeple red at 0,0/0",
];
for (const line of HOLDS) test(`What a game has not is told so: ${line}`, () => withLines(`expect ${line}`).run());

for (const lines of [
    "position\n| tile 1,0 road 1; tile 2,0 road 1  # a comment\n| figure red meeple 1,0/0; score 4\nexpect total 4\n" +
        "expect meeple red at 1,0/0\nexpect turn 3\ndo draw road\nundo 1\nexpect decision draw",
    "position\n| drawn road\nexpect decision lay_tile tile=road",
    "position\n| tile 1,0 road 0\ninvalid COM-2",
])
    test(`A scenario may begin with a position: ${lines.replaceAll("\n", "; ")}`, () => withLines(lines).run());

const FAILS = [
    "expect total 1",
    "expect ghost supply 14",
    "expect actions draw road; draw bend",
    "expect no action draw road",
    "expect tile field at 1,0",
    "expect feature 0,0/0 kind=road",
    "expect event turn_began total=2",
    "expect no event turn_began",
    "expect events tile_drawn; turn_began",
    "expect outcome lost",
    "do lay 1,0 0",
    "position\n| tile 1,0 road 1\nundo 1",
    "position\n| tile 1,0 road 1\nexpect turn 1",
    "position\n| tile 1,0 road 1\ninvalid COM-2",
    "position\n| tile 1,0 road 0\nexpect turn 2",
    "position\n| somersault\nexpect turn 1",
    "position\nexpect total 0",
    "position tile 1,0 road 1\nexpect total 0",
    "position\n| tile 1,0 road 1;\nexpect total 0",
    "position\n|\nexpect total 0",
    "| tile 1,0 road 1\nexpect total 0",
    "position\n| tile 1,0 road 1\nposition\n| score 4\nexpect total 0",
    "expect total 0\nposition\n| tile 1,0 road 1\nexpect total 0",
    "position\n| tile 1,0 road 1\nexpect tile road at 1,0\n| score 4",
    "do draw road\nrefuse lay 1,0 1 because COM-2",
    "do draw road\nundo 2",
    "invalid players",
    "expect winners red",
    "expect",
    "expects total 0",
    "expect total zero",
    "expect player 0 now",
    "expect set aside road",
    "do draw palace",
    "rules level2",
    "expect dragon at 0,0",
    "expect fairy at 0,0",
    "expect fairy with meeple red at 0,0/0",
    "expect floors 1 at 0,0",
    "expect floors red 3",
    "expect prisoners of red meeple green",
    "expect abbeys red 1",
    "expect flock red 1",
    "expect sheep red 1",
    "expect bag 2 4 5 5 2",
    "expect under hills 1",
    "expect big top at 0,0",
    "expect animals 5 3",
    "expect flock red",
    "expect hand red road",
    "expect hand red ?",
    "expect hand",
    "expect hand red",
    "expect hand pink none",
    "expect hand red for",
    "expect hand red for pink none",
    "expect hand red none road",
    "expect hand red palace",
    "expect last round yes",
    "expect decider 1",
    "expect turn 2",
    "expect dragon",
    "expect figure meeple red at 0,0/0",
    "expect no somersault",
    "expect toString",
];
for (const lines of FAILS)
    test(`A scenario that does not hold or is not understood fails: ${lines.replaceAll("\n", "; ")}`, () =>
        assert.throws(() => withLines(lines).run(), (problem) => problem instanceof Failure && /^text:/.test(problem.message)));

const withRules = (keys) =>
    read("text", `scenario HSE-1: A line\n  rules base ${keys}\n  tiles plain\n  expect outcome open`)[0];

for (const keys of [
    "hand=3 hand_open=yes unplayable=returned hole_turn=yes incomplete_scores=no table=7x5@3,0",
    "draw_ahead=yes unplayable=set_aside table=5x7 border_completes=yes start_in_bag=yes",
    "small_cities=yes without=barn,large dragon_after_scoring=no hill_majority=no",
])
    test(`House rules are understood: ${keys}`, () => withRules(keys).run());

for (const keys of ["hand=three", "table=5", "table=5x5@2", "table_width=5", "unplayable=thrown", "without=dwarf", "hand_open=open"])
    test(`House rules are read strictly: ${keys}`, () =>
        assert.throws(() => withRules(keys).run(), (problem) => problem instanceof Failure && /^text:/.test(problem.message)));
