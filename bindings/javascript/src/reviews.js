// Reviews of games: each decision is compared with the best action.

import { Adviser } from "./adviser.js";
import { numberOf, optionsOf, quoted, seedOf } from "./arguments.js";
import { Limits } from "./constants.js";
import { InvalidArgumentError } from "./errors.js";
import { Game, gameOf } from "./game.js";
import { writeNamingOptions } from "./rendering.js";

const OPTIONS = ["simulations", "players", "seed", "first", "names"];

export function reviewed(game, options) {
    const played = typeof game === "string" ? Game.load(game) : game;
    gameOf("game", played);
    try {
        const { simulations = 400, players, seed = 0, first = 0, names = {} } = optionsOf("options", options, OPTIONS);
        const number = numberOf("simulations", simulations, 1, Limits.maxSimulations);
        const wanted = playersOf(played, players);
        const chances = seedOf(seed);
        const actions = played.actions();
        writeNamingOptions({ names }); // refuses invalid names before the work starts
        const from = numberOf("first", first, 0, actions.length);
        const start = played.clone();
        start.undo(actions.length - from);
        return walk(start, actions, from, wanted, number, chances, { ...names });
    } finally {
        if (played !== game) played.free();
    }
}

/** Replays a game from its current position and reviews its decisions. The iteration owns the game and frees it. */
function* walk(game, actions, from, players, simulations, seed, names) {
    try {
        const adviser = new Adviser(game, { seed });
        try {
            for (let number = from; number < actions.length; ++number) {
                const action = actions[number];
                if (players.has(game.decidingPlayer)) yield decisionOf(adviser, game, number, action, simulations, names);
                game.apply(action);
            }
        } finally {
            adviser.free();
        }
    } finally {
        game.free();
    }
}

function decisionOf(adviser, game, number, action, simulations, names) {
    const { bestIndex, playedIndex, samples, ...review } = adviser.review(game, action, simulations);
    return {
        number,
        turn: game.turn,
        player: game.decidingPlayer,
        action,
        text: game.text(action),
        ...review,
        bestText: game.text(review.best),
        explanation: adviser.explanation(bestIndex, { names }),
    };
}

function playersOf(game, players) {
    const count = game.rules.players;
    const all = Array.from({ length: count }, (_, player) => player);
    const wanted = players === undefined ? all : [...players];
    for (const player of wanted)
        if (!all.includes(player))
            throw new InvalidArgumentError(`players must be numbers from 0 to ${count - 1}, not ${quoted(player)}`);
    return new Set(wanted);
}
