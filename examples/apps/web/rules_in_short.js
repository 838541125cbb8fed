// How each game and each expansion is played, in short: what one needs to know to begin. The library describes the
// expansions, and tells why something is not allowed.

import { capital } from "./features.js";
import { facts, figureKinds, marks } from "./library.js";

/** What all games have in common, and then each. `level`: whose tiles are shown. */
export const GAMES_IN_SHORT = [
    {
        id: "turn",
        title: "A turn",
        sentences: [
            "Lay the tile so that what its sides show goes on in the tiles beside it: road to road, city to city, field to field.",
            "Then you may put a meeple on something of the tile that nobody holds yet, along its whole length.",
            "What the tile completes is scored at once, and the meeples on it come back to you.",
            "A road brings 1 point a tile, a city 2 a tile and 2 a coat of arms, a monastery with eight tiles around it 9.",
            "Where several have meeples on one thing, who has most gets the points; of those level each gets all of them.",
        ],
    },
    {
        id: "cooperative",
        title: "Mists over Carcassonne",
        level: 3,
        sentences: [
            "All play together: reach the points of the level before the tiles or the ghosts run out.",
            "Mist goes on in mist, or it may end at a clear side. A tile that shows ghosts brings as many into the mist, one fewer where it goes on with mist that is there.",
            "Mist that is closed all around loses its ghosts. If more ghosts must come than are left, the game is lost.",
            "What is completed brings points to the team, once for each colour on it. Or take up to three ghosts off one tile instead.",
            "Levels 2 and up have castles, worth 2 points for each tile with mist around them, and cemeteries, which draw ghosts until tiles lie on all sides; then a meeple is buried there.",
            "From level 3 on there are three piles. A hound comes when its number of points is reached, opens the next pile and drives ghosts away.",
        ],
    },
    {
        id: "base",
        title: "Base game",
        sentences: [
            "Each for himself, with seven meeples. Most points win.",
            "A meeple may lie on a field, too: it stays there to the end, and then brings 3 points for each completed city at the field to who has most farmers there.",
            "At the end what is incomplete brings 1 point a tile and a coat of arms; a monastery 1 for itself and for each tile around it.",
        ],
    },
    {
        id: "demo",
        title: "Print-and-Play Demo",
        sentences: ["Fewer tiles, five meeples each, and nobody lies on fields. All else is as in the base game."],
    },
];

/** Of an expansion: what it brings, and what its signs, figures and pieces do. */
export function expansionInShort({ expansion, title, summary, figures }) {
    const explained = [
        ...marks().filter((mark) => mark.expansion === expansion),
        ...figures.map((kind) => figureKinds()[kind]),
        ...facts().filter((fact) => fact.expansion === expansion && fact.effect !== ""),
    ];
    return {
        expansion,
        title: capital(title),
        sentences: [`${summary}.`, ...explained.map((one) => `${capital(one.noun ?? one.title)}: ${one.effect}`)],
    };
}
