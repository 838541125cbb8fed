// bindings/generate writes this file out of the headers in capi/mistbank/; nobody edits it.

import type { Colour, DecisionKind, Direction, Draws, Edition, EventKind, Expansion, FactKind, FigureKind, JointScoring, Loss, Mark, Named, Outcome, Scope, SegmentKind, SideKind, System, Theme, Unplayable, Verdict } from "./constants.js";
import type { PlayerNames } from "./shown.js";

/** The open decision; fields that its kind does not use are 0. */
export interface Decision {
    /** What the game waits for. */
    kind: DecisionKind;
    /** Who decides; when the game is over, whoever was active. */
    player: number;
    /** When laying the drawn tile, afterwards the tile laid this turn, before that -1. */
    tileType: number;
    /** What it is about: the laid tile, the closed cemetery, the scored feature, the hound, the tower that takes,
     *  the dragon, where the wagon stood. */
    x: number;
    /** Growing south, as x grows east. */
    y: number;
    /** Number of that segment. */
    segment: number;
    /** PlaceHound, HoundPacifies: 1 or 2. */
    hound: number;
    /** ScoreOrPacify: on offer; ScoringColour: to be assigned; advance: gained. */
    points: number;
    /** ScoringColour, advance: the colour that earned the points; MoveWagon: the wagon's; exchange: that of the
     *  meeple taken; else Colour.None. */
    colour: Colour;
    /** Message, MessageMeeple: which message, 1 to 8. */
    number: number;
}

/** One event; fields that its kind does not use are 0 (colour: none). */
export interface GameEvent {
    /** What it tells. */
    kind: EventKind;
    /** The active player. */
    player: number;
    /** Whose meeple. */
    colour: Colour;
    /** Number of a segment of the tile at x y. */
    segment: number;
    /** Cell, growing east. */
    x: number;
    /** Cell, growing south. */
    y: number;
    /** A buried or caught meeple, the dragon, a wagon, the big top: the cell it came from. */
    fromX: number;
    /** Likewise. */
    fromY: number;
    /** Likewise; Limits.noSegment: out of the supply. */
    fromSegment: number;
    /** What kind of feature. */
    feature: SegmentKind;
    /** An amount, by the kind: ghosts, quarter turns, colours ... */
    count: number;
    /** Which kind of figure. */
    figure: FigureKind;
    /** Index of a tile type of the game; -1 for one that is hidden. */
    type: number;
    /** Tiles of the feature; of a castle the tiles with mist among its nine; 0 of a field. */
    tiles: number;
    /** Coats of arms of the feature. */
    coats: number;
    /** Completed cities beside a field. */
    cities: number;
    /** What was scored; below 0 where ghosts cost more than a feature brings. */
    points: number;
    /** Points afterwards, never below 0; other kinds: another amount. */
    total: number;
    /** How many actions had been applied: 0 during setup, n in the n-th action. */
    action: number;
    /** How many, where `count` tells of what. */
    amount: number;
}

/** A tile on the board. */
export interface Tile {
    /** Cell, growing east. */
    x: number;
    /** Cell, growing south. */
    y: number;
    /** Its type; -1: face down, and hidden until the game is over. */
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
    /** Whose it is. */
    colour: Colour;
    /** What it is. */
    kind: FigureKind;
    /** Whether it lies on a cemetery for good. */
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
    /** What it is. */
    kind: SegmentKind;
    /** Index of the tile of its first segment. */
    tile: number;
    /** And number there; together they name the feature until the next action. */
    segment: number;
    /** Its tiles; of a castle, monastery, garden or cemetery those on its 9 cells, face-down ones too. */
    tiles: number;
    /** Sides of its segments without a partner, of two that share one each by itself; castle, monastery, garden,
     *  cemetery: empty cells among the 8. */
    openSides: number;
    /** Coats of arms of a city. */
    coats: number;
    /** Ghosts standing on its segments. */
    ghosts: number;
    /** Whether it is complete, a mist bank finished, a cemetery closed. */
    complete: boolean;
    /** Whether it can never be completed: a face-down tile, mist against a clear side. */
    haunted: boolean;
    /** What one colour would score for it as it lies, were it complete. */
    worth: number;
    /** Meeples on it, of every kind that occupies, by colour. */
    meeples: number[];
    /** Field: completed cities that it touches. */
    cities: number;
    /** What is printed on its segments, if the game plays with it. */
    marks: Mark[];
    /** Symbols of a city, where they are played, by Good. */
    goods: number[];
}

