"""Parallel advisers, each on its own thread, with combined advice."""

from __future__ import annotations

import os
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Callable, Optional, Union

from .. import _structs
from .._calls import number_of, seconds_of, seed_of
from ..constants import Strength
from ..errors import InvalidArgument
from ..game import Game
from ..values import Action
from .adviser import _AT_ONCE, Adviser, Review

_MOST = 256  # the largest number of advisers
_USUAL = 16  # the largest default number of advisers
_ROUND = 32  # number of simulations of each member between two exchanges of new results


class Council(Adviser):
    """An Adviser that uses several processors: each member thinks on its own thread with its own seed, and the advice
    combines the results of all members. A council is used like an Adviser.

    >>> import mistbank as mb
    >>> from mistbank.advice import Council
    >>> game = mb.Game("base", seed=7)
    >>> with Council(game, advisers=2) as council:
    ...     council.think(game, 40)
    ...     game.apply(council.choose())

    The same position, seed, number of advisers and number of simulations give the same advice; the number of calls has no
    effect. Another council can merge the results of this one: other.merge(council).
    """

    __slots__ = ("_asked", "_made", "_members", "_rounds", "_turn")

    _noun = "council"
    _no_copy = (
        "a Council cannot be pickled or copied: create one where it is needed, with the same strength and seed"
    )

    def __init__(
        self,
        game: Game,
        strength: Union[Strength, str] = Strength.BEST,
        seed: int = 0,
        advisers: Optional[int] = None,
    ) -> None:
        """Creates advisers for games with the rules and tile sets of `game`.

        game: a game at any position; the game may be closed afterwards
        strength: the strength of choose(); advice does not depend on the strength
        seed: the seed of the first adviser; each further adviser has the next seed
        advisers: the number of parallel advisers, 1 to 256; default: the number of processors, at most 16
        """
        self._members: list[Adviser] = []
        self._turn = threading.RLock()  # held while members think or their results change
        first = seed_of(seed)
        number = min(_processors(), _USUAL) if advisers is None else number_of("advisers", advisers, 1, _MOST)
        super().__init__(game, strength, first)  # this adviser merges the results
        self._members = [Adviser(game, Strength.BEST, (first + i) % 2**64, number) for i in range(number)]
        self._begin()

    def close(self) -> None:
        """Frees the council's memory now. Any further use raises Closed; closing again does nothing."""
        super().close()
        for member in self._members:
            member.close()

    def __repr__(self) -> str:
        return super().__repr__().replace("Adviser", f"Council of {len(self._members)}:", 1)

    @property
    def advisers(self) -> int:
        """The number of parallel advisers."""
        return len(self._members)

    def think(self, game: Game, simulations: int) -> None:
        """Runs simulations of the open decision, divided among all advisers. For the same position as before, the simulations
        are added to the earlier ones; for another position, the council starts again. Raises GameOver.

        game: a game with the council's rules and tile sets; think() does not change the game
        simulations: 0 to 1,000,000,000; 0 gives the static judgement
        """
        number = number_of("simulations", simulations, 0, _structs.MAX_SIMULATIONS)
        members = len(self._members)

        def share_of(place: int, simulations: int) -> int:
            return (simulations + members - 1 - place) // members

        def more_for(place: int) -> int:  # a member's share; the total of all calls is divided evenly
            return share_of(place, self._asked + number) - share_of(place, self._asked)

        with self._turn:
            self._go_on(game, more_for)
            self._asked += number

    def think_for(self, game: Game, seconds: float) -> None:
        """Lets all advisers think about the open decision for this number of seconds, but for at least a few simulations. The
        number of simulations, and therefore the advice, differs between runs.

        game: a game with the council's rules and tile sets; think_for() does not change the game
        """
        end = time.monotonic() + seconds_of(seconds)
        with self._turn:
            self._go_on(game, lambda place: _structs.MAX_SIMULATIONS, end)

    def merge(self, other: Union[Adviser, bytes]) -> None:
        """Adds the results of another adviser to the council and to all its members; see Adviser.merge()."""
        with self._turn:
            super().merge(other)
            for member in self._members:
                member.merge(other)

    def review(self, game: Game, action: Union[Action, str], simulations: int = 400) -> Review:
        """Judges a past decision, as Adviser.review() does. Only one adviser runs the review. Afterwards all members are at
        this position."""
        with self._turn:
            found = super().review(game, action, simulations)
            for member in self._members:  # moves all members to this position, for merging results
                member.think(game, 0)
            self._begin()
            return found

    def reset(self) -> None:
        """Deletes all results of simulations, but keeps the static judgement, as after think(game, 0)."""
        with self._turn:
            super().reset()
            self._begin()

    def new_results(self) -> bytes:
        """Raises InvalidArgument: the members exchange their new results themselves. Use results()."""
        raise InvalidArgument("a Council has no new results of its own: use results()")

    def mark_reported(self) -> None:
        """Raises InvalidArgument, as new_results() does."""
        self.new_results()

    def _begin(self) -> None:
        for member in self._members:
            member.reset()
        self._asked = 0  # number of requested simulations
        self._made = [0] * len(self._members)  # number of simulations of each member
        self._rounds = 0  # number of completed rounds, each with an exchange of new results

    def _go_on(self, game: Game, more_for: Callable[[int], int], end: Optional[float] = None) -> None:
        """Lets each member think on its own thread, until the member has run its simulations or the time `end` is reached.
        After each complete round, all members exchange new results, so the advice does not depend on the speed of threads.
        Finally the council merges the results of all members."""
        count = len(self._members)
        super().think(game, 0)

        def think(place: int) -> None:
            while True:
                more = max(0, min(goals[place], round_ends) - self._made[place])
                if end is not None:
                    more = min(more, _AT_ONCE)
                self._members[place].think(game, more)
                if self._members[place].simulations == 0:  # only one action is legal, or the decision is a random result
                    goals[place] = self._made[place]
                    break
                self._made[place] += more
                if more == 0 or end is None or time.monotonic() >= end:
                    break

        def merge_others(place: int) -> None:
            for sender in range(count):
                if sender != place:
                    self._members[place].merge(reports[sender])

        with _Threads(count) as threads:
            threads.let_all(lambda place: self._members[place].think(game, 0))
            if self.simulations == 0 or self._members[0].simulations == 0:
                self._begin()  # the position has changed
            goals = [made + more_for(place) for place, made in enumerate(self._made)]
            while True:
                round_ends = _ROUND * (self._rounds + 1)
                threads.let_all(think)
                if min(self._made) < round_ends and (end is not None or self._made == goals):
                    break
                self._rounds += 1
                reports = [member.new_results() for member in self._members]
                for member in self._members:
                    member.mark_reported()
                threads.let_all(merge_others)
        super().reset()
        super().merge(self._members[0])
        for member in self._members[1:]:
            super().merge(member.new_results())


class _Threads:
    """A thread for each member of a council; for a single member, only the calling thread."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = ThreadPoolExecutor(count) if count > 1 else None

    def __enter__(self) -> _Threads:
        return self

    def __exit__(self, *problem: object) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    def let_all(self, do: Callable[[int], None]) -> None:
        """Calls `do` with the number of each member, in parallel, and waits for all calls."""
        list(map(do, range(self._count)) if self._pool is None else self._pool.map(do, range(self._count)))


def _processors() -> int:
    """Returns the number of processors that this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1
