"""A player of every game of the library: an opponent, a partner, a hint. capi/mistbank/adviser.h describes each call."""

from __future__ import annotations

import ctypes
import time
from contextlib import ExitStack
from ctypes import byref
from typing import Any, NamedTuple, Union

from .. import _structs
from .._calls import fetch_bytes, fetch_text, made, member_of, number_of, seconds_of, seed_of
from .._library import library, unlocked
from .._owner import Worker
from ..constants import Strength, Verdict
from ..errors import InvalidArgument, check
from ..game import Game
from ..player_names import PlayerNames, text_options
from ..values import ACTION, Action, action_of_bytes


class Advice(NamedTuple):
    """The judgement of a legal action."""

    action: Action
    visits: int  #: number of simulations that began with it; 0: static judgement only
    winning: float  #: estimated chance to win of the deciding player, or of the team: 0 to 1
    points: float  #: competitive: the expected lead of the player; for a team: the expected total
    judgement: float  #: the number for comparing actions: points; for a team 0 to 100, from winning and progress
    #: the action, and the expected decisions of the same player after it in this turn, up to the first random result
    line: tuple[Action, ...]
    group: int = 0  #: 0: the group of the best; actions of one group are equally good for the same reasons


_AT_ONCE = 4  # simulations between two readings of the clock


class Review(NamedTuple):
    """The judgement of a past decision, compared with the best action. Both actions were continued with the same samples
    of hidden information, which differ from the samples that found the best action."""

    verdict: Verdict  #: the name for its loss
    best: Action  #: the best action; the played action if no better one was found
    best_index: int  #: its index in `advice`
    played_index: int  #: the index of the played action
    samples: int  #: number of samples with which both were continued
    lost: float  #: the lead of the best action, 0 or more: in points; for a team in hundredths, as `judgement`
    lost_error: float  #: the standard error of `lost`
    lost_winning: float  #: the loss in the chance to win of the player, or of the team: -1 to 1
    winning: float  #: estimated chance to win with the best action: 0 to 1
    points: float  #: expected points with the best action, as `points` of Advice
    winning_of: tuple[float, ...]  #: estimated chance to win of each player after the played action; equal in a team
    points_of: tuple[float, ...]  #: expected points of each player after the played action


