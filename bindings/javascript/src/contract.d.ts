// bindings/generate writes this file from the headers in capi/mistbank/; do not edit it.

import type { Colour, DecisionKind, Direction, Draws, Edition, Enumeration, EventKind, Expansion, FactKind, FigureKind, FirstPlayer, Good, JointScoring, Loss, Mark, Named, Outcome, Scope, SegmentKind, SideKind, Source, Subject, System, Target, Theme, Unplayable, Verdict } from "./constants.js";
import type { PlayerNames } from "./rendering.js";

/** The open decision of a game. Fields that the kind of decision does not use are 0. */
export interface Decision {
    /** Kind of the decision. */
    kind: DecisionKind;
    /** The deciding player; the last active player when the game is over. */
    player: number;
    /** Type of the tile drawn or laid this turn; -1 before the draw. */
    tileType: number;
    /** Column of the subject, increasing eastward. The subject is the laid tile, the closed cemetery, the scored
     *  feature, the hound, the tower that takes a figure, the dragon, the ferry's lake, or the place that the wagon
     *  leaves. */
    x: number;
    /** Row of the subject, increasing southward. */
    y: number;
    /** Number of the subject's segment. */
    segment: number;
    /** PlaceHound, HoundPacifies: number of the hound, 1 or 2. */
    hound: number;
    /** ScoreOrPacify: points on offer; ScoringColour: points to assign; advance: points gained. */
    points: number;
    /** ScoringColour, advance: colour that earned the points; MoveWagon: colour of the wagon; exchange: colour of
     *  the taken meeple; offer, and draw into a hand: colour of the deciding player; otherwise Colour.None. */
    colour: Colour;
    /** Message, MessageMeeple: the number of the message, 1 to 8. */
    number: number;
    /** The meaning of x, y and segment. */
    subject: Subject;
}

/** An event. Fields that the kind of event does not use are 0; an unused colour is none. */
export interface GameEvent {
    /** The kind of event. */
    kind: EventKind;
    /** The active player. */
    player: number;
    /** The colour of the figure or the player. */
    colour: Colour;
    /** Number of a segment of the tile at x, y. */
    segment: number;
    /** Column, increasing eastward. */
    x: number;
    /** Row, increasing southward. */
    y: number;
    /** For a piece that moves: column of the previous cell, increasing eastward. */
    fromX: number;
    /** For a piece that moves: row of the previous cell, increasing southward. */
    fromY: number;
    /** The previous segment; Limits.noSegment: from the supply, or from beside the board. */
    fromSegment: number;
    /** The kind of feature. */
    feature: SegmentKind;
    /** A number whose meaning depends on the kind of event: ghosts, a rotation, colours ... */
    count: number;
    /** The kind of figure. */
    figure: FigureKind;
    /** Index of a tile type of the game; -1 for a hidden tile. */
    type: number;
    /** Number of tiles of the feature; for a castle, the misty tiles on its 9 cells; 0 for a field. */
    tiles: number;
    /** Number of coats of arms of the feature. */
    coats: number;
    /** Number of completed cities beside a field. */
    cities: number;
    /** The scored points; below 0 if ghosts cost more than the feature scores. */
    points: number;
    /** Points after the event, never below 0; in some kinds of events another number. */
    total: number;
    /** Number of the action that caused the event, from 1; 0 during the setup. */
    action: number;
    /** A further number, if `count` has another meaning. */
    amount: number;
}

/** A tile on the board. */
export interface Tile {
    /** Column, increasing eastward. */
    x: number;
    /** Row, increasing southward. */
    y: number;
    /** Index of the tile type; -1: face down and hidden until the game is over. */
    type: number;
    /** Rotation in clockwise quarter turns, 0 to 3. */
    rotation: number;
    /** Whether the tile lies face down. */
    faceDown: boolean;
    /** Number of ghosts on all segments of the tile together. */
    ghosts: number;
    /** Number of floors of the tower on the tile. */
    floors: number;
}

