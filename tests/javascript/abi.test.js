// Compares the package's constants, structs and calls with the manifest of the C API (tests/abi/manifest), compiled by
// Emscripten.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import * as inner from "../../build/javascript/package/bounds.js";
import { readChoice } from "../../build/javascript/package/choices.js";
import * as enumerations from "../../build/javascript/package/enumerations.js";
import * as contract from "../../build/javascript/package/contract.js";
import * as library from "../../build/javascript/package/library.js";
import { writeRules } from "../../build/javascript/package/rules.js";
import * as structs from "../../build/javascript/package/structs.js";
import * as mb from "./mistbank.js";
import { textOf } from "./support.js";

const manifest = JSON.parse(textOf("build/javascript/manifest.json"));
const camel = (name) => name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());

// --- constants ---

/** Each enumeration, and the prefix of its constants in C. */
const GROUPS = {
    Status: "",
    System: "SYSTEM_",
    Expansion: "EXPANSION_",
    Edition: "EDITION_",
    JointScoring: "JOINT_",
    Draws: "DRAWS_",
    Unplayable: "UNPLAYABLE_",
    FirstPlayer: "FIRST_PLAYER_",
    Colour: "COLOUR_",
    FigureKind: "FIGURE_",
    Good: "GOOD_",
    Side: "SIDE_",
    Direction: "DIRECTION_",
    SideKind: "SIDE_KIND_",
    SegmentKind: "SEGMENT_",
    Mark: "MARK_",
    DecisionKind: "DECISION_",
    Subject: "SUBJECT_",
    Target: "TARGET_",
    Change: "CHANGE_",
    Extent: "EXTENT_",
    ActionKind: "ACTION_",
    EventKind: "EVENT_",
    Scope: "SCOPE_",
    FactKind: "FACT_KIND_",
    Outcome: "OUTCOME_",
    Loss: "LOSS_",
    Viewer: "VIEWER_",
    RecordKind: "RECORD_",
    Sampling: "SAMPLING_",
    Theme: "SVG_THEME_",
    PictureMarkKind: "SVG_MARK_",
    Strength: "STRENGTH_",
    Verdict: "VERDICT_",
    Source: "SOURCE_",
    Enumeration: "ENUMERATION_",
};
const LOOSE = /^MISTBANK_(MAX_\w+|\w+_CAPACITY|RECORDING_\w+|NO_SEGMENT|SVG_M\w+_TILE_SIZE)$/;
const NUMBERED = ["Status", "Edition"]; // their values are numbers in JavaScript
const cNameOf = (member) => member.replace(/^Of(?=\d)/, "").replace(/(?<!^)[A-Z]/g, "_$&").toUpperCase();
const membersOf = (name) => Object.entries(mb[name]).filter(([member]) => Number.isNaN(Number(member)));

test("The package has exactly the constants of the C API, with the same numbers", () => {
    const found = {};
    for (const [name, prefix] of Object.entries(GROUPS))
        for (const [member] of membersOf(name))
            found[`MISTBANK_${prefix}${cNameOf(member)}`] = enumerations.numberNamed(mb[name], member);
    const wanted = Object.entries(manifest.constants).filter(([name]) => !LOOSE.test(name));
    assert.deepEqual(found, Object.fromEntries(wanted));
});

test("Each constant equals its name in the library, but statuses and editions are numbers", () => {
    for (const name of Object.keys(GROUPS))
        for (const [member, value] of membersOf(name)) {
            const number = enumerations.numberNamed(mb[name], member);
            const given = NUMBERED.includes(name) ? String(number) : enumerations.numberNamed(mb[name], value);
            assert.equal(String(given), String(number), `${name}.${member}`);
            assert.equal(enumerations.valueIn(mb[name], number), value, `${name}.${member}`);
            if (NUMBERED.includes(name)) assert.deepEqual([value, mb[name][value]], [number, member]);
            else assert.match(value, /^[a-z:_]+$/, `${name}.${member}`);
        }
});

test("The values of constants are the names used in JSON and records", () => {
    const snake = (name) => cNameOf(name).toLowerCase();
    for (const name of Object.keys(GROUPS).filter((each) => Object.values(mb.Enumeration).includes(snake(each))))
        for (const [member, value] of membersOf(name)) {
            const told = mb.name(snake(name), enumerations.numberNamed(mb[name], member));
            assert.equal(told === "?" ? "none" : told, String(value), `${name}.${member}`);
        }
});

