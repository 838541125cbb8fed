"""Descriptions of expansions, marks and figures in words, and the names of all values."""

from __future__ import annotations

import ctypes
from functools import lru_cache
from typing import NamedTuple, Optional, Union

from . import _structs
from ._calls import int32, member_of, set_of, text_of
from ._library import library
from .constants import ActionKind, Change, Enumeration, EventKind, Expansion, Extent, FigureKind, Mark, SegmentKind, System

__all__ = [
    "BoardElement", "ExpansionDescription", "FigureDescription", "MarkDescription", "RuleField", "SegmentDescription",
    "action_title", "event_change", "expansion_info", "figure_info", "mark_info", "name_of", "rule_fields", "segment_info",
    "value_of",
]  # fmt: skip

_RULE_TEXTS = ("name", "title", "meaning", "clause")


class ExpansionDescription(NamedTuple):
    """The description of an expansion."""

    expansion: Expansion
    title: str  #: the title within a sentence, such as "the Tower" or "Hills & Sheep"
    clauses: str  #: the prefix of the expansion's clause ids, such as "GLD"
    summary: str  #: a summary of the expansion, in one line
    marks: frozenset[Mark]  #: the marks that the expansion uses
    figures: frozenset[FigureKind]  #: the kinds of figures that the expansion adds


class MarkDescription(NamedTuple):
    """The description of a mark, which is printed on a tile or on one of its segments."""

    mark: Mark
    title: str  #: the title, such as "Inn" or "Cathedral"
    effect: str  #: the effect, in one or two sentences
    symbol: str  #: the id of the mark's symbol in pictures, without the picture's prefix; "": the mark is drawn in another way
    expansion: Expansion  #: the expansion that uses the mark
    printed_on: Optional[SegmentKind]  #: the kind of segment that the mark is printed on; None: the whole tile


class FigureDescription(NamedTuple):
    """The description of a kind of figure."""

    kind: FigureKind
    title: str  #: the title, such as "large meeple"
    effect: str  #: the abilities in addition to those of every meeple, in a sentence; "" for a meeple


class SegmentDescription(NamedTuple):
    """The description of a kind of segment."""

    kind: SegmentKind
    title: str  #: the title, such as "road" or "top of the tower"
    extent: Extent  #: how segments of this kind form features


class BoardElement(NamedTuple):
    """The description of an element: something that boards show besides marks, figures and pieces of expansions."""

    name: str  #: the permanent name, such as "coat"; for a kind of segment the name of the kind
    title: str  #: the title, such as "coat of arms"
    signs: str  #: the characters for the element on a text board, or an example
    ascii: str  #: the ASCII characters for the element on a text board, or an example
    effect: str  #: the effect in the game, in one or two sentences; "" without an effect


def element_of(handle: Optional[int], number: int) -> BoardElement:
    """Describes an element in a game. The effect is "?" if the game does not show the element."""
    texts = (
        library.mistbank_element_name(number),
        library.mistbank_element_title(number),
        library.mistbank_element_signs(number, 0),
        library.mistbank_element_signs(number, 1),
        library.mistbank_game_element_effect(handle, number),
    )
    return BoardElement(*(text.decode() for text in texts))


class RuleField(NamedTuple):
    """The description of a field of Rules."""

    name: str  #: the name, such as "hole_turn"
    title: str  #: the title, such as "Turns for holes"
    #: the meaning, in a sentence; for flags and house rules, the sentence describes a value other than the default
    meaning: str
    clause: str  #: the id of the clause, such as "HSE-7"; "": no clause or several clauses
    lowest: int  #: the least value; for a field with several values, the least value of each
    highest: int  #: the greatest value; 0: no limit except the type of the field
    standard: int  #: the default; not used for a field with several values
    enumeration: Optional[Enumeration]  #: the enumeration of the values; None: the values are plain numbers
    expansions: frozenset[Expansion]  #: the expansion that the field belongs to; empty: no expansion
    systems: frozenset[System]  #: the systems that use the field
    flag: bool  #: whether the field is a flag: on or off
    several: bool  #: whether the field has several values: a list or a set
    house: bool  #: whether the field is a house rule