/** A figure on the board. */
export interface Figure {
    /** Colour of the figure. */
    colour: Colour;
    /** Kind of the figure. */
    kind: FigureKind;
    /** Whether the figure is buried on a cemetery. */
    buried: boolean;
    /** Index of the tile on which the figure stands. */
    tile: number;
    /** Number of the segment on which the figure stands. */
    segment: number;
    /** Number of ghosts standing on the figure itself. */
    ghosts: number;
    /** Hounds beside the figure: bit 0: hound I, bit 1: hound II. */
    hounds: number;
    /** Whether the fairy is beside the figure. */
    fairy: boolean;
}

/** A feature: a single segment, or several segments joined across the sides of tiles. */
export interface Feature {
    /** Kind of the feature. */
    kind: SegmentKind;
    /** Index of the tile with the feature's first segment. */
    tile: number;
    /** Number of the feature's first segment; `tile` and `segment` identify the feature until the next action. */
    segment: number;
    /** Number of tiles of the feature; for a castle, monastery, garden or cemetery, the tiles on its 9 cells,
     *  including face-down tiles. */
    tiles: number;
    /** Number of sides of the feature without an adjacent tile; two segments that share a side count separately. For
     *  a castle, monastery, garden or cemetery, the number of empty cells among the 8 around it. */
    openSides: number;
    /** Number of coats of arms of a city. */
    coats: number;
    /** Number of ghosts standing on the feature's segments. */
    ghosts: number;
    /** Whether the feature is complete; for a mist bank, finished; for a cemetery, closed; for a field, which is
     *  never complete, whether it has no open side. */
    complete: boolean;
    /** Whether the feature can never be completed, because of a face-down tile, or because a misty side lies next to
     *  a side without mist. */
    haunted: boolean;
    /** Points that one colour would score if the feature were complete now. */
    worth: number;
    /** Number of meeples of all kinds that occupy the feature, by Colour. */
    meeples: Record<Exclude<Colour, "none">, number>;
    /** Field: number of completed cities that the field touches. */
    cities: number;
    /** Marks on the feature's segments, except marks that the game does not use. */
    marks: Mark[];
    /** Number of goods symbols of a city; 0 in a game without goods, by Good. */
    goods: Record<Good, number>;
}

/** A scoring meeple. The team has one on levels 1 to 5, and each scoring colour has one on level 6. In competitive
 *  games each colour has one. */
export interface ScoringMeeple {
    /** Colour of the scoring meeple; none for the common scoring meeple of levels 1 to 5. */
    colour: Colour;
    /** Points, including points of the courier. */
    total: number;
    /** Space of the scoring meeple on the track of 50 spaces. */
    space: number;
    /** Number of times that the scoring meeple has passed space 0. */
    lap: number;
}

/** The points of a scoring meeple by source. A loss never takes the total below 0, and only the points actually lost
 *  are counted. The sum of all sources therefore equals the total. */
export interface Tally {
    /** Colour of the scoring meeple; none for the common scoring meeple of levels 1 to 5. */
    colour: Colour;
    /** The sum of `points`. */
    total: number;
    /** Points from each source, by Source. */
    points: Record<Source, number>;
}

/** The pieces of a colour that are not on the board. */
export interface Supply {
    /** Number of figures ready to be placed, by FigureKind. */
    figures: Record<FigureKind, number>;
    /** Number of guards that wait beside the track. */
    reserve: number;
    /** Number of goods tokens of the player, by Good. */
    goods: Record<Good, number>;
    /** Number of tower floors that the player has left. */
    floors: number;
    /** Number of abbeys of the player, 1 or 0. */
    abbeys: number;
    /** Number of sheep with the shepherd on the board. */
    sheep: number;
}

/** A figure that is another player's prisoner. */
export interface Prisoner {
    /** Colour of the figure. */
    colour: Colour;
    /** Kind of the figure. */
    kind: FigureKind;
    /** Colour of the player who holds the figure. */
    holder: Colour;
}

/** A point on a rotated tile. */
export interface Anchor {
    /** Percent of the tile's width from the west. */
    x: number;
    /** Percent of the tile's height from the north. */
    y: number;
}

