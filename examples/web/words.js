// Decisions and actions in words for people: what is asked, and what each answer would mean on this board.

import { boxMeanings, boxQuestion } from "./boxes.js";
import { at, capital, coloursOf, featureParts, featureWords, kindName, listed, playerName, plural } from "./features.js";
import { ActionKind, colourName, Colour, DecisionKind, FigureKind, segmentName, SegmentKind } from "./library.js";

export { at, capital, coloursOf, featureWords, kindName, listed, playerName, plural };

/** Expansions by their numbers; bindings/generate writes this list. */
export const EXPANSION_TITLES = [
    "Ghosts, Castles & Cemeteries",
    "The River",
    "The Abbot",
    "Inns & Cathedrals",
    "Traders & Builders",
    "The Princess & the Dragon",
    "The Tower",
    "Abbey & Mayor",
    "The Flying Machines",
    "Hills & Sheep",
    "Under the Big Top",
    "The Vodyanoy",
    "The Messages",
    "The Ferries",
    "The Gold Mines",
    "Mage & Witch",
    "The Robbers",
    "The Crop Circles",
    "King & Robber Baron",
];

// --- figures ---

const NAMES_FIGURE = new Set([
    ActionKind.Haunt,
    ActionKind.Take,
    ActionKind.Fairy,
    ActionKind.Princess,
    ActionKind.ScoreMeeple,
    ActionKind.Remove,
]);
const isNamed = (figure, action) =>
    figure.kind === action.figure && figure.ghosts === action.ghosts && figure.fairy === action.fairy;

/** The figure that an action names by place, colour and how it stands; where it says nothing of them, the first. */
function figureNamed(game, action) {
    const tile = game.tileAt(action.x, action.y);
    return game.figures.find((figure) => {
        if (figure.tile !== tile || figure.segment !== action.segment) return false;
        return !NAMES_FIGURE.has(action.kind) || (figure.colour === action.colour && isNamed(figure, action));
    });
}

function companyOf(figure) {
    const parts = [];
    if (figure.ghosts > 0) parts.push(`with ${plural(figure.ghosts, "ghost")}`);
    if (figure.hounds !== 0) parts.push("with a hound");
    if (figure.fairy) parts.push("with the fairy");
    return parts.map((part) => `, ${part}`).join("");
}

function figureWords(game, action) {
    const figure = figureNamed(game, action);
    if (figure === undefined) return "";
    const where = featureWords(game, figure.tile, figure.segment);
    return `the ${colourName(figure.colour)} ${kindName(figure.kind)} ${at(action)} on ${where}${companyOf(figure)}`;
}

const isInLake = (game, figure) =>
    game.types[game.tile(figure.tile).type]?.segments[figure.segment]?.kind === SegmentKind.Vodyanoy;

function releaseWords(game, decision, action) {
    const own = (figure) =>
        game.playerOf(figure.colour) === decision.player && isInLake(game, figure) && isNamed(figure, action);
    const figure = game.figures.find(own);
    if (figure === undefined) return "";
    const where = `from the lake ${at(game.tile(figure.tile))}`;
    return `the ${colourName(figure.colour)} ${kindName(figure.kind)} comes home ${where}${companyOf(figure)}`;
}

function recallWords(game, decision) {
    const abbot = game.figures.find(
        ({ kind, colour }) => kind === FigureKind.Abbot && game.playerOf(colour) === decision.player,
    );
    if (abbot === undefined) return "";
    const feature = game.feature(abbot.tile, abbot.segment);
    const points = plural(feature.tiles - 2 * abbot.ghosts, "point");
    return `the abbot comes back from the ${segmentName(feature.kind)} ${at(game.tile(abbot.tile))} for ${points}`;
}

/** The acrobats on a tile by colours: "red 2, blue 1". */
function acrobatsWords(game, tile) {
    const type = game.types[game.tile(tile).type];
    const there = game.figures.filter(
        (figure) => figure.tile === tile && type.segments[figure.segment].kind === SegmentKind.Acrobats,
    );
    const count = new Map();
    for (const { colour } of there) count.set(colour, (count.get(colour) ?? 0) + 1);
    return [...count].map(([colour, number]) => `${colourName(colour)} ${number}`).join(", ");
}

// --- flocks ---

function bagWords(game) {
    const tokens = [0, 1, 2, 3, 4].map((number) => game.sheepInBag(number));
    const sum = tokens.reduce((all, one) => all + one, 0);
    return `one more token; ${tokens[0]} of the ${sum} in the bag ${tokens[0] === 1 ? "is a wolf" : "are wolves"}`;
}

