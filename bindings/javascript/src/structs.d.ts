import type { ActionKind, Colour, Direction, EventKind, FigureKind, Named } from "./constants.js";
import type * as contract from "./contract.js";
import type { ActionJson, EventJson, GameJson } from "./json.js";
import type { ActionProperties, EventProperties } from "./kind_fields.js";

/** An action as an argument. Fields that the kind does not use can be missing. Instead of `count`, the parts of `count` can
 *  be given. Actions that were posted to a worker or written as JSON are also accepted.
 *  @example game.apply({ kind: "lay", x: 3, y: -1, rotation: 2 })
 *  @example game.apply({ kind: "place", colour: "red", figure: "meeple", segment: 0 }) */
export interface ActionFields {
    /** The kind of the action. */
    kind: Named<ActionKind>;
    /** The number of a segment of the tile, 0 to 255. */
    segment?: number;
    /** The colour of the figure. */
    colour?: Named<Colour>;
    /** A number whose meaning depends on the kind. Laying a tile: quarter turns; pacifying: ghosts; random results: the
     *  number; placing, haunting or taking a figure: the figure. Others: a space of the track, the second of two joined
     *  segments, or 1 for the courier. See the properties of Action. */
    count?: number;
    /** The column of the cell, increasing eastward, -32768 to 32767; for a draw the tile type. */
    x?: number;
    /** The row of the cell, increasing southward, -32768 to 32767. */
    y?: number;
    /** The rotation of the laid tile in clockwise quarter turns, 0 to 3. */
    rotation?: number;
    /** The place of the laid tile in the hand. */
    place?: number;
    /** The kind of the figure that is placed, haunted or taken. */
    figure?: Named<FigureKind>;
    /** The number of ghosts on the action's figure. For pacifying: the number of ghosts to remove from a tile. */
    ghosts?: number;
    /** Whether the fairy is with the action's figure. */
    fairy?: boolean;
    /** The random result of a die, a token, an animal or a message; or a space of the track. */
    number?: number;
    /** The number of the second of two joined segments. */
    other?: number;
    /** The player's figure on the track that takes the points. */
    counter?: 0 | 1 | "marker" | "courier";
    /** The drawn tile: an index into Game.types; calls of a game also accept its id. */
    tile?: number | string | null;
}

/** An action. An action does not belong to a game: it may be legal in one game and illegal in another. */
export interface Action extends ActionProperties {}
export class Action implements Required<Pick<ActionFields, "kind" | "segment" | "colour" | "count" | "x" | "y">> {
    constructor(kind: Named<ActionKind>, segment?: number, colour?: Named<Colour>, count?: number, x?: number, y?: number);
    /** Creates an action with these fields, legal or not. Throws InvalidArgumentError if a number is out of range. */
    static of(fields: ActionFields): Action;
    /** Reads an action from the bytes that a batch has returned.
     *  @param index the index of the action in the bytes; default 0 */
    static in(bytes: Uint8Array, index?: number): Action;
    /** Writes the action into bytes for Batch.step(), in the form that Action.in() reads.
     *  @param index the index of the action in the bytes; default 0 */
    putInto(bytes: Uint8Array, index?: number): void;
    kind: ActionKind;
    segment: number;
    /** The colour of the figure or the player; "red", without a meaning, for kinds that do not use a colour. */
    colour: Colour;
    count: number;
    x: number;
    y: number;
    /** The rotation of the laid tile in clockwise quarter turns, 0 to 3. */
    readonly rotation: number;
    /** The place of the laid tile in the hand, 0 to 2 in the order in which the tiles were taken; 0 without a hand. */
    readonly placeInHand: number;
    /** The kind of the figure that is placed, haunted or taken. */
    readonly figure: FigureKind;
    /** The number of ghosts on the action's figure, to distinguish the figure from others on the segment. For pacifying: the
     *  number of ghosts to remove from a tile. */
    readonly ghosts: number;
    /** Whether the fairy is with the action's figure, to distinguish the figure from others on the segment. */
    readonly fairy: boolean;
    /** Whether both actions are equal in every field. */
    equals(other: ActionFields): boolean;
    /** Returns the text form, such as "lay 3,-1 2". A draw names the tile type by its index, such as "draw #5", because only a
     *  game knows the ids of its types. Game.text() writes the id. Game.apply() accepts both. */
    toString(): string;
    /** Returns the value for JSON.stringify() and for logs in Node: the properties that the kind uses. Any game accepts the
     *  value as an action. Game.actionToJson() writes the ids of tile types, and property names in snake case. */
    toJSON(): ActionFields & { kind: ActionJson["kind"] };
}

export type { Anchor, Feature, Figure, Points, Prisoner, Rollout, ScoringMeeple, StartTile, Supply, Tally, Tile, Window } from "./contract.js";

/** The open decision; fields that its kind does not use are 0 or "none". Logs in Node show the result of toJSON(). */
export interface Decision extends contract.Decision {
    /** The drawn or laid tile's type, as in `tileType`; null without a tile. */
    readonly tile?: number | null;
    /** Returns the value for JSON.stringify(): the properties that the kind uses. */
    toJSON?(): { kind: GameJson["decision"]["kind"]; player: number; [field: string]: unknown };
}

/** An event. EventKind describes the fields that a kind uses; do not use the others. Logs in Node show the
 *  result of toJSON(). */
export interface GameEvent extends contract.GameEvent, EventProperties {
    /** Returns the value for JSON.stringify(): the properties that the kind uses.
     *  Game.eventToJson() writes the ids of tile types, and property names in snake case. */
    toJSON?(): { kind: EventJson["kind"]; player: number; action: number; [field: string]: unknown };
}

/** An event as an argument. Missing fields are 0, and a missing colour is "none". The results of toJSON() and
 *  Game.eventToJson() are accepted. */
export type EventFields = GameEvent | { kind: Named<EventKind>; [field: string]: unknown };

/** A printed segment of a tile type, unrotated. In masks the bits 1, 2, 4 and 8 are north, east, south and west. */
export interface Segment extends Readonly<contract.Segment> {}

/** A tile type as it is printed, unrotated. */
export interface TileType extends Readonly<Omit<contract.TileType, "segmentCount" | "machineDirection">> {
    /** The direction of the flying machine, as printed; null without a flying machine. */
    readonly machineDirection: Direction | null;
    readonly segments: readonly Segment[];
}

/** An adviser's judgement of a past decision: a comparison of the played action with the best action. Both actions were
 *  simulated with the same samples of hidden information. The search for the best action used other samples. */
export interface Review extends contract.Review {
    /** The best action; the played action if no better one was found. */
    best: Action;
}

/** An adviser's judgement of a legal action. */
export interface Advice extends contract.Advice {
    action: Action;
    /** The action, and the same player's expected further actions in this turn; up to Limits.maxLine actions. */
    line: Action[];
}
