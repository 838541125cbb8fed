"""mistbank: rules of Mists over Carcassonne, the base game, its expansions and the Print-and-Play Demo.

>>> import mistbank as mb
>>> game = mb.Game(mb.cooperative(level=3, players=2), seed=7)
>>> game.apply(game.legal_actions()[0])

This package is a thin layer on the library's C API. The header capi/mistbank.h describes every term in detail. Advisers and
reviews are in mistbank.advice. Arrays, batches of games and environments for learning are in mistbank.learning, which needs
NumPy.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from . import constants, descriptions, errors, headers, parts, values
from ._games import base, cooperative, demo, ghosts_castles_cemeteries
from ._library import version as _version
from ._old_names import attribute_of_package as _attribute_of_package
from ._refusals import *  # errors has these names, but mypy ignores names that errors adds to its __all__
from .constants import *
from .descriptions import *
from .errors import *
from .facts import Fact, facts
from .game import Game, from_snapshot, load, replay
from .headers import *
from .marks import PictureMark, arrow, highlight
from .parts import *
from .picture import Picture
from .rules import Rules, presets
from .tiles import TileSet
from .values import *

if TYPE_CHECKING:
    from . import advice as advice
    from . import learning as learning

    # Names of 2.0.
    from .advice import Advice as Advice
    from .advice import Adviser as Adviser
    from .learning import Batch as Batch
    from .learning import Observation as Observation
    from .learning import rollouts as rollouts

__version__ = _version()

_MODULES = ("advice", "learning")  # modules that are loaded at their first use

if not TYPE_CHECKING:  # so that type checkers report misspelt names

    def __getattr__(name: str) -> Any:
        """Loads a module at its first use, and finds names of version 2.0 in their new modules."""
        if name in _MODULES:
            return import_module(f".{name}", __name__)
        return _attribute_of_package(__name__, name)


def __dir__() -> list[str]:
    """Returns the public names. They include mistbank.learning only if NumPy is installed."""
    modules = [name for name in _MODULES if name != "learning" or find_spec("numpy")]
    return sorted((*__all__, *modules, "__all__", "__doc__", "__file__", "__name__", "__path__", "__version__"))


__all__ = [
    "Fact", "Game", "Picture", "PictureMark", "Rules", "TileSet", "arrow", "base", "cooperative", "demo", "facts",
    "from_snapshot", "ghosts_castles_cemeteries", "highlight", "load", "presets", "replay",
]  # fmt: skip
__all__ += constants.__all__
__all__ += descriptions.__all__
__all__ += errors.__all__
__all__ += headers.__all__
__all__ += parts.__all__
__all__ += values.__all__
