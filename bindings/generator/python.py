"""What the Python package has of the contract: constants, structs, functions, what a game tells, and the fields of
rules."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

from contract import NUMBERS, PREFIX, Contract, Field, Parameter, Struct, pascal, summary_of
from queries import GAME, Argument, Query, queries

PACKAGE = "bindings/python/src/mistbank"
WIDTH = 120
HEAD = "# Written by bindings/generate out of capi/mistbank/: nobody edits it.\n"
FUTURE = "\nfrom __future__ import annotations\n\n"


def files(contract: Contract, project: Path) -> dict[str, str]:
    written = {
        "constants": _constants(contract),
        "_refusals": _refusals(contract),
        "_structs": _structs(contract),
        "_functions": _functions(contract),
        "_values": _values(contract),
        "_queries": _queries(contract),
        "_rule_fields": _rule_fields(contract),
        "_games": _games(contract),
    }
    return {f"{PACKAGE}/{name}.py": HEAD + content for name, content in written.items()}


# --- words ---


def _words(contract: Contract, comment: str) -> str:
    """A comment of the headers in the words of Python: Colour.NONE, not MISTBANK_COLOUR_NONE."""
    text = re.sub(r"^(\(?[A-Z]{2,4}-\d+\)?,? ?)+$| \([A-Z]{3}\)", "", summary_of(comment))
    for it in sorted(contract.enumerations, key=lambda it: -len(it.prefix)):
        text = text.replace(f"{PREFIX}{it.prefix}_...", it.name)
        for member in it.members:
            text = re.sub(rf"\b{member.symbol}\b", f"{it.name}.{member.name.upper()}", text)
    return text.replace(PREFIX, "").replace('"""', "").replace("\\", "\\\\")


def _commented(line: str, comment: str) -> str:
    """The line with its comment: beside it or, where that gets too long, before it."""
    comment = comment if ". " in comment else re.sub(r"(?<!\.)\.$", "", comment)
    beside = f"{line}  #: {comment}"
    if not comment or len(beside) <= WIDTH:
        return f"{beside if comment else line}\n"
    indent = line[: len(line) - len(line.lstrip())]
    before = textwrap.wrap(comment, WIDTH, initial_indent=f"{indent}#: ", subsequent_indent=f"{indent}#: ")
    return "\n".join(before) + f"\n{line}\n"


def _laid_out(begins: str, entries: list[str], ends: str) -> str:
    """On one line or, where that gets too long, on several."""
    line = begins + ", ".join(entries) + ends
    if len(line) <= WIDTH:
        return f"{line}\n"
    indent = begins[: len(begins) - len(begins.lstrip())]
    within = textwrap.wrap(", ".join(entries) + ",", WIDTH, initial_indent=f"{indent}    ", subsequent_indent=f"{indent}    ")
    return "\n".join([begins, *within, f"{indent}{ends}"]) + "\n"


def _docstring(text: str, indent: str = "    ") -> str:
    return textwrap.fill(f'"""{text}', WIDTH - 3, initial_indent=indent, subsequent_indent=indent) + '"""\n'


# --- constants.py ---

WITHOUT = ("Recording",)  # for which there is an option
NAMED = '''

class Named(IntEnum):
    """A number that shows its name: Outcome.WON."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    __str__ = __repr__

    def __format__(self, specification: str) -> str:
        return format(int(self), specification) if specification else str(self)
'''


def _constants(contract: Contract) -> str:
    text = '"""The constants of the library, by the names of the C API. The tests compare them with its manifest."""\n'
    text += f"{FUTURE}from enum import IntEnum\n\n"
    exported = [f'"{it.name}"' for it in sorted(contract.enumerations, key=lambda it: it.name) if it.name not in WITHOUT]
    text += _laid_out("__all__ = [", exported, "]") + NAMED
    for enumeration in contract.enumerations:
        text += f"\n\nclass {enumeration.name}(Named):\n" + _docstring(_words(contract, enumeration.comment)) + "\n"
        for it in enumeration.members:
            text += _commented(f"    {it.name.upper()} = {it.value}", _words(contract, it.comment))
    return text


# --- _refusals.py ---

