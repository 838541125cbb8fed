"""Makes PettingZoo and Gymnasium importable: the real packages if installed, otherwise the replacements in stand_in/."""

from __future__ import annotations

import importlib.util
import sys
from inspect import signature
from pathlib import Path
from typing import Any

#: True if the real PettingZoo is installed.
IS_REAL = importlib.util.find_spec("pettingzoo") is not None

sys.path.append(str(Path(__file__).parent / "stand_in"))  # installed packages come first


def parameters(function: Any) -> list[tuple[Any, ...]]:
    """Returns the name, the kind and the default of each parameter of a function, except `**options`."""
    found = signature(function).parameters.values()
    return [(it.name, it.kind, it.default) for it in found if it.kind is not it.VAR_KEYWORD]
