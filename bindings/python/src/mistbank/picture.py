"""Pictures, drawn by the library."""

from __future__ import annotations

import ctypes
import os
from typing import Union

from . import _structs
from ._calls import int32
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
    theme: Theme = Theme.LIGHT,
) -> _structs.SvgOptions:
    """How the board is drawn: the width of a tile in pixels (16 to 512); beside the board how the game stands; marks on
    the cells where the drawn tile fits; x and y along the sides; an outline of the last tile; light or dark."""
    options = _structs.SvgOptions()
    library.mistbank_svg_options_init(ctypes.byref(options), ctypes.sizeof(options))
    options.tile_size = int32("tile_size", tile_size)
    options.legend, options.fits, options.coordinates = bool(legend), bool(fits), bool(coordinates)
    options.last_tile, options.theme = bool(last_tile), int32("theme", theme)
    return options
