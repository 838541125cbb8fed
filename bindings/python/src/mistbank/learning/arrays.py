"""Games as NumPy arrays: observations, masks of legal actions, thousands of roll-outs.

capi/mistbank/learning.h describes all planes and scalars (see mistbank_plane_name and mistbank_scalar_name) and the
numbers of actions (see mistbank_game_index_count). The library computes everything.
"""

from __future__ import annotations

import ctypes
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from ctypes import byref, c_int32
from itertools import groupby
from typing import TYPE_CHECKING, Any, Callable, Iterable, NamedTuple, Optional, SupportsIndex, Union

try:
    import numpy
    from numpy.typing import ArrayLike, DTypeLike, NDArray
except ImportError as problem:  # pragma: no cover
    raise ImportError(
        f"mistbank's arrays need NumPy, which {sys.executable} does not find: install it with pip, or for Debian's Python "
        "with apt-get install python3-numpy"
    ) from problem

from .. import _structs
from .._calls import number_of, seed_of, shown, sides_of
from .._library import library, unlocked
from .._native import AnyGame, native_of
from .._old_names import warn_of_old_name
from .._values import FEATURE
from ..constants import Colour, Good, Loss, Named, Outcome, SegmentKind
from ..errors import InvalidArgument
from ..values import Action, action_of_bytes

Size = Union[int, tuple[int, int]]

#: The names of the planes of an observation, in their order.
PLANES: tuple[str, ...] = tuple(library.mistbank_plane_name(i).decode() for i in range(library.mistbank_plane_count()))
_INDEX_OF_PLANE = {name: index for index, name in enumerate(PLANES)}
#: The names of the planes whose cells are 1 or 0, in their order. The cells of other planes are counts.
BINARY_PLANES: tuple[str, ...] = tuple(name for i, name in enumerate(PLANES) if library.mistbank_plane_is_binary(i))
#: The names of the scalars of an observation, in their order.
SCALARS: tuple[str, ...] = tuple(
    library.mistbank_scalar_name(i).decode() for i in range(library.mistbank_scalar_count())
)

if not TYPE_CHECKING:  # so that type checkers report old and misspelt names

    def __getattr__(name: str) -> Any:
        """Finds a function by its name in version 2.0."""
        if name == "legal_mask":
            warn_of_old_name("arrays.legal_mask", "arrays.legal_actions_mask")
            return legal_actions_mask
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


_AT_ONCE = 512  # the largest number of roll-outs in one call: Python can be interrupted between two calls


class Row(numpy.void):
    """A row of a Rows table."""

    def __getitem__(self, key: Any) -> Any:
        groups = _GROUPS.get(self.dtype)
        if groups is None or not isinstance(key, str) or key in (self.dtype.names or ()):
            return super().__getitem__(key)
        return numpy.asarray(self).view(groups)[key]


class Rows(numpy.ndarray[Any, Any]):
    """A table as an array: a row for each game or feature, a column for each number, as in pandas.DataFrame(). Each colour or
    good has its own column, such as "totals_red"; `rows["totals"]` has the numbers of all colours in an additional axis."""

    def __getitem__(self, key: Any) -> Any:
        if not isinstance(key, str):
            return super().__getitem__(key)
        plain = self.view(numpy.ndarray)
        is_group = key not in (plain.dtype.names or ())
        return plain.view(_GROUPS.get(plain.dtype, plain.dtype))[key] if is_group else plain[key]

    def to_frame(self) -> Any:
        """Returns this table as a pandas.DataFrame; needs pandas. Columns of an enumeration contain names, such as "won".
        `winners` and `marks` stay masks."""
        from pandas import DataFrame

        frame = DataFrame(self)
        for column, kind in _NAMED.items():
            if column in frame:
                names = {int(member): member.name.lower() for member in kind}
                frame[column] = frame[column].map(names).astype("category")
        return frame