test("Every limit has the same value as in the header", () => {
    for (const [name, value] of Object.entries(mb.Limits)) {
        const constant = `MISTBANK_${name.replace(/[A-Z]/g, "_$&").toUpperCase()}`;
        assert.equal(value, manifest.constants[constant], constant);
    }
    const bounds = Object.keys(manifest.constants).filter((name) => /^MISTBANK_MAX_/.test(name));
    assert.deepEqual(bounds.filter((name) => mb.Limits[camel(name.slice("MISTBANK_".length).toLowerCase())] === undefined), []);
    const { ABI_VERSION, ...others } = inner; // the manifest does not contain ABI_VERSION
    assert.equal(ABI_VERSION, mb.abiVersion());
    for (const [name, value] of Object.entries(others)) assert.equal(value, manifest.constants[`MISTBANK_${name}`], name);
});

// --- structs ---

const OF_NO_USE = ["mistbank_allocator"]; // WebAssembly has its own memory

test("Every struct has the same size as in C", () => {
    const sizes = Object.entries(manifest.structs).filter(([name]) => !OF_NO_USE.includes(name));
    const wanted = sizes.map(([name, struct]) => [camel(name.slice("mistbank_".length)), struct.size]);
    assert.deepEqual({ ...structs.SIZE }, Object.fromEntries(wanted.sort()));
});

const WIDTHS = { uint8_t: 1, int16_t: 2, int32_t: 4, uint32_t: 4, uint64_t: 8, double: 8, char: 1, mistbank_action: 8 };
const { OPTIONS, STRUCT } = library;

function memory() {
    return new DataView(library.u8.buffer);
}

function put(type, at, value) {
    const view = memory();
    if (type === "uint8_t" || type === "char") view.setUint8(at, value);
    else if (type === "int16_t") view.setInt16(at, value, true);
    else if (type === "double") view.setFloat64(at, value, true);
    else if (type === "uint64_t") view.setBigUint64(at, BigInt(value), true);
    else view.setInt32(at, value, true);
}

function taken(type, at) {
    const view = memory();
    if (type === "uint8_t" || type === "char") return view.getUint8(at);
    if (type === "int16_t") return view.getInt16(at, true);
    if (type === "uint64_t") return view.getBigUint64(at, true);
    return type === "uint32_t" ? view.getUint32(at, true) : view.getInt32(at, true);
}

/** The structs that the package reads. `read`: the reading function; `names`: the fields whose name in JavaScript differs. */
const READERS = {
    mistbank_action: { read: structs.readAction },
    mistbank_decision: { read: structs.readDecision },
    mistbank_advice: { read: structs.readAdvice },
    mistbank_review: { read: structs.readReview },
    mistbank_tile: { read: structs.readTile },
    mistbank_figure: { read: structs.readFigure },
    mistbank_feature: { read: structs.readFeature },
    mistbank_fact: { read: contract.readFact },
    mistbank_mark_description: { read: contract.readMarkDescription },
    mistbank_rule_field: { read: contract.readRuleField },
    mistbank_expansion_description: { read: contract.readExpansionDescription },
    mistbank_anchor: { read: structs.readAnchor },
    mistbank_choice: { read: readChoice, names: { anchor_x: "anchor", anchor_y: "anchor", tile_type: "tile" } },
    mistbank_points: { read: structs.readPoints },
    mistbank_rollout: { read: structs.readRollout },
    mistbank_window: { read: structs.readWindow },
    mistbank_event: { read: structs.readEvent },
    mistbank_scoring_meeple: { read: structs.readScoringMeeple },
    mistbank_tally: { read: structs.readTally },
    mistbank_supply: { read: structs.readSupply },
    mistbank_prisoner: { read: structs.readPrisoner },
    mistbank_tile_type: { read: structs.readTileType, names: { side_kinds: "sides" } },
    mistbank_segment: { read: structs.readSegment },
    mistbank_start_tile: { read: structs.readStartTile },
};
const WRITTEN = ["mistbank_rules", "mistbank_svg_options", "mistbank_text_options", "mistbank_svg_mark"];

