"""What actions and events tell, kind by kind, as the boxes of src/rules describe them: actions by their text forms, events
by the list of what each tells. These are the one place where a kind's fields stand."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from contract import Contract


@dataclass
class Told:
    """What kinds tell: all of these the same."""

    kinds: list[str]  # figure_placed
    parts: list[str]  # cell, segment, colour ...
    numbers: list[tuple[str, str]] = field(default_factory=list)  # of events: the name, and the field that holds it


#: What may stand in the list of an event, beside numbers: texts that stand for its numbers among them.
PARTS_OF_EVENTS = ("tile", "colour", "figure", "cell", "segment", "from_cell", "from", "feature", "good", "reason", "robbed",
                   "counter")  # fmt: skip


#: The parts of actions in the order in which JSON has them, with the fields of text forms that become them.
FIELDS_OF_FORMS = {
    "tile": ("tile",), "cell": ("cell",), "segment": ("segment",), "colour": ("colour",), "rotation": ("quarters",),
    "ghosts": ("ghosts",), "figure": ("figure",), "as_it_stands": ("standing", "haunted"), "number": ("number", "space"),
    "other": ("other",), "counter": ("counter",),
}  # fmt: skip


def actions(contract: Contract, project: Path) -> list[Told]:
    texts = [it.read_text(encoding="utf-8") for it in sorted((project / "src/rules").rglob("*.hpp"))]
    rows = [row for text in texts for row in re.findall(r'\bActionKind::(\w+),\s+"\1",\s+"([^"]+)"', text)]
    numbers = {it.name: it.value for it in contract.enumeration("ActionKind").members}
    return _grouped([Told([kind], _parts_of_form(form)) for kind, form in sorted(rows, key=lambda it: numbers[it[0]])])


def _parts_of_form(form: str) -> list[str]:
    fields = set(re.findall(r"\{(\w+)\}", form))
    return [part for part, names in FIELDS_OF_FORMS.items() if fields.intersection(names)]


def events(contract: Contract, project: Path) -> list[Told]:
    texts = [it.read_text(encoding="utf-8") for it in sorted((project / "src/rules").glob("*/facts.cpp"))]
    rows = [row for text in texts for row in re.findall(r'\bEventKind::(\w+),\s+"\1",\s+"([\w =]*)"', text)]
    numbers = {it.name: it.value for it in contract.enumeration("EventKind").members}
    return _grouped([_event(*row) for row in sorted(rows, key=lambda it: numbers[it[0]])])


def _event(kind: str, tells: str) -> Told:
    """ "colour x y ingots=amount" is a colour, a cell, and the amount by the name "ingots"."""
    told = [tuple(it.split("=")) for it in tells.replace("x y", "cell").split()]
    names = ["from_cell" if it[0] == "from" and ("segment",) not in told else it[0] for it in told]
    parts = [part for part in PARTS_OF_EVENTS if part in names]
    return Told([kind], parts, [(it[0], it[-1]) for it in told if it[0] not in (*PARTS_OF_EVENTS, "from")])


def _grouped(rows: list[Told]) -> list[Told]:
    groups: list[Told] = []
    for row in rows:
        same = next((it for it in groups if (it.parts, it.numbers) == (row.parts, row.numbers)), None)
        if same:
            same.kinds += row.kinds
        else:
            groups.append(row)
    return groups
