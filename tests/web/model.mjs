// Plays games through the page's model. Checks for every decision that the model offers each legal action as a choice with
// words. Usage: node model.mjs FOLDER-OF-THE-PAGE [PART OF A TEST'S NAME]
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { dice, run, test } from "./tally.mjs";

const folder = resolve(process.argv[2]);
const load = (file) => import(pathToFileURL(join(folder, file)).href);
const library = await load("library.js");
await library.init(readFileSync(join(folder, "mistbank/mistbank.wasm")));
const { ActionKind, Adviser, DecisionKind, EventKind, Game, Rules, SegmentKind } = library;
const { byTarget, choicesOf, figuresOf, layAction } = await load("choices.js");
const { Session } = await load("session.js");
const { FIRST_CHOICE, houseRules, rulesOf } = await load("setup.js");
const { TableSetup } = await load("table_setup.js");
const { hashOf, recordOf } = await load("link.js");
const { withoutColours } = await load("hint.js");
const { LESSONS } = await load("lessons.js");
const { CELL_IN_TEXT, plain, plainEvent } = await load("plain_text.js");

/** Returns the texts of all actions that the page offers: by cell and rotation, by group and place, and as single
 *  buttons. */
function offered(game, choices) {
    const texts = choices.alone.map(({ text }) => text);
    for (const tile of choices.laying?.tiles ?? [])
        for (const { x, y, rotations } of tile.ways.values())
            for (const rotation of rotations) texts.push(game.text(layAction(x, y, rotation, tile.place)));
    for (const group of choices.groups) {
        const figures = figuresOf(group);
        const parts =
            figures.length === 0
                ? [group.choices]
                : figures.map(({ key }) => group.choices.filter(({ figure }) => figure.key === key));
        for (const part of parts) {
            texts.push(...part.map(({ text }) => text));
            const targets = [...byTarget(part).values()].flatMap(({ choices: here }) => here);
            assert.equal(targets.length, part.filter(({ target }) => target !== null).length);
        }
    }
    return texts;
}

const met = new Map();

/** Plays a game to its end. In cooperative games an adviser without simulations makes most decisions, because random
 *  players lose early. */
function playThrough(session, roll, prefers = () => false) {
    const { game } = session;
    const adviser = game.goal > 0 ? new Adviser(game, { strength: "easy" }) : null;
    for (let step = 0; !game.isOver; ++step) {
        assert.ok(step < 5000, "the game does not end");
        const choices = choicesOf(game);
        const texts = offered(game, choices);
        const legal = game.legalActions().map((action) => game.text(action));
        assert.deepEqual([...texts].sort(), legal.sort(), `decision ${choices.decision.kind}`);
        assert.match(choices.question, /^[A-Z]\w* ./);
        for (const choice of [...choices.alone, ...choices.groups.flatMap((group) => group.choices).slice(0, 12)]) {
            assert.ok(choice.words.length > 3, `${choice.text} has no words`);
            assert.doesNotMatch(choice.words, /undefined|NaN|\?/);
            if (choice.target?.kind === "spot")
                game.spot(game.tileAt(choice.target.x, choice.target.y), choice.target.segment);
        }
        const kinds = [...choices.groups.map(({ kind }) => kind), ...choices.alone.map(({ action }) => action.kind)];
        for (const kind of kinds) met.set(kind, (met.get(kind) ?? 0) + 1);
        const preferred = prefers(texts);
        if (preferred) {
            session.apply(preferred);
        } else if (adviser === null || roll(4) === 0) {
            const words = [...new Set(texts.map((text) => text.split(" ", 1)[0]))]; // chooses each kind of action equally often
            const word = words[roll(words.length)];
            const alike = texts.filter((text) => text.split(" ", 1)[0] === word);
            session.apply(alike[roll(alike.length)]);
        } else {
            adviser.think(game, 0);
            session.apply(adviser.choose());
        }
    }
    adviser?.free();
}

for (const preset of Rules.presets)
    test(`Whole games of ${preset} can be played with the choices of the page`, () => {
        const games = preset === "everything" ? 2 : 3;
        for (let seed = 1; seed <= games; ++seed) {
            const rules = Rules.preset(preset, { seed, players: 2 + (seed % 2) });
            const session = Session.begin(rules, []);
            playThrough(session, dice(seed));
            session.free();
        }
    });

