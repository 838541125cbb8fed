// Games and tile sets as users of the package use them.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as mb from "./mistbank.js";
import { Action, ActionKind, Adviser, Colour, DecisionKind, EventKind, Expansion, FactKind, facts, FigureKind, Game, Mark, Outcome, Rules, Scope, SegmentKind, TileSet, Viewer } from "./mistbank.js";
import { dice, level3, play, refuses, textOf } from "./support.js";

test("Three lines of code can play a game", () => {
    const game = new Game(Rules.cooperative({ level: 3, players: 2 }), { seed: 7 });
    while (!game.isOver) game.apply(game.legalActions()[0]);
    assert.ok([Outcome.Won, Outcome.Lost].includes(game.outcome));
    assert.match(game.summary(), /lost|won/);
});

for (const preset of Rules.presets)
    test(`A game of ${preset} can be played to its end`, () => {
        const game = play(new Game(preset, { seed: 5 }));
        assert.equal(game.phase, DecisionKind.Over);
        assert.deepEqual(game.legalActions(), []);
        for (const action of game.actions()) assert.deepEqual(game.parse(game.text(action)), action);
        game.free();
    });

test("An action can be passed as a listed action, plain fields, text, or a copy from structuredClone or JSON", () => {
    const games = Array.from({ length: 5 }, () => new Game("level5", { seed: 4 }));
    const below = dice(4);
    while (!games[0].isOver) {
        const legal = games[0].legalActions();
        const action = legal[below(legal.length)];
        const forms = [action, { ...action }, games[0].text(action), structuredClone(action), JSON.parse(JSON.stringify(action))];
        games.forEach((game, index) => game.apply(forms[index]));
        assert.equal(new Set(games.map((game) => game.stateHash)).size, 1);
    }
});

