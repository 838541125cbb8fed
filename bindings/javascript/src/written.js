// The game, its actions and events as JSON, for servers, logs and pages.

import { optionsOf, viewerOf } from "./arguments.js";
import { Viewer } from "./constants.js";
import { readJson } from "./json.js";
import { ACTION, COUNT, MESSAGE, MESSAGE_CAPACITY, STRUCT, wasm } from "./library.js";
import { Shown } from "./shown.js";
import { readAction } from "./structs.js";

/** The part of a game that writes it as JSON. */
export class Written extends Shown {
    toJsonText(options) {
        const { viewer = Viewer.Nobody } = optionsOf("options", options, ["viewer"]);
        const seenBy = viewerOf(viewer);
        return this._text((at, capacity) => wasm.mistbank_game_to_json(this._open, seenBy, at, capacity, COUNT));
    }

    toJson(options) {
        return JSON.parse(this.toJsonText(options));
    }

    toJSON() {
        return this.toJson();
    }

    actionToJson(action) {
        this._put(action);
        const call = (at, capacity) => wasm.mistbank_game_action_to_json(this._open, ACTION, at, capacity, COUNT);
        return JSON.parse(this._text(call));
    }

    actionFromJson(json, options) {
        const game = this._open;
        readJson(json, options, (text, bytes) =>
            wasm.mistbank_game_action_from_json(game, text, bytes, ACTION, MESSAGE, MESSAGE_CAPACITY, 0),
        );
        return readAction(ACTION);
    }

    eventToJson(event) {
        this._putEvent(event);
        const call = (at, capacity) => wasm.mistbank_game_event_to_json(this._open, STRUCT, at, capacity, COUNT);
        return JSON.parse(this._text(call));
    }
}