test("Whole games with each house rule of the form can be played with the choices of the page", () => {
    for (const { id } of houseRules()) {
        const concerned = {
            dragonAfterScoring: [5],
            hillMajority: [9],
            tileSales: [4, 7],
            startInBag: [],
            ghosts: [0],
            castles: [0],
            cemeteries: [0],
        };
        const expansions = concerned[id] ?? [1, 4];
        const session = Session.begin(rulesOf({ ...FIRST_CHOICE, game: "base", expansions, house: [id], seed: 11 }), []);
        playThrough(session, dice(id.length));
        session.free();
    }
});

const CELL = /-?\d+,-?\d+/;

test("Texts for players contain no coordinates or tile ids, and choices in one list have different texts", () => {
    for (const preset of Rules.presets) {
        const game = new Game(Rules.preset(preset, { seed: 2, players: 3 }));
        const roll = dice(4);
        while (!game.isOver && game.actionCount < 160) {
            const { question, alone, groups, decision } = choicesOf(game);
            assert.doesNotMatch(question, CELL);
            const id = game.types[decision.tileType]?.id;
            if (id !== undefined) assert.doesNotMatch(question, new RegExp(`\\b(Lay|on) ${id}\\b`));
            const lists = groups.filter(({ choices }) => choices.length <= 60).flatMap(({ choices, numbers }) => {
                const keys = new Set(choices.map(({ figure }) => figure?.key));
                return [...keys].map((key) => choices.filter(({ figure }) => figure?.key === key).map((choice) => [choice, numbers]));
            });
            for (const list of [alone.map((choice) => [choice, new Map()]), ...lists]) {
                const words = list.map(([{ words, target }, numbers]) => `${numbers.get(target?.key) ?? ""} ${words}`);
                for (const text of words) assert.doesNotMatch(text, CELL);
                assert.equal(new Set(words).size, words.length, words.join(" | "));
            }
            const actions = game.legalActions();
            game.apply(actions[roll(actions.length)]);
        }
        for (const event of game.events()) {
            const id = game.types[event.type]?.id;
            const text = plainEvent(game.sentence(event), {}, id);
            assert.doesNotMatch(text.split(CELL_IN_TEXT).filter((_, index) => index % 2 === 0).join(""), CELL);
            if (id !== undefined) assert.doesNotMatch(text, new RegExp(`^${id} | (lays|draws) ${id}\\b`));
        }
        game.free();
    }
});

test("Plain texts keep names that look like coordinates, and developers see the unchanged texts", () => {
    const text = "player 2 (1,2 (red)) moves the dragon on from -3,2";
    assert.equal(plain(text), "1,2 (red) moves the dragon on");
    assert.equal(plain(text, { isForDevelopers: true }), text);
    assert.equal(plain("pays 3 points to 1,2 (red) and brings the meeple home"), "pays 3 points to 1,2 (red) and brings the meeple home");
    assert.equal(plain("put a meeple on 60 at 2,1, or none", {}, "60"), "put a meeple on the tile, or none");
    assert.equal(plain("lays the tile at 2,1; closes the road at 0,-2 for 3 points, the tile at 0,-2 turned left"), "lays the tile; closes the road for 3 points");
    assert.equal(plain("Lays tile S at 2,1, turned by 1 quarter"), "Lays the tile");
    assert.equal(plain("Lays the tile face down at 5,-1"), "Lays the tile face down");
    for (const [event, words] of [
        ["dragon-1 is set aside until a volcano lies", "a tile is set aside until a volcano lies"],
        ["Anna takes dragon-1 into the hand", "Anna takes a tile into the hand"],
        ["Anna draws dragon-1 to find the first player: 2 roads", "Anna draws a tile to find the first player: 2 roads"],
        ["Anna offers 2 points for dragon-1", "Anna offers 2 points for a tile"],
    ])
        assert.equal(plainEvent(event, {}, "dragon-1"), words);
    assert.equal(plainEvent("32 lays 32 at 2,1, turned by 2 quarters", {}, "32"), "32 lays a tile at 2,1");
});