/** A meeple that counts points: one for the team, on level 6 one a colour. */
export interface ScoringMeeple {
    /** Whose it is; none for the common one of levels 1 to 5. */
    colour: Colour;
    /** Points; its courier's too. */
    total: number;
    /** Where it stands on the track of 50 spaces. */
    space: number;
    /** How often it has passed space 0. */
    lap: number;
}

/** The points of a scoring meeple by what they came from. Where a loss would have led below 0, what was lost is as
 *  much as there was: so their sum is the total. */
export interface Tally {
    /** Whose it is; none for the common one of levels 1 to 5. */
    colour: Colour;
    /** Points: the sum of those below. */
    total: number;
    /** Points from each source, by Source. */
    points: number[];
}

/** What one colour has off the board. */
export interface Supply {
    /** Figures ready to be placed, by FigureKind. */
    figures: number[];
    /** Guards that wait beside the track. */
    reserve: number;
    /** Tokens that its player has taken, by Good. */
    goods: number[];
    /** Floors of towers left to its player. */
    floors: number;
    /** Abbeys that its player holds, 1 or 0. */
    abbeys: number;
    /** Sheep with its shepherd, who stands on the board. */
    sheep: number;
}

/** A figure that another player holds. */
export interface Prisoner {
    /** Whose it is. */
    colour: Colour;
    /** What it is. */
    kind: FigureKind;
    /** Who holds it. */
    holder: Colour;
}

/** A point on a tile as it lies. */
export interface Anchor {
    /** Percent of the tile's width from the west. */
    x: number;
    /** Percent of its height from the north. */
    y: number;
}

/** The description of a fact. */
export interface Fact {
    /** Its expansion. */
    expansion: Expansion;
    /** Its owner. */
    scope: Scope;
    /** The meaning of its numbers. */
    kind: FactKind;
    /** How many numbers it has; 0: the count differs from game to game. */
    numbers: number;
    /** The least number, of the kind number. */
    lowest: number;
    /** The greatest number, of the kind number. */
    highest: number;
    /** Whether `absent` says that there is none; else there always is a number. */
    optional: boolean;
    /** The number that says "none" if `optional` is 1, else 0. */
    absent: number;
    /** Whether positions have it under its name. */
    stored: boolean;
}

/** The description of a mark. 32 bytes. */
export interface MarkDescription {
    /** The expansion that plays with it. */
    expansion: Expansion;
    /** The kind of segment that it is printed on; 0: the whole tile. */
    printedOn: SegmentKind;
}

/** The description of an expansion. 32 bytes. */
export interface ExpansionDescription {
    /** The marks that it plays with. */
    marks: Mark[];
    /** The kinds of figures that come with it. */
    figures: FigureKind[];
}

