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
    title: str  #: within a sentence: "the Tower", "Hills & Sheep"
    clauses: str  #: the beginning of the ids of its rules: "GLD"
    summary: str  #: what it adds to the game, in a line
    marks: frozenset[Mark]  #: the marks that it plays with
    figures: frozenset[FigureKind]  #: the kinds of figures that come with it


class MarkDescription(NamedTuple):
    """The description of a mark, which is printed on a tile or on one of its segments."""

    mark: Mark
    title: str  #: "Inn", "Cathedral"
    effect: str  #: the effect, in one or two sentences
    symbol: str  #: the id of its symbol in pictures, behind the prefix of the picture; "": it is drawn in another way
    expansion: Expansion  #: the expansion that plays with it
    printed_on: Optional[SegmentKind]  #: the kind of segment that it is printed on; None: the whole tile


class FigureDescription(NamedTuple):
    """The description of a kind of figure."""

    kind: FigureKind
    title: str  #: "large meeple"
    effect: str  #: the abilities in addition to those of every meeple, in a sentence; "" for a meeple


class SegmentDescription(NamedTuple):
    """The description of a kind of segment."""

    kind: SegmentKind
    title: str  #: "road", "top of the tower"
    extent: Extent  #: the way in which such segments form features


class BoardElement(NamedTuple):
    """The description of an element: something that boards show besides marks, figures and pieces of expansions."""

    name: str  #: "coat", and of a kind of segment its name; it never changes
    title: str  #: "coat of arms"
    signs: str  #: the signs that texts of boards draw it with, or an example of them
    ascii: str  #: the same of ASCII
    effect: str  #: the effect in the game, in one or two sentences; "" if it has no effect


def element_of(handle: Optional[int], number: int) -> BoardElement:
    """Describes an element in a game; its effect is "?" if the game does not show it."""
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

    name: str  #: "hole_turn"
    title: str  #: "Turns for holes"
    #: in a sentence; of a field that is on or off, and of other house rules, the meaning of a value other than the default
    meaning: str
    clause: str  #: the rule: "HSE-7"; "": no single one
    lowest: int  #: the least value; of a field of several values that of each
    highest: int  #: the greatest value; 0 if it has no bounds
    standard: int  #: the default; a field of several values has none
    enumeration: Optional[Enumeration]  #: of its values; None: numbers
    expansions: frozenset[Expansion]  #: the expansion that it belongs to, or none
    systems: frozenset[System]  #: the systems in which it counts
    flag: bool  #: whether it is on or off
    several: bool  #: whether it has several values
    house: bool  #: whether it is a house rule


@lru_cache(maxsize=None)
def rule_fields() -> tuple[RuleField, ...]:
    """All fields of Rules."""
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
    """Returns the effect of a kind of action: "Lay a tile", "Move the fairy". Game.describe_action() describes an action in full."""
    return str(library.mistbank_action_title(member_of("kind", kind, ActionKind)).decode())


def name_of(enumeration: Union[Enumeration, str], value: int) -> str:
    """The name of a value in JSON, records and positions, such as "crop:farmer"; "?" for any other number."""
    number = member_of("enumeration", enumeration, Enumeration)
    return str(library.mistbank_name(number, int32("value", value)).decode())


def value_of(enumeration: Union[Enumeration, str], name: str) -> Optional[int]:
    """The value with a name, case-sensitive; None: there is none."""
    number = member_of("enumeration", enumeration, Enumeration)
    found = int(library.mistbank_value(number, text_of("name", name)))
    return found if found >= 0 else None
