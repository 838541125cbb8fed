"""Games as NumPy arrays: observations, roll-outs, batches of games. Environments are in mistbank.learning.pettingzoo and,
for Gymnasium, mistbank.learning.vector, which need these packages.

>>> from mistbank.learning import Batch
>>> batch = Batch("base", 256, seed=1)
>>> actions, ended, results = batch.random_step()
"""

from __future__ import annotations

from .arrays import Observation, rollouts
from .batch import Batch

__all__ = ["Batch", "Observation", "rollouts"]
