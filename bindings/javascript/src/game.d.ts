import type { Choices } from "./choices.js";
import type { DecisionKind, Named, RecordKind, Viewer } from "./constants.js";
import type { BoardElement } from "./descriptions.js";
import type { GameJsonToRead } from "./json.js";
import type { Learning } from "./learning.js";
import type { Bytes } from "./library.js";
import type { Rules, RulesLike } from "./rules.js";
import type { NamingOptions } from "./rendering.js";
import type { Action, ActionFields, EventFields, GameEvent } from "./structs.js";
import type { TileSet } from "./tiles.js";
import type { JsonOptions, ViewerOption } from "./json_output.js";

/** The tile sets of a game. Built-in sets, and sets that a record, position or snapshot contains, need not be given. */
export interface SetsOption {
    sets?: TileSet | Iterable<TileSet>;
}

export interface GameOptions extends SetsOption {
    /** The seed, which replaces the seed in the rules. */
    seed?: number | bigint;
    /** False: no events, undo, record or snapshot, but the fastest copies. */
    recording?: boolean;
}

/** A game. Until the game is over, it has one open decision of one player and lists the legal actions. An applied action
 *  leads to the next decision. Every argument for an action also accepts its text form.
 *  @example
 *  const game = new Game(Rules.cooperative({ level: 3 }), { seed: 7 });
 *  while (!game.isOver) game.apply(game.legalActions()[0]);
 *  console.log(game.summary());
 *  game.free(); */
export class Game extends Learning {
    /** Creates a game and plays it up to its first decision. Throws InvalidRulesError, whose reason names the field,
     *  InvalidTileSetError, UnknownNameError. */
    constructor(rules: RulesLike, options?: GameOptions);

    /** Estimates the memory of a recorded game at its end, in bytes, without creating the game. Built-in tile sets, which all
     *  games share, are not counted. Throws like the constructor. */
    static bytesOf(rules: RulesLike, options?: Pick<GameOptions, "sets">): number;

    // --- copies ---

    /** Returns a copy with its history. */
    clone(): Game;
    /** Makes this game equal to another game, which must have the same rules and tile sets. Without histories, the call only
     *  copies memory, which is fast enough for trying out actions. */
    copyFrom(other: Game): void;
    /** Returns the current state as bytes for restoreState(): the fastest way to keep many positions. The bytes have no
     *  history, and contain hidden information. Use toSnapshot() to store a game. */
    saveState(): Uint8Array;
    /** Restores a state from saveState() of this game, or of a game with equal rules and tile sets. A recording game deletes
     *  its history and stops recording. */
    restoreState(saved: Bytes): void;
    /** Restarts with another seed and deletes the history; recording stays on or off. */
    restart(seed: number | bigint): void;
    /** Stops recording and deletes the history. This cannot be undone. */
    stopRecording(): void;
    /** Whether the game records its history. */
    readonly recording: boolean;
    /** The rules with colours filled in. The rules contain the seed, which players must not see. */
    readonly rules: Rules;

    // --- the decision ---

    /** The kind of the open decision. */
    readonly phase: DecisionKind;
    /** Returns the legal actions of the open decision in canonical order; empty when the game is over. */
    legalActions(): Action[];
    /** Returns the legal actions of the open decision for front ends: cells with rotations, places on tiles, and
     *  buttons with texts.
     *  @param options names of players in the texts of buttons, as in describeAction() */
    choices(options?: NamingOptions): Choices;
    /** Chooses a legal action uniformly at random. This is faster than a choice from the list. Returns the action and the
     *  next state of the random generator. Throws GameOverError.
     *  @param random the state of the generator; the initial state can be any 64-bit number */
    randomAction(random: number | bigint): { action: Action; random: bigint };
    /** Applies a legal action and continues to the next decision, which may be in the next turn. Throws IllegalActionError,
     *  WrongDecisionError or GameOverError with the reason, or InvalidArgumentError for an invalid action or text; the game
     *  then does not change. */
    apply(action: ActionFields | string): void;
    /** Returns the reason why an action is not legal now, with the clause; null if it is legal. */
    whyNot(action: ActionFields | string): string | null;
    /** Describes the effect of an action, legal or not, in the open decision in words, such as "Places a large meeple on
     *  the road at 3,-1, north to east (4 tiles, 4 points, 1 open end)".
     *  @param options names of players; default the names in `headers`, otherwise the names of colours */
    describeAction(action: ActionFields | string, options?: NamingOptions): string;
    /** Returns the text form of an action, legal or not. */
    text(action: ActionFields | string): string;
    /** Parses the text form of an action, legal or not. Throws InvalidArgumentError. */
    parse(text: string): Action;

    /** The elements that boards of this game show besides marks, figures and pieces of expansions, such as kinds of segments,
     *  coats of arms and ghosts. */
    readonly elements: BoardElement[];

