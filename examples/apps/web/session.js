// A game that is being played: who sits where, what was undone, and how far one may go back. It knows nothing of the
// page, so that programs and tests can play by it as well.

import { DecisionKind, Game } from "./library.js";

const OF_THE_TABLE = new Set([DecisionKind.Draw, DecisionKind.Chance]); // with external draws

/** Whether the game waits for something that is drawn at the table. */
export const isDrawn = (game) => OF_THE_TABLE.has(game.phase);

/** Why undo in earnest goes no further back, in words. */
export const whyUndoStops = (game) =>
    game.isOver
        ? "The game is over, and everything hidden has been revealed."
        : "The next tile or something else hidden has been revealed since.";

export class Session {
    /** @param game the session owns it from now on
     *  @param seats for each player the strength of the adviser who plays, such as "good"; null: a person
     *  @param names what the players are called; "", or left out: by their colours */
    constructor(game, seats, names = []) {
        this.game = game;
        this.seats = Array.from({ length: game.rules.players }, (_, player) => seats[player] ?? null);
        this.names = Array.from({ length: game.rules.players }, (_, player) => names[player] ?? "");
        this.undone = []; // steps, the last one undone at the end; each in the order of playing
        this.deciders = decidersOf(game);
    }

    /** A new game. Throws InvalidRulesError. */
    static begin(rules, seats, names) {
        return new Session(new Game(rules), seats, names);
    }

    /** The game of a record, or one that begins with a position. Throws a child of CannotLoadError. */
    static load(text, seats = [], names = []) {
        return new Session(Game.load(text), seats, names);
    }

    free() {
        this.game.free();
    }

    /** Who plays the player that decides now: null, a person; else the adviser's strength. What comes out of the bag or the
     *  box on somebody's table a person tells. */
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

    /** What is waited for where somebody elsewhere decides, in words: not here, but see friends_session.js. */
    get waiting() {
        return null;
    }

    /** Whether an action draws a tile or shows something else that is hidden, so that it cannot be undone. */
    reveals(action) {
        const after = this.game.clone();
        try {
            after.apply(action);
            return after.lastDraw > this.game.actionCount;
        } catch {
            return false; // apply() tells why not
        } finally {
            after.free();
        }
    }

    /** Throws as Game.apply() does, and has changed nothing then. */
    apply(action) {
        const decider = this.game.decidingPlayer;
        this.game.apply(action);
        this.deciders.push(decider);
        this.undone = [];
    }

    /** The person who looks at the table: who decides now or, while an adviser does, the last person who has decided; null:
     *  only advisers play. */
    get viewer() {
        if (this.isPersonsTurn) return this.game.decidingPlayer;
        return this.deciders.findLast((player) => this.seats[player] === null) ?? null;
    }

    /** Whether a person has done what was done last. */
    get isPersonsAction() {
        return this.deciders.length > 0 && this.seats[this.deciders.at(-1)] === null;
    }

    /** To how many actions a step back leads: to the last decision of a person, if any plays; null: there is none. */
    get stepBack() {
        const personsPlay = this.seats.includes(null);
        for (let count = this.deciders.length - 1; count >= 0; --count)
            if (!personsPlay || this.seats[this.deciders[count]] === null) return count;
        return null;
    }

    /** Why a step back is not to be had, in words; null: it is.
     *  @param takesBackDraws whether drawn tiles, and what else has been shown, may be hidden again */
    whyNoUndo(takesBackDraws) {
        if (this.stepBack === null) return "Nothing has been done yet.";
        if (takesBackDraws || this.stepBack >= this.game.lastDraw) return null;
        return `${whyUndoStops(this.game)} You can allow undoing draws in the settings.`;
    }

    /** Goes a step back; whyNoUndo() says whether one should. */
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

    /** Goes back to the first actions, for good: how one plays on from the middle of a game. */
    cut(count) {
        this.game.undo(this.deciders.length - count);
        this.deciders.length = count;
        this.undone = [];
    }
}

/** Who decided on each action of a game's past, found by playing it once more.
 *  @param withDraws false: without the actions that tell what was drawn */
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
