"""Writes the queries of games in the Python package: named tuples for structs, and a getter for each query."""

from __future__ import annotations

import re

from contract import Contract, Field, Struct, snake
from python_words import FUTURE, OTHERWISE, PARTS, commented, docstring, laid_out, words
from queries import GAME, Argument, Query, queries

# --- _values.py: structs as named tuples ---

VALUES = ("event", "decision", "figure", "feature", "scoring_meeple", "tally", "supply", "prisoner", "anchor",
          "points", "rollout")  # fmt: skip
SHORTENED = ("event",)  # structs whose fields have defaults; only their kind and colour become members of enumerations
IN_ORDER = ("winners",)  # fields with a set that becomes a tuple, in the order of the members
METHODS = {
    "tally": '''
    def of(self, source: Union[Source, str]) -> int:
        """The points from one source, given as a member of Source or by its name."""
        return self.points[member_of("source", source, Source)]
''',
    "event": '''
    def __repr__(self) -> str:
        return f"Event(EventKind.{self.kind.name}{named_fields(self)})"
''',
    "supply": '''
    def of(self, kind: Union[FigureKind, str]) -> int:
        """The number of figures of one kind that are ready to be placed. The kind is a member of FigureKind or its name."""
        return self.figures[member_of("kind", kind, FigureKind)]
'''
}


def values(contract: Contract) -> str:
    structs = [contract.struct(f"mistbank_{name}") for name in VALUES]
    kinds = sorted({it.enumeration for struct in structs for it in struct.fields if it.enumeration})
    text = '"""The structs of the C API as named tuples, and the functions that make them from numbers."""\n'
    text += f"{FUTURE}from typing import Any, NamedTuple, Union\n\nfrom . import _structs\n"
    text += "from ._calls import member_of, members, members_in, named_fields, set_of, unpacker\n"
    text += f"from .constants import {', '.join(kinds)}\n"
    converted = sorted({it.enumeration for struct in structs for it in struct.fields if _is_converted(struct, it)})
    readers = ""
    for struct in structs:
        name = struct.symbol.removeprefix("mistbank_")
        fields = [it for it in struct.fields if not it.is_reserved]
        text += f"\n\nclass {struct.name}(NamedTuple):\n{docstring(words(contract, struct.comment))}\n"
        for it in fields:
            line = f"    {it.name}: {_type_of_value(struct, it)}{_default_of_value(struct, it)}"
            line += "  # type: ignore[assignment]" * (it.name == "count")  # tuples have a method of this name
            is_shown = not it.enumeration or it.is_by or it.is_set or _is_converted(struct, it)
            text += commented(line, words(contract, it.comment + ("" if is_shown else f": {it.enumeration}")))
        text += METHODS.get(name, "")
        readers += f"\n\n{name.upper()} = unpacker(_structs.{struct.name})\n"
        readers += f"\n\ndef {name}_of(fields: Any) -> {struct.name}:\n"
        readers += laid_out(f"    return {struct.name}._make((", _taken_apart(contract, struct, fields), "))")
    text += "\n\n" + "".join(f"_{snake(kind)} = members({kind})\n" for kind in converted)
    return text + readers


def _is_converted(struct: Struct, field: Field) -> bool:
    """Returns whether the field becomes a member of an enumeration. Lists, sets and most fields of the structs in SHORTENED do
    not."""
    plain = field.enumeration and not field.count and not field.is_set
    return bool(plain) and (struct.symbol.removeprefix("mistbank_") not in SHORTENED or field.name in ("kind", "colour"))


def _type_of_value(struct: Struct, field: Field) -> str:
    if field.count:
        return "tuple[int, ...]"
    if field.is_set:
        return f"tuple[{field.enumeration}, ...]" if field.name in IN_ORDER else f"frozenset[{field.enumeration}]"
    if _is_converted(struct, field):
        return field.enumeration
    return "bool" if field.is_flag else "int"


def _default_of_value(struct: Struct, field: Field) -> str:
    if struct.symbol.removeprefix("mistbank_") not in SHORTENED or field.name == "kind":
        return ""
    return " = Colour.NONE" if field.enumeration == "Colour" else " = 0"


def _taken_apart(contract: Contract, struct: Struct, fields: list[Field]) -> list[str]:
    """Writes the arguments that make a tuple from numbers; the entries of an array follow each other."""
    taken: list[str] = []
    place, plain = 0, 0  # the index of the next number, and where the current run of unconverted numbers starts
    for it in [*fields, None]:
        value = it and _taken_from(contract, struct, it, place)
        if value or it is None:
            run = [f"fields[{at}]" for at in range(plain, place)]
            taken += run if len(run) < 6 else [f"*fields[{plain}:{place}]"]
            taken += [value] if value else []
        place += it.count or 1 if it else 0
        plain = place if value else plain
    return taken


def _taken_from(contract: Contract, struct: Struct, field: Field, place: int) -> str:
    """Writes the expression that converts numbers to the value of a field; empty if the field is a number."""
    one = f"fields[{place}]"
    if field.count:
        kinds = len(contract.enumeration(field.enumeration).members) if field.enumeration else field.count
        return f"fields[{place}:{place + min(kinds, field.count)}]"
    if field.is_set:
        return f"{'members_in' if field.name in IN_ORDER else 'set_of'}({field.enumeration}, {one})"
    if _is_converted(struct, field):
        return f"_{snake(field.enumeration)}[{one}]"
    return f"bool({one})" if field.is_flag else ""


# --- _queries.py: queries of a game ---

