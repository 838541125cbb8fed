import type { Colour, Named, Source, Viewer } from "./constants.js";
import type { Fact } from "./facts.js";
import type { Queries } from "./queries.js";
import type { Anchor, Feature, Figure, ScoringMeeple, Tally, Tile, TileType } from "./structs.js";

/** The points of a scoring meeple. */
export interface ScoreBreakdown extends Omit<Tally, "points"> {
    /** The player of the colour; null for the team. */
    player: number | null;
    /** The points from each source that gave or cost points; their sum is `total`. */
    points: Partial<Record<Source, number>>;
}

/** The read-only part of a game. All results are copies of the current state. Arguments and results refer to tiles and figures
 *  by their indices into `tiles` and `figures`. The indices of figures change with the next action. */
export abstract class Table extends Queries {
    // --- the state of the game ---

    /** Whether the game is over. */
    readonly isOver: boolean;
    /** The winning colours; empty while the game is open, and if the team has lost. */
    readonly winners: Colour[];
    /** Returns the result for each player, as in OpenSpiel: 0 for everybody while the game is open. At the end, 1 for every
     *  winner (all players of a winning team, all players with the most points) and -1 for the others. */
    returns(): number[];
    /** The scoring meeples: one for each colour in competitive games and on level 6, otherwise one for the team. */
    readonly scoringMeeples: ScoringMeeple[];
    /** The points of each scoring meeple by source, in the order of `scoringMeeples`; for example `points.roads` or
     *  `points.big_top`. */
    readonly tallies: Tally[];
    /** Returns the points of each player by source, such as `{ player: 0, colour: "red", total: 12, points: { roads: 4,
     *  cities: 8 } }`, in the order of `scoringMeeples`. Sources without points are left out; `tallies` has them all. */
    scoreBreakdown(): ScoreBreakdown[];
    /** Returns the types of the tiles that a player has in the hand or has drawn ahead, in the order in which they were taken.
     *  Each is an index into types; null: hidden from the viewer or, with external draws, not yet named.
     *  @param viewer a player or a Viewer; default Viewer.Nobody */
    hand(player: number, viewer?: number | Viewer): (number | null)[];
    /** Returns the numbers of a fact; empty if the game does not use the expansion of the fact.
     *  For a fact of the kind "colour" the entries are colours, such as `game.fact<Colour>("king")`.
     *  @param fact the name of the fact, or an entry of `facts()`
     *  @param of the colour or the index of the tile that owns the fact; ignored for a fact of the game */
    fact<Entry extends number | Colour = number>(fact: string | Fact, of?: Named<Colour>): Entry[];
    /** The number of tiles left in each of the 1 or 3 piles. */
    readonly piles: number[];
    /** The types of the tiles that did not fit anywhere, in the order in which they were set aside. */
    readonly setAside: number[];

    // --- tile types ---

    /** The tile types of the game, always the same array. Tiles, draws and events refer to a type by its index. */
    readonly types: readonly TileType[];
    /** Returns the index of the tile type with an id, which is case-sensitive; null for an unknown id. */
    findType(id: string): number | null;

    // --- the board ---

    /** Returns an entry of `tiles`. */
    tile(index: number): Tile;
    /** Returns an entry of `figures`. */
    figure(index: number): Figure;
    /** Returns the index of the first figure on a segment of a tile; null if the segment has no figure. */
    figureOn(tile: number, segment: number): number | null;
    /** Returns the number of ghosts on a segment of a face-up tile. */
    ghostsOn(tile: number, segment: number): number;
    /** Returns the feature of a segment of a face-up tile. */
    feature(tile: number, segment: number): Feature;
    /** Returns the position for a figure on a segment of a face-up tile, rotated with the tile: percent of the tile's width
     *  from the west and of its height from the north. `anchorX` and `anchorY` of a Segment are for the unrotated tile. */
    anchorOn(tile: number, segment: number): Anchor;
    /** Returns the position for a figure on a segment of a face-up tile, in widths of a tile from the north-west corner of
     *  the cell 0,0. For example, { x: 3.5, y: -0.5 } is the middle of the cell 3,-1. */
    spot(tile: number, segment: number): { x: number; y: number };
}
