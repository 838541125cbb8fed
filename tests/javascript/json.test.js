// JSON of rules, actions, events, tile sets and positions, in the format of src/json/FORMAT.md.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as mb from "./mistbank.js";
import { Action, ActionKind, Game, InvalidArgumentError, InvalidJsonError, InvalidRulesError, InvalidTileSetError, Rules, TileSet, UnknownNameError, Viewer } from "./mistbank.js";
import { dice, level3, play, refuses, textOf } from "./support.js";

const schema = JSON.parse(textOf("build/javascript/package/mistbank.schema.json")).$defs;

for (const preset of Rules.presets)
    test(`Positions, actions and events of ${preset} have the documented JSON`, () => {
        const rules = Rules.preset(preset, { seed: 2n ** 63n });
        assert.deepEqual(Rules.fromJson(rules.toJson()), rules.validated());
        assert.deepEqual(Rules.fromJson(rules.toJsonText()), rules.validated());
        const game = new Game(rules);
        const below = dice(3);
        let told = 0;
        while (!game.isOver && game.actionCount < 150) {
            const legal = game.legalActions();
            const action = legal[below(legal.length)];
            const json = game.actionToJson(action);
            assert.equal(json.text, game.text(action));
            assert.equal(json.kind, action.kind);
            for (const form of [json, JSON.stringify(json, null, 2), { text: json.text }, JSON.stringify(json.text)])
                assert.deepEqual(game.actionFromJson(form), action);
            game.apply(action);
            for (const event of game.events(told)) {
                const found = game.eventToJson(event);
                assert.deepEqual([found.kind, found.player, found.action], [event.kind, event.player, event.action]);
            }
            told = game.eventCount;
        }
        const json = game.toJson();
        assert.deepEqual(json, JSON.parse(game.toJsonText()));
        assert.deepEqual(json, JSON.parse(JSON.stringify(game)));
        assert.equal(BigInt(`0x${json.public_hash}`), game.publicHash);
        assert.deepEqual([json.turn, json.tiles.length, json.figures.length], [game.turn, game.tileCount, game.figureCount]);
        assert.deepEqual(json.features.map((entry) => entry.worth), game.features.map((entry) => entry.worth));
        assert.deepEqual(json.scores.map((entry) => entry.total), game.scoringMeeples.map((entry) => entry.total));
        const again = Game.fromJson(game.toJson({ viewer: "host" }));
        assert.deepEqual([again.stateHash, again.actionCount], [game.stateHash, 0]);
        assert.equal(Game.fromJson(game.toJsonText()).publicHash, game.publicHash);
        for (const field of schema.game.required) assert.ok(field in json, field);
        for (const field of Object.keys(json)) assert.ok(field in schema.game.properties, field);
    });

const { inspect } = await import("node:util");
const copyOf = (value) => JSON.parse(JSON.stringify(value));
const camel = (name) => name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
const camelCased = (json) => Object.fromEntries(Object.entries(json).map(([name, value]) => [camel(name), value]));

/** Checks that an object has the properties of its JSON. */
function checkProperties(value) {
    for (const [name, told] of Object.entries(copyOf(value))) {
        if (value[name] === mb.Colour.None) assert.equal(told, null);
        else assert.deepEqual(value[name], told, `${name} of ${inspect(value)}`);
    }
}

for (const preset of Rules.presets)
    for (const draws of ["automatic", "external"])
        test(`JSON.stringify() writes actions, events and decisions of ${preset} with ${draws} draws like the library`, () => {
            const game = new Game(Rules.preset(preset, { draws }), { seed: 5 });
            const below = dice(8);
            const idOf = (json) => (json.tile >= 0 ? { ...json, tile: game.types[json.tile].id } : json);
            let told = 0;
            while (!game.isOver && game.actionCount < 150) {
                checkProperties(game.decision);
                const { text: _, ...decision } = { ...game.toJson().decision };
                const { tile = null, ...plain } = copyOf(game.decision);
                for (const [field, value] of Object.entries(plain)) assert.equal(value, decision[field], field);
                assert.equal(tile === null ? null : game.types[tile].id, decision.tile);
                const legal = game.legalActions();
                const some = Math.ceil(legal.length / 8);
                for (const action of legal.filter((_, index) => index % some === 0)) {
                    const { text, ...json } = game.actionToJson(action);
                    assert.deepEqual(idOf(copyOf(action)), json);
                    checkProperties(action);
                    assert.equal(inspect(action), `Action ${inspect(copyOf(action))}`);
                    for (const form of [copyOf(action), json, { ...json, text }, { text }, { ...action }, { ...action, kind: json.kind }])
                        assert.equal(game.text(form), text);
                    assert.deepEqual(Action.of(copyOf(action)), action);
                    assert.ok(action.equals(copyOf(action)));
                }
                game.apply(copyOf(legal[below(legal.length)]));
                for (const event of game.events(told)) {
                    const json = game.eventToJson(event);
                    assert.deepEqual(idOf(copyOf(event)), camelCased(json));
                    checkProperties(event);
                    for (const form of [copyOf(event), json, { ...event }]) assert.equal(game.sentence(form), game.sentence(event));
                    for (const form of [copyOf(event), json]) assert.deepEqual(game.eventToJson(form), json);
                }
                told = game.eventCount;
            }
            assert.ok(game.actionCount > 5);
        });

