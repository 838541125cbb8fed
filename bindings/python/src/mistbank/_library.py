"""The shared library: where it lies, and how it is called."""

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


#: Calls that keep the interpreter's lock: quick ones, so that no two threads are ever inside one game.
library: Any = _declare(ctypes.PyDLL(str(_PATH)))
#: Calls that let other threads run: roll-outs, on a copy that nobody else has, batches and advisers, which have a lock of
#: their own.
unlocked: Any = _declare(ctypes.CDLL(str(_PATH)))


def undeclared(name: str) -> Any:
    """A quick call that takes its arguments as they are, without converting them: bytes, None, 32-bit numbers and what
    byref() gives. For the few that are called at every step of a game."""
    function = library[name]  # an object of its own, so that the declared one stays as it is
    function.restype = FUNCTIONS[name][0]
    return function


if library.mistbank_abi_version() != ABI_VERSION:
    raise ImportError(f"{_PATH} has ABI {library.mistbank_abi_version()}, this package is made for {ABI_VERSION}")


def version() -> str:
    """The version of the library."""
    return str(library.mistbank_version().decode())
