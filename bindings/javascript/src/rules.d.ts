import type { RulesFields, RulesTold } from "./contract.js";
import type { RulesJson, RulesJsonToRead } from "./json.js";
import type { JsonOptions } from "./written.js";

export type { RulesFields };

/** A description of a game to be made, which never changes. Take a preset and change what differs. Fields that do not
 *  concern the system are ignored.
 *  @example Rules.cooperative({ level: 3, players: 4 })
 *  @example Rules.base({ expansions: ["river", "abbot"], seed: 7 }) */
export interface Rules extends RulesTold {}

export class Rules {
    /** The defaults, level 1 for two players, with what differs. Names that are none and fields that there are none of
     *  are refused at once, numbers out of range by validated() and when a game is made. */
    constructor(fields?: RulesFields);

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
