// Compares the declarations in the package's .d.ts files with the code: the exported names, the members of classes and
// objects, and the parameters of functions.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import * as mb from "./mistbank.js";
import { inProject, play, textOf } from "./support.js";

const ts = createRequire(inProject("build/javascript/tools/node_modules/x"))("typescript");
const PACKAGE = "build/javascript/package";
const index = inProject(`${PACKAGE}/index.d.ts`);
const program = ts.createProgram([index], { strict: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext });
const checker = program.getTypeChecker();
const resolved = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
const declared = new Map(
    checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(index))).map((symbol) => [symbol.name, resolved(symbol)]),
);
const values = [...declared].filter(([, { flags }]) => flags & ts.SymbolFlags.Value).map(([name]) => name);

/** Returns the names of the members of a declared type, without symbols and `prototype`. */
const membersOf = (type) =>
    type.getProperties().map(({ name }) => name).filter((name) => !name.startsWith("__@") && name !== "prototype");

const isPublic = (name) => !name.startsWith("_") && name !== "constructor";

/** Returns the names of the public members of an object and of its prototypes before `end`. */
function found(object, end = Object.prototype) {
    const names = new Set();
    for (let part = object; part !== null && part !== end; part = Object.getPrototypeOf(part))
        for (const name of Object.getOwnPropertyNames(part)) if (isPublic(name)) names.add(name);
    return [...names];
}

test("The types declare exactly the exports of the package", () => assert.deepEqual(values.sort(), Object.keys(mb).sort()));

// --- objects ---

const game = play(new mb.Game("everything", { seed: 3 }), 240);
const adviser = new mb.Adviser(game);
adviser.think(game, 1);
const set = mb.TileSet.builtin("base");
const batch = new mb.Batch("base", 2);
const [laid] = game.legalActions();
const captive = { colour: "red", kind: "meeple", holder: "green" };

/** An example object for each interface that the types declare for results. */
const OBJECTS = {
    Advice: adviser.adviceAt(0),
    Anchor: game.anchorOn(0, 0),
    BoardElement: game.elements[0],
    Choice: game.choices().all[0],
    Choices: game.choices(),
    ChoiceButton: play(new mb.Game("base"), 1).choices().buttons[0],
    ChoiceGroup: game.choices().groups[0],
    Decision: game.decision,
    ExpansionDescription: mb.expansions()[0],
    Fact: mb.facts()[0],
    Feature: game.features[0],
    Figure: game.figures[0],
    FigureDescription: mb.figureKinds()[0],
    MarkDescription: mb.marks()[0],
    Points: game.points,
    Prisoner: game.prisoners[0] ?? captive,
    Review: adviser.review(game, laid, 1),
    ReviewedDecision: mb.reviewed(game, { first: game.actionCount - 1, simulations: 1 }).next().value,
    Rollout: batch.standings()[0],
    RuleField: mb.ruleFields()[0],
    ScoreBreakdown: game.scoreBreakdown()[0],
    ScoringMeeple: game.scoringMeeples[0],
    Segment: game.types[0].segments[0],
    SegmentDescription: mb.segmentKinds()[0],
    StartTile: set.start[0],
    Supply: game.supply("red"),
    Tally: game.tallies[0],
    Tile: game.tiles[0],
    TileType: game.types[0],
    Window: game.window(5),
};

for (const [name, object] of Object.entries(OBJECTS))
    test(`The type ${name} declares exactly the members of its objects`, () => {
        const type = checker.getDeclaredTypeOfSymbol(declared.get(name));
        const actual = found(object).filter((member) => member !== "toString");
        assert.deepEqual(membersOf(type).sort(), actual.sort());
    });

test("The type GameEvent declares exactly the members of an event object", () => {
    const type = checker.getDeclaredTypeOfSymbol(declared.get("GameEvent"));
    assert.deepEqual(membersOf(type).sort(), found(game.events()[0]).sort());
});

test("Objects keyed by colour, figure, good or source have exactly the declared members", () => {
    const record = (owner, field) => {
        const type = checker.getDeclaredTypeOfSymbol(declared.get(owner));
        return membersOf(checker.getTypeOfSymbol(type.getProperty(field))).sort();
    };
    for (const [owner, field] of [["Points", "totals"], ["Points", "projected"], ["Rollout", "totals"], ["Feature", "meeples"], ["Feature", "goods"], ["Supply", "figures"], ["Supply", "goods"], ["Tally", "points"]])
        assert.deepEqual(record(owner, field), Object.keys(OBJECTS[owner][field]).sort(), `${owner}.${field}`);
});

