import type { Viewer } from "./constants.js";
import type { ActionJson, ActionJsonToRead, EventJson, GameJson } from "./json.js";
import type { Rendering } from "./rendering.js";
import type { Action, ActionFields, EventFields } from "./structs.js";

/** Options for reading JSON. */
export interface JsonOptions {
    /** Receives a text about unknown fields, if there are any: "ignored: 'speed' (line 1, column 20)". */
    ignored?(words: string): void;
}

/** Options for writing a game. */
export interface ViewerOption {
    /** A player, from 0; Viewer.Nobody or "nobody", the default of JSON: only public information; Viewer.Host or "host":
     *  everything, including the seed and hidden information. */
    viewer?: number | Viewer | "nobody" | "host";
}

/** The part of a game that writes it as JSON, by the schema of the package, "mistbank/mistbank.schema.json". Numbers of 64
 *  bits are texts there. */
export abstract class JsonOutput extends Rendering {
    /** Returns the position: rules, the open decision, the board with its figures and features, supplies and points,
     *  without information hidden from the viewer. fromJson() creates a game from it, without its history. */
    toJson(options?: ViewerOption): GameJson;
    /** Returns that JSON as text, for JSON.parse(). */
    toJsonText(options?: ViewerOption): string;
    /** Returns the public position for JSON.stringify(). */
    toJSON(): GameJson;
    /** Returns an action with the fields that its kind uses and its text form; null for an invalid action. */
    actionToJson(action: ActionFields | string): ActionJson | null;
    /** Returns the action of such an object or of its text, legal or not; of an object with only `text`; or of the text
     *  form alone as a JSON text. Throws InvalidJsonError. */
    actionFromJson(json: ActionJsonToRead, options?: JsonOptions): Action;
    /** Returns an event of this game with the fields that its kind uses. */
    eventToJson(event: EventFields): EventJson;
}