test("An action can have names instead of numbers, and is printed with names", () => {
    const game = new Game("base", { seed: 7 });
    const legal = game.legalActions()[0];
    assert.equal(inspect([legal]), `[ Action { kind: 'lay', x: ${legal.x}, y: ${legal.y}, rotation: ${legal.rotation} } ]`);
    assert.equal(inspect({ of: { a: { turn: legal } } }), "{ of: { a: { turn: [Action] } } }");
    assert.match(inspect(game.decision), /^Decision \{ kind: 'lay_tile', player: 0, tile: [0-9]+ \}$/);
    assert.match(inspect(game.events()[0]), /^GameEvent \{\s+kind: 'tile_laid',\s+player: 0,\s+tile: [0-9]+,/);
    assert.equal(game.whyNot({ kind: "lay", x: 50, y: 50 }), game.whyNot({ kind: ActionKind.Lay, x: 50, y: 50 }));
    game.apply({ kind: "Lay", x: legal.x, y: legal.y, rotation: legal.rotation });
    const place = { kind: "place", colour: "red", figure: "meeple", segment: 0 };
    assert.equal(game.text(place), "meeple red 0");
    assert.equal(game.text({ ...place, figure: "normal" }), "meeple red 0");
    assert.equal(game.text({ kind: "FaceDown", x: 1, y: 2 }), "facedown 1,2");
    assert.deepEqual(new Action("place", 0, "green"), new Action(ActionKind.Place, 0, mb.Colour.Green));
    assert.equal(game.sentence({ kind: "won", colour: "green", total: 3 }), game.sentence({ kind: mb.EventKind.Won, colour: mb.Colour.Green, total: 3 }));
    assert.deepEqual(new Rules({ without: ["meeple"] }).without, new Rules({ without: ["normal"] }).without);
    assert.deepEqual(game.hand(0, "host"), game.hand(0, Viewer.Host));
    const { kind, ...marked } = mb.highlight(0, 0);
    assert.equal(game.picture({ marks: [{ kind: "cell", ...marked }] }), game.picture({ marks: [{ kind, ...marked }] }));
    const window = game.window(15);
    assert.equal(game.indexOf(window, legal.toJSON()), game.indexOf(window, legal));
    const moved = game.text(Object.assign(new Action("lay"), { colour: "red", x: 2 }));
    assert.equal(moved, "lay 2,0 0");
});

test("JSON contains a number for a value without a name", () => {
    assert.equal(JSON.stringify(new Action(99, 1, 2, 3, 4, 5)), '{"kind":99,"segment":1,"colour":"blue","count":3,"x":4,"y":5}');
    assert.deepEqual(copyOf(new Action(ActionKind.Exchange, 0, 0, 14)), { kind: "exchange", figure: 14 });
    assert.deepEqual(Action.of({ kind: "exchange", figure: 14 }), new Action(ActionKind.Exchange, 0, 0, 14));
});

test("JSON for a viewer contains only what that viewer sees", () => {
    const game = new Game(Rules.base({ hand: 3 }), { seed: 77 });
    const hidden = [null, null, null];
    const [nobody, host, first] = [game.toJson(), game.toJson({ viewer: "host" }), game.toJson({ viewer: 0 })];
    assert.deepEqual(nobody.hands, [hidden, hidden]);
    assert.deepEqual(first.hands[1], hidden);
    assert.deepEqual(first.hands[0], host.hands[0]);
    assert.ok(host.hands.flat().every((id) => game.findType(id) !== null));
    assert.equal(host.rules.seed, "77");
    assert.ok(!("seed" in nobody.rules) && !("hidden" in first) && host.hidden.order.length > 50);
    assert.deepEqual(game.toJson({ viewer: Viewer.Host }), host);
    assert.deepEqual(game.toJson({ viewer: "Nobody" }), game.toJson({ viewer: Viewer.Nobody }));
    assert.equal(BigInt(`0x${host.hidden.state_hash}`), game.stateHash);
});

for (const name of TileSet.builtinNames)
    test(`The tile set ${name} can be read from its JSON`, () => {
        const set = TileSet.builtin(name);
        for (const again of [TileSet.fromJson(set.toJson()), TileSet.fromJson(set.toJsonText()), TileSet.fromJson(JSON.stringify(set))]) {
            assert.equal(again.fingerprint, set.fingerprint);
            assert.equal(again.toJsonText(), set.toJsonText());
            assert.equal(TileSet.parse(again.text).fingerprint, set.fingerprint);
        }
    });

test("The examples on the format page can be read", () => {
    const [rules, action, , set, , position] = [...textOf("src/json/FORMAT.md").matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => text);
    const read = Rules.fromJson(rules);
    assert.deepEqual([read.level, read.players, read.seed], [4, 3, 12345n]);
    assert.deepEqual(level3().actionFromJson(action), new Action(ActionKind.Lay, 0, 0, 2, 3, -1));
    assert.equal(Game.fromJson(position).turn, 2);
    const tiles = TileSet.fromJson(set);
    assert.ok(play(new Game("level1", { sets: tiles })).isOver);
});

test("Rules with a BigInt seed can be read from an object and written as JSON", () => {
    assert.equal(Rules.fromJson({ preset: "base", seed: 2n ** 64n - 1n }).seed, 2n ** 64n - 1n);
    const stored = JSON.stringify({ rules: Rules.base({ seed: 5 }), set: TileSet.builtin("river") });
    assert.equal(Rules.fromJson(JSON.parse(stored).rules).seed, 5n);
    assert.equal(TileSet.fromJson(JSON.parse(stored).set).name, "river");
});

test("Unknown fields are ignored, and reported on request", () => {
    const heard = [];
    const options = { ignored: (words) => heard.push(words) };
    assert.equal(Rules.fromJson('{"speed": 1, "level": 2}', options).level, 2);
    Rules.fromJson({ level: 2 }, options);
    level3().actionFromJson({ kind: "pass", why: "tired" }, options);
    TileSet.fromJson({ ...TileSet.builtin("river").toJson(), colour: "blue" }, options).free();
    Game.fromJson({ rules: {}, mood: "glad" }, options);
    assert.equal(heard.pop(), "ignored: 'mood' (line 1, column 13)");
    assert.deepEqual(heard.slice(0, 2), ["ignored: 'speed' (line 1, column 2)", "ignored: 'why' (line 1, column 16)"]);
    assert.match(heard[2], /^ignored: 'colour'/);
    assert.equal(heard.length, 3);
});

test("Invalid JSON is refused with its line and column, and changes nothing", () => {
    const game = level3();
    const before = game.stateHash;
    const error = refuses(() => Rules.fromJson('{\n"level": }'), InvalidJsonError, /^line 2, column 10: expected a value, not '\}'$/);
    assert.deepEqual([error.line, error.column, error.status], [2, 10, mb.Status.InvalidJson]);
    for (const [call, kind, words] of [
        [() => Rules.fromJson('{"players": "two"}'), InvalidJsonError, /'players' must be a number, not a string/],
        [() => Rules.fromJson('{"preset": "level9"}'), UnknownNameError, /unknown preset 'level9'/],
        [() => Rules.fromJson('{"level": 1, "level": 2}'), InvalidJsonError, /level/],
        [() => Rules.fromJson(""), InvalidJsonError],
        [() => Rules.fromJson("[]"), InvalidJsonError],
        [() => Rules.fromJson("\ud800"), InvalidJsonError],
        [() => Rules.fromJson("x".repeat(2 ** 22 + 1)), InvalidJsonError, /4194304/],
        [() => Rules.fromJson(3), TypeError, /json must be an object, or a string that contains JSON, not 3/],
        [() => Rules.fromJson(null), TypeError, /json must be/],
        [() => Rules.fromJson("{}", { ignored: 3 }), TypeError, /ignored must be a function, not 3/],
        [() => Rules.fromJson("{}", { speed: 3 }), TypeError, /options have no "speed"/],
        [() => new Rules({ players: 77 }).toJson(), InvalidRulesError, /players/],
        [() => TileSet.fromJson('{"a":'.repeat(500000)), InvalidJsonError, /nested more than 64 levels deep/],
        [() => TileSet.fromJson({ name: "a", tiles: [{ id: "b" }] }), InvalidTileSetError, /line 1, column/],
        [() => Game.fromJson("{}"), InvalidJsonError, /^\$: missing field 'rules'$/],
        [() => Game.fromJson({ rules: { preset: "base" }, tiles: [{ x: 9, y: 9, tile: "D" }] }), mb.InvalidPositionError, /^\$\.tiles\[0\]/],
        [() => Game.fromJson({ rules: {} }, { speed: 3 }), TypeError, /options have no "speed"/],
        [() => TileSet.fromJson(undefined), TypeError, /json must be/],
        [() => game.actionFromJson({ kind: "lay" }), InvalidJsonError, /'lay' needs the field 'x'/],
        [() => game.actionFromJson("pass"), InvalidJsonError],
        [() => game.actionFromJson({ kind: "lay", x: 1, y: 0, rotation: 0, text: "pass" }), InvalidJsonError],
        [() => game.toJson({ viewer: 2 }), InvalidArgumentError, /viewer must be a player/],
    ])
        refuses(call, kind, words);
    assert.equal(game.stateHash, before);
    assert.equal(game.actionToJson({ kind: 99 }), null);
});
