"""Reviews of games: an adviser compares each decision with the best action."""

from __future__ import annotations

import os
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Iterable, Iterator, NamedTuple, Optional, Union

from .. import _structs
from .._calls import int32, number_of, seed_of
from ..constants import Colour, System, Verdict
from ..errors import InvalidArgument
from ..game import Game, replay
from ..picture import Picture
from ..player_names import PlayerNames, name_of, text_options
from ..rules import Rules
from ..values import Action
from .adviser import Adviser

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

_BAD = (Verdict.SLIP, Verdict.MISTAKE, Verdict.BLUNDER)


class ReviewedDecision(NamedTuple):
    """A decision of a game and the adviser's judgement."""

    number: int  #: the number of actions applied before the decision
    turn: int  #: the number of the turn, from 1
    player: int  #: the deciding player
    action: Action  #: the played action
    text: str  #: the text form of the played action
    verdict: Verdict  #: the verdict on the decision, from its loss
    lost: float  #: the loss compared with the best action, 0 or more: in points; for a team 0 to 100
    lost_error: float  #: the standard error of `lost`
    lost_winning: float  #: the decrease in the chance that the player, or the team, wins: -1 to 1
    best: Action  #: the best action; the played action if no better one was found
    best_text: str  #: the text form of the best action
    explanation: str  #: the reasons for the best action, as plain text
    winning: float  #: the estimated chance that the player, or the team, wins with the best action: 0 to 1
    points: float  #: competitive: the player's expected lead with the best action; for a team: the expected total
    winning_of: tuple[float, ...]  #: each player's estimated chance of winning after the played action; equal in a team
    points_of: tuple[float, ...]  #: the expected lead of each player after the played action; for a team: the expected total


class GameReview:
    """The result of review(): a sequence of ReviewedDecision.

    Notebooks show the plot of the review, print() shows a table.
    """

    __slots__ = ("rules", "simulations", "_decisions", "_names")

    rules: Rules  #: the rules of the game
    simulations: int  #: the number of simulations for each decision

    def __init__(
        self, rules: Rules, simulations: int, decisions: Iterable[ReviewedDecision], names: PlayerNames = {}
    ) -> None:
        self._names = tuple(name_of(names, Colour(rules.colours[player])) for player in range(rules.players))
        self.rules = rules
        self.simulations = simulations
        self._decisions = tuple(decisions)

    def __len__(self) -> int:
        return len(self._decisions)

    def __iter__(self) -> Iterator[ReviewedDecision]:
        return iter(self._decisions)

    def __getitem__(self, index: int) -> ReviewedDecision:
        return self._decisions[index]

    @property
    def decisions(self) -> tuple[ReviewedDecision, ...]:
        """All reviewed decisions in the order of the game, including random results."""
        return self._decisions

    # --- summaries ---

    def turning_points(self, count: int = 5) -> list[ReviewedDecision]:
        """Returns the most costly decisions: blunders first, then mistakes, then slips, each sorted by loss.

        count: the largest number of decisions
        """
        bad = [decision for decision in self._decisions if decision.verdict in _BAD]
        bad.sort(key=lambda decision: (-decision.verdict, -decision.lost, decision.number))
        return bad[: number_of("count", count, 0, 2**31 - 1)]

    def counts(self, player: Optional[int] = None) -> dict[Verdict, int]:
        """Returns the number of decisions for each verdict.

        player: only the decisions of this player; None: all decisions
        """
        found = Counter(decision.verdict for decision in self._decisions if player is None or decision.player == player)
        return {verdict: found[verdict] for verdict in Verdict}

    def lost_by(self, player: int) -> float:
        """Returns the total loss of a player's decisions, in the unit of `lost`."""
        return sum(decision.lost for decision in self._decisions if decision.player == player)

    # --- arrays, with NumPy ---

    @property
    def winning(self) -> NDArray[numpy.float64]:
        """Each player's estimated chance of winning after each decision: a row for each decision, a column for each
        player; for a team one column."""
        return self._array([decision.winning_of for decision in self._decisions])

    @property
    def points(self) -> NDArray[numpy.float64]:
        """The expected lead of each player after each decision; for a team one column with the total."""
        return self._array([decision.points_of for decision in self._decisions])

    @property
    def lost(self) -> NDArray[numpy.float64]:
        """The loss of each decision."""
        import numpy

        return numpy.array([decision.lost for decision in self._decisions], dtype=numpy.float64)

    def _array(self, rows: list[tuple[float, ...]]) -> NDArray[numpy.float64]:
        import numpy

        columns = len(_curves(self.rules))
        return numpy.array(rows, dtype=numpy.float64).reshape(-1, self.rules.players)[:, :columns]

    # --- plots ---

    def __str__(self) -> str:
        unit = "percent" if _is_team(self.rules) else "points"
        width = max(7, *map(len, self._names))
        lines = [f"{'turn':>4}  {'who':<{width}} {'did':<28} {'verdict':<8} {unit:>10} {'wins':>5}  better"]
        for decision in self._decisions:
            if decision.verdict in (Verdict.FORCED, Verdict.CHANCE):
                continue
            lost = f"-{decision.lost:.1f}" if decision.lost >= 0.05 else ""
            wins = f"{100 * decision.winning_of[decision.player]:.0f} %"
            better = f"{decision.best_text}: {decision.explanation}" if decision.verdict in _BAD else ""
            who, verdict = self._names[decision.player], decision.verdict.name.lower()
            lines.append(f"{decision.turn:>4}  {who:<{width}} {decision.text:<28} {verdict:<8} "
                         f"{lost:>10} {wins:>5}  {better}".rstrip())
        return "\n".join(lines)

    def __repr__(self) -> str:
        found = self.counts()
        told = ", ".join(f"{found[verdict]} {verdict.name.lower()}" for verdict in _BAD)
        return f"<mistbank.GameReview of {len(self)} decisions: {told}>"

    def plot(self, width: int = 720, height: int = 260) -> Picture:
        """Draws the chance of each player, or the team, to win after each decision. A ring marks a mistake, a disc marks a
        blunder, and the tooltip of each names the better action.

        width: the width of the picture in pixels, 200 to 4000
        height: the height of the picture in pixels, 120 to 4000
        """
        return _plot(self, number_of("width", width, 200, 4000), number_of("height", height, 120, 4000))

    def _repr_svg_(self) -> str:
        return str(self.plot())


