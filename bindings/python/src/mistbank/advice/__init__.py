"""Advice: an adviser can play every game of the library, a council uses several processors, and a review judges a game.

>>> import mistbank as mb
>>> from mistbank.advice import Adviser
>>> game = mb.Game("level3", seed=7)
>>> adviser = Adviser(game)
>>> adviser.think(game, 20)
>>> game.apply(adviser.choose())
"""

from __future__ import annotations

from .adviser import Advice, Adviser, Review
from .council import Council
from .reviews import GameReview, ReviewedDecision, review

__all__ = ["Advice", "Adviser", "Council", "GameReview", "Review", "ReviewedDecision", "review"]
