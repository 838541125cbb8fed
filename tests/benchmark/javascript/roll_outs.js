// Plays the same roll-outs as `mistbank_benchmark table` with the JavaScript package, with one call for each step, as a host does.
// Also plays 1,000 games in one call, which runs entirely in WebAssembly, to compare with `mistbank_benchmark playouts`.
//
//     node roll_outs.js FOLDER PRESET...    prints two rows of a table for each preset; FOLDER: the folder of the package

import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const { Game, init } = await import(pathToFileURL(resolve(process.argv[2], "node.js")));
await init();

const GAMES = 400;
const RUNS = 9;
const WORD = 0xffffffffffffffffn;

/** Yields the upper halves of the random numbers of Dice in measure.hpp. The numbers are computed before the measurement,
 *  because the measurement must not include their 64-bit arithmetic. */
function* dice() {
    for (let counter = 0n; ; ) {
        counter = (counter + 0x9e3779b97f4a7c15n) & WORD;
        const mixed = ((counter ^ (counter >> 30n)) * 0xbf58476d1ce4e5b9n) & WORD;
        yield Number((mixed ^ (mixed >> 27n)) >> 32n);
    }
}

const thrown = new Uint32Array(1 << 20);
const endless = dice();
thrown.forEach((_, index) => (thrown[index] = endless.next().value));

const below = (index, bound) => Math.floor((thrown[index] * bound) / 2 ** 32);

/** Plays the games. Stores the chosen actions, and computes a checksum of them afterwards. */
function rollOut(game, choices) {
    let [turns, step] = [0, 0];
    for (let seed = 0; seed < GAMES; ++seed) {
        game.restart(seed);
        while (!game.isOver) {
            const legal = game.legalActions();
            const choice = below(step, legal.length);
            game.apply(legal[choice]);
            choices[step++] = choice;
        }
        turns += game.turn;
    }
    return { turns, step };
}

function checksumOf(choices) {
    let checksum = 0n;
    for (const choice of choices) checksum = ((checksum ^ BigInt(choice)) * 0x100000001b3n) & WORD;
    return checksum.toString(16).padStart(16, "0");
}

/** Returns the milliseconds of processor time of the fastest run, and the result of the last run. */
function best(work) {
    let [time, answer] = [Infinity];
    for (let run = 0; run < RUNS; ++run) {
        const start = process.cpuUsage();
        answer = work();
        const { user, system } = process.cpuUsage(start);
        time = Math.min(time, (user + system) / 1e3);
    }
    return { time, answer };
}

for (const preset of process.argv.slice(3)) {
    const game = new Game(preset, { seed: 0, recording: false });
    const choices = new Uint16Array(thrown.length);
    const byActions = best(() => rollOut(game, choices));
    const { turns, step } = byActions.answer;
    game.restart(0);
    const inside = best(() => game.rollouts(1, 1000).reduce((sum, one) => sum + one.turns, 0));
    const row = (name, games, { time }, turns, checksum) => {
        const cells = [((games * 1e3) / time).toFixed(0), ((time * 1e6) / turns).toFixed(0), checksum];
        console.log(`| ${name} | ${cells.join(" | ")} |`);
    };
    row(preset, GAMES, byActions, turns, checksumOf(choices.subarray(0, step)));
    row(`${preset}, \`rollouts\``, 1000, inside, inside.answer, "");
    game.free();
}
