import type { Colour, Draws, Edition, Expansion, FigureKind, JointScoring, System, Unplayable } from "./constants.js";
import type { RulesJson, RulesJsonToRead } from "./json.js";
import type { JsonOptions } from "./written.js";

type Named<Kind> = Kind | (string & {});

/** The fields of rules as they may be given: whatever is an enumeration by its name too, seeds as numbers too. */
export interface RulesFields {
    system?: Named<System>;
    expansions?: Iterable<Named<Expansion>>;
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

/** A description of a game to be made, which never changes. Take a preset and change what differs. Fields that do not
 *  concern the system are ignored.
 *  @example Rules.cooperative({ level: 3, players: 4 })
 *  @example Rules.base({ expansions: ["river", "abbot"], seed: 7 }) */
export class Rules implements Required<RulesFields> {
    /** The defaults, level 1 for two players, with what differs. Names that are none and fields that there are none of
     *  are refused at once, numbers out of range by validated() and when a game is made. */
    constructor(fields?: RulesFields);

    /** Which of the games. */
    readonly system: System;
    /** Base and demo: which expansions are played; cooperative: none. */
    readonly expansions: readonly Expansion[];
    /** Cooperative: the printing of the rulebook. */
    readonly edition: Edition;
    /** Cooperative: 1 to 6. */
    readonly level: number;
    /** Cooperative: 1 to 5; base and demo: 1 to 6, with ghosts, castles and cemeteries 2 to 6. */
    readonly players: number;
    /** Who begins, from 0. */
    readonly startingPlayer: number;
    /** Cooperative: how a feature with several colours scores. */
    readonly jointScoring: JointScoring;
    /** Who decides which tile is drawn. */
    readonly draws: Draws;
    /** The colours in play, all different; empty: the first ones. Cooperative with one or two players four (player 0 has
     *  the first two), else one each. */
    readonly colours: readonly Colour[];
    /** Level 6 of edition 2023: the three colours in play that have a scoring meeple; empty: the first three in play. */
    readonly scoringColours: readonly Colour[];
    /** Fixes the order of the tiles with automatic draws: 0 to 2^64-1. */
    readonly seed: bigint;
    /** Base: whether meeples may stand on fields. */
    readonly farmers: boolean;
    /** Ghosts, castles and cemeteries: whether ghosts haunt meeples. */
    readonly ghosts: boolean;
    /** Ghosts, castles and cemeteries: whether the castle tiles are played. */
    readonly castles: boolean;
    /** Ghosts, castles and cemeteries: whether the cemetery tiles are played. */
    readonly cemeteries: boolean;
    /** Which revision of the rules is played; 0 means the newest. Records and snapshots bring their own, so that stored
     *  games are played as they were. */
    readonly revision: number;
    /** House rule, as all that follow, for competitive games only: 3: players choose from a hand of three tiles; 0: they
     *  draw one. */
    readonly hand: number;
    /** Whether everybody sees the hands, also that of drawAhead. */
    readonly handOpen: boolean;
    /** Whether the next tile is drawn at the end of one's turn; not with a hand. */
    readonly drawAhead: boolean;
    /** What becomes of a drawn tile that fits nowhere. */
    readonly unplayable: Unplayable;
    /** Whether who fills a hole has another turn. */
    readonly holeTurn: boolean;
    /** False: what is incomplete brings nothing at the end. */
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
    /** Whether the starting tile is drawn like any, and the first one drawn starts. */
    readonly startInBag: boolean;
    /** Whether a complete city of two tiles brings what it would incomplete. */
    readonly smallCities: boolean;
    /** Kinds of figures that stay in the box: any but normal ones and guards. */
    readonly without: readonly FigureKind[];
    /** Whether the dragon moves at the end of a part. */
    readonly dragonAfterScoring: boolean;
    /** Whether of those tied most meeples on hills win. */
    readonly hillMajority: boolean;

    /** The names of all presets. */
    static readonly presets: string[];
    /** The rules of a preset, for two players: "level1" to "level6", "level1_2022" to "level6_2022", "base",
     *  "base_without_farmers", "demo", and the base game with an expansion, "river", "abbot" ..., or with "everything".
     *  Throws UnknownNameError, whose reason lists them. */
    static preset(name: string, fields?: RulesFields): Rules;
    /** Mists over Carcassonne. Throws InvalidRulesError, whose reason names the field. */
    static cooperative(fields?: RulesFields): Rules;
    /** The base game, perhaps with expansions. Throws InvalidRulesError. */
    static base(fields?: RulesFields): Rules;
    /** The Print-and-Play Demo. Throws InvalidRulesError. */
    static demo(fields?: RulesFields): Rules;
    /** The base game with Ghosts, Castles & Cemeteries, and perhaps other expansions. Throws InvalidRulesError. */
    static ghostsCastlesCemeteries(fields?: RulesFields): Rules;

    /** These rules with some fields changed. */
    with(fields: RulesFields): Rules;
    /** These rules checked, with colours and revision filled in. Throws InvalidRulesError, whose reason names the
     *  field. */
    validated(): Rules;
    /** The rules of a JSON object or of its text: of the preset that its field `preset` names, else of its `system`, with
     *  those fields changed that it has. They are not validated. Throws InvalidJsonError with line, column and reason,
     *  UnknownNameError. */
    static fromJson(json: RulesJsonToRead | string, options?: JsonOptions): Rules;
    /** These rules, validated, as JSON: every field, the seed too. Throws InvalidRulesError. */
    toJson(): RulesJson;
    /** The same as text. */
    toJsonText(): string;
    /** What JSON.stringify() writes: the same. */
    toJSON(): RulesJson;

    /** The names of the tile sets that these rules are played with where none are given; the first one's starting block
     *  starts. */
    readonly defaultSets: string[];
}

/** Rules as they may be given: as such, by the name of a preset, or by what differs from the defaults. */
export type RulesLike = Rules | RulesFields | string;
