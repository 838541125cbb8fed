// What each sign on a tile, and each piece that stands there, is and does: a sentence or two.

import { Expansion, FigureKind, Mark } from "./library.js";

export const SCENERY = "Only a picture in this game.";

const goods = (what) => `Who completes this city takes it. Who has most ${what} at the end gets 10 points.`;
const circle = (where) => `As it is laid all may add a meeple to one of theirs ${where}, or all take one back.`;

/** Printed signs, by Mark: the box that plays with it, its name, what it does. */
export const MARKS = new Map([
    [
        Mark.Inn,
        [
            Expansion.InnsCathedrals,
            "Inn",
            "Its road brings 2 points a tile when it is completed, and nothing if it never is.",
        ],
    ],
    [
        Mark.Cathedral,
        [
            Expansion.InnsCathedrals,
            "Cathedral",
            "Its city brings 3 points a tile and coat of arms when it is completed, and nothing if it never is.",
        ],
    ],
    [Mark.Wine, [Expansion.TradersBuilders, "Wine", goods("wine")]],
    [Mark.Grain, [Expansion.TradersBuilders, "Grain", goods("grain")]],
    [Mark.Cloth, [Expansion.TradersBuilders, "Cloth", goods("cloth")]],
    [Mark.Spring, [Expansion.River, "Spring", "The river begins here. Nobody stands on water."]],
    [Mark.Lake, [Expansion.River, "Lake", "The river ends here. Nobody stands on water."]],
    [
        Mark.Volcano,
        [
            Expansion.PrincessDragon,
            "Volcano",
            "As it is laid the dragon flies here. No figure is placed where the dragon is.",
        ],
    ],
    [
        Mark.Dragon,
        [
            Expansion.PrincessDragon,
            "Dragon's sign",
            "As it is laid the dragon goes six steps, and eats whom it meets.",
        ],
    ],
    [
        Mark.Portal,
        [Expansion.PrincessDragon, "Magic portal", "Who lays it may put a meeple onto any tile of the board."],
    ],
    [
        Mark.Princess,
        [
            Expansion.PrincessDragon,
            "Princess",
            "Who lays her onto a city may send a meeple out of it, instead of placing one.",
        ],
    ],
    [
        Mark.Foundation,
        [
            Expansion.Tower,
            "Tower",
            "Instead of placing a figure put a floor on it: then a meeple may be taken that is no further away, in the " +
                "four directions, than the tower is high.",
        ],
    ],
    [
        Mark.Machine,
        [
            Expansion.FlyingMachines,
            "Flying machine",
            "Who lays it may let a meeple fly where it points, as far as a die says.",
        ],
    ],
    [
        Mark.Abbey,
        [
            Expansion.AbbeyMayor,
            "Abbey",
            "It fits any gap with tiles on all four sides, and closes what it touches. It is scored as a monastery.",
        ],
    ],
    [
        Mark.Hill,
        [
            Expansion.HillsSheep,
            "Hill",
            "Where meeples are level, who has one on a hill wins. A tile lies hidden beneath it.",
        ],
    ],
    [Mark.Vineyard, [Expansion.HillsSheep, "Vineyard", "Each completed monastery beside it brings 3 points more."]],
    [
        Mark.Circus,
        [Expansion.BigTop, "Circus", "As it is laid the big top comes here, and brings points where it has been."],
    ],
    [
        Mark.Acrobats,
        [
            Expansion.BigTop,
            "Acrobats' space",
            "Up to three acrobats stand on each other here. A pyramid of three brings 5 points for each.",
        ],
    ],
    [
        Mark.Vodyanoy,
        [
            Expansion.Vodyanoy,
            "Vodyanoy's lake",
            "It catches each meeple on the tiles around it. Whoever is still there at the end costs 2 points.",
        ],
    ],
    [Mark.Ferry, [Expansion.Ferries, "Lake with ends of roads", "A ferry joins two of them; the others end here."]],
    [
        Mark.Gold,
        [Expansion.Gold, "Gold mine", "As it is laid an ingot comes onto it, and another one onto a tile beside it."],
    ],
    [
        Mark.Mage,
        [
            Expansion.Mage,
            "Magic sign",
            "As it is laid the mage or the witch goes to a road or city that is not complete.",
        ],
    ],
    [
        Mark.Robber,
        [
            Expansion.Robbers,
            "Robber's bag",
            "Who lays it may put a robber beside another one's figure on the track: he gets half of what it gains next.",
        ],
    ],
    [Mark.CropFarmer, [Expansion.Crops, "Crop circle of farmers", circle("on a field")]],
    [Mark.CropHighwayman, [Expansion.Crops, "Crop circle of highwaymen", circle("on a road")]],
    [Mark.CropKnight, [Expansion.Crops, "Crop circle of knights", circle("in a city")]],
]);

