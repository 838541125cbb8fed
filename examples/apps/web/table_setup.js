// The table setup, as the lines of a position. After each change the library reads the lines as a game. If the library
// refuses the lines, the change is dropped, and the page shows the library's reason. This module is independent of the
// page.

import { Colour, Draws, Game } from "./library.js";

const FORMAT = "mistbank-position 1";

const wordsOf = (list) => new Set(list.trim().split(/\s+/));

/** First words of the lines that state the rules, in addition to the names of the rules' fields. Lines of host programs
 *  begin with "x-". */
const HEADER = wordsOf("needs kind rules preset table tiles");

/** First words of lines that the table setup omits: the format line, and the lines about draws and other random results. */
const CHANCES = wordsOf(`
    mistbank-position draws seed order again dice tokens animals numbers messages`);

/** First words of the lines about the progress of a turn. The table setup omits these lines, so the turn starts again. */
const UNDER_WAY = wordsOf(`
    turn part decision step stage laid free_ground awaits closing scoring scored hound_arrives searches_left searched
    after_assigning unassigned applying is_final is_due are_movements due gained ghosts_paid gained_from marker_left
    courier_left builder_has_grown has_ransomed tower_built taken barn_placed rolls flies die shepherd_placed_with
    animal is_ending newcomer counter_of_turn has_drawn message_open message_scores another_part_follows
    is_part_of_message builder_part_is_due builder_part_has_been touched movable ferries_asked crop_removes crop_turn
    crop_circles hole_filled offer_asked is_offered offers points_offered visited taking is_exchanged has_begun_to_fill`);

/** The line for the decision after the turn's tile has been laid. */
const BEFORE_FIGURE = "decision place_meeple";

const keyOf = (line) => line.split(" ", 1)[0];
const cellOf = (x, y) => `${x},${y}`;
const spotOf = ({ x, y }, segment) => `${x},${y}/${segment}`;

/** Returns an error message from the library without the line and column. */
export const reasonOf = (message) =>
    message.replace(/^line \d+(, column \d+)?: /, "").replace(/^the position is impossible: /, "");

/** Returns the lines of a game's public position at the start of a turn as { header, lines, laid, isExternal }. header: the
 *  lines of the rules; laid: the line of this turn's tile, undefined before the tile is laid; isExternal: whether the draws
 *  are external. */
export function linesOfTable(game) {
    const text = game
        .toPosition({ viewer: "nobody" })
        .split("\n")
        .filter((line) => line.trim() !== "");
    const fields = game.rules.toJson();
    const isField = (key) => key in fields && !CHANCES.has(key);
    // Lines that begin with "|" contain the text of a tile set.
    const isOfRules = (line) => HEADER.has(keyOf(line)) || isField(keyOf(line)) || /^(x-|\|)/.test(line);
    const isLeftOut = (line) => CHANCES.has(keyOf(line)) || UNDER_WAY.has(keyOf(line));
    return {
        header: text.filter(isOfRules),
        lines: text.filter((line) => !isOfRules(line) && !isLeftOut(line)),
        laid: text.find((line) => keyOf(line) === "laid"),
        isExternal: text.includes("draws external"),
    };
}

/** Returns the text of a position with these lines and with external draws, so that the library draws no tiles. */
export const trialOf = (header, lines) => [FORMAT, ...header, "draws external", ...lines, ""].join("\n");

export class TableSetup {
    /** @param header the lines of the rules
     *  @param lines the lines of the table
     *  @param isExternal whether the draws are external
     *  @throws an error of the library if the lines are not a position */
    constructor(header, lines, isExternal = false) {
        this.header = header;
        this.isExternal = isExternal;
        this.past = []; // earlier lists of lines, for undo
        // First words of a line → value that is impossible now, but may become possible after further changes.
        this.waiting = new Map();
        this.lines = lines;
        this.game = Game.fromPosition(this.trial(lines));
    }

    /** Returns the table at the start of a game. Throws InvalidRulesError. */
    static begin(rules) {
        const isExternal = rules.draws === Draws.External;
        const game = new Game(rules.with({ draws: Draws.External })); // a game with external draws does not draw a tile
        return TableSetup.#taken(game, isExternal);
    }

