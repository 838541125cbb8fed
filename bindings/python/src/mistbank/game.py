"""One game: one decision at a time, its legal actions, events, queries and undo."""

from __future__ import annotations

import os
import struct
from ctypes import byref, c_int32, c_uint64
from random import getrandbits
from typing import TYPE_CHECKING, Any, Callable, Iterable, Optional, TypeVar, Union, overload

from . import _structs
from ._action_list import list_of_bytes
from ._calls import Message, content_of, decoded, flag_of, int32, made, member_of, number_of, path_of, problem_of
from ._calls import seed_of, shown, text_of
from ._library import library, undeclared
from ._native import NativeGame
from ._old_names import attribute_of_game
from ._queries import GameQueries
from ._values import DECISION, EVENT, ROLLOUT, TALLY, Event, Rollout, ScoringMeeple, Tally
from ._values import decision_of, event_of, rollout_of, tally_of
from .constants import Colour, DecisionKind, Outcome, RecordKind, Scope, Theme, Viewer
from .descriptions import BoardElement, element_of
from .errors import Closed, InvalidArgument, InvalidPosition, InvalidRecord, InvalidSnapshot, NothingToUndo
from .headers import Headers
from .marks import PictureMark, structs_of
from .parts import Bag, Board, FactNumbers, Hound, OpenDecision, Player, scores_of, scoring_meeples_of
from .picture import Picture, options_of
from .player_names import PlayerNames, text_options
from .rules import Rules, rules_of, struct_of
from .tiles import TileSet, handles_of, sets_of
from .values import ACTION, BYTES_OF_ACTIONS, CHOICE, Action, Choice, Result, Tile, TileType
from .values import action_of_bytes, choice_of

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    from .learning.arrays import Observation

Own = TypeVar("Own", bound="Game")

_SIZE = ACTION.size
_OPEN = int(Outcome.OPEN)
_SNAPSHOT = b"MBSN"  # the first bytes of snapshots
_POSITION = "mistbank-position"  # the first word of positions

_call_apply = undeclared("mistbank_game_apply")
_call_random_action = library.mistbank_game_random_action
_call_copy_from = library.mistbank_game_copy_from