test("Players can play with tiles from a real bag and enter the drawn tiles", () => {
    const session = Session.begin(Rules.preset("everything", { draws: "external" }), ["best", "best"]);
    const told = () => ["draw", "chance"].includes(session.game.phase);
    assert.ok(told() && session.isPersonsTurn);
    session.apply(session.game.legalActions()[0]);
    assert.ok(!told() && session.isAdvisersTurn);
    playThrough(session, dice(12));
    session.free();
});

test("With automatic draws, the tested games offer every kind of action that is not chosen on the board", () => {
    // Kinds of actions that occur only with external draws, or that players choose on the board.
    const never = ["none", "draw", "lay", "roll", "sheep", "animal", "hidden", "message", "first_player"];
    const missing = () =>
        Object.values(ActionKind).filter((kind) => !never.includes(kind) && !met.has(kind));
    for (let seed = 20; seed < 420 && missing().length > 0; ++seed) {
        const rules = [
            "level3",
            "level2",
            "level6",
            "flying_machines",
            "big_top",
            { system: "base", expansions: ["tower", "inns_cathedrals", "abbot"] },
            { system: "base", expansions: ["traders_builders", "abbey_mayor"], tileSales: true },
        ][seed % 7];
        const made = typeof rules === "string" ? Rules.preset(rules) : new Rules(rules);
        const session = Session.begin(made.with({ seed, players: 2 + (seed % 4), colours: [] }), []);
        playThrough(session, dice(seed));
        session.free();
    }
    // A meeple can be buried from the supply only if the board has no meeple, so players pass instead of placing meeples.
    for (let seed = 120; seed < 800 && !met.has(ActionKind.BuryFromSupply); ++seed) {
        const session = Session.begin(Rules.cooperative({ level: 2, seed }), []);
        playThrough(session, dice(seed), (texts) => texts.includes("pass") && "pass");
        session.free();
    }
    // The mage and the witch leave the board only if no other feature is open. A table of nine cells makes this likely.
    for (let seed = 1; seed < 3000 && !met.has(ActionKind.Unmage); ++seed) {
        const table = { tableWidth: 3, tableHeight: 3, borderCompletes: true };
        const session = Session.begin(Rules.base({ expansions: ["mage"], seed, ...table }), []);
        playThrough(session, dice(seed));
        session.free();
    }
    assert.deepEqual(missing(), []);
});

/** Returns the tiles and figures on the board. */
const onBoard = ({ tiles, figures, scoringMeeples }) => ({
    tiles: tiles.map(({ x, y, type, rotation, ghosts, floors }) => [x, y, type, rotation, ghosts, floors].join()).sort(),
    figures: figures
        .map(({ colour, kind, tile, segment, ghosts }) => {
            const { x, y } = tiles[tile];
            return [colour, kind, x, y, segment, ghosts].join();
        })
        .sort(),
    points: scoringMeeples.map(({ total }) => total),
});

test("Any running game can be opened in the table setup and changed", () => {
    for (const [index, preset] of Rules.presets.entries()) {
        const game = new Game(Rules.preset(preset, { seed: index, players: 2 + (index % 2) }));
        const roll = dice(index + 1);
        for (let step = 0; !game.isOver && step < 60 + 7 * index; ++step) {
            const legal = game.legalActions();
            game.apply(legal[roll(legal.length)]);
        }
        if (game.isOver) game.undo(5);
        const setting = TableSetup.of(game);
        assert.deepEqual(onBoard(setting.game), onBoard(game), preset);
        const text = setting.text();
        assert.equal(TableSetup.read(text).text(), text, preset);
        assert.equal(setting.set(setting.withPlayer(1)), null, preset);
        const { colour, kind, tile, segment } = setting.game.figures[0] ?? {};
        if (tile !== undefined) {
            const before = setting.game.figures.length;
            const gone = setting.withoutFigure(setting.game.figures[0]);
            const reason = setting.set(gone);
            if (reason === null) {
                assert.equal(setting.game.figures.length, before - 1, preset);
                assert.equal(setting.set(setting.withFigure(colour, kind, setting.game.tile(tile), segment)), null, preset);
                assert.equal(setting.game.figures.length, before, preset);
                setting.undo();
                setting.undo();
            }
        }
        setting.undo();
        assert.equal(setting.text(), text, preset);
        const played = Session.load(setting.text(7));
        playThrough(played, roll);
        for (const one of [game, setting, played]) one.free();
    }
});

