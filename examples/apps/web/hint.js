// A hint: what the best adviser would do, why, and how that would look on the board.

import { marksOf } from "./board.js";
import { targetOf } from "./choices.js";
import { button, byId, element } from "./dom.js";
import { Action, ActionKind } from "./library.js";
import { capital } from "./features.js";

const MAX_EQUAL = 4;

export class Hint {
    constructor(table) {
        this.table = table;
        this.box = byId("hint-box");
        this.advised = null;
    }

    hide() {
        this.box.hidden = true;
        this.advised = null;
    }

    /** Whether there is something that can be followed. */
    get isOpen() {
        return !this.box.hidden && this.advised !== null;
    }

    /** Does what is advised. */
    follow() {
        this.table.apply(Action.of(this.advised.action));
    }

    /** Asks the adviser what to do, and shows it. */
    async take() {
        const { table } = this;
        if (table.replay.isOn || !table.session.isPersonsTurn) return;
        this.box.hidden = false;
        this.advised = null;
        this.box.replaceChildren(element("p", { class: "note", text: "The adviser is thinking …" }));
        try {
            const answer = await table.adviser.ask(table.game, "best", 0, table.naming);
            if (answer !== null && !this.box.hidden) this.show(answer.advice);
        } catch (error) {
            this.hide();
            table.ontell(error.message);
        }
    }

    show(advice) {
        const items = advice.map((entry) => {
            const words = [
                element("span", { class: "words", text: capital(entry.explanation) }),
                element("code", { text: entry.text }),
            ];
            const card = element("button", { class: "choice advice", ...this.pointing(entry) }, words);
            return element("li", {}, card, this.equals(entry.others));
        });
        this.box.replaceChildren(
            element("h3", { text: "The adviser suggests" }),
            element("ol", { class: "hints" }, items),
            element(
                "div",
                { class: "alone" },
                button("Play this", () => this.follow(), "main", { id: "take-hint" }),
                button("Close", () => this.close()),
            ),
        );
        if (advice.length > 0) this.point(advice[0]);
    }

    /** The equally good actions with the same reasons. */
    equals(actions) {
        if (actions.length === 0) return null;
        const buttons = actions.slice(0, MAX_EQUAL).map((action) =>
            element(
                "button",
                {
                    class: "quiet equal",
                    onmouseenter: () => this.lookAt(action),
                    onfocus: () => this.lookAt(action),
                    onmouseleave: () => this.lookAt(this.advised),
                    onblur: () => this.lookAt(this.advised),
                    ...this.pointing(action),
                },
                element("code", { text: action.text }),
            ),
        );
        const more = actions.length - buttons.length;
        return element("p", { class: "note" }, "Equally good: ", buttons, more > 0 ? ` and ${more} more` : null);
    }

    pointing(advice) {
        return { data: { action: advice.text }, onclick: () => this.point(advice) };
    }

    /** Chooses one piece of advice, and shows it. */
    point(advice) {
        this.advised = advice;
        for (const button of this.box.querySelectorAll("[data-action]"))
            button.setAttribute("aria-pressed", String(button.dataset.action === advice.text));
        this.lookAt(advice);
    }

    /** Shows one on the board: the tile where it would lie, or a mark. */
    lookAt(advice) {
        if (this.box.hidden) return;
        const { board, game, laying, panel } = this.table;
        const action = Action.of(advice.action);
        const target = targetOf(game.decision, action);
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