function guidingWords(game, decision) {
    const field = ({ tile, segment }) => {
        const feature = game.feature(tile, segment);
        return `${feature.tile}/${feature.segment}`;
    };
    const shepherds = game.figures.filter(({ kind }) => kind === FigureKind.Shepherd);
    const own = shepherds.find(({ colour }) => game.playerOf(colour) === decision.player);
    if (own === undefined) return "";
    const here = shepherds.filter((shepherd) => field(shepherd) === field(own));
    const sheep = here.reduce((sum, { colour }) => sum + game.supply(colour).sheep, 0);
    const owners = listed(here.map(({ colour }) => colourName(colour)));
    return `${plural(sheep, "point")} for ${owners}; the shepherds of the field go home`;
}

// --- actions ---

const tileOf = (game, action) => game.tile(game.tileAt(action.x, action.y));
const towerWords = (game, action) => `the tower ${at(action)}, which has ${plural(tileOf(game, action).floors, "floor")}`;

function ghostsWords(game, action) {
    const { ghosts } = tileOf(game, action);
    const which =
        ghosts === 1
            ? "the ghost"
            : action.count < ghosts
              ? `${action.count} of the ${ghosts} ghosts`
              : ghosts === 2
                ? "both ghosts"
                : `all ${ghosts} ghosts`;
    return `${which} ${at(action)}`;
}

/** What placing means in three parts: which figure, where, and what there is to know of it. */
export function placingParts(game, decision, action) {
    const { name, facts } = featureParts(game, game.tileAt(decision.x, decision.y), action.segment);
    const shepherd = action.figure === FigureKind.Shepherd ? "; a token out of the bag comes to it" : "";
    return {
        figure: `${colourName(action.colour)} ${kindName(action.figure)} on `,
        name: facts === "" ? name : `${name}: `,
        facts: `${facts}${shepherd}`,
    };
}

const placingWords = (...of) => Object.values(placingParts(...of)).join("");

function advanceWords(game, action) {
    const meeple = game.scoringMeeples.find(({ colour }) => colour === action.colour);
    return `${colourName(action.colour)}, which has ${meeple?.total ?? 0}`;
}

const PASSES = {
    [DecisionKind.HoundPacifies]: "no more ghosts",
    [DecisionKind.Take]: "nobody",
    [DecisionKind.Robber]: "no robber",
    [DecisionKind.CropAdd]: "no further meeple",
};
const passWords = (decision) => PASSES[decision.kind] ?? "nothing";

const tokenWords = (count) => (count === 0 ? "a wolf" : `a token with ${count} sheep`);

const MEANINGS = {
    [ActionKind.Draw]: (game, _, action) => `tile ${game.types[action.x].id}, ${game.drawable(action.x)} left`,
    [ActionKind.Roll]: (_, __, action) => `the die shows ${action.count}`,
    [ActionKind.Sheep]: (game, _, action) => `${tokenWords(action.count)}, ${game.sheepInBag(action.count)} in the bag`,
    [ActionKind.Animal]: (game, _, action) =>
        `animals with number ${action.count}, ${game.animalsUnseen(action.count)} not shown`,
    [ActionKind.Hidden]: () => "a tile that nobody else has seen",
    [ActionKind.BuryFromSupply]: (game, _, action) => `a ${colourName(action.colour)} meeple from the supply`,
    [ActionKind.Ghost]: (game, _, action) => `the cemetery ${at(action)}`,
    [ActionKind.Place]: placingWords,
    [ActionKind.Pass]: (_, decision) => passWords(decision),
    [ActionKind.Score]: (game, _, action) =>
        `${featureWords(game, game.tileAt(action.x, action.y), action.segment)}, ${at(action)}`,
    [ActionKind.Points]: (_, decision) => `the ${plural(decision.points, "point")}`,
    [ActionKind.Pacify]: (game, _, action) => ghostsWords(game, action),
    [ActionKind.Advance]: (game, _, action) => advanceWords(game, action),
    [ActionKind.FaceDown]: (game, _, action) => `the empty cell ${at(action)}`,
    [ActionKind.Recall]: recallWords,
    [ActionKind.Floor]: (game, _, action) => towerWords(game, action),
    [ActionKind.Tower]: (game, _, action) => `${kindName(action.figure)} on top of ${towerWords(game, action)}`,
    [ActionKind.Exchange]: (game, _, action) => `the ${kindName(action.figure)} comes home`,
    [ActionKind.Ransom]: (game, _, action) =>
        `3 points to ${colourName(action.colour)}, and the ${kindName(action.figure)} comes home`,
    [ActionKind.Portal]: (game, _, action) =>
        `${kindName(action.figure)} ${at(action)} on ${featureWords(game, game.tileAt(action.x, action.y), action.segment)}`,
    [ActionKind.Dragon]: (game, _, action) => `the tile ${at(action)}`,
    [ActionKind.Abbey]: (game, _, action) => `into the hole ${at(action)}`,
    [ActionKind.NoAbbey]: () => "draw a tile and keep the abbey",
    [ActionKind.Wagon]: (game, _, action) =>
        `${at(action)} on ${featureWords(game, game.tileAt(action.x, action.y), action.segment)}`,
    [ActionKind.GoHome]: () => "the wagon goes back to its supply",
    [ActionKind.Barn]: (game, _, action) => `the barn on the north-west corner of ${action.x},${action.y}`,
    [ActionKind.Fly]: (game, _, action) => `a ${kindName(action.figure)} takes off`,
    [ActionKind.Land]: (game, _, action) =>
        `${at(action)} on ${featureWords(game, game.tileAt(action.x, action.y), action.segment)}`,
    [ActionKind.Acrobat]: (game, _, action) => {
        const there = acrobatsWords(game, game.tileAt(action.x, action.y));
        return `a ${kindName(action.figure)} ${at(action)}, ${there === "" ? "the first one" : `beside ${there}`}`;
    },
    [ActionKind.Pyramid]: (game, _, action) =>
        `5 points for each acrobat ${at(action)}: ${acrobatsWords(game, game.tileAt(action.x, action.y))}`,
    [ActionKind.Release]: releaseWords,
    [ActionKind.Grow]: (game) => bagWords(game),
    [ActionKind.Guide]: guidingWords,
    [ActionKind.Lay]: (game, _, action) =>
        `the tile ${at(action)}, ${action.rotation === 0 ? "as it is" : `turned by ${plural(action.rotation, "quarter")}`}`,
    ...boxMeanings,
};