/** The points of a game. */
export interface Points {
    /** Current points; 0 for a colour without a scoring meeple, by Colour. */
    totals: Record<Exclude<Colour, "none">, number>;
    /** Points if the game ended now: with the final scoring, and with completed features that are still to be scored
     *  in this turn. The animal under the big top does not count. Equal to `totals` in cooperative games, by Colour. */
    projected: Record<Exclude<Colour, "none">, number>;
}

/** The description of a fact. */
export interface Fact {
    /** The expansion of the fact; null for a fact of a house rule, the mist or every game. */
    expansion: Expansion | null;
    /** The owner of the fact. */
    scope: Scope;
    /** The meaning of the numbers. */
    kind: FactKind;
    /** How many numbers the fact has; 0: this depends on the game. */
    numbers: number;
    /** The least number, if `kind` is number. */
    lowest: number;
    /** The greatest number, if `kind` is number. */
    highest: number;
    /** Whether a number can mean "none", see `absent`. */
    optional: boolean;
    /** The number that means "none" if `optional` is 1; otherwise 0. */
    absent: number;
    /** Whether positions contain the fact under its name. */
    stored: boolean;
}

/** The description of a mark. 32 bytes. */
export interface MarkDescription {
    /** The expansion that uses the mark. */
    expansion: Expansion;
    /** The kind of segment on which the mark is printed; 0: the whole tile. */
    printedOn: SegmentKind;
}

/** The description of an expansion. 32 bytes. */
export interface ExpansionDescription {
    /** The marks that the expansion uses. */
    marks: Mark[];
    /** The kinds of figures that the expansion adds. */
    figures: FigureKind[];
}

/** The description of a field of rules. 48 bytes. */
export interface RuleField {
    /** The least value; for a list or set, the least value of an entry. */
    lowest: number;
    /** The greatest value; 0: any value of the field's type. */
    highest: number;
    /** The default; no meaning for a list or set. */
    standard: number;
    /** The enumeration of the values, null for numbers. */
    enumeration: Enumeration | null;
    /** The expansion to which the field belongs, or none. */
    expansions: Expansion[];
    /** The systems that use the field: bits 1 << System. */
    systems: number;
    /** Whether the field is a flag: on or off. */
    flag: boolean;
    /** Whether the field has several values: a list or a set. */
    several: boolean;
    /** Whether the field is a house rule. */
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
    /** Number of actions applied in this play-out. */
    actions: number;
    /** The winning colours. */
    winners: Colour[];
    /** Cooperative: the fewest points of a scoring meeple; competitive: the most points. */
    total: number;
    /** Points; 0 for a colour without a scoring meeple, by Colour. */
    totals: Record<Exclude<Colour, "none">, number>;
    /** Number of ghosts left in the supply. */
    ghostSupply: number;
    /** Number of tiles on the board. */
    tiles: number;
}

/** A rectangle of cells for observations. */
export interface Window {
    /** Column of the north-west cell, -32768 to 32767. */
    x: number;
    /** Row of the north-west cell, -32768 to 32767. */
    y: number;
    /** Columns, 1 to Limits.maxWindow. */
    width: number;
    /** Rows, 1 to Limits.maxWindow. */
    height: number;
}

/** The judgement of a legal action. */
export interface Advice {
    /** Number of simulations that began with the action; 0: only judged statically. */
    visits: number;
    /** 0: the group of the best action, 1: the next group, and so on. Actions in the same group have the same
     *  reasons, and the differences between them are within the noise of the samples; always 0 in version 2.0. */
    group: number;
    /** Estimated chance that the deciding player, or the team, wins after the action: 0 to 1. */
    winning: number;
    /** Competitive: expected lead over the best other player, in points; for a team or a single player: expected
     *  total points. */
    points: number;
    /** The number that ranks actions. Competitive: in points. For a team: 0 to 100, half for the chance to win and
     *  half for the expected progress. */
    judgement: number;
}

/** The action of a past decision, compared with the best action. The played and the best action were simulated with
 *  the same samples of hidden information. The best action was found with other samples, so luck favours neither
 *  action. */