test("The tests read or write every struct that the package uses", () =>
    assert.deepEqual([...Object.keys(READERS), ...WRITTEN, ...OF_NO_USE].sort(), Object.keys(manifest.structs).sort()));

const MACHINE = 1 << mb.value("mark", "machine");

/** Returns a valid value other than 0 for a field. */
function valueFor(type, field) {
    if (type === "double") return 0.5;
    if (field === "marks") return MACHINE | 1;
    return field === "machine_direction" ? 6 : 1;
}

for (const [name, { read, names = {} }] of Object.entries(READERS))
    test(`Every field of ${name} is read from its offset`, () => {
        const { size, fields } = manifest.structs[name];
        const base = new Uint8Array(size);
        // Some fields of tile types are read only if the type has the mark Machine.
        if (name === "mistbank_tile_type") new DataView(base.buffer).setUint32(fields.marks.offset, MACHINE, true);
        const told = new Set();
        for (const [field, { type, offset, size: bytes }] of Object.entries(fields)) {
            if (field === "reserved") continue;
            const wanted = names[field] ?? camel(field);
            for (let at = offset; at < offset + bytes; at += WIDTHS[type]) {
                library.u8.set(base, STRUCT);
                // The clone has exactly the fields of the struct. JSON.stringify() would call toJSON(), which returns other properties.
                const zero = structuredClone(read(STRUCT));
                if (type === "char") library.u8.fill(97, STRUCT + offset, STRUCT + at); // texts end at their first NUL
                put(type, STRUCT + at, type === "char" ? 97 : valueFor(type, field));
                const found = structuredClone(read(STRUCT));
                const changed = Object.keys(found).filter((key) => JSON.stringify(found[key]) !== JSON.stringify(zero[key]));
                const place = (at - offset) / WIDTHS[type];
                // Some arrays become objects with a property for each enum member. Elements after the last member are unused.
                const isRecord = bytes > WIDTHS[type] && found[wanted].constructor === Object;
                const isUnused = isRecord && place >= Object.keys(found[wanted]).length;
                assert.deepEqual(changed, isUnused ? [] : [wanted], `${field} at ${at}`);
                if (isRecord && !isUnused) assert.equal(Object.values(found[wanted])[place], valueFor(type, field), `${field} at ${at}`);
                if (Array.isArray(found[wanted]) && bytes > WIDTHS[type])
                    assert.notEqual(found[wanted][place], zero[wanted][place], `${field} at ${at}`);
            }
            told.add(wanted);
        }
        const known = Object.keys(read(STRUCT));
        assert.deepEqual(known.filter((key) => !told.has(key)), []);
    });

test("Reading a struct keeps the sign and all bits of each number", () => {
    const events = manifest.structs.mistbank_event.fields;
    library.u8.fill(0xff, STRUCT, STRUCT + manifest.structs.mistbank_event.size);
    const event = structs.readEvent(STRUCT);
    for (const [field, { type }] of Object.entries(events)) {
        if (field === "reserved") continue;
        const wanted = { uint8_t: 255, int16_t: -1, int32_t: -1, uint32_t: 2 ** 32 - 1 }[type];
        assert.equal(event[camel(field)], field === "colour" ? "none" : wanted, field);
    }
    const action = new mb.Action(255, 255, 255, 255, -32768, 32767);
    structs.writeAction(library.ACTION, action);
    assert.deepEqual(structs.readAction(library.ACTION), action);
});

/** Writes a struct, and compares each field in `wanted` with its value in memory. Returns the names of these fields. */
function written(name, write, wanted, at = STRUCT) {
    const { fields } = manifest.structs[name];
    write();
    for (const [field, values] of Object.entries(wanted)) {
        const { type, offset } = fields[field];
        [values].flat().forEach((value, index) =>
            assert.equal(taken(type, at + offset + index * WIDTHS[type]), value, `${field}[${index}]`),
        );
    }
    return Object.keys(wanted);
}

