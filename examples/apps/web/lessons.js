// A first game with lessons. The player plays level 1 with an adviser, and a card explains each new situation.

import { forDevice } from "./device.js";
import { byId, element } from "./dom.js";
import { DecisionKind, EventKind, Rules } from "./library.js";
import { plural } from "./features.js";
import { Session } from "./session.js";
import { randomSeed } from "./setup.js";

const FEW_GHOSTS = 4; // the largest supply of ghosts for which the lesson "few" is shown

const asks = (kind) => ({ game }) => game.phase === kind;
const happened = (kind) => ({ events }) => events.some((event) => event.kind === kind);
const tileInHand = (game) => game.types[game.decision.tileType];
const hasMist = ({ game }) => game.phase === DecisionKind.LayTile && tileInHand(game)?.mistySides !== 0;
const meeplesLeft = (game) =>
    game.rules.colours
        .filter((colour) => game.playerOf(colour) === game.decidingPlayer)
        .reduce((sum, colour) => sum + game.supply(colour).figures.meeple, 0);

/** The lessons, each with its condition `when` and its text. If several conditions hold, the first lesson is shown. The event
 *  of a lesson with `isEvent` may happen during the turn of another player. */
export const LESSONS = [
    {
        id: "lay",
        when: asks(DecisionKind.LayTile),
        words: () =>
            `Lay this tile. It fits on the highlighted cells: road to road, city to city, field to field. ${forDevice({
                mouse: "Click a cell, click again to turn the tile, and ✓ to lay it.",
                finger: "Tap a cell, tap again to turn the tile, and ✓ to lay it.",
                keys: "Choose a cell with the arrows, turn the tile with R, lay it with Enter.",
            })}`,
    },
    {
        id: "place",
        when: asks(DecisionKind.PlaceMeeple),
        words: () =>
            "Now you may put a meeple on a road or in a city of this tile, if the whole road or city has no meeple yet. When it is complete, it scores points and your meeple returns.",
    },
    {
        id: "partner",
        when: ({ game }) => game.turn > 2,
        words: () =>
            "You play as a team. Your partner has taken a turn, and the board highlights it. You score points together.",
    },
    {
        id: "ghosts",
        isEvent: true,
        when: happened(EventKind.GhostsPlaced),
        words: ({ game }) =>
            `Ghosts have appeared in the mist. ${game.ghostSupply} are left. If you must add more ghosts than are left, you lose the game.`,
    },
    {
        id: "mist",
        when: hasMist,
        words: () =>
            "This tile has mist. If it continues mist on the board, you add one ghost fewer. Mist that is closed all around loses its ghosts. That is how you get rid of ghosts.",
    },
    {
        id: "choice",
        when: asks(DecisionKind.ScoreOrPacify),
        words: () =>
            "A feature is complete! Take its points, or remove up to three ghosts from one tile instead. Which is more urgent?",
    },
    {
        id: "points",
        isEvent: true,
        when: happened(EventKind.PointsScored),
        words: ({ game }) =>
            `${plural(game.scoringMeeples[0].total, "point")} of ${game.goal}. A road scores 1 point per tile, a city 2 per tile and 2 per coat of arms. A feature with meeples of two colours scores once for each colour.`,
    },
    {
        id: "bank",
        isEvent: true,
        when: happened(EventKind.BankFinished),
        words: () => "This mist is closed all around. Its ghosts are gone, and it gets no new ones.",
    },
    {
        id: "supply",
        when: ({ game }) => game.phase === DecisionKind.LayTile && meeplesLeft(game) === 0,
        words: () =>
            "All your meeples are on the board. They return when you complete their roads and cities. If a long road is never completed, its meeple stays there until the end.",
    },
    {
        id: "few",
        when: ({ game }) => game.ghostSupply <= FEW_GHOSTS,
        words: ({ game }) =>
            `The supply has only ${plural(game.ghostSupply, "ghost")} left. If you must add more than ${game.ghostSupply}, you lose the game. Close mist, or remove ghosts instead of taking points.`,
    },
];

export class Lessons {
    /** @param handlers onopen(session) shows the game */
    constructor({ onopen }) {
        this.onopen = onopen;
        this.card = byId("lesson");
        this.session = null;
        byId("lesson-done").addEventListener("click", () => this.next());
        byId("lesson-stop").addEventListener("click", () => this.stop());
    }

    /** Begins a game with lessons. */
    begin(seed = randomSeed()) {
        const session = Session.begin(Rules.cooperative({ level: 1, players: 2, seed }), [null, "good"]);
        this.session = session;
        this.told = new Set();
        this.lesson = null; // the lesson on the card
        this.at = null; // the game's number of actions at the last update; a changed number means a new decision
        this.seen = 0;
        this.waiting = [];
        this.onopen(session);
    }

    /** Updates the lessons after a change of the table. */
    follow(session) {
        if (session !== this.session) return this.hide();
        const { game } = session;
        const about = { game, events: game.events(Math.min(this.seen, game.eventCount)) };
        this.seen = game.eventCount;
        if (game.isOver) return this.hide();
        // A lesson about an event waits in a list, because the event does not happen again.
        this.waiting.push(...LESSONS.filter((lesson) => lesson.isEvent && !this.isKnown(lesson) && lesson.when(about)));
        if (game.actionCount !== this.at) this.lesson = session.isPersonsTurn ? this.nextLesson(about) : null;
        this.at = game.actionCount;
        this.show();
    }

    isKnown(lesson) {
        return this.told.has(lesson.id) || this.waiting.includes(lesson);
    }

    /** Returns the lesson for the current decision, and marks it as shown; null if no unshown lesson applies. Before the first
     *  action only the first lesson is possible. */
    nextLesson(about) {
        const candidates = about.game.actionCount === 0 ? LESSONS.slice(0, 1) : LESSONS;
        const isDue = (lesson) => (lesson.isEvent ? this.waiting.includes(lesson) : lesson.when(about));
        const lesson = candidates.find((candidate) => !this.told.has(candidate.id) && isDue(candidate)) ?? null;
        if (lesson === null) return null;
        this.told.add(lesson.id);
        this.waiting = this.waiting.filter((other) => other !== lesson);
        return lesson;
    }

    show() {
        const { lesson } = this;
        this.card.hidden = lesson === null;
        if (lesson !== null)
            byId("lesson-words").replaceChildren(element("span", { text: lesson.words({ game: this.session.game }) }));
    }

    /** Closes the card. A later decision shows the next lesson. */
    next() {
        this.lesson = null;
        this.show();
        byId("question").focus({ preventScroll: true });
    }

    stop() {
        this.session = null;
        this.hide();
    }

    hide() {
        this.waiting = [];
        this.lesson = null;
        this.card.hidden = true;
    }
}
