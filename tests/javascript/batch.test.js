// Batches of games. Each game of a batch equals a single game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Action, ActionKind, Batch, Game, InvalidArgumentError, isPlaneBinary, OutOfMemoryError, Outcome, planeNames, Rules, Sampling, scalarNames, Status, TileSet } from "./mistbank.js";
import { refuses, textOf } from "./support.js";

const GAMES = 4;

test("A batch plays the same games as single games", () => {
    const rules = Rules.preset("level3", { seed: 30 });
    const batch = new Batch(rules, GAMES);
    const copy = new Game(rules);
    const alone = Array.from({ length: GAMES }, (_, index) => new Game(rules, { seed: 30 + index }));
    const dealt = Array(GAMES).fill(0);
    let endings = 0;
    for (let step = 0; step < 400; ++step) {
        const actions = batch.randomActions();
        const { statuses, ended, results } = batch.step(actions);
        for (let i = 0; i < GAMES; ++i) {
            assert.equal(statuses[i], Status.Ok);
            alone[i].apply(Action.in(actions, i));
            assert.equal(ended[i], alone[i].isOver ? 1 : 0);
            assert.equal(results.has(i), alone[i].isOver);
            if (!alone[i].isOver) continue;
            ++endings;
            assert.deepEqual([results.get(i).outcome, results.get(i).turns], [alone[i].outcome, alone[i].turn]);
            alone[i].free();
            alone[i] = new Game(rules, { seed: 30 + i + GAMES * ++dealt[i] });
        }
    }
    assert.ok(endings > 4, `${endings}`);
    const decisions = batch.decisions();
    const standings = batch.standings();
    alone.forEach((game, index) => {
        assert.equal(batch.game(index, copy), copy);
        assert.equal(copy.stateHash, game.stateHash);
        assert.deepEqual(decisions[index], game.decision);
        assert.deepEqual([standings[index].outcome, standings[index].turns], [Outcome.Open, game.turn]);
    });
});

test("A batch returns the observations of its games", () => {
    const batch = new Batch("base", GAMES, { seed: 3 });
    for (let step = 0; step < 60; ++step) batch.randomStep();
    const games = Array.from({ length: GAMES }, (_, index) => batch.game(index));
    const windows = batch.windows(9, 7);
    const [planes, masks, scalars] = [batch.planes(9, 7), batch.legalMasks(9, 7), batch.scalars()];
    assert.equal(planes.length, GAMES * planeNames().length * 63);
    assert.equal(scalars.length, GAMES * scalarNames().length);
    const part = (list, index) => list.subarray((list.length / GAMES) * index, (list.length / GAMES) * (index + 1));
    const indices = new Int32Array(GAMES);
    games.forEach((game, index) => {
        const window = game.window(9, 7);
        assert.deepEqual(windows[index], window);
        assert.deepEqual(part(planes, index), game.planes(window));
        assert.deepEqual(part(scalars, index), game.scalars());
        assert.deepEqual(part(masks, index), game.legalMask(window));
        assert.equal(batch.indexCount(9, 7), game.indexCount(window));
        indices[index] = part(masks, index).indexOf(1);
    });
    assert.deepEqual(batch.planes(9, 7, new Uint8Array(planes.length)), planes);
    assert.deepEqual(batch.legalMasks(9, 7, new Uint8Array(masks.length)), masks);
    assert.deepEqual(batch.scalars(new Int32Array(scalars.length)), scalars);
    indices[3] = -1;
    const chosen = batch.actionsAt(indices, 9, 7);
    assert.deepEqual([...chosen.statuses].slice(3), [Status.InvalidArgument]);
    assert.equal(Action.in(chosen.actions, 3).kind, ActionKind.None);
    games.slice(0, 3).forEach((game, index) =>
        assert.deepEqual(Action.in(chosen.actions, index), game.actionAt(game.window(9, 7), indices[index])),
    );
    assert.deepEqual([...batch.apply(chosen.actions)], [Status.Ok, Status.Ok, Status.Ok, Status.WrongDecision]);
    assert.deepEqual(batch.windows(5)[0].height, 5);
});