@lru_cache(maxsize=None)
def rule_fields() -> tuple[RuleField, ...]:
    """Returns the descriptions of all fields of Rules."""
    return tuple(_rule_field(number) for number in range(library.mistbank_rule_field_count()))


def _rule_field(number: int) -> RuleField:
    info = _structs.RuleField()
    library.mistbank_rule_field_info(number, ctypes.byref(info))
    name, title, meaning, clause = (getattr(library, f"mistbank_rule_field_{text}")(number).decode() for text in _RULE_TEXTS)
    enumeration = Enumeration(info.enumeration) if info.enumeration >= 0 else None
    systems = frozenset(system for system in System if info.systems >> system & 1)
    expansions = set_of(Expansion, info.expansions)
    values = info.lowest, info.highest, info.standard
    flags = bool(info.flag), bool(info.several), bool(info.house)
    return RuleField(name, title, meaning, clause, *values, enumeration, expansions, systems, *flags)


def expansion_info(expansion: Union[Expansion, str]) -> ExpansionDescription:
    """Describes an expansion."""
    number = member_of("expansion", expansion, Expansion)
    info = _structs.ExpansionDescription()
    library.mistbank_expansion_info(number, ctypes.byref(info))
    texts = library.mistbank_expansion_title, library.mistbank_expansion_clauses, library.mistbank_expansion_summary
    title, clauses, summary = (text(number).decode() for text in texts)
    marks, figures = set_of(Mark, info.marks), set_of(FigureKind, info.figures)
    return ExpansionDescription(Expansion(number), title, clauses, summary, marks, figures)


def mark_info(mark: Union[Mark, str]) -> MarkDescription:
    """Describes a mark."""
    number = member_of("mark", mark, Mark)
    info = _structs.MarkDescription()
    library.mistbank_mark_info(number, ctypes.byref(info))
    texts = library.mistbank_mark_title, library.mistbank_mark_effect, library.mistbank_mark_symbol
    title, effect, symbol = (text(number).decode() for text in texts)
    printed_on = SegmentKind(info.printed_on) if info.printed_on else None
    return MarkDescription(Mark(number), title, effect, symbol, Expansion(info.expansion), printed_on)


def figure_info(kind: Union[FigureKind, str]) -> FigureDescription:
    """Describes a kind of figure."""
    number = member_of("kind", kind, FigureKind)
    title, effect = (text(number).decode() for text in (library.mistbank_figure_title, library.mistbank_figure_effect))
    return FigureDescription(FigureKind(number), title, effect)


def segment_info(kind: Union[SegmentKind, str]) -> SegmentDescription:
    """Describes a kind of segment."""
    number = member_of("kind", kind, SegmentKind)
    title = library.mistbank_segment_title(number).decode()
    return SegmentDescription(SegmentKind(number), title, Extent(library.mistbank_segment_extent(number)))


def event_change(kind: Union[EventKind, str]) -> Change:
    """Returns the change that events of a kind make to the board, for animations."""
    return Change(library.mistbank_event_change(member_of("kind", kind, EventKind)))


def action_title(kind: Union[ActionKind, str]) -> str:
    """Returns the effect of a kind of action in a few words, such as "Lay a tile". Game.describe_action() describes one action
    in full."""
    return str(library.mistbank_action_title(member_of("kind", kind, ActionKind)).decode())


def name_of(enumeration: Union[Enumeration, str], value: int) -> str:
    """Returns the name of a value in JSON, records and positions, such as "crop:farmer"; "?" for an unknown value."""
    number = member_of("enumeration", enumeration, Enumeration)
    return str(library.mistbank_name(number, int32("value", value)).decode())


def value_of(enumeration: Union[Enumeration, str], name: str) -> Optional[int]:
    """Returns the value that has this name; None for an unknown name. Names are case-sensitive."""
    number = member_of("enumeration", enumeration, Enumeration)
    found = int(library.mistbank_value(number, text_of("name", name)))
    return found if found >= 0 else None
