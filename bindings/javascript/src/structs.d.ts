import type { ActionKind, Colour, Direction, EventKind, FigureKind, Named, Source } from "./constants.js";
import type * as contract from "./contract.js";
import type { ActionJson, EventJson, GameJson } from "./json.js";
import type { ActionProperties, EventProperties } from "./kind_fields.js";

/** The fields of an action; those that its kind does not use may be left out, and any enumeration may be named. What
 *  `count` holds may be told by its parts instead. An action that was posted to a worker, or written as JSON, is such an
 *  object and may be given wherever an action may.
 *  @example game.apply({ kind: "lay", x: 3, y: -1, rotation: 2 })
 *  @example game.apply({ kind: "place", colour: "red", figure: "meeple", segment: 0 }) */
export interface ActionFields {
    /** What it does. */
    kind: Named<ActionKind>;
    /** Number of a segment of its tile, 0 to 255. */
    segment?: number;
    /** Whose figure. */
    colour?: Named<Colour>;
    /** Quarter turns when laying, ghosts when pacifying, the number that chance has brought, a space of the track, the
     *  second of two joined segments, 1 for the courier, and names a figure that is placed, haunted, taken or the like: see the
     *  properties of Action. */
    count?: number;
    /** Cell, growing east, -32768 to 32767; the tile type when drawing. */
    x?: number;
    /** Cell, growing south, -32768 to 32767. */
    y?: number;
    /** Clockwise quarter turns of a tile that is laid, 0 to 3. */
    rotation?: number;
    /** Its place in the hand. */
    place?: number;
    /** The kind of the figure that is placed, haunted, taken or the like. */
    figure?: Named<FigureKind>;
    /** The ghosts on that figure, or those that a tile is rid of. */
    ghosts?: number;
    /** Whether the fairy is with that figure. */
    fairy?: boolean;
    /** What chance has brought: of the die, a token, an animal or a message; or a space of the track. */
    number?: number;
    /** The number of the second of two segments of the tile that are joined. */
    other?: number;
    /** Which of one's figures on the track takes the points. */
    counter?: 0 | 1 | "marker" | "courier";
    /** What was drawn: an index into Game.types; where a game is asked also its id. */
    tile?: number | string | null;
}

/** One action. It belongs to no game: any game says whether it is legal. */
export interface Action extends ActionProperties {}
export class Action implements Required<Pick<ActionFields, "kind" | "segment" | "colour" | "count" | "x" | "y">> {
    constructor(kind: Named<ActionKind>, segment?: number, colour?: Named<Colour>, count?: number, x?: number, y?: number);
    /** An action of these fields, legal or not. Throws InvalidArgumentError where a number is out of its range. */
    static of(fields: ActionFields): Action;
    /** One of the actions that a batch has told as bytes.
     *  @param index which of them, from 0, the default */
    static in(bytes: Uint8Array, index?: number): Action;
    /** Writes it where Action.in() finds it: for Batch.step(). */
    putInto(bytes: Uint8Array, index?: number): void;
    kind: ActionKind;
    segment: number;
    colour: Colour;
    count: number;
    x: number;
    y: number;
    /** Clockwise quarter turns of a tile that is laid, 0 to 3. */
    readonly rotation: number;
    /** The place in the hand, 0 to 2 in the order of taking, of a tile that is laid from there; else 0. */
    readonly placeInHand: number;
    /** The kind of the figure that is placed, haunted, taken or the like. */
    readonly figure: FigureKind;
    /** The ghosts that stand on that figure, which tell it from others beside it; or those that a tile is rid of. */
    readonly ghosts: number;
    /** Whether the fairy is with that figure, which tells it from others beside it as well. */
    readonly fairy: boolean;
    /** Whether both are the same in every field. */
    equals(other: ActionFields): boolean;
    /** The text form, such as "lay 3,-1 2". A draw names its tile type by the index, "draw #5", as ids are the game's:
     *  Game.text() names it by its id. Game.apply() takes both. */
    toString(): string;
    /** What JSON.stringify() writes, and Node logs: the properties that the kind uses, with names for enumerations. Any
     *  game takes it as an action. Game.actionToJson() tells the id of a tile type as well, and names in snake case. */
    toJSON(): ActionFields & { kind: ActionJson["kind"] };
}

export type { Anchor, Feature, Figure, Prisoner, Rollout, ScoringMeeple, StartTile, Supply, Tile, Window } from "./contract.js";

/** What the points of a scoring meeple came from; `points` by the names of the sources: `tally.points.bigTop`. */
export interface Tally extends Omit<contract.Tally, "points"> {
    points: Record<Uncapitalize<keyof typeof Source>, number>;
}

/** The open decision; fields that its kind does not use are 0. Node logs it as toJSON() tells it. */
export interface Decision extends contract.Decision {
    /** The same as `tileType`, null where there is none. */
    readonly tile?: number | null;
    /** What JSON.stringify() writes: the properties that the kind uses, with names for enumerations. */
    toJSON?(): { kind: GameJson["decision"]["kind"]; player: number; [field: string]: unknown };
}

/** Something that happened; EventKind tells which fields a kind uses. The others are 0 (colour: None). Node logs it as
 *  toJSON() tells it. */
export interface GameEvent extends contract.GameEvent, EventProperties {
    /** What JSON.stringify() writes: the properties that the kind uses, with names for enumerations. Game.eventToJson()
     *  tells the id of a tile type, and names in snake case. */
    toJSON?(): { kind: EventJson["kind"]; player: number; action: number; [field: string]: unknown };
}

/** An event as it may be given: what is left out is 0 (colour: None), any enumeration may be named; what toJSON() and
 *  Game.eventToJson() tell is one. */
export type EventFields = GameEvent | { kind: Named<EventKind>; [field: string]: unknown };

/** One printed segment of a tile type, unturned. In masks a side is the bit 1 << Side. */
export interface Segment extends Readonly<contract.Segment> {}

/** A tile type as it is printed, unturned. */
export interface TileType extends Readonly<Omit<contract.TileType, "segmentCount" | "machineDirection">> {
    /** Where its flying machine flies to, as printed; null: it has none. */
    readonly machineDirection: Direction | null;
    readonly segments: readonly Segment[];
}

/** What an adviser thinks of a decision that was made, compared with the best: both were played on with the same samples
 *  of what is hidden, which are others than those by which the best was found. */
export interface Review extends contract.Review {
    /** What is best; the action played, where nothing was found to be better. */
    best: Action;
}

/** What an adviser thinks of a legal action. */
export interface Advice extends contract.Advice {
    action: Action;
    /** The action, and what the same player is expected to decide after it in the turn: up to Limits.maxLine. */
    line: Action[];
}
