#!/usr/bin/env python3
"""Lets a greedy player play against a random player in Ghosts, Castles & Cemeteries. Prints how often the greedy player wins and
the sources of both players' points, and plots the distribution of the greedy player's lead.

    examples/python/greedy.py                                          2000 games, in less than a minute
    examples/python/greedy.py --games 500 --seed 7 --plot lead.svg     also a plot, with Matplotlib

The greedy player tries each legal action and computes its lead over the opponent if the game ended after this action,
including the points of incomplete features. It takes the action with the largest lead, and chooses at random between equal
actions. The greedy player has the first seat in every other game. The number of threads does not change the results.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Iterable, Iterator, Optional

import mistbank as mb
import numpy as np
from mistbank.learning import Batch
from mistbank.learning.batch import Lookahead
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parent))
from intervals import wilson

RULES = mb.ghosts_castles_cemeteries(players=2)  # the first seat plays red, the second plays green
GAMES_AT_ONCE = 250  # batches of a few hundred games are fastest

Integers = NDArray[np.int64]


def best_actions(tried: Lookahead, seats: Integers, dice: np.random.Generator) -> Integers:
    """Returns, for each game, the index of the action that gives the player in the given seat the largest lead. Chooses at
    random between equal actions. The index for a game that is over has no meaning."""
    game = np.repeat(np.arange(len(seats)), np.diff(tried.offsets))
    lead = tried.projected[:, mb.Colour.RED] - tried.projected[:, mb.Colour.GREEN]
    lead = np.where(seats[game] == 0, lead, -lead)
    order = np.lexsort((dice.random(len(lead)), lead, game))  # by game, then by lead; equal actions in random order
    best: Integers = order[tried.offsets[1:] - 1]  # the last action of each game in this order
    return best


def play(seed: int, games: int, threads: Optional[int] = None) -> Integers:
    """Plays games with the seeds from `seed` on. Returns their points by source, with the shape (games, 2, sources): first
    the points of the greedy player, then the points of the random player."""
    batch = Batch(RULES, games, seed=seed, threads=threads)
    dice = np.random.default_rng(seed)
    seats = np.arange(games) % 2  # the greedy player's seat in each game
    while True:
        tried = batch.lookahead()
        if len(tried.actions) == 0:  # all games are over
            break
        actions = batch.random_actions()
        is_greedy = batch.decisions()["player"] == seats
        actions[is_greedy] = tried.actions[best_actions(tried, seats, dice)[is_greedy]]
        batch.apply(actions)  # games that are over refuse their actions
    points = np.array([[tally.points for tally in batch.game(index).tallies] for index in range(games)])
    return np.where(seats[:, None, None] == 0, points, points[:, ::-1])


def play_all(seed: int, games: int, threads: Optional[int] = None) -> Integers:
    """Plays the games in several batches. Returns the same as play()."""
    starts = range(0, games, GAMES_AT_ONCE)
    return np.concatenate([play(seed + start, min(GAMES_AT_ONCE, games - start), threads) for start in starts])


def leads_of(points: Integers) -> Integers:
    """Returns the greedy player's lead at the end of each game."""
    totals: Integers = points.sum(axis=2)
    return totals[:, 0] - totals[:, 1]


# --- results ---


def win_rows(lead: Integers) -> Iterator[list[str]]:
    """Lists the wins in each seat, and in both seats together."""
    for seat, own in ("first", lead[::2]), ("second", lead[1::2]), ("both", lead):
        if len(own):
            won = int((own > 0).sum())
            low, high = (100 * bound for bound in wilson(won, len(own)))
            share = f"{100 * won / len(own):.1f} % ({low:.1f} to {high:.1f})"
            yield [seat, str(len(own)), share, str((own == 0).sum()), f"{own.mean():.1f}"]


def source_rows(points: Integers) -> Iterator[list[str]]:
    """Lists the sources that changed the points of a player."""
    for source in mb.Source:
        if points[:, :, source].any():
            yield [source.name.lower().replace("_", " "), *(f"{mean:.1f}" for mean in points[:, :, source].mean(axis=0))]
    yield ["total", *(f"{mean:.1f}" for mean in points.sum(axis=2).mean(axis=0))]


def markdown(head: list[str], rows: Iterable[list[str]]) -> str:
    """Returns the table as Markdown. Every line ends with a newline."""
    lines = [head, ["---", *("--:" for _ in head[1:])], *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def plot(lead: Integers, path: Path) -> None:
    """Writes a histogram of the lead. The extension of the file determines the format."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axis = plt.subplots(figsize=(8, 4.5))
    axis.hist(lead, bins=np.arange(lead.min() // 5 * 5, lead.max() + 6, 5))
    axis.axvline(lead.mean(), color="black", linestyle="--", label=f"mean: {lead.mean():.1f} points")
    axis.set_xlabel("lead of the greedy player in points")
    axis.set_ylabel(f"games of {len(lead)}")
    axis.legend()
    figure.tight_layout()
    figure.savefig(path, dpi=120)
    plt.close(figure)


def main(arguments: Optional[list[str]] = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="number of games (default: 2000)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (default: 1)")
    parser.add_argument("--threads", type=int, help="number of threads (default: processors)")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="file for a plot of the lead, such as lead.svg or lead.png")
    options = parser.parse_args(arguments)
    if options.games < 1:
        parser.error(f"argument --games: expected at least 1, not {options.games}")
    try:
        points = play_all(options.seed, options.games, options.threads)
        lead = leads_of(points)
        print(markdown(["seat of the greedy player", "games", "won (95 %)", "drawn", "mean lead"], win_rows(lead)))
        print(markdown(["mean points", "greedy player", "random player"], source_rows(points)), end="")
        if options.plot:
            plot(lead, options.plot)
    except ImportError:
        print("greedy.py: the plot needs Matplotlib: apt-get install python3-matplotlib", file=sys.stderr)
        return 1
    except (mb.Error, OSError, ValueError) as problem:
        print(f"greedy.py: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
