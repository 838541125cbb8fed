"""Advisers that think side by side, each on a thread of its own, and say together what to do."""

from __future__ import annotations

import os
from typing import Callable, Optional, Union

from . import _structs
from ._calls import number_of, seconds_of, seed_of
from .adviser import Adviser
from .constants import Strength
from .game import Game

_MOST = 256  # advisers
_USUAL = 16  # the most where nobody says how many


class Council(Adviser):
    """An Adviser that uses several processors: each of its members thinks on a thread of its own, with a seed of its own,
    and it advises by what all of them have found. Everything that is asked of an Adviser is asked of it in the same way.

    >>> import mistbank as mb
    >>> game = mb.Game("base", seed=7)
    >>> with mb.Council(game, advisers=2) as council:
    ...     council.think(game, 40)
    ...     game.apply(council.choose())

    The same position, seed, number of advisers and number of simulations give the same advice, however often it was let
    think in between. By its findings it takes part in a greater one: other.absorb(council).
    """

    __slots__ = ("_members",)

    _noun = "council"
    _no_copy = (
        "a Council is neither pickled nor copied: make one of the game where it is needed, with the same strength and seed"
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
        first = seed_of(seed)
        number = min(_processors(), _USUAL) if advisers is None else number_of("advisers", advisers, 1, _MOST)
        super().__init__(game, strength, first)  # which listens
        self._members = [Adviser(game, Strength.BEST, (first + i) % 2**64, number - 1) for i in range(number)]

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
        self._look_at(game)
        made = self.simulations  # what has been made is shared evenly, however it was asked for
        members = len(self._members)

        def share_of(place: int) -> int:
            return (made + number + members - 1 - place) // members - (made + members - 1 - place) // members

        self._let_all(lambda place, member: member.think(game, share_of(place)))

    def think_for(self, game: Game, seconds: float) -> None:
        """All advisers think about the open decision for as long as that by the clock, and a few simulations at least.
        How many they become is no promise, and so neither is the advice.

        game: one of the rules and tile sets it was made for; it is not changed
        """
        span = seconds_of(seconds)
        self._look_at(game)
        self._let_all(lambda place, member: member.think_for(game, span))

    def absorb(self, other: Union[Adviser, bytes]) -> None:
        """Adds what another adviser has found about the same position, or the findings() of one, as Adviser.absorb()
        does; the council thinks on with it."""
        super().absorb(other)
        self._members[0].absorb(other)

    def forget(self) -> None:
        """Forgets what simulations have brought, but not what meets the eye: as after think(game, 0)."""
        super().forget()
        for member in self._members:
            member.forget()

    def _look_at(self, game: Game) -> None:
        super().think(game, 0)

    def _let_all(self, think: Callable[[int, Adviser], None]) -> None:
        """Each member thinks on its thread; then it hears what all of them have found so far."""
        if len(self._members) == 1:
            think(0, self._members[0])
        else:
            from concurrent.futures import ThreadPoolExecutor

            with ThreadPoolExecutor(len(self._members)) as threads:
                list(threads.map(think, range(len(self._members)), self._members))
        super().forget()
        for member in self._members:
            super().absorb(member)


def _processors() -> int:
    """How many this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1
