"""The enumerations of the JSON schema, in the order of the headers; the rest of the file stays as it is.

A list is known by its first entry, which stays, as the numbers of constants stay. Kinds of actions and of events stand in
the schema by the fields that they have, which the headers do not tell: one that is missing there is asked for."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

from contract import Contract

SCHEMA = "src/json/mistbank.schema.json"
WIDTH = 120
LISTS = (
    "Colour", "FigureKind", "SegmentKind", "Mark", "System", "Expansion", "Edition", "JointScoring", "Draws",
    "Unplayable", "Outcome", "Loss", "Good", "DecisionKind",
)
BY_FIELDS = ("ActionKind", "EventKind")
WRITTEN = {"normal": "meeple"}  # as mistbank_figure_kind_name() says


def files(contract: Contract, project: Path) -> dict[str, str]:
    text = (project / SCHEMA).read_text(encoding="utf-8")
    for name in BY_FIELDS:
        for kind in _entries(contract, name):
            if not re.search(rf'"kind": \{{\s*"enum": \[[^]]*{kind}', text):
                raise SystemExit(f"{SCHEMA}: {kind} of {name} is missing; write it to those that have its fields")
    lists = {entries[0]: entries for entries in (_entries(contract, name) for name in LISTS)}

    def rewritten(found: re.Match[str]) -> str:
        given = re.split(r",\s*", found["entries"].strip())
        wanted = lists.get(given[0], given)
        return found[0] if given == wanted else found["before"] + _laid_out(wanted, found)

    return {SCHEMA: re.sub(r'(?P<before>(?P<indent> *)[^\n]*"enum": \[)(?P<entries>[^]]*)\]', rewritten, text)}


def _entries(contract: Contract, name: str) -> list[str]:
    """As the schema writes them: texts, of editions their years."""
    members = [it for it in contract.enumeration(name).members if it.name != "none"]
    if name == "Edition":
        return [str(it.value) for it in members]
    return [f'"{WRITTEN.get(it.name, it.name)}"' for it in members]


def _laid_out(entries: list[str], found: re.Match[str]) -> str:
    line = ", ".join(entries) + "]"
    if "\n" not in found["entries"] and len(found["before"]) + len(line) + 2 <= WIDTH:
        return line
    indent = found["indent"]
    filled = textwrap.fill(", ".join(entries), WIDTH, initial_indent=f"{indent} ", subsequent_indent=f"{indent} ")
    return f"\n{filled}\n{indent}]"
