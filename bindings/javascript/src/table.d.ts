import type { Colour, Named, Viewer } from "./constants.js";
import type { Fact } from "./facts.js";
import type { Queries } from "./queries.js";
import type { Anchor, Feature, Figure, ScoringMeeple, Tally, Tile, TileType } from "./structs.js";

/** The read-only part of a game. All results are copies of the current state. Tiles and figures are named by their index
 *  into `tiles` and `figures`; indices of figures change with the next action. */
export abstract class Table extends Queries {
    // --- the state of the game ---

    /** Whether the game is over. */
    readonly isOver: boolean;
    /** The winning colours; none while the game is open. */
    readonly winners: Colour[];
    /** The result for each player, as in OpenSpiel: 0 for everybody while the game is open. When it is over, 1 for every
     *  winner (all players of a winning team, all players with the most points) and -1 for the others. */
    returns(): number[];
    /** The scoring meeples: one for the team; on level 6 and in competitive games one for each colour. */
    readonly scoringMeeples: ScoringMeeple[];
    /** The sources of each scoring meeple's points, in the order of `scoringMeeples`: `points.roads` and so on. */
    readonly tallies: Tally[];
    /** Returns the tiles in a player's hand, or drawn ahead, in the order of taking, for a viewer: indices into types;
     *  null: hidden from the viewer, or not named yet with external draws.
     *  @param viewer a player or a Viewer; default Viewer.Nobody */
    hand(player: number, viewer?: number | Named<Viewer>): (number | null)[];
    /** Returns the numbers of a fact, given by its name or from `facts()`. Empty if the game does not use its expansion.
     *  @param of the colour or the index of the tile that owns the fact; ignored for a fact of the game */
    fact(fact: string | Fact, of?: Named<Colour> | number): number[];
    /** The tiles left in each of the 1 or 3 piles. */
    readonly piles: number[];
    /** The types of the tiles that did not fit anywhere, in the order of setting aside. */
    readonly setAside: number[];

    // --- tile types ---

    /** The tile types of the game; tiles, draws and events name them by index. The same array each time. */
    readonly types: readonly TileType[];
    /** Returns the index of the tile type with an id, case-sensitive; null: there is none. */
    findType(id: string): number | null;

    // --- the board ---

    /** Returns one of `tiles`. */
    tile(index: number): Tile;
    /** Returns one of `figures`. */
    figure(index: number): Figure;
    /** Returns the index of the first figure on a segment of a tile; null: there is none. */
    figureOn(tile: number, segment: number): number | null;
    /** Returns the number of ghosts on a segment of a face-up tile. */
    ghostsOn(tile: number, segment: number): number;
    /** Returns the feature of a segment of a face-up tile. */
    feature(tile: number, segment: number): Feature;
    /** Returns the place of a figure on a segment of a face-up tile, with rotation: percent of the tile's width from the
     *  west and of its height from the north. `anchorX` and `anchorY` of its Segment are for the unrotated tile. */
    anchorOn(tile: number, segment: number): Anchor;
    /** Returns that place on the board, in widths of a tile from the north-west corner of the cell 0,0:
     *  { x: 3.5, y: -0.5 } is the middle of the cell 3,-1. */
    spot(tile: number, segment: number): { x: number; y: number };
}