test("A table can be set up with each house rule", () => {
    for (const { id } of houseRules()) {
        const setting = TableSetup.begin(
            rulesOf({
                ...FIRST_CHOICE,
                game: "base",
                expansions: id === "startInBag" ? [] : [0, 5, 9],
                house: [id],
                seed: 11,
            }),
        );
        const first = setting.left[0];
        const fits = setting.cellsAround.find(({ x, y }) => setting.wayAt(x, y, first.id, 0).reason === null);
        if (fits) {
            const { rotation } = setting.wayAt(fits.x, fits.y, first.id, 0);
            assert.equal(setting.set(setting.withTile(fits.x, fits.y, first.id, rotation)), null, id);
        }
        const session = Session.load(setting.text(3));
        playThrough(session, dice(id.length));
        for (const one of [setting, session]) one.free();
    }
});

test("An impossible change to a table is refused, and the error names the clause", () => {
    const setting = TableSetup.begin(Rules.base());
    const text = setting.text();
    assert.match(setting.set(setting.withTile(1, 0, "C", 0)), /^COM-2: the west side/);
    assert.match(setting.set(setting.withTile(5, 5, "E", 0)), /^COM-1: /);
    assert.match(setting.set([...setting.lines, "figure blue meeple 0,0/0"]), /^COO-1: /);
    assert.match(setting.set(setting.withScore("red", -1)), /score/);
    assert.equal(setting.text(), text);
    assert.deepEqual(setting.wayAt(0, -1, "E", 0), { rotation: 2, reason: null });
    assert.equal(setting.set(setting.withTile(0, -1, "E", 2)), null);
    assert.match(setting.turn(setting.game.tile(1), 1), /^COM-2: /);
    assert.equal(setting.left.find(({ id }) => id === "E").count, 4);
    assert.equal(setting.set(setting.without(0, -1)), null);
    assert.equal(setting.left.find(({ id }) => id === "E").count, 5);
    setting.free();
    const team = TableSetup.begin(Rules.cooperative({ level: 1 }));
    const [start] = team.game.tiles;
    const field = team.game.types[start.type].segments.findIndex(({ kind }) => kind === SegmentKind.Field);
    assert.match(team.set(team.withFigure("red", "meeple", start, field)), /^COO-\d+: /); // cooperative games have no farmers
    team.free();
});

test("Undo returns to a person's last decision, but past the last draw only if the settings allow it", () => {
    const session = Session.begin(Rules.cooperative({ level: 2, seed: 5 }), [null, "easy"]);
    assert.match(session.whyNoUndo(true), /Nothing/);
    const roll = dice(3);
    const chosen = () => session.game.legalActions()[roll(session.game.legalActions().length)];
    while (session.game.turn < 4) session.apply(chosen());
    assert.equal(session.game.decidingPlayer, 1);
    const before = session.game.stateHash;
    assert.match(session.whyNoUndo(false), /^The next tile or something else hidden has been revealed since/);
    assert.equal(session.whyNoUndo(true), null);
    session.undo();
    assert.equal(session.game.decidingPlayer, 0);
    assert.equal(session.game.turn, 3);
    session.redo();
    assert.equal(session.game.stateHash, before);
    session.undo();
    session.apply(session.game.legalActions()[0]);
    assert.equal(session.canRedo, false);
    const again = Session.load(session.game.toRecord(), [null, "easy"]);
    assert.deepEqual(again.deciders, session.deciders);
    assert.equal(again.game.stateHash, session.game.stateHash);
});

test("After a game, the reason for refusing undo is the end of the game, not a drawn tile", () => {
    const session = Session.begin(Rules.base({ players: 2, seed: 5 }), []);
    playThrough(session, dice(8));
    assert.ok(session.game.isOver);
    assert.match(session.whyNoUndo(false), /^The game is over, and everything hidden has been revealed/);
    assert.equal(session.whyNoUndo(true), null);
    session.free();
});