    // --- history ---

    /** Returns the applied actions that were not undone, starting at an index.
     *  @param since the index of the first returned action, 0 to actionCount; default 0 */
    actions(since?: number): Action[];
    /** Returns the events, starting at an index. To follow a game, store eventCount before each action. Each turn begins with
     *  an event "turn_began". Each change of points has an event "points_scored", whose `total` is the new score.
     *  @param since the index of the first returned event, 0 to eventCount; default 0 */
    events(since?: number): GameEvent[];
    /** Describes an event of this game in words, such as "red lays 14a at 2,1".
     *  @param options names of players, for "Anna lays 14a at 2,1"; default the names in `headers`, otherwise the names of
     *  colours */
    sentence(event: EventFields, options?: NamingOptions): string;
    /** Undoes the last actions and their events. If the call throws, the game does not change. Throws NothingToUndoError,
     *  NotRecordedError.
     *  @param count the number of actions, 0 to actionCount; default 1
     *  @returns the undone actions in the order in which they were played; apply them in this order to redo them */
    undo(count?: number): Action[];
    /** Reshuffles all hidden information and keeps the visible state, so that a search cannot peek. Hidden hands are dealt
     *  again too, except the viewer's own hand. Afterwards the game behaves as if it had been dealt this way from the start,
     *  with this seed in its rules. If the history cannot lead to the new hands, the game deletes the history and stops
     *  recording.
     *  @param viewer a player, or Viewer.Nobody, the default */
    determinize(seed: number | bigint, viewer?: number | Viewer): void;

    // --- texts and bytes ---

    /** A frozen copy of the game's headers by key. Headers are lines that the host adds to records, snapshots and positions.
     *  The header "x-name-red" is the name of the player with this colour; texts use this name unless their options give
     *  another name, or the name is longer than 63 bytes. */
    readonly headers: Readonly<Record<string, string>>;
    /** Sets a header.
     *  @param key "x-" followed by 1 to 61 letters, digits, "-", "_" or "."
     *  @param value the new value, without control characters, "#", or leading or trailing blanks; null removes the header */
    setHeader(key: string, value: string | null): void;

    /** Returns the record of the game, a readable text. Throws NotRecordedError.
     *  @param kind "full", the default: everything; "open": only visible information */
    toRecord(kind?: RecordKind | "full" | "open"): string;
    /** Returns the position as a text that people can read and write, for Game.fromPosition(). The game need not
     *  record its history.
     *  @param options the viewer: Viewer.Host, the default, sees the draw order and all hidden information; a player or
     *  nobody sees only visible information */
    toPosition(options?: ViewerOption): string;
    /** Returns the errors in the state of the game, one on each line; "" if the state is valid. Errors mean a defect of the
     *  library. The check recomputes everything from tiles and figures, which takes about as long as playing the game. The
     *  text can contain hidden information. */
    check(): string;
    /** Returns a snapshot: the game as bytes, with a version and a checksum. The bytes are the same on every machine, and
     *  contain hidden information until the game is over. Throws NotRecordedError. */
    toSnapshot(): Uint8Array;
    /** Creates a game from a position in JSON, from toJson() or another program: text, or the result of JSON.parse(). A
     *  position written for the host gives the same game. The seed in the rules determines the hidden information that a
     *  position written for another viewer lacks. A text of over 16 MiB is refused; the result of toJson() for a huge board
     *  can exceed this limit. Throws InvalidPositionError with the path and the clause, InvalidJsonError, InvalidRulesError,
     *  InvalidTileSetError or UnknownNameError. */
    static fromJson(json: GameJsonToRead | string, options?: SetsOption & JsonOptions): Game;
    /** Replays a record and checks every action. Throws a subclass of CannotLoadError: InvalidRecordError with the line of the
     *  error; UnknownTileSetError or InvalidTileSetError if a set is missing or differs from the named set. */
    static replay(record: string, options?: SetsOption): Game;
    /** Creates a game from a position. The history is empty. Undo goes back to the position, and records and snapshots contain
     *  the position. The seed determines hidden information that the position lacks. Throws a subclass of CannotLoadError:
     *  InvalidPositionError with line, column and clause; UnknownTileSetError or InvalidTileSetError if a set is missing or
     *  differs from the named set. */
    static fromPosition(position: string, options?: SetsOption): Game;
    /** Creates a game with its history from a snapshot, and checks every action. Throws a subclass of CannotLoadError. */
    static fromSnapshot(snapshot: Bytes, options?: SetsOption): Game;
    /** Creates a game from a record, a position or a snapshot, such as the content of a file. Throws a subclass of
     *  CannotLoadError. */
    static load(content: string | Bytes, options?: SetsOption): Game;
}