test("A batch can return only the chosen planes", () => {
    const batch = new Batch("base", GAMES, { seed: 3 });
    for (let step = 0; step < 60; ++step) batch.randomStep();
    const used = batch.usedPlanes();
    assert.deepEqual(used, new Game("base").usedPlanes());
    assert.ok(used.length < 0.6 * planeNames().length);
    const chosen = used.slice().reverse();
    const planes = batch.chosenPlanes(chosen, 9, 7);
    assert.equal(planes.length, GAMES * chosen.length * 63);
    for (let index = 0; index < GAMES; ++index) {
        const game = batch.game(index);
        const own = planes.subarray(index * chosen.length * 63, (index + 1) * chosen.length * 63);
        assert.deepEqual(own, game.chosenPlanes(game.window(9, 7), chosen));
    }
    assert.deepEqual(batch.chosenPlanes([...chosen], 9, 7, new Uint8Array(planes.length)), planes);
    assert.equal(batch.chosenPlanes([0], 5).length, GAMES * 25);
});

/** Packs values of 1 or 0 into bits. The first value becomes the highest bit of the first byte. */
function bitsOf(values) {
    const bits = new Uint8Array(Math.ceil(values.length / 8));
    values.forEach((value, index) => (bits[index >> 3] |= value << (7 - (index & 7))));
    return bits;
}

test("A batch packs binary planes and masks into bits", () => {
    const batch = new Batch("base", GAMES, { seed: 3 });
    for (let step = 0; step < 60; ++step) batch.randomStep();
    const used = batch.usedPlanes();
    const binary = [...used].map(isPlaneBinary);
    assert.ok(binary.includes(true) && binary.includes(false));
    const whole = batch.chosenPlanes(used, 9, 7);
    const expected = [];
    for (let place = 0; place < GAMES * used.length; ++place) {
        const plane = whole.subarray(63 * place, 63 * (place + 1));
        expected.push(...(binary[place % used.length] ? bitsOf(plane) : plane));
    }
    const packed = batch.packedPlanes(used, 9, 7);
    assert.deepEqual([...packed], expected);
    assert.deepEqual(batch.packedPlanes(used, 9, 7, new Uint8Array(packed.length)), packed);
    const [masks, count] = [batch.legalMasks(9, 7), batch.indexCount(9, 7)];
    const bits = Array.from({ length: GAMES }, (_, index) => [...bitsOf(masks.subarray(index * count, (index + 1) * count))]);
    assert.deepEqual([...batch.packedMasks(9, 7)], bits.flat());
});

test("A batch lists the legal actions of its games", () => {
    const batch = new Batch("level3", GAMES, { seed: 8 });
    const { actions, offsets } = batch.legalActions();
    assert.equal(actions.length, 8 * offsets[GAMES]);
    for (let index = 0; index < GAMES; ++index) {
        const count = offsets[index + 1] - offsets[index];
        const found = Array.from({ length: count }, (_, number) => Action.in(actions, offsets[index] + number));
        assert.deepEqual(found, batch.game(index).legalActions());
    }
});

test("A random step equals a step with random actions, and a restart with the same seed repeats the games", () => {
    const [whole, stepped] = [new Batch("level1", 32, { seed: 5 }), new Batch("level1", 32, { seed: 5 })];
    const kept = whole.random.slice();
    const play = (batch) => {
        let endings = 0;
        for (let step = 0; step < 100; ++step) endings += batch.randomStep().results.size;
        return endings;
    };
    const endings = play(whole);
    for (let step = 0; step < 100; ++step) stepped.step(stepped.randomActions());
    assert.deepEqual(whole.random, stepped.random);
    assert.ok(endings > 32);
    assert.deepEqual(whole.standings(), stepped.standings());
    whole.restart(5);
    assert.deepEqual(whole.random, kept);
    assert.equal(play(whole), endings);
    assert.deepEqual(whole.standings(), stepped.standings());
});