#: Ancestors of exceptions, that of all or of what is loaded, and beside it Python's own.
ANCESTORS = {
    "InvalidTileSet": "CannotLoad, ValueError", "InvalidRecord": "CannotLoad, ValueError",
    "InvalidSnapshot": "CannotLoad, ValueError", "InvalidArgument": "Error, ValueError", "InvalidRules": "Error, ValueError",
    "IllegalAction": "Error, ValueError", "WrongDecision": "Error, ValueError", "InvalidJson": "Error, ValueError",
    "OutOfMemory": "Error, MemoryError", "UnknownName": "Error, LookupError",
}  # fmt: skip
OF_ALL = '''

class Error(Exception):
    """The ancestor of all of them; `status` is the library's answer."""

    status = Status.INTERNAL_ERROR


class CannotLoad(Error):
    """What was to be loaded cannot be. Whatever goes wrong when a record, a snapshot or a tile set is read, from a file
    or not, is one of its children: InvalidRecord, InvalidSnapshot, InvalidTileSet, UnknownTileSet, UnreadableFile."""

    status = Status.INVALID_ARGUMENT
'''


def _refusals(contract: Contract) -> str:
    text = '"""An exception for each refusal of the library."""\n'
    exported = sorted(["Error", "CannotLoad", *(pascal(it.name) for it in contract.refusals())])
    text += f"{FUTURE}from .constants import Status\n\n" + _laid_out("__all__ = [", [f'"{it}"' for it in exported], "]") + OF_ALL
    for it in contract.refusals():
        name = pascal(it.name)
        text += f"\n\nclass {name}({ANCESTORS.get(name, 'Error')}):\n{_docstring(_sentence(_words(contract, it.comment)))}"
        text += f"\n    status = Status.{it.name.upper()}\n"
    text += "\n\nBY_STATUS: dict[int, type[Error]] = {\n"
    return text + "".join(f"    Status.{it.name.upper()}: {pascal(it.name)},\n" for it in contract.refusals()) + "}\n"


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}".rstrip(".") + "."


# --- _structs.py ---


def _structs(contract: Contract) -> str:
    structs = [it for it in contract.structs if not any("*" in field.type for field in it.fields)]
    kinds = sorted({f"c_{_kind(field)}" for it in structs for field in it.fields if field.type in NUMBERS})
    text = '"""The bounds and the structs of the C API. The tests compare them with the manifest of the header."""\n'
    text += f"{FUTURE}import ctypes\nfrom ctypes import {', '.join(kinds)}\n\n"
    for constant in contract.constants:
        if "VERSION_" not in constant.symbol:
            text += _commented(f"{_bound(constant.symbol)} = {constant.value}", _words(contract, constant.comment))
    for struct in structs:
        text += f"\n\nclass {struct.name}(ctypes.Structure):\n    _fields_ = [\n"
        text += "".join(f'        ("{it.name}", {_ctype(contract, it)}),\n' for it in struct.fields) + "    ]\n"
    text += "\n\nSTRUCTS: dict[str, type[ctypes.Structure]] = {\n"
    return text + "".join(f'    "{it.symbol}": {it.name},\n' for it in structs) + "}\n"


def _bound(symbol: str) -> str:
    return symbol[len(PREFIX) :]


def _kind(field: Field) -> str:
    return field.type.removesuffix("_t")


def _ctype(contract: Contract, field: Field) -> str:
    kind = f"c_{_kind(field)}" if field.type in NUMBERS else contract.struct(field.type).name
    return kind + (f" * {_bound(field.bound) if field.bound else field.count}" if field.count else "")


# --- _functions.py ---

ARGUMENTS = {"int32_t": "i32", "uint32_t": "u32", "uint64_t": "u64", "mistbank_status": "status"}


def _functions(contract: Contract) -> str:
    text = '"""What the functions of the library take and give. capi/mistbank/ describes each of them."""\n'
    text += f"{FUTURE}from ctypes import c_char_p, c_int32, c_uint32, c_uint64, c_void_p\nfrom typing import Any\n\n"
    text += "i32, u32, u64, text, pointer = c_int32, c_uint32, c_uint64, c_char_p, c_void_p\nstatus = c_int32\n"
    text += "\nFUNCTIONS: dict[str, tuple[Any, tuple[Any, ...]]] = {\n"
    header = ""
    for it in contract.functions:
        if it.header != header:
            header = it.header
            text += f"    # {header}.h\n"
        arguments = "".join(f"{_argument(parameter)}, " for parameter in it.parameters)
        arguments = arguments[:-1] if len(it.parameters) == 1 else arguments[:-2]
        result = {"const char *": "text", "void": "None"}.get(it.result) or ARGUMENTS[it.result]
        text += f'    "{it.symbol}": ({result}, ({arguments})),\n'
    return text + "}\n"


