// A hint: what the best adviser would do, why, and how that would look on the board.

import { marksOf } from "./board.js";
import { targetOf } from "./choices.js";
import { byId, element } from "./dom.js";
import { Action, ActionKind } from "./library.js";
import { capital } from "./words.js";

export class Hint {
    constructor(table) {
        this.table = table;
        this.box = byId("hint-box");
    }

    hide() {
        this.box.hidden = true;
    }

    /** Asks the adviser what to do, and shows it. */
    async take() {
        const { table } = this;
        if (table.replay.isOn || !table.session.isPersonsTurn) return;
        this.box.hidden = false;
        this.box.replaceChildren(element("p", { class: "note", text: "The adviser thinks about it …" }));
        try {
            const answer = await table.adviser.ask(table.game, "best");
            if (answer !== null && !this.box.hidden) this.show(answer.advice);
        } catch (error) {
            this.hide();
            table.ontell(error.message);
        }
    }

    show(advice) {
        const items = advice.map((one) => {
            const words = [
                element("span", { class: "words", text: capital(one.explanation) }),
                element("code", { text: one.text }),
            ];
            const properties = {
                type: "button",
                class: "choice advice",
                data: { action: one.text },
                onclick: () => this.point(one),
            };
            return element("li", {}, element("button", properties, words));
        });
        const follow = () => this.table.apply(Action.of(this.advised.action));
        this.box.replaceChildren(
            element("h3", { text: "The adviser would" }),
            element("ol", { class: "hints" }, items),
            element(
                "div",
                { class: "alone" },
                element("button", { type: "button", class: "main", id: "take-hint", onclick: follow, text: "Do that" }),
                element("button", { type: "button", class: "quiet", onclick: () => this.close(), text: "Close" }),
            ),
        );
        if (advice.length > 0) this.point(advice[0]);
    }

    /** Shows one piece of advice on the board: the tile where it would lie, or a mark. */
    point(advice) {
        this.advised = advice;
        const { board, game, laying, panel } = this.table;
        const action = Action.of(advice.action);
        for (const button of this.box.querySelectorAll(".advice"))
            button.setAttribute("aria-pressed", String(button.dataset.action === advice.text));
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
        this.table.board.draw(this.table.game);
    }
}
