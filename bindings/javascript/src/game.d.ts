import type { DecisionKind, Named, RecordKind, Viewer } from "./constants.js";
import type { BoardElement } from "./descriptions.js";
import type { GameJsonToRead } from "./json.js";
import type { Learning } from "./learning.js";
import type { Bytes } from "./library.js";
import type { Rules, RulesLike } from "./rules.js";
import type { NamingOptions } from "./shown.js";
import type { Action, ActionFields, EventFields, GameEvent } from "./structs.js";
import type { TileSet } from "./tiles.js";
import type { JsonOptions, ViewerOption } from "./written.js";

/** The tile sets played with; those that are built in, or whose text a record, position or snapshot carries, need not be given. */
export interface SetsOption {
    sets?: TileSet | Iterable<TileSet>;
}

export interface GameOptions extends SetsOption {
    /** Instead of that of the rules. */
    seed?: number | bigint;
    /** False keeps no past: no events, undo, record or snapshot, and the quickest copies. */
    recording?: boolean;
}

/** A game. It always stands at one decision of one player, lists the legal actions, and goes on to the next decision with
 *  the action that is applied, until it is over. Where an action is to be given, its text form will do as well.
 *  @example
 *  const game = new Game(Rules.cooperative({ level: 3 }), { seed: 7 });
 *  while (!game.isOver) game.apply(game.legalActions()[0]);
 *  console.log(game.summary());
 *  game.free(); */
export class Game extends Learning {
    /** Makes a game and plays it up to its first decision. Throws InvalidRulesError, whose reason names the field,
     *  InvalidTileSetError, UnknownNameError. */
    constructor(rules: RulesLike, options?: GameOptions);

    /** Estimates how many bytes a game takes when it is played to its end and keeps its past, before it is made. Built-in
     *  tile sets, which all games share, are not counted. Throws as the constructor does. */
    static bytesOf(rules: RulesLike, options?: Pick<GameOptions, "sets">): number;

    // --- its life ---

    /** A copy with all of its past. */
    clone(): Game;
    /** Becomes equal to a game of the same rules and tile sets. Between games without a past it is but a copy of memory:
     *  the way to try out actions. */
    copyFrom(other: Game): void;
    /** The present of the game as bytes that takeUp() brings back: the quickest way to keep many positions. They have no
     *  past, and hidden things in them. To store a game there is toSnapshot(). */
    hold(): Uint8Array;
    /** Comes to a position that hold() told of this game, or of one of equal rules and tile sets. A game that has recorded
     *  its past forgets it and records no more. */
    takeUp(held: Bytes): void;
    /** Begins anew with another seed; what was recorded is forgotten, whether it records stays. */
    restart(seed: number | bigint): void;
    /** Stops keeping a past, and forgets it. Cannot be undone. */
    stopRecording(): void;
    /** Whether the game keeps its past. */
    readonly recording: boolean;
    /** The rules, colours filled in; the seed as well, which players must not see. */
    readonly rules: Rules;

    // --- the decision ---

    /** What the game waits for. */
    readonly phase: DecisionKind;
    /** The legal actions of the open decision in their canonical order; none when the game is over. */
    legalActions(): Action[];
    /** One of the legal actions, each exactly as likely as another, quicker than a list, and the state of the generator
     *  after it. Throws GameOverError.
     *  @param random the state; any number of 64 bits will do to begin with */
    randomAction(random: number | bigint): { action: Action; random: bigint };
    /** Carries out a legal action and goes on to the next decision. Throws IllegalActionError, WrongDecisionError or
     *  GameOverError with the reason; InvalidArgumentError for what is no action or no text of one. Nothing has changed
     *  then. */
    apply(action: ActionFields | string): void;
    /** Why an action is not legal now, in words with the clause; null if it is legal. */
    whyNot(action: ActionFields | string): string | null;
    /** What an action would do in the open decision, in words, legal or not, such as "Places a large meeple on the road at
     *  3,-1, north to east (4 tiles, worth 4, 1 open end)".
     *  @param options names of players; default those of their colours */
    describeAction(action: ActionFields | string, options?: NamingOptions): string;
    /** The one text form of an action, legal or not. */
    text(action: ActionFields | string): string;
    /** The action of a text form, legal or not. Throws InvalidArgumentError. */
    parse(text: string): Action;

