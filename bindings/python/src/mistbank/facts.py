"""Facts: the visible pieces of expansions and house rules, such as the floors that a colour holds."""

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
    """The description of a fact. `game.facts`, `player.facts` and `board.facts(tile)` have its numbers in a game."""

    number: int  #: its place in facts(); other versions may use other numbers
    name: str  #: "ingots_held"; it never changes
    title: str  #: "floors left to build"
    noun: str  #: one of the pieces that it counts: "floor"
    clause: str  #: the rule that describes it: "GLD-7"
    effect: str  #: the effect of the piece, in one or two sentences; "" if the title is sufficient
    #: the id of its symbol in pictures, behind the prefix of the picture; one for each number, with blanks between;
    #: "": pictures do not show it
    symbol: str
    expansion: Optional[Expansion]  #: None for a fact of a house rule
    scope: Scope  #: the owner: the game, each colour or each tile
    kind: FactKind  #: the meaning of its numbers
    numbers: int  #: the count of its numbers; 0 if the count depends on the game
    lowest: int  #: the least number, of FactKind.NUMBER
    highest: int  #: the greatest number, of FactKind.NUMBER
    absent: Optional[int]  #: the number that says "none"; None: the fact always has a number
    stored: bool  #: whether positions have it under its name
    number_names: tuple[str, ...]  #: the name of each number: ("wine", "grain", "cloth"); (): they have no names


@lru_cache(maxsize=None)
def facts() -> tuple[Fact, ...]:
    """All facts, of all expansions and house rules."""
    return tuple(_described(number) for number in range(library.mistbank_fact_count()))


def _described(number: int) -> Fact:
    info = _structs.Fact()
    library.mistbank_fact_info(number, ctypes.byref(info))
    name, title, noun, clause, effect, symbol = (getattr(library, f"mistbank_fact_{text}")(number).decode() for text in _TEXTS)
    expansion = Expansion(info.expansion) if info.expansion >= 0 else None
    scope, kind = Scope(info.scope), FactKind(info.kind)
    absent, stored = info.absent if info.optional else None, bool(info.stored)
    numbers = info.numbers, info.lowest, info.highest
    names = [library.mistbank_fact_number_name(number, place).decode() for place in range(info.numbers)]
    named = tuple(filter(None, names))
    return Fact(number, name, title, noun, clause, effect, symbol, expansion, scope, kind, *numbers, absent, stored, named)


@lru_cache(maxsize=None)
def _facts_by_name() -> dict[str, Fact]:
    return {fact.name: fact for fact in facts()}


def fact_of(value: Union[str, Fact]) -> Fact:
    """The fact, given as such or by its name."""
    name = value.name if isinstance(value, Fact) else value
    if not isinstance(name, str):
        raise TypeError(f"fact must be the name of a fact, not {type(value).__name__}")
    if name not in _facts_by_name():
        raise InvalidArgument(f"fact must be one of {', '.join(_facts_by_name())}, not {shown(name)}")
    return _facts_by_name()[name]
