// A first game that teaches: level 1 with a partner, and some sentences at each new thing, when it comes.

import { forDevice } from "./device.js";
import { byId, element } from "./dom.js";
import { DecisionKind, EventKind, Rules } from "./library.js";
import { plural } from "./features.js";
import { Session } from "./session.js";
import { randomSeed } from "./setup.js";

const FEW_GHOSTS = 4;

const asks = (kind) => ({ game }) => game.phase === kind;
const happened = (kind) => ({ events }) => events.some((event) => event.kind === kind);
const tileInHand = (game) => game.types[game.decision.tileType];
const hasMist = ({ game }) => game.phase === DecisionKind.LayTile && tileInHand(game)?.mistySides !== 0;
const meeplesLeft = (game) =>
    game.rules.colours
        .filter((colour) => game.playerOf(colour) === game.decidingPlayer)
        .reduce((sum, colour) => sum + game.supply(colour).figures[0], 0);

/** In the order in which they are told where several may be: what it takes, and what is said then. */
const LESSONS = [
    {
        id: "lay",
        when: asks(DecisionKind.LayTile),
        words: () =>
            `This tile is yours to lay. It fits where cells are lit: road to road, city to city, field to field. ${forDevice({
                mouse: "Click a cell, click again to turn the tile, and ✓ to lay it.",
                finger: "Tap a cell, tap again to turn the tile, and ✓ to lay it.",
                keys: "Arrows choose a cell, R turns the tile, Enter lays it.",
            })}`,
    },
    {
        id: "place",
        when: asks(DecisionKind.PlaceMeeple),
        words: () =>
            "Now one of your meeples may go onto a road or into a city of this tile, if nobody stands anywhere along it. When that is complete it brings points, and the meeple comes back.",
    },
    {
        id: "partner",
        when: ({ game }) => game.turn > 2,
        words: () =>
            "You play together: your partner has had a turn, and what it has done is marked on the board. Both of you need the same points.",
    },
    {
        id: "ghosts",
        when: happened(EventKind.GhostsPlaced),
        words: ({ game }) =>
            `Ghosts have come onto the mist: ${game.ghostSupply} are left. If more must come than are left, the game is lost.`,
    },
    {
        id: "mist",
        when: hasMist,
        words: () =>
            "This tile has mist. Laid so that mist goes on with mist, one ghost fewer comes. Mist that is closed all around loses its ghosts: that is how you get rid of them.",
    },
    {
        id: "choice",
        when: asks(DecisionKind.ScoreOrPacify),
        words: () =>
            "Something is complete! Take its points, or take up to three ghosts off one tile instead. What is more urgent?",
    },
    {
        id: "points",
        when: happened(EventKind.PointsScored),
        words: ({ game }) =>
            `${plural(game.scoringMeeples[0].total, "point")} of ${game.goal}. A road brings one a tile, a city two a tile and two a coat of arms; with meeples of two colours it counts for each of them.`,
    },
    {
        id: "bank",
        when: happened(EventKind.BankFinished),
        words: () => "This mist is closed all around, and its ghosts are gone. No others come for it.",
    },
    {
        id: "supply",
        when: ({ game }) => game.phase === DecisionKind.LayTile && meeplesLeft(game) === 0,
        words: () =>
            "All your meeples are on the board. Finish what they stand on, and they come back: a long road that is never done keeps one for ever.",
    },
    {
        id: "few",
        when: ({ game }) => game.ghostSupply <= FEW_GHOSTS,
        words: ({ game }) =>
            `Only ${plural(game.ghostSupply, "ghost")} left: close mist, or take ghosts instead of points.`,
    },
];

export class Lessons {
    /** @param onopen(session) where the game is to be played */
    constructor({ onopen }) {
        this.onopen = onopen;
        this.card = byId("lesson");
        this.session = null;
        byId("lesson-done").addEventListener("click", () => this.next());
        byId("lesson-stop").addEventListener("click", () => this.stop());
    }

    /** Begins a game that teaches. */
    begin(seed = randomSeed()) {
        const session = Session.begin(Rules.cooperative({ level: 1, players: 2, seed }), [null, "good"]);
        this.session = session;
        this.told = new Set();
        this.seen = 0;
        this.waiting = [];
        this.onopen(session);
    }

    /** What the table shows has changed. */
    follow(session) {
        if (session !== this.session) return this.hide();
        const { game } = session;
        const about = { game, events: game.events(Math.min(this.seen, game.eventCount)) };
        this.seen = game.eventCount;
        if (game.isOver) return this.hide();
        for (const lesson of LESSONS) {
            if (this.told.has(lesson.id) || !lesson.when(about)) continue;
            this.told.add(lesson.id);
            this.waiting.push(lesson);
        }
        this.show();
    }

    show() {
        const [lesson] = this.waiting;
        this.card.hidden = lesson === undefined;
        if (lesson !== undefined)
            byId("lesson-words").replaceChildren(element("span", { text: lesson.words({ game: this.session.game }) }));
    }

    next() {
        this.waiting.shift();
        this.show();
        if (this.card.hidden) byId("question").focus({ preventScroll: true });
    }

    stop() {
        this.session = null;
        this.hide();
    }

    hide() {
        this.waiting = [];
        this.card.hidden = true;
    }
}
