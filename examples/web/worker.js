// The adviser, in a thread of its own with a library of its own, so that the page stays quick. It thinks in slices: a
// message that takes the question back is heard between two of them. Who helps tells what it has found; who speaks hears
// that of all helpers before it answers.

import { Adviser, Game, init } from "./library.js";

const SLICE = 25; // ms
const MOST_ADVICE = 3;

let ready = null;
let asked = 0; // the question that is wanted; what is thought about another one is dropped
let heard = []; // what helpers have found about it, null of one that has come to nothing
let whenHeard = () => {};

self.onmessage = ({ data }) => {
    if (data.module !== undefined) ready = init(data.module);
    else if (data.cancel) forget(0);
    else if (data.findings !== undefined) hear(data);
    else answer(data).catch((error) => self.postMessage({ id: data.id, error: `${error.name}: ${error.message}` }));
};

function forget(id) {
    asked = id;
    heard = [];
    whenHeard(); // who waits in vain
}

function hear({ id, findings }) {
    if (id !== asked) return;
    heard.push(findings);
    whenHeard();
}

/** What so many helpers have found, as far as the question is still wanted. */
async function findingsOf(helpers, id) {
    while (asked === id && heard.length < helpers) await new Promise((resolve) => (whenHeard = resolve));
    return heard.filter((findings) => findings !== null);
}

const breath = () => new Promise((resolve) => setTimeout(resolve));

async function answer({ id, snapshot, strength, seed, companions, simulations, milliseconds, helpers }) {
    forget(id);
    await ready;
    const game = Game.fromSnapshot(snapshot);
    const adviser = new Adviser(game, { strength, seed, companions });
    try {
        const end = performance.now() + milliseconds;
        adviser.think(game, 0);
        for (let slice = 1; adviser.simulations < simulations && adviser.count > 1;) {
            await breath();
            if (asked !== id) return;
            const begin = performance.now();
            if (begin >= end) break;
            adviser.think(game, Math.min(slice, simulations - adviser.simulations));
            const took = performance.now() - begin;
            if (took < SLICE / 2) slice *= 2;
            else if (took > SLICE) slice = Math.max(1, slice >> 1);
        }
        if (asked !== id) return;
        if (helpers === null) {
            self.postMessage({ id, findings: adviser.findings() });
            return;
        }
        for (const findings of await findingsOf(helpers, id)) adviser.absorb(findings);
        if (asked === id)
            self.postMessage({
                id,
                action: { ...adviser.choose() },
                advice: adviceOf(game, adviser),
                simulations: adviser.simulations,
            });
    } finally {
        adviser.free();
        game.free();
    }
}

/** The best of what it thinks, as plain objects, with the reasons in words: one of each group, and what is as good. */
function adviceOf(game, adviser) {
    const groups = [];
    adviser.advice.forEach((advice, index) => {
        const { group } = advice;
        const known = groups.find((one) => one.group === group);
        if (known !== undefined) known.others.push(shortOf(game, advice));
        else if (groups.length < MOST_ADVICE) groups.push(longOf(game, adviser, advice, index));
    });
    return groups;
}

const shortOf = (game, { action }) => ({ action: { ...action }, text: game.text(action) });

const longOf = (game, adviser, advice, index) => ({
    ...shortOf(game, advice),
    group: advice.group,
    line: advice.line.map((action) => game.text(action)),
    winning: advice.winning,
    points: advice.points,
    explanation: adviser.explanation(index),
    others: [],
});
