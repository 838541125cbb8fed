"""Games as NumPy arrays: observations, roll-outs, batches of games. VectorEnv is an environment for Gymnasium, and raw_env an
environment for PettingZoo. Their modules, mistbank.learning.vector and mistbank.learning.pettingzoo, are loaded at their first
use and need these packages.

>>> from mistbank.learning import Batch
>>> batch = Batch("base", 256, seed=1)
>>> actions, ended, results = batch.random_step()
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from .arrays import Observation, rollouts
from .batch import Batch

if TYPE_CHECKING:
    from .pettingzoo import raw_env as raw_env
    from .vector import VectorEnv as VectorEnv

#: Environments that are loaded at their first use, each with its module and the package that it needs.
_ENVIRONMENTS = {"VectorEnv": ("vector", "gymnasium"), "raw_env": ("pettingzoo", "pettingzoo")}

if not TYPE_CHECKING:  # so that type checkers report misspelt names

    def __getattr__(name: str) -> Any:
        """Loads the module of an environment at its first use. Raises ImportError if a package is missing."""
        if name not in _ENVIRONMENTS:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f".{_ENVIRONMENTS[name][0]}", __name__), name)


def __dir__() -> list[str]:
    """Returns the public names. They include an environment only if its package is installed."""
    environments = [name for name, (_, package) in _ENVIRONMENTS.items() if find_spec(package)]
    return sorted((*__all__, *environments, "arrays", "batch", "__all__", "__doc__", "__file__", "__name__", "__path__"))


__all__ = ["Batch", "Observation", "rollouts"]
