"""A player of every game of the library: an opponent, a partner, a hint. capi/mistbank/adviser.h describes each call."""

from __future__ import annotations

import ctypes
import time
from contextlib import ExitStack
from ctypes import byref
from typing import Any, NamedTuple, Union

from . import _structs
from ._calls import fetch_bytes, fetch_text, made, member_of, number_of, seconds_of, seed_of
from ._library import library, unlocked
from ._owner import Worker
from .constants import Strength, Verdict
from .errors import InvalidArgument, check
from .game import Game
from .player_names import PlayerNames, text_options
from .values import ACTION, Action, action_of_bytes


class Advice(NamedTuple):
    """What an adviser thinks of a legal action."""

    action: Action
    visits: int  #: how many simulations began with it; 0: judged at first sight alone
    winning: float  #: about how likely the player who decides wins with it, or the team: 0 to 1
    points: float  #: competitive: by how many points its player is expected to be ahead; of a team: the total expected
    judgement: float  #: by what actions are compared: points; of a team 0 to 100, for winning and getting far
    #: the action, and what the same player is expected to decide after it in the turn, as far as that hangs on nothing
    #: that is still to be drawn, rolled or turned over
    line: tuple[Action, ...]
    group: int = 0  #: 0: that of the best, and so on; actions of one group are as good for the same reasons


_AT_ONCE = 4  # simulations between two looks at the clock


class Review(NamedTuple):
    """What an adviser thinks of a decision that was made, compared with the best: both were played on with the same
    samples of what is hidden, which are others than those by which the best was found."""

    verdict: Verdict  #: what it is called by what it cost
    best: Action  #: what is best; the action played, where nothing was found to be better
    best_index: int  #: its place in `advice`
    played_index: int  #: that of the action played
    samples: int  #: with how many both were played on
    lost: float  #: by how much the best is better, 0 or more: in points; of a team in hundredths, as `judgement`
    lost_error: float  #: the standard error of that
    lost_winning: float  #: how much likelier its player, or the team, wins with the best: -1 to 1
    winning: float  #: about how likely the player who decided wins with the best: 0 to 1
    points: float  #: what is expected with it, as the `points` of Advice
    winning_of: tuple[float, ...]  #: about how likely each player wins with what was played; all of a team alike
    points_of: tuple[float, ...]  #: what is expected for each of them


