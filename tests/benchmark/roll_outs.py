#!/usr/bin/env python3
"""Plays the same roll-outs as `mistbank_benchmark table` with the Python package, with one call for each step, as a host does.

    tests/benchmark/roll_outs.py PRESET...    prints a row of a table for each preset; needs the installed package
"""

import sys
import time

import mistbank as mb

GAMES = 400
WORD = 0xFFFFFFFFFFFFFFFF


def thrown(count: int) -> "list[int]":
    """Returns the upper halves of the random numbers of Dice in measure.hpp. The numbers are computed before the measurement,
    because the measurement must not include their 64-bit arithmetic."""
    counter, throws = 0, []
    for _ in range(count):
        counter = (counter + 0x9E3779B97F4A7C15) & WORD
        mixed = ((counter ^ (counter >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        throws.append((mixed ^ (mixed >> 27)) >> 32)
    return throws


THROWN = thrown(1 << 20)


def roll_out(game: mb.Game) -> "tuple[int, list[int]]":
    """Plays the games. Stores the chosen actions, and computes a checksum of them afterwards."""
    turns, choices, dice = 0, [], iter(THROWN)
    for seed in range(GAMES):
        game.restart(seed)
        while not game.is_over:
            legal = game.legal_actions()
            choice = next(dice) * len(legal) >> 32
            game.apply(legal[choice])
            choices.append(choice)
        turns += game.turn
    return turns, choices


def checksum_of(choices: "list[int]") -> int:
    checksum = 0
    for choice in choices:
        checksum = ((checksum ^ choice) * 0x100000001B3) & WORD
    return checksum


for preset in sys.argv[1:]:
    game = mb.Game(preset, seed=0, recording=False)
    best = float("inf")
    for _ in range(3):
        start = time.process_time()
        turns, choices = roll_out(game)
        best = min(best, time.process_time() - start)
    print(f"| {preset} | {GAMES / best:.0f} | {best / turns * 1e9:.0f} | {checksum_of(choices):016x} |")
