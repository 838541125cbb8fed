// The decisions of the eight small boxes. The user answers on the board if the answer has a place there, otherwise with a
// button.
import assert from "node:assert/strict";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { recordIn, WithFinger, WithMouse } from "./people.mjs";
import { test } from "./tally.mjs";
import { DESKTOP, library, PHONE, settle, shot, textOf, visit } from "./visit.mjs";

const { Adviser, DecisionKind, Game, Rules } = library;
const { choicesOf } = await import(pathToFileURL(join(resolve(process.argv[2]), "choices.js")).href);

const ASKED = [
    ["gold", "Gold"],
    ["mage", "Magic"],
    ["robbers", "Robber"],
    ["ferries", "Ferry"],
    ["messages", "Advance"],
    ["messages", "Message"],
    ["messages", "MessageMeeple"],
    ["crops", "Crop"],
    ["crops", "CropAdd"],
    ["crops", "CropRemove"],
];

/** Returns a game at a decision of this kind, after turn 18. */
function askedIn(box, kind) {
    for (let seed = 1; seed < 40; ++seed) {
        const game = new Game(Rules.preset(box, { players: 3, seed }));
        const adviser = new Adviser(game, { strength: "beginner", seed });
        while (!game.isOver && !(game.phase === DecisionKind[kind] && game.turn > 18)) {
            adviser.think(game, 0);
            const wants = game.legalActions().find((action) => game.text(action) === "crop remove");
            game.apply(kind === "CropRemove" && wants ? wants : adviser.choose());
        }
        adviser.free();
        if (!game.isOver) return game;
    }
    throw new Error(`no game has a decision ${kind}`);
}

for (const [name, device, Person] of [
    ["desktop", DESKTOP, WithMouse],
    ["phone", PHONE, WithFinger],
])
    test(`Questions of the small boxes can be answered on the board or by buttons, on a ${name}`, async () => {
        for (const [box, kind] of ASKED) {
            const game = askedIn(box, kind);
            const storage = { record: game.toRecord(), seats: [null, null, null] };
            await visit(
                async (page) => {
                    await settle(page);
                    await shot(page, `asked-${kind}-${name}`);
                    const { question, groups, alone } = choicesOf(game);
                    assert.equal(await textOf(page, "#question"), question);
                    assert.doesNotMatch(await textOf(page, "#side"), /\b(null|undefined|NaN)\b/);
                    const choices = [...groups.slice(0, 1).flatMap((group) => group.choices), ...alone];
                    const { target, text } = choices[0];
                    const others = choices.filter((one) => one.target !== null && one.target.key === target?.key);
                    const person = new Person(page);
                    if (target !== null) await person.pressOnBoard(`.target[data-target="${target.key}"]`);
                    if (target === null || others.length > 1) await person.press(`[data-action="${text}"]`);
                    await person.endTurn();
                    game.apply(text);
                    assert.equal(await recordIn(page), game.toRecord(), kind);
                },
                { device, storage },
            );
        }
    });
