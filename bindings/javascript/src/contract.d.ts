// bindings/generate writes this file from the headers in capi/mistbank/; do not edit it.

import type { Colour, DecisionKind, Direction, Draws, Edition, Enumeration, EventKind, Expansion, FactKind, FigureKind, FirstPlayer, JointScoring, Loss, Mark, Named, Outcome, Scope, SegmentKind, SideKind, Subject, System, Theme, Unplayable, Verdict } from "./constants.js";
import type { PlayerNames } from "./rendering.js";

/** The open decision of a game; fields that its kind does not use are 0. */
export interface Decision {
    /** What the game waits for. */
    kind: DecisionKind;
    /** The deciding player; the last active player when the game is over. */
    player: number;
    /** The drawn tile, later the tile laid this turn; -1 before. */
    tileType: number;
    /** The subject: the laid tile, the closed cemetery, the scored feature, the hound, the tower that takes a
     *  figure, the dragon, the last place of the wagon. */
    x: number;
    /** Growing south, as x grows east. */
    y: number;
    /** Number of that segment. */
    segment: number;
    /** PlaceHound, HoundPacifies: 1 or 2. */
    hound: number;
    /** ScoreOrPacify: on offer; ScoringColour: to assign; advance: gained. */
    points: number;
    /** ScoringColour, advance: the colour that earned the points; MoveWagon: of the wagon; exchange: of the taken
     *  meeple; otherwise Colour.None. */
    colour: Colour;
    /** Message, MessageMeeple: the number of the message, 1 to 8. */
    number: number;
    /** The meaning of x, y and segment. */
    subject: Subject;
}

/** One event; fields that its kind does not use are 0 (colour: none). */
export interface GameEvent {
    /** The kind of event. */
    kind: EventKind;
    /** The active player. */
    player: number;
    /** The colour of the meeple. */
    colour: Colour;
    /** Number of a segment of the tile at x y. */
    segment: number;
    /** Cell, growing east. */
    x: number;
    /** Cell, growing south. */
    y: number;
    /** A buried or caught meeple, the dragon, a wagon, the big top: the cell of origin. */
    fromX: number;
    /** The cell of origin, growing south. */
    fromY: number;
    /** The segment of origin; Limits.noSegment: from the supply. */
    fromSegment: number;
    /** The kind of feature. */
    feature: SegmentKind;
    /** An amount, by the kind: ghosts, quarter turns, colours ... */
    count: number;
    /** The kind of figure. */
    figure: FigureKind;
    /** Index of a tile type of the game; -1 for a hidden tile. */
    type: number;
    /** Tiles of the feature; for a castle the tiles with mist among its nine; 0 for a field. */
    tiles: number;
    /** Coats of arms of the feature. */
    coats: number;
    /** Completed cities beside a field. */
    cities: number;
    /** The scored points; below 0 if ghosts cost more than the feature scores. */
    points: number;
    /** Points afterwards, never below 0; other kinds: another amount. */
    total: number;
    /** The number of applied actions: 0 during the setup, n in the n-th action. */
    action: number;
    /** A further number, if `count` has another meaning. */
    amount: number;
}

/** A tile on the board. */
export interface Tile {
    /** Cell, growing east. */
    x: number;
    /** Cell, growing south. */
    y: number;
    /** Its type; -1: face down and hidden until the game is over. */
    type: number;
    /** Clockwise quarter turns, 0 to 3. */
    rotation: number;
    /** Whether it lies face down. */
    faceDown: boolean;
    /** Ghosts on all its segments. */
    ghosts: number;
    /** Floors of the tower on its foundation. */
    floors: number;
}

/** A figure on the board. */
export interface Figure {
    /** Its colour. */
    colour: Colour;
    /** Its kind. */
    kind: FigureKind;
    /** Whether it is buried on a cemetery. */
    buried: boolean;
    /** Index of its tile. */
    tile: number;
    /** Number of its segment. */
    segment: number;
    /** Ghosts standing on the figure itself. */
    ghosts: number;
    /** Bit 0: hound I, bit 1: hound II. */
    hounds: number;
    /** Whether the fairy is beside it. */
    fairy: boolean;
}

