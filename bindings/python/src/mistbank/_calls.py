"""Helpers for library calls: they check arguments and fetch texts and lists."""

from __future__ import annotations

import ctypes
import operator
import os
import reprlib
import struct
import warnings
from functools import lru_cache, wraps
from typing import Any, Callable, Optional, TypeVar, Union

from . import _structs
from .constants import Edition, Named, Status
from .errors import Error, InvalidArgument, MissingFile, UnknownTileSet, UnreadableFile, error_of

shown = reprlib.repr  # shortens a value for an error message

FIRST_GUESS = 1024  # size of the first buffer for a text, in bytes; a longer text needs a second call


def number_of(name: str, value: object, least: int, most: int) -> int:
    """Returns the value as an int from `least` to `most`. Raises TypeError or InvalidArgument."""
    try:
        if isinstance(value, bool):
            raise TypeError
        number = operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        bounds = f" from {least} to {most}" if least > -(2**31) else ""  # bounds of an int32 are not informative
        raise TypeError(f"{name} must be an int{bounds}, not {type(value).__name__}") from None
    if not least <= number <= most:
        raise InvalidArgument(f"{name} must be from {least} to {most}, not {number}")
    return number


def int32(name: str, value: object) -> int:
    return number_of(name, value, -(2**31), 2**31 - 1)


def seed_of(value: object) -> int:
    return number_of("seed", value, 0, 2**64 - 1)


