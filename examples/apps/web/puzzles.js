// Puzzles: endgames with known draws. Only one turn wins, or one turn scores at least ten points more than any other turn.
// examples/apps/puzzles/find created the puzzles and their solutions.

import { button, byId, dialogOf, element, icon, picture } from "./dom.js";
import { Game } from "./library.js";
import { Session } from "./session.js";
import { keepSolved, solvedPuzzles } from "./store.js";
import { capital, plural } from "./features.js";

const LEVELS = ["", "First steps", "Easy", "Medium", "Hard", "Very hard"];
const KINDS = new Map([[null, ""], [true, "right"], [false, "wrong"]]); // the style class of a verdict; null: not decided yet
const NUMBERS = ["no", "one", "two", "three", "four", "five"];

/** A puzzle. The list of puzzles needs only the stored data. Opening a puzzle creates its game. */
export class Puzzle {
    /** @param stored an entry of puzzles.json
     *  @param number the number of the puzzle, from 1 */
    constructor(stored, number) {
        Object.assign(this, stored);
        this.number = number;
    }

    /** Creates the game at the start of the puzzle, and sets the fields of the puzzle that need the game. */
    open() {
        const game = Game.load(this.position);
        this.player = game.decidingPlayer;
        this.colour = game.rules.colours[this.player];
        this.turn = game.turn;
        this.types = this.tiles.map((id) => game.types.findIndex((type) => type.id === id));
        const solved = game.clone();
        for (const action of this.solution) solved.apply(action);
        this.after = solved.stateHash;
        solved.free();
        return game;
    }

    /** Whether the player's turn is over. */
    isDecided(game) {
        return game.isOver || game.turn > this.turn || game.decidingPlayer !== this.player;
    }

    /** Whether the player has found the best turn. The order of the actions does not matter if the result is the same. */
    isSolvedBy(game) {
        return game.stateHash === this.after;
    }

    /** The name of the puzzle, which stays the same if the list of puzzles changes. */
    get key() {
        return `${this.game} ${/^seed (.*)/m.exec(this.position)[1]}`;
    }

    get who() {
        return capital(this.colour);
    }

    get goal() {
        return `${this.wins ? "Win" : "Score the most"} with ${NUMBERS[this.tiles.length]} tiles left`;
    }

    get question() {
        return this.wins ? "Only one move wins. Find it." : "One move scores at least ten points more than any other. Find it.";
    }

    /** The result of the best turn in words, if all players then play optimally. */
    get outcome() {
        if (this.wins) return `${this.who} wins by ${plural(this.value, "point")}, whatever the others play.`;
        return `${this.who} gains ${plural(this.value - this.next, "point")} more than with any other move.`;
    }
}

export class Puzzles {
    /** @param table the page's view of a game, see table.js
     *  @param handlers onopen(session) shows a puzzle and returns a promise; ontell(words) shows a message */
    constructor(table, { onopen, ontell }) {
        this.table = table;
        this.onopen = onopen;
        this.ontell = ontell;
        this.all = null;
        this.shown = null;
        this.dialog = dialogOf("puzzles");
        this.card = byId("puzzle");
        this.watcher = new IntersectionObserver((entries) => this.drawBoards(entries));
    }

    /** Shows the list of puzzles. */
    async choose() {
        try {
            await this.load();
        } catch (error) {
            return this.ontell(`The puzzles could not be loaded: ${error.message}`);
        }
        const solved = solvedPuzzles();
        const levels = Map.groupBy(this.all, ({ level }) => level);
        byId("puzzles-list").replaceChildren(
            ...[...levels].map(([level, puzzles]) =>
                element(
                    "section",
                    {},
                    element("h3", { text: LEVELS[level] }),
                    element("ol", { class: "puzzles-of-level" }, puzzles.map((puzzle) => this.button(puzzle, solved))),
                ),
            ),
        );
        byId("puzzles-words").textContent = `${solved.size} of ${this.all.length} solved`;
        this.dialog.showModal();
        this.watcher.disconnect();
        for (const image of byId("puzzles-list").querySelectorAll("img")) this.watcher.observe(image);
    }