/** A feature: segments joined across sides. */
export interface Feature {
    /** Its kind. */
    kind: SegmentKind;
    /** Index of the tile of its first segment. */
    tile: number;
    /** Number of that segment; tile and segment name the feature until the next action. */
    segment: number;
    /** Its tiles; for a castle, monastery, garden or cemetery the tiles on its 9 cells, including face-down tiles. */
    tiles: number;
    /** Sides of its segments without a partner; two segments that share a side count separately; castle, monastery,
     *  garden, cemetery: empty cells among the 8. */
    openSides: number;
    /** Coats of arms of a city. */
    coats: number;
    /** Ghosts standing on its segments. */
    ghosts: number;
    /** Whether it is complete, a mist bank finished, a cemetery closed. */
    complete: boolean;
    /** Whether it can never be completed: a face-down tile, mist beside a clear side. */
    haunted: boolean;
    /** The points of one colour if it were complete now. */
    worth: number;
    /** Meeples of all kinds that occupy, by colour. */
    meeples: number[];
    /** Field: completed cities that it touches. */
    cities: number;
    /** The marks on its segments that the game plays with. */
    marks: Mark[];
    /** Goods symbols of a city, in games with goods, by Good. */
    goods: number[];
}

/** A scoring meeple: one for the team; on level 6 and in competitive games one for each colour. */
export interface ScoringMeeple {
    /** Its colour; none for the common scoring meeple of levels 1 to 5. */
    colour: Colour;
    /** Points, including those of its courier. */
    total: number;
    /** Its space on the track of 50 spaces. */
    space: number;
    /** The number of times it has passed space 0. */
    lap: number;
}

/** The points of a scoring meeple by source. A loss counts only down to a total of 0, so the sum is the total. */
export interface Tally {
    /** Its colour; none for the common scoring meeple of levels 1 to 5. */
    colour: Colour;
    /** The sum of `points`. */
    total: number;
    /** Points from each source, by Source. */
    points: number[];
}

/** The pieces of a colour off the board. */
export interface Supply {
    /** Figures ready to be placed, by FigureKind. */
    figures: number[];
    /** Guards that wait beside the track. */
    reserve: number;
    /** Goods tokens of its player, by Good. */
    goods: number[];
    /** Remaining tower floors of its player. */
    floors: number;
    /** Abbeys of its player, 1 or 0. */
    abbeys: number;
    /** Sheep with its shepherd on the board. */
    sheep: number;
}

/** A figure that is another player's prisoner. */
export interface Prisoner {
    /** Its colour. */
    colour: Colour;
    /** Its kind. */
    kind: FigureKind;
    /** The colour that holds it. */
    holder: Colour;
}

/** A point on a rotated tile. */
export interface Anchor {
    /** Percent of the tile's width from the west. */
    x: number;
    /** Percent of its height from the north. */
    y: number;
}

/** The points of a game. */
export interface Points {
    /** Now; 0 for a colour without a scoring meeple of its own, by Colour. */
    totals: number[];
    /** If the game ended now: with the final scoring, and with completed features that are still to be scored in
     *  this turn. The animal under the big top does not count. In cooperative games the same as `totals`, by Colour. */
    projected: number[];
}

/** The description of a fact. */
export interface Fact {
    /** Its expansion; -1 for a fact of a house rule. */
    expansion: Expansion;
    /** Its owner. */
    scope: Scope;
    /** The meaning of its numbers. */
    kind: FactKind;
    /** The count of its numbers; 0: it depends on the game. */
    numbers: number;
    /** The least number, of the kind number. */
    lowest: number;
    /** The greatest number, of the kind number. */
    highest: number;
    /** Whether `absent` means "none"; otherwise there is always a number. */
    optional: boolean;
    /** The number that means "none" if `optional` is 1, else 0. */
    absent: number;
    /** Whether positions contain it under its name. */
    stored: boolean;
}

/** The description of a mark. 32 bytes. */
export interface MarkDescription {
    /** The expansion that uses it. */
    expansion: Expansion;
    /** The kind of segment that it is printed on; 0: the whole tile. */
    printedOn: SegmentKind;
}