export interface Review {
    /** The verdict on the decision, from the loss. */
    verdict: Verdict;
    /** The number of samples that both actions share. */
    samples: number;
    /** The index of the best action in the adviser's advice. */
    bestIndex: number;
    /** The index of the played action in the adviser's advice. */
    playedIndex: number;
    /** The loss compared with the best action, 0 or more. Competitive: in points. For a team: 0 to 100, on the scale
     *  of the adviser's judgement. */
    lost: number;
    /** The standard error of `lost`. */
    lostError: number;
    /** The winning chance of the player or team with the best action, minus the winning chance with the played
     *  action: -1 to 1. */
    lostWinning: number;
    /** The deciding player's estimated chance of winning with the best action: 0 to 1. */
    winning: number;
    /** The expected result of the best action: competitive, the lead over the best other player in points; for a
     *  team or a single player, the total points. */
    points: number;
    /** Each player's estimated chance of winning after the played action, before the next random result is known;
     *  equal for all players of a team. */
    winningOf: number[];
    /** The expected result of each player after the played action, as in `points`. */
    pointsOf: number[];
}

/** A printed tile type, at rotation 0. */
export interface TileType {
    /** Name of the tile type in texts. */
    id: string;
    /** Number of printed copies, including the starting block. */
    copies: number;
    /** Number of segments, 1 to Limits.maxSegments. */
    segmentCount: number;
    /** Kinds of the sides: north, east, south, west. */
    sides: SideKind[];
    /** Mask of the misty sides: the bits 1, 2, 4 and 8 are north, east, south and west. */
    mistySides: number;
    /** Kinds of the segments. */
    kinds: SegmentKind[];
    /** Marks of the whole tile, without marks of segments. */
    marks: Mark[];
    /** Direction of the flying machine on a tile with Mark.Machine, else 0. */
    machineDirection: Direction;
}

/** One printed segment of a tile type, at rotation 0. */
export interface Segment {
    /** Kind of the segment. */
    kind: SegmentKind;
    /** Road, city, mist, river: mask of the sides that the segment reaches; else 0. */
    sides: number;
    /** Field: bits 1 << 2*side for the left half of a side looking outward, 1 << (2*side+1) for the right half. */
    halfSides: number;
    /** Field: mask of the numbers of city segments on this tile that the field touches. */
    touches: number;
    /** City: number of coats of arms, 0 to 9. */
    coats: number;
    /** Mist: number of ghost symbols, 0 to 9. */
    symbols: number;
    /** Position for a figure on the unrotated tile: percent of the tile's width from the west. Game.anchorOn rotates
     *  the position for a tile on the board. */
    anchorX: number;
    /** Position for a figure on the unrotated tile: percent of the tile's height from the north. */
    anchorY: number;
    /** Marks of the segment. */
    marks: Mark[];
    /** City: mask of the sides that this city shares with another city of the tile, else 0. */
    sharedSides: number;
}

/** A tile of the starting block, at rotation 0. */
export interface StartTile {
    /** Column, increasing eastward. */
    x: number;
    /** Row, increasing southward. */
    y: number;
    /** Index of the tile type in the set. */
    type: number;
}

/** A legal action, prepared for front ends: the place on the board that people click, and the figure or rotation
 *  that people choose. */
export interface Choice {
    /** Kind of the place; Target.None: a button. */
    target: Target;
    /** Column of the place, increasing eastward; 0 for a button. */
    x: number;
    /** Row of the place, increasing southward; 0 for a button. */
    y: number;
    /** Number of a segment of the tile on this cell, null for the whole cell. */
    segment: number | null;
    /** Number of the second segment of a pair, null for other places. */
    other: number | null;
    /** Position at which to show the place: percent of the cell's width from the west. The position on a segment
     *  turns with the tile. */
    anchorX: number;
    /** Position at which to show the place: percent of the cell's height from the north. */
    anchorY: number;
    /** Type of the tile that the choice lays, null for other choices. */
    tile: number | null;
    /** Rotation of the laid tile in clockwise quarter turns, 0 to 3, null for other choices. */
    rotation: number | null;
    /** Place of the laid tile in the hand, 0 without hands, null for other choices. */
    placeInHand: number | null;
    /** Kind of the figure that acts, if `colour` is not none; choices with different figures can share a place. */
    figure: FigureKind;
    /** Colour of the figure; Colour.None for choices without a figure. */
    colour: Colour;
}