_NAMED: dict[str, type[Named]] = {"outcome": Outcome, "loss_reason": Loss, "kind": SegmentKind}
# The dtypes of structs, which have a field for each array, by the dtypes that have a column for each number.
_GROUPS: dict[Any, Any] = {}


def _columns_of(layout: type[ctypes.Structure], **groups: type[Named]) -> numpy.dtype[Any]:
    """Returns the dtype of a struct, with a column for each number of its arrays. `groups` has the enumeration that names the
    columns of an array."""
    whole = numpy.dtype(layout)
    names, formats, offsets = [], [], []
    for name, (field, offset, *_) in (whole.fields or {}).items():
        if name == "reserved":
            continue
        members = [member for member in groups.get(name, ()) if member < field.shape[0]]
        names += [f"{name}_{member.name.lower()}" for member in members] or [name]
        formats += [field.base] * max(len(members), 1)
        offsets += [offset + field.base.itemsize * member for member in members] or [offset]
    layout_of_columns = {"names": names, "formats": formats, "offsets": offsets, "itemsize": whole.itemsize}
    columns = numpy.dtype((Row, numpy.dtype(layout_of_columns)))  # type: ignore[call-overload]
    _GROUPS[columns] = whole
    return columns


#: A row of learning.rollouts(): the fields of mb.Rollout, with `winners` as a mask of 1 << Colour.
ROLLOUT = _columns_of(_structs.Rollout, totals=Colour)
#: The fields of mb.Feature.
FEATURES = _columns_of(_structs.Feature, meeples=Colour, goods=Good)


