// An adviser can play every game of the library, as an opponent or a partner, and give hints.

import { bytesOf, memberOf, numberOf, optionsOf, quoted, seedOf } from "./arguments.js";
import { Limits, Status, Strength } from "./constants.js";
import { valueIn } from "./enumerations.js";
import { InvalidArgumentError } from "./errors.js";
import { check } from "./failures.js";
import { gameOf } from "./game.js";
import { ACTION, COUNT, fetchList, fetchText, Handle, OPTIONS, perform, reserveScratch, scratch, STRUCT, u32, u8, wasm } from "./library.js";
import { writeNamingOptions } from "./rendering.js";
import { readAction, readActions, readAdvice, readReview, SIZE } from "./structs.js";

/** Lets the event loop run its other tasks. */
const nextTask = () => new Promise((resolve) => (globalThis.setImmediate ?? setTimeout)(resolve));

export class Adviser extends Handle {
    static _free = "mistbank_adviser_free";
    static _noun = "adviser";

    constructor(game, options) {
        super();
        const names = ["strength", "seed", "workers"];
        const { strength = Strength.Best, seed = 0, workers = 1 } = optionsOf("options", options, names);
        const count = numberOf("workers", workers, 1, Limits.maxWorkers);
        const at = gameOf("game", game);
        const level = memberOf("strength", strength, Strength);
        this.strength = valueIn(Strength, level);
        this.seed = seedOf(seed);
        perform(wasm.mistbank_adviser_create, at, level, this.seed, COUNT);
        this._own(u32[COUNT >> 2]);
        check(wasm.mistbank_adviser_set_worker_count(this._open, count));
    }

    think(game, simulations) {
        const at = gameOf("game", game);
        const number = numberOf("simulations", simulations, 0, Limits.maxSimulations);
        game._check(wasm.mistbank_adviser_think(this._open, at, number));
    }

    async thinkAsync(game, simulations, options) {
        const { signal, slice = 16 } = optionsOf("options", options, ["signal", "slice"]);
        const number = numberOf("simulations", simulations, 0, Limits.maxSimulations);
        const most = numberOf("slice", slice, 1, Limits.maxSimulations);
        if (signal !== undefined && typeof signal?.throwIfAborted !== "function")
            throw new TypeError(`signal must be an AbortSignal, not ${quoted(signal)}`);
        gameOf("game", game);
        if (signal?.aborted) this.think(game, 0); // advice about this position in any case
        signal?.throwIfAborted();
        const position = game.clone(); // a copy, because the caller can change the game in the meantime
        try {
            this.think(position, Math.min(number, most));
            for (let left = number - most; left > 0; left -= most) {
                await nextTask();
                signal?.throwIfAborted();
                this.think(position, Math.min(left, most));
            }
        } finally {
            position.free();
        }
    }

    merge(other) {
        if (other instanceof Adviser) {
            if (other === this) throw new InvalidArgumentError("an adviser cannot merge itself");
            if (wasm.mistbank_adviser_merge(this._open, other._open) !== Status.Ok)
                throw new InvalidArgumentError("the advisers have not thought about the same position");
            return;
        }
        const bytes = bytesOf("other", other);
        const at = reserveScratch(bytes.length); // before any use of u8, because this call can replace u8
        u8.set(bytes, at);
        if (wasm.mistbank_adviser_merge_results(this._open, at, bytes.length) !== Status.Ok)
            throw new InvalidArgumentError("the results are damaged, or about another position");
    }

    results() {
        return this._found(wasm.mistbank_adviser_results);
    }

    newResults() {
        return this._found(wasm.mistbank_adviser_new_results);
    }

    markReported() {
        check(wasm.mistbank_adviser_mark_reported(this._open));
    }

    _found(call) {
        this._needAdvice(0);
        const count = fetchList(check, 1, call, this._open);
        return u8.slice(scratch, scratch + count);
    }

    reset() {
        check(wasm.mistbank_adviser_reset(this._open));
    }

    review(game, action, simulations = 400) {
        const at = gameOf("game", game);
        const number = numberOf("simulations", simulations, 1, Limits.maxSimulations);
        const players = game.rules.players;
        game._put(action);
        game._check(wasm.mistbank_adviser_review(this._open, at, ACTION, number, STRUCT));
        const { winningOf, pointsOf, ...review } = readReview(STRUCT);
        return { ...review, winningOf: winningOf.slice(0, players), pointsOf: pointsOf.slice(0, players) };
    }

    get simulations() {
        return wasm.mistbank_adviser_simulations(this._open);
    }

    get count() {
        return wasm.mistbank_adviser_count(this._open);
    }

    get advice() {
        return Array.from({ length: this.count }, (_, index) => this.adviceAt(index));
    }

    adviceAt(index) {
        this._needAdvice(index);
        check(wasm.mistbank_adviser_advice(this._open, index, STRUCT));
        const advice = readAdvice(STRUCT);
        const line = fetchList(check, SIZE.action, wasm.mistbank_adviser_line, this._open, index);
        return { ...advice, line: readActions(scratch, line) };
    }

    explanation(index, options = undefined) {
        this._needAdvice(index);
        writeNamingOptions(options);
        return fetchText(check, wasm.mistbank_adviser_explain, this._open, index, OPTIONS);
    }

    choose() {
        this._needAdvice(0);
        check(wasm.mistbank_adviser_choose(this._open, ACTION));
        return readAction(ACTION);
    }

    _needAdvice(index) {
        const { count } = this;
        if (count === 0) throw new InvalidArgumentError("the adviser has no advice yet: call think() first");
        numberOf("index", index, 0, count - 1);
    }
}
