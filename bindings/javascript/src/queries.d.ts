// bindings/generate writes this file from the headers in capi/mistbank/; do not edit it.

import type { Colour, Loss, Named, Outcome } from "./constants.js";
import type { Handle } from "./library.js";
import type { Decision, Feature, Figure, Points, Prisoner, Supply, Tile } from "./structs.js";

/** The queries of a game, which return a number, an object or a list of objects. */
export abstract class Queries extends Handle {
    /** Returns the open decision. */
    readonly decision: Decision;
    /** Returns the deciding player, who may differ from the active player: 0 to players-1, equal to `player` of
     *  Decision. */
    readonly decidingPlayer: number;
    /** Returns an upper bound for the number of legal actions in any one decision of this game: a number that does
     *  not change during the game. */
    readonly actionBound: number;
    /** Returns the number of tiles on the board, including the starting block and face-down tiles: 1 or more; 0
     *  before the first tile if it is drawn from the bag. */
    readonly tileCount: number;
    /** Lists all tiles on the board, in the order in which they were laid. */
    readonly tiles: Tile[];
    /** Returns the tile on a cell: the index of the tile, null for an empty cell.
     *  @param x column, increasing eastward; any number
     *  @param y row, increasing southward; any number */
    tileAt(x: number, y: number): number | null;
    /** Returns the last tile laid face up: the index of the tile, null before the first tile if it is drawn from the
     *  bag. */
    readonly lastTile: number | null;
    /** Returns the number of figures on the board, including buried figures. */
    readonly figureCount: number;
    /** Lists all figures on the board. */
    readonly figures: Figure[];
    /** Lists all features of the board except scenery, in the order of their first segments. Fields are included
     *  only in games where they score. Rivers are scenery, and so are monasteries, castles, cemeteries and gardens
     *  in games that do not use them. Game.feature describes scenery as a feature of one tile that is never complete
     *  and scores 0 points. Cost: walks the board. */
    readonly features: Feature[];
    /** Returns the dragon's tile: the index of the tile, null while the dragon is beside the board. */
    readonly dragonTile: number | null;
    /** Returns the fairy's tile. The fairy may stand without a figure. The field `fairy` of Figure marks the figure
     *  beside her. Result: the index of the tile, null while the fairy is beside the board. */
    readonly fairyTile: number | null;
    /** Returns the tile of the big top: the index of the tile, null while the big top is beside the board. */
    readonly bigTopTile: number | null;
    /** Returns the outcome of a game. */
    readonly outcome: Outcome;
    /** Returns the reason why the team lost. */
    readonly lossReason: Loss;
    /** Returns whether a colour has won: the game is over, and the team has won or the colour has the most points.
     *  @param colour a Colour */
    hasWon(colour: Named<Colour>): boolean;
    /** Returns the number of the turn: 1 or more. */
    readonly turn: number;
    /** Returns the number of the current part of the turn. A builder or a message gives further parts. Result: 1 or
     *  more. */
    readonly part: number;
    /** Returns the active player. See Game.decidingPlayer for the player who decides. Result: 0 to players-1. */
    readonly activePlayer: number;
    /** Returns the player of a colour: 0 to players-1, null for a colour that is not in play.
     *  @param colour a Colour */
    playerOf(colour: Named<Colour>): number | null;
    /** Returns the number of points that the team needs to win; on level 6, every scoring meeple needs them. Result:
     *  0 in a competitive game. */
    readonly goal: number;
    /** Returns the pieces of a colour that are not on the board; none for a colour that is not in play.
     *  @param colour a Colour */
    supply(colour: Named<Colour>): Supply;
    /** Lists the figures that other players hold. */
    readonly prisoners: Prisoner[];
    /** Returns whether players have hidden hands: the rules have `hand` or `drawAhead`, and not `handOpen`. The
     *  result is constant for a game; when the game is over, all hands are visible. With hidden hands, a host must
     *  send legal actions and reasons (Game.whyNot) only to the deciding player. Each player may receive only the
     *  player's own view of the position (Game.toPosition). */
    readonly hasHiddenHands: boolean;
    /** Returns the number of tiles under hills, which are never drawn and are hidden until the game is over. */
    readonly tilesUnderHills: number;
    /** Returns the number of tokens in the bag with this number of sheep: 0 for a number that no token shows.
     *  @param number the sheep on a token, 1 to 4; 0: wolves */
    sheepInBag(number: number): number;
    /** Returns the number of tokens with this number of sheep that a colour's shepherd has: 0 for a colour that is
     *  not in play and for a number that no token shows.
     *  @param colour a Colour
     *  @param number the sheep on a token, 1 to 4 */
    flock(colour: Named<Colour>, number: number): number;
    /** Returns the number of animal tokens with this number that have not been shown, including the token under the
     *  big top: 0 for a number that no token shows.
     *  @param number 1 to 7 */
    animalsUnseen(number: number): number;
    /** Returns whether the last round is being played: the pile is empty, and each player may lay an abbey once. */
    readonly inLastRound: boolean;
    /** Returns the number of ghosts in the supply. */
    readonly ghostSupply: number;
    /** Returns the number of ghosts on the board, including ghosts on cemeteries. */
    readonly ghostsOnBoard: number;
    /** Returns the points at which a hound arrives: 0 in a game without this hound.
     *  @param hound 1 to 2 */
    houndNumber(hound: number): number;
    /** Returns whether a hound has been on the board, or was lost.
     *  @param hound 1 to 2 */
    houndArrived(hound: number): boolean;
    /** Returns the meeple of a hound: index of the figure, null while the hound is not on the board.
     *  @param hound 1 to 2 */
    houndMeeple(hound: number): number | null;
    /** Returns the pile that tiles are drawn from: 0 to piles.length-1. */
    readonly activePile: number;
    /** Returns the number of unseen copies of a tile type: in the piles and face down together.
     *  @param type index into `types` */
    unseen(type: number): number;
    /** Returns the number of copies of a tile type that the next draw may give, all equally likely. These are the
     *  unseen copies; in a pile with layers, such as a pile with the river, only the copies in the top layer. The
     *  chance of a type is its number divided by the sum of the numbers of all types. Result: 0 to Game.unseen.
     *  @param type index into `types` */
    drawable(type: number): number;
    /** Returns the number of applied actions that were not undone, also in a game without recording. */
    readonly actionCount: number;
    /** Returns the number of events so far, including events of the setup; 0 in a game without recording. Undo
     *  lowers the number. */
    readonly eventCount: number;
    /** Returns the number of actions that had been applied when hidden information was last revealed or shuffled: a
     *  tile was drawn, played from a hidden hand or set aside; a message, an animal, a token or a die was revealed;
     *  dragon tiles returned to the pile. When the game is over, the result is the number of all actions, because
     *  everything is revealed at the end. A host of serious games should not undo any of these actions. Up to
     *  version 2.0 only drawn tiles counted. Result: 0 to Game.actionCount. */
    readonly lastDraw: number;
    /** Returns a hash of the position with its rules and hidden information. Equal positions have equal hashes,
     *  regardless of their histories. Within a version of the library the hash is the same on every machine. Cost:
     *  linear in the tiles. */
    readonly stateHash: bigint;
    /** Returns a hash of the visible position. Positions that look equal have equal hashes, whether draws are
     *  automatic or external. A client that receives each draw can compare its state with the server's. */
    readonly publicHash: bigint;
    /** Returns the size in bytes of a game's state without its history. Copying a game copies this many bytes.
     *  Result: a number that does not change during the game. */
    readonly stateBytes: number;
    /** Returns the points of all colours: current, and projected if the game ended now. Cost: a copy of the game and
     *  a final scoring. */
    readonly points: Points;
}
