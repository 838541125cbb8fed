// The table setup, as the lines of a position. Each change is tried by reading the changed lines as a game. A refused
// change has the reason of the library, and changes nothing. Independent of the page.

import { Colour, colourName, Draws, figureKindName, Game } from "./library.js";

const FORMAT = "mistbank-position 1";

const wordsOf = (list) => new Set(list.trim().split(/\s+/));

/** First words of the lines of the rules, in addition to the names of their fields; a host's own begin with "x-". */
const HEADER = wordsOf("needs kind rules preset table tiles");

/** First words of the lines of draws and other random results, which are left open. */
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

/** The line of a turn whose tile is laid. */
const BEFORE_FIGURE = "decision place_meeple";

const keyOf = (line) => line.split(" ", 1)[0];
const cellOf = (x, y) => `${x},${y}`;
const spotOf = ({ x, y }, segment) => `${x},${y}/${segment}`;

/** Returns the problem without its place in the text. */
export const reasonOf = (message) =>
    message.replace(/^line \d+(, column \d+)?: /, "").replace(/^the position is impossible: /, "");

/** Returns the lines of a game's public position at the start of a turn: { header, lines, laid, isExternal }. `laid` is
 *  the line of this turn's tile, undefined before the tile is laid. */
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

/** Returns the text of such a position, in which nobody draws automatically. */
export const trialOf = (header, lines) => [FORMAT, ...header, "draws external", ...lines, ""].join("\n");

export class TableSetup {
    /** @param header the lines of the rules
     *  @param lines the lines of the table
     *  @param isExternal whether a host names the draws. Throws if the lines are not a position. */
    constructor(header, lines, isExternal = false) {
        this.header = header;
        this.isExternal = isExternal;
        this.past = [];
        // Values that are impossible now, but may be possible after the next changes: words and their values.
        this.waiting = new Map();
        this.lines = lines;
        this.game = Game.fromPosition(this.trial(lines));
    }

    /** Returns the table at the start of a game. Throws InvalidRulesError. */
    static begin(rules) {
        const isExternal = rules.draws === Draws.External;
        const game = new Game(rules.with({ draws: Draws.External })); // nothing has been drawn yet
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

    /** Returns the public table of a game: at the start of a turn, or before this turn's figure if the tile has
     *  completed a feature that is scored later. */
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
        // Nobody draws while the position is read. The preset comes first.
        if (!isClosed) open.splice(Math.max(1, 1 + open.findIndex((line) => keyOf(line) === "preset")), 0, "draws external");
        return TableSetup.#taken(Game.fromPosition(open.join("\n")), isExternal);
    }

    free() {
        this.game.free();
    }

    /** Returns the position as text. @param seed of the draws, unless a host names them */
    text(seed = null) {
        const draws = this.isExternal ? ["draws external"] : seed === null ? [] : [`seed ${seed}`];
        return `${[FORMAT, ...this.header, ...draws, ...this.lines].join("\n")}\n`;
    }

    /** Nobody draws during the setup. */
    trial(lines) {
        return trialOf(this.header, lines);
    }

    // --- changes ---

    /** Returns the lines as a game, with the waiting changes if they are possible now. Throws if the lines are
     *  impossible. */
    tried(lines) {
        if (this.waiting.size > 0)
            try {
                const all = this.withAll(this.waiting, lines);
                return { lines: all, game: Game.fromPosition(this.trial(all)) };
            } catch {
                // The changes wait.
            }
        return { lines, game: Game.fromPosition(this.trial(lines)) };
    }

    /** Returns the reason against these lines, in words with the clause; null if they are possible. */
    whyNot(lines) {
        try {
            this.tried(lines).game.free();
            return null;
        } catch (error) {
            return reasonOf(error.message);
        }
    }

    /** Sets the lines of the table. @returns the reason if they are impossible, and nothing has changed; otherwise
     *  null */
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

    /** Sets the value of a word. An impossible value waits for the next changes. @returns see set() */
    want(words, value) {
        this.waiting.set(words, value);
        const reason = this.set(this.withAll(this.waiting));
        if (reason === null) this.waiting.clear();
        return reason;
    }

    /** Returns the current or waiting value of a word; null if there is none. */
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

    /** Without the lines of a cell whose tile is removed. */
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

    /** With the tile of a cell in this rotation. */
    withTurned(x, y, rotation) {
        const begin = `tile ${cellOf(x, y)} `;
        return this.lines.map((line) =>
            line.startsWith(begin) ? `${begin}${line.slice(begin.length).split(" ")[0]} ${rotation}` : line,
        );
    }

    withFigure(colour, kind, tile, segment) {
        return [...this.lines, `figure ${colourName(colour)} ${figureKindName(kind)} ${spotOf(tile, segment)}`];
    }

    /** Returns the line of a figure of the game. */
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

    /** With the value of a word that occurs once; null: without its line. */
    with(words, value, lines = this.lines) {
        const others = lines.filter((line) => line !== words && !line.startsWith(`${words} `));
        return value === null ? others : [...others, `${words} ${value}`.trimEnd()];
    }

    withAll(values, lines = this.lines) {
        return [...values].reduce((some, [words, value]) => this.with(words, value, some), lines);
    }

    /** With this number of ghosts on a segment of a tile. */
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

    /** With this tile in hand; null for none. */
    withDrawn(id) {
        return this.with("drawn", id);
    }

    // --- what there is ---

    /** The id of the tile in hand; null for none. */
    get drawn() {
        return this.valueOf("drawn");
    }

    /** Returns the value of a word; null if no line has it. */
    valueOf(words) {
        const line = this.lines.find((known) => known === words || known.startsWith(`${words} `));
        return line === undefined ? null : line.slice(words.length + 1);
    }

    /** Returns the types of remaining tiles, by index: { type, id, count }. */
    get left() {
        return this.game.types
            .map(({ id }, type) => ({ type, id, count: this.game.unseen(type) }))
            .filter(({ count }) => count > 0);
    }

    /** Returns the empty cells beside the board: { x, y }. */
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

    /** Returns how a tile fits on a cell: { rotation, reason }, with the current rotation if it fits, otherwise the
     *  next one that fits. @param isFixed whether the rotation may not change */
    wayAt(x, y, id, rotation, isFixed = false) {
        const reason = this.whyNot(this.withTile(x, y, id, rotation));
        if (reason !== null && !isFixed)
            for (const by of [1, 2, 3]) {
                const turned = (rotation + by) % 4;
                if (this.whyNot(this.withTile(x, y, id, turned)) === null) return { rotation: turned, reason: null };
            }
        return { rotation, reason };
    }

    /** Rotates the tile of a cell to the next rotation that fits. @returns the reason if there is none; otherwise
     *  null */
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
