// Many games with the same rules, for learning programs and statistics. One call steps all games.

import { memberOf, numberOf, optionsOf, quoted, seedOf } from "./arguments.js";
import { Limits, Sampling, Status } from "./constants.js";
import { valueIn } from "./enumerations.js";
import { InvalidArgumentError } from "./errors.js";
import { check } from "./failures.js";
import { Game, gameOf } from "./game.js";
import { copied, indicesOfPlanes, places, sideOf } from "./learning.js";
import { COUNT, f32, Handle, i32, perform, readList, STRUCT, u32, u64, u8, wasm, writeSets } from "./library.js";
import { rulesOf, writeRules } from "./rules.js";
import { readDecision, readPoints, readRollout, readWindow, SIZE } from "./structs.js";

const OF_ACTIONS = 0x6d69737462616e6bn; // makes the seeds for choosing actions differ from the seeds for shuffling tiles
const THREADS = 1; // WebAssembly has no threads

// The ends of error messages for numbers that allow no choice.
const UNFIT = {
    [Sampling.Logits]: "must be finite or -Infinity, not all -Infinity",
    [Sampling.Weights]: "must be finite and 0 or more, not all 0",
    [Sampling.Greatest]: "must be finite or -Infinity, not all -Infinity",
};

export class Batch extends Handle {
    static _free = "mistbank_batch_free";
    static _noun = "batch";

    constructor(rules, count, options) {
        super();
        const { seed, sets } = optionsOf("options", options, ["seed", "sets"]);
        const asked = rulesOf(rules);
        this.rules = seed === undefined ? asked : asked.with({ seed });
        this.count = numberOf("count", count, 1, Limits.maxBatch);
        this._sets = sets === undefined ? [] : sets instanceof Handle ? [sets] : [...sets];
        writeRules(this.rules);
        perform(wasm.mistbank_batch_create, STRUCT, ...writeSets(this._sets), count, THREADS, 0, COUNT);
        this._own(u32[COUNT >> 2]);
        this._beginRandom(this.rules.seed);
    }

    _beginRandom(seed) {
        this.random = this._generators(seed);
    }

    /** Returns the initial states of the generators. */
    _generators(seed) {
        return BigUint64Array.from({ length: this.count }, (_, index) => (seed + BigInt(index)) ^ OF_ACTIONS);
    }

    _call(call, ...given) {
        check(call(this._open, ...given));
    }

    // --- dealing ---

    restart(seed) {
        const first = seedOf(seed);
        this._call(wasm.mistbank_batch_restart, first);
        this._beginRandom(first);
    }

    deal(which) {
        if (which === undefined) return this._call(wasm.mistbank_batch_deal, 0, 0);
        const [at] = places(this.count);
        u8.set(Uint8Array.from(this._entries("which", which), (wanted) => (wanted ? 1 : 0)), at);
        this._call(wasm.mistbank_batch_deal, at, this.count);
    }

    // --- playing ---

    legalActions() {
        const { length, offsets, lists: [actions] } = this._listed(wasm.mistbank_batch_legal_actions, SIZE.action);
        return { actions: u8.slice(actions, actions + SIZE.action * length), offsets };
    }

    lookahead(options) {
        const { scalars = false } = optionsOf("options", options, ["scalars"]);
        const numbers = scalars ? wasm.mistbank_scalar_count() : 0;
        const { length, offsets, lists: [actions, points, seen] } =
            this._listed(wasm.mistbank_batch_lookahead, SIZE.action, SIZE.points, 4 * numbers);
        return {
            actions: u8.slice(actions, actions + SIZE.action * length),
            points: Array.from({ length }, (_, index) => readPoints(points + SIZE.points * index)),
            offsets,
            scalars: scalars ? f32.slice(seen >> 2, (seen >> 2) + numbers * length) : null,
        };
    }

    /** Calls a function that writes lists with an entry for each legal action: once for the number of entries, then for the
     *  lists.
     *  @param sizes the size of an entry of each list in bytes; 0: the list is not wanted */
    _listed(call, ...sizes) {
        const { count } = this;
        let [offsets] = places(8 * (count + 1));
        this._call(call, ...sizes.map(() => 0), 0n, offsets, count);
        const length = Number(u64[(offsets >> 3) + count]);
        let lists;
        [offsets, ...lists] = places(8 * (count + 1), ...sizes.map((size) => size * length));
        this._call(call, ...lists.map((at, list) => (sizes[list] > 0 ? at : 0)), BigInt(length), offsets, count);
        return {
            length,
            lists,
            offsets: Uint32Array.from(u64.subarray(offsets >> 3, (offsets >> 3) + count + 1), Number),
        };
    }