class Game(GameQueries):
    """A game, from its first decision to its end. Only one thread at a time may use a game; different threads may use
    different games in parallel. Games can be pickled and copied.

    >>> import mistbank as mb
    >>> game = mb.Game(mb.cooperative(level=3), seed=7)
    >>> while not game.is_over:
    ...     game.apply(game.legal_actions()[0])

    The parts of a game are `game.decision`, `game.board`, `game.bag`, `game.players` and `game.facts`.
    """

    __slots__ = ("__weakref__",)

    def __init__(
        self,
        rules: Union[Rules, str],
        *,
        seed: Optional[int] = None,
        sets: Union[TileSet, Iterable[TileSet]] = (),
        recording: bool = True,
    ) -> None:
        """Creates a game and plays it up to its first decision.

        rules: the rules; a str is the name of a preset
        seed: the seed, which replaces the seed in the rules
        sets: the tile sets; the default is the built-in sets of the game
        recording: False: no events, undo, record or snapshot, but the fastest copies
        """
        rules, records = rules_of(rules), flag_of("recording", recording)
        asked = struct_of(rules if seed is None else rules.replace(seed=seed_of(seed)))
        given = sets_of(sets)
        handle = made(library.mistbank_game_create, byref(asked), handles_of(given), len(given), None)
        self._native = NativeGame(handle, given)
        if not records:
            self.stop_recording()

    @classmethod
    def _of(cls: type[Own], native: NativeGame) -> Own:
        game = cls.__new__(cls)
        game._native = native
        return game

    if not TYPE_CHECKING:  # hidden from type checkers, so that they report old and misspelt names

        def __getattr__(self, name: str) -> Any:
            return attribute_of_game(self, name)

    def close(self) -> None:
        """Frees the game's memory now. Any further use raises Closed; closing again does nothing."""
        self._native.close()

    def __enter__(self: Own) -> Own:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def __eq__(self, other: object) -> bool:
        """Compares positions, including hidden information, but not histories. A closed game has no position and equals only
        itself."""
        if not isinstance(other, Game):
            return NotImplemented
        if self._native.at is None or other._native.at is None:
            return self is other
        return self.state_hash == other.state_hash

    __hash__ = None  # type: ignore[assignment]  # games are mutable

    # --- the decision ---

    @property
    def decision(self) -> OpenDecision:
        """The open decision, with its question."""
        decision = decision_of(self._native.ask_struct(DECISION, library.mistbank_game_decision))
        return OpenDecision._of(decision, self._native.fetch_text(library.mistbank_game_question, None))

    @property
    def phase(self) -> DecisionKind:
        """The kind of the open decision: `decision.kind`."""
        return decision_of(self._native.ask_struct(DECISION, library.mistbank_game_decision)).kind

    def legal_actions(self) -> list[Action]:
        """Returns a new list of the legal actions of the open decision, in canonical order; empty when the game is over.
        The list creates each action at its first access."""
        return self._native.legal_actions()

    def choices(self) -> list[Choice]:
        """Returns the legal actions of the open decision for front ends, each with its place on the board. The choices are
        sorted by kind: choices that place a figure first, choices without a place last. Choices of one kind for one place
        are adjacent. describe_action() describes a choice in words."""
        return self._native.ask_list(choice_of, CHOICE, library.mistbank_game_choices, guess=64)

    @overload
    def random_action(self) -> Action: ...

    @overload
    def random_action(self, random: int) -> tuple[Action, int]: ...

    def random_action(self, random: Optional[int] = None) -> Union[Action, tuple[Action, int]]:
        """Chooses a legal action uniformly at random. Raises GameOver.

        random: the state of a random generator; the initial state can be any number below 2**64. The call also returns the
            next state: `action, random = game.random_action(random)`. None: Python's own generator, see random.seed()
        """
        native = self._native
        state = c_uint64(getrandbits(64) if random is None else number_of("random", random, 0, 2**64 - 1))
        status = _call_random_action(native._handle, byref(state), native.input_at)
        if status:
            native.fail(status)
        action = action_of_bytes(bytes(native.input))
        return action if random is None else (action, state.value)

    def apply(self, action: Union[Action, str]) -> None:
        """Applies a legal action, given as an action or in text form, and continues to the next decision. Raises
        IllegalAction, WrongDecision or GameOver with the reason; the game then does not change."""
        native = self._native
        try:
            status = _call_apply(native.at, BYTES_OF_ACTIONS[id(action)][0])
        except KeyError:  # the argument is text, or an action that did not come from the library
            native.put(action)
            status = _call_apply(native.at, native.input_at)
        if status:
            native.fail(status)

    def why_not(self, action: Union[Action, str]) -> Optional[str]:
        """Returns the reason why the action is not legal now, with the clause; None if it is legal."""
        self._native.put(action)
        return self._native.fetch_text(library.mistbank_game_why_not, self._native.input_at) or None

    def parse(self, text: str) -> Action:
        """Parses the text form of an action, legal or not."""
        return self._native.parse(text)

    def text(self, action: Action) -> str:
        """Returns the text form of an action, legal or not."""
        self._native.put(action)
        return self._native.fetch_text(library.mistbank_game_action_text, self._native.input_at)

    def describe_action(self, action: Union[Action, str], *, names: PlayerNames = {}) -> str:
        """Describes the effect of an action, legal or not, in the open decision in words, for example "Places a large
        meeple on the road at 3,-1, north to east (4 tiles, 4 points, 1 open end)".

        names: the names of players by colour, such as {"red": "Anna"}
        """
        self._native.put(action)
        return self._native.fetch_text(library.mistbank_game_describe_action, self._native.input_at, byref(text_options(names)))

    def undo(self, count: int = 1) -> None:
        """Undoes the last actions and their events. If the call raises an exception, the game does not change.

        count: the number of actions, 0 to `action_count`. A larger count raises NothingToUndo. In a game without recording,
            a count of 1 or more raises NotRecorded.
        """
        applied = self.action_count
        try:
            steps = number_of("count", count, 0, applied)
        except InvalidArgument:
            if count < 0:
                raise InvalidArgument(f"count must be 0 or more, not {shown(count)}") from None
            if self.recording:
                if applied == 0:
                    raise NothingToUndo("the game is at its start: there is nothing to undo") from None
                there_are = f"count must be from 0 to {applied}, the number of applied actions"
                raise NothingToUndo(f"{there_are}, not {shown(count)}") from None
            steps = 1  # the library refuses this step and gives the reason
        for _ in range(steps):
            self._native.check(library.mistbank_game_undo(self._native._handle))

    def determinize(self, seed: int, viewer: Union[Viewer, int] = Viewer.NOBODY) -> None:
        """Reshuffles all hidden information and keeps the visible state, so that a search cannot peek. Hidden hands are
        dealt again too, except the viewer's own hand.

        Afterwards the game behaves as if it had been dealt this way from the start, with this seed in its rules. If the
        history cannot lead to the new hands, the game deletes the history and stops recording.

        viewer: a player, or Viewer.NOBODY
        """
        number = int32("viewer", viewer)
        self._native.check(library.mistbank_game_determinize_for(self._native._handle, seed_of(seed), number))

    def rollout(self, seed: int) -> Rollout:
        """Plays this game to its end with random actions; see mistbank.learning.rollouts() for many games."""
        return rollout_of(self._native.ask_struct(ROLLOUT, library.mistbank_game_rollout, seed_of(seed)))

    # --- copies ---

    def clone(self: Own) -> Own:
        """Returns a copy with its history."""
        return self._of(self._native.clone())

    __copy__ = clone

    def __deepcopy__(self: Own, memo: object) -> Own:
        return self.clone()

    def copy_from(self: Own, other: Own) -> None:
        """Makes this game equal to a game with the same rules and tile sets. Without histories, the call only copies memory,
        which is fast enough for trying out actions."""
        if not isinstance(other, Game):
            raise TypeError(f"other must be a Game, not {type(other).__name__}")
        if other._native.at is None:
            raise Closed("the other game is closed")
        status = _call_copy_from(self._native._handle, other._native._handle)
        if status:
            self._native.fail(status)

    def save_state(self) -> bytes:
        """Returns the current state as bytes for restore_state(): the fastest way to keep many positions. The bytes contain
        hidden information, but no history. Use snapshot() to store a game."""
        return bytes(self._native.fetch(library.mistbank_game_save_state, 1, 16384))

    def restore_state(self, saved: bytes) -> None:
        """Restores a state from save_state() of this game, or of a game with equal rules and tile sets. A recording game
        deletes its history and stops recording."""
        if not isinstance(saved, bytes):
            raise TypeError(f"saved must be bytes, not {type(saved).__name__}")
        self._native.check(library.mistbank_game_restore_state(self._native._handle, saved, len(saved)))

    def restart(self, seed: int) -> None:
        """Restarts the game with another seed, like Game(rules, seed=seed). Deletes the history."""
        self._native.check(library.mistbank_game_restart(self._native._handle, seed_of(seed)))

    def stop_recording(self) -> None:
        """Stops recording and deletes the history. This cannot be undone."""
        self._native.check(library.mistbank_game_stop_recording(self._native._handle))

    @property
    def recording(self) -> bool:
        """Whether the game records its history."""
        return self._native.ask_number(library.mistbank_game_recording) == 0

    @property
    def headers(self) -> Headers:
        """The lines that the host adds to records, such as the names of players: `game.headers["x-name-red"] = "Anna"`."""
        self._native.need_open()
        return Headers(self._native)

    @property
    def rules(self) -> Rules:
        """The rules with colours filled in. The rules contain the seed, which players must not see."""
        return self._native.rules

    # --- history ---

    def actions(self, since: int = 0) -> list[Action]:
        """Returns the applied actions that were not undone, from index `since` (0 to `action_count`) on."""
        first = number_of("since", since, 0, self.action_count)
        return list(list_of_bytes(bytes(self._native.fetch(library.mistbank_game_actions, _SIZE, 256, first))))

    def events(self, since: int = 0) -> list[Event]:
        """Returns the events from index `since` (0 to `event_count`) on. To follow a game, store `event_count` before each
        action."""
        first = number_of("since", since, 0, self.event_count)
        data = self._native.fetch(library.mistbank_game_events, EVENT.size, 256, first)
        return [event_of(fields) for fields in EVENT.iter_unpack(data)]

    def sentence(self, event: Event, *, names: PlayerNames = {}) -> str:
        """Describes an event of this game in words.

        names: the names of players by colour, such as {"red": "Anna"}
        """
        if not names:
            return self._native.fetch_text(library.mistbank_game_sentence, _packed_event(event))
        return self._native.fetch_text(library.mistbank_game_describe_event, _packed_event(event), byref(text_options(names)))

    # --- the state of the game ---

    @property
    def is_over(self) -> bool:
        outcome = self._native.ask_outcome()
        if outcome == _OPEN:
            return False
        self._native.need_open()
        return True

    @property
    def winners(self) -> tuple[Colour, ...]:
        """The winning colours; empty while the game is open, and if the team has lost."""
        self._native.need_open()
        won = library.mistbank_game_has_won
        return tuple(colour for colour in Colour if colour is not Colour.NONE and won(self._native._handle, colour))

    def returns(self) -> list[float]:
        """Returns the result for each player, as in OpenSpiel: 0.0 for everybody while the game is open. At the end, 1.0
        for every winner (all players of a winning team, all players with the most points) and -1.0 for the others."""
        return [number for (number,) in struct.iter_unpack("=d", self._native.fetch(library.mistbank_game_returns, 8, 6))]

    @property
    def result(self) -> Optional[Result]:
        """The result of the game; None while the game is open."""
        return Result(self.outcome, self.loss_reason, self.winners, self.scores) if self.is_over else None

    @property
    def scoring_meeples(self) -> list[ScoringMeeple]:
        """The scoring meeples: one for each colour in competitive games and on level 6, otherwise one for the team."""
        return scoring_meeples_of(self._native)

    @property
    def tallies(self) -> list[Tally]:
        """The points of each scoring meeple by source, in the order of scoring_meeples. The array
        ``numpy.array([tally.points for tally in game.tallies])`` has a row for each scoring meeple and a column for each
        Source."""
        count, call = self._native.ask_number(library.mistbank_game_scoring_meeple_count), library.mistbank_game_tally
        return [tally_of(self._native.ask_struct(TALLY, call, index)) for index in range(count)]

    @property
    def scores(self) -> dict[Colour, int]:
        """Points by colour; the team's common scoring meeple has Colour.NONE."""
        return scores_of(self._native)

    # --- the table ---

    @property
    def board(self) -> Board:
        """The board: `game.board[x, y]` is the tile on a cell."""
        self._native.need_open()
        return Board(self._native)

    @property
    def bag(self) -> Bag:
        """The pieces that are still to be drawn."""
        self._native.need_open()
        return Bag(self._native)

    @property
    def players(self) -> tuple[Player, ...]:
        """The players, with `score`, `supply`, `facts`."""
        native = self._native
        return tuple(Player(native, index) for index in range(max(native.owners.values()) + 1))

    @property
    def facts(self) -> FactNumbers:
        """The facts of the game as a whole: visible pieces that belong to no player and lie on no tile."""
        self._native.need_open()
        return FactNumbers(self._native, Scope.GAME)

    @property
    def hounds(self) -> tuple[Hound, ...]:
        """The hounds; empty on a level without hounds."""
        native, found = self._native, []
        for number in (1, 2):
            points = native.ask_number(library.mistbank_game_hound_number, number)
            if points:
                arrived = native.ask_flag(library.mistbank_game_hound_arrived, number)
                found.append(Hound(number, points, arrived, native.ask_index(library.mistbank_game_hound_meeple, number)))
        return tuple(found)

    @property
    def tiles(self) -> list[Tile]:
        """All tiles on the board, in the order in which they were laid."""
        return self._native.tiles()

    @property
    def types(self) -> tuple[TileType, ...]:
        """The tile types of the game. Tiles, draws and events refer to a type by its index."""
        return self._native.types

    def find_type(self, id: str) -> Optional[int]:
        """Returns the index of the tile type with this id; None for an unknown id."""
        return self._native.ask_index(library.mistbank_game_find_type, text_of("id", id))

    @property
    def elements(self) -> list[BoardElement]:
        """The elements that boards of this game show besides marks, figures and pieces of expansions, such as kinds of
        segments, coats of arms and ghosts."""
        self._native.need_open()
        described = (element_of(self._native._handle, number) for number in range(library.mistbank_element_count()))
        return [element for element in described if element.effect != "?"]

    # --- texts and pictures ---

    def status(self, *, names: PlayerNames = {}) -> str:
        """Returns the state of the game in a few lines of text.

        names: the names of players by colour, such as {"red": "Anna"}
        """
        return self._native.fetch_text(library.mistbank_game_summary, byref(text_options(names)))

    def question(self, *, names: PlayerNames = {}) -> str:
        """Returns the deciding player's task, such as "lay 14a"; if the game is over, the result, such as "red wins".

        names: as in status()
        """
        return self._native.fetch_text(library.mistbank_game_question, byref(text_options(names)))

    def picture(
        self,
        *,
        tile_size: int = 80,
        legend: bool = True,
        fits: bool = False,
        coordinates: bool = False,
        last_tile: bool = True,
        theme: Union[Theme, str] = Theme.LIGHT,
        letters: bool = True,
        owners: bool = False,
        finished: bool = False,
        numbers: bool = False,
        marks: Iterable[PictureMark] = (),
    ) -> Picture:
        """Returns the board as an SVG picture.

        tile_size: the width of a tile in pixels, 16 to 512
        legend: show the state of the game next to the board
        fits: mark the cells where the drawn tile fits
        coordinates: show x and y along the sides
        last_tile: outline the last laid tile
        theme: a Theme or its name, "light" or "dark"
        letters: show on each figure the letter of its colour, K for black
        owners: draw features in the colours of their owners, in stripes for several owners
        finished: tick each completed feature
        numbers: show the numbers of the segments on every tile
        marks: marks from highlight() and arrow(), on the board or on cells next to the board
        """
        layout = options_of(
            tile_size, theme, legend=legend, fits=fits, coordinates=coordinates, last_tile=last_tile,
            letters=letters, owners=owners, finished=finished, numbers=numbers,
        )
        call, given = library.mistbank_game_render_svg_marked, structs_of(marks)
        room = self._native.bytes_for_board(2**15, 2**11)
        return Picture(self._native.fetch_text(call, byref(layout), given, len(given), guess=room))

    def tile_picture(
        self,
        type: int,
        rotation: int = 0,
        *,
        tile_size: int = 80,
        theme: Union[Theme, str] = Theme.LIGHT,
        numbers: bool = False,
    ) -> Picture:
        """Returns a tile type of the game as an SVG picture.

        type: the tile type, an index into types
        rotation: the rotation in clockwise quarter turns, 0 to 3
        tile_size, theme, numbers: as in picture()
        """
        which = self._native.type_number(type), number_of("rotation", rotation, 0, 3)
        call, layout = library.mistbank_game_render_tile_svg, options_of(tile_size, theme, numbers=numbers)
        return Picture(self._native.fetch_text(call, *which, byref(layout), guess=2**15))

    def save_svg(self, path: Union[str, os.PathLike[str]], **options: Any) -> None:
        """Writes the picture of the board to an SVG file, with the options of picture(). For PNG use
        `game.picture().save("board.png")`."""
        content = self.picture(**options).encode()
        with open(path_of("path", path), "wb") as file:
            file.write(content)

    def _repr_svg_(self) -> Optional[str]:
        """Returns the picture for notebooks."""
        return None if self._native._handle is None else str(self.picture())

    def __str__(self) -> str:
        return f"{self.board}\n{self.status()}"

    def __repr__(self) -> str:
        if self._native._handle is None:
            return "<mistbank.Game closed>"
        rules = self.rules
        names = [library.mistbank_system_name(rules.system)]
        names += [library.mistbank_expansion_name(expansion) for expansion in sorted(rules.expansions)]
        system = " + ".join(name.decode().replace("_", " ") for name in names)
        level = f" level {rules.level}" if self.goal else ""
        phase = library.mistbank_decision_name(self.phase).decode().replace("_", " ")
        stand = self.outcome.name.lower() if self.is_over else f"player {self.deciding_player}: {phase}"
        return f"<mistbank.Game {system}{level}, {rules.players} players, turn {self.turn}, {stand}>"

    # --- records, positions, snapshots, JSON ---

    def to_record(self, kind: Union[RecordKind, str] = RecordKind.FULL) -> str:
        """Returns the record of the game as readable text. RecordKind.OPEN, or "open", omits hidden information."""
        return self._native.fetch_text(library.mistbank_game_to_record, member_of("kind", kind, RecordKind), guess=2**14)

    def to_json(self, viewer: Union[Viewer, int, str] = Viewer.NOBODY) -> str:
        """Returns the position as JSON, see src/json/FORMAT.md: rules, the open decision, the board with its figures and
        features, supplies and points.

        viewer: a player, Viewer.NOBODY, or Viewer.HOST, who sees the seed and all hidden information. "nobody" and "host"
            are also allowed
        """
        return self._native.fetch_text(library.mistbank_game_to_json, _viewer_of(viewer), guess=2**14)

    def to_position(self, viewer: Union[Viewer, int, str] = Viewer.HOST) -> str:
        """Returns the position as text that people can read and write, for Game.from_position(). The game need not
        record its history.

        viewer: Viewer.HOST, who sees the draw order and all hidden information, Viewer.NOBODY, or a player. "host" and
            "nobody" are also allowed
        """
        return self._native.fetch_text(library.mistbank_game_to_position, _viewer_of(viewer), guess=2**12)

    @staticmethod
    def from_position(text: str, sets: Union[TileSet, Iterable[TileSet]] = ()) -> Game:
        """Creates a game from a position, see src/position/FORMAT.md. The history is empty. Undo goes back to the position,
        and records, snapshots and pickles contain the position. The seed determines missing hidden information. Raises a
        subclass of CannotLoad: InvalidPosition with line, column and clause; UnknownTileSet or InvalidTileSet if a set is
        missing or differs from the named set.

        sets: the tile sets that the position names, except built-in sets and sets in its text. If the position names no
            sets, a set that its rules do not use is refused.
        """
        encoded, given = text_of("text", text), sets_of(sets)
        if len(encoded) > _structs.MAX_POSITION_TEXT:
            raise InvalidPosition(f"a position has at most {_structs.MAX_POSITION_TEXT} bytes, not {len(encoded)}")
        return _loaded(library.mistbank_game_from_position, encoded, given)

    def check(self) -> str:
        """Returns the errors in the state of the game, one per line; "" if the state is valid. Errors mean a defect of the
        library or overwritten memory. The check recomputes everything from tiles and figures, which takes about as long as
        playing the game. The text can contain hidden information."""
        return self._native.fetch_text(library.mistbank_game_check)

    def action_to_json(self, action: Union[Action, str]) -> str:
        """Returns an action as JSON, with the fields that its kind uses and its text form."""
        self._native.put(action)
        return self._native.fetch_text(library.mistbank_game_action_to_json, self._native.input_at)

    def action_from_json(self, text: str) -> Action:
        """Reads an action, legal or not, from JSON text. Raises InvalidJson; unknown fields give a warning."""
        encoded, message = text_of("text", text), Message()
        status = library.mistbank_game_action_from_json(
            self._native._handle, encoded, len(encoded), self._native.input_at, *message.arguments
        )
        if self._native._handle is None:
            self._native.fail(status)
        message.check_read(status)
        return action_of_bytes(bytes(self._native.input))

    def event_to_json(self, event: Event) -> str:
        """Returns an event of this game as JSON, with the fields that its kind uses."""
        return self._native.fetch_text(library.mistbank_game_event_to_json, _packed_event(event))

    @staticmethod
    def from_json(text: str, sets: Union[TileSet, Iterable[TileSet]] = ()) -> Game:
        """Creates a game from a position in JSON, from to_json() or another program, see src/json/FORMAT.md. A position
        written for the host restores the same game. In a position written for another viewer, hidden information is dealt with
        the seed in the rules. A text of over 16 MiB is refused; the result of to_json() for a huge board can exceed this limit.
        Raises InvalidPosition with the path and the clause, InvalidJson, InvalidRules, InvalidTileSet or UnknownName; unknown
        fields give a warning.

        sets: the tile sets that the position names, except built-in sets and sets in its text. If the position names no
            sets, a set that its rules do not use is refused.
        """
        encoded, given = text_of("text", text), sets_of(sets)
        handles = handles_of(given), len(given), None
        handle = made(library.mistbank_game_from_json, encoded, len(encoded), *handles, check=Message.check_read)
        return Game._of(NativeGame(handle, given))

    def snapshot(self) -> bytes:
        """Returns the game as bytes with version and checksum, for mb.from_snapshot(). The bytes contain hidden information
        while the game is open."""
        return bytes(self._native.fetch(library.mistbank_game_to_snapshot, 1, 4096))

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[bytes, tuple[TileSet, ...]]]:
        return from_snapshot, (self.snapshot(), self._native.sets)

    @staticmethod
    def bytes_of(rules: Union[Rules, str], *, sets: Union[TileSet, Iterable[TileSet]] = ()) -> int:
        """Estimates the size in bytes of a recorded game with these rules at its end, without creating the game.
        Built-in tile sets, which all games share, are not counted.

        rules: the rules; a str is the name of a preset
        sets: the tile sets; the default is the built-in sets of the game
        """
        given = sets_of(sets)
        needed, message = c_int32(), Message()
        asked = byref(struct_of(rules_of(rules)))
        message.check(
            library.mistbank_game_bytes(asked, handles_of(given), len(given), byref(needed), *message.arguments)
        )
        return needed.value

    # --- arrays, with NumPy ---

    def observe(
        self,
        size: Union[int, tuple[int, int]] = 21,
        player: Optional[int] = None,
        *,
        planes: Optional[Iterable[str]] = None,
    ) -> Observation:
        """Returns the game as planes and scalars; see mistbank.learning.arrays.observe()."""
        from .learning.arrays import observe

        return observe(self, size, player, planes=planes)

    def used_planes(self) -> tuple[str, ...]:
        """Returns the names of the planes that can differ from 0; see mistbank.learning.arrays.used_planes()."""
        from .learning.arrays import used_planes

        return used_planes(self)

    def observation_tensor(
        self,
        size: Union[int, tuple[int, int]] = 21,
        player: Optional[int] = None,
        *,
        planes: Optional[Iterable[str]] = None,
    ) -> NDArray[numpy.float32]:
        """Returns the planes of observe() as float32 for a network, shape (planes, height, width), as in OpenSpiel."""
        return self.observe(size, player, planes=planes).planes.astype("float32")

    def legal_actions_mask(self, size: Union[int, tuple[int, int]] = 21) -> NDArray[numpy.bool_]:
        """Returns the mask of legal indices, as in OpenSpiel; see mistbank.learning.arrays.legal_actions_mask()."""
        from .learning.arrays import legal_actions_mask

        return legal_actions_mask(self, size)


