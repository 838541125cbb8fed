// A hint: the best adviser's suggestions, with reasons, shown on the board.

import { marksOf } from "./board.js";
import { targetOf } from "./choices.js";
import { button, byId, element } from "./dom.js";
import { Action, ActionKind } from "./library.js";
import { capital } from "./features.js";
import { plain } from "./plain_text.js";

const MAX_EQUAL = 4; // maximum number of equally good actions in a hint

/** Returns advice without placements that differ from an earlier placement only in the colour of the figure. */
export function withoutColours(advice) {
    const keyOf = ({ action }) => JSON.stringify(action.kind === ActionKind.Place ? { ...action, colour: null } : action);
    const seen = new Set();
    const isNew = (entry) => !seen.has(keyOf(entry)) && seen.add(keyOf(entry));
    return advice.filter(isNew).map((entry) => ({ ...entry, others: entry.others.filter(isNew) }));
}

export class Hint {
    constructor(table) {
        this.table = table;
        this.box = byId("hint-box");
        this.forget();
    }

    forget() {
        this.advised = null;
        this.isChosen = false; // whether the player has selected the suggestion
        this.shown = null; // the shown advice as text; the box is drawn again only if this text changes
    }

    hide() {
        this.box.hidden = true;
        this.forget();
        this.table.board.showNumbers([]);
    }

    /** Whether the box shows a suggestion that can be played. */
    get isOpen() {
        return !this.box.hidden && this.advised !== null;
    }

    /** Applies the selected suggestion. */
    follow() {
        this.table.apply(Action.of(this.advised.action));
    }

    /** Asks the adviser. Shows a first answer soon, and refines it until the adviser has finished. */
    async take() {
        const { table } = this;
        if (table.replay.isOn || !table.session.isPersonsTurn || table.aids !== "all") return;
        this.box.hidden = false;
        this.box.ariaBusy = "true"; // screen readers wait for the last answer
        this.forget();
        this.box.replaceChildren(element("p", { class: "note", text: "The adviser is thinking …" }));
        try {
            const refine = ({ advice }) => this.box.hidden || this.show(advice, { isFinal: false });
            const answer = await table.adviser.ask(table.game, "best", 0, table.naming, refine);
            if (answer !== null && !this.box.hidden) this.show(answer.advice, { isFinal: true });
        } catch (error) {
            this.hide();
            table.ontell(error.message);
        }
    }

    /** Shows advice. The player's selection in the box and changes on the board stay. */
    show(found, { isFinal }) {
        const { board, game, naming } = this.table;
        const advice = withoutColours(found);
        const shown = JSON.stringify([advice, isFinal]);
        if (shown === this.shown) return;
        this.shown = shown;
        this.box.ariaBusy = String(!isFinal);
        const focused = this.box.contains(document.activeElement) ? document.activeElement : null;
        const all = advice.flatMap((entry) => [entry, ...entry.others.slice(0, MAX_EQUAL)]);
        this.numbers = new Map(all.map(({ text }, index) => [text, index + 1]));
        const items = advice.map((entry) => {
            const [effects, ...chances] = entry.explanation.split("; ");
            const words = [
                element("span", { class: "words" }, this.numberOf(entry), capital(plain(effects, naming))),
                element("span", { class: "facts", text: capital(chances.join("; ")) }),
                element("code", { text: entry.text }),
            ];
            const card = element("button", { class: "choice advice", ...this.pointing(entry) }, words);
            return element("li", {}, card, this.equals(entry.others));
        });
        const choices = game.choices();
        const places = all.flatMap(({ action, text }) => {
            const target = targetOf(game, Action.of(action), choices);
            return target === null ? [] : [{ ...board.middleOfCell(game, target), number: this.numbers.get(text) }];
        });
        board.showNumbers(places);
        const state = isFinal ? [] : [element("p", { class: "note", text: "The adviser is still thinking …" })];
        this.box.replaceChildren(
            element("h3", { text: "The adviser suggests" }),
            element("ol", { class: "hints" }, items),
            ...state,
            element(
                "div",
                { class: "alone" },
                button("Play this", () => this.follow(), "main", { id: "take-hint" }),
                button("Close", () => this.close()),
            ),
        );
        if (focused !== null) this.focusLike(focused);
        const chosen = this.isChosen ? all.find(({ text }) => text === this.advised.text) : undefined;
        const next = chosen ?? advice[0];
        if (next === undefined) return;
        const { advised } = this;
        const isFollowed = advised === null || (advised.text !== next.text && this.isOnBoard(advised));
        this.mark(next);
        if (isFollowed) this.lookAt(next);
    }

    /** Focuses the button that has the same action or text as the button that had the focus before. */
    focusLike({ dataset: { action }, textContent }) {
        const isLike = (button) => (action === undefined ? button.textContent === textContent : button.dataset.action === action);
        [...this.box.querySelectorAll("button")].find(isLike)?.focus({ preventScroll: true });
    }

    /** Whether the board still shows a suggestion, because the player has not moved the tile since. */
    isOnBoard({ action }) {
        const { laying } = this.table;
        if (action.kind !== ActionKind.Lay) return true;
        const { x, y, rotation, placeInHand } = Action.of(action);
        const { pinned, tile } = laying;
        return pinned?.x === x && pinned.y === y && laying.rotation === rotation && tile.place === placeInHand;
    }

    /** Creates the list of equally good actions with the same reasons; null if there are none. */
    equals(actions) {
        if (actions.length === 0) return null;
        const buttons = actions.slice(0, MAX_EQUAL).map((action) =>
            element(
                "button",
                {
                    class: "quiet equal",
                    "aria-label": `Show suggestion ${this.numbers.get(action.text)}`,
                    onmouseenter: () => this.lookAt(action),
                    onfocus: () => this.lookAt(action),
                    onmouseleave: () => this.lookAt(this.advised),
                    onblur: () => this.lookAt(this.advised),
                    ...this.pointing(action),
                },
                this.numberOf(action),
                element("code", { text: action.text }),
            ),
        );
        const more = actions.length - buttons.length;
        return element("p", { class: "note" }, "Equally good: ", buttons, more > 0 ? ` and ${more} more` : null);
    }

    /** Creates the number of a suggestion. The board shows the same number. */
    numberOf({ text }) {
        return element("b", { class: "place-number", text: this.numbers.get(text) });
    }

    pointing(advice) {
        return { data: { action: advice.text }, onclick: () => this.point(advice) };
    }

    /** Selects a suggestion, and shows it. */
    point(advice) {
        this.isChosen = true;
        this.mark(advice);
        this.lookAt(advice);
    }

    /** Marks a suggestion as the one that "Play this" plays. */
    mark(advice) {
        this.advised = advice;
        for (const button of this.box.querySelectorAll("[data-action]"))
            button.setAttribute("aria-pressed", String(button.dataset.action === advice.text));
    }

    /** Shows a suggestion on the board, with the tile on its cell or with a mark. */
    lookAt(advice) {
        if (this.box.hidden) return;
        const { board, game, laying, panel } = this.table;
        const action = Action.of(advice.action);
        const target = targetOf(game, action);
        board.draw(game, target?.kind === "corner" ? [] : marksOf(target, "hint"));
        if (action.kind !== ActionKind.Lay) return;
        if (action.placeInHand !== laying.tile.place) panel.takeTile(action.placeInHand);
        laying.rotation = action.rotation;
        laying.pin(action.x, action.y);
    }

    close() {
        this.hide();
        this.table.adviser.cancel();
        this.table.drawBoard();
    }
}
