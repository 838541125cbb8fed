import type { RulesFields, RulesTold } from "./contract.js";
import type { RulesJson, RulesJsonToRead } from "./json.js";
import type { JsonOptions } from "./json_output.js";

export type { RulesFields };

/** The immutable rules of a game. Start with a preset and change fields. Fields that the system does not use are ignored.
 *  @example Rules.cooperative({ level: 3, players: 4 })
 *  @example Rules.base({ expansions: ["river", "abbot"], seed: 7 }) */
export interface Rules extends RulesTold {}

export class Rules {
    /** The defaults, level 1 for two players, with these fields changed. Unknown names and fields are refused at once;
     *  validated() and the creation of a game refuse numbers out of range. */
    constructor(fields?: RulesFields);

    /** The names of all presets. */
    static readonly presets: string[];
    /** The rules of a preset, for two players: "level1" to "level6", "level1_2022" to "level6_2022", "base",
     *  "base_without_farmers", "demo", and the base game with an expansion, "river", "abbot" ..., or with "everything".
     *  Throws UnknownNameError, whose reason lists all presets. */
    static preset(name: string, fields?: RulesFields): Rules;
    /** Mists over Carcassonne. Throws InvalidRulesError, whose reason names the field. */
    static cooperative(fields?: RulesFields): Rules;
    /** The base game, with optional expansions. Throws InvalidRulesError. */
    static base(fields?: RulesFields): Rules;
    /** The Print-and-Play Demo. Throws InvalidRulesError. */
    static demo(fields?: RulesFields): Rules;
    /** The base game with Ghosts, Castles & Cemeteries, and optional other expansions. Throws InvalidRulesError. */
    static ghostsCastlesCemeteries(fields?: RulesFields): Rules;

    /** Returns these rules with some fields changed. */
    with(fields: RulesFields): Rules;
    /** Returns these rules validated, with colours and revision filled in. Throws InvalidRulesError, whose reason names the
     *  field. */
    validated(): Rules;
    /** Returns the rules of a JSON object or of its text: the preset in its field `preset`, or its `system`, changed by its
     *  other fields. They are not validated. Throws InvalidJsonError with line, column and reason, UnknownNameError. */
    static fromJson(json: RulesJsonToRead | string, options?: JsonOptions): Rules;
    /** Returns the validated rules as JSON with every field, including the seed. Throws InvalidRulesError. */
    toJson(): RulesJson;
    /** Returns that JSON as text. */
    toJsonText(): string;
    /** Returns that JSON for JSON.stringify(). */
    toJSON(): RulesJson;

    /** The names of the default tile sets of these rules. The game starts with the starting block of the first set. */
    readonly defaultSets: string[];
}

/** Rules as an argument: Rules, the name of a preset, or fields that differ from the defaults. */
export type RulesLike = Rules | RulesFields | string;
