// Short rules of each game and each expansion, enough to start playing. During the game, the library gives the reason if an
// action is illegal. The descriptions of expansions also come from the library.

import { capital } from "./features.js";
import { facts, figureKinds, marks } from "./library.js";

/** The rules that all games share, and the rules of each game. `level`: the level whose tiles the dialog shows. */
export const GAMES_IN_SHORT = [
    {
        id: "turn",
        title: "A turn",
        sentences: [
            "Lay the tile so that its sides match the tiles next to it: road to road, city to city, field to field.",
            "Then you may put a meeple on a road, city or other feature of the tile, if the whole feature has no meeple yet.",
            "Features that the tile completes score at once, and their meeples return to their players.",
            "A road scores 1 point per tile, a city 2 per tile and 2 per coat of arms. A monastery with eight tiles around it scores 9.",
            "If several players have meeples on a feature, the player with the most gets the points. Tied players each get all of them.",
        ],
    },
    {
        id: "cooperative",
        title: "Mists over Carcassonne",
        level: 3,
        sentences: [
            "Play together: reach the level's target score before the tiles or the ghosts run out.",
            "Mist continues as mist or ends at a clear side. A tile that shows ghosts adds that many ghosts to the mist, one fewer if it continues mist on the board.",
            "Mist that is closed all around loses its ghosts. If you must add more ghosts than are left, you lose the game.",
            "A completed feature scores points for the team, once for each colour on it. You may remove up to three ghosts from one tile instead.",
            "From level 2 on there are castles and cemeteries. A castle scores 2 points for each tile with mist around it. A cemetery attracts ghosts until it is surrounded by tiles; then a meeple is buried there.",
            "From level 3 on there are three piles. A hound arrives when you reach its number of points, opens the next pile and drives ghosts away.",
        ],
    },
    {
        id: "base",
        title: "Base game",
        sentences: [
            "The players compete, with seven meeples each. Most points win.",
            "You may also put a meeple in a field as a farmer. Farmers stay to the end. Then the player with the most farmers in a field scores 3 points for each completed city next to it.",
            "At the end an incomplete road or city scores 1 point per tile and per coat of arms, a monastery 1 point for itself and for each tile around it.",
        ],
    },
    {
        id: "demo",
        title: "Print-and-Play Demo",
        sentences: ["Fewer tiles, five meeples each, and no farmers. Everything else is as in the base game."],
    },
];

/** Returns the rules of an expansion: a summary, and the effects of its signs, figures and pieces. */
export function expansionInShort({ expansion, title, summary, figures }) {
    const explained = [
        ...marks().filter((mark) => mark.expansion === expansion),
        ...figureKinds().filter(({ kind }) => figures.includes(kind)),
        ...facts().filter((fact) => fact.expansion === expansion && fact.effect !== ""),
    ];
    return {
        expansion,
        title: capital(title),
        sentences: [`${summary}.`, ...explained.map((entry) => `${capital(entry.noun ?? entry.title)}: ${entry.effect}`)],
    };
}
