"""What goes wrong: an exception for each status of the library, with the library's own words."""

from __future__ import annotations

from .constants import Status

__all__ = [
    "CannotDraw", "CannotLoad", "Closed", "Error", "GameOver", "IllegalAction", "InternalError", "InvalidArgument", "InvalidJson",
    "InvalidRecord", "InvalidRules", "InvalidSnapshot", "InvalidTileSet", "MissingFile", "NotRecorded", "NothingToUndo",
    "OutOfMemory", "UnknownName", "UnknownTileSet", "UnreadableFile", "WrongDecision",
]  # fmt: skip


class Error(Exception):
    """The ancestor of all of them; `status` is the library's answer."""

    status = Status.INTERNAL_ERROR


class InvalidArgument(Error, ValueError):
    """An argument is out of range or of the wrong kind."""

    status = Status.INVALID_ARGUMENT


class OutOfMemory(Error, MemoryError):
    """There is no memory for this."""

    status = Status.OUT_OF_MEMORY


class InvalidRules(Error, ValueError):
    """The rules cannot be played; the message names the field."""

    status = Status.INVALID_RULES


class CannotLoad(Error):
    """What was to be loaded cannot be. Whatever goes wrong when a record, a snapshot or a tile set is read, from a file
    or not, is one of its children: InvalidRecord, InvalidSnapshot, InvalidTileSet, UnknownTileSet, UnreadableFile."""

    status = Status.INVALID_ARGUMENT


class UnreadableFile(CannotLoad, OSError):
    """The file cannot be read; with `errno`, `strerror` and `filename`, as any OSError."""


class MissingFile(UnreadableFile, FileNotFoundError):
    """There is no such file."""


class InvalidTileSet(CannotLoad, ValueError):
    """The text is no tile set, or the set cannot be played; the message names line, column and reason."""

    status = Status.INVALID_TILE_SET


class IllegalAction(Error, ValueError):
    """The rules forbid this action here; the message names the clause."""

    status = Status.ILLEGAL_ACTION


class WrongDecision(Error, ValueError):
    """The action answers another decision than the open one: it is stale, or belongs to another game."""

    status = Status.WRONG_DECISION


class GameOver(Error):
    """No action is left."""

    status = Status.GAME_OVER


class NothingToUndo(Error):
    """The game stands at its start."""

    status = Status.NOTHING_TO_UNDO


class NotRecorded(Error):
    """The game was told not to record: it has no past to undo, write or pickle."""

    status = Status.NOT_RECORDED


class InvalidRecord(CannotLoad, ValueError):
    """The text, or the content of the file, is no record; the message names the line."""

    status = Status.INVALID_RECORD


class InvalidSnapshot(CannotLoad, ValueError):
    """The bytes are damaged, of another version, or of no game."""

    status = Status.INVALID_SNAPSHOT


class InvalidJson(Error, ValueError):
    """The text is no JSON, or says something else than what is read; the message names line, column and reason."""

    status = Status.INVALID_JSON


class UnknownName(Error, LookupError):
    """No preset, tile set, tile or colour has this name."""

    status = Status.UNKNOWN_NAME


class UnknownTileSet(CannotLoad, UnknownName):
    """The game was played with a tile set that is neither built in nor given."""


class CannotDraw(Error, RuntimeError):
    """A picture cannot be turned into pixels: no converter is installed, or it failed. The message says what to
    install."""

    status = Status.INVALID_ARGUMENT


class InternalError(Error):
    """A defect of the library; please report it with the record."""

    status = Status.INTERNAL_ERROR


class Closed(Error):
    """The game has been closed."""

    status = Status.INVALID_ARGUMENT


_BY_STATUS: dict[int, type[Error]] = {
    kind.status: kind
    for kind in (
        InvalidArgument,
        OutOfMemory,
        InvalidRules,
        InvalidTileSet,
        IllegalAction,
        WrongDecision,
        GameOver,
        NothingToUndo,
        NotRecorded,
        InvalidRecord,
        InvalidSnapshot,
        UnknownName,
        InternalError,
        InvalidJson,
    )
}


def error_of(status: int, message: str) -> Error:
    """The exception for a status of the library."""
    return _BY_STATUS.get(status, InternalError)(message or f"status {status}")
