"""Writes the lists of expansions in READMEs and on the site, with the titles of the catalogue. The rest of each file does
not change."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import catalogue
import marked
from contract import Constant, Contract

#: The files with the list as a sentence, and the file with the table of clause ids. AROUND_... is the text before and
#: after the list.
TEXTS = (
    "docs/index.md",
    "bindings/csharp/README.md",
    "bindings/csharp/unity/README.md",
    "bindings/javascript/README.md",
    "bindings/python/README.md",
)
AROUND_TEXT = "<!-- bindings/generate writes this list -->\n", "<!-- end of the list -->\n"
TABLE, AROUND_TABLE = "docs/reference/expansions.md", ("| | expansion |\n|---|---|\n", "\n## ")


def files(contract: Contract, project: Path) -> dict[str, str]:
    members = sorted(contract.enumeration("Expansion").members, key=lambda it: it.value)
    titles = _titles(members, project)
    *others, last = (f"*{it}*" for it in titles)
    sentence = textwrap.fill(f"{', '.join(others)} and {last}.", 120, break_on_hyphens=False) + "\n"
    rows = "".join(f"| {_clause(it)} | {title} |\n" for it, title in zip(members, titles))
    written = {path: marked.replaced(project / path, AROUND_TEXT, sentence) for path in TEXTS}
    written[TABLE] = marked.replaced(project / TABLE, AROUND_TABLE, rows)
    return written


def _titles(members: list[Constant], project: Path) -> list[str]:
    """Returns the titles with capitalised words, for the beginning of a line: "the river" becomes "The River"."""
    found = {it["value"]: it["title"] for it in catalogue.read(project)["enumerations"]["expansion"]["members"]}
    missing = [it.name for it in members if it.value not in found]
    if missing:
        raise SystemExit(f"{catalogue.CATALOGUE} has no title for {', '.join(missing)}: run bindings/catalogue")
    return [re.sub(r"^[a-z]|\b(?!the\b)[a-z]", lambda it: it[0].upper(), found[it.value]) for it in members]


def _clause(member: Constant) -> str:
    if not member.clause:
        raise SystemExit(f"the comment of {member.symbol} has no @clause, such as @clause GCC")
    return member.clause