def review(
    game: Union[Game, str],
    simulations: int = 400,
    *,
    players: Optional[Iterable[int]] = None,
    seed: int = 0,
    threads: Optional[int] = None,
    names: PlayerNames = {},
) -> GameReview:
    """Reviews a game decision by decision. Each review has the loss compared with the best action, and each player's chance
    to win. The adviser uses only the information of the deciding player, so later luck does not improve a verdict. The game
    does not change.

    >>> import mistbank as mb
    >>> from mistbank.advice import review
    >>> game = mb.Game("level1", seed=7)
    >>> while not game.is_over:
    ...     game.apply(game.legal_actions()[0])
    >>> looked_at = review(game, 20)
    >>> worst = looked_at.turning_points(3)

    Raises NotRecorded for a game without recording, and the errors of replay() for a record.

    game: a game, over or not, or the text of a record
    simulations: for each decision, 1 to 1,000,000,000; below 32 no decision is called bad, because the loss may be noise
    players: only the decisions of these players; None: all decisions
    seed: the seed of the adviser
    threads: the number of decisions reviewed in parallel; None: the number of processors. The result does not depend on
        this number
    names: the names of players by colour, such as {"red": "Anna"}
    """
    text_options(names)  # refuses invalid names before the work starts
    if isinstance(game, str):
        game = replay(game)
    elif not isinstance(game, Game):
        raise TypeError(f"game must be a Game or a record's text, not {type(game).__name__}")
    number = number_of("simulations", simulations, 1, _structs.MAX_SIMULATIONS)
    wanted = _players_of(game, players)
    actions = game.actions()
    at_once = os.cpu_count() or 1 if threads is None else number_of("threads", threads, 1, 1024)
    at_once = max(1, min(at_once, len(actions)))
    start = game.clone()
    start.undo(len(actions))
    walks = [_Walk(start.clone(), actions, wanted, number, seed_of(seed), first, at_once, names) for first in range(at_once)]
    if at_once == 1:
        found = list(walks[0].decisions())
    else:
        with ThreadPoolExecutor(at_once) as pool:
            found = [decision for part in pool.map(lambda walk: list(walk.decisions()), walks) for decision in part]
    return GameReview(game.rules, number, sorted(found, key=lambda decision: decision.number), names)


class _Walk(NamedTuple):
    """Replays a game and reviews every `step`-th decision, starting with the decision `first`."""

    game: Game
    actions: list[Action]
    players: frozenset[int]
    simulations: int
    seed: int
    first: int
    step: int
    names: PlayerNames

    def decisions(self) -> Iterator[ReviewedDecision]:
        with self.game, Adviser(self.game, seed=self.seed) as adviser:
            for number, action in enumerate(self.actions):
                if number % self.step == self.first and self.game.deciding_player in self.players:
                    yield self._decision(adviser, number, action)
                self.game.apply(action)

    def _decision(self, adviser: Adviser, number: int, action: Action) -> ReviewedDecision:
        game = self.game
        found = adviser.review(game, action, self.simulations)
        count = game.rules.players
        return ReviewedDecision(
            number, game.turn, game.deciding_player, action, game.text(action),
            found.verdict, found.lost, found.lost_error, found.lost_winning,
            found.best, game.text(found.best), adviser.explanation(found.best_index, names=self.names),
            found.winning, found.points, found.winning_of[:count], found.points_of[:count],
        )  # fmt: skip


