"""SVG pictures that the library draws."""

from __future__ import annotations

import ctypes
import os
from typing import Union

from . import _structs
from ._calls import flag_of, member_of, number_of, path_of, shown
from ._library import library
from ._raster import png_of
from .constants import Theme
from .errors import InvalidArgument

_OTHERS = (".bmp", ".eps", ".gif", ".jpeg", ".jpg", ".pdf", ".ps", ".tif", ".tiff", ".webp")


class Picture(str):
    """An SVG picture as text. Notebooks show the picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)

    def png(self, scale: float = 1.0) -> bytes:
        """Returns the picture as PNG, drawn by rsvg-convert, by the package cairosvg or by Inkscape. If none is installed,
        raises CannotDraw with installation hints.

        scale: the factor for the picture's size, 0.05 to 20
        """
        if isinstance(scale, (bool, str, bytes)) or not hasattr(scale, "__float__"):
            raise TypeError(f"scale must be a number from 0.05 to 20, not {type(scale).__name__}")
        if not 0.05 <= scale <= 20:
            raise InvalidArgument(f"scale must be from 0.05 to 20, not {shown(scale)}")
        return png_of(self, float(scale))

    def save(self, path: Union[str, os.PathLike[str]]) -> None:
        """Writes the picture to a file: as PNG if the name ends in .png, see png(), otherwise as SVG. Endings of other
        picture formats, such as .jpg, are refused."""
        name = os.fsdecode(path_of("path", path))
        ending = os.path.splitext(name)[1].lower()
        if ending in _OTHERS:
            raise InvalidArgument(f"path must end in .svg or .png, not in {ending}")
        content = self.png() if ending == ".png" else self.encode()
        with open(name, "wb") as file:
            file.write(content)

    def __repr__(self) -> str:
        return f"<mistbank.Picture, {len(self)} characters of SVG>"


def options_of(tile_size: int, theme: Union[Theme, str], **flags: bool) -> _structs.SvgOptions:
    """Returns the drawing options that Game.picture() describes. Missing flags have the library's defaults."""
    options = _structs.SvgOptions()
    library.mistbank_svg_options_init(ctypes.byref(options), ctypes.sizeof(options))
    bounds = _structs.SVG_MIN_TILE_SIZE, _structs.SVG_MAX_TILE_SIZE
    options.tile_size = number_of("tile_size", tile_size, *bounds)
    options.theme = member_of("theme", theme, Theme)
    for name, value in flags.items():
        setattr(options, name, flag_of(name, value))
    return options