test("Logits and weights determine the probabilities of legal actions in a choice", () => {
    const batch = new Batch("base", 1, { seed: 3 });
    const legal = batch.legalMasks(9);
    const numbers = Float32Array.from(legal, (isLegal, index) => (isLegal ? index % 4 : NaN));
    for (const [by, weigh] of [
        ["Logits", Math.exp],
        [Sampling.Weights, (number) => number],
        [undefined, () => 1],
    ]) {
        const expected = Array.from(legal, (isLegal, index) => (isLegal ? weigh(numbers[index]) : 0));
        const all = expected.reduce((sum, weight) => sum + weight);
        const [found, times] = [new Float64Array(legal.length), 20000];
        for (let time = 0; time < times; ++time) ++found[batch.choose(by === undefined ? null : numbers, 9, 9, { by }).indices[0]];
        let [deviation, count] = [0, 0];
        expected.forEach((weight, index) => {
            if (weight === 0) return assert.equal(found[index], 0);
            const awaited = (times * weight) / all;
            deviation += (found[index] - awaited) ** 2 / awaited;
            ++count;
        });
        assert.ok(deviation / count < 2, `${by}: ${deviation} of ${count}`);
    }
    const { indices } = batch.choose(numbers, 9, undefined, { by: Sampling.Greatest });
    assert.equal(indices[0], numbers.indexOf(Math.max(...numbers.filter((number) => !Number.isNaN(number)))));
});

test("The index of a choice identifies its action, and equal random states give equal choices", () => {
    const [batch, same] = [new Batch("level6", GAMES, { seed: 3 }), new Batch("level6", GAMES, { seed: 3 })];
    for (let step = 0; step < 200; ++step) {
        const { actions, indices, statuses } = batch.choose(undefined, 21);
        assert.deepEqual(same.choose(null, 21).actions, actions);
        assert.deepEqual([...statuses], Array(GAMES).fill(Status.Ok));
        assert.deepEqual(batch.actionsAt(indices, 21).actions, actions);
        for (const each of [batch, same]) assert.deepEqual([...each.step(actions).statuses], Array(GAMES).fill(Status.Ok));
    }
    const before = batch.random.slice();
    assert.deepEqual(batch.choose(null, 21, 21, { seed: 7n }), batch.choose(null, 21, 21, { seed: 7 }));
    assert.deepEqual(batch.random, before);
    for (let step = 0; step < 200; ++step) batch.apply(batch.choose(null, 21).actions);
    const { actions, indices, statuses } = batch.choose(new Float32Array(GAMES * batch.indexCount(9)), 9);
    assert.deepEqual([...statuses], Array(GAMES).fill(Status.GameOver));
    assert.deepEqual([...indices, Action.in(actions).kind], [...Array(GAMES).fill(-1), ActionKind.None]);
});

test("The method deal() restarts the chosen games of a batch, or all finished games", () => {
    const batch = new Batch("level1", GAMES, { seed: 3 });
    const before = batch.game(0).stateHash;
    batch.deal([false, true, 0, 1]);
    assert.equal(batch.game(0).stateHash, before);
    assert.equal(batch.game(1).stateHash, new Game("level1", { seed: 4 + GAMES }).stateHash);
    assert.equal(batch.game(3).stateHash, new Game("level1", { seed: 6 + GAMES }).stateHash);
    for (let step = 0; step < 300; ++step) batch.apply(batch.randomActions());
    assert.ok(batch.standings().every(({ outcome }) => outcome !== Outcome.Open));
    assert.equal(Action.in(batch.randomActions()).kind, ActionKind.None);
    assert.deepEqual([...batch.apply(batch.randomActions())], Array(GAMES).fill(Status.GameOver));
    assert.equal(batch.step(batch.randomActions()).results.size, 0);
    batch.deal();
    assert.equal(batch.game(0).stateHash, new Game("level1", { seed: 3 + GAMES }).stateHash);
});

