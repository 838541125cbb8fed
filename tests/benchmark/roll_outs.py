#!/usr/bin/env python3
"""The same roll-outs as `mistbank_benchmark table`, by the Python package, a call for each step as a host makes them.

    tests/benchmark/roll_outs.py PRESET...    prints a row of a table each; needs the installed package
"""

import sys
import time

import mistbank as mb

GAMES = 400
WORD = 0xFFFFFFFFFFFFFFFF


class Dice:
    """Those of measure.hpp."""

    def __init__(self) -> None:
        self.counter = 0

    def below(self, bound: int) -> int:
        self.counter = (self.counter + 0x9E3779B97F4A7C15) & WORD
        mixed = ((self.counter ^ (self.counter >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        mixed ^= mixed >> 27
        return ((mixed >> 32) * bound) >> 32


def roll_out(game: mb.Game) -> "tuple[int, int]":
    turns, checksum, dice = 0, 0, Dice()
    for seed in range(GAMES):
        game.restart(seed)
        while not game.is_over:
            legal = game.legal_actions()
            choice = dice.below(len(legal))
            game.apply(legal[choice])
            checksum = ((checksum ^ choice) * 0x100000001B3) & WORD
        turns += game.turn
    return turns, checksum


for preset in sys.argv[1:]:
    game = mb.Game(preset, seed=0, recording=False)
    best = float("inf")
    for _ in range(3):
        start = time.process_time()
        turns, checksum = roll_out(game)
        best = min(best, time.process_time() - start)
    print(f"| {preset} | {GAMES / best:.0f} | {best / turns * 1e9:.0f} | {checksum:016x} |")