def _players_of(game: Game, players: Optional[Iterable[int]]) -> frozenset[int]:
    count = game.rules.players
    if players is None:
        return frozenset(range(count))
    if not isinstance(players, Iterable):
        raise TypeError(f"players must be a list of numbers, not {type(players).__name__}")
    numbers = frozenset(int32("players", player) for player in players)
    for number in numbers:
        if not 0 <= number < count:
            raise InvalidArgument(f"players must be numbers from 0 to {count - 1}, not {number}")
    return numbers


# --- the plot -------------------------------------------------------------------------------------------------------

_INK = {
    Colour.RED: "#c62828", Colour.GREEN: "#2e7d32", Colour.BLUE: "#1565c0",
    Colour.YELLOW: "#b58900", Colour.BLACK: "#212121", Colour.PINK: "#d81b60",
}  # fmt: skip
_DASHES = ("", "7 3", "2 3", "9 3 2 3", "4 4", "1 2")  # dash patterns, which distinguish the curves when colours cannot
_LEFT, _RIGHT, _TOP, _BOTTOM = 46, 12, 30, 26  # margins around the curves, in pixels


def _is_team(rules: Rules) -> bool:
    return rules.system == System.COOPERATIVE


def _curves(rules: Rules) -> list[int]:
    """Returns the players whose curves are drawn: one for a team, otherwise all."""
    return [0] if _is_team(rules) else list(range(rules.players))


def _plot(review: GameReview, width: int, height: int) -> Picture:
    rules, decisions = review.rules, review.decisions
    last = max(1, len(decisions) - 1)

    def place(index: int, winning: float) -> tuple[float, float]:
        across = _LEFT + (width - _LEFT - _RIGHT) * index / last
        return across, _TOP + (height - _TOP - _BOTTOM) * (1 - winning)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' role="img" font-family="sans-serif" font-size="12">',
        f"<title>{_escaped(repr(review)[1:-1])}</title>",
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
    ]
    for percent in (0, 25, 50, 75, 100):
        _, down = place(0, percent / 100)
        parts.append(
            f'<path d="M{_LEFT} {down:.1f}H{width - _RIGHT}" stroke="#{"999999" if percent == 50 else "dddddd"}"/>'
            f'<text x="{_LEFT - 6}" y="{down + 4:.1f}" text-anchor="end" fill="#444444">{percent} %</text>'
        )
    turn = 0
    for index, decision in enumerate(decisions):
        if decision.turn != turn and decision.turn % 10 == 0:
            across, down = place(index, 0)
            parts.append(f'<text x="{across:.1f}" y="{down + 18:.1f}" text-anchor="middle" fill="#444444">{decision.turn}</text>')
        turn = decision.turn
    beside = float(_LEFT)
    for player in _curves(rules):
        ink = "#37474f" if _is_team(rules) else _INK[Colour(rules.colours[player])]
        dashes = f' stroke-dasharray="{_DASHES[player]}"' if _DASHES[player] else ""
        points = " ".join("%.1f,%.1f" % place(index, decision.winning_of[player]) for index, decision in enumerate(decisions))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{ink}" stroke-width="1.8"{dashes}/>')
        name = "the team wins" if _is_team(rules) else review._names[player] + " wins"
        parts.append(
            f'<path d="M{beside:.0f} 14h22" stroke="{ink}" stroke-width="1.8"{dashes}/>'
            f'<text x="{beside + 27:.0f}" y="18" fill="#222222">{_escaped(name)}</text>'
        )
        beside += 40 + 7 * len(name)
    for index, decision in enumerate(decisions):
        if decision.verdict in (Verdict.MISTAKE, Verdict.BLUNDER):
            across, down = place(index, decision.winning_of[decision.player])
            ink = _INK[Colour(rules.colours[decision.player])]
            parts.append(
                f'<circle cx="{across:.1f}" cy="{down:.1f}" r="4.5" stroke="{ink}" stroke-width="2"'
                f' fill="{ink if decision.verdict == Verdict.BLUNDER else "#ffffff"}">'
                f"<title>{_escaped(_told(review, decision))}</title></circle>"
            )
    parts.append("</svg>")
    return Picture("\n".join(parts))


def _told(review: GameReview, decision: ReviewedDecision) -> str:
    unit = "percentage points" if _is_team(review.rules) else "points"
    return (
        f"turn {decision.turn}, {review._names[decision.player]}: {decision.text}, "
        f"a {decision.verdict.name.lower()} of {decision.lost:.1f} {unit};"
        f" better: {decision.best_text}, {decision.explanation}"
    )


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
