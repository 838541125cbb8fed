// A review of a game: each player's chance to win after each action, the mistakes, and the better actions. The chances are
// curves below the replay. The curves become longer while the adviser reviews one decision after another.

import { drawnCurves, percent, sample, swings } from "./curve.js";
import { button, byId, element, line } from "./dom.js";
import { Action, System } from "./library.js";
import { plain } from "./plain_text.js";
import { Reviewer } from "./reviewer.js";
import { capital, playerName, plural, withArticle } from "./features.js";

const BAD = ["slip", "mistake", "blunder"];
const MOST_TURNING_POINTS = 5; // maximum number of listed mistakes
const MOST_SWINGS = 3; // maximum number of turning points that are shown with the result of a game

export class Review {
    /** @param handlers ongo(place) shows the game after `place` actions; onfound() is called when the page must show nodes()
     *  again; ongrow() is called after each new result, and when the review has ended; ontell(words) shows a message */
    constructor({ ongo, onfound, ongrow, ontell }) {
        this.handlers = { ongo, onfound, ongrow, ontell };
        this.reviewer = new Reviewer();
        this.namesOfPlayers = []; // the players' names; a missing name or "": the page uses the colours
        this.naming = {};
        this.game = null; // a copy of the reviewed game, with all actions
        this.record = null; // the record of the reviewed game
        this.found = []; // the results of the reviewed decisions, in the order of the game
        this.words = ""; // the status of the review
        this.place = 0;
        this.curve = byId("curve");
        this.button = byId("replay-review");
        this.button.prepend(line("M3 17l5-6 4 3 4-8 5 5"));
        this.button.addEventListener("click", () => (this.isOn ? this.hide() : this.show()));
        this.curve.addEventListener("pointerdown", (event) => this.point(event));
        this.curve.addEventListener("pointermove", (event) => event.buttons === 1 && this.point(event));
        this.curve.addEventListener("keydown", (event) => this.press(event));
    }

    // --- opening and closing ---

    get isOn() {
        return this.game !== null && !byId("review").hidden;
    }

    /** Prepares the review of a game. @param game a copy of the game; the review frees it */
    open(game) {
        this.game?.free();
        this.game = game;
        this.shown = null; // the game at the place that the replay shows; null until the replay calls follow()
        this.count = game.actionCount;
        this.isTeam = game.rules.system === System.Cooperative;
        this.curves = this.isTeam ? [0] : Array.from({ length: game.rules.players }, (_, player) => player);
        this.colours = game.rules.colours;
        this.names = Array.from({ length: game.rules.players }, (_, player) => playerName(game, player, this.namesOfPlayers));
        const record = game.toRecord();
        if (record === this.record) return;
        this.reviewer.stop();
        this.record = record;
        this.found = [];
        this.tell("");
    }

    /** Starts the review of a game. @param game a copy of the game; the review frees it */
    study(game) {
        this.open(game);
        this.begin();
        this.handlers.ongrow();
    }

    /** Whether the review has results for the game with this record. */
    knows(record) {
        return this.found.length > 0 && this.record === record;
    }

    get isGrowing() {
        return this.reviewer.worker !== null;
    }

    get isWhole() {
        return this.found.length === this.count;
    }

    /** Returns the turning points of the game. */
    get swings() {
        return swings(this.found, this.curves, MOST_SWINGS);
    }

    close() {
        this.halt();
        this.game?.free();
        this.game = null;
        this.unfold(false);
    }

    /** Stops reviewing, and keeps the results so far. */
    halt() {
        if (!this.isGrowing) return;
        this.reviewer.stop();
        this.tell("");
    }

    unfold(isShown) {
        byId("review").hidden = !isShown;
        this.button.setAttribute("aria-expanded", String(isShown));
    }

    show() {
        this.unfold(true);
        this.curve.setAttribute("aria-valuemax", this.count);
        this.draw();
        if (!this.isWhole && !this.isGrowing) this.begin();
        this.handlers.onfound();
    }

    hide() {
        this.halt();
        this.unfold(false);
        this.handlers.onfound();
    }

