# bindings/generate writes this file from capi/mistbank/; do not edit it.
"""An exception for each kind of error that the library reports."""

from __future__ import annotations

from .constants import Status

__all__ = [
    "CannotLoad", "Error", "GameOver", "IllegalAction", "InternalError", "InvalidArgument", "InvalidJson",
    "InvalidPosition", "InvalidRecord", "InvalidRules", "InvalidSnapshot", "InvalidTileSet", "NotRecorded",
    "NothingToUndo", "OutOfMemory", "UnknownName", "WrongDecision",
]


class Error(Exception):
    """The base class of all exceptions of this package. `status` is the status of the refused call."""

    status = Status.INTERNAL_ERROR


class CannotLoad(Error):
    """A record, a position, a snapshot or a tile set cannot be loaded, from a file or from memory. The subclasses are
    InvalidRecord, InvalidPosition, InvalidSnapshot, InvalidTileSet, UnknownTileSet and UnreadableFile."""

    status = Status.INVALID_ARGUMENT


class InvalidArgument(Error, ValueError):
    """An argument is null, out of range or of the wrong size."""

    status = Status.INVALID_ARGUMENT


class OutOfMemory(Error, MemoryError):
    """The allocator returned null; nothing was changed."""

    status = Status.OUT_OF_MEMORY


class InvalidRules(Error, ValueError):
    """The rules cannot be played; the message names the field."""

    status = Status.INVALID_RULES


class InvalidTileSet(CannotLoad, ValueError):
    """The text is not a tile set, or the set cannot be played; the message names line, column and reason."""

    status = Status.INVALID_TILE_SET


class IllegalAction(Error, ValueError):
    """The rules forbid the action in this position; the message names the clause."""

    status = Status.ILLEGAL_ACTION


class WrongDecision(Error, ValueError):
    """The action does not answer the open decision, because the action is stale or belongs to another game."""

    status = Status.WRONG_DECISION


class GameOver(Error):
    """The game is over, and no action is legal."""

    status = Status.GAME_OVER


class NothingToUndo(Error):
    """The game is at its start."""

    status = Status.NOTHING_TO_UNDO


class NotRecorded(Error):
    """The game has no recorded history to undo or write."""

    status = Status.NOT_RECORDED


class InvalidRecord(CannotLoad, ValueError):
    """The text is not a record; the message names the line."""

    status = Status.INVALID_RECORD


class InvalidSnapshot(CannotLoad, ValueError):
    """The bytes are not a snapshot, are damaged, or come from a later version."""

    status = Status.INVALID_SNAPSHOT


class UnknownName(Error, LookupError):
    """No preset, tile set, tile, colour or header has this name."""

    status = Status.UNKNOWN_NAME


class InternalError(Error):
    """A defect of the library; please report it with the record."""

    status = Status.INTERNAL_ERROR


class InvalidJson(Error, ValueError):
    """The text is not JSON, or not the expected kind of JSON; the message names line, column and reason."""

    status = Status.INVALID_JSON


class InvalidPosition(CannotLoad, ValueError):
    """The text is not a position, or the position is impossible; the message names line, column and clause."""

    status = Status.INVALID_POSITION


BY_STATUS: dict[int, type[Error]] = {
    Status.INVALID_ARGUMENT: InvalidArgument,
    Status.OUT_OF_MEMORY: OutOfMemory,
    Status.INVALID_RULES: InvalidRules,
    Status.INVALID_TILE_SET: InvalidTileSet,
    Status.ILLEGAL_ACTION: IllegalAction,
    Status.WRONG_DECISION: WrongDecision,
    Status.GAME_OVER: GameOver,
    Status.NOTHING_TO_UNDO: NothingToUndo,
    Status.NOT_RECORDED: NotRecorded,
    Status.INVALID_RECORD: InvalidRecord,
    Status.INVALID_SNAPSHOT: InvalidSnapshot,
    Status.UNKNOWN_NAME: UnknownName,
    Status.INTERNAL_ERROR: InternalError,
    Status.INVALID_JSON: InvalidJson,
    Status.INVALID_POSITION: InvalidPosition,
}
