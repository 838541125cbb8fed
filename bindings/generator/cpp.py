"""The enumerators of the C++ API: each `enum class` of include/mistbank that refers to an enumeration of C has all of its
constants. Names of enumerators that are there stay; new ones have the name of the constant."""

from __future__ import annotations

import re
from pathlib import Path

from contract import Contract, Enumeration, snake

ENUMERATION = re.compile(r"(/// See #(mistbank_\w+)\.\nenum class \w+ : [\w:]+ \{\n)(.*?)(\};\n)", re.DOTALL)
ENUMERATOR = re.compile(r"(\w+) = (MISTBANK_\w+),")
COUNT = re.compile(r"= (MISTBANK_\w+) \+ 1;")


def files(contract: Contract, project: Path) -> dict[str, str]:
    enumerations = {f"mistbank_{snake(it.name)}": it for it in contract.enumerations}
    headers = sorted((project / "include/mistbank").glob("*.hpp"))
    texts = {str(it.relative_to(project)): it.read_text(encoding="utf-8") for it in headers}
    written = {path: _written(text, enumerations) for path, text in texts.items()}
    return {path: text for path, text in written.items() if ENUMERATION.search(text)}


def _written(text: str, enumerations: dict[str, Enumeration]) -> str:
    last = {member.symbol: it.members[-1].symbol for it in enumerations.values() for member in it.members}
    text = COUNT.sub(lambda found: f"= {last.get(found[1], found[1])} + 1;", text)
    return ENUMERATION.sub(lambda found: found[1] + _enumerators(enumerations[found[2]], found[3]) + found[4], text)


def _enumerators(enumeration: Enumeration, written: str) -> str:
    names = {symbol: name for name, symbol in ENUMERATOR.findall(written)}
    return "".join(f"    {names.get(it.symbol, it.name)} = {it.symbol},\n" for it in enumeration.members)
