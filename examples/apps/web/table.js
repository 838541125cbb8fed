// The view of a game. It connects board, panel, log and advisers, and applies the decisions of persons and advisers.

import { AdviserThread, mostMilliseconds } from "./adviser.js";
import { Board, marksOf } from "./board.js";
import { choicesOf, heldTile, targetOf } from "./choices.js";
import { button, byId, element, icon, signed } from "./dom.js";
import { breakdown, EndingReview } from "./ending.js";
import { Hint } from "./hint.js";
import { Action, ActionKind, Subject } from "./library.js";
import { Laying } from "./laying.js";
import { RemainingTilesView } from "./remaining_tiles_view.js";
import { Log } from "./log.js";
import { Motion } from "./motion.js";
import { namingOf } from "./naming.js";
import { Panel } from "./panel.js";
import { People, worthWords } from "./people.js";
import { plain } from "./plain_text.js";
import { Replay } from "./replay.js";
import { Review } from "./review.js";
import { showScores } from "./scores.js";
import { PACES } from "./settings.js";
import { signs, SignsView } from "./signs_view.js";
import { boardWords, gameTitle, showStatus } from "./status.js";
import { keep, keepNew } from "./store.js";
import { eventsOfOthers, marksOfTrail } from "./trail.js";
import { TurnEnd } from "./turn_end.js";
import { capital, plural, reasonParts } from "./features.js";
import { countdown, drawnTile, thinking } from "./waiting.js";
import { Worth } from "./worth.js";

const SIGNS = { "menu-button": "menu", "left-button": "bag" };

