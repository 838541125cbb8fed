"""An adviser can play every game of the library, as an opponent or a partner, and give hints. capi/mistbank/adviser.h
describes each call."""

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
    visits: int  #: number of simulations that began with the action; 0: static judgement only
    winning: float  #: estimated chance that the deciding player, or the team, wins: 0 to 1
    points: float  #: competitive: the expected lead of the player; for a team: the expected total
    judgement: float  #: the number that ranks actions: `points`; for a team 0 to 100, from `winning` and the progress
    #: the action, and the same player's expected further decisions in this turn, up to the first random result
    line: tuple[Action, ...]
    group: int = 0  #: actions with the same number are equally good for the same reasons; 0: the group of the best action


_AT_ONCE = 4  # number of simulations between two checks of the time


class Review(NamedTuple):
    """The judgement of a past decision: a comparison of the played action with the best action. Both actions were simulated
    with the same samples of hidden information. The search for the best action used other samples."""

    verdict: Verdict  #: the verdict on the decision, from its loss
    best: Action  #: the best action; the played action if no better one was found
    best_index: int  #: the index of the best action in Adviser.advice
    played_index: int  #: the index of the played action in Adviser.advice
    samples: int  #: number of samples in the comparison
    lost: float  #: the best action's lead over the played action, 0 or more: in points; for a team 0 to 100, as `judgement`
    lost_error: float  #: the standard error of `lost`
    lost_winning: float  #: the decrease in the chance that the player, or the team, wins: -1 to 1
    winning: float  #: estimated chance to win with the best action: 0 to 1
    points: float  #: expected points with the best action, as `points` of Advice
    winning_of: tuple[float, ...]  #: each player's estimated chance of winning after the played action; equal in a team
    points_of: tuple[float, ...]  #: as `points` of Advice, for each player after the played action