def replay(text: str, sets: Union[TileSet, Iterable[TileSet]] = ()) -> Game:
    """Replays a record and checks every action. Raises a subclass of CannotLoad: InvalidRecord with the line of the error;
    UnknownTileSet or InvalidTileSet if a set is missing or differs from the named set.

    sets: the tile sets that the record names, except built-in sets and sets in its text
    """
    encoded, given = text_of("text", text), sets_of(sets)
    if len(encoded) > _structs.MAX_RECORD_TEXT:
        raise InvalidRecord(f"a record has at most {_structs.MAX_RECORD_TEXT} bytes, not {len(encoded)}")
    return _loaded(library.mistbank_game_replay, encoded, given)


def load(path: Union[str, os.PathLike[str]], sets: Union[TileSet, Iterable[TileSet]] = ()) -> Game:
    """Loads a game from a file with a record, a position or a snapshot. All errors of the file are subclasses of
    CannotLoad: UnreadableFile, which is also an OSError, or the errors of replay(), Game.from_position() and
    from_snapshot().

    sets: the tile sets of the game, except built-in sets and sets in the file
    """
    content = content_of(path)
    if content.startswith(_SNAPSHOT):
        return from_snapshot(content, sets)
    text = decoded(content, InvalidRecord)
    return Game.from_position(text, sets) if text.startswith(_POSITION) else replay(text, sets)


