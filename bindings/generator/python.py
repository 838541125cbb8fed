"""Writes the parts of the Python package that follow the contract: constants, exceptions, structs, functions and the fields
of rules. python_game.py writes the queries of games."""

from __future__ import annotations

import textwrap
from pathlib import Path

import python_game
from contract import NUMBERS, PREFIX, Contract, Field, Parameter, pascal
from python_words import FUTURE, WIDTH, commented, docstring, laid_out, words

PACKAGE = "bindings/python/src/mistbank"
HEAD = "# bindings/generate writes this file from capi/mistbank/; do not edit it.\n"


def files(contract: Contract, project: Path) -> dict[str, str]:
    written = {
        "constants": _constants(contract),
        "_refusals": _refusals(contract),
        "_structs": _structs(contract),
        "_functions": _functions(contract),
        "_values": python_game.values(contract),
        "_queries": python_game.queries_of_game(contract),
        "_rule_fields": _rule_fields(contract),
        "_games": _games(contract),
    }
    return {f"{PACKAGE}/{name}.py": HEAD + content for name, content in written.items()}


# --- constants.py ---

WITHOUT = ("Recording",)  # enumerations that are not written, because Python has an option instead
NAMED = '''

class Named(IntEnum):
    """A number that is printed as its name, for example Outcome.WON."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    __str__ = __repr__

    def __format__(self, specification: str) -> str:
        return format(int(self), specification) if specification else str(self)
'''


def _constants(contract: Contract) -> str:
    text = '"""The constants of the library, under the names of the C API. Tests compare them with the manifest of the C API."""\n'
    text += f"{FUTURE}from enum import IntEnum\n\n"
    exported = [f'"{it.name}"' for it in sorted(contract.enumerations, key=lambda it: it.name) if it.name not in WITHOUT]
    text += laid_out("__all__ = [", exported, "]") + NAMED
    for enumeration in contract.enumerations:
        text += f"\n\nclass {enumeration.name}(Named):\n" + docstring(words(contract, enumeration.comment)) + "\n"
        for it in enumeration.members:
            text += commented(f"    {it.name.upper()} = {it.value}", words(contract, it.comment))
    return text


# --- _refusals.py ---

#: Ancestors of exceptions: Error or CannotLoad, and the built-in exceptions.
ANCESTORS = {
    "InvalidTileSet": "CannotLoad, ValueError", "InvalidRecord": "CannotLoad, ValueError",
    "InvalidSnapshot": "CannotLoad, ValueError", "InvalidArgument": "Error, ValueError", "InvalidRules": "Error, ValueError",
    "IllegalAction": "Error, ValueError", "WrongDecision": "Error, ValueError", "InvalidJson": "Error, ValueError",
    "OutOfMemory": "Error, MemoryError", "UnknownName": "Error, LookupError", "InvalidPosition": "CannotLoad, ValueError",
}  # fmt: skip
OF_ALL = '''

class Error(Exception):
    """The base class of all exceptions of this package. `status` is the status of the refused call."""

    status = Status.INTERNAL_ERROR


class CannotLoad(Error):
    """A record, a position, a snapshot or a tile set cannot be loaded, from a file or from memory. The subclasses are
    InvalidRecord, InvalidPosition, InvalidSnapshot, InvalidTileSet, UnknownTileSet and UnreadableFile."""

    status = Status.INVALID_ARGUMENT
'''


def _refusals(contract: Contract) -> str:
    text = '"""An exception for each kind of error that the library reports."""\n'
    exported = sorted(["Error", "CannotLoad", *(pascal(it.name) for it in contract.refusals())])
    text += f"{FUTURE}from .constants import Status\n\n" + laid_out("__all__ = [", [f'"{it}"' for it in exported], "]") + OF_ALL
    for it in contract.refusals():
        name = pascal(it.name)
        text += f"\n\nclass {name}({ANCESTORS.get(name, 'Error')}):\n{docstring(words(contract, it.comment))}"
        text += f"\n    status = Status.{it.name.upper()}\n"
    text += "\n\nBY_STATUS: dict[int, type[Error]] = {\n"
    return text + "".join(f"    Status.{it.name.upper()}: {pascal(it.name)},\n" for it in contract.refusals()) + "}\n"


# --- _structs.py ---


def _structs(contract: Contract) -> str:
    structs = [it for it in contract.structs if not any("*" in field.type for field in it.fields)]
    kinds = sorted({f"c_{_kind(field)}" for it in structs for field in it.fields if field.type in NUMBERS})
    text = '"""The limits and the structs of the C API. Tests compare them with the manifest of the C API."""\n'
    text += f"{FUTURE}import ctypes\nfrom ctypes import {', '.join(kinds)}\n\n"
    for constant in contract.constants:
        if "VERSION_" not in constant.symbol:
            text += commented(f"{_bound(constant.symbol)} = {constant.value}", words(contract, constant.comment))
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
    kind += f" * {_bound(field.capacity)}" if field.capacity else ""
    return kind + (f" * {_bound(field.bound) if field.bound else field.count}" if field.count else "")


# --- _functions.py ---

ARGUMENTS = {"int32_t": "i32", "uint32_t": "u32", "uint64_t": "u64", "mistbank_status": "status"}


def _functions(contract: Contract) -> str:
    text = '"""The arguments and results of library functions. capi/mistbank/ describes each function."""\n'
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
    if parameter.pointers == 0:
        return ARGUMENTS[parameter.base]
    return "text" if (parameter.base, parameter.pointers, parameter.is_const) == ("char", 1, True) else "pointer"


# --- _rule_fields.py and _games.py: mistbank_rules as keyword parameters ---

