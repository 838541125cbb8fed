"""Names of players, which replace the names of colours in texts."""

from __future__ import annotations

import ctypes
import re
from typing import Mapping, Union

from . import _structs
from ._calls import member_of, shown, text_of
from .constants import Colour
from .errors import InvalidArgument

#: Names by colour, or by the name of the colour, such as {"red": "Anna"}. A player without a name, or with an empty name, is
#: called by the colour.
PlayerNames = Mapping[Union[Colour, int, str], str]

_LONGEST = _structs.NAME_CAPACITY - 1  # length of the longest name, in bytes
_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")


def name_of(names: PlayerNames, colour: Colour) -> str:
    """Returns the name of the player of a colour."""
    name: bytes = text_options(names).names[colour].value
    return name.decode() or colour.name.lower()


def text_options(names: PlayerNames, *flags: bool) -> _structs.TextOptions:
    """Returns text options with these names. `flags` are the values of the fields that follow `size` in the struct."""
    if not isinstance(names, Mapping):
        raise TypeError(f"names must be a mapping from colours to strings, not {type(names).__name__}")
    options = _structs.TextOptions(ctypes.sizeof(_structs.TextOptions), *flags)
    for colour, name in names.items():
        place = member_of("names: a colour", colour, Colour, without="none")
        field = f"names[{colour!r}]"
        text = text_of(field, name)
        if len(text) > _LONGEST or _CONTROL.search(name):
            what = f"must be a string of up to {_LONGEST} bytes in UTF-8 without control characters"
            raise InvalidArgument(f"{field} {what}, not {shown(name)}")
        options.names[place].value = text
    return options