/** The fields of rules that you can pass. You can give members of enumerations by name, and seeds as numbers. */
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

/** The fields of rules that you can read. */
export interface RulesTold {
    /** The game; default cooperative. */
    readonly system: System;
    /** Cooperative: the edition of the rulebook; default 2023. */
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
    /** GCC: whether the game uses the castle tiles; default true. */
    readonly castles: boolean;
    /** GCC: whether the game uses the cemetery tiles; default true. */
    readonly cemeteries: boolean;
    /** The revision of the rules; 0: the newest revision, whose number Rules.validated() fills in. Each correction
     *  of the rules gets a new revision. 1: the rules of version 1.0. 2: castles and cemeteries of a tile set are
     *  scenery in games without them. 3: hands are also filled with tiles that wait for the dragon; all tiles that
     *  are left when the dragon comes are equally likely to be drawn; a space for acrobats near the laid tile can be
     *  reached only without the portal. Records and snapshots contain their revision, so that stored games stay the
     *  same. Older revisions exist only for this purpose. */
    readonly revision: number;
    /** Base and demo: the expansions; cooperative: none. */
    readonly expansions: readonly Expansion[];
    /** 3: players choose from a hand of three tiles; otherwise 0. */
    readonly hand: number;
    /** Whether everybody sees the hands. */
    readonly handOpen: boolean;
    /** Whether players draw ahead at the end of their turn. */
    readonly drawAhead: boolean;
    /** What happens to a tile that fits nowhere; default SetAside. */
    readonly unplayable: Unplayable;
    /** Whether a player who fills a hole has another turn. */
    readonly holeTurn: boolean;
    /** Whether incomplete features score; default true. */
    readonly incompleteScores: boolean;
    /** Width of the table in cells, 3 or more; 0: no limit to the board. */
    readonly tableWidth: number;
    /** Height of the table in cells, 3 or more; 0 if `tableWidth` is 0. */
    readonly tableHeight: number;
    /** Column of the cell 0,0 on the table, 0 or more; -1: in the middle; default -1. */
    readonly tableX: number;
    /** Row of the cell 0,0 on the table, 0 or more; -1: in the middle; default -1. */
    readonly tableY: number;
    /** Whether the table's edge closes features. */
    readonly borderCompletes: boolean;
    /** Whether the first drawn tile is the start tile. */
    readonly startInBag: boolean;
    /** Whether a complete city of two tiles scores like an incomplete one. */
    readonly smallCities: boolean;
    /** Kinds of figures that stay in the box: any except normal meeples and guards. */
    readonly without: readonly FigureKind[];
    /** Whether the dragon moves after the scoring and the wagons. */
    readonly dragonAfterScoring: boolean;
    /** Whether the colour with the most meeples on hills wins a tie. */
    readonly hillMajority: boolean;
    /** The method that determines the first player; only "host" uses startingPlayer; default host. */
    readonly firstPlayer: FirstPlayer;
    /** Whether the other players may buy a drawn tile if its type is the only one left that can complete a road or
     *  city; not allowed with `hand` or `drawAhead`. */
    readonly tileSales: boolean;
}

/** Options of pictures. */
export interface SvgOptions {
    /** Width of a tile in pixels, 16 to 512; default 80. */
    tileSize?: number;
    /** Show the state of the game beside the board; default true. */
    legend?: boolean;
    /** While a tile is to be laid, mark the cells where it fits; default false. */
    fits?: boolean;
    /** Show x along the top and y down the left; default false. */
    coordinates?: boolean;
    /** Outline the last tile laid face up; default true. */
    lastTile?: boolean;
    /** The colours, for a light or a dark page; default light. */
    theme?: Theme;
    /** Show on each figure a letter for its colour, K for black; default true. */
    letters?: boolean;
    /** Tint features in the colours of their owners, in stripes for several owners; default false. */
    owners?: boolean;
    /** Show a tick on each completed feature; default false. */
    finished?: boolean;
    /** Show the numbers of all segments; default false. */
    numbers?: boolean;
}