    begin() {
        this.tell("The adviser is reviewing the game …");
        this.reviewer.begin(this.game, this.found.length, this.naming, {
            onfound: (found) => this.add(found),
            ondone: () => {
                this.tell(this.sum());
                this.handlers.onfound();
                this.handlers.ongrow();
            },
            onfail: (words) => {
                this.tell("");
                this.handlers.ongrow();
                this.handlers.ontell(`The review has stopped: ${words}`);
            },
        });
    }

    add(found) {
        this.found.push(found);
        this.draw();
        if (found.number === this.place || found.number + 1 === this.place) this.handlers.onfound();
        this.handlers.ongrow();
    }

    tell(words) {
        this.words = words;
        byId("review-words").textContent = words;
    }

    /** Returns the summary of the review: the numbers of blunders, mistakes and slips of each player. */
    sum() {
        const bad = (player, verdict) =>
            this.found.filter((decision) => decision.verdict === verdict && (player === null || decision.player === player)).length;
        const of = (player) => BAD.toReversed().map((verdict) => plural(bad(player, verdict), verdict)).join(", ");
        if (this.isTeam) return `The team: ${of(null)}.`;
        return this.names.map((name, player) => `${name}: ${of(player)}.`).join(" ");
    }

    // --- the curve ---

    /** Returns the horizontal position of a place on the curve, from 0 (left) to 1 (right). */
    across(place) {
        return this.count === 0 ? 0 : place / this.count;
    }

    draw() {
        const drawn = drawnCurves(this.found, this.count, this.curves, (player) => this.classOf(player));
        const marks = this.found.filter(({ verdict }) => BAD.indexOf(verdict) > 0).map((decision) => this.mark(decision));
        this.cursor = element("span", { class: "cursor" });
        this.curve.replaceChildren(drawn, ...marks, this.cursor);
        this.showPlace();
    }

    mark({ number, player, verdict, winningOf }) {
        const left = `${(100 * this.across(number + 1)).toFixed(2)}%`;
        const top = `${(100 * (1 - winningOf[player])).toFixed(2)}%`;
        return element("span", { class: `mark ${verdict}`, style: { left, top } });
    }

    /** Returns the style class of a player's curve. */
    classOf(player) {
        return `curve-of ${this.colour(player)} dashes-${player}`;
    }

    /** Returns the name of a curve's player. */
    whose(player) {
        return this.isTeam ? "The team" : this.names[player];
    }

    colour(player) {
        return this.isTeam ? "of-team" : `of-${this.colours[player]}`;
    }

    /** Moves the cursor on the curve to the place of the replay. @param game the game at this place */
    follow(place, game) {
        this.place = place;
        this.shown = game;
        if (this.isOn) this.showPlace();
    }

    showPlace() {
        this.cursor.style.setProperty("left", `${100 * this.across(this.place)}%`);
        this.curve.setAttribute("aria-valuenow", this.place);
        this.curve.setAttribute("aria-valuetext", this.placeInWords());
        const now = this.found[Math.max(0, this.place - 1)];
        byId("review-chances").replaceChildren(
            ...this.curves.map((player) =>
                element(
                    "span",
                    { class: "chance" },
                    sample(this.classOf(player)),
                    `${this.whose(player)} ${now === undefined ? "…" : percent(now.winningOf[player])}`,
                ),
            ),
        );
    }

    /** Returns an action in words. The action must be legal at the shown place. */
    wordsOf(action) {
        return plain(this.shown.describeAction(action, this.naming), this.naming);
    }

    placeInWords() {
        const { found, place } = this;
        const chances = found[Math.max(0, place - 1)];
        const parts = [`after ${place} of ${this.count} actions`];
        if (chances !== undefined)
            parts.push(...this.curves.map((player) => `${percent(chances.winningOf[player])} chance to win for ${this.isTeam ? "the team" : this.names[player]}`));
        if (found[place] !== undefined && this.shown !== null) parts.push(`next: ${this.inShort(found[place])}`);
        else if (place < this.count) parts.push("not reviewed yet");
        return parts.join(", ");
    }

    // --- going to a place ---

    point(event) {
        const { left, width } = this.curve.getBoundingClientRect();
        const place = Math.round(((event.clientX - left) / width) * this.count);
        const near = this.found.find(
            ({ number, verdict }) => BAD.indexOf(verdict) > 0 && Math.abs(((number + 1 - place) / this.count) * width) <= 8,
        );
        if (event.type === "pointerdown" && near !== undefined) this.handlers.ongo(near.number);
        else this.handlers.ongo(Math.max(0, Math.min(this.count, place)));
    }

