"""One game: one decision at a time, its legal actions, events, queries and undo."""

from __future__ import annotations

import os
from ctypes import byref, c_int32
from typing import TYPE_CHECKING, Callable, Iterable, Optional, Union

from . import _structs
from ._calls import Message, content_of, decoded, flag_of, int32, made, member_of, seed_of, text_of
from ._library import library
from ._play import Play, packed_event
from .constants import RecordKind, Viewer
from .errors import InvalidPosition, InvalidRecord, InvalidSnapshot
from .rules import Rules, rules_of, struct_of
from .tiles import TileSet, handles_of, sets_of
from .values import Action, Event, action_of_bytes

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    from .arrays import Observation

_SNAPSHOT = b"MBSN"  # what snapshots begin with
_POSITION = "mistbank-position"  # what positions begin with


class Game(Play):
    """A game, from its first decision to its end. Different games may be used on different threads at once, one game
    by one thread at a time. Games can be pickled and copied.

    >>> import mistbank as mb
    >>> game = mb.Game(mb.cooperative(level=3), seed=7)
    >>> while not game.is_over:
    ...     game.apply(game.legal_actions()[0])
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
        """Makes a game and plays it up to its first decision.

        rules: which game; a str is the name of a preset
        seed: instead of that of the rules
        sets: the tile sets played with; none: the built-in ones of the game
        recording: False keeps no past: no events, undo, record or snapshot, and the quickest copies
        """
        self._handle = None
        rules, records = rules_of(rules), flag_of("recording", recording)
        asked = struct_of(rules if seed is None else rules.replace(seed=seed_of(seed)))
        given = sets_of(sets)
        handle = made(library.mistbank_game_create, byref(asked), handles_of(given), len(given), None)
        self._take(handle, given, None)
        if not records:
            self.stop_recording()

    @staticmethod
    def bytes_of(rules: Union[Rules, str], *, sets: Union[TileSet, Iterable[TileSet]] = ()) -> int:
        """Estimates how many bytes a game of these rules takes when it is played to its end and keeps its past, before it
        is made. Built-in tile sets, which all games share, are not counted.

        rules: which game; a str is the name of a preset
        sets: the tile sets played with; none: the built-in ones of the game
        """
        given = sets_of(sets)
        needed, message = c_int32(), Message()
        asked = byref(struct_of(rules_of(rules)))
        message.check(
            library.mistbank_game_bytes(asked, handles_of(given), len(given), byref(needed), *message.arguments)
        )
        return needed.value

    def __eq__(self, other: object) -> bool:
        """Whether both stand at the same position, what is hidden included; their pasts may differ. A closed game has
        none and is equal to itself alone."""
        if not isinstance(other, Game):
            return NotImplemented
        if self._handle is None or other._handle is None:
            return self is other
        return self.state_hash == other.state_hash

    __hash__ = None  # type: ignore[assignment]  # it changes

    # --- on paper, and as bytes ---

    def to_record(self, kind: Union[RecordKind, str] = RecordKind.FULL) -> str:
        """The game as text that people can read. RecordKind.OPEN, or "open", leaves out what the players did not
        see."""
        return self._fetch_text(library.mistbank_game_to_record, member_of("kind", kind, RecordKind), guess=2**14)

    def to_json(self, viewer: Union[Viewer, int, str] = Viewer.NOBODY) -> str:
        """The position as JSON, see src/json/FORMAT.md: rules, the open decision, the board with its figures and
        features, supplies and points.

        viewer: who looks: a player, Viewer.NOBODY, or Viewer.HOST, who sees the seed and everything hidden too; the
            last two by name too
        """
        return self._fetch_text(library.mistbank_game_to_json, _viewer_of(viewer), guess=2**14)

    def to_position(self, viewer: Union[Viewer, int, str] = Viewer.HOST) -> str:
        """The position as text that people can read and write, of which Game.from_position() makes a game. One that
        keeps no past has one too.

        viewer: who looks: Viewer.HOST, who sees the order of draws and all that is hidden, Viewer.NOBODY, or a player;
            the first two by name too
        """
        return self._fetch_text(library.mistbank_game_to_position, _viewer_of(viewer), guess=2**12)

    @staticmethod
    def from_position(text: str, sets: Union[TileSet, Iterable[TileSet]] = ()) -> Game:
        """A game that begins with a position, see src/position/FORMAT.md: its past is empty, undo leads back to it,
        records, snapshots and pickles carry it. What the position leaves open of what is hidden is dealt by its seed.
        Raises a child of CannotLoad: InvalidPosition with line, column and clause; UnknownTileSet or InvalidTileSet
        where a set is missing or another one than it names.

        sets: the tile sets that it names; those that are built in, or whose text it carries, need not be given. If it
            names none, a set that its rules do not play is refused.
        """
        encoded, given = text_of("text", text), sets_of(sets)
        if len(encoded) > _structs.MAX_POSITION_TEXT:
            raise InvalidPosition(f"a position has at most {_structs.MAX_POSITION_TEXT} bytes, not {len(encoded)}")
        return _loaded(library.mistbank_game_from_position, encoded, given)

    def check(self) -> str:
        """What is wrong with the state of the game, a line each; "" if it is sound, as it is unless the library has a
        defect or its memory was overwritten. All is worked out anew from tiles and figures, which takes about as long
        as playing the game. It may tell what is hidden."""
        return self._fetch_text(library.mistbank_game_check)

    def action_to_json(self, action: Union[Action, str]) -> str:
        """An action as JSON, with the fields that its kind uses and its text form."""
        self._put(action)
        return self._fetch_text(library.mistbank_game_action_to_json, self._one_at)

    def action_from_json(self, text: str) -> Action:
        """The action of such a text, legal or not. Raises InvalidJson; fields that are not known give a warning."""
        encoded, message = text_of("text", text), Message()
        status = library.mistbank_game_action_from_json(
            self._handle, encoded, len(encoded), self._one_at, *message.arguments
        )
        if self._handle is None:
            self._fail(status)
        message.check_read(status)
        return action_of_bytes(bytes(self._one))

    def event_to_json(self, event: Event) -> str:
        """An event of this game as JSON, with the fields that its kind uses."""
        return self._fetch_text(library.mistbank_game_event_to_json, packed_event(event))

    @staticmethod
    def from_json(text: str, sets: Union[TileSet, Iterable[TileSet]] = ()) -> Game:
        """A game that begins with a position in JSON, as to_json() writes it or somebody else, see src/json/FORMAT.md. The
        host's gives the same game; of another viewer's, what that one does not see is dealt by the seed of its rules.
        A text above 16 MiB, which to_json() of a huge board may give, is refused.
        Raises InvalidPosition with the path in it and the clause, InvalidJson, InvalidRules, InvalidTileSet or
        UnknownName; fields that are not known give a warning.

        sets: the tile sets that it names; those that are built in, or whose text it carries, need not be given. If it
            names none, a set that its rules do not play is refused.
        """
        encoded, given = text_of("text", text), sets_of(sets)
        handles = handles_of(given), len(given), None
        handle = made(library.mistbank_game_from_json, encoded, len(encoded), *handles, check=Message.check_read)
        return Game._of(handle, given)

    def snapshot(self) -> bytes:
        """The game as bytes with version and checksum; mb.from_snapshot() makes the game of them. It holds hidden state
        while the game is open."""
        return bytes(self._fetch(library.mistbank_game_to_snapshot, 1, 4096))

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[bytes, tuple[TileSet, ...]]]:
        return from_snapshot, (self.snapshot(), self._sets)

    def __repr__(self) -> str:
        if self._handle is None:
            return "<mistbank.Game closed>"
        rules = self.rules
        names = [library.mistbank_system_name(rules.system)]
        names += [library.mistbank_expansion_name(expansion) for expansion in sorted(rules.expansions)]
        system = " + ".join(name.decode().replace("_", " ") for name in names)
        level = f" level {rules.level}" if self.goal else ""
        phase = library.mistbank_decision_name(self.phase).decode().replace("_", " ")
        stand = self.outcome.name.lower() if self.is_over else f"player {self.deciding_player}: {phase}"
        return f"<mistbank.Game {system}{level}, {rules.players} players, turn {self.turn}, {stand}>"

    # --- as arrays, where NumPy is ---

    def observe(self, size: Union[int, tuple[int, int]] = 21, player: Optional[int] = None) -> Observation:
        """The game as planes and scalars; see mistbank.arrays.observe()."""
        from .arrays import observe

        return observe(self, size, player)

    def legal_mask(self, size: Union[int, tuple[int, int]] = 21) -> NDArray[numpy.bool_]:
        """Which indices are legal actions; see mistbank.arrays.legal_mask()."""
        from .arrays import legal_mask

        return legal_mask(self, size)


def replay(text: str, sets: Union[TileSet, Iterable[TileSet]] = ()) -> Game:
    """Plays a record again, checking every action. Raises a child of CannotLoad: InvalidRecord with the line that
    cannot be; UnknownTileSet or InvalidTileSet where a set is missing or another one than was played with.

    sets: the tile sets that it names; those that are built in, or whose text it carries, need not be given
    """
    encoded, given = text_of("text", text), sets_of(sets)
    if len(encoded) > _structs.MAX_RECORD_TEXT:
        raise InvalidRecord(f"a record has at most {_structs.MAX_RECORD_TEXT} bytes, not {len(encoded)}")
    return _loaded(library.mistbank_game_replay, encoded, given)


def load(path: Union[str, os.PathLike[str]], sets: Union[TileSet, Iterable[TileSet]] = ()) -> Game:
    """The game of a file that holds a record, a position or a snapshot. Whatever it raises for the file is a child of
    CannotLoad: UnreadableFile, which is an OSError too, or what replay(), Game.from_position() and from_snapshot()
    raise.

    sets: the tile sets that it was played with; those that are built in, or whose text it carries, need not be given
    """
    content = content_of(path)
    if content.startswith(_SNAPSHOT):
        return from_snapshot(content, sets)
    text = decoded(content, InvalidRecord)
    return Game.from_position(text, sets) if text.startswith(_POSITION) else replay(text, sets)


def from_snapshot(data: bytes, sets: Union[TileSet, Iterable[TileSet]] = ()) -> Game:
    """The game of a snapshot, its past included. Every action is checked again. Raises a child of CannotLoad:
    InvalidSnapshot; UnknownTileSet or InvalidTileSet where a set is missing or another one than was played with.

    sets: the tile sets it was played with; those that are built in, or whose text it carries, need not be given
    """
    if not isinstance(data, (bytes, bytearray, memoryview)):
        raise TypeError(f"data must be bytes, not {type(data).__name__}")
    content, given = bytes(data), sets_of(sets)
    if len(content) >= 2**31:
        raise InvalidSnapshot(f"a snapshot has less than 2 GiB, not {len(content)} bytes")
    return _loaded(library.mistbank_game_from_snapshot, content, given)


def _viewer_of(viewer: Union[Viewer, int, str]) -> int:
    """The number of somebody who looks at a game."""
    return member_of("viewer", viewer, Viewer) if isinstance(viewer, str) else int32("viewer", viewer)


def _loaded(call: Callable[..., int], content: bytes, sets: tuple[TileSet, ...]) -> Game:
    handle = made(call, content, len(content), handles_of(sets), len(sets), None, check=Message.check_loaded)
    return Game._of(handle, sets)
