"""A batch of many games with the same rules, as NumPy arrays. One call steps all games, without a loop in Python.

    batch = learning.Batch("base", 256, seed=1, threads=2)
    actions, ended, results = batch.random_step()

The first axis of every array has an entry for each game. The games are played in C, on several threads, without the
interpreter's lock. capi/mistbank/batch.h describes each call.
"""

from __future__ import annotations

import os
from ctypes import byref, c_uint64
from typing import Any, Iterable, NamedTuple, Optional, SupportsIndex, TypeVar, Union

import numpy
from numpy.typing import ArrayLike, NDArray

from .. import _structs
from .._calls import made, member_of, number_of, seed_of, sides_of
from .._library import library, unlocked
from .._old_names import warn_of_old_name
from .._owner import Worker
from ..constants import Sampling, Status
from ..errors import InvalidArgument, check
from ..game import Game
from ..rules import Rules, rules_of, struct_of
from ..tiles import TileSet, handles_of, sets_of
from .arrays import PLANES, ROLLOUT, SCALARS, Rows, Size, indices_of_planes, names_of_used

#: The fields of mb.Action.
ACTIONS = numpy.dtype(_structs.Action)
#: The fields of mb.Decision.
DECISIONS = numpy.dtype(_structs.Decision)
#: A window: x and y of the north-west cell, width, height.
WINDOWS = numpy.dtype(_structs.Window)

_POINTS = numpy.dtype(_structs.Points)
# The ends of error messages for numbers that allow no choice.
_UNFIT = {
    Sampling.LOGITS: "must be finite or -inf, not all -inf",
    Sampling.WEIGHTS: "must be finite and 0 or more, not all 0",
    Sampling.GREATEST: "must be finite or -inf, not all -inf",
}

_OF_ACTIONS = 0x6D69737462616E6B  # makes the seeds for choosing actions differ from the seeds for shuffling tiles


class Step(NamedTuple):
    """The result of one action in each game."""

    statuses: NDArray[numpy.int32]  #: the mb.Status of each game; not OK for a refused action
    ended: NDArray[numpy.bool_]  #: True for each game that ended and was dealt again
    results: NDArray[Any]  #: dtype arrays.ROLLOUT: the results of the ended games; 0 for the other games


class RandomStep(NamedTuple):
    """The result of one random action in each game."""

    actions: NDArray[Any]  #: dtype ACTIONS: the chosen actions
    ended: NDArray[numpy.bool_]  #: the same as in Step
    results: NDArray[Any]  #: the same as in Step


class Chosen(NamedTuple):
    """The action that choose() has chosen in each game."""

    actions: NDArray[Any]  #: dtype ACTIONS: the chosen actions; kind 0 for a game without a choice
    indices: NDArray[numpy.int32]  #: the indices of the chosen actions; -1 for a game without a choice
    statuses: NDArray[numpy.int32]  #: mb.Status.OK, GAME_OVER, or ILLEGAL_ACTION if no legal action lies within the window


class Lookahead(NamedTuple):
    """The legal actions of all games, one game after the other, and the points and scalars after each action."""

    actions: NDArray[Any]  #: dtype ACTIONS; the actions of game i are actions[offsets[i]:offsets[i + 1]]
    offsets: NDArray[numpy.int64]  #: shape (games + 1,)
    totals: NDArray[numpy.int32]  #: shape (actions, 6): the points in the column of each Colour
    #: Shape (actions, 6): the points if the game ended after the action, including those for open features; see
    #: mistbank_points in capi/mistbank/learning.h
    projected: NDArray[numpy.int32]
    #: Shape (actions, len(SCALARS)): the scalars of an observation after each action, seen by the player who decides before
    #: the action; None if they were not requested
    scalars: Optional[NDArray[numpy.float32]] = None


class Observations(NamedTuple):
    """The observation of the deciding player in each game."""

    planes: NDArray[numpy.uint8]  #: shape (games, number of planes, height, width)
    scalars: NDArray[numpy.int32]  #: shape (games, len(SCALARS))