/** The description of an expansion. 32 bytes. */
export interface ExpansionDescription {
    /** The marks that it uses. */
    marks: Mark[];
    /** The kinds of figures that come with it. */
    figures: FigureKind[];
}

/** The description of a field of rules. 48 bytes. */
export interface RuleField {
    /** The least value; for a field of several values, of each of them. */
    lowest: number;
    /** The greatest value; 0: only its type limits it. */
    highest: number;
    /** The default; a field of several values has none. */
    standard: number;
    /** The enumeration of its values, -1 for numbers. */
    enumeration: Enumeration;
    /** The expansion that it belongs to, or none. */
    expansions: Expansion[];
    /** The systems that use it: bits 1 << System. */
    systems: number;
    /** Whether it is on or off. */
    flag: boolean;
    /** Whether it has several values: a list or a set. */
    several: boolean;
    /** Whether it is a house rule. */
    house: boolean;
}

/** The result of a random play-out. */
export interface Rollout {
    /** The outcome. */
    outcome: Outcome;
    /** The reason why the team lost. */
    lossReason: Loss;
    /** The number of the last turn. */
    turns: number;
    /** Actions applied in this roll-out. */
    actions: number;
    /** The winning colours. */
    winners: Colour[];
    /** Cooperative: points of the scoring meeple furthest behind; competitive: the most points. */
    total: number;
    /** Points by colour; 0 for a colour without a scoring meeple of its own. */
    totals: number[];
    /** Ghosts left in the supply. */
    ghostSupply: number;
    /** Tiles on the board. */
    tiles: number;
}

/** A rectangle of cells for observations. */
export interface Window {
    /** Column of its north-west cell, -32768 to 32767. */
    x: number;
    /** Row of its north-west cell, -32768 to 32767. */
    y: number;
    /** Columns, 1 to Limits.maxWindow. */
    width: number;
    /** Rows, 1 to Limits.maxWindow. */
    height: number;
}

/** The judgement of a legal action. */
export interface Advice {
    /** Number of simulations that began with it; 0: only judged statically. */
    visits: number;
    /** 0: the group of the best action, 1: the next group, and so on. Actions of a group have the same reasons, and
     *  their difference is within the noise of the samples; 0 in version 2.0. */
    group: number;
    /** Estimated chance that the deciding player, or the team, wins with it: 0 to 1. */
    winning: number;
    /** Competitive: expected lead of the player over the best of the others, in points; of a team or a single
     *  player: the expected total. */
    points: number;
    /** The number that ranks actions: competitive in points; of a team 0 to 100, half for the chance to win, half
     *  for the expected progress. */
    judgement: number;
}

/** A past decision compared with the best action. Both were simulated with the same samples of hidden information.
 *  Other samples found the best action, so neither has an advantage by luck. */
export interface Review {
    /** The class of the decision. */
    verdict: Verdict;
    /** The number of common samples. */
    samples: number;
    /** Its index in the adviser's advice. */
    bestIndex: number;
    /** The index of the played action. */
    playedIndex: number;
    /** The loss compared with the best action, 0 or more: competitive in points, for a team 0 to 100, as the
     *  adviser's judgement. */
    lost: number;
    /** The standard error of `lost`. */
    lostError: number;
    /** The loss of the player's, or the team's, chance to win: -1 to 1. */
    lostWinning: number;
    /** The estimated chance of the deciding player to win with the best action: 0 to 1. */
    winning: number;
    /** The expectation with the best action: competitive the lead over the best of the others in points; for a team
     *  or a single player the total. */
    points: number;
    /** The estimated chance of each player to win after the played action, equal in a team, before following chance
     *  results are known. */
    winningOf: number[];
    /** The expectation for each player after it, as `points`. */
    pointsOf: number[];
}

/** A printed tile type, at rotation 0. */
export interface TileType {
    /** Its name in texts. */
    id: string;
    /** Number of printed copies, including the starting block. */
    copies: number;
    /** Its segments, 1 to Limits.maxSegments. */
    segmentCount: number;
    /** The kinds of its sides: north, east, south, west. */
    sides: SideKind[];
    /** Mask of its misty sides. */
    mistySides: number;
    /** The kinds of its segments. */
    kinds: number;
    /** The marks of the whole tile, without marks of segments. */
    marks: Mark[];
    /** The direction of its Mark.Machine, else 0. */
    machineDirection: Direction;
}

