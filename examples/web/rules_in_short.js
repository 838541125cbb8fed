// How each game and each box is played, in short: what one needs to know to begin. The library knows the rest, and tells why
// something is not allowed. Clauses of the rules stand behind what they say.

import { Expansion } from "./library.js";

/** What all games have in common, and then each. `expansion`: of a box, null of a game; `level`: whose tiles are shown; `tiles`: which, where
 *  it has none of its own. */
export const GAMES_IN_SHORT = [
    {
        id: "turn",
        title: "A turn",
        expansion: null,
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
        expansion: null,
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
        expansion: null,
        sentences: [
            "Each for himself, with seven meeples. Most points win.",
            "A meeple may lie on a field, too: it stays there to the end, and then brings 3 points for each completed city at the field to who has most farmers there.",
            "At the end what is incomplete brings 1 point a tile and a coat of arms; a monastery 1 for itself and for each tile around it.",
        ],
    },
    {
        id: "demo",
        title: "Print-and-Play Demo",
        expansion: null,
        sentences: ["Fewer tiles, five meeples each, and nobody lies on fields. All else is as in the base game."],
    },
    {
        expansion: Expansion.GhostsCastlesCemeteries,
        sentences: [
            "Where mist goes on with mist, put a ghost on a meeple of somebody else; where mist ends at a clear side, on one of your own.",
            "Each ghost on a meeple costs its owner 2 points when it is scored. A third one sends the meeple home.",
            "Guards are never haunted: each has two at first, and three more wait. A meeple on a cemetery that is surrounded brings one.",
            "A castle is worth 2 points for each tile with mist among its nine.",
        ],
    },
    {
        expansion: Expansion.River,
        sentences: [
            "The game begins with a river: its tiles come first, from the spring to the lake.",
            "The river must go on, and two bends in a row may not turn to the same side. Nobody stands on water; all else on these tiles is as ever.",
        ],
    },
    {
        expansion: Expansion.Abbot,
        tiles: ["E", "H", "M", "V"], // with gardens
        sentences: [
            "The abbot goes onto a monastery or a garden; nobody else stands in gardens. Surrounded by eight tiles it brings 9 points.",
            "Instead of placing something you may take your abbot back at any time before: 1 point, and 1 for each tile around.",
        ],
    },
    {
        expansion: Expansion.InnsCathedrals,
        sentences: [
            "A completed road with an inn brings 2 points a tile, a completed city with a cathedral 3 a tile and coat of arms. Left incomplete they bring nothing.",
            "The large meeple counts as two.",
        ],
    },
    {
        expansion: Expansion.TradersBuilders,
        sentences: [
            "Who completes a city takes its goods, whoever has the points. At the end the most of each kind bring 10.",
            "The builder joins a meeple of yours on a road or in a city: whenever you go on building there you have a second tile.",
            "The pig joins a farmer of yours: each city is worth 4 there instead of 3.",
        ],
    },
    {
        expansion: Expansion.PrincessDragon,
        sentences: [
            "A volcano calls the dragon. A tile with a dragon lets it go six steps, one by each player in turn; it eats the figures where it comes.",
            "Instead of placing a figure put the fairy beside a meeple of yours: no dragon comes there, she brings 1 point at the beginning of your turns, and 3 when what it stands on is scored.",
            "A princess may send a meeple out of her city. By a portal a meeple goes to any tile of the board.",
        ],
    },
    {
        expansion: Expansion.Tower,
        sentences: [
            "Instead of placing a figure put a floor on a tower. Then you may take a meeple as far away in the four directions as the tower has floors.",
            "Others' meeples are your prisoners, and cost 3 points to be let free. Who holds one of each other exchanges them at once.",
            "A meeple on top of a tower closes it.",
        ],
    },
    {
        expansion: Expansion.AbbeyMayor,
        sentences: [
            "Each has an abbey, to be laid instead of a drawn tile into a cell that has tiles on all four sides; it closes what it touches.",
            "The mayor counts as many as his city has coats of arms. The wagon may drive on to something near when it has been scored.",
            "A barn goes onto a corner of four fields: farmers are scored and go home, and at the end it brings 4 points for each city at its field.",
        ],
    },
    {
        expansion: Expansion.FlyingMachines,
        sentences: [
            "A meeple may fly from the machine: a die says how far, the machine where to. It may land on what others hold, if that is not complete, but not on fields.",
        ],
    },
    {
        expansion: Expansion.HillsSheep,
        sentences: [
            "The shepherd stands on a field and draws sheep. When you make his field larger, either draw again or guide the flock home for a point a sheep; a wolf drives all away.",
            "A meeple on a hill wins where meeples are level. Each vineyard beside a completed monastery brings 3 points.",
        ],
    },
    {
        expansion: Expansion.BigTop,
        sentences: [
            "The big top comes to each circus tile. As it leaves, its token is shown: so many points for each meeple on its tile and around it.",
            "Acrobats stand on each other, three at most; whoever lets a pyramid of three be scored brings 5 points for each.",
            "The ringmaster brings 2 points more for each circus and acrobat tile around him.",
        ],
    },
    {
        expansion: Expansion.Vodyanoy,
        sentences: [
            "The lake catches each meeple on the tiles around it, now and later. It is let free instead of placing a figure; who is still there at the end costs 2 points.",
        ],
    },
    {
        expansion: Expansion.Messages,
        sentences: [
            "Each has two figures on the track. What you get first in a turn goes to either, as you like, the rest of the turn to the same one; both count.",
            "If it stops on a number that 5 divides, you get a message: do what it says, or take 2 points.",
        ],
    },
    {
        expansion: Expansion.Ferries,
        sentences: [
            "Roads end at a lake. Who lays one puts a ferry on it that joins two of them.",
            "A road that is made longer later may move the next ferry on it, to other ends of its lake.",
        ],
    },
    {
        expansion: Expansion.Gold,
        sentences: [
            "A gold tile brings an ingot onto it and one onto a tile beside it. Who scores something takes the ingots on its tiles.",
            "At the end up to three are worth 1 point each, up to six 2, up to nine 3, ten and more 4.",
        ],
    },
    {
        expansion: Expansion.Mage,
        sentences: [
            "A magic tile moves the mage or the witch into an incomplete road or city. The mage adds a point for each tile, the witch halves what it is worth.",
            "They never stay in the same one.",
        ],
    },
    {
        expansion: Expansion.Robbers,
        sentences: [
            "A tile with a bag lets you put your robber where somebody else's figure stands on the track; another player may do so, too.",
            "As that one goes on, you get half of what it gains; the robbed loses nothing.",
        ],
    },
    {
        expansion: Expansion.Crops,
        sentences: [
            "Who lays a crop circle says whether all add a meeple beside one of the kind it shows, or all take one back: farmers, those on roads, or those in cities.",
        ],
    },
    {
        expansion: Expansion.King,
        sentences: [
            "Who completes the largest city so far has the king, who completes the longest road the robber baron, whoever has the points.",
            "At the end the king brings 1 point for each completed city, the baron for each completed road.",
        ],
    },
];