    /** Draws the boards of the puzzles that have become visible. If all boards were drawn at the start, the list would
     *  appear later. */
    drawBoards(entries) {
        for (const { target, isIntersecting } of entries) {
            if (!isIntersecting) continue;
            this.watcher.unobserve(target);
            const game = Game.load(this.all[target.dataset.number - 1].position);
            const { theme } = this.table.settings;
            const svg = game.picture({ theme, tileSize: 16, legend: false, lastTile: false });
            game.free();
            target.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        }
    }

    button(puzzle, solved) {
        const isSolved = solved.has(puzzle.key);
        const open = () => (this.dialog.close(), this.open(puzzle));
        return element(
            "li",
            {},
            element(
                "button",
                { class: isSolved ? "solved" : "", onclick: open },
                element("img", { alt: "", width: 64, height: 64, data: { number: puzzle.number } }),
                element("b", { text: puzzle.number }),
                element("span", { text: `${puzzle.goal}${isSolved ? ", solved" : ""}` }),
                isSolved ? icon("check") : null,
            ),
        );
    }

    async load() {
        if (this.all !== null) return;
        const answer = await fetch(new URL("puzzles.json", import.meta.url));
        if (!answer.ok) throw new Error(`${answer.status}`);
        this.all = (await answer.json()).map((stored, index) => new Puzzle(stored, index + 1));
    }

    open(puzzle) {
        const game = puzzle.open();
        const seats = Array.from({ length: game.rules.players }, (_, player) => (player === puzzle.player ? null : "best"));
        const session = new Session(game, seats);
        session.puzzle = puzzle;
        return this.onopen(session);
    }

    /** Updates the card after a change of the table. Shows no verdict before the player's turn is over. */
    follow(session) {
        const puzzle = session.puzzle ?? null;
        this.card.hidden = puzzle === null;
        if (puzzle === null) return (this.shown = null);
        const { game } = session;
        const isNew = this.shown !== session;
        this.shown = session;
        if (isNew) session.verdict = null;
        if (session.verdict === null && puzzle.isDecided(game)) {
            session.verdict = puzzle.isSolvedBy(game);
            if (session.verdict) keepSolved(puzzle.key);
            this.table.setPaused(true); // the advisers wait until the player continues
            return;
        }
        if (session.verdict !== null && !puzzle.isDecided(game)) session.verdict = null; // the turn was undone
        this.show(session);
    }

    show({ puzzle, verdict, game }) {
        const { theme } = this.table.settings;
        const tile = (type, place) =>
            element(
                "li",
                {},
                picture(game.tilePicture(type, 0, { theme })),
                element("span", { class: "unseen", text: `tile ${puzzle.tiles[place]}` }),
            );
        const following = this.all[puzzle.number % this.all.length];
        byId("puzzle-title").textContent = `Puzzle ${puzzle.number} of ${this.all.length}: ${puzzle.goal.toLowerCase()}`;
        byId("puzzle-body").replaceChildren(
            element("p", { class: "note", text: `${puzzle.who} lays the first tile. Then the players lay the others in turn.` }),
            element("ol", { class: "puzzle-tiles" }, puzzle.types.map(tile)),
            element("p", { class: KINDS.get(verdict), role: "status", text: this.words(puzzle, verdict) }),
            element(
                "div",
                { class: "puzzle-buttons" },
                verdict === null ? null : button("Try again", () => this.open(puzzle)),
                button("Solution", () => this.solve(puzzle)),
                button("Next", () => this.open(following), verdict ? "main" : "quiet"),
                button("All puzzles", () => this.choose()),
            ),
        );
        if (verdict !== null) this.card.querySelector("[role=status]").scrollIntoView({ block: "nearest" });
    }

    words(puzzle, verdict) {
        if (verdict === null) return puzzle.question;
        return verdict ? `Solved: ${puzzle.outcome}` : "Another move is better.";
    }

    /** Shows the solution as a replay. */
    async solve(puzzle) {
        await this.open(puzzle);
        const { session } = this.table;
        session.verdict = true; // prevents follow() from storing the puzzle as solved
        for (const text of [...puzzle.solution, ...puzzle.then]) session.apply(text);
        this.table.beginReplay(0);
        this.table.ontell(puzzle.outcome);
    }
}