/** One printed segment of a tile type, at rotation 0. */
export interface Segment {
    /** Its kind. */
    kind: SegmentKind;
    /** Road, city, mist, river: mask of the sides that it reaches; else 0. */
    sides: number;
    /** Field: bits 1 << 2*side for the left half looking outward, 1 << (2*side+1) the right. */
    halfSides: number;
    /** Field: mask of the numbers of this tile's city segments that it touches. */
    touches: number;
    /** City: coats of arms, 0 to 9. */
    coats: number;
    /** Mist: ghost symbols, 0 to 9. */
    symbols: number;
    /** The place of figures on the unrotated tile: percent of its width from the west. Game.anchorOn rotates it for
     *  a tile on the board. */
    anchorX: number;
    /** Percent of its height from the north. */
    anchorY: number;
    /** Its marks. */
    marks: Mark[];
    /** City: mask of its sides on which another city of the tile ends too, else 0. */
    sharedSides: number;
}

/** A tile of the starting block, at rotation 0. */
export interface StartTile {
    /** Cell, growing east. */
    x: number;
    /** Cell, growing south. */
    y: number;
    /** Index of its type in the set. */
    type: number;
}

/** The fields of rules that you can pass: members of enumerations also by name, seeds also as numbers. */
export interface RulesFields {
    system?: Named<System>;
    edition?: Named<Edition>;
    level?: number;
    players?: number;
    startingPlayer?: number;
    jointScoring?: Named<JointScoring>;
    draws?: Named<Draws>;
    colours?: Iterable<Named<Colour>>;
    scoringColours?: Iterable<Named<Colour>>;
    seed?: number | bigint;
    farmers?: boolean;
    ghosts?: boolean;
    castles?: boolean;
    cemeteries?: boolean;
    revision?: number;
    expansions?: Iterable<Named<Expansion>>;
    hand?: number;
    handOpen?: boolean;
    drawAhead?: boolean;
    unplayable?: Named<Unplayable>;
    holeTurn?: boolean;
    incompleteScores?: boolean;
    tableWidth?: number;
    tableHeight?: number;
    tableX?: number;
    tableY?: number;
    borderCompletes?: boolean;
    startInBag?: boolean;
    smallCities?: boolean;
    without?: Iterable<Named<FigureKind>>;
    dragonAfterScoring?: boolean;
    hillMajority?: boolean;
    firstPlayer?: Named<FirstPlayer>;
    tileSales?: boolean;
}