def _argument(parameter: Parameter) -> str:
    if parameter.pointers == 0 and not parameter.is_callback:
        return ARGUMENTS[parameter.base]
    return "text" if (parameter.base, parameter.pointers, parameter.is_const) == ("char", 1, True) else "pointer"


# --- _values.py: what structs hold, as named tuples ---

VALUES = ("event", "decision", "figure", "feature", "scoring_meeple", "supply", "prisoner", "rollout")
SHORTENED = ("event",)  # whose fields have defaults; of enumerations but their kind they hold numbers
IN_ORDER = ("winners",)  # sets of an enumeration that are told as tuples
METHODS = {
    "event": '''
    def __repr__(self) -> str:
        return f"Event(EventKind.{self.kind.name}{named_fields(self)})"
''',
    "supply": '''
    def of(self, kind: Union[FigureKind, str]) -> int:
        """Ready to be placed, of this kind, which may be given by its name."""
        return self.figures[member_of("kind", kind, FigureKind)]
'''
}


def _values(contract: Contract) -> str:
    structs = [contract.struct(f"mistbank_{name}") for name in VALUES]
    kinds = sorted({it.enumeration for struct in structs for it in struct.fields if it.enumeration})
    text = '"""What structs of the C API hold, as named tuples, and how these are made of its numbers."""\n'
    text += f"{FUTURE}from typing import Any, NamedTuple, Union\n\nfrom . import _structs\n"
    text += "from ._calls import member_of, members, members_in, named_fields, set_of, unpacker\n"
    text += f"from .constants import {', '.join(kinds)}\n"
    converted = sorted({it.enumeration for struct in structs for it in struct.fields if _is_converted(struct, it)})
    readers = ""
    for struct in structs:
        name = struct.symbol.removeprefix("mistbank_")
        fields = [it for it in struct.fields if not it.is_reserved]
        text += f"\n\nclass {struct.name}(NamedTuple):\n{_docstring(_words_of_value(contract, struct.comment))}\n"
        for it in fields:
            line = f"    {it.name}: {_type_of_value(struct, it)}{_default_of_value(struct, it)}"
            line += "  # type: ignore[assignment]" * (it.name == "count")  # that of tuples is not needed
            text += _commented(line, _comment_of_value(contract, struct, it))
        text += METHODS.get(name, "")
        readers += f"\n\n{name.upper()} = unpacker(_structs.{struct.name})\n"
        readers += f"\n\ndef {name}_of(fields: Any) -> {struct.name}:\n"
        readers += _laid_out(f"    return {struct.name}._make((", _taken_apart(contract, struct, fields), "))")
    text += "\n\n" + "".join(f"_{_variable(kind)} = members({kind})\n" for kind in converted)
    return text + readers


def _variable(kind: str) -> str:
    return re.sub(r"(?<!^)[A-Z]", r"_\g<0>", kind).lower()


def _is_converted(struct: Struct, field: Field) -> bool:
    """Whether it is a member of an enumeration, not entries by its members."""
    plain = field.enumeration and not field.count and not field.is_set
    return bool(plain) and (struct.symbol.removeprefix("mistbank_") not in SHORTENED or field.name == "kind")


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
    """The arguments out of numbers, arrays flat among them."""
    taken: list[str] = []
    place, plain = 0, 0  # numbers that stay as they are: from where on
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
    """How a field is made of numbers; nothing where it is one."""
    one = f"fields[{place}]"
    if field.count:
        kinds = len(contract.enumeration(field.enumeration).members) if field.enumeration else field.count
        return f"fields[{place}:{place + min(kinds, field.count)}]"
    if field.is_set:
        return f"{'members_in' if field.name in IN_ORDER else 'set_of'}({field.enumeration}, {one})"
    if _is_converted(struct, field):
        return f"_{_variable(field.enumeration)}[{one}]"
    return f"bool({one})" if field.is_flag else ""


