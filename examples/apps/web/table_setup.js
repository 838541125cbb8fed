// A table being set up, as the lines of a position. Each change is tried by reading the changed lines as a game. A refused
// change has the reason of the library, and changes nothing. Independent of the page.

import { Colour, colourName, Draws, figureKindName, Game } from "./library.js";

const FORMAT = "mistbank-position 1";

const wordsOf = (list) => new Set(list.trim().split(/\s+/));

/** What the lines of the rules begin with, besides the names of their fields; a host's own begin with "x-". */
const HEADER = wordsOf("needs kind rules preset table tiles");

/** The same of draws and other chances, which are left open. */
const CHANCES = wordsOf(`
    mistbank-position draws seed order again dice tokens animals numbers messages`);

/** Words for the progress of a turn; a changed table starts the turn again. */
const UNDER_WAY = wordsOf(`
    turn part decision step stage laid free_ground awaits closing scoring scored hound_arrives searches_left searched
    after_assigning unassigned applying is_final is_due are_movements due gained ghosts_paid gained_from marker_left
    courier_left builder_has_grown has_ransomed tower_built taken barn_placed rolls flies die shepherd_placed_with
    animal is_ending newcomer counter_of_turn has_drawn message_open message_scores another_part_follows
    is_part_of_message builder_part_is_due builder_part_has_been touched movable ferries_asked crop_removes crop_turn
    crop_circles hole_filled offer_asked is_offered offers points_offered visited taking is_exchanged has_begun_to_fill`);

/** What is asked for of a turn whose tile is laid. */
const BEFORE_FIGURE = "decision place_meeple";

const keyOf = (line) => line.split(" ", 1)[0];
const cellOf = (x, y) => `${x},${y}`;
const spotOf = ({ x, y }, segment) => `${x},${y}/${segment}`;

/** What is wrong, without the place in the text. */
export const reasonOf = (message) =>
    message.replace(/^line \d+(, column \d+)?: /, "").replace(/^the position is impossible: /, "");

/** The lines of a game's table, as everybody sees it, at the beginning of a turn: { header, lines, laid, isExternal }; `laid`
 *  is the line of this turn's tile, undefined before it is laid. */
export function linesOfTable(game) {
    const text = game
        .toPosition({ viewer: "nobody" })
        .split("\n")
        .filter((line) => line.trim() !== "");
    const fields = game.rules.toJson();
    const isField = (key) => key in fields && !CHANCES.has(key);
    const isOfRules = (line) => HEADER.has(keyOf(line)) || isField(keyOf(line)) || /^(x-|\|)/.test(line); // and a set's text
    const isLeftOut = (line) => CHANCES.has(keyOf(line)) || UNDER_WAY.has(keyOf(line));
    return {
        header: text.filter(isOfRules),
        lines: text.filter((line) => !isOfRules(line) && !isLeftOut(line)),
        laid: text.find((line) => keyOf(line) === "laid"),
        isExternal: text.includes("draws external"),
    };
}

/** Such a table as a position in which nobody draws of itself. */
export const trialOf = (header, lines) => [FORMAT, ...header, "draws external", ...lines, ""].join("\n");

export class TableSetup {
    /** @param header the lines of the rules @param lines those of the table @param isExternal whether draws are named.
     *  Throws where that is no position. */
    constructor(header, lines, isExternal = false) {
        this.header = header;
        this.isExternal = isExternal;
        this.past = [];
        this.waiting = new Map(); // what cannot be yet, but may be with what comes next: words and their values
        this.lines = lines;
        this.game = Game.fromPosition(this.trial(lines));
    }

    /** A table on which nothing has happened yet. Throws InvalidRulesError. */
    static begin(rules) {
        const isExternal = rules.draws === Draws.External;
        const game = new Game(rules.with({ draws: Draws.External })); // nothing has been drawn yet
        return TableSetup.#taken(game, isExternal);
    }