    randomActions() {
        const [random, actions] = places(8 * this.count, SIZE.action * this.count);
        this._putRandom(random);
        this._call(wasm.mistbank_batch_random_actions, random, actions, this.count);
        this._takeRandom(random);
        return this._bytes(actions, SIZE.action);
    }

    choose(numbers, width, height = width, options = undefined) {
        const { by = Sampling.Logits, seed } = optionsOf("options", options, ["by", "seed"]);
        const how = memberOf("by", by, Sampling);
        const sides = [sideOf("width", width), sideOf("height", height)];
        const length = this._numbersOf(numbers, width, height);
        const generators = seed === undefined ? this.random : this._generators(seedOf(seed));
        const [random, actions, indices, statuses, from] = places(...this._sizes(8, SIZE.action, 4, 4), 4 * length);
        this._putRandom(random, generators);
        if (length > 0) f32.set(numbers, from >> 2);
        i32.fill(Status.Ok, statuses >> 2, (statuses >> 2) + this.count);
        const given = [length > 0 ? from : 0, BigInt(length), random, actions, indices, statuses, this.count];
        const status = wasm.mistbank_batch_choose(this._open, ...sides, how, ...given);
        const found = this._numbers(statuses);
        const unfit = status === Status.InvalidArgument ? found.indexOf(Status.InvalidArgument) : -1;
        if (unfit >= 0) throw new InvalidArgumentError(`numbers for the legal actions of game ${unfit} ${UNFIT[valueIn(Sampling, how)]}`);
        check(status);
        this._takeRandom(random, generators);
        return { actions: this._bytes(actions, SIZE.action), indices: this._numbers(indices), statuses: found };
    }

    /** Checks the array `numbers` and returns its length; 0 without numbers. */
    _numbersOf(numbers, width, height) {
        if (numbers === undefined || numbers === null) return 0;
        if (typeof numbers !== "object" || typeof numbers.length !== "number")
            throw new TypeError(`numbers must be an array, not ${quoted(numbers)}`);
        const count = this.indexCount(width, height);
        if (numbers.length !== this.count * count)
            throw new InvalidArgumentError(
                `numbers must have ${this.count * count} entries, ${count} for each of ${this.count} games, not ${numbers.length}`,
            );
        return numbers.length;
    }

    apply(actions) {
        const [from, statuses] = places(SIZE.action * this.count, 4 * this.count);
        this._putActions(from, actions);
        this._call(wasm.mistbank_batch_apply, from, statuses, this.count);
        return this._numbers(statuses);
    }

    step(actions) {
        const [results, from, statuses, ended] = places(...this._sizes(SIZE.rollout, SIZE.action, 4, 1));
        this._putActions(from, actions);
        this._call(wasm.mistbank_batch_step, from, statuses, ended, results, this.count);
        return { statuses: this._numbers(statuses), ...this._endings(ended, results) };
    }

    randomStep() {
        const [results, random, actions, ended] = places(...this._sizes(SIZE.rollout, 8, SIZE.action, 1));
        this._putRandom(random);
        this._call(wasm.mistbank_batch_random_step, random, actions, ended, results, this.count);
        this._takeRandom(random);
        return { actions: this._bytes(actions, SIZE.action), ...this._endings(ended, results) };
    }

    /** Returns the ended games and their results. */
    _endings(endedAt, resultsAt) {
        const ended = this._bytes(endedAt, 1);
        const results = new Map();
        for (let index = ended.indexOf(1); index >= 0; index = ended.indexOf(1, index + 1))
            results.set(index, readRollout(resultsAt + index * SIZE.rollout));
        return { ended, results };
    }

    // --- observing ---

    decisions() {
        return this._list(readDecision, SIZE.decision, wasm.mistbank_batch_decisions);
    }

    standings() {
        return this._list(readRollout, SIZE.rollout, wasm.mistbank_batch_standings);
    }

    windows(width, height = width) {
        const sides = [sideOf("width", width), sideOf("height", height)];
        return this._list(readWindow, SIZE.window, wasm.mistbank_batch_windows, ...sides);
    }

    planes(width, height = width, into = undefined) {
        const sides = [sideOf("width", width), sideOf("height", height)];
        const count = this.count * wasm.mistbank_plane_count() * width * height;
        const [at] = places(count);
        this._call(wasm.mistbank_batch_planes, ...sides, at, BigInt(count), 0);
        return copied(u8, at, count, into);
    }

    usedPlanes() {
        const count = wasm.mistbank_plane_count();
        const [at] = places(4 * count);
        this._call(wasm.mistbank_batch_used_planes, at, count, COUNT);
        return copied(i32, at >> 2, i32[COUNT >> 2]);
    }