    /** What boards of this game show besides marks, figures and pieces of expansions: kinds of segments, coats of arms,
     *  ghosts ... */
    readonly elements: BoardElement[];

    // --- the past ---

    /** The actions applied and not undone, from one of them on.
     *  @param since 0 to actionCount; default 0 */
    actions(since?: number): Action[];
    /** What has happened, from one event on. To follow a game, remember eventCount before each action.
     *  @param since 0 to eventCount; default 0 */
    events(since?: number): GameEvent[];
    /** An event of this game in words, such as "red lays 14a at 2,1".
     *  @param options names of players, for "Anna lays 14a at 2,1"; default those of their colours */
    sentence(event: EventFields, options?: NamingOptions): string;
    /** Takes the last actions back, their events too: all of these or, where it throws, none. Throws NothingToUndoError,
     *  NotRecordedError.
     *  @param count 0 to actionCount; default 1
     *  @returns what was taken back, in the order of playing: apply each again to redo it */
    undo(count?: number): Action[];
    /** Deals anew what is hidden and keeps all that is visible, so that a search cannot peek; hidden hands too, but that of
     *  the viewer. The game is then one that was dealt so from the start, and the seed in its rules is this one. Where its
     *  past may not lead to the new hands, it forgets it and records no more.
     *  @param viewer a player, or Viewer.Nobody, the default */
    determinize(seed: number | bigint, viewer?: number | Named<Viewer>): void;

    // --- on paper, and as bytes ---

    /** The game as text that people can read. Throws NotRecordedError.
     *  @param kind everything, the default, or "open": only what the players saw */
    toRecord(kind?: RecordKind | "full" | "open"): string;
    /** The position as text that people can read and write, which Game.fromPosition() makes a game of; one that keeps no
     *  past has one too.
     *  @param options who looks: Viewer.Host, the default, sees the order of draws and all that is hidden, a player or
     *  nobody what there is to be seen */
    toPosition(options?: ViewerOption): string;
    /** What is wrong with the state of the game, a line each; "" if it is sound, as it is unless the library has a defect.
     *  All is worked out anew from tiles and figures, which takes about as long as playing the game. It may tell what is
     *  hidden. */
    check(): string;
    /** The game as bytes with version and checksum, the same on every machine. It holds hidden state while the game is
     *  open. Throws NotRecordedError. */
    toSnapshot(): Uint8Array;
    /** A game that begins with a position in JSON, as toJson() writes it or somebody else: text, or what JSON.parse() makes
     *  of it. The host's gives the same game; of another viewer's, what that one does not see is dealt by the seed of its
     *  rules. Text above 16 MiB, which toJson() of a huge board may be, is refused.
     *  Throws InvalidPositionError with the path in it and the clause, InvalidJsonError, InvalidRulesError,
     *  InvalidTileSetError or UnknownNameError. */
    static fromJson(json: GameJsonToRead | string, options?: SetsOption & JsonOptions): Game;
    /** Plays a record again, checking every action. Throws a child of CannotLoadError: InvalidRecordError with the line
     *  that cannot be; UnknownTileSetError or InvalidTileSetError where a set is missing or another one. */
    static replay(record: string, options?: SetsOption): Game;
    /** A game that begins with a position: its past is empty, undo leads back to it, records and snapshots carry it. What
     *  the position leaves open of what is hidden is dealt by its seed. Throws a child of CannotLoadError:
     *  InvalidPositionError with line, column and clause; UnknownTileSetError or InvalidTileSetError where a set is missing
     *  or another one. */
    static fromPosition(position: string, options?: SetsOption): Game;
    /** The game of a snapshot, its past included. Every action is checked again. Throws a child of CannotLoadError. */
    static fromSnapshot(snapshot: Bytes, options?: SetsOption): Game;
    /** The game of a record, a position or a snapshot, whichever it is: what a file held. Throws a child of
     *  CannotLoadError. */
    static load(content: string | Bytes, options?: SetsOption): Game;
}
