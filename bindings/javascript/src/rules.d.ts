import type { RulesFields, RulesTold } from "./contract.js";
import type { RulesJson, RulesJsonToRead } from "./json.js";
import type { JsonOptions } from "./json_output.js";

export type { RulesFields };

/** The immutable rules of a game. Start with a preset and change fields. Fields that the system does not use are ignored.
 *  @example Rules.cooperative({ level: 3, players: 4 })
 *  @example Rules.base({ expansions: ["river", "abbot"], seed: 7 }) */
export interface Rules extends RulesTold {}

export class Rules {
    /** Creates rules from the defaults, level 1 for two players, with some fields changed. The constructor refuses unknown
     *  names and fields; validated() and the creation of a game refuse numbers out of range. */
    constructor(fields?: RulesFields);

    /** The names of all presets. */
    static readonly presets: string[];
    /** Returns the rules of a preset, for two players, with some fields changed. Presets are "level1" to "level6",
     *  "level1_2022" to "level6_2022", "base", "base_without_farmers", "demo", and the base game with one expansion, such as
     *  "river" or "abbot", or with "everything". Throws UnknownNameError, whose reason lists all presets. */
    static preset(name: string, fields?: RulesFields): Rules;
    /** Returns the rules of Mists over Carcassonne. Throws InvalidRulesError, whose reason names the field. */
    static cooperative(fields?: RulesFields): Rules;
    /** Returns the rules of the base game, with optional expansions. Throws InvalidRulesError. */
    static base(fields?: RulesFields): Rules;
    /** Returns the rules of the Print-and-Play Demo. Throws InvalidRulesError. */
    static demo(fields?: RulesFields): Rules;
    /** Returns the rules of the base game with Ghosts, Castles & Cemeteries, and optional other expansions. Throws
     *  InvalidRulesError. */
    static ghostsCastlesCemeteries(fields?: RulesFields): Rules;

    /** Returns these rules with some fields changed. */
    with(fields: RulesFields): Rules;
    /** Validates these rules and returns them with colours and revision filled in. Throws InvalidRulesError, whose reason
     *  names the field. */
    validated(): Rules;
    /** Reads rules from a JSON object or its text. The field `preset` or `system` gives the initial rules; the other fields
     *  change them. The rules are not validated. Throws InvalidJsonError with line, column and reason, UnknownNameError. */
    static fromJson(json: RulesJsonToRead | string, options?: JsonOptions): Rules;
    /** Returns the validated rules as JSON with every field, including the seed. Throws InvalidRulesError. */
    toJson(): RulesJson;
    /** Returns the result of toJson() as text. */
    toJsonText(): string;
    /** Returns the result of toJson(), for JSON.stringify(). */
    toJSON(): RulesJson;

    /** The names of the default tile sets of these rules. The game starts with the starting block of the first set. */
    readonly defaultSets: string[];
}

/** Rules as an argument: Rules, the name of a preset, or fields that differ from the defaults. */
export type RulesLike = Rules | RulesFields | string;