    chosenPlanes(planes, width, height = width, into = undefined) {
        return this._planes(wasm.mistbank_batch_chosen_planes, planes, width, height, into);
    }

    packedPlanes(planes, width, height = width, into = undefined) {
        return this._planes(wasm.mistbank_batch_packed_planes, planes, width, height, into);
    }

    /** Calls a function that writes at most a byte for each cell of the planes. Returns the written bytes. */
    _planes(call, planes, width, height, into) {
        const sides = [sideOf("width", width), sideOf("height", height)];
        const indices = indicesOfPlanes(planes);
        const most = this.count * indices.length * width * height;
        const [from, needed, at] = places(4 * indices.length, 8, most);
        i32.set(indices, from >> 2);
        this._call(call, ...sides, from, indices.length, at, BigInt(most), needed);
        return copied(u8, at, Number(u64[needed >> 3]), into);
    }

    scalars(into) {
        const count = this.count * wasm.mistbank_scalar_count();
        const [at] = places(4 * count);
        this._call(wasm.mistbank_batch_scalars, at, BigInt(count), 0);
        return copied(i32, at >> 2, count, into);
    }

    indexCount(width, height = width) {
        return wasm.mistbank_batch_index_count(this._open, sideOf("width", width), sideOf("height", height));
    }

    legalMasks(width, height = width, into = undefined) {
        const count = this.count * this.indexCount(width, height);
        const [at] = places(count);
        this._call(wasm.mistbank_batch_legal_masks, width, height, at, BigInt(count), 0);
        return copied(u8, at, count, into);
    }

    packedMasks(width, height = width, into = undefined) {
        const count = this.count * Math.ceil(this.indexCount(width, height) / 8);
        const [at] = places(count);
        this._call(wasm.mistbank_batch_packed_masks, width, height, at, BigInt(count), 0);
        return copied(u8, at, count, into);
    }

    actionsAt(indices, width, height = width) {
        const sides = [sideOf("width", width), sideOf("height", height)];
        const given = this._entries("indices", indices);
        for (let i = 0; i < given.length; ++i) numberOf(`indices[${i}]`, given[i], -(2 ** 31), 2 ** 31 - 1);
        const [from, actions, statuses] = places(...this._sizes(4, SIZE.action, 4));
        i32.set(given, from >> 2);
        this._call(wasm.mistbank_batch_actions_at, ...sides, from, actions, statuses, this.count);
        return { actions: this._bytes(actions, SIZE.action), statuses: this._numbers(statuses) };
    }

    game(index, into) {
        const batch = this._open;
        const which = numberOf("index", index, 0, this.count - 1);
        if (into !== undefined) gameOf("into", into);
        const game = into ?? new Game(this.rules, { sets: this._sets, recording: false });
        game._check(wasm.mistbank_batch_game_into(batch, which, game._open));
        return game;
    }

    // --- lists with an entry for each game ---

    _list(read, size, call, ...given) {
        const [at] = places(size * this.count);
        this._call(call, ...given, at, this.count);
        return readList(read, at, this.count, size);
    }

    _sizes(...ofEntries) {
        return ofEntries.map((size) => size * this.count);
    }

    _bytes(at, size) {
        return u8.slice(at, at + size * this.count);
    }

    _numbers(at) {
        return i32.slice(at >> 2, (at >> 2) + this.count);
    }

    /** Checks that an argument has an entry for each game, and returns it. */
    _entries(name, values) {
        if (typeof values !== "object" || typeof values?.length !== "number")
            throw new TypeError(`${name} must be an array, not ${quoted(values)}`);
        if (values.length !== this.count)
            throw new InvalidArgumentError(`${name} must have ${this.count} entries, one for each game, not ${values.length}`);
        return values;
    }

    _putActions(at, actions) {
        if (!(actions instanceof Uint8Array))
            throw new TypeError(`actions must be a Uint8Array such as randomActions() and actionsAt() return, not ${quoted(actions)}`);
        if (actions.length !== SIZE.action * this.count)
            throw new InvalidArgumentError(
                `actions must have ${SIZE.action * this.count} bytes, ${SIZE.action} for each of ${this.count} games, not ${actions.length}`,
            );
        u8.set(actions, at);
    }

    _putRandom(at, random = this.random) {
        if (!(random instanceof BigUint64Array)) throw new TypeError(`random must be a BigUint64Array, not ${quoted(random)}`);
        u64.set(this._entries("random", random), at >> 3);
    }

    _takeRandom(at, random = this.random) {
        random.set(u64.subarray(at >> 3, (at >> 3) + this.count));
    }
}