class PackedObservations(NamedTuple):
    """The observation of the deciding player in each game, with 8 cells of a binary plane in a byte."""

    planes: NDArray[numpy.uint8]  #: shape (games, bytes), for arrays.unpack_planes()
    scalars: NDArray[numpy.int32]  #: shape (games, len(SCALARS))


AnyObservations = TypeVar("AnyObservations", Observations, PackedObservations)


class Batch(Worker):
    """Many games with the same rules. In a batch of n games with the seed s, game i starts with the seed s + i. After k new
    deals, game i has the seed s + i + k * n. No result depends on the number of threads.

    After a fork, the child process must not use a batch with several threads. Create a new batch in the child.
    """

    __slots__ = ("__weakref__", "_count", "_rules", "_sets", "random")

    _noun = "batch"
    _free = library.mistbank_batch_free
    _no_copy = "a Batch cannot be pickled or copied: create one with the same rules where it is needed"
    #: The states of the generators for random_actions() and random_step(), one for each game.
    random: NDArray[numpy.uint64]

    def __init__(
        self,
        rules: Union[Rules, str],
        n: int,
        *,
        seed: Optional[int] = None,
        sets: Union[TileSet, Iterable[TileSet]] = (),
        threads: Optional[int] = None,
    ) -> None:
        """Creates the games.

        rules: the rules; a str is the name of a preset
        n: the number of games, 1 to 1,000,000; a few hundred are fastest, because they fit into a processor's cache
        seed: the seed of the first game, instead of the seed in the rules
        sets: the tile sets; the default is the built-in sets of the game
        threads: the number of threads, 1 to 256; None: one for each processor
        """
        super().__init__()
        rules = rules_of(rules)
        self._rules = rules if seed is None else rules.replace(seed=seed_of(seed))
        self._sets = sets_of(sets)
        self._count = number_of("n", n, 1, _structs.MAX_BATCH)
        if threads is None:
            threads = min(os.cpu_count() or 1, _structs.MAX_THREADS)
        asked, workers = struct_of(self._rules), number_of("threads", threads, 1, _structs.MAX_THREADS)
        given = handles_of(self._sets), len(self._sets), self._count, workers
        self._handle = made(library.mistbank_batch_create, byref(asked), *given, None)
        self._begin_random(self._rules.seed)

    def _begin_random(self, seed: int) -> None:
        self.random = self._generators(seed)

    def _generators(self, seed: int) -> NDArray[numpy.uint64]:
        """Returns the first states of the generators."""
        numbers = numpy.arange(self._count, dtype=numpy.uint64) + numpy.uint64(seed)
        return numbers ^ numpy.uint64(_OF_ACTIONS)

    def __len__(self) -> int:
        return self._count

    def __repr__(self) -> str:
        return f"<mistbank.Batch of {self._count} games>"

    @property
    def threads(self) -> int:
        """The number of threads."""
        self._need_open()
        return int(library.mistbank_batch_threads(self._handle))

    @property
    def rules(self) -> Rules:
        """The rules of all games, with the seed of the first."""
        return self._rules

    # --- dealing ---

    def restart(self, seed: int) -> None:
        """Restarts all games. The first game gets this seed, the others the following seeds. `random` restarts too."""
        self._call(unlocked.mistbank_batch_restart, seed_of(seed))
        self._begin_random(seed_of(seed))

    def deal(self, which: Optional[ArrayLike] = None) -> None:
        """Deals games again, each with its next seed.

        which: True for each game to deal; None: all games that are over
        """
        if which is None:
            self._call(unlocked.mistbank_batch_deal, None, 0)
        else:
            chosen = self._given("which", which, numpy.dtype(numpy.bool_))
            self._call(unlocked.mistbank_batch_deal, chosen.ctypes.data, self._count)

    # --- playing ---

    def legal_actions(self) -> tuple[NDArray[Any], NDArray[numpy.int64]]:
        """Returns all legal actions (dtype ACTIONS), one game after the other, and n + 1 offsets: the actions of game i are
        actions[offsets[i]:offsets[i + 1]]."""
        offsets = numpy.empty(self._count + 1, numpy.int64)
        place = offsets.ctypes.data
        with self._lock:
            self._need_open()
            unlocked.mistbank_batch_legal_actions(self._handle, None, 0, place, self._count)
            actions = numpy.empty(int(offsets[-1]), ACTIONS)
            unlocked.mistbank_batch_legal_actions(self._handle, actions.ctypes.data, actions.size, place, self._count)
        return actions, offsets

    def lookahead(self, *, scalars: bool = False) -> Lookahead:
        """Tries every legal action of each game and returns the points after each action. The games do not change. Random
        results are the same as if the action were applied in the game. A game that is over has no actions. The result has the
        actions, their offsets, and for each action the points so far (totals) and the points if the game ended then
        (projected), in columns by mb.Colour.

        scalars: also returns the scalars after each action, as features for a network that evaluates actions. The viewer is
            the player who decides before the action, also if another player decides after it. The hidden hands and tiles of
            other players stay hidden, but the scalars show random results: after the last action of a turn, the scalars
            whose names begin with `tile` describe the tile that is drawn next, and those that begin with `hand` a tile drawn
            into the viewer's hand. Ignore these scalars if the player must not know these tiles.

        Example: a greedy player, who chooses the action with the largest lead of red over green in each game, the first of
        equal ones. No game is over, because step() deals ended games again:

            tried = batch.lookahead()
            gain = tried.projected[:, mb.Colour.RED] - tried.projected[:, mb.Colour.GREEN]
            best = [begin + gain[begin:end].argmax() for begin, end in zip(tried.offsets, tried.offsets[1:])]
            batch.step(tried.actions[best])
        """
        offsets = numpy.empty(self._count + 1, numpy.int64)
        place = offsets.ctypes.data
        with self._lock:
            self._need_open()
            check(unlocked.mistbank_batch_lookahead(self._handle, None, None, None, 0, place, self._count))
            actions = numpy.empty(int(offsets[-1]), ACTIONS)
            points: NDArray[Any] = numpy.empty(actions.size, _POINTS)
            seen = numpy.empty((actions.size, len(SCALARS)), numpy.float32) if scalars else None
            into = actions.ctypes.data, points.ctypes.data, None if seen is None else seen.ctypes.data, actions.size
            check(unlocked.mistbank_batch_lookahead(self._handle, *into, place, self._count))
        return Lookahead(actions, offsets, points["totals"], points["projected"], seen)

    def random_actions(self) -> NDArray[Any]:
        """Chooses a legal action of each game (dtype ACTIONS) uniformly at random; kind 0 for a game that is over."""
        return self._asked(ACTIONS, unlocked.mistbank_batch_random_actions, self._random().ctypes.data)

    def _random(self) -> NDArray[numpy.uint64]:
        self.random = self._given("random", self.random, numpy.dtype(numpy.uint64))
        return self.random

    def choose(
        self,
        numbers: Optional[ArrayLike] = None,
        size: Size = 21,
        *,
        by: Union[Sampling, str] = Sampling.LOGITS,
        seed: Optional[int] = None,
    ) -> Chosen:
        """Chooses a legal action of each game from numbers for the action indices, such as the output of a network:
        `batch.step(batch.choose(logits).actions)`. Numbers of illegal indices are ignored. The same numbers and generators
        give the same choice on every machine.

        numbers: shape (games, index_count(size)); float32 avoids a copy; None: all legal indices are equally likely
        size: the size of the windows, as in observe()
        by: a Sampling or its name. LOGITS: at random, with the probabilities of a softmax; WEIGHTS: at random, in proportion
            to the numbers; GREATEST: the greatest number; among equal numbers, the one with the lowest index
        seed: the seed of new generators, which are used instead of `random`; None: `random` is used and changes

        Raises InvalidArgument and changes nothing if the number of a legal index is NaN, infinite or a negative weight, or
        if a game has no index to choose, because all numbers are minus infinity or all weights are 0.
        """
        how, sides = member_of("by", by, Sampling), sides_of(size)
        random = self._random() if seed is None else self._generators(seed_of(seed))
        given = None if numbers is None else self._numbers(numbers, size)
        read = (None, 0) if given is None else (given.ctypes.data, given.size)
        count = self._count
        out = Chosen(numpy.zeros(count, ACTIONS), numpy.zeros(count, numpy.int32), numpy.zeros(count, numpy.int32))
        places = (*read, random.ctypes.data, *(array.ctypes.data for array in out))
        with self._lock:
            self._need_open()
            status = unlocked.mistbank_batch_choose(self._handle, *sides, how, *places, count)
        unfit = numpy.flatnonzero(out.statuses == Status.INVALID_ARGUMENT)
        if unfit.size:
            raise InvalidArgument(f"numbers for the legal actions of game {unfit[0]} {_UNFIT[Sampling(how)]}")
        check(status)
        return out

    def _numbers(self, numbers: ArrayLike, size: Size) -> NDArray[numpy.float32]:
        """Checks the shape of the numbers and returns them as a contiguous float32 array."""
        array, shape = numpy.asarray(numbers), (self._count, self.index_count(size))
        if array.shape != shape:
            raise InvalidArgument(f"numbers must have the shape {shape}, one number for each index, not {array.shape}")
        if array.dtype.kind not in "fiu":
            raise TypeError(f"numbers must be an array of numbers, not of {array.dtype}")
        with numpy.errstate(over="ignore"):  # a number that is too large becomes infinite, which the library refuses
            return numpy.ascontiguousarray(array, numpy.float32)

    def apply(self, actions: NDArray[Any]) -> NDArray[numpy.int32]:
        """Applies an action (dtype ACTIONS) in each game. An illegal action is refused: its status is not Status.OK, and
        its game does not change."""
        given = self._given("actions", actions, ACTIONS)
        return self._asked(numpy.int32, unlocked.mistbank_batch_apply, given.ctypes.data)

    def step(self, actions: NDArray[Any]) -> Step:
        """Applies an action in each game, as apply() does, and then deals the ended games again."""
        given = self._given("actions", actions, ACTIONS)
        out = Step(numpy.empty(self._count, numpy.int32), *self._ended())
        places = (given.ctypes.data, *(array.ctypes.data for array in out))
        self._call(unlocked.mistbank_batch_step, *places, self._count)
        return out

    def random_step(self) -> RandomStep:
        """Combines random_actions() and step() in one faster call."""
        out = RandomStep(numpy.empty(self._count, ACTIONS), *self._ended())
        places = (self._random().ctypes.data, *(array.ctypes.data for array in out))
        self._call(unlocked.mistbank_batch_random_step, *places, self._count)
        return out

    def _ended(self) -> tuple[NDArray[numpy.bool_], Rows]:
        return numpy.empty(self._count, numpy.bool_), numpy.zeros(self._count, ROLLOUT).view(Rows)

    # --- observing ---

    def decisions(self) -> NDArray[Any]:
        """Returns the open decision of each game (dtype DECISIONS), for example `kind` and the deciding `player`."""
        return self._asked(DECISIONS, unlocked.mistbank_batch_decisions)

    def standings(self) -> Rows:
        """Returns the outcome, turn and points of each game (dtype arrays.ROLLOUT). The field `actions` is 0."""
        return self._asked(ROLLOUT, unlocked.mistbank_batch_standings).view(Rows)

    def windows(self, size: Size = 21) -> NDArray[Any]:
        """Returns the window of observe() for each game (dtype WINDOWS)."""
        return self._asked(WINDOWS, unlocked.mistbank_batch_windows, *sides_of(size))

    def used_planes(self) -> tuple[str, ...]:
        """Returns the names of the planes that can differ from 0 in these games; see arrays.used_planes()."""
        return names_of_used(lambda *to: self._call(library.mistbank_batch_used_planes, *to))

    def observe(
        self, size: Size = 21, out: Optional[Observations] = None, *, planes: Optional[Iterable[str]] = None
    ) -> Observations:
        """Returns the observation of the deciding player in each game.

        size: the size of the windows, as in game.observe()
        out: the result of an earlier call with this size and number of planes, which is overwritten
        planes: the names of planes, in the order of the result, such as used_planes(); None: all planes
        """
        chosen = None if planes is None else indices_of_planes(planes)
        room = self._room_of(Observations, out, self._shape_of(size, chosen))
        self._observe_planes(size, chosen, room.planes)
        self._call(unlocked.mistbank_batch_scalars, room.scalars.ctypes.data, room.scalars.size, None)
        return room

    def observation_tensors(
        self, size: Size = 21, out: Optional[NDArray[numpy.float32]] = None, *, planes: Optional[Iterable[str]] = None
    ) -> NDArray[numpy.float32]:
        """Returns the planes of observe() as float32 for a network, shape (games, planes, height, width).

        size, planes: as in observe()
        out: the result of an earlier call with this size and number of planes, which is overwritten
        """
        chosen = None if planes is None else indices_of_planes(planes)
        shape = self._shape_of(size, chosen)
        if out is None:
            out = numpy.empty(shape, numpy.float32)
        _need_room("out", out, shape, numpy.float32)
        seen = numpy.empty(shape, numpy.uint8)
        self._observe_planes(size, chosen, seen)
        numpy.copyto(out, seen)
        return out

    def observe_packed(
        self, size: Size = 21, out: Optional[PackedObservations] = None, *, planes: Optional[Iterable[str]] = None
    ) -> PackedObservations:
        """Returns the observations of observe() in fewer bytes, for a replay buffer or another device. A plane of
        arrays.BINARY_PLANES has a bit for each cell, any other plane a byte. arrays.unpack_planes() returns the planes.

        size, planes: as in observe()
        out: the result of an earlier call with this size and these planes, which is overwritten
        """
        chosen = indices_of_planes(PLANES if planes is None else planes)
        given, needed = (*sides_of(size), chosen.ctypes.data, len(chosen)), c_uint64()
        self._call(library.mistbank_batch_packed_planes, *given, None, 0, byref(needed))
        room = self._room_of(PackedObservations, out, (self._count, needed.value // self._count))
        self._call(unlocked.mistbank_batch_packed_planes, *given, room.planes.ctypes.data, room.planes.size, None)
        self._call(unlocked.mistbank_batch_scalars, room.scalars.ctypes.data, room.scalars.size, None)
        return room

    def _shape_of(self, size: Size, chosen: Optional[NDArray[numpy.int32]]) -> tuple[int, ...]:
        """Returns the shape of the chosen planes, or of all planes if `chosen` is None."""
        width, height = sides_of(size)
        return self._count, len(PLANES) if chosen is None else len(chosen), height, width

    def _observe_planes(self, size: Size, chosen: Optional[NDArray[numpy.int32]], out: NDArray[numpy.uint8]) -> None:
        to = out.ctypes.data, out.size, None
        if chosen is None:
            self._call(unlocked.mistbank_batch_planes, *sides_of(size), *to)
        else:
            which = chosen.ctypes.data, len(chosen)
            self._call(unlocked.mistbank_batch_chosen_planes, *sides_of(size), *which, *to)

    def _room_of(self, kind: type[AnyObservations], out: Optional[AnyObservations], shape: tuple[int, ...]) -> AnyObservations:
        """Returns new observations of this kind, or `out` after checking that the library can write into it."""
        scalars = self._count, len(SCALARS)
        if out is None:
            return kind(numpy.empty(shape, numpy.uint8), numpy.empty(scalars, numpy.int32))
        if not isinstance(out, kind):
            raise TypeError(f"out must be {kind.__name__} or None, not {type(out).__name__}")
        _need_room("out.planes", out.planes, shape, numpy.uint8)
        _need_room("out.scalars", out.scalars, scalars, numpy.int32)
        return out

    def index_count(self, size: Size = 21) -> int:
        """Returns the number of action indices in a window of this size."""
        self._need_open()
        return int(library.mistbank_batch_index_count(self._handle, *sides_of(size)))

    def legal_actions_masks(self, size: Size = 21, out: Optional[NDArray[numpy.bool_]] = None) -> NDArray[numpy.bool_]:
        """Returns the masks of legal indices, shape (games, index_count(size)).

        out: the result of an earlier call with this size, which is overwritten
        """
        shape = self._count, self.index_count(size)
        if out is None:
            out = numpy.empty(shape, numpy.bool_)
        _need_room("out", out, shape, numpy.bool_)
        self._call(unlocked.mistbank_batch_legal_masks, *sides_of(size), out.ctypes.data, out.size, None)
        return out

    def packed_masks(self, size: Size = 21, out: Optional[NDArray[numpy.uint8]] = None) -> NDArray[numpy.uint8]:
        """Returns the masks of legal indices with 8 indices in a byte, shape (games, (index_count(size) + 7) // 8).
        `numpy.unpackbits(packed, axis=-1, count=batch.index_count(size)).view(bool)` returns legal_actions_masks(size).

        out: the result of an earlier call with this size, which is overwritten
        """
        shape = self._count, (self.index_count(size) + 7) // 8
        if out is None:
            out = numpy.empty(shape, numpy.uint8)
        _need_room("out", out, shape, numpy.uint8)
        self._call(unlocked.mistbank_batch_packed_masks, *sides_of(size), out.ctypes.data, out.size, None)
        return out

    def legal_masks(self, size: Size = 21, out: Optional[NDArray[numpy.bool_]] = None) -> NDArray[numpy.bool_]:
        """The same as legal_actions_masks(), under its name in version 2.0."""
        warn_of_old_name("batch.legal_masks", "batch.legal_actions_masks")
        return self.legal_actions_masks(size, out)

    def actions_at(self, indices: ArrayLike, size: Size = 21) -> tuple[NDArray[Any], NDArray[numpy.int32]]:
        """Returns for each game the action with the given index (dtype ACTIONS) and a status. The action need not be legal.
        For an index without an action, the kind is 0 and the status is not Status.OK."""
        whole = numpy.asarray(indices)
        if whole.dtype.kind not in "iu":
            raise TypeError(f"indices must be an array of integers, not of {whole.dtype}")
        given = self._given("indices", numpy.clip(whole, -1, 2**31 - 1), numpy.dtype(numpy.int32))
        actions, statuses = numpy.empty(self._count, ACTIONS), numpy.empty(self._count, numpy.int32)
        places = (given.ctypes.data, actions.ctypes.data, statuses.ctypes.data)
        self._call(unlocked.mistbank_batch_actions_at, *sides_of(size), *places, self._count)
        return actions, statuses

    def game(self, index: SupportsIndex, into: Optional[Game] = None) -> Game:
        """Returns a copy of one game, so that the members of Game can query it.

        into: a game with the batch's rules and tile sets, which is overwritten with the copy; None: a new game
        """
        number = number_of("index", index, 0, self._count - 1)
        if into is None:
            into = Game(self._rules, sets=self._sets, recording=False)
        elif not isinstance(into, Game):
            raise TypeError(f"into must be a Game or None, not {type(into).__name__}")
        with self._lock:
            self._need_open()
            status = library.mistbank_batch_game_into(self._handle, number, into._native._handle)
        into._native.check(status)
        return into

    def _asked(self, dtype: Any, call: Any, *arguments: int) -> NDArray[Any]:
        """Returns the output of a function that writes an entry for each game."""
        out = numpy.empty(self._count, dtype)
        self._call(call, *arguments, out.ctypes.data, self._count)
        return out

    def _given(self, name: str, value: ArrayLike, dtype: numpy.dtype[Any]) -> NDArray[Any]:
        """Checks that the array has an entry for each game and returns it as a contiguous array of the dtype."""
        array = numpy.asarray(value)
        if array.shape != (self._count,):
            raise InvalidArgument(f"{name} must have the shape ({self._count},), not {array.shape}")
        if array.dtype != dtype and not (dtype.kind == "i" and array.dtype.kind in "iu"):
            wanted = "mistbank.learning.batch.ACTIONS" if dtype is ACTIONS else dtype
            raise TypeError(f"{name} must be an array of {wanted}, not of {array.dtype}")
        return numpy.ascontiguousarray(array, dtype)


def _need_room(name: str, array: Any, shape: tuple[int, ...], dtype: Any) -> None:
    """Raises InvalidArgument if the library cannot write into the array."""
    fits = isinstance(array, numpy.ndarray) and array.shape == shape and array.dtype == dtype
    if not fits or not array.flags.c_contiguous or not array.flags.writeable:
        raise InvalidArgument(f"{name} must be a contiguous, writeable array of {numpy.dtype(dtype)} with the shape {shape}")