test("An action has the properties of its kind", () => {
    const lay = new Action(ActionKind.Lay, 0, 0, 2 | (1 << 2), 3, -1);
    assert.deepEqual([lay.rotation, lay.placeInHand, String(new Action(ActionKind.Lay, 0, 0, 2, 3, -1))], [2, 1, "lay 3,-1 2"]);
    const take = Action.of({ kind: ActionKind.Take, count: mb.value("figure_kind", "large") | (2 << 4) | (1 << 6) });
    assert.deepEqual([take.figure, take.ghosts, take.fairy], [FigureKind.Large, 2, true]);
    assert.ok(lay.equals({ kind: ActionKind.Lay, count: 6, x: 3, y: -1 }));
    assert.ok(!lay.equals(null) && !lay.equals({ kind: ActionKind.Lay, count: 6, x: 3 }));
    const bytes = new Uint8Array(24);
    lay.putInto(bytes, 2);
    assert.deepEqual(Action.in(bytes, 2), lay);
    assert.deepEqual(Action.in(bytes.subarray(16)), lay);
    assert.equal(Action.in(bytes).kind, ActionKind.None);
    refuses(() => Action.in(bytes, 3), mb.InvalidArgumentError, /index must be a whole number from 0 to 2, not 3/);
    refuses(() => Action.in([1, 2]), TypeError, /bytes must be a Uint8Array/);
    const draw = new Game(Rules.base({ draws: "external" })).legalActions()[3];
    assert.match(String(draw), /^draw #\d+$/);
    const game = new Game(Rules.base({ draws: "external" }));
    game.apply(String(draw));
    assert.deepEqual(game.actions(), [draw]);
    assert.deepEqual([draw.tile, draw.rotation], [draw.x, 0]);
});

test("The kinds and colours of actions, events, decisions and figures are names", () => {
    const game = new Game("base", { seed: 7 });
    assert.deepEqual([game.decision.kind, game.phase, game.outcome, game.rules.system], ["lay_tile", "lay_tile", "open", "base"]);
    game.apply(game.legalActions().find((action) => action.kind === "lay"));
    const place = game.legalActions().find((action) => action.kind === "place");
    game.apply(place);
    assert.deepEqual([place.colour, place.figure], ["red", "meeple"]);
    assert.deepEqual(game.figures.map(({ colour, kind }) => [colour, kind]), [["red", "meeple"]]);
    const { kind, meeples } = game.features.find((feature) => feature.meeples.red === 1);
    assert.ok(["road", "city", "field", "monastery"].includes(kind) && meeples.green === 0);
    const placed = game.events().find((event) => event.kind === "figure_placed");
    assert.deepEqual([placed.colour, placed.figure], ["red", "meeple"]);
    assert.equal(game.supply("red").figures.meeple, 6);
    assert.ok(game.types.every((type) => type.sides.every((side) => ["field", "road", "city"].includes(side))));
    for (const [constant, name] of [[ActionKind.Lay, "lay"], [EventKind.TileLaid, "tile_laid"], [FigureKind.Normal, "meeple"]])
        assert.equal(constant, name);
});

test("Arguments can be constants, names in either spelling, or numbers of the C API", () => {
    const game = play(new Game("base", { seed: 7 }), 9);
    for (const colour of [Colour.Green, "green", "Green", 1]) assert.deepEqual(game.supply(colour), game.supply("green"));
    for (const kind of [ActionKind.Lay, "lay", "Lay", 2]) assert.equal(new Action(kind).kind, "lay");
    for (const system of ["demo", "Demo", 3]) assert.equal(new Rules({ system }).system, "demo");
    assert.deepEqual(["green", "Green", 1].map(mb.colourName), ["green", "green", "green"]);
    refuses(() => mb.colourName("mauve"), mb.InvalidArgumentError, /^colour must be one of red, /);
    assert.equal(new Rules({ edition: "2022" }).edition, mb.Edition.Of2022);
});

test("The score breakdown gives the player of each colour and only the sources with points", () => {
    const game = play(new Game(Rules.preset("everything", { players: 3 }), { seed: 5 }));
    const breakdown = game.scoreBreakdown();
    assert.deepEqual(breakdown.map(({ player, colour }) => [player, colour]), [[0, "red"], [1, "green"], [2, "blue"]]);
    for (const [index, { colour, total, points }] of breakdown.entries()) {
        assert.equal(total, game.points.totals[colour]);
        assert.equal(Object.values(points).reduce((sum, of) => sum + of, 0), total);
        assert.ok(Object.values(points).length > 1 && Object.values(points).every((of) => of !== 0));
        for (const [source, of] of Object.entries(points)) assert.equal(of, game.tallies[index].points[source]);
    }
    const team = play(new Game("level1", { seed: 5 }));
    const [{ player, colour, total }, ...others] = team.scoreBreakdown();
    assert.deepEqual([player, colour, total, others], [null, "none", team.scoringMeeples[0].total, []]);
});

test("The preset functions accept fields of the rules as names or numbers", () => {
    assert.deepEqual(Rules.cooperative({ level: 6, players: 4 }).scoringColours, [Colour.Red, Colour.Green, Colour.Blue]);
    assert.equal(Rules.base({ players: 3, farmers: false }).farmers, false);
    assert.deepEqual(Rules.demo({ players: 5 }).colours, ["red", "green", "blue", "yellow", "black"]);
    const gcc = Rules.ghostsCastlesCemeteries({ players: 2, colours: ["black", "Yellow"], expansions: ["river"] });
    assert.deepEqual(gcc.expansions, [mb.Expansion.GhostsCastlesCemeteries, mb.Expansion.River]);
    assert.deepEqual(gcc.colours, [Colour.Black, Colour.Yellow]);
    assert.deepEqual({ ...Rules.preset("level4_2022") }, { ...new Rules({ level: 4, edition: "2022" }) });
    assert.deepEqual(Rules.base({ expansions: ["abbot", 1] }).expansions, ["river", "abbot"]);
    assert.equal(new Game({ system: "base", players: 3 }).rules.players, 3);
    assert.equal(new Game("level2", { seed: 2n ** 64n - 1n }).rules.seed, 2n ** 64n - 1n);
    assert.ok(Object.isFrozen(gcc) && Object.isFrozen(gcc.colours));
});

test("Rules name their tile sets, and passing these sets gives the same game", () => {
    const rules = Rules.preset("everything");
    const sets = rules.defaultSets.map((name) => TileSet.builtin(name));
    assert.equal(rules.defaultSets[0], "mists");
    assert.equal(new Game(rules, { sets }).stateHash, new Game(rules).stateHash);
    assert.equal(new Game("level1", { sets: TileSet.builtin("mists") }).stateHash, new Game("level1").stateHash);
});

test("The seed determines the game, and a game can restart with another seed", () => {
    const [game, same, other] = [7, 7n, 8].map((seed) => new Game("level2", { seed }));
    assert.equal(game.stateHash, same.stateHash);
    assert.notEqual(game.stateHash, other.stateHash);
    play(game, 20).restart(8);
    assert.equal(game.stateHash, other.stateHash);
    assert.deepEqual(game.events(), other.events());
    assert.ok(game.actionCount === 0 && game.recording);
});

test("Events can be listed from a given index, and each event has a sentence", () => {
    const game = new Game("level3", { seed: 2 });
    const before = game.eventCount;
    game.apply(game.legalActions()[0]);
    const events = game.events(before);
    assert.equal(events[0].kind, EventKind.TileLaid);
    assert.equal(events[0].action, 1);
    assert.deepEqual(events, game.events().slice(before));
    assert.match(game.sentence(events[0]), /lays/);
    assert.equal(game.sentence({ ...events[0] }), game.sentence(events[0]));
});

test("Queries about a game return consistent results", () => {
    const game = play(new Game("level5", { seed: 3 }), 25);
    const { tiles, figures, features, types } = game;
    assert.equal(tiles.length, game.tileCount);
    tiles.forEach((tile, index) => {
        assert.equal(game.tileAt(tile.x, tile.y), index);
        assert.deepEqual(game.tile(index), tile);
        assert.equal(tile.faceDown, tile.type < 0);
    });
    assert.equal(game.tileAt(500, 500), null);
    figures.forEach((figure, index) => {
        assert.equal(game.figureOn(figure.tile, figure.segment), index);
        assert.deepEqual(game.figure(index), figure);
    });
    assert.equal(figures.length, game.figureCount);
    for (const feature of features) {
        assert.deepEqual(game.feature(feature.tile, feature.segment), feature);
        const { x, y } = game.spot(feature.tile, feature.segment);
        const tile = tiles[feature.tile];
        assert.ok(x >= tile.x && x <= tile.x + 1 && y >= tile.y && y <= tile.y + 1);
        assert.ok(game.ghostsOn(feature.tile, feature.segment) <= feature.ghosts);
    }
    const onTiles = tiles.reduce((sum, tile) => sum + tile.ghosts, 0);
    const onMeeples = figures.reduce((sum, figure) => sum + figure.ghosts, 0);
    assert.equal(onTiles + onMeeples, game.ghostsOnBoard);
    assert.deepEqual([game.goal, game.piles.length, game.houndNumber(1)], [100, 3, 15]);
    assert.deepEqual([game.playerOf("red"), game.playerOf(Colour.Pink)], [0, null]);
    const unseen = types.reduce((sum, _, type) => sum + game.unseen(type), 0);
    assert.equal(unseen, game.piles.reduce((sum, pile) => sum + pile, 0) + tiles.filter((tile) => tile.faceDown).length);
    assert.equal(types[game.findType(types[5].id)], types[5]);
    assert.equal(game.findType("palace"), null);
});

test("Anchors and spots rotate with the tile", () => {
    const game = play(new Game("base", { seed: 3 }), 60);
    game.tiles.forEach((tile, index) =>
        game.types[tile.type].segments.forEach(({ anchorX: east, anchorY: south }, segment) => {
            const turned = [
                { x: east, y: south },
                { x: 100 - south, y: east },
                { x: 100 - east, y: 100 - south },
                { x: south, y: 100 - east },
            ];
            const anchor = game.anchorOn(index, segment);
            assert.deepEqual(anchor, turned[tile.rotation]);
            assert.deepEqual(game.spot(index, segment), { x: tile.x + anchor.x / 100, y: tile.y + anchor.y / 100 });
        }),
    );
});

test("Queries return the pieces of expansions", () => {
    const game = new Game("everything", { seed: 3 });
    const { figures, goods, reserve, floors, abbeys } = game.supply("red");
    const F = FigureKind;
    assert.deepEqual([figures[F.Normal], figures[F.Guard], figures[F.Mayor], figures[F.Shepherd]], [5, 2, 1, 1]);
    assert.deepEqual([goods, reserve, floors, abbeys], [{ wine: 0, grain: 0, cloth: 0 }, 3, 10, 1]);
    const below = dice(2);
    const [kinds, marks] = [new Set(), new Set()];
    while (!game.isOver) {
        const legal = game.legalActions();
        game.apply(legal[below(legal.length)]);
        assert.equal(game.decision.player, game.decidingPlayer);
        game.figures.forEach((figure) => kinds.add(figure.kind));
        game.features.forEach((feature) => feature.marks.forEach((mark) => marks.add(mark)));
        for (const { colour, holder } of game.prisoners) assert.notEqual(colour, holder);
    }
    for (const kind of [F.Normal, F.Guard, F.Large]) assert.ok(kinds.has(kind));
    for (const mark of [Mark.Inn, Mark.Cathedral]) assert.ok(marks.has(mark));
    const drawable = game.types.reduce((sum, _, type) => sum + game.drawable(type), 0);
    assert.equal(drawable, game.tilesUnderHills);
    assert.ok(game.tilesUnderHills > 0 && game.part >= 1 && typeof game.inLastRound === "boolean");
    for (const tile of [game.dragonTile, game.fairyTile, game.bigTopTile]) assert.ok(tile === null || game.tile(tile));
    assert.ok([0, 1, 2, 3, 4].every((number) => game.sheepInBag(number) >= 0) && game.flock("red", 1) >= 0);
    assert.ok(game.animalsUnseen(5) >= 0);
});

test("Queries return the pieces of the small boxes", () => {
    const game = new Game("everything", { seed: 3 });
    const listed = (...names) => names.map((name) => game.fact(name));
    assert.deepEqual(listed("mage", "witch", "ferries", "messages"), [[-1, -1], [-1, -1], [], []]);
    assert.deepEqual(game.fact("robber", "red"), [-1]);
    assert.deepEqual(listed("next_message", "ingots_aside").flat(), [0, 16]);
    assert.deepEqual(listed("king", "largest_city", "baron", "longest_road").flat(), [Colour.None, 0, Colour.None, 0]);
    const below = dice(2);
    const couriers = new Map([[Colour.Red, 0], [Colour.Green, 0]]);
    const [drawn, held] = [[], new Map([[Colour.Red, 0], [Colour.Green, 0]])];
    while (!game.isOver) {
        const [legal, heard] = [game.legalActions(), game.eventCount];
        game.apply(legal[below(legal.length)]);
        for (const { kind, colour, count, total } of game.events(heard)) {
            if (kind === EventKind.FigureAdvanced && count === 1) couriers.set(colour, total);
            if (kind === EventKind.MessageDrawn) drawn.push(count);
            if (kind === EventKind.GoldTaken) held.set(colour, total);
        }
        for (const [colour, number] of couriers) assert.deepEqual(game.fact("courier", colour), [number]);
        for (const [colour, ingots] of held) assert.deepEqual(game.fact("ingots_held", colour), [ingots]);
        assert.deepEqual(game.fact("messages"), drawn.slice(0, 8));
        if (game.decision.kind === DecisionKind.Message) assert.equal(game.decision.number, drawn.at(-1));
        const onTiles = game.tiles.reduce((sum, _, tile) => sum + game.fact("ingots", tile)[0], 0);
        assert.equal(game.fact("ingots_aside")[0] + onTiles + game.fact("ingots_held", "red")[0] + game.fact("ingots_held", "green")[0], 16);
        const ferries = game.fact("ferries");
        for (let at = 0; at < ferries.length; at += 3) {
            const [tile, first, second] = ferries.slice(at, at + 3);
            assert.deepEqual(game.feature(tile, first), game.feature(tile, second));
        }
        const [tile, segment] = game.fact("mage");
        if (tile >= 0) assert.ok(game.feature(tile, segment));
    }
    assert.ok(drawn.length > 0 && game.fact("ferries").length > 0 && listed("largest_city", "longest_road").flat().every((tiles) => tiles > 0));
    assert.deepEqual(game.fact("courier", "pink"), []);
    const { figures, goods, ...pieces } = game.supply("pink"); // no player has the colour pink
    assert.deepEqual(new Set([figures, goods, pieces].flatMap((counts) => Object.values(counts))), new Set([0]));
});

test("Each fact has a description and as many numbers as the description says", () => {
    const game = new Game("everything", { seed: 3 });
    const held = facts().find(({ name }) => name === "ingots_held");
    assert.deepEqual([held.title, held.noun, held.clause], ["ingots held", "ingot", "GLD-7"]);
    assert.deepEqual([held.expansion, held.scope, held.kind], [Expansion.Gold, Scope.Colour, FactKind.Number]);
    assert.deepEqual([held.numbers, held.lowest, held.absent], [1, 0, null]);
    assert.equal(facts().find(({ name }) => name === "robber").absent, -1);
    for (const [number, fact] of facts().entries()) {
        assert.equal(fact.number, number);
        const owner = fact.scope === Scope.Colour ? "red" : 0;
        assert.deepEqual(game.fact(fact, owner), game.fact(fact.name, owner));
        // A game can lack the facts of house rules and of other systems.
        const isAbsent = fact.expansion === null && game.fact(fact, owner).length === 0;
        if (fact.numbers !== 0 && !isAbsent) assert.equal(game.fact(fact, owner).length, fact.numbers);
    }
    assert.throws(() => game.fact("ingot"), { name: "InvalidArgumentError", message: /^fact must be one of .*ingots_held.*, not "ingot"$/ });
    assert.throws(() => game.fact(3), TypeError);
    assert.throws(() => game.fact("ingots", 99), { name: "InvalidArgumentError", message: /^of must be a whole number from 0 to \d+, not 99$/ });
    assert.throws(() => game.fact("robber", "mauve"), { name: "InvalidArgumentError", message: /^of must be one of red, / });
});

test("Actions of the small boxes can be written as JSON and as text", () => {
    const ferry = Action.of({ kind: "ferry", x: 3, y: -1, segment: 0, other: 2 });
    assert.deepEqual(ferry.toJSON(), { kind: "ferry", x: 3, y: -1, segment: 0, other: 2 });
    assert.equal(String(ferry), "ferry 3,-1/0+2");
    const courier = Action.of({ kind: "advance_figure", counter: "courier" });
    assert.deepEqual(courier.toJSON(), { kind: "advance_figure", counter: "courier" });
    assert.equal(String(courier), "advance courier");
    assert.equal(String(Action.of({ kind: "robber", number: 18 })), "robber 18");
    assert.throws(() => Action.of({ kind: "advance_figure", counter: "horse" }), /action.counter must be one of marker, courier/);
});

test("A tile set gives its name, texts, starting tiles and tile types", () => {
    const mists = TileSet.builtin("mists");
    assert.equal(mists.name, "mists");
    assert.ok(mists.title !== "" && mists.provenance() !== "" && mists.provenance(0) !== undefined);
    assert.equal(mists.types.reduce((sum, type) => sum + type.copies, 0), 64);
    assert.equal(mists.types.length, mists.typeCount);
    assert.deepEqual(mists.type(3), mists.types[3]);
    assert.equal(mists.find(mists.type(3).id), 3);
    assert.equal(mists.find("palace"), null);
    assert.equal(mists.start.length, 4);
    assert.deepEqual([mists.start[0].x, mists.start[0].y], [0, 0]);
    assert.equal(TileSet.parse(mists.text).fingerprint, mists.fingerprint);
    assert.equal(TileSet.builtinText("mists"), mists.text);
    assert.ok(mists.types.some((type) => type.segments.some((segment) => segment.kind === SegmentKind.Mist)));
    const [machine] = TileSet.builtin("flying_machines").types;
    assert.deepEqual([machine.marks, machine.machineDirection], [[Mark.Machine], mb.Direction.NorthWest]);
    assert.equal(mists.type(0).machineDirection, null);
    assert.deepEqual(TileSet.builtinNames.map((name) => TileSet.builtin(name).name), TileSet.builtinNames);
    assert.match(String(mists), /^mists: /);
});

test("Undo removes and returns actions, and applying these actions restores the game", () => {
    const game = new Game("level2", { seed: 4 });
    const [start, events] = [game.stateHash, game.eventCount];
    play(game, 12);
    const end = game.stateHash;
    assert.ok(game.lastDraw <= 12);
    assert.deepEqual(game.actions(3), game.actions().slice(3));
    const taken = game.undo(12);
    assert.deepEqual([game.stateHash, game.eventCount, game.actionCount], [start, events, 0]);
    for (const action of taken) game.apply(action);
    assert.equal(game.stateHash, end);
    assert.deepEqual(game.undo(0), []);
});

test("Clones and copies equal the original and change independently", () => {
    const game = play(new Game("ghosts_castles_cemeteries", { seed: 4 }), 40);
    const before = game.stateHash;
    const copy = new Game("ghosts_castles_cemeteries", { seed: 9 });
    copy.copyFrom(game);
    for (const other of [game.clone(), copy]) {
        assert.equal(other.stateHash, before);
        assert.deepEqual(other.events(), game.events());
        other.undo();
        assert.notEqual(other.stateHash, before);
    }
    assert.equal(game.stateHash, before);
});

test("Records, positions, snapshots and clones keep the headers, and texts use the names in the headers", () => {
    const game = new Game("base", { seed: 4 });
    game.setHeader("x-name-red", "Zoë");
    game.setHeader("x-event", "Club night, table 4");
    const copies = [Game.replay(game.toRecord()), Game.fromPosition(game.toPosition()), Game.fromSnapshot(game.toSnapshot())];
    for (const copy of [...copies, game.clone()])
        assert.deepEqual(copy.headers, { "x-name-red": "Zoë", "x-event": "Club night, table 4" });
    assert.match(game.summary(), /Zoë/);
    assert.doesNotMatch(game.summary({ names: { red: "Anna" } }), /Zoë/);
    game.setHeader("x-event", "");
    assert.equal(game.headers["x-event"], "");
    game.setHeader("x-event", null);
    game.setHeader("x-ä", null);
    assert.deepEqual(Object.keys(game.headers), ["x-name-red"]);
    for (const [key, value, words] of [
        ["event", "1", /key 'event' must be x-/],
        ["x-a\0b", "1", /key must not contain a zero/],
        ["x-a", "1\0", /value must not contain a zero/],
        ["x-a", "No. #1", /control characters or '#'/],
    ])
        assert.throws(() => game.setHeader(key, value), (error) => error instanceof mb.InvalidArgumentError && words.test(error.message));
    assert.throws(() => game.setHeader("x-a", 1), TypeError);
});

test("Explanations use the names in the headers of the game", () => {
    const game = new Game("base", { seed: 4 });
    for (let step = 0; step < 40; ++step) game.apply(game.legalActions()[0]);
    game.setHeader("x-name-red", "Zoë");
    game.setHeader("x-name-green", "Bo");
    const adviser = new Adviser(game);
    adviser.think(game, 4);
    const words = adviser.advice.map((_, index) => adviser.explanation(index)).join("\n");
    assert.match(words, /Zoë|Bo/);
    assert.doesNotMatch(words, /\b(red|green)\b/);
});

test("A state can be saved as bytes and restored", () => {
    const game = play(new Game("everything", { seed: 4, recording: false }), 30);
    const held = game.saveState();
    const before = game.stateHash;
    for (let seed = 0; seed < 3; ++seed) {
        play(game, 20, seed);
        assert.notEqual(game.stateHash, before);
        game.restoreState(held);
        assert.equal(game.stateHash, before);
    }
    assert.ok(held.length > 1000 && held.length < 2 * game.stateBytes);
    refuses(() => game.restoreState(held.subarray(1)), mb.InvalidArgumentError, /does not hold a saved state/);
    refuses(() => game.restoreState(new Game("base").saveState()), mb.InvalidArgumentError);
});

test("Records and snapshots in any form restore the game", () => {
    const game = play(new Game("level4", { seed: 6 }), 30);
    const [record, snapshot] = [game.toRecord(), game.toSnapshot()];
    const loaded = [
        Game.replay(record),
        Game.load(record),
        Game.load(new TextEncoder().encode(record.replaceAll("\n", "\r\n"))),
        Game.fromSnapshot(snapshot),
        Game.load(snapshot),
        Game.load(snapshot.buffer.slice(snapshot.byteOffset, snapshot.byteOffset + snapshot.length)),
        Game.fromSnapshot(new DataView(snapshot.buffer, snapshot.byteOffset, snapshot.length)),
    ];
    for (const entry of loaded) assert.equal(entry.stateHash, game.stateHash);
    const open = Game.load(game.toRecord("open"));
    assert.equal(open.rules.draws, mb.Draws.External);
    assert.equal(open.publicHash, game.publicHash);
    assert.deepEqual(open.tiles, game.tiles);
});

test("A stored game contains its custom tiles", () => {
    const set = TileSet.parse(textOf("tests/scenarios/tiles/plain.tiles"));
    const game = new Game({ draws: "external", level: 1 }, { sets: [set] });
    game.apply("draw road");
    set.free();
    for (const stored of [Game.load(game.toRecord()), Game.load(game.toSnapshot())]) {
        assert.equal(stored.stateHash, game.stateHash);
        assert.deepEqual(stored.types, game.types);
    }
});

test("Hands and tiles drawn ahead are hidden unless the rules make them open", () => {
    for (const house of [{ hand: 3 }, { drawAhead: true }]) {
        assert.equal(new Game(Rules.base(house)).hasHiddenHands, true);
        assert.equal(new Game(Rules.base({ ...house, handOpen: true })).hasHiddenHands, false);
    }
    assert.equal(new Game("base").hasHiddenHands, false);
});

test("Only the owner sees a hidden hand", () => {
    const game = new Game(Rules.base({ hand: 3 }), { seed: 2 });
    assert.deepEqual(game.hand(0), [null, null, null]);
    assert.ok(game.hand(0, 0).every((type) => type !== null));
    assert.deepEqual(game.hand(0, 0), game.hand(0, Viewer.Host));
    assert.deepEqual(game.hand(1, 0), [null, null, null]);
    const other = game.clone();
    other.determinize(5, 0);
    assert.deepEqual(other.hand(0, 0), game.hand(0, 0));
    assert.notEqual(other.stateHash, game.stateHash);
});

test("Determinize does not change visible parts", () => {
    const game = play(new Game("level5", { seed: 6 }), 8);
    const other = game.clone();
    other.determinize(1);
    assert.notEqual(other.stateHash, game.stateHash);
    assert.equal(other.publicHash, game.publicHash);
    assert.deepEqual([other.tiles, other.legalActions()], [game.tiles, game.legalActions()]);
});

for (const [preset, players] of [["level1", 1], ["level6", 2], ["base", 3], ["everything", 6]])
    test(`Returns are 0 during a game of ${preset}, and at its end 1 for winners and -1 for losers`, () => {
        const game = new Game(Rules.preset(preset, { players }), { seed: 5 });
        assert.deepEqual(game.returns(), Array(players).fill(0));
        play(game);
        const winning = new Set(game.winners.map((colour) => game.playerOf(colour)));
        const expected = Array.from({ length: players }, (_, player) => (winning.has(player) ? 1 : -1));
        assert.deepEqual(game.returns(), expected);
        if (game.goal > 0) assert.deepEqual(new Set(expected), new Set([game.outcome === Outcome.Won ? 1 : -1]));
    });

test("The method rollout() plays the game to its end, and rollouts() plays only copies", () => {
    const [game, other] = [new Game("base", { seed: 6 }), new Game("base", { seed: 6 })];
    const rollout = game.rollout(3);
    assert.ok(game.isOver && rollout.actions === game.actionCount);
    assert.deepEqual([rollout.winners, rollout.outcome], [game.winners, Outcome.Finished]);
    assert.ok(rollout.winners.every((colour) => game.hasWon(colour)));
    for (const { colour, total } of game.scoringMeeples) assert.equal(rollout.totals[colour], total);
    for (const { colour, total, points } of game.tallies) {
        assert.equal(rollout.totals[colour], total);
        assert.equal(Object.values(points).reduce((sum, of) => sum + of), total);
        assert.deepEqual(Object.keys(points).slice(0, 3), ["before", "roads", "cities"]);
        assert.equal(Object.keys(points).length, Object.keys(mb.Source).length);
    }
    const all = other.rollouts(3, 20);
    assert.equal(other.actionCount, 0);
    all.forEach((one, index) => {
        const copy = other.clone();
        copy.determinize(3 + index, copy.decidingPlayer);
        assert.deepEqual(copy.rollout(3 + index), one);
    });
    assert.deepEqual(other.rollouts(1, 0), []);
});

test("A random action is legal, and advances the random generator", () => {
    const game = new Game("everything", { seed: 2 });
    let random = 5n;
    while (!game.isOver) {
        const legal = game.legalActions();
        const next = game.randomAction(random);
        assert.ok(legal.some((action) => action.equals(next.action)));
        assert.notEqual(next.random, random);
        random = next.random;
        game.apply(next.action);
    }
    refuses(() => game.randomAction(random), mb.GameOverError);
});

test("The board can be printed as text", () => {
    const game = play(new Game("level3", { seed: 1 }), 9);
    assert.ok(String(game).includes("●") && game.summary().includes("ghosts"));
    assert.notEqual(game.board({ coordinates: false }), game.board());
    assert.ok(game.board({ colours: true }).includes("\x1b["));
    assert.match(game.board({ ascii: true }), /^[\n -~]*$/);
    assert.ok(game.board({ x: 0, y: 0, width: 1, height: 1, coordinates: false }).length < game.board().length / 2);
    assert.notEqual(game.tileText(3), game.tileText(3, 1));
    assert.notEqual(game.tileText(3), game.tileText(3, 0, { numbers: 1 }));
});

test("Options and marks change the picture", () => {
    const game = play(new Game("level5", { seed: 7 }), 14);
    const plain = game.picture();
    const options = [
        { tileSize: 40 },
        { legend: false },
        { coordinates: true },
        { lastTile: false },
        { theme: "dark" },
        { letters: false },
        { owners: true },
        { finished: true },
        { numbers: true },
        { marks: [mb.highlight(0, 0)] },
        { marks: new Set([mb.arrow({ x: 0, y: 0 }, { x: 1, y: 1 }, { label: "é", colour: "#12AB34" })]) },
    ];
    for (const entry of options) assert.notEqual(game.picture(entry), plain, JSON.stringify(entry));
    assert.equal(game.picture({ theme: mb.Theme.Dark }), game.picture({ theme: "dark" }));
    assert.equal(game.picture({ marks: [] }), plain);
    const base = new Game("base", { seed: 7 });
    assert.notEqual(base.picture({ fits: true }), base.picture());
    for (const svg of [plain, base.tilePicture(3), base.tilePicture(3, 1), base.tilePicture(3, 0, { numbers: true, tileSize: 200 })])
        assert.match(svg, /^<svg [\s\S]*<\/svg>\s*$/);
    assert.notEqual(base.tilePicture(3), base.tilePicture(3, 1));
});

test("Advice covers every legal action, and advisers play whole games", () => {
    const game = play(new Game("level5", { seed: 3 }), 9);
    const adviser = new Adviser(game, { seed: 1 });
    assert.deepEqual([adviser.advice, adviser.simulations, adviser.count], [[], 0, 0]);
    adviser.think(game, 4);
    adviser.think(game, 6);
    assert.deepEqual([adviser.simulations, adviser.count], [10, game.legalActions().length]);
    const texts = (actions) => actions.map(String).sort();
    assert.deepEqual(texts(adviser.advice.map((entry) => entry.action)), texts(game.legalActions()));
    assert.ok(adviser.choose().equals(adviser.advice[0].action));
    assert.deepEqual(adviser.adviceAt(1), adviser.advice[1]);
    assert.ok(adviser.advice.every(({ winning, line, action }) => winning >= 0 && winning <= 1 && line[0].equals(action)));
    assert.equal(typeof adviser.explanation(0), "string");
    assert.equal(adviser.advice[0].group, 0);
    const hidden = game.clone();
    hidden.determinize(77, game.decidingPlayer);
    const same = new Adviser(hidden, { seed: 1 });
    same.think(hidden, 10);
    assert.deepEqual(same.advice, adviser.advice);
    const short = new Game("base", { seed: 5 });
    const players = ["best", mb.Strength.Easy].map((strength) => new Adviser(short, { strength }));
    while (!short.isOver) {
        const player = players[short.decidingPlayer];
        player.think(short, 1);
        short.apply(player.choose());
    }
    assert.deepEqual(players.map((entry) => entry.strength), [mb.Strength.Best, mb.Strength.Easy]);
});

test("Thinking in slices lets other tasks run, and gives the same advice as one call", async () => {
    const game = play(new Game("base", { seed: 4 }), 31);
    const [sliced, whole] = [new Adviser(game), new Adviser(game)];
    whole.think(game, 50);
    let [tasks, isOver] = [0, false];
    setImmediate(function count() {
        ++tasks;
        if (!isOver) setImmediate(count);
    });
    const thinking = sliced.thinkAsync(game, 50, { slice: 10 });
    assert.equal(sliced.simulations, 10); // the first slice has run
    game.apply(game.legalActions()[0]); // does not change the position of the adviser
    await thinking;
    isOver = true;
    assert.ok(tasks >= 4, `${tasks} tasks in 4 pauses`);
    assert.deepEqual([sliced.simulations, sliced.advice], [50, whole.advice]);
    await sliced.thinkAsync(game, 0);
    assert.equal(sliced.simulations, 0); // another position
});

test("Aborting thinkAsync() stops the adviser after the current slice with the signal's reason", async () => {
    const game = play(new Game("base", { seed: 4 }), 31);
    const adviser = new Adviser(game);
    const stop = new AbortController();
    const thinking = adviser.thinkAsync(game, 1000000, { signal: stop.signal, slice: 5 });
    setImmediate(() => stop.abort("enough")); // runs between two slices
    await assert.rejects(thinking, (reason) => reason === "enough");
    assert.ok(adviser.simulations >= 5 && adviser.simulations <= 15, `${adviser.simulations}`);
    assert.equal(game.whyNot(adviser.choose()), null);
    const before = adviser.simulations;
    await assert.rejects(adviser.thinkAsync(game, 10, { signal: AbortSignal.abort() }), { name: "AbortError" });
    assert.equal(adviser.simulations, before);
    const later = new Game("base", { seed: 5 });
    await assert.rejects(adviser.thinkAsync(later, 10, { signal: AbortSignal.abort() }), { name: "AbortError" });
    assert.deepEqual([adviser.simulations, later.whyNot(adviser.choose())], [0, null]); // the static judgement of this game
    await assert.rejects(adviser.thinkAsync(game, 10, { signal: true }), TypeError);
    await assert.rejects(adviser.thinkAsync(game, 10, { slice: 0 }), mb.InvalidArgumentError);
    await assert.rejects(adviser.thinkAsync(play(game), 10), mb.GameOverError);
    adviser.free();
    await assert.rejects(adviser.thinkAsync(new Game("base"), 10), mb.FreedError);
});

test("Merging parallel advisers gives the same result in any order", () => {
    const game = play(new Game("level3", { seed: 4 }), 12);
    const thought = (seed, simulations) => {
        const adviser = new Adviser(game, { seed });
        adviser.think(game, simulations);
        return adviser;
    };
    const team = [thought(0, 6), thought(1, 7), thought(2n, 8)];
    const [one, other] = [thought(0, 0), thought(0, 0)];
    for (const member of team) one.merge(member);
    for (const member of team.toReversed?.() ?? [...team].reverse()) other.merge(member.results());
    assert.deepEqual(one.advice, other.advice);
    assert.deepEqual(one.results(), other.results());
    assert.deepEqual([one.simulations, other.simulations], [21, 21]);
    assert.deepEqual(thought(0, 0).merge(one.results().buffer), undefined);
    one.reset();
    assert.equal(one.simulations, 0);
    one.think(game, 6);
    assert.deepEqual(one.advice, team[0].advice);
});

test("Advisers have equal results after they exchange new results", () => {
    const game = play(new Game("level3", { seed: 4 }), 12);
    const [one, other] = [0, 1].map((seed) => new Adviser(game, { seed, workers: 2 }));
    one.think(game, 0);
    const nothing = one.newResults();
    for (const round of [1, 2, 3]) {
        one.think(game, 5);
        other.think(game, 6);
        const [news, others] = [one.newResults(), other.newResults()];
        one.markReported();
        other.markReported();
        one.merge(others);
        other.merge(news);
        assert.equal(one.simulations, 11 * round);
        assert.deepEqual(one.results(), other.results());
        assert.deepEqual(one.newResults(), nothing);
    }
    assert.notDeepEqual(one.results(), nothing);
});

test("The number of parallel workers affects the advice", () => {
    const game = play(new Game("base", { seed: 4 }), 12);
    const advice = (options) => {
        const adviser = new Adviser(game, options);
        adviser.think(game, 30);
        return adviser.advice;
    };
    assert.notDeepEqual(advice({ workers: mb.Limits.maxWorkers }), advice({}));
    assert.deepEqual(advice({ workers: 1 }), advice({}));
});

test("A review of a whole game equals the reviews of its single decisions", () => {
    for (const preset of ["base", "level3"]) {
        const game = play(new Game(preset, { seed: 5 }), 9);
        const found = [...mb.reviewed(game, { simulations: 40 })];
        assert.deepEqual(found.map((entry) => entry.number), [...game.actions().keys()]);
        assert.deepEqual(found.map((entry) => entry.text), game.actions().map((action) => game.text(action)));
        assert.deepEqual([...mb.reviewed(game.toRecord(), { simulations: 40 })], found);
        assert.notDeepEqual([...mb.reviewed(game, { simulations: 40, seed: 3 })], found);
        assert.deepEqual([...mb.reviewed(game, { simulations: 40, players: [1] })], found.filter((entry) => entry.player === 1));
        assert.deepEqual([...mb.reviewed(game, { simulations: 40, first: 5 })], found.slice(5));
        const trial = game.clone();
        trial.undo(trial.actionCount);
        const adviser = new Adviser(trial);
        for (const one of found) {
            assert.deepEqual([one.turn, one.player, trial.whyNot(one.best)], [trial.turn, trial.decidingPlayer, null]);
            assert.ok(one.lost >= 0 && one.winning >= 0 && one.winning <= 1 && one.winningOf.length === 2 && one.pointsOf.length === 2);
            const { bestIndex, playedIndex, samples, ...alone } = adviser.review(trial, one.action, 40);
            for (const [name, value] of Object.entries(alone)) assert.deepEqual(one[name], value);
            assert.equal(samples, 10);
            assert.ok(adviser.adviceAt(bestIndex).action.equals(one.best) && adviser.adviceAt(playedIndex).action.equals(one.action));
            assert.equal(adviser.explanation(bestIndex), one.explanation);
            assert.equal(adviser.review(trial, one.text, 40).lost, one.lost);
            trial.apply(one.action);
        }
        const { value } = mb.reviewed(game).next(); // stop after the first decision
        assert.equal(value.number, 0);
    }
    assert.deepEqual([mb.verdictName(mb.Verdict.Blunder), mb.verdictName(6)], ["blunder", "chance"]);
});

test("A game can be observed as arrays of numbers for machine learning", () => {
    const game = play(new Game("base", { seed: 4 }), 31);
    const window = game.window(15, 13);
    assert.deepEqual([window.width, window.height], [15, 13]);
    const planes = game.planes(window);
    assert.equal(planes.length, mb.planeNames().length * 15 * 13);
    assert.equal(game.scalars().length, mb.scalarNames().length);
    const mask = game.legalMask(window);
    assert.equal(mask.length, game.indexCount(window));
    const indices = game.legalIndices(window);
    const legal = game.legalActions();
    assert.equal(indices.length, legal.length);
    indices.forEach((index, at) => {
        assert.equal(game.indexOf(window, legal[at]), index < 0 ? null : index);
        if (index >= 0) assert.ok(mask[index] === 1 && game.actionAt(window, index).equals(legal[at]));
    });
    assert.equal(mask.reduce((sum, one) => sum + one, 0), indices.filter((index) => index >= 0).length);
    const into = new Uint8Array(planes.length + 5);
    assert.equal(game.planes(window, game.decidingPlayer, into), into);
    assert.deepEqual(into.subarray(0, planes.length), planes);
    assert.deepEqual(game.scalars(0, new Int32Array(500)).subarray(0, 5), game.scalars(0).subarray(0, 5));
    assert.equal(game.indexOf(window, { kind: ActionKind.Lay, x: 999 }), null);
});

test("An observation has the planes in the chosen order", () => {
    const game = play(new Game("level3", { seed: 4 }), 31);
    const window = game.window(9, 7);
    const [all, used] = [game.planes(window, 1), game.usedPlanes()];
    assert.deepEqual(used, used.slice().sort());
    mb.planeNames().forEach((name, plane) => {
        const shows = all.subarray(63 * plane, 63 * (plane + 1)).some((value) => value !== 0);
        assert.ok(!shows || used.includes(plane), name);
    });
    const reversed = used.slice().reverse();
    const wanted = Uint8Array.from([...reversed].flatMap((plane) => [...all.subarray(63 * plane, 63 * (plane + 1))]));
    assert.deepEqual(game.chosenPlanes(window, reversed, 1), wanted);
    const into = new Uint8Array(wanted.length + 5);
    assert.equal(game.chosenPlanes(window, [...reversed], 1, into), into);
    assert.deepEqual(into.subarray(0, wanted.length), wanted);
    const large = game.window(255);
    const faceUp = mb.planeNames().indexOf("face_up");
    assert.deepEqual(game.chosenPlanes(large, [faceUp]), game.planes(large).subarray(255 * 255 * faceUp, 255 * 255 * (faceUp + 1)));
});

test("Names can be converted to numbers and numbers to names", () => {
    const { colourName, colourNamed, expansionName, expansionNamed } = mb;
    assert.deepEqual([colourName(0), colourName(Colour.None), colourName(77)], ["red", "none", "?"]);
    assert.deepEqual([colourNamed("pink"), colourNamed("none"), colourNamed("rot")], [Colour.Pink, Colour.None, null]);
    assert.deepEqual([expansionName(1), expansionNamed("river"), expansionNamed("rivers")], ["river", mb.Expansion.River, null]);
    const others = [mb.statusText(0), mb.systemName(2), mb.figureKindName(0), mb.goodName(1), mb.segmentName(4), mb.markName(0), mb.decisionName(2), mb.eventName(1), mb.strengthName(3)];
    assert.deepEqual(others, ["ok", "base", "meeple", "grain", "mist", "inn", "lay_tile", "turn_began", "best"]);
});

test("Every value of every enumeration has a name, and the name finds the value", () => {
    const { Enumeration, name, value } = mb;
    assert.deepEqual([name(Enumeration.Mark, Mark.Inn), name("colour", 0), name("colour", 77), name("colour", "Red")], ["inn", "red", "?", "?"]);
    assert.deepEqual([value(Enumeration.Mark, "cathedral"), value("colour", "green"), value("colour", "Red")], [1, 1, null]);
    for (const enumeration of Object.values(Enumeration)) {
        const named = Array.from({ length: 2100 }, (_, number) => number).filter((number) => name(enumeration, number) !== "?");
        assert.ok(named.length > 1, enumeration);
        for (const number of named) assert.equal(value(enumeration, name(enumeration, number)), number);
    }
    assert.throws(() => name("colours", 0), { name: "InvalidArgumentError", message: /^enumeration must be one of colour, / });
    assert.throws(() => value(99, "red"), { name: "InvalidArgumentError" });
});

test("Expansions, marks, figures and facts have descriptions", () => {
    const { expansions, figureKinds, marks } = mb;
    assert.deepEqual(expansions().map(({ expansion }) => expansion), Object.values(Expansion));
    assert.deepEqual(marks().map(({ mark }) => mark), Object.values(Mark));
    assert.deepEqual(figureKinds().map(({ kind }) => kind), Object.values(FigureKind));
    const expansionOf = (wanted) => expansions().find(({ expansion }) => expansion === wanted);
    const markOf = (wanted) => marks().find(({ mark }) => mark === wanted);
    const { title, clauses, marks: played, figures } = expansionOf("inns_cathedrals");
    assert.deepEqual([title, clauses, played, figures], ["Inns & Cathedrals", "INN", [Mark.Inn, Mark.Cathedral], [FigureKind.Large]]);
    for (const { mark, expansion, effect } of marks()) assert.ok(expansionOf(expansion).marks.includes(mark) && effect.endsWith("."));
    const { name, symbol, printedOn } = markOf("crop:farmer");
    assert.deepEqual([name, symbol, printedOn, markOf("inn").printedOn], ["crop:farmer", "rake", null, SegmentKind.Road]);
    assert.deepEqual(figureKinds()[2], { kind: "large", name: "large", title: "large meeple", effect: "It counts as two." });
    const factNamed = (wanted) => facts().find((fact) => fact.name === wanted);
    assert.deepEqual([factNamed("witch").effect, factNamed("witch").symbol], ["The witch halves the points of its road or city.", "witch-piece"]);
    assert.deepEqual([factNamed("mage").stored, factNamed("has_fairy").stored, factNamed("goods").symbol], [true, false, "wine grain cloth"]);
    assert.deepEqual([factNamed("goods").numberNames, factNamed("mage").numberNames], [["wine", "grain", "cloth"], []]);
    assert.deepEqual([mb.actionName(ActionKind.Floor), mb.actionTitle(ActionKind.Floor)], ["floor", "Build a floor of a tower"]);
    assert.ok([expansions, marks, figureKinds].every((list) => list() === list() && Object.isFrozen(list())));
});

test("A game lists the elements on its board with their effects", () => {
    const elements = new Game("base", { seed: 1 }).elements;
    const named = (wanted) => elements.find(({ name }) => name === wanted);
    assert.deepEqual(named("village"), { name: "village", title: "village", signs: "●", ascii: "o", effect: "Roads end there." });
    assert.equal(named("road").effect, "");
    assert.equal(named("ghosts"), undefined);
});

test("Every field of the rules has a description", () => {
    const rules = Rules.base();
    for (const { field } of mb.ruleFields()) assert.notEqual(rules[field], undefined, field);
    assert.equal(mb.ruleFields().length, Object.keys(rules).length);
    const castles = mb.ruleFields().find(({ name }) => name === "castles");
    assert.deepEqual([castles.clause, castles.flag, castles.standard, castles.house], ["GCC-14", true, 1, false]);
    assert.deepEqual([castles.expansions, castles.systems], [[Expansion.GhostsCastlesCemeteries], [mb.System.Base]]);
});

test("A game has a question for its decision, and a description of each action", () => {
    const game = new Game("base", { seed: 1 });
    const id = game.types[game.decision.tileType].id;
    assert.equal(game.question(), `lay ${id}`);
    const lay = game.legalActions()[0];
    assert.ok(game.describeAction(lay).startsWith(`Lays tile ${id} at ${lay.x},${lay.y}`));
    game.apply(lay);
    assert.equal(game.question(), `put a meeple on ${id} at ${lay.x},${lay.y}, or none`);
    assert.equal(game.describeAction("pass"), "Places nothing");
    assert.throws(() => game.describeAction("jump"), { name: "InvalidArgumentError" });
    assert.throws(() => game.question({ ascii: true }), TypeError);
    while (!game.isOver) game.apply(game.legalActions()[0]);
    assert.match(game.question(), /win/);
    game.free();
});

test("A game is freed at the end of its `using` block", () => {
    const game = level3();
    if (Symbol.dispose) game[Symbol.dispose]();
    else game.free();
    assert.ok(game.freed);
    assert.equal(String(game), "freed game");
});

test("Names of players replace the names of colours in every text", () => {
    const game = new Game("base", { seed: 3 });
    const names = { red: "Anna O'Hara", [Colour.Green]: "Kim" };
    const placed = { kind: "figure_placed", colour: "red", figure: "meeple", x: 0, y: 0, segment: 0 };
    assert.match(game.sentence(placed), /^a red meeple is placed on /);
    assert.match(game.sentence(placed, { names }), /^Anna O'Hara's meeple is placed on /);
    assert.equal(game.sentence(placed, { names: { red: "green", green: "red" } }).split("'")[0], "green");
    assert.match(game.describeAction({ kind: "place", colour: "red", figure: "meeple" }, { names }), /^Places Anna O'Hara's meeple /);
    assert.match(game.summary({ names }), /points {3}Anna O'Hara 0, Kim 0\n/);
    assert.match(game.summary({ names: { red: "" } }), /points {3}red 0, green 0\n/);
    assert.equal(game.summary({ names: {} }), game.summary());
    const adviser = new Adviser(game);
    for (const roll = dice(5); !game.isOver; ) {
        const legal = game.legalActions();
        game.apply(legal[roll(legal.length)]);
        if (game.isOver || game.actionCount % 16 !== 0) continue;
        adviser.think(game, 1);
        adviser.advice.forEach((_, index) => {
            const words = adviser.explanation(index, { names: { red: "<red>", green: "<green>" } });
            assert.equal(words.replaceAll(/[<>]/g, ""), adviser.explanation(index));
        });
    }
    const result = game.question({ names });
    assert.match(result, /(Anna O'Hara|Kim).* (wins|share the win)$/);
    assert.equal(result.replace("Anna O'Hara", "red").replace("Kim", "green"), game.question());
});

test("The error for invalid names identifies the wrong entry", () => {
    const game = new Game("base", { seed: 3 });
    for (const [names, error, message] of [
        ["Anna", TypeError, /names must be an object that maps colours to strings, not "Anna"/],
        [{ red: 3 }, TypeError, /names\.red must be a string, not 3/],
        [{ none: "A" }, mb.InvalidArgumentError, /names: a colour must be one of red, .*, not "none"/],
        [{ red: "a\nb" }, mb.InvalidArgumentError, /names\.red must be a string of up to 63 bytes in UTF-8 without control characters/],
        [{ red: "\u009b31m" }, mb.InvalidArgumentError, /names\.red must be/],
        [{ red: "\u00e9".repeat(32) }, mb.InvalidArgumentError, /names\.red must be/],
    ]) {
        assert.throws(() => game.summary({ names }), { name: error.name, message });
        assert.throws(() => game.question({ names }), { name: error.name, message });
        assert.throws(() => [...mb.reviewed(game, { names })], { name: error.name, message });
    }
    assert.match(game.summary({ names: { red: "x".repeat(63) } }), /x{63} 0/);
});
