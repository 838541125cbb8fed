"""The class NativeGame, which calls the library for a Game and its parts and converts arguments and results."""

from __future__ import annotations

import ctypes
import struct
from ctypes import byref, c_int32
from functools import partial
from typing import Any, Callable, NoReturn, Optional, Protocol, Union

from . import _structs
from ._action_list import ActionList, list_of_bytes
from ._calls import FIRST_GUESS, fetch_bytes, fetch_text, member_of, number_of, problem_of, shown, text_of
from ._library import library, undeclared
from ._owner import Owner
from .constants import Colour, Expansion
from .errors import InvalidArgument, error_of
from .rules import Rules, rules_of_game
from .tiles import TileSet, types_of
from .values import ACTION, TILE, Action, Tile, TileType, action_of_bytes, tile_of

_SIZE = ACTION.size

_pack_action = ACTION.pack_into
_call_legal_actions = undeclared("mistbank_game_legal_actions")
_call_outcome = undeclared("mistbank_game_outcome")


class NativeGame(Owner):
    """A game of the library, with functions that convert arguments and results."""

    __slots__ = (
        "_constants", "_count", "_room_at", "ask_outcome", "at", "input", "input_at", "list_actions", "sets",
    )  # fmt: skip

    _noun = "game"
    _free = library.mistbank_game_free

    at: Any  #: the game, as an argument for functions from undeclared(); None if the game is closed
    ask_outcome: Callable[[], int]  #: returns the number of the outcome, below 0 when the game is closed
    list_actions: Optional[Callable[[], int]]  #: writes the legal actions to _room_at; None before the first use
    input: bytearray  #: the buffer for the bytes of an action, see put()
    input_at: Any  #: `input` as an argument of library functions
    sets: tuple[TileSet, ...]
    _constants: _Constants
    _count: c_int32
    _room_at: Any

    def __init__(
        self, handle: Optional[int], sets: tuple[TileSet, ...], constants: Optional[_Constants] = None
    ) -> None:
        """Takes ownership of a game of the library.

        sets: the tile sets that the game was created with
        constants: the constants of another game with the same rules and tile sets
        """
        self._set_handle(handle)
        self.sets = sets
        self.input = bytearray(_SIZE)
        self.input_at = (ctypes.c_char * _SIZE).from_buffer(self.input)
        self._constants = constants or _Constants()

    def _set_handle(self, handle: Optional[int]) -> None:
        """Sets the handle and binds the functions that every step of a game calls. A bound function takes half the time."""
        self._handle = handle
        self.at = None if handle is None else byref(ctypes.c_char.from_address(handle))
        self.ask_outcome = partial(_call_outcome, self.at)
        self.list_actions = None

    def clone(self) -> NativeGame:
        """Returns a copy with its history."""
        handle = ctypes.c_void_p()
        self.check(library.mistbank_game_clone(self._handle, byref(handle)))
        return NativeGame(handle.value, self.sets, self._constants)

    # --- results ---

    def ask_number(self, call: Callable[..., int], *arguments: int) -> int:
        value = call(self._handle, *arguments)
        if value < 0:
            self.need_open()
            raise InvalidArgument(f"{', '.join(map(str, arguments))} is out of range")
        return value

    def ask_index(self, call: Callable[..., int], *arguments: Any) -> Optional[int]:
        """Returns the index that a function returns; None for a negative result."""
        index = call(self._handle, *arguments)
        if index >= 0:
            return index
        self.need_open()
        return None

    def ask_flag(self, call: Callable[..., int], *arguments: int) -> bool:
        self.need_open()
        return bool(call(self._handle, *arguments))

    def ask_hash(self, call: Callable[..., int]) -> int:
        self.need_open()
        return int(call(self._handle))

    def ask_struct(self, taken: struct.Struct, call: Callable[..., int], *arguments: int) -> tuple[Any, ...]:
        """Returns the fields of a struct that a function writes."""
        out = ctypes.create_string_buffer(taken.size)
        self.check(call(self._handle, *arguments, out))
        return taken.unpack(out)

    def ask_list(self, of: Callable[[Any], Any], taken: struct.Struct, call: Callable[..., int], guess: int) -> list[Any]:
        """Returns a list of objects, each made by `of` from the fields of a struct."""
        return [of(fields) for fields in taken.iter_unpack(self.fetch(call, taken.size, guess))]

    def fetch(self, call: Callable[..., int], size: int, guess: int, *arguments: Any) -> memoryview:
        """Returns the bytes of a list of structs, each of `size` bytes. The first buffer has room for `guess` structs."""
        return fetch_bytes(call, self.fail, size, guess, self._handle, *arguments)

    def fetch_text(self, call: Callable[..., int], *arguments: Any, guess: int = FIRST_GUESS) -> str:
        return fetch_text(call, self.fail, self._handle, *arguments, guess=guess)

    def bytes_for_board(self, least: int, bytes_of_tile: int) -> int:
        """Returns a buffer size in bytes that usually suffices for the text of the board."""
        tiles = int(library.mistbank_game_tile_count(self._handle))  # -1 if the game is closed
        return least + bytes_of_tile * max(tiles, 0)

    # --- errors ---

    def need_open(self) -> None:
        self._need_open()

    def check(self, status: int) -> None:
        if status:
            self.fail(status)

    def fail(self, status: int) -> NoReturn:
        """Raises the exception for a refused call on this game."""
        self.need_open()
        text = ctypes.create_string_buffer(_structs.MESSAGE_CAPACITY)
        library.mistbank_game_message(self._handle, text, _structs.MESSAGE_CAPACITY, None)
        raise error_of(status, text.value.decode("utf-8", "replace"))

    # --- actions ---

    def legal_actions(self) -> ActionList:
        """Returns the legal actions of the open decision."""
        status = (self.list_actions or self._make_room())()
        if status:
            self.fail(status)
        return list_of_bytes(self._room_at[: self._count.value * _SIZE])

    def _make_room(self) -> Callable[[], int]:
        bound = self.ask_number(library.mistbank_game_action_bound)
        self._room_at = room = (ctypes.c_char * (bound * _SIZE))()
        self._count = c_int32()
        self.list_actions = partial(_call_legal_actions, self.at, byref(room), bound, byref(self._count))
        return self.list_actions

    def parse(self, text: str) -> Action:
        """Parses the text form of an action, legal or not."""
        encoded = text_of("the text of an action", text)
        status = library.mistbank_game_action_parse(self._handle, encoded, len(encoded), self.input_at)
        if status:
            self.fail(status)
        return action_of_bytes(bytes(self.input))

    def put(self, action: Union[Action, str]) -> None:
        """Writes the action to `input`."""
        if isinstance(action, str):
            action = self.parse(action)
        try:
            _pack_action(self.input, 0, *action)
        except (struct.error, TypeError):
            if not isinstance(action, tuple):
                raise TypeError(f"action must be an Action or its text, not {type(action).__name__}") from None
            problem = problem_of(action, _structs.Action)
            raise InvalidArgument(f"action: {action!r} is not an action: {problem}") from None

    # --- constants of the game ---

    @property
    def types(self) -> tuple[TileType, ...]:
        """The tile types of the game."""
        constants = self._constants
        if constants.types is None:
            count = self.ask_number(library.mistbank_game_type_count)
            constants.types = types_of(self._handle, count, library.mistbank_game_type, library.mistbank_game_segment)
        return constants.types

    @property
    def owners(self) -> dict[Colour, int]:
        """The player of each colour in play."""
        constants = self._constants
        self.need_open()
        if constants.owners is None:
            owner = library.mistbank_game_player_of
            owners = {colour: owner(self._handle, colour) for colour in Colour if colour is not Colour.NONE}
            constants.owners = {colour: player for colour, player in owners.items() if player >= 0}
        return constants.owners

    @property
    def rules(self) -> Rules:
        """The rules with colours filled in, and the seed."""
        self.need_open()
        return rules_of_game(self._handle)  # type: ignore[arg-type]

    @property
    def expansions(self) -> frozenset[Expansion]:
        """The expansions that the game uses."""
        constants = self._constants
        self.need_open()
        if constants.expansions is None:
            constants.expansions = self.rules.expansions
        return constants.expansions

    # --- arguments ---

    def type_number(self, type: object) -> int:
        """Checks the argument `type`, an index into types, and returns it."""
        return number_of("type", type, 0, self.ask_number(library.mistbank_game_type_count) - 1)

    def tile_number(self, name: str, tile: object) -> int:
        """Checks that the argument `name` is the index of a tile, and returns it."""
        return number_of(name, tile, 0, self.ask_number(library.mistbank_game_tile_count) - 1)

    def colour_number(self, name: str, value: object) -> int:
        """Checks that the argument `name` is a colour in play, and returns its number."""
        colour = member_of(name, value, Colour, without="none")
        if library.mistbank_game_player_of(self._handle, colour) < 0:
            in_play = ", ".join(colour.name.lower() for colour in self.owners)
            raise InvalidArgument(f"{name} must be a colour in play ({in_play}), not {shown(value)}")
        return colour

    def tile(self, index: int) -> Tile:
        """Returns a tile on the board."""
        return tile_of(self.types, self.ask_struct(TILE, library.mistbank_game_tile, index))

    def tiles(self) -> list[Tile]:
        """Returns all tiles on the board, in the order in which they were laid."""
        return self.ask_list(partial(tile_of, self.types), TILE, library.mistbank_game_tiles, guess=96)

    def need_segment(self, tile: int, segment: int, face_up: bool = False) -> None:
        """Raises an error for the argument that is out of range: the tile or the segment."""
        kind = self.tile(self.tile_number("tile", tile)).type
        if kind >= 0:
            number_of("segment", segment, 0, len(self.types[kind].segments) - 1)
        elif face_up:
            raise InvalidArgument(f"tile must be the index of a face-up tile, not {tile}")


class _Constants:
    """Data that are the same in all games with the same rules and tile sets. None: not fetched yet."""

    __slots__ = ("expansions", "owners", "types")

    def __init__(self) -> None:
        self.expansions: Optional[frozenset[Expansion]] = None
        self.owners: Optional[dict[Colour, int]] = None
        self.types: Optional[tuple[TileType, ...]] = None


class AnyGame(Protocol):
    """The type of a mistbank.Game, for modules that mistbank.game itself imports."""

    _native: NativeGame


def native_of(game: object) -> NativeGame:
    """Returns the NativeGame of the argument `game`. Raises TypeError for any other object."""
    native = getattr(game, "_native", None)
    if not isinstance(native, NativeGame):
        raise TypeError(f"game must be a Game, not {type(game).__name__}")
    return native