/** What figures can that are no usual meeples. */
export const FIGURES = new Map([
    [FigureKind.Guard, "Ghosts never haunt it."],
    [FigureKind.Large, "It counts as two."],
    [FigureKind.Abbot, "It may be taken back instead of placing a figure: 1 point, and 1 for each tile around it."],
    [FigureKind.Mayor, "He counts as many as his city has coats of arms."],
    [FigureKind.Wagon, "When it has been scored it may drive on to something near that is not complete."],
    [FigureKind.Ringmaster, "He brings 2 points more for each circus and acrobats' tile around him."],
    [FigureKind.Builder, "When its player goes on building here there is a second tile."],
    [FigureKind.Pig, "Each city is worth 4 points to its farmers here, instead of 3."],
    [FigureKind.Barn, "At the end it brings 4 points for each completed city at its field."],
    [FigureKind.Shepherd, "When the field grows he draws another sheep, or guides them home for a point each."],
]);

export const COATS = {
    team: "2 points more when its city is completed.",
    each: "2 points more when its city is completed, 1 if it never is.",
};
export const SYMBOLS =
    "As the tile is laid as many ghosts come into its mist, one fewer where it goes on with mist that is there.";
export const MONASTERY = "With tiles on all eight cells around it it brings 9 points.";
export const GARDEN = "Only an abbot stands here. With tiles on all eight cells around it it brings 9 points.";
export const CASTLE =
    "With tiles on all eight cells around it it brings 2 points for each tile with mist among the nine.";

/** By how they are played. */
export const CEMETERY = {
    keeper: "A meeple may wait here. With tiles on all eight cells around it it comes back, and brings a guard.",
    ghosts:
        "Whenever ghosts come into the mist, one comes to an open cemetery. With tiles on all four sides they go, and a " +
        "meeple is buried here.",
    haunted:
        "Until tiles lie on all eight cells around it, each turn one is laid face down beside such a cemetery. Then a " +
        "meeple is buried here.",
};

export const GHOSTS =
    "They go when their mist is closed all around, or instead of points. If more must come than are left, the game is lost.";
export const FACE_DOWN = "What has to go on here can never be completed.";
export const DRAGON = "It eats the figures on the tiles that it comes to, but does not come where the fairy is.";
export const FAIRY =
    "No dragon comes here. The meeple beside her brings 1 point as its player's turns begin, and 3 when it is scored.";
export const BIG_TOP = "As it goes on, its token tells what each meeple on this tile and around it brings.";
export const INGOTS = "Who scores something on this tile takes them. The more one has at the end, the more each is worth.";
export const MAGE = "He adds a point for each tile of his road or city.";
export const WITCH = "She halves what her road or city is worth.";
export const BURIED = "It lies here for the rest of the game.";
export const HAUNTED = "Each costs 2 points when it is scored. A third one sends it home.";
export const HOUND = "When its meeple is scored it goes, and brings 1 point for each ghost that is on the board then.";
