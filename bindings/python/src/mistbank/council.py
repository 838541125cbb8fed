"""Advisers that think side by side, each on a thread of its own, and say together what to do."""

from __future__ import annotations

import os
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Callable, Optional, Union

from . import _structs
from ._calls import number_of, seconds_of, seed_of
from .adviser import _AT_ONCE, Adviser, Review
from .constants import Strength
from .errors import InvalidArgument
from .game import Game
from .values import Action

_MOST = 256  # advisers
_USUAL = 16  # the most where nobody says how many
_ROUND = 32  # simulations of each member's own, after which all exchange their new results


class Council(Adviser):
    """An Adviser that uses several processors: each of its members thinks on a thread of its own, with a seed of its own,
    and it advises by what all of them have found. Everything that is asked of an Adviser is asked of it in the same way.

    >>> import mistbank as mb
    >>> game = mb.Game("base", seed=7)
    >>> with mb.Council(game, advisers=2) as council:
    ...     council.think(game, 40)
    ...     game.apply(council.choose())

    The same position, seed, number of advisers and number of simulations give the same advice, however often it was let
    think in between. A larger council may merge it: other.merge(council).
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
        """Makes advisers for the games of the rules and tile sets of this one, at whatever position.

        strength: how well choose() chooses; advice does not depend on it
        seed: of the first adviser; the others have those that follow
        advisers: how many think side by side, 1 to 256; without it as many as there are processors, 16 at most
        """
        self._members: list[Adviser] = []
        self._turn = threading.RLock()  # one thread at a time lets the members think, or changes what they know
        first = seed_of(seed)
        number = min(_processors(), _USUAL) if advisers is None else number_of("advisers", advisers, 1, _MOST)
        super().__init__(game, strength, first)  # which listens
        self._members = [Adviser(game, Strength.BEST, (first + i) % 2**64, number) for i in range(number)]
        self._begin()

    def close(self) -> None:
        """Frees its memory now. Any further use raises Closed, closing it again does nothing."""
        super().close()
        for member in self._members:
            member.close()

    def __repr__(self) -> str:
        return super().__repr__().replace("Adviser", f"Council of {len(self._members)}:", 1)

    @property
    def advisers(self) -> int:
        """How many think side by side."""
        return len(self._members)

    def think(self, game: Game, simulations: int) -> None:
        """Thinks about the open decision: so many simulations more of all advisers together, if it is the position thought
        about before, else the first ones. Raises GameOver.

        game: one of the rules and tile sets it was made for; it is not changed
        simulations: 0 to 1,000,000,000; with 0 it looks at the actions at first sight
        """
        number = number_of("simulations", simulations, 0, _structs.MAX_SIMULATIONS)
        members = len(self._members)

        def share_of(place: int, simulations: int) -> int:
            return (simulations + members - 1 - place) // members

        def more_for(place: int) -> int:  # evenly shared, however it was asked for
            return share_of(place, self._asked + number) - share_of(place, self._asked)

        with self._turn:
            self._go_on(game, more_for)
            self._asked += number

    def think_for(self, game: Game, seconds: float) -> None:
        """All advisers think about the open decision for as long as that by the clock, and a few simulations at least.
        How many they become is no promise, and so neither is the advice.

        game: one of the rules and tile sets it was made for; it is not changed
        """
        end = time.monotonic() + seconds_of(seconds)
        with self._turn:
            self._go_on(game, lambda place: _structs.MAX_SIMULATIONS, end)

    def merge(self, other: Union[Adviser, bytes]) -> None:
        """Adds the results of another adviser to all members, as Adviser.merge() does."""
        with self._turn:
            super().merge(other)
            for member in self._members:
                member.merge(other)

    def review(self, game: Game, action: Union[Action, str], simulations: int = 400) -> Review:
        """Judges a decision that was made, as Adviser.review() does: one adviser alone, but all of them think about the
        position afterwards."""
        with self._turn:
            found = super().review(game, action, simulations)
            for member in self._members:  # so that they can merge the same results
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
        self._asked = 0  # simulations, by their number
        self._made = [0] * len(self._members)  # by each member itself
        self._rounds = 0  # after which they have exchanged new results

    def _go_on(self, game: Game, more_for: Callable[[int], int], end: Optional[float] = None) -> None:
        """Each member thinks on its thread until it has made so many simulations more by itself, or until the end.
        Whenever all have made a round more, or as much of it as is asked of them, they exchange their
        new results, so that the advice does not depend on speed. Then the council merges the results of all."""
        count = len(self._members)
        super().think(game, 0)

        def think(place: int) -> None:
            while True:
                more = max(0, min(goals[place], round_ends) - self._made[place])
                if end is not None:
                    more = min(more, _AT_ONCE)
                self._members[place].think(game, more)
                if self._members[place].simulations == 0:  # there is nothing to choose, or chance does
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
                self._begin()  # it is another position than before
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
    """A number of threads; a single member runs on the calling thread."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = ThreadPoolExecutor(count) if count > 1 else None

    def __enter__(self) -> _Threads:
        return self

    def __exit__(self, *problem: object) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    def let_all(self, do: Callable[[int], None]) -> None:
        """Each does it with its place, from 0 on, and all are done."""
        list(map(do, range(self._count)) if self._pool is None else self._pool.map(do, range(self._count)))


def _processors() -> int:
    """How many this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1