test("Undo past a drawn message, a die roll or returned dragon tiles is refused unless the settings allow it", () => {
    const { MessageDrawn, DieRolled, TilesShuffledBack, AnimalShown, TokenDrawn } = EventKind;
    const kinds = [MessageDrawn, DieRolled, TilesShuffledBack, AnimalShown, TokenDrawn];
    const seen = new Set();
    for (let seed = 1; seed < 20 && seen.size < kinds.length; ++seed) {
        const session = Session.begin(Rules.preset("everything", { seed }), []);
        const roll = dice(seed);
        while (!session.game.isOver) {
            const [actions, heard] = [session.game.legalActions(), session.game.eventCount];
            session.apply(actions[roll(actions.length)]);
            const shown = session.game.events(heard).filter(({ kind }) => kinds.includes(kind));
            for (const { kind } of shown) seen.add(kind);
            if (shown.length > 0 && !session.game.isOver) assert.match(session.whyNoUndo(false), /has been revealed since/);
        }
        session.free();
    }
    assert.equal(seen.size, kinds.length);
});

test("A hint omits suggestions that differ only in the colour of the player's own figure", () => {
    const entry = (action, others = []) => ({ action, others: others.map((other) => ({ action: other })) });
    const place = (segment, colour) => ({ kind: ActionKind.Place, colour, figure: "meeple", segment });
    const capture = (colour) => ({ ...place(5, colour), kind: ActionKind.Take }); // captures another player's figure
    const advice = [entry(place(1, "red"), [place(1, "blue"), place(4, "red")]), entry(place(1, "blue")), entry(capture("red")), entry(capture("blue"))];
    const kept = withoutColours(advice);
    assert.deepEqual(kept.map(({ action }) => action), [place(1, "red"), capture("red"), capture("blue")]);
    assert.deepEqual(kept.map(({ others }) => others.map(({ action }) => action)), [[place(4, "red")], [], []]);
});

test("The lesson about few ghosts gives the number of ghosts in the supply", () => {
    const game = new Game(Rules.cooperative({ level: 1, seed: 5 }));
    const few = LESSONS.find(({ id }) => id === "few");
    assert.equal(few.when({ game }), false);
    while (!few.when({ game })) game.apply(game.legalActions()[0]);
    assert.ok(game.ghostSupply > 0);
    assert.match(few.words({ game }), new RegExp(`only ${game.ghostSupply} ghosts? left.*more than ${game.ghostSupply}, you lose`));
    game.free();
});

test("A link contains the whole game, and a damaged link is refused with a message", async () => {
    const session = Session.begin(Rules.preset("everything", { seed: 3 }), []);
    playThrough(session, dice(8));
    const record = session.game.toRecord();
    const hash = await hashOf(record);
    assert.match(hash, /^#record=[\w-]+$/);
    assert.ok(hash.length < record.length / 2, `the link has ${hash.length} characters, the record ${record.length}`);
    assert.equal(await recordOf(hash), record);
    assert.equal(await recordOf("#elsewhere"), null);
    for (const bad of ["#record=", "#record=***", hash.slice(0, -40), "#record=AAAA"])
        await assert.rejects(() => recordOf(bad), /contains no valid game/);
    const bomb = await hashOf(" ".repeat(50_000_000));
    await assert.rejects(() => recordOf(bomb), /it is too long/);
});

test("Records keep the names of the players, and loading a record restores them", () => {
    const competitive = Session.begin(Rules.base({ players: 3, seed: 2 }), [], ["Anna", "No. #1", " Bo "]);
    const record = competitive.game.toRecord();
    assert.deepEqual(Session.load(record).names, ["Anna", "", "Bo"]);
    assert.deepEqual(Session.load(record, [], ["Carla"]).names, ["Carla", "", ""]);
    const team = Session.begin(Rules.cooperative({ level: 2, players: 2, seed: 2 }), [], ["Anna", "Bo"]);
    assert.match(team.game.toRecord(), /\nx-name-red Anna\nx-name-green Anna\nx-name-blue Bo\nx-name-yellow Bo\n/);
    assert.deepEqual(Session.load(team.game.toRecord()).names, ["Anna", "Bo"]);
    assert.deepEqual(Session.load(Session.begin(Rules.base(), []).game.toRecord()).names, ["", ""]);
    const long = Session.begin(Rules.base({ players: 2, seed: 2 }), [], ["🦊".repeat(20), `${"n".repeat(62)} n`]);
    assert.deepEqual(Session.load(long.game.toRecord()).names, ["🦊".repeat(15), "n".repeat(62)]); // at most 63 bytes
    for (const session of [competitive, team, long]) session.free();
});

await import("./values.mjs");
await import("./workshop_text.mjs");
await run({ wanted: process.argv[3] });
