"""Helper functions for many tests."""

from __future__ import annotations

import random
from pathlib import Path

import mistbank as mb

PROJECT = Path(__file__).resolve().parent.parent.parent


def play(game: mb.Game, steps: int = 10_000, seed: int = 1) -> mb.Game:
    """Plays random legal actions: at most `steps`, and none after the end of the game. Returns the game."""
    dice = random.Random(seed)
    for _ in range(steps):
        if game.is_over:
            break
        game.apply(dice.choice(game.legal_actions()))
    return game


def number(facts: mb.FactNumbers, fact: str, nothing: int = 0) -> int:
    """Returns the only number of the fact; `nothing` if the game does not have the fact."""
    numbers = facts.get(fact)
    return numbers[0] if numbers else nothing
