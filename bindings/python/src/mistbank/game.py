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

_SNAPSHOT = b"MBSN"  # the first bytes of snapshots
_POSITION = "mistbank-position"  # the first word of positions


class Game(Play):
    """A game, from its first decision to its end. Different threads may use different games at once; only one thread may
    use a game at a time. Games can be pickled and copied.

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
        """Creates a game and plays it up to its first decision.

        rules: the rules; a str is the name of a preset
        seed: replaces the seed in the rules
        sets: the tile sets; none: the built-in sets of the game
        recording: False: no events, undo, record or snapshot, and the fastest copies
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
        """Estimates the bytes of a recorded game of these rules at its end, without creating the game. Built-in tile
        sets, which all games share, are not counted.

        rules: the rules; a str is the name of a preset
        sets: the tile sets; none: the built-in sets of the game
        """
        given = sets_of(sets)
        needed, message = c_int32(), Message()
        asked = byref(struct_of(rules_of(rules)))
        message.check(
            library.mistbank_game_bytes(asked, handles_of(given), len(given), byref(needed), *message.arguments)
        )
        return needed.value

    def __eq__(self, other: object) -> bool:
        """Compares positions with their hidden information; histories may differ. A closed game has no position and
        equals only itself."""
        if not isinstance(other, Game):
            return NotImplemented
        if self._handle is None or other._handle is None:
            return self is other
        return self.state_hash == other.state_hash

    __hash__ = None  # type: ignore[assignment]  # games are mutable

    # --- texts and bytes ---

    def to_record(self, kind: Union[RecordKind, str] = RecordKind.FULL) -> str:
        """Returns the record of the game, a readable text. RecordKind.OPEN, or "open", omits hidden information."""
        return self._fetch_text(library.mistbank_game_to_record, member_of("kind", kind, RecordKind), guess=2**14)

    def to_json(self, viewer: Union[Viewer, int, str] = Viewer.NOBODY) -> str:
        """Returns the position as JSON, see src/json/FORMAT.md: rules, the open decision, the board with its figures and
        features, supplies and points.

        viewer: a player, Viewer.NOBODY, or Viewer.HOST, who sees the seed and all hidden information; the last two also
            by name
        """
        return self._fetch_text(library.mistbank_game_to_json, _viewer_of(viewer), guess=2**14)

    def to_position(self, viewer: Union[Viewer, int, str] = Viewer.HOST) -> str:
        """Returns the position as a text that people can read and write, for Game.from_position(). Works without
        recording too.

        viewer: Viewer.HOST, who sees the order of draws and all hidden information, Viewer.NOBODY, or a player; the first
            two also by name
        """
        return self._fetch_text(library.mistbank_game_to_position, _viewer_of(viewer), guess=2**12)

    @staticmethod
    def from_position(text: str, sets: Union[TileSet, Iterable[TileSet]] = ()) -> Game:
        """Creates a game from a position, see src/position/FORMAT.md. The history is empty, undo leads back to the
        position, and records, snapshots and pickles contain it. Missing hidden information is dealt by the seed. Raises a
        subclass of CannotLoad: InvalidPosition with line, column and clause; UnknownTileSet or InvalidTileSet if a set is
        missing or differs from the named set.

        sets: the tile sets that the position names, except built-in sets and sets in its text. If it names none, a set
            that its rules do not play is refused.
        """
        encoded, given = text_of("text", text), sets_of(sets)
        if len(encoded) > _structs.MAX_POSITION_TEXT:
            raise InvalidPosition(f"a position has at most {_structs.MAX_POSITION_TEXT} bytes, not {len(encoded)}")
        return _loaded(library.mistbank_game_from_position, encoded, given)

    def check(self) -> str:
        """Returns the errors in the state of the game, a line each; "" if the state is valid. Errors mean a defect of the
        library or overwritten memory. The check recomputes everything from tiles and figures, which takes about as long
        as playing the game. The text may contain hidden information."""
        return self._fetch_text(library.mistbank_game_check)

    def action_to_json(self, action: Union[Action, str]) -> str:
        """Returns an action as JSON, with the fields that its kind uses and its text form."""
        self._put(action)
        return self._fetch_text(library.mistbank_game_action_to_json, self._one_at)

    def action_from_json(self, text: str) -> Action:
        """Returns the action of a JSON text, legal or not. Raises InvalidJson; unknown fields give a warning."""
        encoded, message = text_of("text", text), Message()
        status = library.mistbank_game_action_from_json(
            self._handle, encoded, len(encoded), self._one_at, *message.arguments
        )
        if self._handle is None:
            self._fail(status)
        message.check_read(status)
        return action_of_bytes(bytes(self._one))

    def event_to_json(self, event: Event) -> str:
        """Returns an event of this game as JSON, with the fields that its kind uses."""
        return self._fetch_text(library.mistbank_game_event_to_json, packed_event(event))

    @staticmethod
    def from_json(text: str, sets: Union[TileSet, Iterable[TileSet]] = ()) -> Game:
        """Creates a game from a position in JSON, from to_json() or another program, see src/json/FORMAT.md. The host's
        position gives the same game. In another viewer's position, hidden information is dealt by the seed in the rules.
        A text above 16 MiB, which to_json() of a huge board may give, is refused. Raises InvalidPosition with the path
        and the clause, InvalidJson, InvalidRules, InvalidTileSet or UnknownName; unknown fields give a warning.

        sets: the tile sets that the position names, except built-in sets and sets in its text. If it names none, a set
            that its rules do not play is refused.
        """
        encoded, given = text_of("text", text), sets_of(sets)
        handles = handles_of(given), len(given), None
        handle = made(library.mistbank_game_from_json, encoded, len(encoded), *handles, check=Message.check_read)
        return Game._of(handle, given)

    def snapshot(self) -> bytes:
        """Returns the game as bytes with version and checksum, for mb.from_snapshot(). They contain hidden information
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

    # --- arrays, with NumPy ---

    def observe(
        self,
        size: Union[int, tuple[int, int]] = 21,
        player: Optional[int] = None,
        *,
        planes: Optional[Iterable[str]] = None,
    ) -> Observation:
        """Returns the game as planes and scalars; see mistbank.arrays.observe()."""
        from .arrays import observe

        return observe(self, size, player, planes=planes)

    def used_planes(self) -> tuple[str, ...]:
        """Returns the names of the planes that can show something; see mistbank.arrays.used_planes()."""
        from .arrays import used_planes

        return used_planes(self)

    def legal_mask(self, size: Union[int, tuple[int, int]] = 21) -> NDArray[numpy.bool_]:
        """Returns the mask of legal indices; see mistbank.arrays.legal_mask()."""
        from .arrays import legal_mask

        return legal_mask(self, size)


def replay(text: str, sets: Union[TileSet, Iterable[TileSet]] = ()) -> Game:
    """Replays a record and checks every action. Raises a subclass of CannotLoad: InvalidRecord with the wrong line;
    UnknownTileSet or InvalidTileSet if a set is missing or differs from the named set.

    sets: the tile sets that the record names, except built-in sets and sets in its text
    """
    encoded, given = text_of("text", text), sets_of(sets)
    if len(encoded) > _structs.MAX_RECORD_TEXT:
        raise InvalidRecord(f"a record has at most {_structs.MAX_RECORD_TEXT} bytes, not {len(encoded)}")
    return _loaded(library.mistbank_game_replay, encoded, given)


def load(path: Union[str, os.PathLike[str]], sets: Union[TileSet, Iterable[TileSet]] = ()) -> Game:
    """Loads the game of a file with a record, a position or a snapshot. All errors of the file are subclasses of
    CannotLoad: UnreadableFile, which is an OSError too, or the errors of replay(), Game.from_position() and
    from_snapshot().

    sets: the tile sets of the game, except built-in sets and sets in its text
    """
    content = content_of(path)
    if content.startswith(_SNAPSHOT):
        return from_snapshot(content, sets)
    text = decoded(content, InvalidRecord)
    return Game.from_position(text, sets) if text.startswith(_POSITION) else replay(text, sets)


def from_snapshot(data: bytes, sets: Union[TileSet, Iterable[TileSet]] = ()) -> Game:
    """Loads the game of a snapshot with its history, and checks every action. Raises a subclass of CannotLoad:
    InvalidSnapshot; UnknownTileSet or InvalidTileSet if a set is missing or differs from the set of the game.

    sets: the tile sets of the game, except built-in sets and sets in its text
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
    return Game._of(handle, sets)
