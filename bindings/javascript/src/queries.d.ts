// bindings/generate writes this file out of the headers in capi/mistbank/; nobody edits it.

import type { Colour, Loss, Named, Outcome } from "./constants.js";
import type { Handle } from "./library.js";
import type { Decision, Feature, Figure, Prisoner, Supply, Tile } from "./structs.js";

/** The part of a game that answers with a number, an object or a list of them. */
export abstract class Queries extends Handle {
    /** The open decision. */
    readonly decision: Decision;
    /** Who answers the open decision, perhaps another than whose turn it is: as `player` of Decision, 0 to
     *  players-1. */
    readonly decidingPlayer: number;
    /** The number of legal actions that no decision of this game ever exceeds: the same as long as the game lives. */
    readonly actionBound: number;
    /** The number of tiles on the board, the starting block and face-down tiles included: 1 or more; 0 before the
     *  first where it is in the bag. */
    readonly tileCount: number;
    /** All tiles on the board, in the order of laying. */
    readonly tiles: Tile[];
    /** The tile on a cell: its index, null for an empty cell.
     *  @param x cell, growing east; any number
     *  @param y cell, growing south; any number */
    tileAt(x: number, y: number): number | null;
    /** The tile laid face up last: its index, null before the first where it is in the bag. */
    readonly lastTile: number | null;
    /** The number of figures on the board, buried ones included. */
    readonly figureCount: number;
    /** All figures on the board. */
    readonly figures: Figure[];
    /** All features of the board in the order of their first segments; fields only where they score, and no scenery:
     *  a monastery, castle, cemetery or garden in a game that has none, a river. Game.feature tells of scenery that
     *  it is one tile, never complete and worth nothing. Cost: walks the board. */
    readonly features: Feature[];
    /** The tile on which the dragon stands: its index, null while the dragon is beside the board. */
    readonly dragonTile: number | null;
    /** The tile on which the fairy stands, perhaps beside nobody; `fairy` of Figure tells beside whom. Its index,
     *  null while she is beside the board. */
    readonly fairyTile: number | null;
    /** The tile on which the big top stands: its index, null while it is beside the board. */
    readonly bigTopTile: number | null;
    /** The number of actions applied and not undone, also in a game that records nothing. */
    readonly actionCount: number;
    /** The number of events so far, those of the setup included; 0 in a game that records nothing. Undo makes it
     *  smaller. */
    readonly eventCount: number;
    /** The number of actions that had been applied when something hidden was last shown to anybody, or shuffled: a
     *  tile was drawn, played out of a hidden hand or set aside, a message, an animal, a token or a die came up,
     *  dragon tiles went back into the pile. All actions when the game is over, because everything that was hidden
     *  is open then. A host that plays in earnest does not undo to fewer actions. Up to 2.0 only drawn tiles
     *  counted. 0 to Game.actionCount. */
    readonly lastDraw: number;
    /** A number that is equal for equal positions, what is hidden and the rules included, however the game came to
     *  them; within a version of the library the same on every machine. Cost: that of walking over the tiles. */
    readonly stateHash: bigint;
    /** The same without what players cannot see: equal for positions that look equal, with automatic draws and with
     *  external ones. So a client that is told each draw can check itself against its server. */
    readonly publicHash: bigint;
    /** The bytes of a game's state without its past: what a copy costs. The same as long as the game lives. */
    readonly stateBytes: number;
    /** How a game stands. */
    readonly outcome: Outcome;
    /** Why the team lost. */
    readonly lossReason: Loss;
    /** Whether a colour has won: the game is over, and its team has won or it has the most points.
     *  @param colour a Colour or its name */
    hasWon(colour: Named<Colour>): boolean;
    /** The number of the turn: 1 or more. */
    readonly turn: number;
    /** The part of the turn: above 1 in those that a builder brings, or a message. 1 or more. */
    readonly part: number;
    /** Whose turn it is; Game.decidingPlayer tells who decides. 0 to players-1. */
    readonly activePlayer: number;
    /** Who plays a colour: 0 to players-1, null for a colour that is not in play.
     *  @param colour a Colour or its name */
    playerOf(colour: Named<Colour>): number | null;
    /** The points at which the team wins; on level 6 for each scoring meeple. 0 in a competitive game. */
    readonly goal: number;
    /** What a colour has off the board; nothing for a colour that is not in play.
     *  @param colour a Colour or its name */
    supply(colour: Named<Colour>): Supply;
    /** The figures that other players hold. */
    readonly prisoners: Prisoner[];
    /** Whether players hold tiles that the others may not see: the rules have `hand` or `drawAhead`, and not
     *  `handOpen`. The answer is the same as long as the game lives; once the game is over everybody may see all
     *  hands. A host of such a game tells legal actions and reasons (Game.whyNot) to the deciding player only, and
     *  the position to each player as that player sees it (Game.toPosition). */
    readonly hasHiddenHands: boolean;
    /** The tiles that lie under hills: never drawn, and hidden until the game is over. */
    readonly tilesUnderHills: number;
    /** The tokens in the bag that show so many sheep: 0 for a number that no token shows.
     *  @param number sheep, 1 to 4; 0: wolves */
    sheepInBag(number: number): number;
    /** The tokens with a colour's shepherd that show so many sheep: 0 for a colour that is not in play and for a
     *  number that no token shows.
     *  @param colour a Colour or its name
     *  @param number sheep, 1 to 4 */
    flock(colour: Named<Colour>, number: number): number;
    /** The tokens with animals of a number that have not been shown, the one under the big top among them: 0 for a
     *  number that no token shows.
     *  @param number 1 to 7 */
    animalsUnseen(number: number): number;
    /** Whether the pile is used up and players may yet lay their abbeys, each once. */
    readonly inLastRound: boolean;
    /** Ghosts in the supply. */
    readonly ghostSupply: number;
    /** Ghosts on the board, those on cemeteries included. */
    readonly ghostsOnBoard: number;
    /** The points that bring a hound: 0 on a level without hounds.
     *  @param hound 1 to 2 */
    houndNumber(hound: number): number;
    /** Whether a hound has been on the board, or was lost.
     *  @param hound 1 to 2 */
    houndArrived(hound: number): boolean;
    /** Where a hound stands: index of its Figure, null while it is not on the board.
     *  @param hound 1 to 2 */
    houndMeeple(hound: number): number | null;
    /** The pile that tiles are drawn from: 0 to piles.length-1. */
    readonly activePile: number;
    /** The copies of a tile type that nobody has seen: in the piles and face down together.
     *  @param type index into `types` */
    unseen(type: number): number;
    /** The copies of a tile type among which the next draw is made, each as likely as another: the unseen ones, but
     *  that a pile in layers, such as one with the river, is drawn from the top. No more than Game.unseen.
     *  @param type index into `types` */
    drawable(type: number): number;
}