test("Each constant has its declared value", () => {
    for (const name of values.filter((value) => /^[A-Z]/.test(value) && typeof mb[value] === "object" && value !== "Limits")) {
        const symbol = declared.get(name);
        const type = checker.getTypeOfSymbol(symbol);
        const members = type.getProperties().map((member) => [member.name, checker.getTypeOfSymbol(member).value]);
        const actual = Object.entries(mb[name]).filter(([member]) => Number.isNaN(Number(member)));
        assert.deepEqual(Object.fromEntries(members), Object.fromEntries(actual), name);
    }
});

// --- classes and functions ---

const INSTANCES = { Action: laid, Adviser: adviser, Batch: batch, Game: game, Rules: game.rules, TileSet: set };

/** Public members that the types need not declare. */
const UNDECLARED = ["toString", "toJSON"];

for (const [name, instance] of Object.entries(INSTANCES))
    test(`The types declare exactly the public members of the class ${name}`, () => {
        const type = checker.getDeclaredTypeOfSymbol(declared.get(name));
        const isDeclared = new Set(membersOf(type));
        const actual = found(instance).filter((member) => isDeclared.has(member) || !UNDECLARED.includes(member));
        assert.deepEqual([...isDeclared].sort(), actual.sort());
        const ofClass = checker.getTypeOfSymbol(declared.get(name));
        const staticMembers = found(mb[name], Function.prototype).filter((member) => !["length", "name", "prototype"].includes(member));
        assert.deepEqual(membersOf(ofClass).sort(), staticMembers.sort(), "static members");
    });

test("Each error class has exactly the declared members", () => {
    const ofErrors = ["name", "message", "stack", "cause"];
    for (const name of values.filter((value) => value.endsWith("Error"))) {
        const error = new mb[name]("line 3, column 4: no (COM-1)");
        const isOwn = (member) => !ofErrors.includes(member);
        const wanted = membersOf(checker.getDeclaredTypeOfSymbol(declared.get(name))).filter(isOwn);
        assert.deepEqual(wanted.sort(), found(error, Error.prototype).filter(isOwn).sort(), name);
    }
});

// The parameters of the functions and methods in all .js files. The keys are "function" and "Class.method".
const written = new Map();
for (const file of readdirSync(inProject(PACKAGE)).filter((each) => each.endsWith(".js"))) {
    const source = ts.createSourceFile(file, textOf(`${PACKAGE}/${file}`), ts.ScriptTarget.ES2022, true);
    for (const statement of source.statements) {
        if (ts.isFunctionDeclaration(statement)) written.set(statement.name.text, statement.parameters);
        if (ts.isVariableStatement(statement))
            for (const { name, initializer } of statement.declarationList.declarations)
                if (initializer?.parameters) written.set(name.getText(), initializer.parameters);
        if (ts.isClassDeclaration(statement))
            for (const member of statement.members)
                if (member.parameters && !ts.isGetAccessor(member)) {
                    const key = ts.isConstructorDeclaration(member) ? "constructor" : member.name.getText();
                    written.set(`${statement.name.text}.${key}`, member.parameters);
                }
    }
}

/** Compares the parameters of a declared function with those of the code. */
function compareParameters(key, signature) {
    const [code, types] = [written.get(key), signature.getDeclaration().parameters];
    const isOptional = ({ questionToken, dotDotDotToken }) => questionToken !== undefined || dotDotDotToken !== undefined;
    assert.equal(code.length, types.length, `${key} has ${code.length} parameters, but its type ${types.length}`);
    types.forEach((parameter, place) => {
        if (code[place].initializer) assert.ok(isOptional(parameter), `${key}: the parameter ${parameter.name.getText()} has a default`);
        if (ts.isIdentifier(code[place].name)) assert.equal(parameter.name.getText(), code[place].name.text, key);
    });
}

test("Each function has the declared parameters, and parameters with defaults are optional", () => {
    let compared = 0;
    for (const name of values.filter((value) => /^[a-z]/.test(value) && written.has(value))) {
        const [signature] = checker.getTypeOfSymbol(declared.get(name)).getCallSignatures();
        compareParameters(name, signature);
        ++compared;
    }
    assert.ok(compared > 30, `${compared}`);
});

test("Each method has the declared parameters, and parameters with defaults are optional", () => {
    let compared = 0;
    for (const name of Object.keys(INSTANCES)) {
        const instance = checker.getDeclaredTypeOfSymbol(declared.get(name));
        const ofClass = checker.getTypeOfSymbol(declared.get(name));
        const methods = [...instance.getProperties(), ...ofClass.getProperties()];
        for (const method of methods) {
            const [signature] = checker.getTypeOfSymbol(method).getCallSignatures();
            const owner = method.valueDeclaration?.parent?.name?.text;
            const key = `${owner}.${method.name}`;
            if (signature === undefined || !written.has(key)) continue;
            compareParameters(key, signature);
            ++compared;
        }
        const [made] = ofClass.getConstructSignatures();
        if (written.has(`${name}.constructor`)) compareParameters(`${name}.constructor`, made);
    }
    assert.ok(compared > 120, `${compared}`);
});
