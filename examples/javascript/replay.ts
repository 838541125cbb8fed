// Prints a stored game, one line for each turn: the events with the players' names, and the score after the turn. Then prints
// the result and the points of each player by source. Option --svg also writes a picture of the last board.
//
//     node replay.js GAME.record [--svg BOARD.svg]
//
// The section "TypeScript" of bindings/javascript/README.md shows how to compile this program. The names come from the headers
// of the record, such as the line "x-name-red Anna".

import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Colour, EventKind, Game, init, type ScoreBreakdown } from "mistbank";

const USAGE = "usage: node replay.js GAME.record [--svg BOARD.svg]";

/** A part of the game: the setup, a turn or the final scoring. */
interface Part {
    sentences: string[];
    /** The points of each scoring meeple at the end of the part. */
    totals: Map<Colour, number>;
}

/** Returns the name of a scoring meeple, such as "Anna (red)", "red" or "team". */
function nameOf(game: Game, colour: Colour): string {
    if (colour === Colour.None) return "team";
    const name = game.headers[`x-name-${colour}`];
    return name === undefined ? colour : `${name} (${colour})`;
}

/** Divides the events of a game into the setup, the turns and the final scoring. */
function partsOf(game: Game): Part[] {
    // An action can end a turn and begin the next one. The totals therefore come from the events, not from the game.
    const totals = new Map(game.tallies.map(({ colour, points }) => [colour, points.before]));
    const parts: Part[] = [];
    let sentences: string[] = [];
    const endPart = () => {
        if (sentences.length > 0) parts.push({ sentences, totals: new Map(totals) });
        sentences = [];
    };
    for (const event of game.events()) {
        if (event.kind === EventKind.TurnBegan || event.kind === EventKind.FinalScoring) endPart();
        if (event.kind === EventKind.PointsScored) totals.set(event.colour, event.total);
        sentences.push(game.sentence(event));
    }
    endPart();
    return parts;
}

/** Returns the line of a part, such as "turn 2 begins: Anna; Anna draws 09; ... [Anna (red) 4, green 0]". */
function lineOfPart(game: Game, { sentences, totals }: Part): string {
    const scores = [...totals].map(([colour, total]) => `${nameOf(game, colour)} ${total}`);
    return `${sentences.join("; ")} [${scores.join(", ")}]`;
}

/** Returns the points by source, such as "Anna (red) 12: roads 4, cities 8". */
function lineOfSources(game: Game, { colour, total, points }: ScoreBreakdown): string {
    const sources = Object.entries(points).map(([source, value]) => `${source.replaceAll("_", " ")} ${value}`);
    return `${nameOf(game, colour)} ${total}: ${sources.join(", ") || "no points"}`;
}

/** Reads the command line; null if the arguments are wrong. */
function readArguments(): { file: string; svg: string | undefined } | null {
    try {
        const { values, positionals } = parseArgs({ options: { svg: { type: "string" } }, allowPositionals: true });
        const [file, ...others] = positionals;
        return file === undefined || others.length > 0 ? null : { file, svg: values.svg };
    } catch {
        return null; // an unknown option, or no file after --svg
    }
}

/** Loads a stored game; prints the reason and returns null if the file is missing or not a game. */
function load(file: string): Game | null {
    try {
        return Game.load(readFileSync(file));
    } catch (error) {
        console.error(`${file}: ${error instanceof Error ? error.message : error}`);
        return null;
    }
}

/** Runs the program and returns its exit code. */
async function main(): Promise<number> {
    const given = readArguments();
    if (given === null) {
        console.error(USAGE);
        return 2;
    }
    await init();
    const game = load(given.file);
    if (game === null) return 1;
    for (const part of partsOf(game)) console.log(lineOfPart(game, part));
    console.log(game.isOver ? game.question() : `not over, next: ${game.question()}`);
    for (const entry of game.scoreBreakdown()) console.log(lineOfSources(game, entry));
    if (given.svg !== undefined) writeFileSync(given.svg, game.picture());
    game.free();
    return 0;
}

process.exitCode = await main();