def _comment_of_value(contract: Contract, struct: Struct, field: Field) -> str:
    comment = _words_of_value(contract, field.comment)
    if field.is_flag:
        comment = re.sub(r"^1(?: or 0)?(?:: |$)|; else 0$", "", comment)
        comment = re.sub(r"^[A-Z]{3}-\d+(?: to [A-Z]{3}-\d+)?; ", "", comment)
    if _is_converted(struct, field) or field.is_set:
        comment = re.sub(rf"(^|: )(?:bits 1 << )?{field.enumeration}(?:; |: | |$)", r"\1", comment)
        comment = comment.removeprefix("mask of ").rstrip(": ")
    return comment


def _words_of_value(contract: Contract, comment: str) -> str:
    return re.sub(r" \d+ bytes\.$|^[A-Z]{3}-\d+(?: to [A-Z]{3}-\d+)?; ", "", _words(contract, comment))


# --- _queries.py: what a game tells ---

OTHERWISE = {"active_player": "player", "pile_count": "len(piles)"}
#: What has a form of its own in Python, or none as a list tells it.
BY_HAND = {
    "recording", "legal_actions", "window", "tile_count", "tile", "tiles", "ghosts_on", "figure_on", "figure_count", "figure",
    "feature", "state_bytes", "action_bound", "has_won", "scoring_meeple_count", "scoring_meeple", "hand_size",
    "hand", "pile_count", "pile_size", "type_count", "type", "segment",
}  # fmt: skip
ROOM = {"mistbank_feature": 256}  # entries that are enough for most boards


def _queries(contract: Contract) -> str:
    asked = [it for it in queries(contract) if it.name not in BY_HAND]
    structs = sorted({it.of.removeprefix("mistbank_") for it in asked if it.kind in ("struct", "list")})
    text = '"""What a game tells by a call of the library each."""\n'
    text += f"{FUTURE}from typing import Optional, Union\n\nfrom ._calls import int32, member_of, number_of\n"
    text += "from ._handle import Handle\nfrom ._library import library\n"
    text += f"from .constants import {', '.join(sorted({'Colour'} | {it.of for it in asked if it.kind == 'enumeration'}))}\n"
    imported = [name for it in structs for name in (it.upper(), contract.struct(f"mistbank_{it}").name, f"{it}_of")]
    text += _laid_out("from ._values import (", imported, ")") + "\n\nclass Queries(Handle):\n"
    text += '    """The part of a game that answers with a number, a value or a list of them."""\n\n    __slots__ = ()\n'
    for it in asked:
        text += f"\n{'' if it.arguments else '    @property' + chr(10)}"
        text += f"    def {OTHERWISE.get(it.name, it.name)}({_signature(it)}) -> {_answered(contract, it)}:\n"
        text += _docstring_of_query(contract, it) + _asked(it)
    return text


def _signature(query: Query) -> str:
    types = {True: "Union[{}, str]", False: "int"}
    return ", ".join(["self", *(f"{it.name}: {types[bool(it.enumeration)].format(it.enumeration)}" for it in query.arguments)])


def _answered(contract: Contract, query: Query) -> str:
    if query.kind in ("struct", "list"):
        name = contract.struct(query.of).name
        return name if query.kind == "struct" else f"list[{name}]"
    return {"flag": "bool", "index": "Optional[int]", "enumeration": query.of}.get(query.kind, "int")


def _asked(query: Query) -> str:
    given = [f"library.{query.function.symbol}", *map(_given, query.arguments)]
    value = query.of.removeprefix("mistbank_")
    if query.kind == "struct":
        return _laid_out(f"        return {value}_of(self._struct(", [value.upper(), *given], "))")
    if query.kind == "list":
        told = [f"{value}_of", value.upper(), *given, f"guess={ROOM.get(query.of, 64)}"]
        return _laid_out("        return self._list(", told, ")")
    if query.kind == "enumeration":
        return _laid_out(f"        return {query.of}(self._number(", given, "))")
    return _laid_out(f"        return self._{query.kind}(", given, ")")


