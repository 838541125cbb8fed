"""Tile sets: tile types with a starting block, read from text or built in."""

from __future__ import annotations

import ctypes
import os
from typing import Any, Callable, Iterable, NoReturn, Optional, Union

from . import _structs
from ._calls import Message, content_of, decoded, fetch_bytes, fetch_text, made, number_of, text_of, unpacker
from ._library import library
from .errors import InvalidTileSet, check, error_of
from .values import Segment, TileType, segment_of, tile_type_of

_START = unpacker(_structs.StartTile)


class TileSet:
    """An immutable set of tiles, for `mb.Game(rules, sets=[...])`. src/tiles/FORMAT.md describes the text format."""

    __slots__ = ("_handle", "_text", "_types")

    def __init__(self, text: str) -> None:
        self._handle: Optional[int] = None
        self._types: Optional[tuple[TileType, ...]] = None
        self._text = text
        encoded = text_of("text", text)
        self._handle = made(library.mistbank_tile_set_parse, encoded, len(encoded), None)

    @classmethod
    def parse(cls, text: str) -> TileSet:
        """Reads a set from text. Raises InvalidTileSet with line, column and reason."""
        return cls(text)

    @classmethod
    def from_json(cls, text: str) -> TileSet:
        """Reads a set from a JSON object, see src/json/FORMAT.md. Raises InvalidJson, or InvalidTileSet with the path of
        the tile or segment; unknown fields give a warning."""
        encoded, handle, message = text_of("text", text), ctypes.c_void_p(), Message()
        message.check_read(
            library.mistbank_tile_set_from_json(encoded, len(encoded), None, ctypes.byref(handle), *message.arguments)
        )
        try:
            return cls(fetch_text(library.mistbank_tile_set_text, check, handle, guess=2**14))
        finally:
            library.mistbank_tile_set_free(handle)

    def to_json(self) -> str:
        """Returns the set as JSON: all data that games use, and the sources of the tiles."""
        return fetch_text(library.mistbank_tile_set_to_json, check, self._handle, guess=2**15)

    @classmethod
    def load(cls, path: Union[str, os.PathLike[str]]) -> TileSet:
        """Reads a set from a file. Raises a subclass of CannotLoad: UnreadableFile, which is also an OSError, or
        InvalidTileSet."""
        return cls(decoded(content_of(path), InvalidTileSet))

    @staticmethod
    def builtin_names() -> tuple[str, ...]:
        """Returns the names of all built-in sets."""
        count = library.mistbank_tile_set_builtin_count()
        return tuple(library.mistbank_tile_set_builtin_name(index).decode() for index in range(count))

    @classmethod
    def builtin(cls, name: str) -> TileSet:
        """Returns a built-in set, such as "mists" or "base"; see builtin_names()."""
        return cls(cls.builtin_text(name))

    @staticmethod
    def builtin_text(name: str) -> str:
        """Returns the text of a built-in set, as a starting point for a custom set."""

        def fail(status: int) -> NoReturn:
            raise error_of(status, f"unknown built-in tile set {name!r}: expected one of {', '.join(TileSet.builtin_names())}")

        return fetch_text(library.mistbank_tile_set_builtin_text, fail, text_of("name", name), guess=2**14)

    def __del__(self) -> None:
        handle = getattr(self, "_handle", None)
        if handle is not None:
            library.mistbank_tile_set_free(handle)

    @property
    def text(self) -> str:
        """The source text."""
        return self._text

    @property
    def name(self) -> str:
        """The name of the set in records."""
        return self._fetch(library.mistbank_tile_set_name)

    @property
    def title(self) -> str:
        return self._fetch(library.mistbank_tile_set_title)

    def provenance(self, type: int = -1) -> str:
        """Describes which parts of the set, or of a tile type, are published and which are reconstructed.

        type: an index into types; -1: the set as a whole
        """
        return self._fetch(
            library.mistbank_tile_set_provenance, number_of("type", type, -1, len(self.types) - 1)
        )

    @property
    def fingerprint(self) -> int:
        """A hash of all data that games use."""
        return int(library.mistbank_tile_set_fingerprint(self._handle))

    @property
    def types(self) -> tuple[TileType, ...]:
        if self._types is None:
            count = library.mistbank_tile_set_type_count(self._handle)
            self._types = types_of(
                self._handle, count, library.mistbank_tile_set_type, library.mistbank_tile_set_segment
            )
        return self._types

    @property
    def start(self) -> tuple[tuple[int, int, int], ...]:
        """The tiles of the starting block, each as (x, y, index into types)."""
        data = fetch_bytes(library.mistbank_tile_set_start, check, _START.size, 16, self._handle)
        return tuple((x, y, kind) for x, y, kind in _START.iter_unpack(data))

    def _fetch(self, call: Callable[..., int], *arguments: Any) -> str:
        return fetch_text(call, check, self._handle, *arguments)

    def __repr__(self) -> str:
        return f"<mistbank.TileSet {self.name}: {len(self.types)} types>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TileSet) and self._text == other._text

    def __hash__(self) -> int:
        return hash(self._text)

    def __reduce__(self) -> tuple[type[TileSet], tuple[str]]:
        return TileSet, (self._text,)


def types_of(handle: Any, count: int, type_call: Any, segment_call: Any) -> tuple[TileType, ...]:
    """Returns all tile types of a set or of a game."""
    kind, segment = _structs.TileType(), _structs.Segment()

    def segments(index: int) -> tuple[Segment, ...]:
        found = []
        for number in range(kind.segment_count):
            segment_call(handle, index, number, ctypes.byref(segment))
            found.append(segment_of(segment))
        return tuple(found)

    types = []
    for index in range(count):
        type_call(handle, index, ctypes.byref(kind))
        types.append(tile_type_of(kind, segments(index)))
    return tuple(types)


def handles_of(sets: tuple[TileSet, ...]) -> Any:
    """Returns the sets as an argument of the library."""
    return (ctypes.c_void_p * max(len(sets), 1))(*(tile_set._handle for tile_set in sets)) if sets else None


def sets_of(sets: Any) -> tuple[TileSet, ...]:
    """Checks the argument `sets` of a function that creates games, and returns the sets as a tuple."""
    if isinstance(sets, TileSet):
        return (sets,)
    if isinstance(sets, (str, bytes)) or not isinstance(sets, Iterable):
        raise TypeError(f"sets must be a TileSet or a list of them, not {type(sets).__name__}")
    found = tuple(sets)
    for tile_set in found:
        if not isinstance(tile_set, TileSet):
            raise TypeError(f"sets must contain only TileSet objects, not {type(tile_set).__name__}")
    return found
