import type { Colour, Named, Viewer } from "./constants.js";
import type { Fact } from "./facts.js";
import type { Queries } from "./queries.js";
import type { Anchor, Feature, Figure, ScoringMeeple, Tally, Tile, TileType } from "./structs.js";

/** The part of a game that tells and changes nothing. Everything it tells is a copy, true at this moment. A tile and a
 *  figure are named by their index into `tiles` and `figures`; those of figures change with the next action. */
export abstract class Table extends Queries {
    // --- how the game stands ---

    /** Whether the game is over. */
    readonly isOver: boolean;
    /** The colours that have won; none while the game goes on. */
    readonly winners: Colour[];
    /** What the game has brought each player, as OpenSpiel counts it: 0 for everybody while it is open. When it is over 1
     *  for who has won, every player of a winning team and each one that shares the most points, and -1 for the others. */
    returns(): number[];
    /** The meeples that count points: one for the team, on level 6 and in competitive games by colour. */
    readonly scoringMeeples: ScoringMeeple[];
    /** What the points of each scoring meeple came from, in the order of `scoringMeeples`: `points.roads` and so on. */
    readonly tallies: Tally[];
    /** The tiles in a player's hand, or drawn ahead, in the order of taking: indices into types as somebody sees them;
     *  null: hidden from them, or with external draws not named yet.
     *  @param viewer a player or a Viewer; default Viewer.Nobody */
    hand(player: number, viewer?: number | Named<Viewer>): (number | null)[];
    /** The numbers of a fact, given by its name or as one of `facts()`. Empty if the game does not use its expansion.
     *  @param of the colour or the index of the tile that owns the fact; ignored for a fact of the game */
    fact(fact: string | Fact, of?: Named<Colour> | number): number[];
    /** The tiles left in each pile, of which there are 1 or 3. */
    readonly piles: number[];
    /** The types of the tiles that fitted nowhere, in the order of setting aside. */
    readonly setAside: number[];

    // --- tile types ---

    /** The tile types of the game; tiles, draws and events name them by index. The same array each time. */
    readonly types: readonly TileType[];
    /** The index of the tile type of an id, case-sensitive; null: there is none. */
    findType(id: string): number | null;

    // --- what lies on the board ---

    /** One of `tiles`. */
    tile(index: number): Tile;
    /** One of `figures`. */
    figure(index: number): Figure;
    /** The index of the first figure on a segment of a tile; null: there is none. */
    figureOn(tile: number, segment: number): number | null;
    /** The ghosts on a segment of a face-up tile. */
    ghostsOn(tile: number, segment: number): number;
    /** The feature that a segment of a face-up tile belongs to. */
    feature(tile: number, segment: number): Feature;
    /** The point where a figure stands on a segment of a face-up tile, rotation included: percent of the tile's width from
     *  the west and of its height from the north. `anchorX` and `anchorY` of its Segment are those of the unrotated tile. */
    anchorOn(tile: number, segment: number): Anchor;
    /** The same point on the board, in tiles' widths from the north-west corner of the cell 0,0:
     *  { x: 3.5, y: -0.5 } is the middle of the cell 3,-1. */
    spot(tile: number, segment: number): { x: number; y: number };
}
