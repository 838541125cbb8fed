"""The JSON schema: its enumerations in the order of the headers, and actions and events by what they tell; the rest of
the file stays as it is. A list is known by its first entry, which stays, as the numbers of constants stay."""

from __future__ import annotations

import json
import textwrap
from pathlib import Path
from typing import Any

import catalogue
import told
from contract import Contract, snake

SCHEMA = "src/json/mistbank.schema.json"
WIDTH = 120
LISTS = (
    "Colour", "FigureKind", "SegmentKind", "Mark", "System", "Expansion", "Edition", "JointScoring", "Draws",
    "Unplayable", "Outcome", "Loss", "Good", "DecisionKind",
)


def files(contract: Contract, project: Path) -> dict[str, str]:
    schema = json.loads((project / SCHEMA).read_text(encoding="utf-8"))
    described = catalogue.read(project)["enumerations"]
    lists = {entries[0]: entries for entries in (_entries(contract, name, described) for name in LISTS)}
    _renew(schema, lists)
    for name, kinds, groups, properties, beside in (
        ("action", "ActionKind", told.actions(contract, project), _of_action, {}),
        ("event", "EventKind", told.events(contract, project), lambda it: _of_event(it, lists), {"player": _whole(0), "action": _whole(0)}),
    ):
        missing = set(_entries(contract, kinds)).difference(*(it.kinds for it in groups))
        if missing:
            raise SystemExit(f"src/rules tells nothing of {', '.join(sorted(missing))} of {kinds}")
        schema["$defs"][name]["oneOf"] = [_object(it.kinds, beside | properties(it)) for it in groups]
    return {SCHEMA: _laid_out(schema, 0, 0) + "\n"}


def _entries(contract: Contract, name: str, described: dict[str, Any] = {}) -> list[Any]:
    """As the schema writes them: by the library's names, where it has such, of editions their years."""
    known = described.get(snake(name), {"members": []})["members"]
    names = {it["value"]: it["name"] for it in known if "name" in it}
    members = [it for it in contract.enumeration(name).members if it.name != "none"]
    return [it.value if name == "Edition" else names.get(it.value, it.name) for it in members]


def _renew(schema: Any, lists: dict[Any, list[Any]]) -> None:
    for one in schema.values() if isinstance(schema, dict) else schema:
        if isinstance(one, dict) and isinstance(one.get("enum"), list):
            one["enum"] = lists.get(one["enum"][0], one["enum"])
        elif isinstance(one, (dict, list)):
            _renew(one, lists)


# --- what actions and events tell; what need not be given is noted behind a question mark ---


def _whole(least: int | None = None, most: int | None = None) -> dict[str, Any]:
    bounds = {"minimum": least, "maximum": most}
    return {"type": "integer"} | {name: bound for name, bound in bounds.items() if bound is not None}


def _named(definition: str) -> dict[str, Any]:
    return {"$ref": f"#/$defs/{definition}"}


def _or_null(one: dict[str, Any]) -> dict[str, Any]:
    return {"anyOf": [one, {"type": "null"}]}


CELL = {"x": _named("coordinate"), "y": _named("coordinate")}
SEGMENT = {"segment": _named("segment_number")}
FIGURE = {"figure": _named("figure")}
COUNTER = {"counter": {"enum": ["marker", "courier"]}}


def _of_action(it: told.Told) -> dict[str, Any]:
    parts = {
        "tile": {"tile": _named("tile_id")},
        "cell": CELL,
        "segment": SEGMENT,
        "colour": {"colour": _named("colour")},
        "rotation": {"rotation": _whole(0, 3), "place?": _whole(0, 63)},
        "ghosts": {"ghosts": _whole(0)},
        "figure": FIGURE,
        "as_it_stands": FIGURE | {"ghosts?": _whole(0, 3), "fairy?": {"type": "boolean"}},
        "number": {"number": _whole(0)},
        "other": {"other": _named("segment_number")},
        "counter": COUNTER,
    }
    found: dict[str, Any] = {}
    for part in it.parts:
        found |= parts[part]
    return found | {"text?": {"type": "string"}}


def _of_event(it: told.Told, lists: dict[Any, list[Any]]) -> dict[str, Any]:
    parts = {
        "tile": {"tile": _or_null(_named("tile_id"))},
        "colour": {"colour": _or_null(_named("colour"))},
        "figure": FIGURE,
        "cell": CELL,
        "segment": SEGMENT,
        "from_cell": {"from": _or_null(_object([], CELL))},
        "from": {"from": _or_null(_object([], CELL | SEGMENT))},
        "feature": {"feature": _named("segment_kind")},
        "good": {"good": {"enum": lists["wine"]}},
        "reason": {"reason": {"enum": lists["ghosts"]}},
        "robbed": {"robbed": _or_null(_named("colour"))},
        "counter": COUNTER,
    }
    found: dict[str, Any] = {}
    for part in it.parts:
        found |= parts[part]
    return found | {name: _whole() for name, _ in it.numbers}


def _object(kinds: list[str], properties: dict[str, Any]) -> dict[str, Any]:
    properties = ({"kind": {"enum": kinds}} if kinds else {}) | properties
    return {
        "type": "object",
        "properties": {name.rstrip("?"): one for name, one in properties.items()},
        "required": [name for name in properties if not name.endswith("?")],
        "additionalProperties": False,
    }


def _laid_out(value: Any, indent: int, before: int) -> str:
    """On one line where it fits, behind so many letters; else its parts below each other."""
    line = json.dumps(value, ensure_ascii=False)
    if before + len(line) < WIDTH or not isinstance(value, (dict, list)):
        return line
    inner, end = " " * (indent + 1), " " * indent
    if isinstance(value, dict):
        names = {name: f"{inner}{json.dumps(name)}: " for name in value}
        parts = [names[name] + _laid_out(one, indent + 1, len(names[name])) for name, one in value.items()]
        return "{\n" + ",\n".join(parts) + f"\n{end}}}"
    if all(not isinstance(one, (dict, list)) for one in value):
        words = ", ".join(json.dumps(one, ensure_ascii=False) for one in value)
        return "[\n" + textwrap.fill(words, WIDTH, initial_indent=inner, subsequent_indent=inner) + f"\n{end}]"
    return "[\n" + ",\n".join(inner + _laid_out(one, indent + 1, len(inner)) for one in value) + f"\n{end}]"