/** Options of texts. */
export interface TextOptions {
    /** Use ANSI colours; default false. */
    colours?: boolean;
    /** Show x along the top and y down the left; default true. */
    coordinates?: boolean;
    /** While a tile is to be laid, mark the cells where it fits; default false. */
    fits?: boolean;
    /** Use only ASCII characters; default false. */
    ascii?: boolean;
    /** Picture of one tile: mask of the segments whose numbers are shown; default 0. */
    numbers?: number;
    /** For the board: x of the first column, increasing eastward; default 0. */
    x?: number;
    /** For the board: y of the first row, increasing southward; default 0. */
    y?: number;
    /** The maximum number of columns; 0 or less: all columns; default 0. */
    width?: number;
    /** The maximum number of rows; 0 or less: all rows; default 0. */
    height?: number;
    /** The players' names for texts, by colour, in UTF-8; empty: the name in the headers of the game, otherwise the
     *  name of the colour. Use the same name for all colours of a player. */
    names?: PlayerNames;
}

/** The texts that describe one expansion. */
export interface ExpansionTexts {
    /** The name of an expansion. */
    readonly name: string;
    /** The title of an expansion, for use within a sentence. */
    readonly title: string;
    /** The prefix of the clause ids of an expansion. */
    readonly clauses: string;
    /** A summary of an expansion in one line. */
    readonly summary: string;
}

/** The texts that describe one mark. */
export interface MarkTexts {
    /** The name of a mark. */
    readonly name: string;
    /** The title of a mark. */
    readonly title: string;
    /** The effect of a mark, in one or two sentences. */
    readonly effect: string;
    /** The id of a mark's symbol in pictures, without the prefix that all ids of a picture share. */
    readonly symbol: string;
}

/** The texts that describe one figure. */
export interface FigureTexts {
    /** The name of a kind of figure, as in the texts of actions. */
    readonly name: string;
    /** The title of a kind of figure. */
    readonly title: string;
    /** A sentence about the difference between a kind of figure and a meeple. */
    readonly effect: string;
}

/** The texts that describe one segment. */
export interface SegmentTexts {
    /** The name of a kind of segment or feature. */
    readonly name: string;
    /** The title of a kind of segment. */
    readonly title: string;
}

/** The texts that describe one fact. */
export interface FactTexts {
    /** The name of a fact, for example: "floors_left". */
    readonly name: string;
    /** The title of a fact in words, for example: "floors left to build". */
    readonly title: string;
    /** The noun for one piece that a fact counts, for example: "floor". */
    readonly noun: string;
    /** The rule clause that describes a fact, for example: "GLD-7". */
    readonly clause: string;
    /** The effect of a fact's piece in words, for example: "The dragon eats the figures on its tile."; an empty text
     *  if the title is sufficient. */
    readonly effect: string;
    /** The id of a fact's symbol in pictures, without the prefix that all ids of a picture share, for example:
     *  "floor". A fact with several numbers has an id for each number, separated by spaces; an empty text if
     *  pictures do not show the fact. */
    readonly symbol: string;
}

/** The texts that describe one rule field. */
export interface RuleFieldTexts {
    /** The name of a field of rules, as in JSON and Rules, for example: "starting_player". */
    readonly name: string;
    /** The title of a field of rules, for example: "First player". */
    readonly title: string;
    /** The meaning of a field of rules, in a sentence. For fields that are on or off, and for house rules, the
     *  sentence describes a value other than the default, for example: "Incomplete features score nothing at the
     *  end." */
    readonly meaning: string;
    /** The rule clause of a field of rules, for example: "HSE-5"; an empty text if the field has no clause or
     *  several clauses. */
    readonly clause: string;
}