test("A batch plays with custom tile sets, even after the sets are freed", () => {
    const set = TileSet.parse(textOf("tests/scenarios/tiles/ends.tiles"));
    const batch = new Batch({ level: 1 }, 2, { sets: [set], seed: 1 });
    assert.deepEqual(batch.game(1).types.map((type) => type.id), set.types.map((type) => type.id));
    const into = new Game({ level: 1 }, { sets: set });
    set.free();
    batch.randomStep();
    assert.equal(batch.game(1, into).tileCount, batch.standings()[1].tiles);
});

test("A batch refuses invalid arguments", () => {
    const batch = new Batch("base", GAMES);
    const before = batch.game(0).stateHash;
    for (const [call, kind, words] of [
        [() => new Batch("base", 0), InvalidArgumentError, /count must be a whole number from 1 to 1000000, not 0/],
        [() => new Batch("base"), TypeError, /count must be a number/],
        [() => new Batch("base", 3, { threads: 2 }), TypeError, /options have no "threads"/],
        [() => batch.apply([1, 2]), TypeError, /actions must be a Uint8Array/],
        [() => batch.step(new Uint8Array(8)), InvalidArgumentError, /^actions must have 32 bytes, 8 for each of 4 games, not 8$/],
        [() => batch.deal([true]), InvalidArgumentError, /which must have 4 entries, one for each game, not 1/],
        [() => batch.deal(3), TypeError, /which must be an array/],
        [() => batch.deal(null), TypeError, /which must be an array/],
        [() => batch.actionsAt([1, 2, 3], 5), InvalidArgumentError, /indices must have 4 entries/],
        [() => batch.actionsAt([1, 2, 3, "4"], 5), TypeError, /indices\[3\] must be a number, not "4"/],
        [() => batch.actionsAt([1, 2, 3, 0.5], 5), InvalidArgumentError, /indices\[3\] must be a whole number/],
        [() => batch.windows(0), InvalidArgumentError, /width must be/],
        [() => batch.planes(3, 256), InvalidArgumentError, /height must be/],
        [() => batch.planes(3, 3, new Uint8Array(5)), InvalidArgumentError, /do not fit into an array of 5/],
        [() => batch.chosenPlanes([], 3), InvalidArgumentError, /planes must have at least one index/],
        [() => batch.chosenPlanes([2, 3, 2], 3), InvalidArgumentError, /planes must not contain an index twice/],
        [() => batch.chosenPlanes([planeNames().length], 3), InvalidArgumentError, /planes\[0\] must be a whole number from 0 to/],
        [() => batch.chosenPlanes(3, 3), TypeError, /planes must be an array, not 3/],
        [() => batch.chosenPlanes([1], 0), InvalidArgumentError, /width must be/],
        [() => batch.chosenPlanes([1], 3, 3, new Uint8Array(5)), InvalidArgumentError, /do not fit into an array of 5/],
        [() => batch.packedPlanes([2, 2], 3), InvalidArgumentError, /planes must not contain an index twice/],
        [() => batch.packedPlanes([1], 3, 3, new Uint8Array(5)), InvalidArgumentError, /8 entries do not fit into an array of 5/],
        [() => batch.packedMasks(3, 3, new Uint8Array(5)), InvalidArgumentError, /do not fit into an array of 5/],
        [() => isPlaneBinary(planeNames().length), InvalidArgumentError, /plane must be a whole number from 0 to/],
        [() => batch.scalars(new Uint8Array(5)), TypeError, /into must be an Int32Array/],
        [() => batch.game(4), InvalidArgumentError, /index must be a whole number from 0 to 3, not 4/],
        [() => batch.game(0, new Game("level1")), InvalidArgumentError],
        [() => batch.game(0, {}), TypeError, /into must be a Game/],
        [() => batch.restart(-1), InvalidArgumentError, /seed must be/],
    ])
        refuses(call, kind, words);
    const numbers = new Float32Array(GAMES * batch.indexCount(5)).fill(1);
    const first = batch.legalMasks(5).indexOf(1, 2 * batch.indexCount(5));
    const spoiled = (value) => Float32Array.from(numbers, (number, index) => (index === first ? value : number));
    const [random, none] = [batch.random.slice(), new Float32Array(numbers.length)];
    for (const [given, options, kind, words] of [
        [numbers.subarray(1), {}, InvalidArgumentError, /^numbers must have 2788 entries, 697 for each of 4 games, not 2787$/],
        [3, {}, TypeError, /numbers must be an array/],
        [numbers, { by: "best" }, InvalidArgumentError, /by must be one of/],
        [numbers, { as: "best" }, TypeError, /options have no "as"/],
        [numbers, { seed: -1 }, InvalidArgumentError, /seed must be/],
        [spoiled(NaN), {}, InvalidArgumentError, /^numbers for the legal actions of game 2 must be finite or -Infinity, not all -Infinity$/],
        [spoiled(Infinity), { by: "greatest" }, InvalidArgumentError, /^numbers for the legal actions of game 2 must be finite or -Infinity/],
        [spoiled(-1), { by: "weights" }, InvalidArgumentError, /of game 2 must be finite and 0 or more, not all 0$/],
        [none, { by: "weights" }, InvalidArgumentError, /of game 0 must be finite and 0 or more, not all 0$/],
    ])
        refuses(() => batch.choose(given, 5, 5, options), kind, words);
    assert.deepEqual(batch.random, random);
    batch.random = [1, 2, 3, 4];
    refuses(() => batch.randomStep(), TypeError, /random must be a BigUint64Array/);
    batch.random = new BigUint64Array(3);
    refuses(() => batch.randomActions(), InvalidArgumentError, /random must have 4 entries, one for each game, not 3/);
    assert.equal(batch.game(0).stateHash, before);
});