/** What an action would mean here, without its text form. */
export function meaningOf(game, decision, action) {
    const meaning = MEANINGS[action.kind];
    const words = meaning ? meaning(game, decision, action) : figureWords(game, action);
    return words || game.text(action); // of a later version
}

// --- the question ---

const QUESTIONS = {
    [DecisionKind.Over]: "The game is over",
    [DecisionKind.Draw]: "Which tile was drawn?",
    [DecisionKind.Chance]: "What has chance brought?",
    [DecisionKind.LayTile]: "Where does the tile go?",
    [DecisionKind.Bury]: "Which meeple is buried?",
    [DecisionKind.GhostOnCemetery]: "Which cemetery gets the further ghost?",
    [DecisionKind.HauntMeeple]: "Whose meeple is haunted?",
    [DecisionKind.PlaceMeeple]: "What is placed?",
    [DecisionKind.OrderOfScoring]: "Which feature is scored next?",
    [DecisionKind.ScoreOrPacify]: "Points, or ghosts off one tile?",
    [DecisionKind.ScoringColour]: "Which scoring meeple takes the points?",
    [DecisionKind.PlaceHound]: "To which meeple does the hound go?",
    [DecisionKind.HoundPacifies]: "Which ghosts does the hound take?",
    [DecisionKind.LayFaceDown]: "Where does the face-down tile go?",
    [DecisionKind.Take]: "Whom does the tower take?",
    [DecisionKind.Exchange]: "Which prisoner comes home for the one just taken?",
    [DecisionKind.MoveDragon]: "Where does the dragon go?",
    [DecisionKind.Abbey]: "Lay the abbey, or draw a tile?",
    [DecisionKind.MoveWagon]: "Where does the wagon go on to?",
    [DecisionKind.Land]: "Where does the meeple land?",
    [DecisionKind.Hand]: "Which tile of the hand goes where?",
    [DecisionKind.Flock]: "Does the flock grow, or is it guided home?",
};

/** What is asked. */
export function questionOf(game, decision) {
    if (decision.kind === DecisionKind.ScoreOrPacify) return `${plural(decision.points, "point")}, or ghosts off one tile?`;
    if (decision.kind === DecisionKind.ScoringColour && decision.colour !== Colour.None)
        return `Who takes ${colourName(decision.colour)}'s ${plural(decision.points, "point")}?`;
    return boxQuestion(game, decision) ?? QUESTIONS[decision.kind] ?? "What now?";
}

/** A reason of the library with its clause apart: "COM-1: the cell ..." */
export function reasonParts(reason) {
    const found = /^([A-Z]{3,4}-\d+):?\s+(.*)$/s.exec(reason);
    return found ? { clause: found[1], words: capital(found[2]) } : { clause: null, words: capital(reason) };
}
