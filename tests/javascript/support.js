// What tests share: the project's folder, games that are played by dice, and what refuses what.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Game } from "./mistbank.js";

/** A path in the project. */
export const inProject = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
export const textOf = (path) => readFileSync(inProject(path), "utf8");

/** The name of a number of an enumeration as texts of the library have it, "lay_tile" for LayTile. */
export const nameIn = (kind, number) => kind[number].replace(/(?<!^)[A-Z]/g, "_$&").toLowerCase();

/** Whole numbers below a bound, always the same ones for a seed. */
export function dice(seed = 0) {
    let state = seed >>> 0;
    return (bound) => {
        state = (state + 0x9e3779b9) >>> 0; // a Weyl sequence, mixed
        let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
        mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
        return Math.floor((((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32) * bound);
    };
}

/** Plays so many actions by chance, or to the end. */
export function play(game, actions = Infinity, seed = 1) {
    const below = dice(seed);
    for (let step = 0; step < actions && !game.isOver; ++step) {
        const legal = game.legalActions();
        game.apply(legal[below(legal.length)]);
    }
    return game;
}

/** A game of level 3 in its middle. */
export const level3 = () => play(new Game("level3", { seed: 3 }), 12);

/** Has the call throw an error of this class whose message fits, and answers it. */
export function refuses(call, kind, words = /./) {
    let thrown = null;
    try {
        call();
    } catch (problem) {
        thrown = problem;
    }
    assert.ok(thrown, `nothing was thrown: ${call}`);
    assert.equal(thrown.constructor, kind, `${call}: ${thrown.stack}`);
    assert.match(thrown.message, words);
    return thrown;
}
