"""Marks on a picture of a board: cells, positions for figures, arrows."""

from __future__ import annotations

import re
from typing import Any, Iterable, NamedTuple, Optional, Union

from . import _structs
from ._calls import int32, number_of, shown, text_of
from .constants import PictureMarkKind
from .errors import InvalidArgument

_LONGEST_LABEL = _structs.SVG_LABEL_CAPACITY - 1  # length of the longest label, in bytes
_GOLD = "#e8a317"


class PictureMark(NamedTuple):
    """A mark from highlight() or arrow(), for Game.picture()."""

    kind: PictureMarkKind
    x: int  #: column of the marked cell, or of the start of an arrow, increasing eastward
    y: int  #: row of the marked cell, or of the start of an arrow, increasing southward
    segment: int = 0  #: the number of the marked segment
    to_x: int = 0  #: column of the end of an arrow
    to_y: int = 0  #: row of the end of an arrow
    colour: int = 0xE8A317  #: 0xRRGGBB
    label: str = ""  #: the text next to the mark


def highlight(
    x: int, y: int, segment: Optional[int] = None, *, colour: Union[str, int] = _GOLD, label: str = ""
) -> PictureMark:
    """Marks a cell in a picture or, with a segment, the position for a figure on the segment.

    colour: "#rrggbb", or a number 0xRRGGBB
    label: a text next to the mark, up to 15 bytes of UTF-8
    """
    kind = PictureMarkKind.CELL if segment is None else PictureMarkKind.SEGMENT
    number = 0 if segment is None else int32("segment", segment)
    return PictureMark(kind, int32("x", x), int32("y", y), number, 0, 0, _colour_of(colour), _label_of(label))


def arrow(
    start: tuple[int, int], end: tuple[int, int], *, colour: Union[str, int] = _GOLD, label: str = ""
) -> PictureMark:
    """Draws an arrow from one cell to another in a picture, or a ring if the two cells are the same.

    colour, label: as in highlight()
    """
    kind = PictureMarkKind.ARROW
    return PictureMark(kind, *_cell_of("start", start), 0, *_cell_of("end", end), _colour_of(colour), _label_of(label))


def _cell_of(name: str, value: object) -> tuple[int, int]:
    if not isinstance(value, (tuple, list)) or len(value) != 2:
        raise TypeError(f"{name} must be a cell, (x, y), not {shown(value)}")
    return int32(f"{name}[0]", value[0]), int32(f"{name}[1]", value[1])


def _colour_of(value: Union[str, int]) -> int:
    if not isinstance(value, str):
        return number_of("colour", value, 0, 0xFFFFFF)
    if not re.fullmatch("#[0-9a-fA-F]{6}", value):
        raise InvalidArgument(f"colour must have the form #rrggbb, not {shown(value)}")
    return int(value[1:], 16)


def _label_of(value: object) -> str:
    text = text_of("label", value)
    if len(text) > _LONGEST_LABEL or b"\0" in text:
        raise InvalidArgument(f"label must be a string of up to {_LONGEST_LABEL} bytes, not {shown(value)}")
    return text.decode("utf-8", "surrogatepass")


def structs_of(marks: Iterable[PictureMark]) -> Any:
    """Returns the marks as structs of the library."""
    given = list(marks)
    structs = (_structs.SvgMark * len(given))()
    for i, mark in enumerate(given):
        if not isinstance(mark, PictureMark):
            raise TypeError(f"marks[{i}] must be made by highlight() or arrow(), not {type(mark).__name__}")
        numbers = (int32(f"marks[{i}].{name}", mark[k]) for k, name in enumerate(mark._fields[:6]))
        colour = number_of(f"marks[{i}].colour", mark.colour, 0, 0xFFFFFF)
        label = _label_of(mark.label).encode("utf-8", "surrogatepass")
        structs[i] = _structs.SvgMark(*numbers, colour, 0, label)
    return structs
