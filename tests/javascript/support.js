// Helper functions for tests: paths, random games, and checks of errors.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Game } from "./mistbank.js";

/** Returns the full path of a file in the project. */
export const inProject = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
export const textOf = (path) => readFileSync(inProject(path), "utf8");

/** Returns a seeded random generator: a function that returns a whole number from 0 to the given bound minus 1. */
export function dice(seed = 0) {
    let state = seed >>> 0;
    return (bound) => {
        state = (state + 0x9e3779b9) >>> 0; // a Weyl sequence, whose numbers are mixed below
        let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
        mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
        return Math.floor((((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32) * bound);
    };
}

/** Plays random actions: at most `actions`, and none after the end of the game. Returns the game. */
export function play(game, actions = Infinity, seed = 1) {
    const below = dice(seed);
    for (let step = 0; step < actions && !game.isOver; ++step) {
        const legal = game.legalActions();
        game.apply(legal[below(legal.length)]);
    }
    return game;
}

/** Returns a game of level 3 after 12 actions. */
export const level3 = () => play(new Game("level3", { seed: 3 }), 12);

/** Checks that a call throws an error of this class with a matching message; returns the error. */
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
