"""Makes PettingZoo and Gymnasium importable: the real packages if they are installed, otherwise those of stand_in/."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

#: Whether PettingZoo is the real one.
IS_REAL = importlib.util.find_spec("pettingzoo") is not None

sys.path.append(str(Path(__file__).parent / "stand_in"))  # after the installed packages