def seconds_of(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise TypeError(f"seconds must be a number, not {type(value).__name__}")
    if not 0 <= value < float("inf"):
        raise InvalidArgument(f"seconds must be a finite number of at least 0, not {value}")
    try:
        return float(value)
    except OverflowError:
        raise InvalidArgument("seconds must fit into a float: the number is too large") from None


def flag_of(name: str, value: object) -> bool:
    """Returns the value as True or False. Accepts 1, 0 and NumPy's values."""
    plain: Any = value.item() if type(value).__name__ in ("bool_", "bool") and hasattr(value, "item") else value
    try:
        number = operator.index(plain)
    except TypeError:
        raise TypeError(f"{name} must be True or False, not {type(value).__name__}") from None
    if number not in (0, 1):
        raise InvalidArgument(f"{name} must be True or False, not {shown(value)}")
    return bool(number)


def names_of(kind: type[Named]) -> dict[str, int]:
    """Returns the numbers of an enum's members by accepted name. Editions are named by their years."""
    years = kind is Edition
    return {str(int(member)) if years else member.name.lower(): int(member) for member in kind}


def member_of(
    name: str, value: object, kind: type[Named], *, without: str = "", error: type[Error] = InvalidArgument
) -> int:
    """Returns the number of a member of an enum, given as a member, a number or a name in upper or lower case.

    without: the name of a member that is not allowed
    error: the exception for an unknown value; the message lists all names
    """
    members = names_of(kind)
    members.pop(without, None)
    if isinstance(value, str):
        number = members.get(value.lower())
    else:
        try:
            if isinstance(value, (bool, Named)) and not isinstance(value, kind):
                raise TypeError
            number = operator.index(value)  # type: ignore[arg-type]
        except TypeError:
            given = value if isinstance(value, Named) else type(value).__name__
            raise TypeError(f"{name} must be one of {', '.join(members)}, not {given}") from None
    if number not in members.values():
        raise error(f"{name} must be one of {', '.join(members)}, not {shown(value)}")
    return number  # type: ignore[return-value]


Kind = TypeVar("Kind", bound=Named)


def members(kind: type[Kind]) -> dict[int, Kind]:
    """Returns the members of an enum by number. The dict is faster than a lookup in the enum."""
    return {int(member): member for member in kind}


@lru_cache(maxsize=None)
def members_in(kind: type[Named], mask: int) -> tuple[Any, ...]:
    """Returns the members of an enum whose bits, 1 << member, are set in a mask."""
    return tuple(member for member in kind if mask >> member & 1)


@lru_cache(maxsize=None)
def set_of(kind: type[Named], mask: int) -> frozenset[Any]:
    return frozenset(members_in(kind, mask))


def named_fields(value: Any) -> str:
    """Returns text such as ", x=3" for each field of a tuple that differs from its default, except the first field."""
    fields = zip(value._fields[1:], value[1:])
    defaults = type(value)._field_defaults
    return "".join(f", {name}={number}" for name, number in fields if number != defaults[name])


def sides_of(size: object, name: str = "size") -> tuple[int, int]:
    """Returns the width and height of a window, given as one number for both or as two numbers."""
    if isinstance(size, (tuple, list)):
        if len(size) != 2:
            raise InvalidArgument(f"{name} must be a number of cells or a pair (width, height), not {shown(size)}")
        width, height = size
        most = _structs.MAX_WINDOW
        return number_of(f"{name}[0]", width, 1, most), number_of(f"{name}[1]", height, 1, most)
    side = number_of(name, size, 1, _structs.MAX_WINDOW)
    return side, side


def path_of(name: str, value: object) -> Union[str, bytes]:
    """Returns the path of a file."""
    try:
        return os.fspath(value)  # type: ignore[call-overload, no-any-return]
    except TypeError:
        raise TypeError(f"{name} must be a path, not {type(value).__name__}") from None


def content_of(path: object) -> bytes:
    """Returns the contents of a file. Raises UnreadableFile."""
    place = path_of("path", path)
    try:
        with open(place, "rb") as file:
            return file.read()
    except FileNotFoundError as problem:
        raise MissingFile(problem.errno, problem.strerror, place) from problem
    except OSError as problem:
        raise UnreadableFile(problem.errno, problem.strerror, place) from problem
    except ValueError as problem:  # the path has a null byte
        raise UnreadableFile(f"path: {problem}") from problem


def decoded(content: bytes, error: type[Error]) -> str:
    """Decodes the content of a UTF-8 file, removes a byte order mark and converts line endings. Raises `error` for invalid
    UTF-8."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = content.count(b"\n", 0, problem.start) + 1
        raise error(f"line {line}: the text is not valid UTF-8") from problem
    return text.replace("\r\n", "\n").replace("\r", "\n")


Function = TypeVar("Function", bound=Callable[..., Any])


def naming_fields(function: Function) -> Function:
    """Wraps a function whose keywords are fields of rules. An unknown keyword raises a TypeError that lists the fields."""
    code = function.__code__
    names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]

    @wraps(function)
    def called(*arguments: Any, **given: Any) -> Any:
        for name in given:
            if name not in names:
                known = ", ".join(name for name in names if name != "self")
                raise TypeError(f"rules have no field {name!r}: expected one of {known}")
        return function(*arguments, **given)

    return called  # type: ignore[return-value]


def text_of(name: str, value: object) -> bytes:
    """Returns the text in UTF-8."""
    if not isinstance(value, str):
        raise TypeError(f"{name} must be a str, not {type(value).__name__}")
    return value.encode("utf-8", "surrogatepass")


def fetch_text(
    call: Callable[..., int], fail: Callable[[int], Any], *arguments: Any, guess: int = FIRST_GUESS
) -> str:
    """Returns the text that a library function writes. `fail` raises the exception for a status. A text of up to `guess`
    bytes needs one call."""
    length = ctypes.c_int32()
    text = ctypes.create_string_buffer(guess)
    status = call(*arguments, text, guess, ctypes.byref(length))
    if status == Status.BUFFER_TOO_SMALL:
        text = ctypes.create_string_buffer(length.value + 1)
        status = call(*arguments, text, length.value + 1, ctypes.byref(length))
    if status:
        fail(status)
    return ctypes.string_at(text, length.value).decode("utf-8", "replace")


def fetch_bytes(call: Callable[..., int], fail: Callable[[int], Any], size: int, guess: int, *arguments: Any) -> memoryview:
    """Returns the structs that a library function writes, each of `size` bytes. The first buffer has room for `guess`
    structs."""
    count = ctypes.c_int32()
    while True:
        room = bytearray(max(guess, 1) * size)
        place = (ctypes.c_char * len(room)).from_buffer(room)
        status = call(*arguments, place, max(guess, 1), ctypes.byref(count))
        if status != Status.BUFFER_TOO_SMALL:
            break
        guess = count.value
    if status:
        fail(status)
    return memoryview(room)[: count.value * size]


_CODES: dict[Any, str] = {
    ctypes.c_uint8: "B",
    ctypes.c_int16: "h",
    ctypes.c_int32: "i",
    ctypes.c_uint32: "I",
}
_RANGES: dict[Any, tuple[int, int]] = {
    ctypes.c_uint8: (0, 2**8 - 1),
    ctypes.c_int16: (-(2**15), 2**15 - 1),
    ctypes.c_int32: (-(2**31), 2**31 - 1),
    ctypes.c_uint32: (0, 2**32 - 1),
}


def unpacker(structure: type[ctypes.Structure]) -> struct.Struct:
    """Returns an unpacker for lists of this struct, which is much faster than reading field by field. The unpacker flattens
    arrays, skips reserved fields and returns nested structs as bytes."""
    codes = ""
    for field in structure._fields_:
        kind: Any = field[1]
        if field[0] == "reserved":
            codes += f"{ctypes.sizeof(kind)}x"
        elif issubclass(kind, ctypes.Structure):
            codes += f"{ctypes.sizeof(kind)}s"
        else:
            codes += f"{kind._length_}{_CODES[kind._type_]}" if hasattr(kind, "_length_") else _CODES[kind]
    return struct.Struct("=" + codes)


def problem_of(given: tuple[Any, ...], structure: type[ctypes.Structure]) -> str:
    """Returns the reason why the struct cannot hold the entries of a tuple. The reason names the first wrong entry."""
    fields = [field for field in structure._fields_ if field[0] != "reserved"]
    if len(given) != len(fields):
        return f"it must have {len(fields)} fields, not {len(given)}"
    try:
        for (name, kind, *_), value in zip(fields, given):
            number_of(name, value, *_RANGES[kind])
    except (InvalidArgument, TypeError) as problem:
        return str(problem)
    return "a field is not a number"


def made(call: Callable[..., int], *arguments: Any, check: Optional[Callable[[Message, int], None]] = None) -> int:
    """Returns the handle of the object that a library function creates. `check` raises the exception for a refusal."""
    handle, message = ctypes.c_void_p(), Message()
    (check or Message.check)(message, call(*arguments, ctypes.byref(handle), *message.arguments))
    return handle.value  # type: ignore[return-value]


class Message:
    """The buffer for the error message of a library call that has no game."""

    def __init__(self) -> None:
        self._text = ctypes.create_string_buffer(_structs.MESSAGE_CAPACITY)
        self.arguments = (self._text, _structs.MESSAGE_CAPACITY, None)

    def check(self, status: int) -> None:
        if status:
            raise error_of(status, self._text.value.decode("utf-8", "replace"))

    def check_read(self, status: int) -> None:
        """Checks the status of a call that reads JSON. Ignored fields give a warning."""
        self.check(status)
        if self._text.value:
            warnings.warn(self._text.value.decode("utf-8", "replace"), stacklevel=3)

    def check_loaded(self, status: int) -> None:
        """Checks the status of a call that reads a record, a position or a snapshot."""
        if status == Status.UNKNOWN_NAME:
            raise UnknownTileSet(self._text.value.decode("utf-8", "replace"))
        self.check(status)
