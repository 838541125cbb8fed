#!/usr/bin/env python3
"""Prints advice for a game that is stored as a record, a position or a snapshot. Parallel advisers use all
processors.

    examples/python/advise.py evening.record                     the best actions with reasons, after two seconds
    examples/python/advise.py evening.position --seconds 20 --most 5
    examples/python/advise.py evening.record --simulations 4000 --advisers 4      always the same advice
"""

from __future__ import annotations

import argparse
import sys
from typing import Optional

import mistbank as mb
from mistbank.advice import Council


def advise(game: mb.Game, options: argparse.Namespace) -> None:
    with Council(game, advisers=options.advisers, seed=options.seed) as council:
        if options.simulations is None:
            council.think_for(game, options.seconds)
        else:
            council.think(game, options.simulations)
        for index, advice in enumerate(council.advice[: options.most]):
            print(f"{game.text(advice.action)}: {council.explanation(index)}")
        print(f"({council.simulations} simulations by {council.advisers} advisers)")


def main(arguments: Optional[list[str]] = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", help="file with a record, a position or a snapshot")
    parser.add_argument("--seconds", type=float, default=2, help="time to think (default: 2)")
    parser.add_argument("--simulations", type=int, help="number of simulations, instead of a time limit")
    parser.add_argument("--most", type=int, default=3, help="number of actions to print (default: 3)")
    parser.add_argument("--advisers", type=int, help="number of parallel advisers (default: processors)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the advisers' random numbers (default: 0)")
    options = parser.parse_args(arguments)
    try:
        advise(mb.load(options.file), options)
    except mb.Error as problem:
        print(f"advise.py: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
