"""The handle of a game, and calls on it: the base of all queries."""

from __future__ import annotations

import ctypes
import struct
from typing import Any, Callable, NoReturn, Optional

from . import _structs
from ._calls import FIRST_GUESS, fetch_bytes, fetch_text, member_of, number_of, shown
from ._library import library
from ._owner import Owner
from .constants import Colour
from .errors import InvalidArgument, error_of


class Handle(Owner):
    """A game of the library, with functions that convert its results."""

    __slots__ = ()

    _noun = "game"
    _free = library.mistbank_game_free

    def _number(self, call: Callable[..., int], *arguments: int) -> int:
        value = call(self._handle, *arguments)
        if value < 0:
            self._need_open()
            raise InvalidArgument(f"{', '.join(map(str, arguments))} is out of range")
        return value

    def _index(self, call: Callable[..., int], *arguments: Any) -> Optional[int]:
        """Returns an index; None: there is none."""
        index = call(self._handle, *arguments)
        if index >= 0:
            return index
        self._need_open()
        return None

    def _flag(self, call: Callable[..., int], *arguments: int) -> bool:
        self._need_open()
        return bool(call(self._handle, *arguments))

    def _hash(self, call: Callable[..., int]) -> int:
        self._need_open()
        return int(call(self._handle))

    def _struct(self, taken: struct.Struct, call: Callable[..., int], *arguments: int) -> tuple[Any, ...]:
        """Returns the fields of a struct that a function writes."""
        out = ctypes.create_string_buffer(taken.size)
        self._check(call(self._handle, *arguments, out))
        return taken.unpack(out)

    def _list(self, of: Callable[[Any], Any], taken: struct.Struct, call: Callable[..., int], guess: int) -> list[Any]:
        """Returns a list of objects, each made by `of` from the fields of a struct."""
        return [of(fields) for fields in taken.iter_unpack(self._fetch(call, taken.size, guess))]

    def _type_of(self, type: object) -> int:
        """The argument `type`, an index into types."""
        return number_of("type", type, 0, self._number(library.mistbank_game_type_count) - 1)

    def _colours(self) -> dict[Colour, int]:
        """The colours in play and who plays each."""
        owner = library.mistbank_game_player_of
        owners = {colour: owner(self._handle, colour) for colour in Colour if colour is not Colour.NONE}
        self._need_open()
        return {colour: player for colour, player in owners.items() if player >= 0}

    def _colour_of(self, name: str, value: object) -> int:
        """Returns the argument of this name, which must be a colour in play."""
        colour = member_of(name, value, Colour, without="none")
        if library.mistbank_game_player_of(self._handle, colour) < 0:
            in_play = ", ".join(colour.name.lower() for colour in self._colours())
            raise InvalidArgument(f"{name} must be one of {in_play}, which are in play, not {shown(value)}")
        return colour

    def _fetch(self, call: Callable[..., int], size: int, guess: int, *arguments: Any) -> memoryview:
        return fetch_bytes(call, self._fail, size, guess, self._handle, *arguments)

    def _fetch_text(self, call: Callable[..., int], *arguments: Any, guess: int = FIRST_GUESS) -> str:
        return fetch_text(call, self._fail, self._handle, *arguments, guess=guess)

    def _room_for_board(self, bytes_at_least: int, bytes_of_tile: int) -> int:
        """Returns a number of bytes that usually holds the text of the board."""
        tiles = int(library.mistbank_game_tile_count(self._handle))  # -1 of a closed game
        return bytes_at_least + bytes_of_tile * max(tiles, 0)

    def _check(self, status: int) -> None:
        if status:
            self._fail(status)

    def _fail(self, status: int) -> NoReturn:
        """Raises the exception for a refused call on this game."""
        self._need_open()
        text = ctypes.create_string_buffer(_structs.MESSAGE_CAPACITY)
        library.mistbank_game_message(self._handle, text, _structs.MESSAGE_CAPACITY, None)
        raise error_of(status, text.value.decode("utf-8", "replace"))
