#!/usr/bin/env python3
"""Measures a learner's steps with the Python package: a batch of games with random legal actions, on one thread.

    tests/benchmark/learning.py [--games N] [--steps N] [--size CELLS] [PRESET...]    needs the installed package and NumPy

Prints a row for each preset: thousands of decisions in a second of processor time for (1) random actions without observations,
(2) observation, mask, choice and action, with the planes that the game can use, (3) the same with all planes.
"""

import argparse
import time

import numpy as np
from mistbank.learning import Batch

import mistbank as mb


def decisions_a_second(batch, steps, step):
    """Returns the number of decisions in a second: the best of three measurements."""
    step()
    best = float("inf")
    for _ in range(3):
        start = time.process_time()
        for _ in range(steps):
            step()
        best = min(best, time.process_time() - start)
    return len(batch) * steps / best


def learner(batch, size, planes):
    """Returns a function that observes all games, and applies an action that a network's output chooses."""
    seen = batch.observe(size, planes=planes)
    masks = batch.legal_actions_masks(size)
    output = np.random.default_rng(1).standard_normal(masks.shape).astype(np.float32)

    def step():
        batch.observe(size, planes=planes, out=seen)
        batch.legal_actions_masks(size, out=masks)
        batch.step(batch.choose(output, size).actions)

    return step


parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("presets", nargs="*", default=["base", "ghosts_castles_cemeteries", "level5", "everything"])
parser.add_argument("--games", type=int, default=128)
parser.add_argument("--steps", type=int, default=50)
parser.add_argument("--size", type=int, default=21)
options = parser.parse_args()

print("| preset | random actions | learner, planes in use | learner, all planes |\n|---|--:|--:|--:|")
for preset in options.presets:
    batch = Batch(mb.Rules.preset(preset), options.games, seed=1, threads=1)
    rates = [decisions_a_second(batch, 40 * options.steps, batch.random_step)]
    for planes in (batch.used_planes(), None):
        rates.append(decisions_a_second(batch, options.steps, learner(batch, options.size, planes)))
    print(f"| {preset} | " + " | ".join(f"{rate / 1000:.0f}" for rate in rates) + " |")
