"""mistbank: rules of Mists over Carcassonne, the base game, its expansions and the Print-and-Play Demo.

>>> import mistbank as mb
>>> game = mb.Game(mb.cooperative(level=3, players=2), seed=7)
>>> game.apply(game.legal_actions()[0])

A thin layer on the library's C API, which describes every term in detail (capi/mistbank.h). Arrays (mistbank.arrays) and
batches of games (mistbank.batch) need NumPy; without NumPy these names are not listed. Environments for learning are
mistbank.pettingzoo and, for Gymnasium, mistbank.vector.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from . import constants, descriptions, errors, values
from ._games import base, cooperative, demo, ghosts_castles_cemeteries
from ._library import version as _version
from .adviser import Advice, Adviser, Review
from .constants import *
from .council import Council
from .descriptions import *
from .errors import *
from .facts import Fact, facts
from .game import Game, from_snapshot, load, replay
from .marks import PictureMark, arrow, highlight
from .picture import Picture
from .reviews import GameReview, ReviewedDecision, review
from .rules import Rules, presets
from .tiles import TileSet
from .values import *

if TYPE_CHECKING:
    from .arrays import Observation as Observation
    from .arrays import rollouts as rollouts
    from .batch import Batch as Batch

__version__ = _version()

_ARRAYS = {"Batch": "batch", "Observation": "arrays", "rollouts": "arrays"}
_MODULES = ("arrays", "batch")


def __getattr__(name: str) -> Any:
    """Imports the names that need NumPy at their first use."""
    if name in _ARRAYS:
        return getattr(import_module(f".{_ARRAYS[name]}", __name__), name)
    if name in _MODULES:
        return import_module(f".{name}", __name__)
    raise AttributeError(f"module 'mistbank' has no attribute {name!r}")


def __dir__() -> list[str]:
    """The public names, with the modules of arrays if NumPy is installed."""
    modules = _MODULES if _HAS_NUMPY else ()
    return sorted((*__all__, *modules, "__all__", "__doc__", "__file__", "__name__", "__path__", "__version__"))


__all__ = [
    "Advice", "Adviser", "Council", "Fact", "Game", "GameReview", "Picture", "PictureMark", "Review", "ReviewedDecision", "Rules",
    "TileSet", "arrow", "base", "cooperative", "demo", "facts", "from_snapshot", "ghosts_castles_cemeteries", "highlight",
    "load", "presets", "replay", "review",
]  # fmt: skip
__all__ += constants.__all__
__all__ += descriptions.__all__
__all__ += errors.__all__
__all__ += values.__all__

_HAS_NUMPY = find_spec("numpy") is not None
if _HAS_NUMPY:  # otherwise `from mistbank import *` would import it
    __all__ += ["Batch", "Observation", "rollouts"]
