"""Names of version 2.0 that have moved. The old names still work, with a DeprecationWarning."""

from __future__ import annotations

import sys
import warnings
from importlib import import_module
from operator import attrgetter
from typing import Any, Callable, Optional

from ._calls import number_of
from .constants import Colour, Viewer

#: Old attributes of games, each with the path from the game to the new attribute.
_ATTRIBUTES = {
    "active_pile": "bag.active_pile",
    "animals_unseen": "bag.animals",
    "big_top_tile": "board.big_top_tile",
    "dragon_tile": "board.dragon_tile",
    "drawable": "bag.drawable",
    "fairy_tile": "board.fairy_tile",
    "feature": "board.feature",
    "figure_on": "board.figure_on",
    "ghosts_on": "board.ghosts_on",
    "ghosts_on_board": "board.ghosts",
    "hold": "save_state",
    "last_tile": "board.last_tile",
    "legal_mask": "legal_actions_mask",
    "piles": "bag.piles",
    "set_aside": "bag.set_aside",
    "sheep_in_bag": "bag.sheep",
    "take_up": "restore_state",
    "tile_at": "board.tile_at",
    "tiles_under_hills": "bag.tiles_under_hills",
    "unseen": "bag.unseen",
}


def _flock(game: Any, colour: Any, number: int) -> int:
    owner = game._native.owners[Colour(game._native.colour_number("colour", colour))]
    return int(game.players[owner].flock(number))


def _hand(game: Any, player: int, viewer: int = Viewer.NOBODY) -> tuple[Optional[int], ...]:
    players = game.players
    found: tuple[Optional[int], ...] = players[number_of("player", player, 0, len(players) - 1)].hand(viewer)
    return found


def _hound(game: Any, hound: int) -> Any:
    """Returns the Hound with this number; None on a level without hounds."""
    number = number_of("hound", hound, 1, 2)
    return next((found for found in game.hounds if found.number == number), None)


def _hound_number(game: Any, hound: int) -> int:
    found = _hound(game, hound)
    return int(found.points) if found else 0


def _hound_arrived(game: Any, hound: int) -> bool:
    found = _hound(game, hound)
    return bool(found and found.arrived)


def _hound_meeple(game: Any, hound: int) -> Optional[int]:
    found = _hound(game, hound)
    return found.figure if found else None


#: Old methods of games whose replacement has other arguments. Each entry has the text of the replacement and the old method.
_METHODS: dict[str, tuple[str, Callable[..., Any]]] = {
    "flock": ("players[i].flock()", _flock),
    "hand": ("players[i].hand()", _hand),
    "hound_arrived": ("hounds", _hound_arrived),
    "hound_meeple": ("hounds", _hound_meeple),
    "hound_number": ("hounds", _hound_number),
}

#: Old names of the package, each with its new module.
MOVED = {
    "Advice": "advice",
    "Adviser": "advice",
    "Batch": "learning",
    "Observation": "learning",
    "rollouts": "learning",
    "adviser": "advice.adviser",
    "arrays": "learning.arrays",
    "batch": "learning.batch",
    "pettingzoo": "learning.pettingzoo",
    "vector": "learning.vector",
}


def warn_of_old_name(old: str, new: str) -> None:
    """Issues a DeprecationWarning for the line that called the caller of this function."""
    warnings.warn(f"{old} is deprecated: use {new}", DeprecationWarning, stacklevel=3)


def attribute_of_game(game: Any, name: str) -> Any:
    """Returns an attribute of a game by its name in version 2.0. Raises AttributeError for other names."""
    if name in _ATTRIBUTES:
        new = _ATTRIBUTES[name]
        warnings.warn(f"game.{name} is deprecated: use game.{new}", DeprecationWarning, stacklevel=3)
        return attrgetter(new)(game)
    if name in _METHODS:
        new, method = _METHODS[name]
        warnings.warn(f"game.{name} is deprecated: use game.{new}", DeprecationWarning, stacklevel=3)
        return method.__get__(game)
    raise AttributeError(f"{type(game).__name__!r} object has no attribute {name!r}")


def attribute_of_package(package: str, name: str) -> Any:
    """Returns a class, a function or a module of the package by its name in version 2.0. Raises AttributeError for other
    names."""
    if name not in MOVED:
        raise AttributeError(f"module {package!r} has no attribute {name!r}")
    module = f"{package}.{MOVED[name]}"
    is_module = name.islower() and name != "rollouts"
    new = module if is_module else f"{module}.{name}"
    warnings.warn(f"{package}.{name} is deprecated: use {new}", DeprecationWarning, stacklevel=3)
    found = import_module(module)
    return found if is_module else getattr(found, name)


def become(old: str, new: str) -> None:
    """Redirects an import of the module `old` to the module `new`, with a DeprecationWarning."""
    warnings.warn(f"the module {old} is deprecated: use {new}", DeprecationWarning, stacklevel=3)
    sys.modules[old] = import_module(new)
