"""Headers: lines that the host stores with a game, such as the names of its players."""

from __future__ import annotations

from typing import Iterator, MutableMapping, Optional

from ._calls import text_of
from ._library import library
from ._native import NativeGame
from .errors import InvalidArgument

__all__ = ["Headers"]


class Headers(MutableMapping[str, str]):
    """The headers of a game by key. Records, snapshots, pickles and positions keep them.

    A key is "x-" followed by 1 to 61 letters, digits, "-", "_" or ".". The header "x-name-red" is the name of the player with
    this colour; texts use this name unless their call gives another name, or the name has more than 63 bytes. Setting a
    wrong key or value raises InvalidArgument.

    >>> game.headers["x-name-red"] = "Anna"
    """

    __slots__ = ("_native",)

    def __init__(self, native: NativeGame) -> None:
        self._native = native

    def __getitem__(self, key: str) -> str:
        return self._all()[key]

    def __setitem__(self, key: str, value: str) -> None:
        self._set(_bytes_of("key", key), _bytes_of("value", value))

    def __delitem__(self, key: str) -> None:
        if key not in self._all():
            raise KeyError(key)
        self._set(_bytes_of("key", key), None)

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def __repr__(self) -> str:
        return f"Headers({self._all()})"

    def _set(self, key: bytes, value: Optional[bytes]) -> None:
        self._native.check(library.mistbank_game_set_header(self._native._handle, key, value))

    def _all(self) -> dict[str, str]:
        """Returns the headers. If several have the same key, returns only the first of them."""
        found: dict[str, str] = {}
        for line in self._native.fetch_text(library.mistbank_game_headers).split("\n")[:-1]:
            key, _, value = line.partition(" ")
            found.setdefault(key, value)
        return found


def _bytes_of(name: str, text: str) -> bytes:
    content = text_of(name, text)
    if b"\0" in content:
        raise InvalidArgument(f"{name} must not contain a zero character")
    return content
