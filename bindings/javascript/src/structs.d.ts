import type {
    ActionKind,
    Colour,
    DecisionKind,
    Direction,
    EventKind,
    FigureKind,
    Loss,
    Mark,
    Outcome,
    SegmentKind,
    SideKind,
} from "./constants.js";

/** The fields of an action; those that its kind does not use may be left out. An action that was posted to a worker, or
 *  written as JSON, is such an object and may be given wherever an action may. */
export interface ActionFields {
    /** What it does. */
    kind: ActionKind;
    /** Number of a segment of its tile, 0 to 255. */
    segment?: number;
    /** Whose figure. */
    colour?: Colour;
    /** Quarter turns when laying, ghosts when pacifying, the number that chance has brought, and names a figure that is
     *  placed, haunted, taken or the like: see the properties of Action. */
    count?: number;
    /** Cell, growing east, -32768 to 32767; the tile type when drawing. */
    x?: number;
    /** Cell, growing south, -32768 to 32767. */
    y?: number;
}

/** One action. It belongs to no game: any game says whether it is legal. */
export class Action implements Required<ActionFields> {
    constructor(kind: ActionKind, segment?: number, colour?: Colour, count?: number, x?: number, y?: number);
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
    /** The ghosts that stand on that figure, which tell it from others beside it. */
    readonly ghosts: number;
    /** Whether the fairy is with that figure, which tells it from others beside it as well. */
    readonly fairy: boolean;
    /** Whether both are the same in every field. */
    equals(other: ActionFields): boolean;
    /** The text form, such as "lay 3,-1 2". A draw names its tile type by the index alone, "draw #5", as ids are the
     *  game's: Game.text() names it by its id. */
    toString(): string;
}

/** The open decision; fields that its kind does not use are 0. */
export interface Decision {
    /** What the game waits for. */
    kind: DecisionKind;
    /** Who decides, from 0; when the game is over, whoever was active. */
    player: number;
    /** The tile drawn or laid this turn, index into Game.types; -1 before. */
    tileType: number;
    /** What it is about: the laid tile, the closed cemetery, the scored feature, the hound, the tower that takes, the
     *  dragon, where the wagon stood. */
    x: number;
    /** Its row, growing south. */
    y: number;
    /** And the segment there. */
    segment: number;
    /** 1 or 2 where a hound is placed or pacifies. */
    hound: number;
    /** On offer, or to be assigned. */
    points: number;
    /** The colour that earned the points to be assigned; the wagon's; that of the meeple taken; else None. */
    colour: Colour;
}

/** Something that happened; EventKind tells which fields a kind uses. The others are 0 (colour: None). */
export interface GameEvent {
    kind: EventKind;
    /** The active player, from 0. */
    player: number;
    /** Whose figure. */
    colour: Colour;
    /** Number of a segment of its tile. */
    segment: number;
    /** Cell, growing east. */
    x: number;
    /** Cell, growing south. */
    y: number;
    /** Where a buried or caught meeple, the dragon, a wagon or the big top came from. */
    fromX: number;
    fromY: number;
    /** Limits.noSegment: out of a supply, or from beside the board. */
    fromSegment: number;
    /** What kind of feature. */
    feature: SegmentKind;
    /** Ghosts, quarter turns, colours, the hound, ...: see the kind. */
    count: number;
    /** Which kind of figure. */
    figure: FigureKind;
    /** Index into Game.types; -1 for a tile that is hidden. */
    type: number;
    /** Tiles of the feature. */
    tiles: number;
    /** Coats of arms of the feature. */
    coats: number;
    /** Completed cities beside a field. */
    cities: number;
    /** Points of this event. */
    points: number;
    /** What it comes to. */
    total: number;
    /** How many actions had been applied: 0 during setup, n in the n-th action. */
    action: number;
    /** How many, where `count` tells of what. */
    amount: number;
}

/** A tile on the board. */
export interface Tile {
    /** Cell, growing east. */
    x: number;
    /** Cell, growing south. */
    y: number;
    /** Index into Game.types; -1: face down, and hidden until the game is over. */
    type: number;
    /** Clockwise quarter turns, 0 to 3. */
    rotation: number;
    faceDown: boolean;
    /** On all its segments. */
    ghosts: number;
    /** Of the tower on its foundation. */
    floors: number;
}

/** A figure on the board. */
export interface Figure {
    colour: Colour;
    kind: FigureKind;
    /** Whether it lies on a cemetery for good. */
    buried: boolean;
    /** Index into Game.tiles. */
    tile: number;
    /** Number of its segment. */
    segment: number;
    /** Standing on the figure itself. */
    ghosts: number;
    /** Bit 0: hound I, bit 1: hound II. */
    hounds: number;
    /** Whether the fairy is beside it. */
    fairy: boolean;
}