test("Actions, events and windows are written at the offsets of the C structs", () => {
    for (const [name, write, read] of [
        ["mistbank_action", structs.writeAction, structs.readAction],
        ["mistbank_event", structs.writeEvent, structs.readEvent],
        ["mistbank_window", structs.writeWindow, structs.readWindow],
    ]) {
        const given = read(STRUCT);
        const { fields } = manifest.structs[name];
        Object.keys(given).forEach((key, index) => (given[key] = index + 1));
        write(STRUCT, given);
        for (const [field, { type, offset }] of Object.entries(fields))
            if (field !== "reserved") assert.equal(taken(type, STRUCT + offset), given[camel(field)], `${field} of ${name}`);
        const again = read(STRUCT);
        write(STRUCT, again);
        assert.deepEqual(read(STRUCT), again, name);
    }
});

test("Every field of the rules is written to and read from its offset", () => {
    const rules = new mb.Rules({
        system: "base",
        edition: 2022,
        level: 5,
        players: 3,
        startingPlayer: 2,
        jointScoring: "majority",
        draws: "external",
        colours: ["pink", "black", "red"],
        scoringColours: ["black", "red"],
        seed: 2n ** 64n - 2n,
        farmers: false,
        ghosts: false,
        castles: false,
        cemeteries: false,
        revision: 1,
        expansions: ["river", "abbot"],
        hand: 3,
        handOpen: true,
        drawAhead: true,
        unplayable: "returned",
        holeTurn: true,
        incompleteScores: false,
        tableWidth: 11,
        tableHeight: 12,
        tableX: 4,
        tableY: 5,
        borderCompletes: true,
        startInBag: true,
        smallCities: true,
        without: ["barn", "large"],
        dragonAfterScoring: true,
        hillMajority: true,
        firstPlayer: "most_roads",
        tileSales: true,
    });
    const fields = written("mistbank_rules", () => writeRules(rules), {
        size: 192,
        system: 2,
        edition: 2022,
        level: 5,
        players: 3,
        starting_player: 2,
        joint_scoring: 1,
        draws: 1,
        colour_count: 3,
        scoring_colour_count: 2,
        colours: [5, 4, 0, 0, 0, 0],
        scoring_colours: [4, 0, 0, 0, 0, 0],
        seed: 2n ** 64n - 2n,
        farmers: 0,
        ghosts: 0,
        castles: 0,
        cemeteries: 0,
        revision: 1,
        expansions: 0b110,
        hand: 3,
        hand_open: 1,
        draw_ahead: 1,
        unplayable: 1,
        hole_turn: 1,
        incomplete_scores: 0,
        table_width: 11,
        table_height: 12,
        table_x: 4,
        table_y: 5,
        border_completes: 1,
        start_in_bag: 1,
        small_cities: 1,
        without: (1 << mb.value("figure_kind", "barn")) | (1 << mb.value("figure_kind", "large")),
        dragon_after_scoring: 1,
        hill_majority: 1,
        first_player: 2,
        tile_sales: 1,
    });
    assert.deepEqual(fields.sort(), Object.keys(manifest.structs.mistbank_rules.fields).sort());
    assert.deepEqual(mb.Rules._fromStruct(), rules);
});

test("Every option of pictures and texts is written at its offset", () => {
    const game = new mb.Game("level1", { seed: 1 });
    const all = (options, ...others) => Object.fromEntries(options.map((name) => [name, true]).concat(others));
    const ofPictures = written(
        "mistbank_svg_options",
        () => game.picture(all(["fits", "coordinates", "owners", "finished", "numbers"], ["legend", false], ["lastTile", false], ["letters", false], ["tileSize", 33], ["theme", "dark"])),
        { size: 44, tile_size: 33, legend: 0, fits: 1, coordinates: 1, last_tile: 0, theme: 1, letters: 0, owners: 1, finished: 1, numbers: 1 },
    );
    assert.deepEqual(ofPictures.sort(), Object.keys(manifest.structs.mistbank_svg_options.fields).sort());
    const ofBoards = written(
        "mistbank_text_options",
        () => game.board({ colours: true, coordinates: false, fits: true, ascii: true, x: -3, y: -2, width: 7, height: 8 }),
        { size: 424, colours: 1, coordinates: 0, fits: 1, ascii: 1, x: -3, y: -2, width: 7, height: 8 },
        OPTIONS,
    );
    const ofTiles = written("mistbank_text_options", () => game.tileText(0, 0, { numbers: 0b101 }), { numbers: 0b101 }, OPTIONS);
    const letters = [...Array(64).fill(0), 65, 0];
    const ofNames = written("mistbank_text_options", () => game.summary({ names: { green: "A" } }), { names: letters }, OPTIONS);
    assert.deepEqual([...ofBoards, ...ofTiles, ...ofNames].sort(), Object.keys(manifest.structs.mistbank_text_options.fields).sort());
});

