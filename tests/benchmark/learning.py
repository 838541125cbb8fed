#!/usr/bin/env python3
"""Measures a learner's steps with the Python package: a batch of games with random legal actions, on one thread. Then measures
Batch.lookahead() beside a loop over clones, for a greedy player and for a learner that evaluates the scalars after each action.

    tests/benchmark/learning.py [--games N] [--steps N] [--size CELLS] [PRESET...]    needs the installed package and NumPy

Prints a row for each preset: thousands of decisions in a second of processor time for (1) random actions without observations,
(2) observation, mask, choice and action, with the planes that the game can use, (3) the same with all planes.
A second table shows microseconds of processor time for one decision of a game, by Batch.lookahead() and by a loop over clones,
and the ratio: (1) a greedy choice between two players, (2) points and scalars after each action.
"""

import argparse
import time

import numpy as np
from mistbank.learning import Batch, arrays

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


def greedy_by_lookahead(batch):
    """Returns the place of a greedy action among the legal actions of each game: the largest lead if the game ended after it."""
    tried = batch.lookahead()
    lead = tried.projected[:, mb.Colour.RED] - tried.projected[:, mb.Colour.GREEN]
    game = np.repeat(np.arange(len(batch)), np.diff(tried.offsets))
    lead = np.where(batch.decisions()["player"][game] == 0, lead, -lead)
    best = np.lexsort((-np.arange(len(lead)), lead, game))[tried.offsets[1:] - 1]  # the first of equally good actions
    return best - tried.offsets[:-1]


def greedy_by_clones(games):
    """Returns the same places, by a loop over clones."""
    chosen = []
    for game in games:
        own, other = (mb.Colour.RED, mb.Colour.GREEN) if game.decision.player == 0 else (mb.Colour.GREEN, mb.Colour.RED)
        leads = []
        for action in game.legal_actions():
            clone = game.clone()
            clone.apply(action)
            projected = clone.points.projected
            leads.append(projected[own] - projected[other])
        chosen.append(leads.index(max(leads)))
    return chosen


def features_by_lookahead(batch):
    """Returns the projected points and the scalars after each action of each game."""
    tried = batch.lookahead(scalars=True)
    return tried.projected, tried.scalars


def features_by_clones(games):
    """Returns the same, by a loop over clones."""
    points, scalars = [], []
    for game in games:
        viewer = game.decision.player
        for action in game.legal_actions():
            clone = game.clone()
            clone.apply(action)
            points.append(clone.points.projected)
            scalars.append(arrays.observe(clone, 1, viewer, planes=["face_up"]).scalars)
    return np.array(points), np.array(scalars, np.float32)


def seconds_of(calls):
    """Returns the processor time of each call: the best of five measurements, in which the calls alternate."""
    times = [float("inf")] * len(calls)
    for _ in range(5):
        for place, (call, given, rounds) in enumerate(calls):
            start = time.process_time()
            for _ in range(rounds):
                call(given)
            times[place] = min(times[place], (time.process_time() - start) / rounds)
    return times


def lookahead_times(preset, count):
    """Returns the seconds for one decision in each game: a greedy choice by lookahead and by clones, then points and scalars
    after each action by lookahead and by clones."""
    batch = Batch(mb.Rules.preset(preset), count, seed=1, threads=1)
    for _ in range(60):  # to the middle of the games
        batch.random_step()
    games = [batch.game(index) for index in range(count)]
    assert greedy_by_lookahead(batch).tolist() == greedy_by_clones(games)
    assert all(map(np.array_equal, features_by_lookahead(batch), features_by_clones(games)))
    greedy = [(greedy_by_lookahead, batch, 10), (greedy_by_clones, games, 1)]
    features = [(features_by_lookahead, batch, 10), (features_by_clones, games, 1)]
    return seconds_of(greedy) + seconds_of(features)


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

print("\n| preset | greedy choice | by clones | ratio | points and scalars | by clones | ratio |\n|---|--:|--:|--:|--:|--:|--:|")
for preset in options.presets:
    if mb.Rules.preset(preset).system == mb.System.COOPERATIVE:
        continue
    cells = []
    times = [1e6 * seconds / options.games for seconds in lookahead_times(preset, options.games)]
    for quick, slow in (times[:2], times[2:]):
        cells += [f"{quick:.0f}", f"{slow:.0f}", f"{slow / quick:.1f}"]
    print(f"| {preset} | " + " | ".join(cells) + " |")
