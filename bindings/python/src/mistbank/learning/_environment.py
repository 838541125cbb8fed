"""Definitions that both environments share."""

from __future__ import annotations

from typing import Union

from ..tiles import TileSet

Sets = Union[TileSet, "tuple[TileSet, ...]", "list[TileSet]"]

REWARDS = ("outcome", "points")

#: The width and height, in pixels, of the arrays that render() returns with render_mode "rgb_array".
FRAME = (640, 480)