test("Marks on pictures are written in the layout of the C struct", () => {
    const game = new mb.Game("level1", { seed: 1 });
    const svg = game.picture({
        marks: [
            mb.highlight(0, 0, undefined, { colour: "#123456", label: "fifteen bytes .." .slice(0, 15) }),
            mb.highlight(1, 0, 1, { colour: 0xabcdef }),
            mb.arrow({ x: 0, y: 0 }, { x: 1, y: 1 }),
        ],
    });
    const marks = svg.match(/<[^>]*class="mistbank-mark"[^>]*>/g);
    assert.equal(marks.length, 3);
    for (const [mark, words] of [
        [marks[0], ['data-kind="cell"', 'data-cell="0,0"']],
        [marks[1], ['data-kind="segment"', 'data-cell="1,0"', 'data-segment="1"']],
        [marks[2], ['data-kind="arrow"', 'data-to="1,1"']],
    ])
        for (const word of words) assert.ok(mark.includes(word), `${word} in ${mark}`);
    for (const word of ["#123456", "#abcdef", ">fifteen bytes .<"]) assert.ok(svg.includes(word), word);
    assert.equal(structs.SIZE.svgMark, manifest.structs.mistbank_svg_mark.size);
});

// --- functions ---

/** The functions that the package does not call, with the reasons. */
const WITHOUT = {
    mistbank_game_create_preset: "new Game() takes a preset's name, and says what is wrong with it",
    mistbank_game_hold: "saveState() calls mistbank_game_save_state",
    mistbank_game_take_up: "restoreState() calls mistbank_game_restore_state",
    mistbank_game_render_status: "summary() calls mistbank_game_summary",
    mistbank_game_determinize: "determinize() names the viewer: mistbank_game_determinize_for",
    mistbank_game_header: "headers reads all headers at once",
    mistbank_adviser_explanation: "explanation() calls mistbank_adviser_explain",
    mistbank_batch_size: "a batch knows its count",
    mistbank_batch_threads: "WebAssembly has one",
};

test("The package calls every function of the C API, except the listed ones", () => {
    const sources = readdirSync(new URL("../../bindings/javascript/src", import.meta.url)).filter((file) => file.endsWith(".js"));
    const code = sources.map((file) => textOf(`bindings/javascript/src/${file}`)).join("\n");
    const called = new Set(code.match(/\bmistbank_\w+/g));
    const declared = textOf("capi/symbols.txt").trim().split("\n");
    assert.deepEqual(declared.filter((name) => !called.has(name)).sort(), Object.keys(WITHOUT).sort());
    assert.deepEqual([...called].filter((name) => !declared.includes(name)), []);
    assert.deepEqual(declared, [...manifest.functions].sort());
    for (const name of declared) assert.equal(typeof library.wasm[name], "function", name);
});

test("Every exported function has as many arguments as in the header", () => {
    const folder = "capi/mistbank/";
    const header = readdirSync(new URL(`../../${folder}`, import.meta.url)).map((file) => textOf(folder + file)).join("\n");
    for (const name of manifest.functions) {
        const found = new RegExp(`MISTBANK_CALL\\s+${name}\\(([^;]*?)\\);`).exec(header);
        assert.ok(found, name);
        const declared = found[1].trim() === "void" ? 0 : found[1].split(",").length;
        assert.equal(library.wasm[name].length, declared, name);
    }
});

test("The WebAssembly file has the same version as the header, and imports only two functions", () => {
    assert.equal(mb.version(), manifest.version);
    assert.equal(mb.abiVersion(), manifest.abi_version);
    assert.equal(JSON.parse(textOf("build/javascript/package/package.json")).version, manifest.version.replace(/-.*/, "")); // without "-dev"
    const imports = WebAssembly.Module.imports(mb.wasmModule()).map(({ module, name }) => `${module}.${name}`);
    assert.deepEqual(imports.sort(), ["env.emscripten_notify_memory_growth", "wasi_snapshot_preview1.proc_exit"]);
});
