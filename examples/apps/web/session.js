// A game in progress: the game, its players, the undone actions, and how far undo can go back. This module is independent of
// the page, and other programs and tests use it as well.

import { DecisionKind, Game } from "./library.js";
import { keepNames, storedNames } from "./naming.js";

const OF_THE_TABLE = new Set([DecisionKind.Draw, DecisionKind.Chance]); // a person enters the result of a draw

/** Whether the game waits for the result of a draw at a real table. */
export const isDrawn = (game) => OF_THE_TABLE.has(game.phase);

/** Returns the reason why undo cannot go back further, in words. */
export const whyUndoStops = (game) =>
    game.isOver
        ? "The game is over, and everything hidden has been revealed."
        : "The next tile or something else hidden has been revealed since.";

export class Session {
    /** @param game the game; the session frees it
     *  @param seats for each player the strength of the adviser, such as "good", or null for a person
     *  @param names the names of the players, which the game's records keep; for "" or undefined the page shows the
     *  colours */
    constructor(game, seats, names = []) {
        this.game = game;
        this.seats = Array.from({ length: game.rules.players }, (_, player) => seats[player] ?? null);
        this.names = Array.from({ length: game.rules.players }, (_, player) => names[player] ?? "");
        keepNames(game, this.names);
        this.undone = []; // the undo steps, the last step last; each is a list of undone actions in the order of the game
        this.deciders = decidersOf(game);
    }

    /** Creates a new game. Throws InvalidRulesError. */
    static begin(rules, seats, names) {
        return new Session(new Game(rules), seats, names);
    }

    /** Loads the game of a record or a position. Throws a subclass of CannotLoadError.
     *  @param names the names of the players; if all are empty, the names in the text are used */
    static load(text, seats = [], names = []) {
        const game = Game.load(text);
        return new Session(game, seats, names.some(Boolean) ? names : storedNames(game));
    }

    free() {
        this.game.free();
    }

    /** The strength of the deciding adviser; null if a person decides, or enters a draw from a real table. */
    get seat() {
        const isTold = OF_THE_TABLE.has(this.game.phase);
        return isTold ? null : this.seats[this.game.decidingPlayer];
    }

    get isPersonsTurn() {
        return !this.game.isOver && this.seat === null;
    }

    get isAdvisersTurn() {
        return !this.game.isOver && this.seat !== null;
    }

    /** The reason for waiting for a remote player, in words. Always null here, because only friends_session.js has
     *  remote players. */
    get waiting() {
        return null;
    }

    /** Returns whether an action draws a tile or reveals something and therefore cannot be undone; false for an illegal
     *  action. */
    reveals(action) {
        const after = this.game.clone();
        try {
            after.apply(action);
            return after.lastDraw > this.game.actionCount;
        } catch {
            return false; // apply() throws the reason
        } finally {
            after.free();
        }
    }

    /** Applies an action. Throws the errors of Game.apply(); the game is then unchanged. */
    apply(action) {
        const decider = this.game.decidingPlayer;
        this.game.apply(action);
        this.deciders.push(decider);
        this.undone = [];
    }

    /** The player whose view the page shows: the deciding person or, while an adviser decides, the person who decided last;
     *  null if no person has decided. */
    get viewer() {
        if (this.isPersonsTurn) return this.game.decidingPlayer;
        return this.deciders.findLast((player) => this.seats[player] === null) ?? null;
    }

    /** Whether a person chose the last action. */
    get isPersonsAction() {
        return this.deciders.length > 0 && this.seats[this.deciders.at(-1)] === null;
    }

    /** The number of actions that are left after an undo step. The step undoes the last decision of a person (of any player
     *  if only advisers play) and all later actions. null: there is no such decision. */
    get stepBack() {
        const personsPlay = this.seats.includes(null);
        for (let count = this.deciders.length - 1; count >= 0; --count)
            if (!personsPlay || this.seats[this.deciders[count]] === null) return count;
        return null;
    }

    /** Returns the reason why an undo step is not allowed, in words; null if the step is allowed.
     *  @param takesBackDraws whether the settings allow undoing draws and other reveals */
    whyNoUndo(takesBackDraws) {
        if (this.stepBack === null) return "Nothing has been done yet.";
        if (takesBackDraws || this.stepBack >= this.game.lastDraw) return null;
        return `${whyUndoStops(this.game)} You can allow undoing draws in the settings.`;
    }

    /** Undoes a step. The caller must check whyNoUndo() first. */
    undo() {
        const count = this.deciders.length - this.stepBack;
        this.undone.push(this.game.undo(count));
        this.deciders.length -= count;
    }

    get canRedo() {
        return this.undone.length > 0;
    }

    redo() {
        const others = this.undone.slice(0, -1);
        for (const action of this.undone.at(-1)) this.apply(action);
        this.undone = others;
    }

    /** Keeps only the first `count` actions, to continue from the middle of a game. */
    cut(count) {
        this.game.undo(this.deciders.length - count);
        this.deciders.length = count;
        this.undone = [];
    }
}

/** Returns the player of each action of a game. Finds the players by replaying a copy of the game.
 *  @param withDraws false: omits the actions that name the results of draws */
export function decidersOf(game, { withDraws = true } = {}) {
    const again = game.clone();
    try {
        const actions = again.undo(again.actionCount);
        return actions.flatMap((action) => {
            const deciders = withDraws || !OF_THE_TABLE.has(again.phase) ? [again.decidingPlayer] : [];
            again.apply(action);
            return deciders;
        });
    } finally {
        again.free();
    }
}
