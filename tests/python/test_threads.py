"""Threads: games on many threads, and roll-outs that use several threads."""

from __future__ import annotations

import random
import threading
from concurrent.futures import ThreadPoolExecutor

import mistbank as mb
import numpy
from support import play


def records(seeds: range) -> list[str]:
    return [play(mb.Game("level3", seed=seed), seed=seed).to_record() for seed in seeds]


def test_games_on_many_threads_equal_the_games_on_one_thread() -> None:
    alone = records(range(80))
    with ThreadPoolExecutor(8) as pool:
        parts = pool.map(records, [range(start, start + 10) for start in range(0, 80, 10)])
    assert [record for part in parts for record in part] == alone


def test_roll_outs_do_not_depend_on_the_number_of_threads() -> None:
    game = play(mb.Game("ghosts_castles_cemeteries", seed=2), 30)
    alone = mb.learning.rollouts(game, 300, seed=5, threads=1)
    for threads in (2, 3, 8, None):
        assert numpy.array_equal(mb.learning.rollouts(game, 300, seed=5, threads=threads), alone)


def test_roll_outs_let_other_threads_run() -> None:
    game, ticks, done = mb.Game("base", seed=2), 0, threading.Event()

    def tick() -> None:
        nonlocal ticks
        while not done.wait(0.0005):
            ticks += 1

    other = threading.Thread(target=tick)
    other.start()
    mb.learning.rollouts(game, 4000, threads=1)
    done.set()
    other.join()
    assert ticks > 20  # at most about 10 if calls held the interpreter lock


def test_many_threads_that_misuse_one_game_do_not_crash() -> None:
    game = mb.Game("level3", seed=1)

    def misuse(seed: int) -> None:
        dice = random.Random(seed)
        for _ in range(400):
            try:
                legal = game.legal_actions()
                if legal:
                    game.apply(dice.choice(legal))
                else:
                    game.undo(5)
                game.tiles, game.features, game.events()
            except mb.Error:
                pass

    with ThreadPoolExecutor(6) as pool:
        list(pool.map(misuse, range(6)))
    assert mb.replay(game.to_record()).state_hash == game.state_hash
