import type { Viewer } from "./constants.js";
import type { ActionJson, ActionJsonToRead, EventJson, GameJson } from "./json.js";
import type { Rendering } from "./rendering.js";
import type { Action, ActionFields, EventFields } from "./structs.js";

/** Options for reading JSON. */
export interface JsonOptions {
    /** Receives a text about unknown fields, if there are any, such as "ignored: 'speed' (line 1, column 20)". */
    ignored?(words: string): void;
}

/** Options for writing a game. */
export interface ViewerOption {
    /** A player, from 0; "nobody", the default for JSON: only public information; "host":
     *  everything, including the seed and hidden information. */
    viewer?: number | Viewer;
}

/** The part of a game that writes the game as JSON. The schema is "mistbank/mistbank.schema.json" in the package. In JSON,
 *  64-bit numbers are strings. */
export abstract class JsonOutput extends Rendering {
    /** Returns the position: rules, the open decision, the board with its figures and features, supplies and points,
     *  without information hidden from the viewer. fromJson() creates a game from the position, without its history. */
    toJson(options?: ViewerOption): GameJson;
    /** Returns the position of toJson() as text, for JSON.parse(). */
    toJsonText(options?: ViewerOption): string;
    /** Returns the public position for JSON.stringify(). */
    toJSON(): GameJson;
    /** Returns an action with the fields that its kind uses and its text form; null for an invalid action. */
    actionToJson(action: ActionFields | string): ActionJson | null;
    /** Reads an action, legal or not. Throws InvalidJsonError.
     *  @param json an object, either as actionToJson() returns it or with only the field `text`; or JSON text that contains
     *  either such an object or only the text form */
    actionFromJson(json: ActionJsonToRead, options?: JsonOptions): Action;
    /** Returns an event of this game with the fields that its kind uses. */
    eventToJson(event: EventFields): EventJson;
}
