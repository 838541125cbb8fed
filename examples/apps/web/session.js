// A game in progress: its players, the undone actions, and the limit of undo. Independent of the page, so that programs
// and tests can use it too.

import { DecisionKind, Game } from "./library.js";

const OF_THE_TABLE = new Set([DecisionKind.Draw, DecisionKind.Chance]); // with external draws

/** Whether the game waits for something drawn at a real table. */
export const isDrawn = (game) => OF_THE_TABLE.has(game.phase);

/** Returns the reason why undo cannot go back further, in words. */
export const whyUndoStops = (game) =>
    game.isOver
        ? "The game is over, and everything hidden has been revealed."
        : "The next tile or something else hidden has been revealed since.";

export class Session {
    /** @param game owned by the session from now on
     *  @param seats for each player the strength of the adviser, such as "good"; null for a person
     *  @param names of the players; "" or undefined: by their colours */
    constructor(game, seats, names = []) {
        this.game = game;
        this.seats = Array.from({ length: game.rules.players }, (_, player) => seats[player] ?? null);
        this.names = Array.from({ length: game.rules.players }, (_, player) => names[player] ?? "");
        this.undone = []; // undo steps, the last one at the end; the actions of each in the order of playing
        this.deciders = decidersOf(game);
    }

    /** Creates a new game. Throws InvalidRulesError. */
    static begin(rules, seats, names) {
        return new Session(new Game(rules), seats, names);
    }

    /** Loads the game of a record or a position. Throws a child of CannotLoadError. */
    static load(text, seats = [], names = []) {
        return new Session(Game.load(text), seats, names);
    }

    free() {
        this.game.free();
    }

    /** The strength of the deciding adviser; null if a person decides. A person also enters the draws of a real
     *  table. */
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

    /** The reason for waiting for a player elsewhere, in words; never here, but see friends_session.js. */
    get waiting() {
        return null;
    }

    /** Whether an action draws a tile or reveals something, so that it cannot be undone. */
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

    /** Throws the errors of Game.apply(), which then has changed nothing. */
    apply(action) {
        const decider = this.game.decidingPlayer;
        this.game.apply(action);
        this.deciders.push(decider);
        this.undone = [];
    }

    /** The person at the page: the deciding one or, while an adviser decides, the last one who decided; null if only
     *  advisers play. */
    get viewer() {
        if (this.isPersonsTurn) return this.game.decidingPlayer;
        return this.deciders.findLast((player) => this.seats[player] === null) ?? null;
    }

    /** Whether a person has made the last action. */
    get isPersonsAction() {
        return this.deciders.length > 0 && this.seats[this.deciders.at(-1)] === null;
    }

    /** Returns the number of actions after an undo step: at the last decision of a person, if any plays; null if there
     *  is none. */
    get stepBack() {
        const personsPlay = this.seats.includes(null);
        for (let count = this.deciders.length - 1; count >= 0; --count)
            if (!personsPlay || this.seats[this.deciders[count]] === null) return count;
        return null;
    }

    /** Returns the reason against an undo step, in words; null if it is allowed. @param takesBackDraws whether drawn
     *  tiles and other revealed things may be hidden again */
    whyNoUndo(takesBackDraws) {
        if (this.stepBack === null) return "Nothing has been done yet.";
        if (takesBackDraws || this.stepBack >= this.game.lastDraw) return null;
        return `${whyUndoStops(this.game)} You can allow undoing draws in the settings.`;
    }

    /** Undoes a step; see whyNoUndo() first. */
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

    /** Returns to the first actions and deletes the others, to continue from the middle of a game. */
    cut(count) {
        this.game.undo(this.deciders.length - count);
        this.deciders.length = count;
        this.undone = [];
    }
}

/** Returns the player of each action of a game, found by replaying it. @param withDraws false: without the actions that
 *  name drawn things */
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
