"""Errors: an exception for each kind of error that the library reports, with its message, and errors of this package."""

from __future__ import annotations

from . import _refusals
from ._refusals import *
from ._refusals import BY_STATUS
from .constants import Status

__all__ = ["CannotDraw", "Closed", "MissingFile", "UnknownTileSet", "UnreadableFile"]
__all__ += _refusals.__all__

for _kind in (Error, CannotLoad, *BY_STATUS.values()):
    _kind.__module__ = __name__  # for tracebacks


class UnreadableFile(CannotLoad, OSError):
    """The file cannot be read. The exception has `errno`, `strerror` and `filename`, as any OSError."""


class MissingFile(UnreadableFile, FileNotFoundError):
    """The file does not exist."""


class UnknownTileSet(CannotLoad, UnknownName):
    """The game uses a tile set that is neither built in nor among the given tile sets."""


class CannotDraw(Error, RuntimeError):
    """A picture cannot be converted to pixels: no converter is installed, or the converter failed. Without a converter, the
    message names the programs to install."""

    status = Status.INVALID_ARGUMENT


class Closed(Error):
    """The game, batch or adviser has been closed."""

    status = Status.INVALID_ARGUMENT


def error_of(status: int, message: str) -> Error:
    """Returns the exception for a status of the library."""
    return BY_STATUS.get(status, InternalError)(message or f"status {status}")


def check(status: int) -> None:
    """Raises the exception for the status of a function that gives no message."""
    if status:
        raise error_of(status, "an argument is out of range")