export class Table {
    /** @param handlers onnew() opens the New game form; ontell(words) shows a short message; onshow(session) is called after
     *  each change of the view; onworkshop() opens the tile workshop */
    constructor(settings, { onnew, ontell, onshow, onworkshop }) {
        this.settings = settings;
        this.onnew = onnew;
        this.ontell = ontell;
        this.onshow = onshow;
        this.session = null;
        this.adviser = new AdviserThread();
        this.isPaused = false;
        this.pause = null; // the timer between an adviser's answer and its action
        this.board = new Board(byId("board"), settings, {
            oncell: (cell) => this.clickBoard(cell),
            onwheel: (event) => this.turnByWheel(event),
        });
        this.laying = new Laying(this.board, { onlay: (action) => this.apply(action), onturn: () => this.panel.showTurn() });
        this.panel = new Panel(this.board, this.laying, { onapply: (action) => this.apply(action) });
        this.hint = new Hint(this);
        this.turnEnd = new TurnEnd(this);
        this.motion = new Motion(this.board, settings);
        this.left = new RemainingTilesView(this.board, settings);
        this.people = new People(this.board, {
            onshow: (tile, segment) => this.showWorth(tile, segment),
            onhide: () => this.hideWorth(),
        });
        this.signs = new SignsView(this.board);
        this.pointing = {
            onshow: (x, y) => this.board.flash(x, y),
            onpoint: (cells) => this.board.point(cells),
            onworkshop,
        };
        this.log = new Log(this.pointing);
        this.review = new Review({
            ongo: (place) => (this.replay.stop(), this.replay.go(place)),
            onfound: () => this.tellOfReplay(),
            ongrow: () => this.endingReview.update(),
            ontell: (words) => this.ontell(words),
        });
        this.endingReview = new EndingReview(this.review, {
            onstudy: () => this.review.study(this.game.clone()),
            ongo: (place) => this.beginReview(place),
        });
        this.replay = new Replay({
            review: this.review,
            onshow: (game) => this.showReplay(game),
            onbranch: (count) => this.branch(count),
            onclose: () => this.closeReplay(),
            pace: () => Math.max(PACES[settings.get("pace")], 120),
        });
        this.shownGame = null;
        byId("in-words").addEventListener("toggle", () => this.showWords());
        this.buildTools();
        settings.addEventListener("change", () => this.session && this.show());
        matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.session && this.show());
    }

    buildTools() {
        const tool = (id, words, key, onclick) => {
            byId(id).append(icon(SIGNS[id] ?? id), element("span", { class: "tool-words", text: words }));
            byId(id).title = key ? `${words} (${key})` : words;
            if (onclick) byId(id).addEventListener("click", onclick);
        };
        tool("undo", "Undo", "U, Ctrl+Z", () => this.undo());
        tool("redo", "Redo", "Y, Ctrl+Y", () => this.redo());
        tool("hint", "Hint", "H", () => this.hint.take());
        tool("left-button", "Tiles left", "L", () => this.toggleLeft());
        byId("left-button").append(element("b", { id: "tiles-count" }));
        tool("menu-button", "Menu", null);
        signed("zoom-in", "plus", "Zoom in (+)", () => this.board.camera.zoom(1.3));
        signed("zoom-out", "minus", "Zoom out (-)", () => this.board.camera.zoom(1 / 1.3));
        signed("zoom-fit", "fit", "The whole board (0)", () => this.board.camera.fitAgain());
    }

    get game() {
        return this.session.game;
    }

    /** The aids that the table allows. After the end of a game all aids are allowed. */
    get aids() {
        return this.game.isOver ? "all" : (this.session.aids ?? "all");
    }

    // --- opening and closing ---

    /** Shows a game in place of the previous game, which is freed. */
    open(session, { isNew = true } = {}) {
        this.stop();
        this.replay.end();
        this.review.close();
        this.laying.end();
        this.board.clear(); // elements on the board must not use the game, which is freed below
        this.panel.tell();
        this.shownGame = null;
        this.session?.free();
        this.session = session;
        this.isPaused = false;
        this.board.forget();
        this.motion.forget();
        this.log.clear();
        if (isNew) keepNew(session);
        this.show();
    }

    /** Updates the names of the players, which in games with friends change when players come and go. */
    takeNames() {
        const { names } = this.session;
        const naming = namingOf(this.game, names, { isForDevelopers: this.settings.get("commands") });
        const key = JSON.stringify([naming, naming.isForDevelopers]);
        if (key !== this.namingKey) this.log.clear(); // the lines in the log contain the old names
        this.namingKey = key;
        this.naming = naming;
        this.panel.names = names;
        this.log.naming = this.naming;
        Object.assign(this.review, { namesOfPlayers: names, naming: this.naming });
    }

    /** Leaves the game. Advisers stop. */
    leave() {
        this.stop();
        this.replay.end();
        this.review.close();
        this.shownGame = null;
    }

    /** Cancels the adviser's next move. */
    stop() {
        this.adviser.cancel();
        clearTimeout(this.pause);
        this.pause = null;
    }

    // --- showing ---

    /** Shows the state of the game, and the current decision. */
    show() {
        if (this.replay.isOn) return this.showReplay(this.replay.game);
        const { game, session } = this;
        this.takeNames();
        this.hint.hide();
        this.turnEnd.action = null;
        this.laying.end();
        this.board.clear();
        this.board.hideBubble();
        this.drawBoard();
        this.motion.follow(game, session.isPersonsAction);
        this.showFrame(game);
        this.log.follow(game);
        if (!session.isPersonsTurn) this.board.camera.retreat();
        if (!game.isOver) this.review.close(); // closes the review if the game's end was undone
        if (game.isOver) this.showResult();
        else if (session.isAdvisersTurn) this.letAdviserPlay();
        else if (session.waiting !== null) this.wait();
        else this.offer();
        if (this.aids === "none" && this.left.isOpen) this.left.toggle();
        this.left.follow(game, this.laying.isOn);
        this.showTools();
        this.onshow(session);
    }

    /** Draws the board, with marks of the other players' actions. */
    drawBoard() {
        const { game, session } = this;
        const isMarked = this.settings.get("trail") && !game.isOver;
        this.board.draw(game, isMarked ? marksOfTrail(game, eventsOfOthers(game, session.viewer)) : [], "trail");
    }

    /** Shows all parts of the page except the board's picture, the choices and the log. */
    showFrame(game) {
        byId("title").textContent = gameTitle(game.rules);
        byId("turn-words").textContent = game.isOver
            ? "The game is over"
            : `Turn ${game.turn}${game.part > 1 ? ", second part" : ""}`;
        byId("tiles-count").textContent = game.piles.reduce((sum, count) => sum + count, 0);
        this.worth = new Worth(game);
        const { seats, names } = this.session;
        const ending = this.settings.get("projected") && this.aids !== "none" ? this.worth.totals : null;
        showScores(game, { seats, names, naming: this.naming }, { ending, theme: this.settings.theme });
        this.people.follow(game, this.naming);
        this.signs.follow(game, this.naming);
        showStatus(game, this.session, this.naming, this.settings.theme, this.pointing);
        this.shownGame = game;
        this.showWords();
        document.title = `${gameTitle(game.rules)} – mistbank`;
    }

    /** Shows the value of the feature under a figure, and the figure's abilities. */
    async showWorth(tile, segment) {
        const { game } = this.worth;
        const { x, y } = game.tile(tile);
        const bubble = this.board.bubble(x, y, { words: worthWords(this.worth, tile, segment, this.naming) }, "fact");
        this.board.lightFeature(game, this.worth.segmentsOf(tile, segment));
        const { signsOfFigures } = await signs();
        if (bubble.isConnected) this.board.addFacts(bubble, x, y, signsOfFigures(game, tile, segment, this.naming));
    }

    hideWorth() {
        this.board.hideBubble();
        this.board.glow(null);
    }

    /** Opens or closes the list of remaining tiles. */
    toggleLeft() {
        if (this.aids !== "none") this.left.toggle(this.shownGame, this.laying.isOn);
    }

    /** Updates the description of the board in words if the player has opened it. */
    showWords() {
        const isSeen = byId("in-words").open && this.shownGame;
        byId("board-words").textContent = isSeen ? boardWords(this.shownGame, this.naming) : "";
    }

    showTools() {
        const reason = this.session.whyNoUndo(this.settings.get("takesBackDraws"));
        const { isOn } = this.replay;
        byId("undo").disabled = isOn || (reason !== null && !this.turnEnd.isOpen);
        byId("undo").title = (this.turnEnd.isOpen ? null : reason) ?? "Undo (U, Ctrl+Z)";
        byId("redo").disabled = isOn || !this.session.canRedo;
        const { aids } = this;
        byId("hint").disabled = isOn || !this.session.isPersonsTurn || aids !== "all";
        byId("hint").title = aids === "all" ? "Hint (H)" : "Hints are turned off at this table.";
        byId("left-button").disabled = aids === "none";
        byId("left-button").title = aids === "none" ? "The list of remaining tiles is turned off at this table." : "Tiles left (L)";
    }

    offer() {
        const choices = choicesOf(this.game, this.naming);
        const { x, y, subject } = choices.decision;
        const hasPlace = ![Subject.None, Subject.DrawnTile].includes(subject);
        const targets = choices.groups[0]?.choices.map(({ target }) => target).filter((target) => target !== null) ?? [];
        const distance = Math.max(...targets.map((target) => Math.max(Math.abs(target.x - x), Math.abs(target.y - y))));
        // Zooms in on targets that are close together, because they would overlap in a distant view.
        const isNear = hasPlace && targets.length > 0 && distance <= 1;
        if (isNear) this.board.camera.approach(x, y, { around: distance });
        else this.board.camera.retreat();
        if (choices.laying) this.laying.begin(this.game, choices.laying);
        this.panel.offer(this.game, choices);
        this.panel.showTurn();
    }

    showResult() {
        const { game } = this;
        const hasPast = game.actionCount > 0;
        this.panel.ask(game, game.decidingPlayer, this.result(game));
        byId("who").replaceChildren(element("span", { text: "The game is over" }));
        this.panel.tell(
            element("p", { class: "note", text: `The game ended on turn ${game.turn}.` }),
            breakdown(game, this.naming),
            hasPast ? this.endingReview.of(game) : null,
            element(
                "div",
                { class: "alone" },
                button("New game", this.onnew, "main"),
                hasPast && button("Watch the replay", () => this.beginReplay(0)),
            ),
        );
    }

    /** Returns the result of a game in words, such as "Bo wins with 25 points." */
    result(game) {
        const words = capital(game.question(this.naming));
        const winner = game.scoringMeeples.find(({ colour }) => game.goal === 0 && game.hasWon(colour));
        return winner === undefined ? `${words}.` : `${words} with ${plural(winner.total, "point")}.`;
    }

    // --- decisions of persons ---

    /** Applies a person's choice, or first asks for a confirmation if one is needed. */
    apply(action) {
        if (this.turnEnd.asksFor(action)) this.turnEnd.ask(action);
        else this.perform(action);
    }

    perform(action) {
        const hadFocus = document.activeElement?.matches?.(":focus-visible") ?? false;
        this.stop();
        try {
            const asked = this.session.apply(action);
            if (asked !== undefined) return void this.follow(asked, action, hadFocus);
        } catch (error) {
            this.ontell(error.message);
            return;
        }
        keep(this.session);
        this.show();
        if (hadFocus) byId("question").focus({ preventScroll: true });
    }

    /** Waits for the answer to a request. If the server refuses the request, shows the reason. */
    async follow(asked, action, hadFocus) {
        const { session } = this;
        const target = action === null ? null : targetOf(this.game, action);
        try {
            await asked;
        } catch (error) {
            if (session !== this.session) return;
            this.show();
            if (target === null) this.ontell(capital(error.message));
            else this.board.bubble(target.x, target.y, reasonParts(error.message));
        }
        if (hadFocus) byId("question").focus({ preventScroll: true });
    }

    /** Shows that the game waits for a remote player or a server. */
    wait() {
        const { game, session } = this;
        this.panel.ask(game, game.decidingPlayer, session.waiting);
        this.panel.tell(drawnTile(game, this.settings.theme), thinking());
    }

    clickBoard(cell) {
        this.board.glow(null);
        if (this.laying.isOn) this.laying.drop(cell);
        else this.board.hideBubble();
    }

    turnByWheel(event) {
        if (!this.laying.isOn || this.laying.place === null || Math.abs(event.deltaY) < Math.abs(event.deltaX)) return false;
        const now = event.timeStamp;
        if (now - (this.turnedAt ?? 0) < 160) return true;
        this.turnedAt = now;
        this.laying.turn(event.deltaY > 0 ? 1 : -1);
        return true;
    }

    undo() {
        if (this.turnEnd.isOpen) return this.show();
        if (this.replay.isOn || this.session.whyNoUndo(this.settings.get("takesBackDraws")) !== null) return;
        this.stop();
        const asked = this.session.undo();
        if (asked !== undefined) return void this.follow(asked, null, false);
        if (this.session.isAdvisersTurn) this.isPaused = true; // otherwise the adviser would act again immediately
        keep(this.session);
        this.show();
    }

    redo() {
        if (this.replay.isOn || !this.session.canRedo) return;
        this.stop();
        this.session.redo();
        keep(this.session);
        this.show();
    }

    // --- advisers ---

    /** Lets the deciding adviser think, and then applies the adviser's choice. */
    async letAdviserPlay() {
        this.stop(); // a redraw starts the adviser again; without a stop, two answers would be applied
        const { session, game } = this;
        const player = game.decidingPlayer;
        const words = `The adviser (${session.seat}) ${this.isPaused ? "is paused" : "is thinking"}`;
        this.panel.ask(game, player, words);
        const toggle = button(this.isPaused ? "Resume" : "Pause", () => this.setPaused(!this.isPaused));
        const tile = drawnTile(game, this.settings.theme);
        const most = this.isPaused ? null : mostMilliseconds(session.seat);
        const clock = most === null ? null : countdown(most);
        this.panel.tell(tile, thinking(this.isPaused), clock, element("div", { class: "alone" }, toggle));
        if (this.isPaused) return;
        const begun = performance.now();
        try {
            const answer = await this.adviser.ask(game, session.seat, player + 1);
            if (answer === null || session !== this.session) return;
            this.pause = setTimeout(
                () => this.playForAdviser(answer.action),
                Math.max(0, PACES[this.settings.get("pace")] - (performance.now() - begun)),
            );
        } catch (error) {
            this.isPaused = true;
            this.ontell(error.message);
            this.show();
        }
    }

    playForAdviser(action) {
        this.pause = null;
        this.session.apply(action);
        keep(this.session);
        this.show();
    }

    setPaused(isPaused) {
        this.stop();
        this.isPaused = isPaused;
        this.show();
        this.panel.body.querySelector("button")?.focus({ preventScroll: true });
    }

    // --- replay ---

    beginReplay(from) {
        this.stop();
        this.hint.hide();
        this.replay.begin(this.game, from);
    }

    /** Opens the replay at a place, with the curve of the chances to win. */
    beginReview(from) {
        this.beginReplay(from);
        if (byId("review").hidden) byId("replay-review").click();
    }

    closeReplay() {
        this.replay.end();
        this.show();
    }

    showReplay(game) {
        this.laying.end();
        this.board.clear();
        this.board.hideBubble();
        this.showFrame(game);
        this.log.follow(game, false);
        this.showTools();
        this.tellOfReplay();
        this.left.follow(game, false);
        this.motion.follow(game, false);
    }

    /** Shows the next action of the replay, the review's verdict, and the better action in the panel and on the board. */
    tellOfReplay() {
        const { game, actions, place } = this.replay;
        if (game === null) return;
        const { body } = this.panel;
        const focused = body.contains(document.activeElement) ? document.activeElement.textContent : null;
        this.panel.ask(game, game.decidingPlayer, game.isOver ? this.result(game) : "Replay");
        const next = actions[place];
        const { better } = this.review;
        const target = better === null ? null : targetOf(game, Action.of(better.best));
        this.board.draw(game, target?.kind === "corner" ? [] : marksOf(target, "better"));
        this.showBetterTile(game, better);
        const words = next === undefined ? "" : plain(game.describeAction(next, this.naming), this.naming);
        this.panel.tell(
            next === undefined
                ? null
                : element("p", { class: "note" }, `Next: ${words} `, element("code", { text: game.text(next) })),
            ...this.review.nodes(),
            element("div", { class: "alone" }, button("Back to the game", () => this.closeReplay())),
        );
        // Keeps the focus on the same button while keyboard users move through the replay or wait for results.
        const again = [...body.querySelectorAll("button")].find(({ textContent }) => textContent === focused);
        again?.focus({ preventScroll: true });
        if (place !== this.toldPlace) body.querySelector(".verdict")?.scrollIntoView({ block: "nearest" });
        this.toldPlace = place; // prevents scrolling when later results for the same place arrive
    }

    /** If the review's better action lays a tile, shows the tile on its cell as a preview. Removes the previous preview. */
    showBetterTile(game, better) {
        this.board.layers.ghost.replaceChildren();
        const action = better === null ? null : Action.of(better.best);
        if (action?.kind === ActionKind.Lay) this.board.showTile(game, heldTile(game, action), action, "hovered");
    }

    /** Continues the game after its first `count` actions. Later actions are deleted. If this is not allowed, shows
     *  the reason. */
    branch(count) {
        if (this.session.isShared) return this.ontell("You cannot go back in a game with friends.");
        if (!this.settings.get("takesBackDraws") && !this.game.isOver && count < this.game.lastDraw) {
            this.ontell("The game is not over. You can allow undoing draws in the settings.");
            return;
        }
        this.replay.end();
        this.session.cut(count);
        this.isPaused = this.session.isAdvisersTurn;
        keep(this.session);
        this.show();
    }
}
