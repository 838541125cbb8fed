// The adviser, in a separate thread with its own library, so that the page stays responsive. It thinks in slices, and
// reads messages that cancel the question between two slices. After each round it reports its results to the other
// workers, and waits for theirs: so the advice does not depend on speed. The first worker answers after the last
// results of all.

import { Adviser, Game, init } from "./library.js";

const SLICE = 25; // ms
const ROUND = 64; // simulations of each worker
const MOST_ADVICE = 3;
const FIRST_TOLD = 400; // ms after the question, at the earliest
const TOLD_AGAIN = 500; // ms later

let ready = null;
let asked = 0; // the current question; thoughts about another one are dropped
let heard = []; // the results of other workers: { round, results, isLast }; results are null if a worker found nothing
let whenHeard = () => {};

self.onmessage = ({ data }) => {
    if (data.module !== undefined) ready = init(data.module);
    else if (data.cancel) forget(0);
    else if (data.results !== undefined) hear(data);
    else answer(data).catch((error) => self.postMessage({ id: data.id, error: `${error.name}: ${error.message}` }));
};

function forget(id) {
    asked = id;
    heard = [];
    whenHeard(); // wakes a merge that would wait for ever
}

function hear({ id, ...told }) {
    if (id !== asked) return;
    heard.push(told);
    whenHeard();
}

/** Waits for the results of the other workers in this round, or their last ones, and merges them. */
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

/** Thinks until the number of simulations or the time limit is reached, unless the question is cancelled.
 *  @param tell called between two slices */
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
        if (isHint) tell(); // even before the first simulation
        for (let round = 1, isLast = false; !isLast; ++round) {
            await think(adviser, game, { id, end, tell }, thought, Math.min(simulations, round * ROUND));
            if (asked !== id) return;
            isLast = thought.made < round * ROUND;
            self.postMessage({ id, round, results: adviser.newResults(), isLast });
            adviser.markReported();
            if (!isLast) await merge(adviser, { id, others: workers - 1, round });
        }
        if (!speaks) return;
        // Until all others have reported their last results.
        await merge(adviser, { id, others: workers - 1, round: Infinity });
        if (asked === id)
            self.postMessage({ id, ...found() });
    } finally {
        adviser.free();
        game.free();
    }
}

/** Returns the best advice as plain objects, with the reasons in words: one action of each group, and the equally good
 *  ones. */
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