/** The fields of rules that you read. */
export interface RulesTold {
    /** The game; default cooperative. */
    readonly system: System;
    /** Cooperative: the printing of the rulebook; default 2023. */
    readonly edition: Edition;
    /** Cooperative: 1 to 6; default 1. */
    readonly level: number;
    /** Cooperative: 1 to 5; base, demo: 1 to 6, with GCC 2 to 6; default 2. */
    readonly players: number;
    /** The first player, 0 to players-1. */
    readonly startingPlayer: number;
    /** Cooperative: scoring of several colours; default EveryColour. */
    readonly jointScoring: JointScoring;
    /** The source of drawn tiles; default automatic. */
    readonly draws: Draws;
    /** The colours in play, all different: four in a cooperative game with one or two players (player 0 of two has
     *  the first two), otherwise one for each player. */
    readonly colours: readonly Colour[];
    /** Level 6 of edition 2023: the three colours in play that have a scoring meeple. */
    readonly scoringColours: readonly Colour[];
    /** Determines the order of tiles with automatic draws. */
    readonly seed: bigint;
    /** Base: whether meeples may stand on fields; default true. */
    readonly farmers: boolean;
    /** GCC: whether ghosts haunt meeples; default true. */
    readonly ghosts: boolean;
    /** GCC: whether the castle tiles are played; default true. */
    readonly castles: boolean;
    /** GCC: whether the cemetery tiles are played; default true. */
    readonly cemeteries: boolean;
    /** The revision of the rules; 0: the newest, whose number Rules.validated() fills in. Each correction of the
     *  rules gets a new revision. 1: the rules of version 1.0. 2: castles and cemeteries of a tile set are scenery
     *  in games without them. 3: hands are also filled with tiles that wait for the dragon, all tiles that are left
     *  when the dragon comes are equally likely to be drawn, and a space for acrobats near the laid tile can be
     *  reached only without the portal. Records and snapshots contain their revision, so that stored games stay the
     *  same. Older revisions have no other use. */
    readonly revision: number;
    /** Base and demo: the expansions; cooperative: none. */
    readonly expansions: readonly Expansion[];
    /** House rule: 3: players choose from a hand of three tiles, else 0. */
    readonly hand: number;
    /** Whether everybody sees the hands. */
    readonly handOpen: boolean;
    /** Whether players draw ahead at the end of their turn. */
    readonly drawAhead: boolean;
    /** The fate of a tile that fits nowhere; default SetAside. */
    readonly unplayable: Unplayable;
    /** Whether a player who fills a hole has another turn. */
    readonly holeTurn: boolean;
    /** Whether incomplete features score; default true. */
    readonly incompleteScores: boolean;
    /** Cells from west to east on which tiles may lie, from 3; 0: no table. */
    readonly tableWidth: number;
    /** Cells from north to south; set both or neither. */
    readonly tableHeight: number;
    /** Column of the cell 0,0 on the table, from 0; -1: in the middle; default -1. */
    readonly tableX: number;
    /** Row of the cell 0,0 on the table, from 0; -1: in the middle; default -1. */
    readonly tableY: number;
    /** Whether the table's edge closes features. */
    readonly borderCompletes: boolean;
    /** Whether the first drawn tile starts. */
    readonly startInBag: boolean;
    /** Whether a complete city of two tiles scores like an incomplete one. */
    readonly smallCities: boolean;
    /** Kinds of figures that stay in the box: any except normal ones and guards. */
    readonly without: readonly FigureKind[];
    /** Whether the dragon moves at the end of a part. */
    readonly dragonAfterScoring: boolean;
    /** Whether most meeples on hills break a tie. */
    readonly hillMajority: boolean;
    /** The method to find the first player; only "host" uses startingPlayer; default host. */
    readonly firstPlayer: FirstPlayer;
    /** Whether others may buy a drawn key tile; not with hands. */
    readonly tileSales: boolean;
}

/** Options of pictures. */
export interface SvgOptions {
    /** Width of a tile in pixels, 16 to 512; default 80. */
    tileSize?: number;
    /** The state of the game beside the board; default true. */
    legend?: boolean;
    /** While a tile is to be laid, mark the cells where it fits; default false. */
    fits?: boolean;
    /** X along the top, y down the left; default false. */
    coordinates?: boolean;
    /** Outline the tile laid face up last; default true. */
    lastTile?: boolean;
    /** For a light or a dark page; default light. */
    theme?: Theme | "light" | "dark";
    /** On each figure the letter of its colour, K for black; default true. */
    letters?: boolean;
    /** Features in the colours of their owners, several in stripes; default false. */
    owners?: boolean;
    /** A tick on each completed feature; default false. */
    finished?: boolean;
    /** On every tile the numbers of its segments; default false. */
    numbers?: boolean;
}

/** Options of texts. */
export interface TextOptions {
    /** ANSI colours; default false. */
    colours?: boolean;
    /** X along the top, y down the left; default true. */
    coordinates?: boolean;
    /** While a tile is to be laid, mark the cells where it fits; default false. */
    fits?: boolean;
    /** Only ASCII characters; default false. */
    ascii?: boolean;
    /** For one tile: mask of the segments with visible numbers; default 0. */
    numbers?: number;
    /** For the board: the first column, growing east; default 0. */
    x?: number;
    /** For the board: the first row, growing south; default 0. */
    y?: number;
    /** The number of columns, up to the end of the board; 0 or less: all; default 0. */
    width?: number;
    /** The number of rows, up to the end of the board; 0 or less: all; default 0. */
    height?: number;
    /** For texts about players: the player's name, by colour, in UTF-8; empty: the name of the colour. A player of
     *  several colours has the same name for each. */
    names?: PlayerNames;
}