def from_snapshot(data: bytes, sets: Union[TileSet, Iterable[TileSet]] = ()) -> Game:
    """Loads a game with its history from a snapshot, and checks every action. Raises a subclass of CannotLoad:
    InvalidSnapshot; UnknownTileSet or InvalidTileSet if a set is missing or differs from the set of the game.

    sets: the tile sets of the game, except built-in sets and sets in the snapshot
    """
    if not isinstance(data, (bytes, bytearray, memoryview)):
        raise TypeError(f"data must be bytes, not {type(data).__name__}")
    content, given = bytes(data), sets_of(sets)
    if len(content) >= 2**31:
        raise InvalidSnapshot(f"a snapshot has less than 2 GiB, not {len(content)} bytes")
    return _loaded(library.mistbank_game_from_snapshot, content, given)


def _viewer_of(viewer: Union[Viewer, int, str]) -> int:
    """Returns the number of a viewer."""
    return member_of("viewer", viewer, Viewer) if isinstance(viewer, str) else int32("viewer", viewer)


def _loaded(call: Callable[..., int], content: bytes, sets: tuple[TileSet, ...]) -> Game:
    handle = made(call, content, len(content), handles_of(sets), len(sets), None, check=Message.check_loaded)
    return Game._of(NativeGame(handle, sets))


def _packed_event(event: Event) -> bytes:
    if not isinstance(event, tuple):
        raise TypeError(f"event must be an Event, not {type(event).__name__}")
    try:
        return EVENT.pack(*event)
    except (struct.error, TypeError):
        problem = problem_of(event, _structs.Event)
        raise InvalidArgument(f"event: {event!r} is not an event: {problem}") from None
