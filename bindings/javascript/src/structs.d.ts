import type { ActionKind, Colour, Direction, EventKind, FigureKind, Named, Source } from "./constants.js";
import type * as contract from "./contract.js";
import type { ActionJson, EventJson, GameJson } from "./json.js";
import type { ActionProperties, EventProperties } from "./kind_fields.js";

/** The fields of an action. Fields that its kind does not use may be left out, and enumerations may be given by name.
 *  The parts of `count` may be given in place of it. An action that was posted to a worker or written as JSON is such
 *  an object, and is accepted as an action.
 *  @example game.apply({ kind: "lay", x: 3, y: -1, rotation: 2 })
 *  @example game.apply({ kind: "place", colour: "red", figure: "meeple", segment: 0 }) */
export interface ActionFields {
    /** The kind of the action. */
    kind: Named<ActionKind>;
    /** The number of a segment of the tile, 0 to 255. */
    segment?: number;
    /** The colour of the figure. */
    colour?: Named<Colour>;
    /** Quarter turns when laying, ghosts when pacifying, a random number, a space of the track, the second of two
     *  joined segments, 1 for the courier, or the number of a figure that is placed, haunted or taken: see the
     *  properties of Action. */
    count?: number;
    /** Cell, growing east, -32768 to 32767; the tile type when drawing. */
    x?: number;
    /** Cell, growing south, -32768 to 32767. */
    y?: number;
    /** Clockwise quarter turns of a laid tile, 0 to 3. */
    rotation?: number;
    /** The tile's place in the hand. */
    place?: number;
    /** The kind of a figure that is placed, haunted or taken. */
    figure?: Named<FigureKind>;
    /** The ghosts on that figure, or the ghosts to remove from a tile. */
    ghosts?: number;
    /** Whether the fairy is with that figure. */
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

/** An action. It belongs to no game: any game can check whether it is legal. */
export interface Action extends ActionProperties {}
export class Action implements Required<Pick<ActionFields, "kind" | "segment" | "colour" | "count" | "x" | "y">> {
    constructor(kind: Named<ActionKind>, segment?: number, colour?: Named<Colour>, count?: number, x?: number, y?: number);
    /** Creates an action of these fields, legal or not. Throws InvalidArgumentError if a number is out of its range. */
    static of(fields: ActionFields): Action;
    /** Reads an action from the bytes that a batch has returned.
     *  @param index of the action, default 0 */
    static in(bytes: Uint8Array, index?: number): Action;
    /** Writes the action in the form that Action.in() reads: for Batch.step(). */
    putInto(bytes: Uint8Array, index?: number): void;
    kind: ActionKind;
    segment: number;
    colour: Colour;
    count: number;
    x: number;
    y: number;
    /** Clockwise quarter turns of a laid tile, 0 to 3. */
    readonly rotation: number;
    /** The place in the hand of a tile laid from there, 0 to 2 in the order of taking; otherwise 0. */
    readonly placeInHand: number;
    /** The kind of a figure that is placed, haunted or taken. */
    readonly figure: FigureKind;
    /** The ghosts on that figure, which distinguish it from others on the segment; or the ghosts to remove from a
     *  tile. */
    readonly ghosts: number;
    /** Whether the fairy is with that figure, which also distinguishes it from others. */
    readonly fairy: boolean;
    /** Whether both actions are equal in every field. */
    equals(other: ActionFields): boolean;
    /** Returns the text form, such as "lay 3,-1 2". A draw names its tile type by the index, "draw #5", because ids
     *  belong to a game: Game.text() writes the id. Game.apply() accepts both. */
    toString(): string;
    /** Returns the value for JSON.stringify() and for logs in Node: the properties that the kind uses, with names for
     *  enumerations. Any game accepts it as an action. Game.actionToJson() also writes the id of a tile type, and names
     *  in snake case. */
    toJSON(): ActionFields & { kind: ActionJson["kind"] };
}

export type { Anchor, Feature, Figure, Points, Prisoner, Rollout, ScoringMeeple, StartTile, Supply, Tile, Window } from "./contract.js";

/** The sources of a scoring meeple's points; `points` by the names of the sources: `tally.points.bigTop`. */
export interface Tally extends Omit<contract.Tally, "points"> {
    points: Record<Uncapitalize<keyof typeof Source>, number>;
}

/** The open decision; fields that its kind does not use are 0. Logs in Node show the result of toJSON(). */
export interface Decision extends contract.Decision {
    /** The same as `tileType`; null if there is none. */
    readonly tile?: number | null;
    /** Returns the value for JSON.stringify(): the properties that the kind uses, with names for enumerations. */
    toJSON?(): { kind: GameJson["decision"]["kind"]; player: number; [field: string]: unknown };
}

/** An event. EventKind describes the fields that a kind uses; the others are 0 (colour: None). Logs in Node show the
 *  result of toJSON(). */
export interface GameEvent extends contract.GameEvent, EventProperties {
    /** Returns the value for JSON.stringify(): the properties that the kind uses, with names for enumerations.
     *  Game.eventToJson() also writes the id of a tile type, and names in snake case. */
    toJSON?(): { kind: EventJson["kind"]; player: number; action: number; [field: string]: unknown };
}

/** An event as an argument: missing fields are 0 (colour: None), and enumerations may be given by name. The results of
 *  toJSON() and Game.eventToJson() are accepted. */
export type EventFields = GameEvent | { kind: Named<EventKind>; [field: string]: unknown };

/** A printed segment of a tile type, unrotated. In masks a side is the bit 1 << Side. */
export interface Segment extends Readonly<contract.Segment> {}

/** A tile type as it is printed, unrotated. */
export interface TileType extends Readonly<Omit<contract.TileType, "segmentCount" | "machineDirection">> {
    /** The direction of its flying machine, as printed; null if it has none. */
    readonly machineDirection: Direction | null;
    readonly segments: readonly Segment[];
}

/** An adviser's judgement of a past decision, compared with the best action. Both actions were played on with the same
 *  samples of hidden information, which differ from the samples that found the best action. */
export interface Review extends contract.Review {
    /** The best action; the played action if no better one was found. */
    best: Action;
}

/** An adviser's judgement of a legal action. */
export interface Advice extends contract.Advice {
    action: Action;
    /** The action, and the expected later actions of the same player in this turn: up to Limits.maxLine. */
    line: Action[];
}
