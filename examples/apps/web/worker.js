// The adviser, in a thread of its own with a library of its own, so that the page stays quick. It thinks in slices: a
// message that takes the question back is heard between two of them. After each round it tells the other workers what it
// has found, and goes on when it has heard the same of all of them: so the advice does not hang on who was faster. Who
// speaks answers when all others have told their last.

import { Adviser, Game, init } from "./library.js";

const SLICE = 25; // ms
const ROUND = 64; // simulations of each worker
const MOST_ADVICE = 3;

let ready = null;
let asked = 0; // the question that is wanted; what is thought about another one is dropped
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
    whenHeard(); // who waits in vain
}

function hear({ id, ...told }) {
    if (id !== asked) return;
    heard.push(told);
    whenHeard();
}

/** Waits for the results that the others have reported in this round, or in their last one, and merges them. */
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

/** Thinks until so many simulations have been made, or the end, while the question is wanted. */
async function think(adviser, game, { id, end }, thought, goal) {
    while (thought.made < goal && adviser.count > 1) {
        await breath();
        const begin = performance.now();
        if (begin >= end || asked !== id) break;
        const more = Math.min(thought.slice, goal - thought.made);
        adviser.think(game, more);
        thought.made += more;
        const took = performance.now() - begin;
        if (took > SLICE) thought.slice = Math.max(1, thought.slice >> 1);
        else if (took < SLICE / 2 && more === thought.slice) thought.slice *= 2;
    }
}

async function answer({ id, snapshot, strength, seed, workers, simulations, milliseconds, speaks, naming }) {
    forget(id);
    await ready;
    const game = Game.fromSnapshot(snapshot);
    const adviser = new Adviser(game, { strength, seed, workers });
    try {
        const end = performance.now() + milliseconds;
        adviser.think(game, 0);
        const thought = { made: 0, slice: 1 };
        for (let round = 1, isLast = false; !isLast; ++round) {
            await think(adviser, game, { id, end }, thought, Math.min(simulations, round * ROUND));
            if (asked !== id) return;
            isLast = thought.made < round * ROUND;
            self.postMessage({ id, round, results: adviser.newResults(), isLast });
            adviser.markReported();
            if (!isLast) await merge(adviser, { id, others: workers - 1, round });
        }
        if (!speaks) return;
        await merge(adviser, { id, others: workers - 1, round: Infinity }); // until all have told their last
        if (asked === id)
            self.postMessage({
                id,
                action: { ...adviser.choose() },
                advice: adviceOf(game, adviser, naming),
                simulations: adviser.simulations,
            });
    } finally {
        adviser.free();
        game.free();
    }
}

/** The best of what it thinks, as plain objects, with the reasons in words: one of each group, and what is as good. */
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