GAMES = {  # by function: its first parameters, its system, its expansion, and its docstring
    "cooperative": (("level", "players", "edition"), "COOPERATIVE", "", "Mists over Carcassonne."),
    "base": (("players",), "BASE", "", "The base game, for example with `farmers=False` or `expansions={\"river\", \"abbot\"}`."),
    "demo": (("players",), "DEMO", "", "The Print-and-Play Demo."),
    "ghosts_castles_cemeteries": (
        ("players", "expansions"), "BASE", "GHOSTS_CASTLES_CEMETERIES",
        "The base game with Ghosts, Castles & Cemeteries and any given `expansions`. For example, `ghosts=False` plays without ghosts.",
    ),
}


def _rule_fields(contract: Contract) -> str:
    fields = _fields_of_rules(contract)
    text = '"""The fields of Rules, and tables that group the fields by the kind of their values."""\n'
    text += f"{FUTURE}from dataclasses import dataclass\nfrom typing import Any, Iterable, TypeVar, Union\n\n"
    text += f"from ._calls import naming_fields\nfrom .constants import {', '.join(_enumerations(fields))}\n\n"
    for table, is_in in (
        ("ENUMS", lambda it: _is_plain(it)),
        ("SETS", lambda it: it.is_set),
        ("LISTS", lambda it: it.count > 0),
    ):
        text += f"{table} = {{" + ", ".join(f'"{it.name}": {it.enumeration}' for it in fields if is_in(it)) + "}\n"
    plain = [it for it in fields if not it.enumeration and it.type == "int32_t"]
    for table, among in (("FLAGS", True), ("NUMBERS", False)):
        names = ", ".join(f'"{it.name}"' for it in plain if it.is_flag is among)
        text += f"{table} = (\n" + textwrap.fill(names, WIDTH, initial_indent="    ", subsequent_indent="    ") + ",\n)\n"
    text += "\nAS_IT_IS: Any = ...  # a field that replace() keeps\nOwn = TypeVar(\"Own\", bound=\"RuleFields\")\n\n\n@dataclass(frozen=True, init=False)\n"
    text += "class RuleFields:\n    \"\"\"The fields of Rules.\"\"\"\n\n"
    for it in fields:
        text += commented(f"    {it.name}: {_held(it)} = {_default(it)}", words(contract, it.comment))
    text += f"\n    @naming_fields\n    def __init__(\n        self,\n{_parameters(fields, 8)}    ) -> None:\n"
    text += "        self._take(locals())\n"
    text += f"\n    @naming_fields\n    def replace(\n        self: Own,\n        *,\n"
    text += _parameters(fields, 8, {it.name: "AS_IT_IS" for it in fields})
    text += "    ) -> Own:\n"
    text += '        """Returns these rules with some fields changed."""\n        return self._replaced(locals())\n'
    text += "\n    def _take(self, given: dict[str, Any]) -> None:\n        raise NotImplementedError\n"
    text += "\n    def _replaced(self: Own, given: dict[str, Any]) -> Own:\n        raise NotImplementedError\n"
    return text


def _games(contract: Contract) -> str:
    fields = _fields_of_rules(contract)
    text = '"""Functions that return the rules of a game. Each parameter sets a field of the rules."""\n'
    text += f"{FUTURE}from typing import Iterable, Union\n\nfrom ._calls import naming_fields\n"
    text += f"from .constants import {', '.join(_enumerations(fields))}\nfrom .rules import Rules, played\n"
    for name, (first, system, expansion, about) in GAMES.items():
        leading = [next(it for it in fields if it.name == given) for given in first]
        rest = [it for it in fields if it.name not in first]
        text += f"\n\n@naming_fields\ndef {name}(\n" + _parameters(leading, 4) + "    *,\n"
        text += _parameters(rest, 4, {"system": f"System.{system}"}) + ") -> Rules:\n"
        text += docstring(f"{about} The parameters are the fields of Rules.") + "    return played(locals()"
        text += f", Expansion.{expansion})\n" if expansion else ")\n"
    return text


def _fields_of_rules(contract: Contract) -> list[Field]:
    """Returns the fields in the order of the parameters: first system and expansions, then all others. The size and the
    counts are omitted, because lists in Python have a length."""
    fields = contract.struct("mistbank_rules").fields
    counts = {f"{it.name[:-1]}_count" for it in fields if it.count}
    own = [it for it in fields if it.name != "size" and it.name not in counts]
    first = ("system", "expansions")
    return sorted(own, key=lambda it: first.index(it.name) if it.name in first else len(first))


def _enumerations(fields: list[Field]) -> list[str]:
    return sorted({it.enumeration for it in fields if it.enumeration})


def _is_plain(field: Field) -> bool:
    return bool(field.enumeration) and not field.is_set and not field.count


def _held(field: Field) -> str:
    if field.enumeration:
        kind = field.enumeration
        return f"frozenset[{kind}]" if field.is_set else f"tuple[{kind}, ...]" if field.count else kind
    return "bool" if field.is_flag else "int"


def _taken(field: Field) -> str:
    """Returns the type of the parameter for a field. For enumerations, it accepts members, numbers and names."""
    if not field.enumeration:
        return _held(field)
    one = f"Union[{field.enumeration}, int, str]"
    return one if _is_plain(field) else f"Iterable[{one}]"


def _default(field: Field) -> str:
    if _is_plain(field):
        return f"{field.enumeration}.{'OF_' if field.default.isdigit() else ''}{field.default.upper()}"
    if field.enumeration:
        return "frozenset()" if field.is_set else "()"
    return ("True" if field.default == "1" else "False") if field.is_flag else field.default or "0"


def _parameters(fields: list[Field], indent: int, others: dict[str, str] = {}) -> str:
    return "".join(f"{' ' * indent}{it.name}: {_taken(it)} = {others.get(it.name) or _default(it)},\n" for it in fields)
