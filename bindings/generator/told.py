"""What actions and events tell, kind by kind: the rows of src/json/actions.cpp and events.cpp, which are the one place
where a kind's fields stand. Each line of theirs is a kind; what else these files do is not looked at."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Told:
    """What kinds tell: all of these the same."""

    kinds: list[str]  # figure_placed
    parts: list[str]  # cell, segment, colour ...
    numbers: list[tuple[str, str]] = field(default_factory=list)  # of events: the name, and the field that holds it


#: Of events a spot is a cell and a segment; in the order in which an event is told.
PARTS_OF_EVENTS = ("tile", "colour", "figure", "cell", "segment", "from_cell", "from", "feature", "good", "reason", "robbed",
                   "counter")  # fmt: skip


def actions(project: Path) -> list[Told]:
    text = (project / "src/json/actions.cpp").read_text(encoding="utf-8")
    rows = re.findall(r'^    \{ActionKind::(\w+), "(\w+)", ([\w |]+)\},$', text, re.MULTILINE)
    return _grouped([Told([name], re.findall(r"[a-z_]+", parts)) for _, name, parts in rows])


def events(project: Path) -> list[Told]:
    text = (project / "src/json/events.cpp").read_text(encoding="utf-8")
    named = {name: [tuple(number)] for name, *number in re.findall(r'constexpr Number (\w+)\{"(\w+)", Field::(\w+)\};', text)}
    for name, numbers in re.findall(r"constexpr std::array<Number, 5> (\w+) = \{(.*?)\};", text, re.DOTALL):
        named[name] = _numbers(numbers, named)
    rows = re.findall(r"^    \{EventKind::(\w+), ([\w |]+), (.*)\},$", text, re.MULTILINE)
    return _grouped([Told([kind], _parts(parts), _numbers(numbers, named)) for kind, parts, numbers in rows])


def _parts(text: str) -> list[str]:
    found = set(re.findall(r"[a-z_]+", text.replace("spot", "cell | segment")))
    return [part for part in PARTS_OF_EVENTS if part in found]


def _numbers(text: str, named: dict[str, list[tuple[str, str]]]) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for name, its_field, constant in re.findall(r'\{"(\w+)", Field::(\w+)\}|\b([a-z_]+)\b', text):
        found += named[constant] if constant else [(name, its_field)]
    return found


def _grouped(rows: list[Told]) -> list[Told]:
    groups: list[Told] = []
    for row in rows:
        same = next((it for it in groups if (it.parts, it.numbers) == (row.parts, row.numbers)), None)
        if same:
            same.kinds += row.kinds
        else:
            groups.append(row)
    return groups