class Adviser(Worker):
    """Thinks about the open decision of a game and says what to do. It changes no game, and sees what the player who
    decides sees.

    >>> import mistbank as mb
    >>> game = mb.Game("level3", seed=7)
    >>> adviser = mb.Adviser(game)
    >>> adviser.think(game, 20)
    >>> game.apply(adviser.choose())

    It is deterministic: the same position, seed and number of simulations give the same advice, however often it was
    let think in between. While it thinks the interpreter's lock is given back, so that several may think at once: a
    Council is such advisers. A later version may advise otherwise, and play better.
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
        """Makes an adviser for the games of the rules and tile sets of this one, at whatever position.

        game: any of these games; it may be closed afterwards
        strength: how well choose() chooses, a Strength or its name; advice does not depend on it
        seed: of its samples of what is hidden, and of its slips
        workers: number of advisers that think in parallel and are merged, this one included, 1 to 4096. Each considers
            as many actions, and looks ahead as early, as all of them together would
        """
        super().__init__()
        _need_open_game(game)
        count = number_of("workers", workers, 1, _structs.MAX_WORKERS)
        self._strength = Strength(member_of("strength", strength, Strength))
        self._seed = seed_of(seed)
        self._table = game.clone()  # what it thinks about, which no other thread has
        self._table.stop_recording()
        self._handle = made(library.mistbank_adviser_create, self._table._handle, self._strength, self._seed)
        self._call(library.mistbank_adviser_set_worker_count, count)

    def close(self) -> None:
        """Frees its memory now. Any further use raises Closed, closing it again does nothing."""
        super().close()
        self._table.close()

    def __repr__(self) -> str:
        state = "closed" if self._handle is None else f"{self._strength.name.lower()}, {self.simulations} simulations"
        return f"<mistbank.Adviser {state}>"

    def _need_thoughts(self) -> int:
        """How many legal actions it has thought about."""
        self._need_open()
        count = int(library.mistbank_adviser_count(self._handle))
        if count == 0:
            raise InvalidArgument("the adviser has not thought about anything yet")
        return count

    # --- thinking ---

    def think(self, game: Game, simulations: int) -> None:
        """Thinks about the open decision: so many simulations more, if it is the position thought about before, else the
        first ones. Raises GameOver.

        game: one of the rules and tile sets it was made for; it is not changed
        simulations: 0 to 1,000,000,000; with 0 it looks at the actions at first sight
        """
        _need_open_game(game)
        number = number_of("simulations", simulations, 0, _structs.MAX_SIMULATIONS)
        with self._lock:
            self._need_open()
            if library.mistbank_game_copy_from(self._table._handle, game._handle):
                raise InvalidArgument("the adviser was made for other rules or tile sets")
            self._table._check(unlocked.mistbank_adviser_think(self._handle, self._table._handle, number))

    def think_for(self, game: Game, seconds: float) -> None:
        """Thinks about the open decision for as long as that by the clock, and a few simulations at least. How many they
        become is no promise, and so neither is the advice.

        game: one of the rules and tile sets it was made for; it is not changed
        """
        end = time.monotonic() + seconds_of(seconds)
        self.think(game, _AT_ONCE)
        while time.monotonic() < end and self.simulations > 0:  # none where only one action is legal
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
            for adviser in sorted((self, other), key=id):  # in one order, so that no two wait for each other
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
        """Judges a decision that was made: how much better the best would have been. It knows what the player who
        decided saw, and not what came of it. It thinks about the position anew and goes on about it afterwards: `advice`
        and explanation() tell of it. See mb.review() for a whole game. Raises IllegalAction, GameOver.

        game: as it was before the decision; it is not changed
        action: what was done, an action or its text
        simulations: 1 to 1,000,000,000; below 32 nothing has a bad name, as it may be noise
        """
        _need_open_game(game)
        number = number_of("simulations", simulations, 1, _structs.MAX_SIMULATIONS)
        with self._lock:
            self._need_open()
            if library.mistbank_game_copy_from(self._table._handle, game._handle):
                raise InvalidArgument("the adviser was made for other rules or tile sets")
            self._table._put(action)
            out = _structs.Review()
            self._table._check(
                unlocked.mistbank_adviser_review(
                    self._handle, self._table._handle, self._table._one_at, number, byref(out)
                )
            )
        return Review(
            Verdict(out.verdict), action_of_bytes(bytes(out.best)), out.best_index, out.played_index, out.samples,
            out.lost, out.lost_error, out.lost_winning, out.winning, out.points,
            tuple(out.winning_of), tuple(out.points_of),
        )  # fmt: skip

    @property
    def strength(self) -> Strength:
        """How well it chooses."""
        return self._strength

    @property
    def seed(self) -> int:
        """Of its samples of what is hidden, and of its slips."""
        return self._seed

    @property
    def simulations(self) -> int:
        """The number of simulations of the current position, including merged ones. It stays 0 if only one action is
        legal."""
        with self._lock:
            self._need_open()
            return int(library.mistbank_adviser_simulations(self._handle))

    # --- what it thinks ---

    @property
    def advice(self) -> list[Advice]:
        """What it thinks of each legal action, the best first; none before it has thought."""
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
        """Why it thinks so of this action, in words for people: what its line brings at once, the weightiest first, and
        what is to be expected then.

        index: into `advice`
        names: of players, by colour: {"red": "Anna"}
        """
        options = byref(text_options(names))
        with self._lock:
            number = number_of("index", index, 0, self._need_thoughts() - 1)
            return fetch_text(library.mistbank_adviser_explain, check, self._handle, number, options)

    def choose(self) -> Action:
        """The action that it takes, with its strength, in the position that it has thought about."""
        data = ctypes.create_string_buffer(ACTION.size)
        with self._lock:
            self._need_thoughts()
            check(library.mistbank_adviser_choose(self._handle, data))
        return action_of_bytes(data.raw)


def _need_open_game(game: object) -> None:
    if not isinstance(game, Game):
        raise TypeError(f"game must be a Game, not {type(game).__name__}")
    game._need_open()
