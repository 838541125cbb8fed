"""Pictures, drawn by the library."""

from __future__ import annotations

import ctypes
import os
from typing import Union

from . import _structs
from ._calls import flag_of, member_of, number_of
from ._library import library
from .constants import Theme


class Picture(str):
    """An SVG picture: its text, which a notebook shows as the picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)

    def save(self, path: Union[str, os.PathLike[str]]) -> None:
        """Writes the picture to a file."""
        with open(path, "w", encoding="utf-8") as file:
            file.write(self)

    def __repr__(self) -> str:
        return f"<mistbank.Picture, {len(self)} characters of SVG>"


def options_of(
    tile_size: int = 80,
    legend: bool = True,
    fits: bool = False,
    coordinates: bool = False,
    last_tile: bool = True,
    theme: Union[Theme, str] = Theme.LIGHT,
) -> _structs.SvgOptions:
    """How the board is drawn; Game.picture() says what each of them means."""
    options = _structs.SvgOptions()
    library.mistbank_svg_options_init(ctypes.byref(options), ctypes.sizeof(options))
    options.tile_size = number_of("tile_size", tile_size, 16, 512)
    options.legend, options.fits = flag_of("legend", legend), flag_of("fits", fits)
    options.coordinates, options.last_tile = flag_of("coordinates", coordinates), flag_of("last_tile", last_tile)
    options.theme = member_of("theme", theme, Theme)
    return options