def _given(argument: Argument) -> str:
    if argument.is_type:
        return f"self._type_of({argument.name})"
    if argument.enumeration:
        without = ', without="none"' * argument.is_colour
        return f'member_of("{argument.name}", {argument.name}, {argument.enumeration}{without})'
    if argument.bounds:
        return f'number_of("{argument.name}", {argument.name}, {", ".join(argument.bounds)})'
    return f'int32("{argument.name}", {argument.name})'


def _docstring_of_query(contract: Contract, query: Query) -> str:
    text = _docstring(_words_of_query(contract, query.about("None")), " " * 8)
    lines = [f"{it.name}: {_words_of_argument(contract, it)}" for it in query.arguments]
    if not lines:
        return text
    return text.rstrip().removesuffix('"""') + "\n\n" + "".join(f"        {it}\n" for it in lines) + '        """\n'


def _words_of_argument(contract: Contract, argument: Argument) -> str:
    if argument.is_type:
        return "index into types"
    if argument.enumeration:
        return f"a {argument.enumeration} or its name"
    return _words_of_query(contract, argument.comment)


def _words_of_query(contract: Contract, text: str) -> str:
    called = {f"{it.name}()" for it in queries(contract) if it.arguments}
    found = re.compile(rf"{GAME}(\w+)(\(\))")
    text = found.sub(lambda it: it[1] + it[2] if it[1] + it[2] in called else OTHERWISE.get(it[1], it[1]), _words(contract, text))
    return re.sub(r"\bmistbank_(\w+)", lambda it: contract.struct(it[0]).name, text)


# --- _rule_fields.py and _games.py: mistbank_rules as keyword parameters ---

DEFAULTS = {  # other than 0 and nothing; the tests compare them with mistbank_rules_init()
    "system": "COOPERATIVE", "edition": "OF_2023", "joint_scoring": "EVERY_COLOUR", "draws": "AUTOMATIC",
    "unplayable": "SET_ASIDE", "level": "1", "players": "2", "farmers": "True", "ghosts": "True",
    "castles": "True", "cemeteries": "True", "incomplete_scores": "True", "table_x": "-1", "table_y": "-1",
}
GAMES = {  # the function, its first parameters, its system and expansions, and what it says
    "cooperative": (("level", "players", "edition"), "COOPERATIVE", "", "Mists over Carcassonne."),
    "base": (("players",), "BASE", "", "The base game, e.g. `farmers=False` or `expansions={\"river\", \"abbot\"}`."),
    "demo": (("players",), "DEMO", "", "The Print-and-Play Demo."),
    "ghosts_castles_cemeteries": (
        ("players", "expansions"), "BASE", "GHOSTS_CASTLES_CEMETERIES",
        "The base game with that expansion and perhaps others, e.g. `ghosts=False`.",
    ),
}


def _rule_fields(contract: Contract) -> str:
    fields = _fields_of_rules(contract)
    text = '"""The fields of Rules, and how they lie in the struct mistbank_rules."""\n'
    text += f"{FUTURE}from dataclasses import dataclass\nfrom typing import Any, Iterable, NoReturn, TypeVar, Union\n\n"
    text += f"from .constants import {', '.join(_enumerations(fields))}\n\n"
    for table, is_in in (
        ("ENUMS", lambda it: _is_plain(it)),
        ("SETS", lambda it: it.is_set),
        ("LISTS", lambda it: it.count > 0),
    ):
        text += f"{table} = {{" + ", ".join(f'"{it.name}": {it.enumeration}' for it in fields if is_in(it)) + "}\n"
    plain = [it for it in fields if not it.enumeration and it.type == "int32_t"]
    for table, among in (("FLAGS", True), ("NUMBERS", False)):
        names = ", ".join(f'"{it.name}"' for it in plain if _is_flag(it) is among)
        text += f"{table} = (\n" + textwrap.fill(names, WIDTH, initial_indent="    ", subsequent_indent="    ") + ",\n)\n"
    text += "\nAS_IT_IS: Any = ...  # what is not given to replace()\nOwn = TypeVar(\"Own\", bound=\"RuleFields\")\n\n\n@dataclass(frozen=True, init=False)\n"
    text += "class RuleFields:\n    \"\"\"What Rules have.\"\"\"\n\n"
    for it in fields:
        text += _commented(f"    {it.name}: {_held(it)} = {_default(it)}", _comment_of_rule(contract, it))
    text += f"\n    def __init__(\n        self,\n{_parameters(fields, 8)}    ) -> None:\n"
    text += "        self._take(locals())\n"
    text += f"\n    def replace(\n        self: Own,\n        *,\n"
    text += _parameters(fields, 8, {it.name: "AS_IT_IS" for it in fields})
    text += "        **unknown: NoReturn,\n    ) -> Own:\n"
    text += '        """These rules with some fields changed."""\n        return self._replaced(locals())\n'
    text += "\n    def _take(self, given: dict[str, Any]) -> None:\n        raise NotImplementedError\n"
    text += "\n    def _replaced(self: Own, given: dict[str, Any]) -> Own:\n        raise NotImplementedError\n"
    return text