class Observation(NamedTuple):
    """The observation of a player."""

    planes: NDArray[numpy.uint8]  #: shape (len(names), height, width); counts of pieces, or 1 and 0
    scalars: NDArray[numpy.int32]  #: shape (len(SCALARS),)
    window: tuple[int, int, int, int]  #: x and y of the north-west cell, width, height

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the planes, in their order."""
        return PLANES

    def plane(self, name: str) -> NDArray[numpy.uint8]:
        """Returns one plane, shape (height, width)."""
        return self.planes[_place_of(name, self.names, "PLANES")]  # type: ignore[no-any-return]

    def scalar(self, name: str) -> int:
        return int(self.scalars[_place_of(name, SCALARS, "SCALARS")])


class ChosenObservation(Observation):
    """The observation of a player with only the chosen planes."""

    _names: tuple[str, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return self._names


def _place_of(name: str, names: tuple[str, ...], where: str) -> int:
    if name not in names:
        chosen = "" if names in (PLANES, SCALARS) else "the planes chosen from "
        raise InvalidArgument(f"name must be one of {chosen}mistbank.learning.arrays.{where}, not {shown(name)}")
    return names.index(name)


def indices_of_planes(planes: Iterable[str]) -> NDArray[numpy.int32]:
    """Returns the indices of these names in PLANES. Refuses an unknown name, a repeated name and an empty list."""
    if isinstance(planes, str):
        raise TypeError("planes must be a list of plane names, not a single str")
    names = tuple(planes)
    if not names:
        raise InvalidArgument("planes must have at least one name")
    indices = []
    for name in names:
        index = _INDEX_OF_PLANE.get(name) if isinstance(name, str) else None
        indices.append(_place_of(name, PLANES, "PLANES") if index is None else index)
    if len(set(indices)) < len(indices):
        raise InvalidArgument("planes must not contain a name twice")
    return numpy.array(indices, numpy.int32)


def unpack_planes(
    packed: ArrayLike, size: Size = 21, *, planes: Optional[Iterable[str]] = None, dtype: DTypeLike = numpy.uint8
) -> NDArray[Any]:
    """Returns the planes of packed observations, shape (..., planes, height, width).

    packed: the planes of batch.observe_packed() or some of their rows, for example from a replay buffer, shape (..., bytes)
    size: the size of the windows, as in observe_packed()
    planes: the names of the planes, as in observe_packed(); None: all planes
    dtype: the type of the result, for example numpy.float32
    """
    width, height = sides_of(size)
    cells = width * height
    names = PLANES if planes is None else [PLANES[index] for index in indices_of_planes(planes)]
    runs = [(is_binary, len(list(run))) for is_binary, run in groupby(name in BINARY_PLANES for name in names)]
    bytes_of = {True: -(-cells // 8), False: cells}  # bytes of a plane; True: binary
    needed = sum(count * bytes_of[is_binary] for is_binary, count in runs)
    given = numpy.asarray(packed)
    if given.dtype != numpy.uint8:
        raise TypeError(f"packed must be an array of uint8, not of {given.dtype}")
    if given.ndim == 0 or given.shape[-1] != needed:
        raise InvalidArgument(f"packed must have the shape (..., {needed}) for these planes, not {given.shape}")
    rows = given.reshape(-1, needed)
    out = numpy.empty((len(rows), len(names), cells), dtype)
    begin = place = 0
    for is_binary, count in runs:
        end = begin + count * bytes_of[is_binary]
        part = rows[:, begin:end].reshape(len(rows), count, -1)
        out[:, place : place + count] = numpy.unpackbits(part, axis=2, count=cells) if is_binary else part
        begin, place = end, place + count
    return out.reshape(*given.shape[:-1], len(names), height, width)


def used_planes(game: AnyGame) -> tuple[str, ...]:
    """Returns the names of the planes that can differ from 0 in a game with these rules and tile sets. All other planes are
    0 in every observation of the game."""
    native = native_of(game)
    return names_of_used(lambda *to: native.check(library.mistbank_game_used_planes(native._handle, *to)))


def names_of_used(write: Callable[..., Any]) -> tuple[str, ...]:
    """Returns the names of planes from their indices, which `write(out, capacity, count)` writes."""
    out, count = numpy.empty(len(PLANES), numpy.int32), c_int32()
    write(out.ctypes.data, out.size, byref(count))
    return tuple(PLANES[index] for index in out[: count.value])


def window_of(game: AnyGame, size: Size) -> _structs.Window:
    """Returns the window of this size around the middle of the board.

    size: width and height, or one number for both, 1 to 255 cells
    """
    native, window = native_of(game), _structs.Window()
    native.check(library.mistbank_game_window(native._handle, *sides_of(size), byref(window)))
    return window


def observe(
    game: AnyGame, size: Size = 21, player: Optional[int] = None, *, planes: Optional[Iterable[str]] = None
) -> Observation:
    """Returns a player's observation of the game, without hidden information.

    size: the size of the window, 1 to 255 cells, one number or width and height; the window lies around the middle of all
        tiles and moves when the board grows
    player: the viewer, 0 to players - 1, whose colours come first; None: the deciding player
    planes: the names of planes, in the order of the result, such as used_planes(); None: all planes
    """
    window, native = window_of(game, size), native_of(game)
    who = native.ask_number(library.mistbank_game_deciding_player) if player is None else number_of("player", player, 0, 2**31 - 1)
    chosen = None if planes is None else indices_of_planes(planes)
    depth = len(PLANES) if chosen is None else len(chosen)
    seen = numpy.empty((depth, window.height, window.width), numpy.uint8)
    scalars = numpy.empty(len(SCALARS), numpy.int32)
    to = seen.ctypes.data, seen.size, None
    if chosen is None:
        status = library.mistbank_game_planes(native._handle, byref(window), who, *to)
    else:
        which = chosen.ctypes.data, len(chosen)
        status = library.mistbank_game_chosen_planes(native._handle, byref(window), who, *which, *to)
    if status:
        number_of("player", who, 0, native.rules.players - 1)
        native.check(status)
    native.check(library.mistbank_game_scalars(native._handle, who, scalars.ctypes.data, scalars.size, None))
    place = window.x, window.y, window.width, window.height
    if chosen is None:
        return Observation(seen, scalars, place)
    found = ChosenObservation(seen, scalars, place)
    found._names = tuple(PLANES[index] for index in chosen)
    return found


def index_count(game: AnyGame, size: Size = 21) -> int:
    """Returns the number of action indices in a window of this size, which is the same for all games with these tile sets."""
    window = window_of(game, size)
    return int(library.mistbank_game_index_count(native_of(game)._handle, byref(window)))


def legal_actions_mask(game: AnyGame, size: Size = 21) -> NDArray[numpy.bool_]:
    """Returns the mask of legal indices, shape (index_count(game, size),). Actions outside the window are missing."""
    window, native = window_of(game, size), native_of(game)
    mask = numpy.empty(library.mistbank_game_index_count(native._handle, byref(window)), numpy.bool_)
    native.check(library.mistbank_game_legal_mask(native._handle, byref(window), mask.ctypes.data, mask.size, None))
    return mask


def legal_indices(game: AnyGame, size: Size = 21) -> NDArray[numpy.int32]:
    """Returns the index of each of game.legal_actions(); -1 for an action outside the window."""
    window, native, count = window_of(game, size), native_of(game), c_int32()
    room = numpy.empty(library.mistbank_game_action_bound(native._handle), numpy.int32)
    status = library.mistbank_game_legal_indices(
        native._handle, byref(window), room.ctypes.data, room.size, byref(count)
    )
    native.check(status)
    return room[: count.value].copy()


def action_at(game: AnyGame, index: SupportsIndex, size: Size = 21) -> Action:
    """Returns the action with this index in the open decision, legal or not."""
    window, native, action = window_of(game, size), native_of(game), _structs.Action()
    number = number_of("index", index, 0, int(library.mistbank_game_index_count(native._handle, byref(window))) - 1)
    native.check(library.mistbank_game_action_at(native._handle, byref(window), number, byref(action)))
    return action_of_bytes(bytes(action))


def index_of(game: AnyGame, action: Action, size: Size = 21) -> Optional[int]:
    """Returns the index of an action, legal or not; None for an action outside the window."""
    window, native = window_of(game, size), native_of(game)
    native.put(action)
    index = int(library.mistbank_game_index_of(native._handle, byref(window), native.input_at))
    return index if index >= 0 else None


def features(game: AnyGame) -> Rows:
    """Returns all features of the board (dtype FEATURES), for fast evaluations."""
    found = native_of(game).fetch(library.mistbank_game_features, FEATURE.size, 256)
    return numpy.frombuffer(found, FEATURES).view(Rows)


def rollouts(game: AnyGame, n: int, seed: int = 0, threads: Optional[int] = None) -> Rows:
    """Plays n copies of a game to their ends with random actions, in C and without the interpreter's lock. The game does
    not change. Row i of the table (dtype ROLLOUT) depends only on the game and seed + i. This seed shuffles the
    information hidden from the deciding player and chooses the actions; all legal actions are equally likely.

    `learning.rollouts(game, 1000).to_frame()` is a pandas.DataFrame.

    threads: the number of threads; None: one for each processor. The results do not depend on this number.
    """
    native = native_of(game)
    count = number_of("n", n, 0, 2**31 - 1)
    first = seed_of(seed)
    workers = os.cpu_count() or 1 if threads is None else number_of("threads", threads, 1, 1024)
    native.need_open()
    results = numpy.zeros(count, ROLLOUT).view(Rows)
    starts = range(0, count, max(1, min(_AT_ONCE, -(-count // workers))))
    if not starts:
        return results
    copies = [native.clone() for _ in range(min(workers, len(starts)))]  # a game for each thread
    for copy in copies:
        copy.check(library.mistbank_game_stop_recording(copy._handle))

    def play(worker: int) -> None:
        for start in starts[worker :: len(copies)]:
            part = results[start : start + starts.step]
            status = unlocked.mistbank_game_rollouts(
                copies[worker]._handle, (first + start) % 2**64, part.ctypes.data, len(part)
            )
            copies[worker].check(status)

    if len(copies) == 1:
        play(0)
    else:
        with ThreadPoolExecutor(len(copies)) as pool:
            list(pool.map(play, range(len(copies))))
    return results