/** Segments joined across sides. */
export interface Feature {
    kind: SegmentKind;
    /** Index into Game.tiles of its first segment's tile. */
    tile: number;
    /** And number there; together they name the feature until the next action. */
    segment: number;
    /** Its tiles; of a castle, monastery, garden or cemetery those on its 9 cells, face-down ones too. */
    tiles: number;
    /** Sides without a partner; castle, monastery, garden, cemetery: empty cells among the 8. */
    openSides: number;
    /** Coats of arms. */
    coats: number;
    /** Standing on its segments. */
    ghosts: number;
    /** Whether it is complete; a mist bank: finished; a cemetery: closed. */
    complete: boolean;
    /** Whether it can never be completed. */
    haunted: boolean;
    /** What one colour would score for it as it lies, were it complete. */
    worth: number;
    /** Meeples standing on it, of every kind that occupies, by Colour. */
    meeples: number[];
    /** Field: completed cities that it touches. */
    cities: number;
    /** What is printed on its segments, of what the game plays with. */
    marks: Mark[];
    /** Symbols of a city, where they are played, by Good. */
    goods: number[];
}

/** A meeple that counts points. */
export interface ScoringMeeple {
    /** None for the common one of levels 1 to 5. */
    colour: Colour;
    /** Points. */
    total: number;
    /** Where it stands on the track of 50 spaces. */
    space: number;
    /** How often it has passed space 0. */
    lap: number;
}

/** What one colour has off the board. */
export interface Supply {
    /** Ready to be placed, by FigureKind. */
    figures: number[];
    /** Guards that wait beside the track. */
    reserve: number;
    /** Tokens that its player has taken, by Good. */
    goods: number[];
    /** Floors of towers left to its player. */
    floors: number;
    /** 1: its player holds the abbey; else 0. */
    abbeys: number;
    /** With its shepherd, who stands on the board. */
    sheep: number;
}

/** A figure that another player holds. */
export interface Prisoner {
    /** Whose it is. */
    colour: Colour;
    kind: FigureKind;
    /** Who holds it. */
    holder: Colour;
}

/** How a game that was played to its end by chance went. */
export interface Rollout {
    outcome: Outcome;
    lossReason: Loss;
    /** The number of the last turn. */
    turns: number;
    /** Applied in this roll-out. */
    actions: number;
    /** The colours that have won. */
    winners: Colour[];
    /** Cooperative: points of the scoring meeple furthest behind; competitive: the most points. */
    total: number;
    /** Points by Colour; 0 for a colour without a scoring meeple of its own. */
    totals: number[];
    /** Ghosts left in the supply. */
    ghostSupply: number;
    /** Tiles on the board. */
    tiles: number;
}

/** A rectangle of cells: what a program that learns looks at. */
export interface Window {
    /** Its north-west cell, -32768 to 32767. */
    x: number;
    y: number;
    /** Cells, 1 to 255. */
    width: number;
    height: number;
}

/** One printed segment of a tile type, unturned. */
export interface Segment {
    readonly kind: SegmentKind;
    /** Road, city, mist, river: mask of the sides it reaches, bits 1 << Side; else 0. */
    readonly sides: number;
    /** Field: bits 1 << 2*side for the left half looking outward, 1 << (2*side+1) for the right one. */
    readonly halfSides: number;
    /** Field: mask of the numbers of this tile's city segments that it touches. */
    readonly touches: number;
    /** City: coats of arms. */
    readonly coats: number;
    /** Mist: ghost symbols. */
    readonly symbols: number;
    /** Where a meeple stands: percent of the tile's width from the west. */
    readonly anchorX: number;
    /** And percent of its height from the north. Game.spot() tells it of tiles on the board. */
    readonly anchorY: number;
    readonly marks: Mark[];
    /** City: mask of those of its sides on which another city of the tile ends too. */
    readonly sharedSides: number;
}

/** A tile type as it is printed, unturned. */
export interface TileType {
    /** Its name in texts. */
    readonly id: string;
    /** How many are printed, those in the starting block included. */
    readonly copies: number;
    /** What north, east, south, west show. */
    readonly sides: SideKind[];
    /** Mask of sides, bits 1 << Side. */
    readonly mistySides: number;
    /** Mask of its segments' kinds, bits 1 << SegmentKind. */
    readonly kinds: number;
    /** On the tile as a whole, not those of its segments. */
    readonly marks: Mark[];
    /** Where its flying machine flies to, as printed; null: it has none. */
    readonly machineDirection: Direction | null;
    readonly segments: readonly Segment[];
}

/** One tile of a starting block, unturned. */
export interface StartTile {
    x: number;
    y: number;
    /** Index into the types of its set. */
    type: number;
}

/** What an adviser thinks of a legal action. */
export interface Advice {
    action: Action;
    /** How many simulations began with it; 0: judged at first sight alone. */
    visits: number;
    /** About how likely the player who decides wins with it, or the team: 0 to 1. */
    winning: number;
    /** Competitive: by how many points its player is expected to be ahead of the best of the others; of a team, and of
     *  who plays alone: the total that is expected. */
    points: number;
    /** By what actions are compared: points; of a team 0 to 100, for winning and getting far. */
    judgement: number;
    /** The action, and what the same player is expected to decide after it in the turn: up to Limits.maxLine. */
    line: Action[];
}
