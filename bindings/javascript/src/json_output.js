// The game, its actions and events as JSON, for servers, logs and pages.

import { optionsOf, viewerOf } from "./arguments.js";
import { Viewer } from "./constants.js";
import { readJson } from "./json.js";
import { ACTION, perform, STRUCT, wasm } from "./library.js";
import { Rendering } from "./rendering.js";
import { readAction } from "./structs.js";

/** The part of a game that writes the game as JSON. */
export class JsonOutput extends Rendering {
    toJsonText(options) {
        const { viewer = Viewer.Nobody } = optionsOf("options", options, ["viewer"]);
        return this._text(wasm.mistbank_game_to_json, viewerOf(viewer));
    }

    toJson(options) {
        return JSON.parse(this.toJsonText(options));
    }

    toJSON() {
        return this.toJson();
    }

    actionToJson(action) {
        this._put(action);
        return JSON.parse(this._text(wasm.mistbank_game_action_to_json, ACTION));
    }

    actionFromJson(json, options) {
        const game = this._open;
        readJson(json, options, (text, bytes) => perform(wasm.mistbank_game_action_from_json, game, text, bytes, ACTION));
        return readAction(ACTION);
    }

    eventToJson(event) {
        this._putEvent(event);
        return JSON.parse(this._text(wasm.mistbank_game_event_to_json, STRUCT));
    }
}
