// A worker of the adviser: a separate thread with its own copy of the library. The page stays responsive while the worker
// thinks. The worker thinks in slices and reads messages between two slices; a message can cancel the question. After each
// round the workers exchange their results and wait for each other. Therefore the advice does not depend on their speed. The
// first worker answers after all workers have sent their last results.

import { Adviser, Game, init } from "./library.js";

const SLICE = 25; // maximum duration of a slice in milliseconds
const ROUND = 64; // number of simulations of each worker in a round
const MOST_ADVICE = 3; // maximum number of suggestions
const FIRST_TOLD = 400; // milliseconds until the first interim answer
const TOLD_AGAIN = 500; // milliseconds between two interim answers

let ready = null;
let asked = 0; // id of the current question; results for other questions are ignored
// The messages of the other workers: { round, results, isLast }. results: null if the worker has none, or after merge().
let heard = [];
let whenHeard = () => {}; // wakes merge()

self.onmessage = ({ data }) => {
    if (data.module !== undefined) ready = init(data.module);
    else if (data.cancel) forget(0);
    else if (data.results !== undefined) hear(data);
    else answer(data).catch((error) => self.postMessage({ id: data.id, error: `${error.name}: ${error.message}` }));
};

function forget(id) {
    asked = id;
    heard = [];
    whenHeard(); // ends a merge() that waits for results of the previous question
}

function hear({ id, ...told }) {
    if (id !== asked) return;
    heard.push(told);
    whenHeard();
}

/** Waits until each of the other workers has sent results for this round, or has stopped. Then merges the results. */
async function merge(adviser, { id, others, round }) {
    const isOfRound = (told) => told.round === round || (told.isLast && told.round < round);
    while (asked === id && heard.filter(isOfRound).length < others) await new Promise((resolve) => (whenHeard = resolve));
    if (asked !== id) return;
    for (const told of heard.filter((message) => message.round <= round)) {
        if (told.results !== null) adviser.merge(told.results);
        told.results = null;
    }
}

const breath = () => new Promise((resolve) => setTimeout(resolve));

/** Thinks until the goal or the time limit is reached, or until the question is cancelled. Does nothing if only one
 *  action is legal.
 *  @param question { id, end: the time limit, tell(): called after each slice }
 *  @param thought { made: number of simulations so far, slice: number of simulations in a slice } @param goal the number of
 *  simulations to reach */
async function think(adviser, game, { id, end, tell }, thought, goal) {
    while (thought.made < goal && adviser.count > 1) {
        await breath();
        const begin = performance.now();
        if (begin >= end || asked !== id) break;
        const more = Math.min(thought.slice, goal - thought.made);
        adviser.think(game, more);
        thought.made += more;
        tell();
        const took = performance.now() - begin;
        if (took > SLICE) thought.slice = Math.max(1, thought.slice >> 1);
        else if (took < SLICE / 2 && more === thought.slice) thought.slice *= 2;
    }
}

async function answer({ id, snapshot, strength, seed, workers, simulations, milliseconds, speaks, isHint, naming }) {
    let tellAt = performance.now() + FIRST_TOLD;
    forget(id);
    await ready;
    const game = Game.fromSnapshot(snapshot);
    const adviser = new Adviser(game, { strength, seed, workers });
    try {
        const end = performance.now() + milliseconds;
        adviser.think(game, 0);
        const thought = { made: 0, slice: 1 };
        const found = () => ({
            action: { ...adviser.choose() },
            advice: adviceOf(game, adviser, naming),
            simulations: adviser.simulations,
        });
        const tell = () => {
            if (!speaks || simulations === 0 || asked !== id || performance.now() < tellAt) return;
            self.postMessage({ id, soFar: found() });
            tellAt = performance.now() + TOLD_AGAIN;
        };
        if (isHint) tell(); // a hint gets an interim answer even before the first simulation
        for (let round = 1, isLast = false; !isLast; ++round) {
            await think(adviser, game, { id, end, tell }, thought, Math.min(simulations, round * ROUND));
            if (asked !== id) return;
            isLast = thought.made < round * ROUND;
            self.postMessage({ id, round, results: adviser.newResults(), isLast });
            adviser.markReported();
            if (!isLast) await merge(adviser, { id, others: workers - 1, round });
        }
        if (!speaks) return;
        // Waits for the last results of all other workers.
        await merge(adviser, { id, others: workers - 1, round: Infinity });
        if (asked === id)
            self.postMessage({ id, ...found() });
    } finally {
        adviser.free();
        game.free();
    }
}

/** Returns the best suggestions as plain objects, with the reasons in words. Each suggestion has one action of a group, and
 *  the group's other actions, which are equally good. */
function adviceOf(game, adviser, naming) {
    const groups = [];
    adviser.advice.forEach((advice, index) => {
        const { group, winning } = advice;
        const action = { action: { ...advice.action }, text: game.text(advice.action) };
        const known = groups.find((entry) => entry.group === group);
        if (known !== undefined) known.others.push(action);
        else if (groups.length < MOST_ADVICE)
            groups.push({ ...action, group, winning, explanation: adviser.explanation(index, naming), others: [] });
    });
    return groups;
}
