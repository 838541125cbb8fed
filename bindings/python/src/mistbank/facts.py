"""Facts: the visible pieces of the game, the mist, expansions and house rules, such as ghosts or the floors of a colour."""

from __future__ import annotations

import ctypes
from functools import lru_cache
from typing import NamedTuple, Optional, Union

from . import _structs
from ._calls import shown
from ._library import library
from .constants import Expansion, FactKind, Scope
from .errors import InvalidArgument

__all__ = ["Fact", "facts"]

_TEXTS = ("name", "title", "noun", "clause", "effect", "symbol")


class Fact(NamedTuple):
    """The description of a fact. `game.facts`, `player.facts` and `board.facts(tile)` have the values of facts in a game."""

    number: int  #: the index of the fact in facts(), which can differ between versions
    name: str  #: the permanent name, such as "set_aside"
    title: str  #: the title, such as "floors left to build"
    noun: str  #: the name of one counted piece, such as "floor"
    clause: str  #: the id of the clause, such as "GLD-7"
    effect: str  #: the effect of the piece, in one or two sentences; "" if the title is sufficient
    #: the ids of the fact's symbols in pictures, without the picture's prefix: one for each number, separated by spaces; "":
    #: pictures do not show the fact
    symbol: str
    expansion: Optional[Expansion]  #: the expansion of the fact; None for a house rule, the mist or every game
    scope: Scope  #: the owner: the game, each colour or each tile
    kind: FactKind  #: the meaning of the numbers
    numbers: int  #: how many numbers the fact has; 0 if this depends on the game
    lowest: int  #: the least number, for FactKind.NUMBER
    highest: int  #: the greatest number, for FactKind.NUMBER
    absent: Optional[int]  #: the number that means "none"; None: the fact always has a number
    stored: bool  #: whether positions contain the fact under its name
    number_names: tuple[str, ...]  #: the name of each number, such as ("wine", "grain", "cloth"); (): no names


@lru_cache(maxsize=None)
def facts() -> tuple[Fact, ...]:
    """Returns all facts: those of every game, the mist, the expansions and the house rules."""
    return tuple(_described(number) for number in range(library.mistbank_fact_count()))


def _described(number: int) -> Fact:
    info = _structs.Fact()
    library.mistbank_fact_info(number, ctypes.byref(info))
    name, title, noun, clause, effect, symbol = (getattr(library, f"mistbank_fact_{text}")(number).decode() for text in _TEXTS)
    expansion = Expansion(info.expansion) if info.expansion >= 0 else None
    scope, kind = Scope(info.scope), FactKind(info.kind)
    absent, stored = info.absent if info.optional else None, bool(info.stored)
    numbers = info.numbers, info.lowest, info.highest
    names = (library.mistbank_fact_number_name(number, place).decode() for place in range(info.numbers))
    named: tuple[str, ...] = tuple(filter(None, names))
    return Fact(number, name, title, noun, clause, effect, symbol, expansion, scope, kind, *numbers, absent, stored, named)


@lru_cache(maxsize=None)
def _facts_by_name() -> dict[str, Fact]:
    return {fact.name: fact for fact in facts()}


def fact_of(value: Union[str, Fact]) -> Fact:
    """Returns the fact, given as a Fact or by its name."""
    name = value.name if isinstance(value, Fact) else value
    if not isinstance(name, str):
        raise TypeError(f"fact must be the name of a fact, not {type(value).__name__}")
    if name not in _facts_by_name():
        raise InvalidArgument(f"fact must be one of {', '.join(_facts_by_name())}, not {shown(name)}")
    return _facts_by_name()[name]