test("Planes that do not fit in memory are refused, and later calls work", () => {
    const batch = new Batch("level1", 2000);
    refuses(() => batch.planes(255), OutOfMemoryError, /^out of memory: \d+ bytes are not available$/);
    refuses(() => batch.planes(150), OutOfMemoryError);
    assert.equal(batch.standings().length, 2000);
    batch.free();
    assert.equal(new Batch("base", 3).count, 3);
});

test("A lookahead returns the points and scalars after each legal action, and changes no game", () => {
    const batch = new Batch(Rules.preset("everything", { seed: 3, players: 3 }), 2);
    for (let step = 0; step < 40; ++step) batch.step(batch.randomActions());
    const hashes = [0, 1].map((index) => batch.game(index).stateHash);
    const { actions, points, offsets, scalars } = batch.lookahead({ scalars: true });
    const numbers = scalarNames().length;
    assert.equal(scalars.length, numbers * points.length);
    assert.deepEqual(batch.lookahead(), { actions, points, offsets, scalars: null });
    refuses(() => batch.lookahead({ scalar: true }), TypeError);
    assert.deepEqual([0, 1].map((index) => batch.game(index).stateHash), hashes);
    assert.deepEqual(offsets, batch.legalActions().offsets);
    for (let index = 0; index < 2; ++index)
        for (let i = offsets[index]; i < offsets[index + 1]; ++i) {
            const game = batch.game(index);
            const viewer = game.decidingPlayer;
            game.apply(Action.in(actions, i));
            assert.deepEqual(points[i], game.points);
            assert.deepEqual([...scalars.subarray(numbers * i, numbers * (i + 1))], [...game.scalars(viewer)]);
            game.free();
        }
    batch.free();
});
