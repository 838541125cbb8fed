"""Games as NumPy arrays: observations, roll-outs, batches of games. The environments are in mistbank.learning.pettingzoo,
which needs PettingZoo, and in mistbank.learning.vector, which needs Gymnasium.

>>> from mistbank.learning import Batch
>>> batch = Batch("base", 256, seed=1)
>>> actions, ended, results = batch.random_step()
"""

from __future__ import annotations

from .arrays import Observation, rollouts
from .batch import Batch

__all__ = ["Batch", "Observation", "rollouts"]