/** How a game that was played to its end by chance went. */
export interface Rollout {
    /** How it ended. */
    outcome: Outcome;
    /** Why the team lost. */
    lossReason: Loss;
    /** The number of the last turn. */
    turns: number;
    /** Actions applied in this roll-out. */
    actions: number;
    /** The colours that have won. */
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

/** A rectangle of cells: what a program that learns looks at. */
export interface Window {
    /** Column of its north-west cell, -32768 to 32767. */
    x: number;
    /** Row of its north-west cell, likewise. */
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

/** A decision that was made, compared with the best. Both were played on with the same samples of what is hidden,
 *  which are others than those by which the best was found; so neither has been lucky. */
export interface Review {
    /** What it is called. */
    verdict: Verdict;
    /** With how many both were played on. */
    samples: number;
    /** Its place in the adviser's advice. */
    bestIndex: number;
    /** That of the action played. */
    playedIndex: number;
    /** By how much the best is better, 0 or more: competitive in points, of a team in hundredths, as the adviser's
     *  judgement. */
    lost: number;
    /** The standard error of that. */
    lostError: number;
    /** How much likelier its player, or the team, wins with the best: -1 to 1. */
    lostWinning: number;
    /** About how likely the player who decided wins with the best: 0 to 1. */
    winning: number;
    /** What is expected with it: competitive, by how many points its player is ahead of the best of the others; of a
     *  team, and of who plays alone, the total. */
    points: number;
    /** About how likely each player wins with what was played; all of a team alike. What comes by chance is not
     *  known yet. */
    winningOf: number[];
    /** What is expected for each of them, likewise. */
    pointsOf: number[];
}

/** A tile type as it is printed, at rotation 0. */
export interface TileType {
    /** Its name in texts. */
    id: string;
    /** How many are printed, those in the starting block included. */
    copies: number;
    /** Its segments, 1 to Limits.maxSegments. */
    segmentCount: number;
    /** What its sides show: north, east, south, west. */
    sides: SideKind[];
    /** Mask of its misty sides. */
    mistySides: number;
    /** The kinds of its segments. */
    kinds: number;
    /** What is printed on the tile as a whole; not its segments'. */
    marks: Mark[];
    /** Where its Mark.Machine flies to, else 0. */
    machineDirection: Direction;
}

/** One printed segment of a tile type, at rotation 0. */
export interface Segment {
    /** What it is. */
    kind: SegmentKind;
    /** Road, city, mist, river: mask of the sides it reaches; else 0. */
    sides: number;
    /** Field: bits 1 << 2*side for the left half looking outward, 1 << (2*side+1) the right. */
    halfSides: number;
    /** Field: mask of the numbers of this tile's city segments that it touches. */
    touches: number;
    /** City: coats of arms, 0 to 9. */
    coats: number;
    /** Mist: ghost symbols, 0 to 9. */
    symbols: number;
    /** Where a figure stands on the unrotated tile: percent of its width from the west. Game.anchorOn turns it as a
     *  tile on the board lies. */
    anchorX: number;
    /** And percent of its height from the north. */
    anchorY: number;
    /** What is printed on it. */
    marks: Mark[];
    /** City: mask of those of its sides on which another city of the tile ends too, else 0. */
    sharedSides: number;
}

/** One tile of the starting block, at rotation 0. */
export interface StartTile {
    /** Cell, growing east. */
    x: number;
    /** Cell, growing south. */
    y: number;
    /** Index of its type in the set. */
    type: number;
}

/** The fields of rules as they may be given: whatever is an enumeration by its name too, seeds as numbers too. */
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
}

/** The fields of rules as they are told. */
export interface RulesTold {
    /** Which of the games is played. */
    readonly system: System;
    /** Cooperative: the printing of the rulebook. */
    readonly edition: Edition;
    /** Cooperative: 1 to 6. */
    readonly level: number;
    /** Cooperative: 1 to 5; base, demo: 1 to 6, with GCC 2 to 6. */
    readonly players: number;
    /** Who begins, 0 to players-1. */
    readonly startingPlayer: number;
    /** Cooperative: how several colours score. */
    readonly jointScoring: JointScoring;
    /** Who decides which tile is drawn. */
    readonly draws: Draws;
    /** The colours in play, all different: cooperative with one or two players four (player 0 has the first two),
     *  else one each. */
    readonly colours: readonly Colour[];
    /** Level 6 of edition 2023: the three colours in play that have a scoring meeple. */
    readonly scoringColours: readonly Colour[];
    /** Fixes the order of the tiles with automatic draws. */
    readonly seed: bigint;
    /** Base: whether meeples may stand on fields. */
    readonly farmers: boolean;
    /** GCC: whether ghosts haunt meeples. */
    readonly ghosts: boolean;
    /** GCC: whether the castle tiles are played. */
    readonly castles: boolean;
    /** GCC: whether the cemetery tiles are played. */
    readonly cemeteries: boolean;
    /** Which revision of the rules is played; 0 means the newest, and Rules.validated() tells its number. What a
     *  version mends of how a game goes gets a revision of its own: 1 is how version 1.0 played; since 2 castles and
     *  cemeteries of a tile set are scenery in games that have none; since 3 hands are filled with tiles that wait
     *  for the dragon too, each tile that is left when it comes is as likely as another to be drawn, and a space for
     *  acrobats near the laid tile is reached without the portal only. Records and snapshots bring their own, so
     *  that stored games are played as they were; nothing else needs an older one. */
    readonly revision: number;
    /** Base and demo: what they are played with; cooperative: none. */
    readonly expansions: readonly Expansion[];
    /** House rule: 3: players choose from a hand of three tiles, else 0. */
    readonly hand: number;
    /** Whether everybody sees the hands. */
    readonly handOpen: boolean;
    /** Whether the next tile is drawn at the end of one's turn. */
    readonly drawAhead: boolean;
    /** What becomes of a tile that fits nowhere. */
    readonly unplayable: Unplayable;
    /** Whether a player who fills a hole has another turn. */
    readonly holeTurn: boolean;
    /** Whether incomplete features score at the end. */
    readonly incompleteScores: boolean;
    /** Cells from west to east on which tiles may lie, from 3; 0: no table. */
    readonly tableWidth: number;
    /** Likewise from north to south; both or none. */
    readonly tableHeight: number;
    /** Column of the cell 0,0 on the table, from 0; -1: in the middle. */
    readonly tableX: number;
    /** Row of the cell 0,0, likewise. */
    readonly tableY: number;
    /** Whether the table's edge closes what ends at it. */
    readonly borderCompletes: boolean;
    /** Whether the first tile drawn starts. */
    readonly startInBag: boolean;
    /** Whether a complete city of two tiles brings what it would incomplete. */
    readonly smallCities: boolean;
    /** Kinds of figures that stay in the box: all but normal ones and guards. */
    readonly without: readonly FigureKind[];
    /** Whether the dragon moves at the end of a part. */
    readonly dragonAfterScoring: boolean;
    /** Whether most meeples on hills break a tie. */
    readonly hillMajority: boolean;
}

/** How the board is drawn as a picture. */
export interface SvgOptions {
    /** Width of a tile in pixels, 16 to 512; default 80. */
    tileSize?: number;
    /** Beside the board how the game stands; default true. */
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

/** How the board is drawn as text. */
export interface TextOptions {
    /** ANSI colours; default false. */
    colours?: boolean;
    /** X along the top, y down the left; default true. */
    coordinates?: boolean;
    /** While a tile is to be laid, mark the cells where it fits; default false. */
    fits?: boolean;
    /** Every sign is one of ASCII; default false. */
    ascii?: boolean;
    /** Of one tile: mask of the segments whose numbers are written on it; default 0. */
    numbers?: number;
    /** Of the board: only the cells from here, growing east; default 0. */
    x?: number;
    /** And from here, growing south; default 0. */
    y?: number;
    /** So many cells, as far as the board reaches; 0 or less: all of it; default 0. */
    width?: number;
    /** The same of rows; default 0. */
    height?: number;
    /** Of texts about players: what a player is called, by colour, in UTF-8; empty: as the colour. A player of
     *  several colours has the same name at each. */
    names?: PlayerNames;
}
