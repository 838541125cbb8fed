// The confirmation of an action that draws the next tile or reveals something. The page asks first, because such an action
// cannot be undone.

import { marksOf } from "./board.js";
import { heldTile, targetOf } from "./choices.js";
import { button, byId, element } from "./dom.js";
import { capital } from "./features.js";
import { ActionKind } from "./library.js";
import { plain } from "./plain_text.js";

const isTouched = matchMedia("(pointer: coarse)");

export class TurnEnd {
    constructor(table) {
        this.table = table;
        this.action = null; // the action that waits for the confirmation
    }

    get isOpen() {
        return this.action !== null;
    }

    /** Whether an action needs a confirmation. */
    asksFor(action) {
        const { session, settings } = this.table;
        const wanted = settings.get("confirm");
        if (wanted === "never" || (wanted === "auto" && !isTouched.matches && !session.isShared)) return false;
        return session.reveals(action);
    }

    /** Asks for the confirmation, and shows the action on the board. */
    ask(action) {
        const { game, naming, board, hint, laying, panel } = this.table;
        const type = action.kind === ActionKind.Lay ? heldTile(game, action) : null;
        this.action = action;
        hint.hide();
        laying.end();
        board.clear();
        if (type !== null) board.showTile(game, type, action, "pinned");
        else board.draw(game, marksOf(targetOf(game, action), "chosen"));
        panel.ask(game, game.decidingPlayer, "End your turn?");
        panel.tell(element("p", { class: "note", text: `${capital(plain(game.describeAction(action, naming), naming))}.` }));
        panel.main.replaceChildren(
            button("End turn", () => this.end(), "main", { id: "end-turn" }),
            button("Undo", () => this.table.undo(), "quiet"),
        );
        this.table.showTools();
        byId("end-turn").focus({ preventScroll: true });
    }

    /** Performs the action, which the player has confirmed. */
    end() {
        const { action } = this;
        this.action = null;
        this.table.perform(action);
    }
}
