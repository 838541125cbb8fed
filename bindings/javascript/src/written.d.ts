import type { Viewer } from "./constants.js";
import type { ActionJson, ActionJsonToRead, EventJson, GameJson } from "./json.js";
import type { Shown } from "./shown.js";
import type { Action, ActionFields, EventFields } from "./structs.js";

/** How JSON is read. */
export interface JsonOptions {
    /** Hears which fields are not known and were ignored, if there are any: "ignored: 'speed' (line 1, column 20)". */
    ignored?(words: string): void;
}

/** For whom a game is written. */
export interface ViewerOption {
    /** Who looks: a player, from 0; Viewer.Nobody or "nobody", the default of JSON: what all see; Viewer.Host or "host":
     *  all of it, also the seed and what is hidden. */
    viewer?: number | Viewer | "nobody" | "host";
}

/** The part of a game that writes it as JSON, by the schema of the package, "mistbank/mistbank.schema.json". Numbers of 64
 *  bits are texts there. */
export abstract class Written extends Shown {
    /** The position: rules, the open decision, the board with its figures and features, supplies and points. What the
     *  viewer does not see is not in it. fromJson() begins a game with it, without its past. */
    toJson(options?: ViewerOption): GameJson;
    /** The same as text, which JSON.parse() makes that of. */
    toJsonText(options?: ViewerOption): string;
    /** What JSON.stringify() writes: the position as all see it. */
    toJSON(): GameJson;
    /** An action, with the fields that its kind uses and its text form; null for what is no action. */
    actionToJson(action: ActionFields | string): ActionJson | null;
    /** The action of such an object or of its text, legal or not; of an object with nothing but `text`; or of the text
     *  form alone as a JSON text. Throws InvalidJsonError. */
    actionFromJson(json: ActionJsonToRead, options?: JsonOptions): Action;
    /** An event of this game, with the fields that its kind uses. */
    eventToJson(event: EventFields): EventJson;
}
