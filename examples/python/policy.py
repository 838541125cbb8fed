"""A simple policy for the cooperative games: it looks one turn ahead and takes what promises most.

For every action it lays the tile on a copy of the game, tries what could follow in the same turn, and reckons

    points so far
    + for each road, city or castle with meeples: its worth for every colour on it, times the chance that it is completed,
      which shrinks with each side that is still open
    + a little for meeples in hand
    - the danger that the supply of ghosts runs out, which grows steeply as it shrinks; ghosts of a mist bank that will
      soon be finished are as good as back

It knows nothing of the hidden order of the tiles: copies are reshuffled before they are looked at. The numbers were
found by trying; `random_policy` is there to compare it with.
"""

from __future__ import annotations

import random
import time
from typing import Callable

import mistbank as mb
import numpy as np
from mistbank import arrays

Policy = Callable[[mb.Game], mb.Action]

CHANCE = 0.82  # that one more open side of a road or city is closed in time
CHANCE_OF_A_CELL = 0.97  # that one more empty cell around a castle is filled
CHANCE_OF_MIST = 0.45  # that one more open side of a mist bank is closed
HAND = 1.0  # a meeple in hand; the more there are, the less each
VACANCY = 0.22  # the share of its promise that a feature without a meeple keeps
DANGER = 100.0  # what an empty supply of ghosts costs
COMFORT = 5.0  # ghosts in the supply that make the danger e times smaller

ROADS_AND_CITIES = (mb.SegmentKind.ROAD, mb.SegmentKind.CITY)


def value(game: mb.Game) -> float:
    """What the game promises as it stands; more is better."""
    scores = list(game.scores.values())
    points = min(scores) + 0.3 * sum(scores)
    if game.is_over:
        return points + (1000.0 if game.outcome == mb.Outcome.WON else -1000.0)
    table = arrays.features(game)
    colours = (table["meeples"] > 0).sum(axis=1)
    counts = (table["haunted"] == 0) & ((table["complete"] == 0) | (colours > 0))  # what is complete scores in a moment
    table, colours = table[counts], colours[counts]
    kinds, open_sides = table["kind"], table["open_sides"]
    ways = np.isin(kinds, ROADS_AND_CITIES)
    chance = np.where(ways, CHANCE**open_sides, CHANCE_OF_A_CELL**open_sides)
    scoring = ways | (kinds == mb.SegmentKind.CASTLE)
    promise = (table["worth"] * np.where(colours == 0, VACANCY, colours) * chance)[scoring].sum()
    mist = kinds == mb.SegmentKind.MIST
    relief = (table["ghosts"] * CHANCE_OF_MIST**open_sides)[mist].sum()
    hands = sum(game.supply(colour).of(mb.FigureKind.NORMAL) ** 0.5 for colour in game.rules.colours)
    tiles_left = min(sum(game.piles) / 20, 1.0)
    danger = DANGER * np.exp(-(game.ghost_supply + relief) / COMFORT) * tiles_left
    return float(points + promise * tiles_left + HAND * hands - danger)


class Greedy:
    """The policy described above. One serves games of the same rules, one after the other."""

    def __init__(self, game: mb.Game, seed: int = 0) -> None:
        self.dice = random.Random(seed)
        self.now, self.next, self.after = game.clone(), game.clone(), game.clone()
        for copy in (self.now, self.next, self.after):
            copy.stop_recording()

    def __call__(self, game: mb.Game) -> mb.Action:
        legal = worth_trying(game.legal_actions())
        if len(legal) == 1:
            return legal[0]
        self.now.copy_from(game)
        self.now.determinize(self.dice.getrandbits(64))
        return max(legal, key=self.promise)

    def promise(self, action: mb.Action) -> float:
        """The best that this turn can come to after the action, one decision further."""
        self.next.copy_from(self.now)
        self.next.apply(action)
        if self.next.is_over or self.next.turn != self.now.turn:
            return value(self.next)
        best = -np.inf
        for following in worth_trying(self.next.legal_actions()):
            self.after.copy_from(self.next)
            self.after.apply(following)
            best = max(best, value(self.after))
        return best


def worth_trying(actions: list[mb.Action]) -> list[mb.Action]:
    """Who takes ghosts takes as many as the tile offers."""
    most = max((action.count for action in actions if action.kind == mb.ActionKind.PACIFY), default=0)
    return [action for action in actions if action.kind != mb.ActionKind.PACIFY or action.count == most]


def random_policy(seed: int) -> Policy:
    dice = random.Random(seed)
    return lambda game: dice.choice(game.legal_actions())


def play(rules: mb.Rules, seed: int, policy: str = "greedy", recording: bool = False) -> mb.Game:
    """One game by itself, "greedy" or "random"."""
    game = mb.Game(rules, seed=seed, recording=recording)
    greedy: Policy = Greedy(game, seed)
    choose = greedy if policy == "greedy" else random_policy(seed)
    while not game.is_over:
        game.apply(choose(game))
    return game


def result_of(rules: mb.Rules, seed: int, policy: str = "greedy") -> tuple[bool, float]:
    """Whether the team won such a game, and its points; on level 6 the mean of its scoring meeples."""
    game = play(rules, seed, policy)
    return game.outcome == mb.Outcome.WON, sum(game.scores.values()) / len(game.scores)


def play_batch(
    policy: str, level: int, edition: int, players: int, first: int, games: int
) -> tuple[int, float, float]:
    """Plays the games of some seeds: how many were won, the sum of their points, and the seconds it took. A task that
    takes and gives plain values, for any other process or machine."""
    start = time.perf_counter()
    rules = mb.cooperative(level=level, players=players, edition=edition)
    results = [result_of(rules, seed, policy) for seed in range(first, first + games)]
    seconds = round(time.perf_counter() - start, 3)
    return sum(won for won, _ in results), round(sum(points for _, points in results), 3), seconds


def wilson(won: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """The interval in which the true rate lies with a confidence of 95 % (Wilson 1927), fit for small numbers too."""
    if games == 0:
        return 0.0, 1.0
    rate = won / games
    middle = rate + z * z / (2 * games)
    spread = z * ((rate * (1 - rate) + z * z / (4 * games)) / games) ** 0.5
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
