"""Loads the shared library and declares its functions."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path
from typing import Any

from ._functions import FUNCTIONS
from ._structs import ABI_VERSION

_NAMES = {"win32": "libmistbank.dll", "darwin": "libmistbank.dylib"}
_PATH = Path(__file__).with_name(_NAMES.get(sys.platform, "libmistbank.so"))

if not _PATH.exists():
    raise ImportError(
        f"{_PATH} is missing: install the package with pip, which compiles the library (pip install ./bindings/python, or "
        "pip install -e ./bindings/python to work on the package itself)"
    )


def _declare(library: Any) -> Any:
    for name, (result, arguments) in FUNCTIONS.items():
        function = getattr(library, name)
        function.restype = result
        function.argtypes = arguments
    return library


#: The functions, called while holding the interpreter's lock. The calls are fast, and the lock prevents simultaneous calls on
#: one game.
library: Any = _declare(ctypes.PyDLL(str(_PATH)))
#: The functions, called after releasing the interpreter's lock: for roll-outs, which use private copies of a game, and for
#: batches and advisers, which have their own locks.
unlocked: Any = _declare(ctypes.CDLL(str(_PATH)))


def undeclared(name: str) -> Any:
    """Returns a library function without declared argument types, for the few functions that every step of a game calls.
    The function is faster, but accepts only bytes, None, 32-bit numbers and results of byref()."""
    function = library[name]  # a separate object, so that the declared function stays unchanged
    function.restype = FUNCTIONS[name][0]
    return function


if library.mistbank_abi_version() != ABI_VERSION:
    raise ImportError(f"{_PATH} has ABI {library.mistbank_abi_version()}, but this package needs ABI {ABI_VERSION}")


def version() -> str:
    """Returns the version of the library."""
    return str(library.mistbank_version().decode())