    /** The table of a game that nobody else needs. */
    static #taken(game, isExternal) {
        try {
            return Object.assign(TableSetup.of(game), { isExternal });
        } finally {
            game.free();
        }
    }

    /** The table of a game, as everybody sees it: at the beginning of a turn, or before this turn's figure if the tile has
     *  completed what is scored after it. */
    static of(game) {
        const { header, lines, laid, isExternal } = linesOfTable(game);
        try {
            return new TableSetup(header, lines, isExternal);
        } catch (error) {
            if (laid === undefined) throw error;
            return new TableSetup(header, [...lines, laid, BEFORE_FIGURE], isExternal);
        }
    }

    /** The table of a position. Throws where it is none. */
    static read(text) {
        const lines = text.split(/\r?\n/);
        const isExternal = lines.includes("draws external");
        const isClosed = lines.some((line) => /^(order|face_down|holds) /.test(line));
        const open = isClosed ? lines : lines.filter((line, index) => index === 0 || !CHANCES.has(keyOf(line)));
        // Nobody draws while it is read. The preset comes before all else.
        if (!isClosed) open.splice(Math.max(1, 1 + open.findIndex((line) => keyOf(line) === "preset")), 0, "draws external");
        return TableSetup.#taken(Game.fromPosition(open.join("\n")), isExternal);
    }

    free() {
        this.game.free();
    }

    /** The position as text. @param seed of the draws, where they are not named */
    text(seed = null) {
        const draws = this.isExternal ? ["draws external"] : seed === null ? [] : [`seed ${seed}`];
        return `${[FORMAT, ...this.header, ...draws, ...this.lines].join("\n")}\n`;
    }

    /** While it is set up nobody draws. */
    trial(lines) {
        return trialOf(this.header, lines);
    }

    // --- changes ---

    /** The lines as a game, with what has waited if that can be now. Throws where they cannot be. */
    tried(lines) {
        if (this.waiting.size > 0)
            try {
                const all = this.withAll(this.waiting, lines);
                return { lines: all, game: Game.fromPosition(this.trial(all)) };
            } catch {
                // It has to wait on.
            }
        return { lines, game: Game.fromPosition(this.trial(lines)) };
    }

    /** Why the table cannot be so, in words with the clause; null: it can be. */
    whyNot(lines) {
        try {
            this.tried(lines).game.free();
            return null;
        } catch (error) {
            return reasonOf(error.message);
        }
    }

    /** Makes the table so. @returns why it cannot be, and nothing has changed then; null: it is */
    set(lines) {
        let made;
        try {
            made = this.tried(lines);
        } catch (error) {
            return reasonOf(error.message);
        }
        if (made.lines !== lines) this.waiting.clear();
        this.game.free();
        this.game = made.game;
        this.past.push(this.lines);
        this.lines = made.lines;
        return null;
    }

    /** Gives words their value. Where that cannot be yet it waits for what comes next. @returns as set() */
    want(words, value) {
        this.waiting.set(words, value);
        const reason = this.set(this.withAll(this.waiting));
        if (reason === null) this.waiting.clear();
        return reason;
    }

    /** What words have, or are wanted to have; null: nothing. */
    wanted(words) {
        return this.waiting.has(words) ? this.waiting.get(words) : this.valueOf(words);
    }

    get canUndo() {
        return this.past.length > 0;
    }

    undo() {
        const { past } = this;
        this.waiting.clear();
        this.set(past.at(-1));
        this.past = past.slice(0, -2);
    }

    // --- lines with a change ---

    /** All but those about a cell, where the tile goes away. */
    without(x, y) {
        const cell = cellOf(x, y);
        const isOfTurn = this.valueOf("laid") === cell;
        return this.lines.filter(
            (line) =>
                !line.split(" ").some((word) => word === cell || word.startsWith(`${cell}/`)) &&
                !(isOfTurn && line === BEFORE_FIGURE),
        );
    }

    withTile(x, y, id, rotation) {
        return [...this.lines, `tile ${cellOf(x, y)} ${id} ${rotation}`];
    }

    /** With the tile of a cell turned to this. */
    withTurned(x, y, rotation) {
        const begin = `tile ${cellOf(x, y)} `;
        return this.lines.map((line) =>
            line.startsWith(begin) ? `${begin}${line.slice(begin.length).split(" ")[0]} ${rotation}` : line,
        );
    }

    withFigure(colour, kind, tile, segment) {
        return [...this.lines, `figure ${colourName(colour)} ${figureKindName(kind)} ${spotOf(tile, segment)}`];
    }

    /** The line of a figure of the game. */
    lineOf(figure) {
        const { game } = this;
        const word = figure.buried ? "buried" : "figure";
        const words = [word, colourName(figure.colour), figureKindName(figure.kind)];
        const begin = `${words.join(" ")} ${spotOf(game.tile(figure.tile), figure.segment)}`;
        const lines = this.lines.filter((line) => line === begin || line.startsWith(`${begin} `));
        const ghosts = (line) => Number(/ ghosts (\d+)/.exec(line)?.[1] ?? 0);
        return lines.find((line) => ghosts(line) === figure.ghosts) ?? lines[0];
    }

    withoutFigure(figure) {
        const at = this.lines.indexOf(this.lineOf(figure));
        return this.lines.filter((_, index) => index !== at);
    }

    withGhostsOnFigure(figure, count) {
        const line = this.lineOf(figure);
        const at = this.lines.indexOf(line);
        const bare = line.replace(/ ghosts \d+/, "");
        return this.lines.with(at, count === 0 ? bare : `${bare} ghosts ${count}`);
    }

    /** With a value behind words that stand once; null: without such a line. */
    with(words, value, lines = this.lines) {
        const others = lines.filter((line) => line !== words && !line.startsWith(`${words} `));
        return value === null ? others : [...others, `${words} ${value}`.trimEnd()];
    }

    withAll(values, lines = this.lines) {
        return [...values].reduce((some, [words, value]) => this.with(words, value, some), lines);
    }

    /** With so many ghosts on a segment of a tile. */
    withGhosts(tile, segment, count) {
        return this.with(`ghost ${spotOf(tile, segment)}`, count === 0 ? null : count);
    }

    /** @param colour Colour.None: the team's */
    withScore(colour, total) {
        return this.with(colour === Colour.None ? "score" : `score ${colourName(colour)}`, total === 0 ? null : total);
    }

    withPlayer(player) {
        return this.with("player", player);
    }

    /** With this tile in hand; null: none. */
    withDrawn(id) {
        return this.with("drawn", id);
    }

    // --- what there is ---

    /** The id of the tile in hand; null: none. */
    get drawn() {
        return this.valueOf("drawn");
    }

    /** What stands behind words; null: they do not stand there. */
    valueOf(words) {
        const line = this.lines.find((known) => known === words || known.startsWith(`${words} `));
        return line === undefined ? null : line.slice(words.length + 1);
    }

    /** Types of tiles that are left, by index: { type, id, count }. */
    get left() {
        return this.game.types
            .map(({ id }, type) => ({ type, id, count: this.game.unseen(type) }))
            .filter(({ count }) => count > 0);
    }

    /** The cells beside the board: { x, y }. */
    get cellsAround() {
        const { tiles } = this.game;
        const taken = new Set(tiles.map(({ x, y }) => cellOf(x, y)));
        const found = new Map();
        for (const { x, y } of tiles)
            for (const [byX, byY] of [
                [0, -1],
                [1, 0],
                [0, 1],
                [-1, 0],
            ]) {
                const cell = { x: x + byX, y: y + byY };
                if (!taken.has(cellOf(cell.x, cell.y))) found.set(cellOf(cell.x, cell.y), cell);
            }
        return tiles.length === 0 ? [{ x: 0, y: 0 }] : [...found.values()];
    }

    /** How a tile fits on a cell: { rotation, reason }. Turned as it is if it can be, else as it is next.
     *  @param isFixed whether it may not be turned */
    wayAt(x, y, id, rotation, isFixed = false) {
        const reason = this.whyNot(this.withTile(x, y, id, rotation));
        if (reason !== null && !isFixed)
            for (const by of [1, 2, 3]) {
                const turned = (rotation + by) % 4;
                if (this.whyNot(this.withTile(x, y, id, turned)) === null) return { rotation: turned, reason: null };
            }
        return { rotation, reason };
    }

    /** Turns the tile of a cell on to the next way that it can lie in. @returns why there is none; null: it is turned */
    turn(tile, by) {
        let first = null;
        for (let quarters = 1; quarters < 4; ++quarters) {
            const rotation = (tile.rotation + by * quarters + 8) % 4;
            const reason = this.set(this.withTurned(tile.x, tile.y, rotation));
            if (reason === null) return null;
            first ??= reason;
        }
        return first;
    }
}