#: Functions that are written by hand in Python, and functions that are missing in Python because a list replaces them.
BY_HAND = {
    "recording", "legal_actions", "choices", "window", "tile_count", "tile", "tiles", "ghosts_on", "figure_on", "anchor_on", "figure_count", "figure",
    "feature", "state_bytes", "action_bound", "has_won", "scoring_meeple_count", "scoring_meeple", "tally", "hand_size",
    "hand", "pile_count", "pile_size", "type_count", "type", "segment", "decision", "flock", "hound_number", "hound_arrived",
    "hound_meeple",
}  # fmt: skip
# Words about a colour that is not in play. The docstrings omit these words, because Python refuses such a colour. C, C# and
# JavaScript return the same result as in 1.0.
NOT_IN_PLAY = re.compile(r"; none for a colour that is not in play[^.]*|a colour that is not in play and for ")
ROOM = {"mistbank_feature": 256}  # by struct: a number of entries that is enough for most boards


def queries_of_game(contract: Contract) -> str:
    asked = [it for it in queries(contract) if it.name not in BY_HAND]
    structs = sorted({it.of.removeprefix("mistbank_") for it in asked if it.kind in ("struct", "list")})
    of_parts = {name for names in PARTS.values() for name in names}
    classes = _class("GameQueries", "The queries of a game.", "_native")
    classes += "".join(_query(contract, it, "_native") for it in asked if it.name not in of_parts)
    for part, names in PARTS.items():
        classes += _class(f"{part.capitalize()}Queries", f"The queries of the part `{part}` of a game.", "_game")
        classes += "".join(_query(contract, it, "_game") for it in asked if it.name in names)
    calls = [name for name in ("int32", "member_of", "number_of") if f"{name}(" in classes]
    text = '"""The queries of a game and of its parts; each calls the library once."""\n'
    text += f"{FUTURE}from typing import Optional, Union\n\nfrom ._calls import {', '.join(calls)}\n"
    text += "from ._library import library\nfrom ._native import NativeGame\n"
    text += f"from .constants import {', '.join(sorted({'Colour'} | {it.of for it in asked if it.kind == 'enumeration'}))}\n"
    imported = [name for it in structs for name in (it.upper(), contract.struct(f"mistbank_{it}").name, f"{it}_of")]
    return text + laid_out("from ._values import (", imported, ")") + classes


def _class(name: str, about: str, native: str) -> str:
    return (
        f'\n\nclass {name}:\n    """{about}"""\n\n    __slots__ = ("{native}",)\n\n    {native}: NativeGame\n'
    )


def _query(contract: Contract, query: Query, native: str) -> str:
    """Writes a query. native: the attribute that holds the game of the library."""
    text = f"\n{'' if query.arguments else '    @property' + chr(10)}"
    text += f"    def {OTHERWISE.get(query.name, query.name)}({_signature(query)}) -> {_answered(contract, query)}:\n"
    return text + _docstring_of_query(contract, query) + _asked(query, f"self.{native}")


def _signature(query: Query) -> str:
    types = {True: "Union[{}, str]", False: "int"}
    return ", ".join(["self", *(f"{it.name}: {types[bool(it.enumeration)].format(it.enumeration)}" for it in query.arguments)])


def _answered(contract: Contract, query: Query) -> str:
    if query.kind in ("struct", "list"):
        name = contract.struct(query.of).name
        return name if query.kind == "struct" else f"list[{name}]"
    return {"flag": "bool", "index": "Optional[int]", "enumeration": query.of}.get(query.kind, "int")


def _asked(query: Query, native: str) -> str:
    given = [f"library.{query.function.symbol}", *(_given(it, native, query.name == "player_of") for it in query.arguments)]
    value = query.of.removeprefix("mistbank_")
    if query.kind == "struct":
        return laid_out(f"        return {value}_of({native}.ask_struct(", [value.upper(), *given], "))")
    if query.kind == "list":
        told = [f"{value}_of", value.upper(), *given, f"guess={ROOM.get(query.of, 64)}"]
        return laid_out(f"        return {native}.ask_list(", told, ")")
    if query.kind == "enumeration":
        return laid_out(f"        return {query.of}({native}.ask_number(", given, "))")
    return laid_out(f"        return {native}.ask_{query.kind}(", given, ")")


def _given(argument: Argument, native: str, asks_who: bool) -> str:
    """Writes an argument of the call. asks_who: whether a colour that is not in play is allowed."""
    if argument.is_type:
        return f"{native}.type_number({argument.name})"
    if argument.is_colour and not asks_who:
        return f'{native}.colour_number("{argument.name}", {argument.name})'
    if argument.enumeration:
        without = ', without="none"' * argument.is_colour
        return f'member_of("{argument.name}", {argument.name}, {argument.enumeration}{without})'
    if argument.bounds:
        return f'number_of("{argument.name}", {argument.name}, {", ".join(argument.bounds)})'
    return f'int32("{argument.name}", {argument.name})'


def _docstring_of_query(contract: Contract, query: Query) -> str:
    about = query.about("None")
    if query.name != "player_of":
        about = NOT_IN_PLAY.sub("", about)
    text = docstring(words(contract, about), " " * 8)
    lines = [f"{it.name}: {_words_of_argument(contract, it)}" for it in query.arguments]
    if not lines:
        return text
    return text.rstrip().removesuffix('"""') + "\n\n" + "".join(f"        {it}\n" for it in lines) + '        """\n'


def _words_of_argument(contract: Contract, argument: Argument) -> str:
    if argument.is_type:
        return "index into types"
    if argument.enumeration:
        return f"a {argument.enumeration} or its name"
    return words(contract, argument.comment).rstrip(".")
