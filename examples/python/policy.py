"""Players for studies of cooperative games: the library's adviser, a simple policy, and random play.

The simple policy looks one turn ahead and takes the most promising action. It applies every action to a copy of the
game, tries the possible continuations of the turn, and computes

    points so far
    + for each road, city or castle with meeples: the feature's points for every colour on it, times the chance of
      completion, which shrinks with each open side
    + a small value for meeples in hand
    - the danger that the supply of ghosts runs out, which grows steeply as the supply shrinks; ghosts on a mist bank
      that will soon be finished count as returned

The policy does not know the hidden order of the tiles: it reshuffles the tiles in a copy of the game before the
search. The numbers were tuned by experiments. This policy and `random_policy` serve as baselines for the adviser.
"""

from __future__ import annotations

import random
import time
from typing import Callable, NamedTuple

import mistbank as mb
import numpy as np
from mistbank.advice import Adviser
from mistbank.learning import arrays

Policy = Callable[[mb.Game], mb.Action]

CHANCE = 0.82  # the chance that an open side of a road or city is closed in time
CHANCE_OF_A_CELL = 0.97  # the chance that an empty cell around a castle is filled in time
CHANCE_OF_MIST = 0.45  # the chance that an open side of a mist bank is closed soon
HAND = 1.0  # the value of the first meeple in hand; every additional meeple is worth less
VACANCY = 0.22  # the value of a feature without a meeple is multiplied by this factor
DANGER = 100.0  # the cost of an empty supply of ghosts
COMFORT = 5.0  # this many additional ghosts in the supply divide the danger by e (2.718)

ROADS_AND_CITIES = (mb.SegmentKind.ROAD, mb.SegmentKind.CITY)


def value(game: mb.Game) -> float:
    """Returns the estimated value of a game for the team; higher values are better."""
    scores = list(game.scores.values())
    points = min(scores) + 0.3 * sum(scores)
    if game.is_over:
        return points + (1000.0 if game.outcome == mb.Outcome.WON else -1000.0)
    table = arrays.features(game)
    colours = (table["meeples"] > 0).sum(axis=1)
    # Complete features without meeples are worth nothing; complete features with meeples score in this turn.
    counts = (table["haunted"] == 0) & ((table["complete"] == 0) | (colours > 0))
    table, colours = table[counts], colours[counts]
    kinds, open_sides = table["kind"], table["open_sides"]
    ways = np.isin(kinds, ROADS_AND_CITIES)
    chance = np.where(ways, CHANCE**open_sides, CHANCE_OF_A_CELL**open_sides)
    scoring = ways | (kinds == mb.SegmentKind.CASTLE)
    promise = (table["worth"] * np.where(colours == 0, VACANCY, colours) * chance)[scoring].sum()
    mist = kinds == mb.SegmentKind.MIST
    relief = (table["ghosts"] * CHANCE_OF_MIST**open_sides)[mist].sum()
    hands = sum(game.supply(colour).of(mb.FigureKind.NORMAL) ** 0.5 for colour in game.rules.colours)
    tiles_left = min(sum(game.bag.piles) / 20, 1.0)
    danger = DANGER * np.exp(-(game.ghost_supply + relief) / COMFORT) * tiles_left
    return float(points + promise * tiles_left + HAND * hands - danger)


class Greedy:
    """The simple policy described at the top of this file. An instance can play several games with the same rules."""

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
        """Returns the best value after the action and one more decision of this turn."""
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
    """Returns the actions except those that remove fewer ghosts than possible."""
    most = max((action.count for action in actions if action.kind == mb.ActionKind.PACIFY), default=0)
    return [action for action in actions if action.kind != mb.ActionKind.PACIFY or action.count == most]


def random_policy(seed: int) -> Policy:
    dice = random.Random(seed)
    return lambda game: dice.choice(game.legal_actions())


# --- the library's adviser ---

SIMULATIONS_AT_ONCE = 4  # number of simulations between two checks of the time


class Advised:
    """The library's adviser. `thinking` is the number of simulations for each decision, such as "100", or a time, such
    as "50ms". With a time, the chosen actions can differ between runs and between machines."""

    def __init__(self, game: mb.Game, seed: int, thinking: str) -> None:
        # A seed other than the game's: the adviser's samples must not repeat the real order of the hidden tiles.
        self.adviser = Adviser(game, seed=random.Random(seed).getrandbits(64))
        self.milliseconds = int(thinking[:-2]) if thinking.endswith("ms") else 0
        self.simulations = 0 if self.milliseconds else int(thinking)

    def __call__(self, game: mb.Game) -> mb.Action:
        end = time.perf_counter() + self.milliseconds / 1000
        self.adviser.think(game, self.simulations)
        while self.milliseconds and time.perf_counter() < end:
            self.adviser.think(game, SIMULATIONS_AT_ONCE)
        return self.adviser.choose()


# --- games ---


class Played(NamedTuple):
    """The results of several games, added up."""

    won: int
    points: float  #: the sum of the points of all games; on level 6, each game adds the mean of its scoring meeples
    turns: int  #: number of turns in all games
    ghosts: int  #: number of games lost because the ghosts ran out
    tiles: int  #: number of games lost because the tiles ran out
    decisions: int  #: number of decisions in all games
    seconds: float


def policy_of(name: str, game: mb.Game, seed: int, thinking: str) -> Policy:
    if name == "adviser":
        return Advised(game, seed, thinking)
    if name == "greedy":
        return Greedy(game, seed)
    return random_policy(seed)


def play(game: mb.Game, seed: int, policy: str = "adviser", thinking: str = "60") -> int:
    """Plays a game to its end with the policy "adviser", "greedy" or "random". Returns the number of decisions."""
    choose = policy_of(policy, game, seed, thinking)
    decisions = 0
    while not game.is_over:
        game.apply(choose(game))
        decisions += 1
    return decisions


def play_batch(policy: str, thinking: str, level: int, edition: int, players: int, first: int, games: int) -> Played:
    """Plays games with the seeds from `first` on. Another process or machine can run this function, because all arguments
    and results are plain values."""
    start = time.perf_counter()
    rules = mb.cooperative(level=level, players=players, edition=edition)
    won = turns = ghosts = tiles = decisions = 0
    points = 0.0
    for seed in range(first, first + games):
        game = mb.Game(rules, seed=seed, recording=False)
        decisions += play(game, seed, policy, thinking)
        won += game.outcome == mb.Outcome.WON
        points += sum(game.scores.values()) / len(game.scores)
        turns += game.turn
        ghosts += game.loss_reason == mb.Loss.GHOSTS
        tiles += game.loss_reason in (mb.Loss.TILES, mb.Loss.PILE)
    seconds = round(time.perf_counter() - start, 3)
    return Played(won, round(points, 3), turns, ghosts, tiles, decisions, seconds)