class Adviser(Worker):
    """Thinks about the open decision of a game and advises. It changes no game, and sees only what the deciding player
    sees.

    >>> import mistbank as mb
    >>> from mistbank.advice import Adviser
    >>> game = mb.Game("level3", seed=7)
    >>> adviser = Adviser(game)
    >>> adviser.think(game, 20)
    >>> game.apply(adviser.choose())

    It is deterministic: the same position, seed and number of simulations give the same advice, however the simulations
    are divided among calls. Thinking releases the interpreter's lock, so several advisers may think at once, as those of
    a Council. A later version may give other advice, and play better.
    """

    __slots__ = ("__weakref__", "_seed", "_strength", "_table")

    _noun = "adviser"
    _free = library.mistbank_adviser_free
    _no_copy = (
        "an Adviser cannot be pickled or copied: create one where it is needed, with the same strength and seed"
    )

    def __init__(
        self, game: Game, strength: Union[Strength, str] = Strength.BEST, seed: int = 0, workers: int = 1
    ) -> None:
        """Creates an adviser for games of the same rules and tile sets as this game.

        game: at any position; it may be closed afterwards
        strength: the strength of choose(), a Strength or its name; advice does not depend on it
        seed: the seed of its samples of hidden information, and of its blunders
        workers: number of advisers that think in parallel and are merged, including this one, 1 to 4096. Each adviser
            tries as many actions, and looks as far ahead, as one adviser with all their simulations
        """
        super().__init__()
        _need_open_game(game)
        count = number_of("workers", workers, 1, _structs.MAX_WORKERS)
        self._strength = Strength(member_of("strength", strength, Strength))
        self._seed = seed_of(seed)
        self._table = game._native.clone()  # the current position, used by no other thread
        self._table.check(library.mistbank_game_stop_recording(self._table._handle))
        self._handle = made(library.mistbank_adviser_create, self._table._handle, self._strength, self._seed)
        self._call(library.mistbank_adviser_set_worker_count, count)

    def close(self) -> None:
        """Frees its memory now. Any further use raises Closed; closing again does nothing."""
        super().close()
        self._table.close()

    def __repr__(self) -> str:
        state = "closed" if self._handle is None else f"{self._strength.name.lower()}, {self.simulations} simulations"
        return f"<mistbank.Adviser {state}>"

    def _need_thoughts(self) -> int:
        """Returns the number of judged actions. Raises InvalidArgument before the first think()."""
        self._need_open()
        count = int(library.mistbank_adviser_count(self._handle))
        if count == 0:
            raise InvalidArgument("the adviser has not thought about anything yet")
        return count

    def _take_position(self, game: Game) -> None:
        """Copies a game into the adviser's own. The caller holds the lock."""
        self._need_open()
        if library.mistbank_game_copy_from(self._table._handle, game._native._handle):
            raise InvalidArgument("the adviser was made for other rules or tile sets")

    # --- thinking ---

    def think(self, game: Game, simulations: int) -> None:
        """Makes simulations about the open decision. They add to earlier ones if the position is the same, and start again
        otherwise. Raises GameOver.

        game: a game of the rules and tile sets of the adviser; it does not change
        simulations: 0 to 1,000,000,000; 0 gives the static judgement
        """
        _need_open_game(game)
        number = number_of("simulations", simulations, 0, _structs.MAX_SIMULATIONS)
        with self._lock:
            self._take_position(game)
            self._table.check(unlocked.mistbank_adviser_think(self._handle, self._table._handle, number))

    def think_for(self, game: Game, seconds: float) -> None:
        """Thinks about the open decision for this time, but makes at least a few simulations. Their number, and therefore
        the advice, differs between runs.

        game: a game of the rules and tile sets of the adviser; it does not change
        """
        end = time.monotonic() + seconds_of(seconds)
        self.think(game, _AT_ONCE)
        while time.monotonic() < end and self.simulations > 0:  # no simulations if only one action is legal
            self.think(game, _AT_ONCE)

    def merge(self, other: Union[Adviser, bytes]) -> None:
        """Adds the results of another adviser about the same position, or bytes of its results() or new_results().

        The advisers need different seeds, because equal seeds give equal samples. The final advice does not depend on
        the order of these calls. Raises InvalidArgument, without a change, if the other adviser has thought about another
        position or none, or if the bytes are damaged.
        """
        if isinstance(other, Adviser):
            self._merge_adviser(other)
            return
        if not isinstance(other, (bytes, bytearray, memoryview)):
            raise TypeError(f"other must be an Adviser or its results, not {type(other).__name__}")
        results = bytes(other)
        with self._lock:
            self._need_open()
            status = library.mistbank_adviser_merge_results(self._handle, results, len(results))
        if status:
            raise InvalidArgument("damaged results, or results about another position")

    def _merge_adviser(self, other: Adviser) -> None:
        if other is self:
            raise InvalidArgument("an adviser cannot merge itself")
        with ExitStack() as locks:
            for adviser in sorted((self, other), key=id):  # in a fixed order, so that two threads never wait for each other
                locks.enter_context(adviser._lock)
            self._need_open()
            other._need_open()
            status = library.mistbank_adviser_merge(self._handle, other._handle)
        if status:
            raise InvalidArgument("the advisers have not thought about the same position")

    def results(self) -> bytes:
        """Returns all results about the current position, including merged ones, as bytes for an adviser in another
        process or on another machine."""
        return self._found(library.mistbank_adviser_results)

    def new_results(self) -> bytes:
        """Returns only the results of its own simulations since the last mark_reported(), as bytes for the other workers.

        Advisers that exchange these, for example every 32 simulations, play better than advisers that are merged only at
        the end. A Council consists of such advisers on threads."""
        return self._found(library.mistbank_adviser_new_results)

    def mark_reported(self) -> None:
        """Marks the new results as reported: the other workers have merged them, or will."""
        self._call(library.mistbank_adviser_mark_reported)

    def _found(self, call: Any) -> bytes:
        with self._lock:
            self._need_thoughts()
            return bytes(fetch_bytes(call, check, 1, _structs.MAX_RESULTS, self._handle))

    def reset(self) -> None:
        """Deletes all results of simulations, including merged ones, but keeps the static judgement, as after
        think(game, 0)."""
        self._call(library.mistbank_adviser_reset)

    def review(self, game: Game, action: Union[Action, str], simulations: int = 400) -> Review:
        """Judges a past decision: its loss compared with the best action. The adviser uses only the information of the
        deciding player, not later draws. Afterwards `advice` and explanation() are about this position, and think()
        continues with it. See review() for a whole game. Raises IllegalAction, GameOver.

        game: the game before the decision; it does not change
        action: the played action, or its text
        simulations: 1 to 1,000,000,000; below 32 no decision is called bad, because it may be noise
        """
        _need_open_game(game)
        number = number_of("simulations", simulations, 1, _structs.MAX_SIMULATIONS)
        with self._lock:
            self._take_position(game)
            self._table.put(action)
            out = _structs.Review()
            self._table.check(
                unlocked.mistbank_adviser_review(
                    self._handle, self._table._handle, self._table.input_at, number, byref(out)
                )
            )
        return Review(
            Verdict(out.verdict), action_of_bytes(bytes(out.best)), out.best_index, out.played_index, out.samples,
            out.lost, out.lost_error, out.lost_winning, out.winning, out.points,
            tuple(out.winning_of), tuple(out.points_of),
        )  # fmt: skip

    @property
    def strength(self) -> Strength:
        """The strength of choose()."""
        return self._strength

    @property
    def seed(self) -> int:
        """The seed of its samples of hidden information, and of its blunders."""
        return self._seed

    @property
    def simulations(self) -> int:
        """The number of simulations of the current position, including merged ones. It stays 0 if only one action is
        legal."""
        with self._lock:
            self._need_open()
            return int(library.mistbank_adviser_simulations(self._handle))

    # --- advice ---

    @property
    def advice(self) -> list[Advice]:
        """The judgement of each legal action, the best first; empty before the first think()."""
        with self._lock:
            self._need_open()
            return [self._advice(index) for index in range(library.mistbank_adviser_count(self._handle))]

    def _advice(self, index: int) -> Advice:
        out = _structs.Advice()
        check(library.mistbank_adviser_advice(self._handle, index, byref(out)))
        call, most = library.mistbank_adviser_line, _structs.MAX_LINE
        data = bytes(fetch_bytes(call, check, ACTION.size, most, self._handle, index))
        line = tuple(action_of_bytes(data[at : at + ACTION.size]) for at in range(0, len(data), ACTION.size))
        return Advice(line[0], out.visits, out.winning, out.points, out.judgement, line, out.group)

    def explanation(self, index: int, *, names: PlayerNames = {}) -> str:
        """The reasons for the judgement of this action, in words for people: the effects of its line, the most important
        first, and then the expectation.

        index: an index into `advice`
        names: names of players by colour: {"red": "Anna"}
        """
        options = byref(text_options(names))
        with self._lock:
            number = number_of("index", index, 0, self._need_thoughts() - 1)
            return fetch_text(library.mistbank_adviser_explain, check, self._handle, number, options)

    def choose(self) -> Action:
        """Chooses an action with the adviser's strength, in the position that it has thought about."""
        data = ctypes.create_string_buffer(ACTION.size)
        with self._lock:
            self._need_thoughts()
            check(library.mistbank_adviser_choose(self._handle, data))
        return action_of_bytes(data.raw)


def _need_open_game(game: object) -> None:
    if not isinstance(game, Game):
        raise TypeError(f"game must be a Game, not {type(game).__name__}")
    game._native.need_open()
