"""The parts that both environments have."""

from __future__ import annotations

from typing import Union

from ..tiles import TileSet

Sets = Union[TileSet, "tuple[TileSet, ...]", "list[TileSet]"]

REWARDS = ("outcome", "points")

#: Width and height of the arrays that render() gives with render_mode "rgb_array".
FRAME = (640, 480)