    press(event) {
        const bad = this.found.filter(({ verdict }) => BAD.includes(verdict)).map(({ number }) => number);
        const to = {
            ArrowLeft: this.place - 1,
            ArrowDown: this.place - 1,
            ArrowRight: this.place + 1,
            ArrowUp: this.place + 1,
            Home: 0,
            End: this.count,
            PageUp: bad.findLast((number) => number < this.place),
            PageDown: bad.find((number) => number > this.place),
        }[event.key];
        if (!(event.key in KEYS) || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        event.stopPropagation(); // the board must not react to the same keys
        if (to !== undefined) this.handlers.ongo(Math.max(0, Math.min(this.count, to)));
    }

    // --- the turn panel ---

    /** The reviewed decision at the shown place if it was a slip, mistake or blunder; otherwise null. */
    get better() {
        const decision = this.isOn ? this.found[this.place] : undefined;
        return decision !== undefined && BAD.includes(decision.verdict) ? decision : null;
    }

    /** Returns the verdict on the decision at the shown place, and the list of the game's biggest mistakes, as elements. */
    nodes() {
        if (!this.isOn) return [];
        const decision = this.found[this.place];
        return [decision === undefined ? null : this.verdictNode(decision), this.turningPoints()];
    }

    verdictNode(decision) {
        if (!BAD.includes(decision.verdict)) {
            const words = { best: "Nothing better was found.", good: "Almost as good as the best move." }[decision.verdict];
            return words === undefined ? null : element("p", { class: "note verdict", text: words });
        }
        return element(
            "div",
            { class: `verdict ${decision.verdict}` },
            element("p", {}, element("strong", { text: capital(withArticle(decision.verdict)) }), `: ${cost(decision, this.isTeam)}.`),
            element("p", {}, `Better: ${this.wordsOf(Action.of(decision.best))} `, element("code", { text: decision.bestText })),
            element("p", { text: `${capital(plain(decision.explanation, this.naming))}.` }),
        );
    }

    inShort(decision) {
        const { shown, isTeam } = this;
        const begin = `turn ${decision.turn}, ${this.names[decision.player]}: ${this.wordsOf(shown.parse(decision.text))}`;
        if (!BAD.includes(decision.verdict)) return begin;
        const better = this.wordsOf(Action.of(decision.best));
        return `${begin}, ${withArticle(decision.verdict)}, ${cost(decision, isTeam)}; better: ${better}`;
    }

    turningPoints() {
        const bad = this.found.filter(({ verdict }) => BAD.includes(verdict));
        if (bad.length === 0) return null;
        bad.sort((a, b) => BAD.indexOf(b.verdict) - BAD.indexOf(a.verdict) || b.lost - a.lost);
        const items = bad.slice(0, MOST_TURNING_POINTS).map((decision) =>
            element(
                "li",
                {},
                button(
                    `Turn ${decision.turn}, ${this.names[decision.player]}: ${withArticle(decision.verdict)}, ${cost(decision, this.isTeam, true)}`,
                    () => this.handlers.ongo(decision.number),
                    "choice",
                    { "aria-pressed": String(decision.number === this.place) },
                ),
            ),
        );
        return element("div", {}, element("h3", { text: "Biggest mistakes" }), element("ol", { class: "hints turning-points" }, items));
    }
}

const KEYS = { ArrowLeft: 0, ArrowDown: 0, ArrowRight: 0, ArrowUp: 0, Home: 0, End: 0, PageUp: 0, PageDown: 0 };

/** Returns the cost of a decision in words. The short form names either the points or the chance to win. */
function cost({ lost, lostWinning }, isTeam, isShort = false) {
    const wins = Math.round(100 * lostWinning);
    const less = wins >= 1 ? `${plural(wins, "percentage point")} less chance to win` : null;
    if (isTeam) return less ?? `${lost.toFixed(1)} percentage points less progress`;
    const points = `${lost.toFixed(1)} points lost`;
    if (isShort) return lost >= 1 || less === null ? points : less;
    return wins >= 5 ? `${points}, ${less}` : points;
}
