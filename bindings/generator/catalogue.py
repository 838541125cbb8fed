"""Writes the catalogue: everything that the library describes, as JSON. Enumerations, bounds and layouts with their
comments come from the headers. Names, titles and descriptions come from functions of the C API, and from descriptions.cpp
if no function returns them."""

from __future__ import annotations

import ctypes
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import contract
from contract import NUMBERS, PREFIX, Constant, Contract, Enumeration, Field, Function, Struct, snake, words

CATALOGUE = "bindings/catalogue.json"


def main() -> None:
    project, program, library, *options = Path(__file__).resolve().parents[2], *sys.argv[1:]
    if options not in ([], ["--check"]):
        sys.exit("bindings/catalogue: the only option is --check")
    described = json.loads(subprocess.run([program], capture_output=True, check=True).stdout)
    text = compose(contract.read(project), ctypes.CDLL(library), described)
    path = project / CATALOGUE
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return
    if options:
        sys.exit(f"bindings/catalogue: {CATALOGUE} is out of date; run bindings/catalogue")
    path.write_text(text, encoding="utf-8")
    print(f"written: {CATALOGUE}")


def read(project: Path) -> dict[str, Any]:
    return json.loads((project / CATALOGUE).read_text(encoding="utf-8"))


def kinds_by_fields(project: Path, enumeration: str) -> list[tuple[list[str], Any]]:
    """Groups kinds of actions or events with the same fields. Each group has the names of the kinds and the fields."""
    groups: dict[str, tuple[list[str], Any]] = {}
    for member in read(project)["enumerations"][enumeration]["members"]:
        if "fields" in member:
            groups.setdefault(json.dumps(member["fields"]), ([], member["fields"]))[0].append(member["name"])
    return list(groups.values())


def compose(told: Contract, library: ctypes.CDLL, described: dict[str, dict[str, Any]]) -> str:
    counts = [function.symbol for function in told.functions if function.symbol.endswith("_count") and not function.parameters]
    structs = [struct for struct in told.structs if struct.name != "Allocator"]
    bounds = [constant for constant in told.constants if "VERSION" not in constant.symbol]
    catalogue = {
        "abi_version": told.value(f"{PREFIX}ABI_VERSION"),
        "bounds": {bound.name: _describe_constant(bound) for bound in bounds},
        "enumerations": {
            snake(found.name): _describe_enumeration(told, library, found, described.get(snake(found.name), {}))
            for found in told.enumerations
        },
        "structs": {struct.symbol.removeprefix("mistbank_"): _describe_struct(struct) for struct in structs},
        "lists": {
            (name := count.removeprefix("mistbank_").removesuffix("_count")): [
                _ask(told, library, number, count=count) | described.get(name, {}).get(str(number), {})
                for number in range(getattr(library, count)())
            ]
            for count in counts
        },
    }
    return _lay_out(catalogue) + "\n"


def _lay_out(value: Any, indent: str = "") -> str:
    """Writes one line for each member, field and entry, so that differences between versions are easy to read."""
    entries = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    if not any(isinstance(entry, dict) or (isinstance(entry, list) and isinstance([*entry, 0][0], dict)) for entry in entries):
        return json.dumps(value)
    names = [f"{json.dumps(name)}: " for name in value] if isinstance(value, dict) else [""] * len(value)
    lines = ",\n".join(f"{indent} {name}{_lay_out(entry, indent + ' ')}" for name, entry in zip(names, entries))
    begins, ends = "{}" if isinstance(value, dict) else "[]"
    return f"{begins}\n{lines}\n{indent}{ends}"


# --- from the headers ---


def _describe_constant(constant: Constant) -> dict[str, Any]:
    found = {"comment": constant.comment, "clauses": constant.clauses, "clause": constant.clause}
    return {"constant": constant.symbol, "value": constant.value} | {name: value for name, value in found.items() if value}


def _describe_enumeration(
    told: Contract, library: ctypes.CDLL, found: Enumeration, described: dict[str, dict[str, Any]]
) -> dict[str, Any]:
    number = next((member.value for member in told.enumeration("Enumeration").members if member.name == snake(found.name)), None)
    members = [
        _describe_constant(member)
        | _name_of(library, number, member.value)
        | _ask(told, library, member.value, enumeration=found.name)
        | described.get(str(member.value), {})
        for member in found.members
    ]
    return {"comment": found.comment, "members": members}


def _describe_struct(struct: Struct) -> dict[str, Any]:
    return {"size": struct.size, "comment": struct.comment, "fields": [_describe_field(field) for field in struct.fields]}


def _describe_field(field: Field) -> dict[str, Any]:
    relation = "set" if field.is_set else "by" if field.is_by else "kind"
    kind = "flag" if field.is_flag else snake(field.enumeration)
    found = {"count": field.count, "bound": field.bound, "capacity": field.capacity, relation: kind, "default": field.default, "comment": field.comment}
    placed = {"name": field.name, "type": field.type, "offset": field.offset, "size": field.size}
    return placed | {name: value for name, value in found.items() if value}


# --- from the library ---


def _name_of(library: ctypes.CDLL, enumeration: int | None, value: int) -> dict[str, str]:
    """Returns the name of a member of an enumeration; empty if the enumeration has no names."""
    if enumeration is None:
        return {}
    library.mistbank_name.restype = ctypes.c_char_p
    return {"name": library.mistbank_name(enumeration, value).decode()}


def _ask(told: Contract, library: ctypes.CDLL, number: int, enumeration: str = "", count: str = "") -> dict[str, Any]:
    """Calls all functions that describe a member of an enumeration or an entry of a list. Such a function takes only the
    number and returns a text, or takes the number and a struct to fill in."""
    found: dict[str, Any] = {}
    for function in told.functions:
        if not _describes(function, enumeration, count):
            continue
        call = getattr(library, function.symbol)
        if function.result == "const char *" and len(function.parameters) == 1:
            call.restype = ctypes.c_char_p
            text = call(number)
            found[words(function.symbol)[-1]] = None if text is None else text.decode()
        elif len(function.parameters) == 2 and told.is_struct(function.parameters[1].base):
            struct = told.struct(function.parameters[1].base)
            memory = ctypes.create_string_buffer(struct.size)
            if call(number, memory) == 0:
                fields = [field for field in struct.fields if not field.is_reserved]
                found |= {field.name: _read_field(told, field, memory.raw) for field in fields}
    return found


def _describes(function: Function, enumeration: str, count: str) -> bool:
    given = function.parameters[0] if function.parameters else None
    if given is None or given.pointers:
        return False
    if count:
        return given.comment.range == ("0", f"{count}()-1")
    return given.enumeration == enumeration or (given.base, enumeration) == ("mistbank_status", contract.STATUS)


def _read_field(told: Contract, field: Field, memory: bytes) -> Any:
    """Returns the value of a field: names for numbers of an enumeration, truth values for flags."""
    size, is_signed = NUMBERS[field.type]
    places = range(field.offset, field.offset + field.size, size)
    values = [int.from_bytes(memory[place : place + size], sys.byteorder, signed=is_signed) for place in places]
    if field.type == "char":
        return bytes(values).rstrip(b"\0").decode()
    members = {it.value: it.name for it in told.enumeration(field.enumeration).members} if field.enumeration else {}
    if field.is_set:
        return [name for value, name in members.items() if values[0] >> value & 1]
    named = [bool(value) if field.is_flag else value if field.is_by else members.get(value, value) for value in values]
    return named if field.count else named[0]


if __name__ == "__main__":
    main()