    /** Returns the table of a game, and frees the game. */
    static #taken(game, isExternal) {
        try {
            return Object.assign(TableSetup.of(game), { isExternal });
        } finally {
            game.free();
        }
    }

    /** Returns the public table of a game at the start of its turn. If that position is impossible, because the turn's tile
     *  has completed a feature, returns the table before the placement of the turn's figure. */
    static of(game) {
        const { header, lines, laid, isExternal } = linesOfTable(game);
        try {
            return new TableSetup(header, lines, isExternal);
        } catch (error) {
            if (laid === undefined) throw error;
            return new TableSetup(header, [...lines, laid, BEFORE_FIGURE], isExternal);
        }
    }

    /** Returns the table of a position. Throws if the text is not a position. */
    static read(text) {
        const lines = text.split(/\r?\n/);
        const isExternal = lines.includes("draws external");
        const isClosed = lines.some((line) => /^(order|face_down|holds) /.test(line));
        const open = isClosed ? lines : lines.filter((line, index) => index === 0 || !CHANCES.has(keyOf(line)));
        // With external draws the library draws nothing while it reads the position. The preset must come first.
        if (!isClosed) open.splice(Math.max(1, 1 + open.findIndex((line) => keyOf(line) === "preset")), 0, "draws external");
        return TableSetup.#taken(Game.fromPosition(open.join("\n")), isExternal);
    }

    free() {
        this.game.free();
    }

    /** Returns the position as text. @param seed the seed for draws by the library, ignored for external draws; null: none */
    text(seed = null) {
        const draws = this.isExternal ? ["draws external"] : seed === null ? [] : [`seed ${seed}`];
        return `${[FORMAT, ...this.header, ...draws, ...this.lines].join("\n")}\n`;
    }

    /** Returns the text of a position with these lines and with external draws, so that the library draws no tiles. */
    trial(lines) {
        return trialOf(this.header, lines);
    }

    // --- changes ---

    /** Returns { lines, game } for these lines with the waiting values, or without the waiting values if these are still
     *  impossible. Throws if the lines are impossible. */
    tried(lines) {
        if (this.waiting.size > 0)
            try {
                const all = this.withAll(this.waiting, lines);
                return { lines: all, game: Game.fromPosition(this.trial(all)) };
            } catch {
                // The values are still impossible and continue to wait.
            }
        return { lines, game: Game.fromPosition(this.trial(lines)) };
    }

    /** Returns the reason why these lines are impossible, with the clause; null if they are possible. */
    whyNot(lines) {
        try {
            this.tried(lines).game.free();
            return null;
        } catch (error) {
            return reasonOf(error.message);
        }
    }

    /** Sets the lines of the table. @returns null, or the reason why the lines are impossible; then nothing has changed */
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

    /** Sets the value of the line with these first words. An impossible value is kept and tried again after each change.
     *  @returns see set() */
    want(words, value) {
        this.waiting.set(words, value);
        const reason = this.set(this.withAll(this.waiting));
        if (reason === null) this.waiting.clear();
        return reason;
    }

    /** Returns the value of the line with these first words: the waiting value if there is one, otherwise the current value
     *  or null. */
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

    // --- changed lines; each method returns the lines of the table with a change ---

    /** Removes all lines that name a cell: the tile on the cell, and everything on the tile. */
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

    /** Changes the rotation of the tile on a cell. */
    withTurned(x, y, rotation) {
        const begin = `tile ${cellOf(x, y)} `;
        return this.lines.map((line) =>
            line.startsWith(begin) ? `${begin}${line.slice(begin.length).split(" ")[0]} ${rotation}` : line,
        );
    }

    withFigure(colour, kind, tile, segment) {
        return [...this.lines, `figure ${colour} ${kind} ${spotOf(tile, segment)}`];
    }

    /** Returns the line of one of the game's figures. */
    lineOf(figure) {
        const { game } = this;
        const word = figure.buried ? "buried" : "figure";
        const words = [word, figure.colour, figure.kind];
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

    /** Returns the lines with a new value of the line with these first words; there can be only one such line. @param value
     *  null: removes the line */
    with(words, value, lines = this.lines) {
        const others = lines.filter((line) => line !== words && !line.startsWith(`${words} `));
        return value === null ? others : [...others, `${words} ${value}`.trimEnd()];
    }

    withAll(values, lines = this.lines) {
        return [...values].reduce((some, [words, value]) => this.with(words, value, some), lines);
    }

    /** Sets the number of ghosts on a segment of a tile. */
    withGhosts(tile, segment, count) {
        return this.with(`ghost ${spotOf(tile, segment)}`, count === 0 ? null : count);
    }

    /** Sets the points of a colour. @param colour Colour.None: the team */
    withScore(colour, total) {
        return this.with(colour === Colour.None ? "score" : `score ${colour}`, total === 0 ? null : total);
    }

    withPlayer(player) {
        return this.with("player", player);
    }

    /** Sets the tile in hand. @param id the id of the tile; null: no tile */
    withDrawn(id) {
        return this.with("drawn", id);
    }

    // --- the current table ---

    /** The id of the tile in hand; null if there is none. */
    get drawn() {
        return this.valueOf("drawn");
    }

    /** Returns the value of the line with these first words; null if there is no such line. */
    valueOf(words) {
        const line = this.lines.find((known) => known === words || known.startsWith(`${words} `));
        return line === undefined ? null : line.slice(words.length + 1);
    }

    /** The types of remaining tiles, as a list of { type, id, count }. */
    get left() {
        return this.game.types
            .map(({ id }, type) => ({ type, id, count: this.game.unseen(type) }))
            .filter(({ count }) => count > 0);
    }

    /** The empty cells next to tiles, as a list of { x, y }. */
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

    /** Returns { rotation, reason } for a tile on a cell. rotation: the first rotation that fits, starting with the given
     *  rotation; reason: null, or, if no rotation fits, the reason for the given rotation. @param isFixed true: tries only the
     *  given rotation */
    wayAt(x, y, id, rotation, isFixed = false) {
        const reason = this.whyNot(this.withTile(x, y, id, rotation));
        if (reason !== null && !isFixed)
            for (const by of [1, 2, 3]) {
                const turned = (rotation + by) % 4;
                if (this.whyNot(this.withTile(x, y, id, turned)) === null) return { rotation: turned, reason: null };
            }
        return { rotation, reason };
    }

    /** Rotates the tile on a cell to the next rotation that fits. @returns null, or the reason if no other rotation fits */
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
