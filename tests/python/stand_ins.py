"""Makes PettingZoo and Gymnasium importable: the real packages if installed, otherwise the replacements in stand_in/."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

#: True if the real PettingZoo is installed.
IS_REAL = importlib.util.find_spec("pettingzoo") is not None

sys.path.append(str(Path(__file__).parent / "stand_in"))  # installed packages come first
