"""Calling the library: texts and lists that come back, arguments that must be numbers."""

from __future__ import annotations

import ctypes
import operator
from typing import Any, Callable

from . import _structs
from .constants import Status
from .errors import InvalidArgument, error_of

FIRST_GUESS = 1024  # bytes of a text; longer ones are asked for a second time


def number_of(name: str, value: object, least: int, most: int) -> int:
    """The value as a number of this range."""
    try:
        number = operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"{name} must be an int, not {type(value).__name__}") from None
    if not least <= number <= most:
        raise InvalidArgument(f"{name} must be from {least} to {most}, not {number}")
    return number


def int32(name: str, value: object) -> int:
    return number_of(name, value, -(2**31), 2**31 - 1)


def seed_of(value: object) -> int:
    return number_of("seed", value, 0, 2**64 - 1)


def text_of(name: str, value: object) -> bytes:
    """The text in UTF-8."""
    if not isinstance(value, str):
        raise TypeError(f"{name} must be a str, not {type(value).__name__}")
    return value.encode("utf-8", "surrogatepass")


def fetch_text(
    call: Callable[..., int], fail: Callable[[int], Any], *arguments: Any, guess: int = FIRST_GUESS
) -> str:
    """The text that a function writes; `fail` raises for a status. A text of up to `guess` bytes is written once."""
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
    """The list of structs of `size` bytes that a function writes; `guess` entries are tried first."""
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


class Message:
    """The buffer for the message of a call that has no game yet."""

    def __init__(self) -> None:
        self._text = ctypes.create_string_buffer(_structs.MESSAGE_CAPACITY)
        self.arguments = (self._text, _structs.MESSAGE_CAPACITY, None)

    def check(self, status: int) -> None:
        if status:
            raise error_of(status, self._text.value.decode("utf-8", "replace"))
