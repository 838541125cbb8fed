import type { Colour, Loss, Named, Outcome, Viewer } from "./constants.js";
import type { Handle } from "./library.js";
import type { Feature, Figure, Prisoner, ScoringMeeple, Supply, Tile, TileType } from "./structs.js";

type ColourLike = Named<Colour>;

/** The part of a game that tells and changes nothing. Everything it tells is a copy, true at this moment. A tile and a
 *  figure are named by their index into `tiles` and `figures`; those of figures change with the next action. */
export abstract class Table extends Handle {
    // --- how the game stands ---

    /** Whether the game is over. */
    readonly isOver: boolean;
    readonly outcome: Outcome;
    /** Why the team lost. */
    readonly lossReason: Loss;
    /** Whether a colour has won: the game is over, and its team has won or it has the most points. */
    hasWon(colour: ColourLike): boolean;
    /** The colours that have won; none while the game goes on. */
    readonly winners: Colour[];
    /** The number of the turn, from 1. */
    readonly turn: number;
    /** The part of the turn: 2 in the second part that a builder brings. */
    readonly part: number;
    /** Whose turn it is, from 0. */
    readonly activePlayer: number;
    /** Who answers the open decision, from 0: perhaps another than whose turn it is. */
    readonly decidingPlayer: number;
    /** Who plays a colour, from 0; null: nobody. */
    playerOf(colour: ColourLike): number | null;
    /** The points at which the team wins; on level 6 for each scoring meeple; 0 in a competitive game. */
    readonly goal: number;
    /** The meeples that count points: one for the team, on level 6 and in competitive games by colour. */
    readonly scoringMeeples: ScoringMeeple[];
    /** What a colour has off the board; nothing for a colour that is not in play. */
    supply(colour: ColourLike): Supply;
    /** The figures that other players hold. */
    readonly prisoners: Prisoner[];
    /** The tiles in a player's hand, or drawn ahead, in the order of taking: indices into types as somebody sees them;
     *  null: hidden from them, or with external draws not named yet.
     *  @param viewer a player or a Viewer; default Viewer.Nobody */
    hand(player: number, viewer?: number | Named<Viewer>): (number | null)[];
    /** The tiles that lie under hills: never drawn, and hidden until the game is over. */
    readonly tilesUnderHills: number;
    /** The tokens in the bag that show so many sheep, 1 to 4; 0: the wolves. */
    sheepInBag(number: number): number;
    /** The tokens with a colour's shepherd that show so many sheep, 1 to 4. */
    flock(colour: ColourLike, number: number): number;
    /** The tokens with animals of a number, 1 to 7, that have not been shown, the one under the big top among them. */
    animalsUnseen(number: number): number;
    /** Whether the pile is used up and players may yet lay their abbeys, each once. */
    readonly inLastRound: boolean;
    /** Ghosts in the supply. */
    readonly ghostSupply: number;
    /** Ghosts on the board, those on cemeteries and meeples included. */
    readonly ghostsOnBoard: number;
    /** The points that bring hound 1 or 2; 0 on a level without hounds. */
    houndNumber(hound: number): number;
    /** Whether hound 1 or 2 has been on the board, or was lost. */
    houndArrived(hound: number): boolean;
    /** The index of the figure that hound 1 or 2 stands with; null while it is not on the board. */
    houndMeeple(hound: number): number | null;
    /** The tiles left in each pile, of which there are 1 or 3. */
    readonly piles: number[];
    /** The pile that tiles are drawn from, from 0. */
    readonly activePile: number;
    /** The types of the tiles that fitted nowhere, in the order of setting aside. */
    readonly setAside: number[];

    // --- tile types ---

    /** The tile types of the game; tiles, draws and events name them by index. The same array each time. */
    readonly types: readonly TileType[];
    /** The index of the tile type of an id, case-sensitive; null: there is none. */
    findType(id: string): number | null;
    /** The copies of a tile type that nobody has seen: in the piles and face down together. */
    unseen(type: number): number;
    /** The copies of a tile type among which the next draw is made, each as likely as another: the unseen ones, but that
     *  a pile in layers, such as one with the river, is drawn from the top. */
    drawable(type: number): number;

    // --- what lies on the board ---

    /** The number of tiles on the board, the starting block and face-down tiles included. */
    readonly tileCount: number;
    /** All tiles on the board, in the order of laying. */
    readonly tiles: Tile[];
    /** One of them. */
    tile(index: number): Tile;
    /** The index of the tile on a cell; null: the cell is empty. */
    tileAt(x: number, y: number): number | null;
    /** The index of the tile laid face up last; null before the first, where the starting tile is in the bag. */
    readonly lastTile: number | null;
    /** The index of the tile on which the dragon stands; null while it is beside the board. */
    readonly dragonTile: number | null;
    /** The index of the tile on which the fairy stands, perhaps beside nobody; null while she is beside the board. */
    readonly fairyTile: number | null;
    /** The index of the tile on which the big top stands; null while it is beside the board. */
    readonly bigTopTile: number | null;
    /** The number of figures on the board, buried ones included. */
    readonly figureCount: number;
    /** All of them. */
    readonly figures: Figure[];
    /** One of them. */
    figure(index: number): Figure;
    /** The index of the first figure on a segment of a tile; null: there is none. */
    figureOn(tile: number, segment: number): number | null;
    /** The ghosts on a segment of a face-up tile. */
    ghostsOn(tile: number, segment: number): number;
    /** All features of the board in the order of their first segments; fields only where they score, and no scenery
     *  (castles, cemeteries and gardens in games that have none, rivers). Walks the board. */
    readonly features: Feature[];
    /** The feature that a segment of a face-up tile belongs to. */
    feature(tile: number, segment: number): Feature;
    /** Where a figure stands on a segment of a face-up tile, in tiles' widths from the north-west corner of the cell 0,0:
     *  { x: 3.5, y: -0.5 } is the middle of the cell 3,-1. */
    spot(tile: number, segment: number): { x: number; y: number };
}