class Adviser(Worker):
    """Analyses the open decision of a game and gives advice. An adviser does not change the game, and uses only the
    information of the deciding player.

    >>> import mistbank as mb
    >>> from mistbank.advice import Adviser
    >>> game = mb.Game("level3", seed=7)
    >>> adviser = Adviser(game)
    >>> adviser.think(game, 20)
    >>> game.apply(adviser.choose())

    Advice is deterministic: the same position, seed and number of simulations give the same advice; the number of calls has
    no effect. Thinking releases the interpreter's lock, so several advisers can think in parallel, as in a Council. A later
    version of the library may give other advice, and play better.
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
        """Creates an adviser for games with the rules and tile sets of `game`.

        game: a game at any position; the game may be closed afterwards
        strength: the strength of choose(), a Strength or its name; advice does not depend on the strength
        seed: the seed for samples of hidden information, and for the blunders of weaker strengths
        workers: the number of parallel advisers whose results are merged, including this one, 1 to 4096. Each adviser
            tries as many actions, and looks as far ahead, as a single adviser that runs all the simulations
        """
        super().__init__()
        _need_open_game(game)
        count = number_of("workers", workers, 1, _structs.MAX_WORKERS)
        self._strength = Strength(member_of("strength", strength, Strength))
        self._seed = seed_of(seed)
        self._table = game._native.clone()  # the current position, in a game that no other thread uses
        self._table.check(library.mistbank_game_stop_recording(self._table._handle))
        self._handle = made(library.mistbank_adviser_create, self._table._handle, self._strength, self._seed)
        self._call(library.mistbank_adviser_set_worker_count, count)

    def close(self) -> None:
        """Frees the adviser's memory now. Any further use raises Closed; closing again does nothing."""
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
            raise InvalidArgument("the adviser has no advice yet: call think() first")
        return count

    def _take_position(self, game: Game) -> None:
        """Copies the position of a game into the adviser's own game. The caller must hold the lock."""
        self._need_open()
        if library.mistbank_game_copy_from(self._table._handle, game._native._handle):
            raise InvalidArgument("the adviser was made for other rules or tile sets")

    # --- thinking ---

    def think(self, game: Game, simulations: int) -> None:
        """Runs simulations of the open decision. For the same position as before, the simulations are added to the earlier
        ones; for another position, the adviser starts again. Raises GameOver.

        game: a game with the adviser's rules and tile sets; think() does not change the game
        simulations: 0 to 1,000,000,000; 0 gives the static judgement
        """
        _need_open_game(game)
        number = number_of("simulations", simulations, 0, _structs.MAX_SIMULATIONS)
        with self._lock:
            self._take_position(game)
            self._table.check(unlocked.mistbank_adviser_think(self._handle, self._table._handle, number))

    def think_for(self, game: Game, seconds: float) -> None:
        """Thinks about the open decision for this number of seconds, but runs at least a few simulations. The number of
        simulations, and therefore the advice, differs between runs.

        game: a game with the adviser's rules and tile sets; think_for() does not change the game
        """
        end = time.monotonic() + seconds_of(seconds)
        self.think(game, _AT_ONCE)
        while time.monotonic() < end and self.simulations > 0:  # no simulations if only one action is legal
            self.think(game, _AT_ONCE)

    def merge(self, other: Union[Adviser, bytes]) -> None:
        """Adds the results of another adviser about the same position.

        The advisers need different seeds, because equal seeds give equal samples. The final advice does not depend on
        the order of merging. Raises InvalidArgument and changes nothing if the results are about another position, if the
        other adviser has no results, or if the bytes are damaged.

        other: the adviser, or the bytes of its results() or new_results()
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
            raise InvalidArgument("the results are damaged, or about another position")

    def _merge_adviser(self, other: Adviser) -> None:
        if other is self:
            raise InvalidArgument("an adviser cannot merge itself")
        with ExitStack() as locks:
            for adviser in sorted((self, other), key=id):  # a fixed order of locks prevents deadlocks between threads
                locks.enter_context(adviser._lock)
            self._need_open()
            other._need_open()
            status = library.mistbank_adviser_merge(self._handle, other._handle)
        if status:
            raise InvalidArgument("the advisers have not thought about the same position")

    def results(self) -> bytes:
        """Returns all results for the current position, including merged ones, as bytes for an adviser in another
        process or on another machine."""
        return self._found(library.mistbank_adviser_results)

    def new_results(self) -> bytes:
        """Returns the results of this adviser's own simulations since the last mark_reported(), as bytes for the other
        workers.

        Advisers that exchange new results regularly, for example every 32 simulations, play better than advisers that are
        merged only at the end. A Council exchanges new results between its members."""
        return self._found(library.mistbank_adviser_new_results)

    def mark_reported(self) -> None:
        """Marks the new results as reported. Call this after passing them to the other workers."""
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
        """Judges a past decision by the loss of the played action compared with the best action. The adviser uses only the
        information of the deciding player, not later draws. Afterwards `advice` and explanation() describe this position,
        and think() continues from this position. mistbank.advice.review() reviews a whole game. Raises IllegalAction,
        GameOver.

        game: the game before the decision; review() does not change the game
        action: the played action, or its text
        simulations: 1 to 1,000,000,000; below 32 no decision is called bad, because the loss may be noise
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
        """The seed for samples of hidden information, and for the blunders of weaker strengths."""
        return self._seed

    @property
    def simulations(self) -> int:
        """The number of simulations of the current position, including merged ones. The number stays 0 if only one action
        is legal."""
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
        """Returns the reasons for the judgement of an action, as plain text: the effects of the expected line, the most
        important first, and then the expected result.

        index: an index into `advice`
        names: the names of players by colour, such as {"red": "Anna"}; default the names in the headers that the game had
            when the adviser was created, or the names of their colours
        """
        options = byref(text_options(names))
        with self._lock:
            number = number_of("index", index, 0, self._need_thoughts() - 1)
            return fetch_text(library.mistbank_adviser_explain, check, self._handle, number, options)

    def choose(self) -> Action:
        """Chooses an action in the analysed position, with the adviser's strength."""
        data = ctypes.create_string_buffer(ACTION.size)
        with self._lock:
            self._need_thoughts()
            check(library.mistbank_adviser_choose(self._handle, data))
        return action_of_bytes(data.raw)


def _need_open_game(game: object) -> None:
    if not isinstance(game, Game):
        raise TypeError(f"game must be a Game, not {type(game).__name__}")
    game._native.need_open()