def _games(contract: Contract) -> str:
    fields = _fields_of_rules(contract)
    text = '"""The rules of each game, with what may be changed of them."""\n'
    text += f"{FUTURE}from typing import Iterable, NoReturn, Union\n\n"
    text += f"from .constants import {', '.join(_enumerations(fields))}\nfrom .rules import Rules, played\n"
    for name, (first, system, expansion, about) in GAMES.items():
        leading = [next(it for it in fields if it.name == given) for given in first]
        rest = [it for it in fields if it.name not in first]
        text += f"\n\ndef {name}(\n" + _parameters(leading, 4) + "    *,\n"
        text += _parameters(rest, 4, {"system": f"System.{system}"}) + "    **unknown: NoReturn,\n) -> Rules:\n"
        text += _docstring(f"{about} The parameters are the fields of Rules.") + "    return played(locals()"
        text += f", Expansion.{expansion})\n" if expansion else ")\n"
    return text


def _fields_of_rules(contract: Contract) -> list[Field]:
    """Without its size and the counts of lists, which Python's lists have themselves; expansions beside the system."""
    fields = contract.struct("mistbank_rules").fields
    counts = {f"{it.name[:-1]}_count" for it in fields if it.count}
    own = [it for it in fields if it.name != "size" and it.name not in counts]
    first = ("system", "expansions")
    return sorted(own, key=lambda it: first.index(it.name) if it.name in first else len(first))


def _enumerations(fields: list[Field]) -> list[str]:
    return sorted({it.enumeration for it in fields if it.enumeration})


def _is_plain(field: Field) -> bool:
    return bool(field.enumeration) and not field.is_set and not field.count


def _is_flag(field: Field) -> bool:
    return bool(re.search(r"\b(1( if |: ).*, else 0|0: .*, else 1)", field.comment))


def _held(field: Field) -> str:
    if field.enumeration:
        kind = field.enumeration
        return f"frozenset[{kind}]" if field.is_set else f"tuple[{kind}, ...]" if field.count else kind
    return "bool" if _is_flag(field) else "int"


def _taken(field: Field) -> str:
    """Names will do as well."""
    if not field.enumeration:
        return _held(field)
    one = f"Union[{field.enumeration}, int, str]"
    return one if _is_plain(field) else f"Iterable[{one}]"


def _default(field: Field) -> str:
    if _is_plain(field):
        return f"{field.enumeration}.{DEFAULTS[field.name]}"
    if field.enumeration:
        return "frozenset()" if field.is_set else "()"
    return DEFAULTS.get(field.name) or ("False" if _is_flag(field) else "0")


def _parameters(fields: list[Field], indent: int, others: dict[str, str] = {}) -> str:
    return "".join(f"{' ' * indent}{it.name}: {_taken(it)} = {others.get(it.name) or _default(it)},\n" for it in fields)


def _comment_of_rule(contract: Contract, field: Field) -> str:
    comment = field.comment.split("\n")[0]
    if comment.startswith(PREFIX):  # the enumeration says it all
        comment = contract.enumeration(field.enumeration).comment if comment.endswith("_...") else comment
    text = _words(contract, comment).replace(f"bits 1 << {field.enumeration}", f"any set of {field.enumeration}")
    text = re.sub(r"\b1 if (.*), else 0", r"whether \1", text)
    return re.sub(r"\b1: (.*), else 0", r"\1", re.sub(r"\b0: (.*), else 1", r"False: \1", text))
