// Choices: the legal actions in a form for user interfaces.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ActionKind, Colour, Game, Rules, Target } from "./mistbank.js";

const sorted = (game, choices) => choices.map(({ action }) => game.text(action)).sort();

function checkChoices(game) {
    const { all, cells, spots, buttons, groups } = game.choices();
    const legal = game.legalActions().map((action) => game.text(action)).sort();
    assert.deepEqual(sorted(game, all), legal);
    assert.deepEqual(sorted(game, [...[...cells, ...spots].flatMap(({ choices }) => choices), ...buttons]), legal);
    assert.deepEqual(sorted(game, groups.flatMap(({ choices }) => choices)), legal);
    assert.equal(new Set(groups.map(({ kind }) => kind)).size, groups.length);
    for (const { x, y, rotations } of cells) {
        assert.equal(game.tileAt(x, y), null);
        for (const action of rotations.values()) assert.equal(game.whyNot(action), null);
    }
    const points = new Set(spots.map(({ x, y, anchor }) => `${x},${y} ${anchor.x},${anchor.y}`));
    assert.equal(points.size, spots.length);
    for (const { target, x, y, segment, anchor } of spots)
        if (target === Target.Segment) assert.deepEqual({ ...game.anchorOn(game.tileAt(x, y), segment) }, anchor);
    for (const { target, action, text } of buttons)
        assert.deepEqual([target, text], [Target.None, game.describeAction(action)]);
}

for (const preset of ["level5", "everything"])
    test(`Every legal action is offered at a cell, at a spot or as a button: ${preset}`, () => {
        const game = new Game(Rules.preset(preset, { seed: 7 }));
        for (let random = 7n; !game.isOver; ) {
            checkChoices(game);
            const next = game.randomAction(random);
            random = next.random;
            game.apply(next.action);
        }
        assert.deepEqual(game.choices().all, []);
        game.free();
    });

test("The texts of buttons contain the names of players", () => {
    const game = new Game("everything", { seed: 7 });
    const options = { names: { red: "Anna", green: "Kim" } };
    let named = 0;
    for (let random = 7n; !game.isOver; ) {
        for (const { action, text } of game.choices(options).buttons) {
            assert.equal(text, game.describeAction(action, options));
            named += text.includes("Anna");
        }
        const next = game.randomAction(random);
        random = next.random;
        game.apply(next.action);
    }
    assert.ok(named > 0);
    game.free();
});

test("An invalid name is refused in a decision without buttons", () => {
    const game = new Game("base", { seed: 3 });
    assert.deepEqual(game.choices().buttons, []);
    assert.throws(() => game.choices({ names: { red: "a\nb" } }), { name: "InvalidArgumentError" });
    game.free();
});

test("The choices contain cells for each tile in a hand", () => {
    const game = new Game(Rules.preset("base", { hand: 3, seed: 3 }));
    const { cells, buttons } = game.choices();
    assert.deepEqual([...new Set(cells.map(({ placeInHand }) => placeInHand))].sort(), [0, 1, 2]);
    const hand = game.hand(game.decision.player, game.decision.player);
    for (const { tile, placeInHand, choices } of cells) {
        assert.equal(tile, hand[placeInHand]);
        for (const { action, figure, colour } of choices)
            assert.deepEqual([action.kind, figure, colour], [ActionKind.Lay, null, Colour.None]);
    }
    assert.deepEqual(buttons, []);
    game.free();
});
