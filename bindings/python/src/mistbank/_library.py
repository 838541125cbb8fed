"""The shared library: its place and its calls."""

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
        f"{_PATH} is missing: pip compiles it (pip install ./bindings/python; pip install -e ./bindings/python to work "
        "on the package itself)"
    )


def _declare(library: Any) -> Any:
    for name, (result, arguments) in FUNCTIONS.items():
        function = getattr(library, name)
        function.restype = result
        function.argtypes = arguments
    return library


#: Calls that keep the interpreter's lock. They are fast, and the lock keeps two threads out of one game.
library: Any = _declare(ctypes.PyDLL(str(_PATH)))
#: Calls that release the lock: roll-outs, on a private copy, and batches and advisers, which have their own lock.
unlocked: Any = _declare(ctypes.CDLL(str(_PATH)))


def undeclared(name: str) -> Any:
    """Returns a fast call without conversion of arguments: bytes, None, 32-bit numbers and results of byref(). For the
    few functions that every step of a game calls."""
    function = library[name]  # a separate object, so that the declared function stays unchanged
    function.restype = FUNCTIONS[name][0]
    return function


if library.mistbank_abi_version() != ABI_VERSION:
    raise ImportError(f"{_PATH} has ABI {library.mistbank_abi_version()}, this package is made for {ABI_VERSION}")


def version() -> str:
    """Returns the version of the library."""
    return str(library.mistbank_version().decode())
