"""What goes wrong: an exception for each status of the library, with the library's own words."""

from __future__ import annotations

from .constants import Status


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


class InvalidTileSet(Error, ValueError):
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


class InvalidRecord(Error, ValueError):
    """The text is no record; the message names the line."""

    status = Status.INVALID_RECORD


class InvalidSnapshot(Error, ValueError):
    """The bytes are damaged, of another version, or of no game."""

    status = Status.INVALID_SNAPSHOT


class UnknownName(Error, LookupError):
    """No preset, tile set, tile or colour has this name."""

    status = Status.UNKNOWN_NAME


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
    )
}


def error_of(status: int, message: str) -> Error:
    """The exception for a status of the library."""
    return _BY_STATUS.get(status, InternalError)(message or f"status {status}")
