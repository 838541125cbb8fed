"""Writes parts of the JSON schema: enumerations in the order of the headers, and actions, events and facts by their fields
in the catalogue. The rest of the file does not change. A list of the schema is identified by its first entry. This entry
never changes, because constants keep their numbers."""

from __future__ import annotations

import json
import textwrap
from pathlib import Path
from typing import Any

import catalogue
from contract import Contract, snake

SCHEMA = "src/json/mistbank.schema.json"
WIDTH = 120
LISTS = (
    "Colour", "FigureKind", "SegmentKind", "Mark", "System", "Expansion", "Edition", "JointScoring", "Draws",
    "Unplayable", "FirstPlayer", "Outcome", "Loss", "Good", "DecisionKind",
)


def files(contract: Contract, project: Path) -> dict[str, str]:
    schema = json.loads((project / SCHEMA).read_text(encoding="utf-8"))
    described = catalogue.read(project)["enumerations"]
    lists = {entries[0]: entries for entries in (_entries(contract, name, described) for name in LISTS)}
    _renew(schema, lists)
    for name, kinds, properties in (
        ("action", "ActionKind", _of_action),
        ("event", "EventKind", lambda fields: _of_event(fields, lists)),
    ):
        groups = catalogue.kinds_by_fields(project, snake(kinds))
        missing = set(_entries(contract, kinds)).difference(*(names for names, _ in groups))
        if missing:
            raise SystemExit(f"{catalogue.CATALOGUE} does not describe {', '.join(sorted(missing))} of {kinds}: run bindings/catalogue")
        schema["$defs"][name]["oneOf"] = [_object(names, properties(fields)) for names, fields in groups]
    for fact in catalogue.read(project)["lists"]["fact"]:
        if fact["scope"] in OBJECTS and "field" in fact:
            _add_fact(schema["$defs"], fact)
    return {SCHEMA: _laid_out(schema, 0, 0) + "\n"}


def _entries(contract: Contract, name: str, described: dict[str, Any] = {}) -> list[Any]:
    """Returns the members as the schema lists them: editions as years, all others by the library's names. A member without
    such a name has the name of its constant."""
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


# --- fields of actions and events; a question mark follows a field that may be missing ---


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


def _of_action(fields: list[str]) -> dict[str, Any]:
    properties = {
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
    return {name: one for field in fields for name, one in properties[field].items()} | {"text?": {"type": "string"}}


def _of_event(fields: dict[str, str], lists: dict[Any, list[Any]]) -> dict[str, Any]:
    kinds = {
        "tile": {"tile": _or_null(_named("tile_id"))},
        "colour": {"colour": _or_null(_named("colour"))},
        "figure": FIGURE,
        "cell": CELL,
        "segment": SEGMENT,
        "segment_kind": {"feature": _named("segment_kind")},
    }
    words = {
        "good": {"enum": lists["wine"]},
        "reason": {"enum": lists["ghosts"]},
        "robbed": _or_null(_named("colour")),
        "counter": COUNTER["counter"],
        "what": {"enum": ["points", *lists["wine"], "abbey"]},
    }
    found = {"player": _whole(0), "action": _whole(0)}
    for name, kind in fields.items():
        if name == "from":
            found["from"] = _or_null(_object([], CELL | SEGMENT if kind == "segment" else CELL))
        else:
            found |= kinds.get(kind) or {name: words[name] if kind.startswith("word") else _whole()}
    return found


# --- facts: each has a property in the object of its scope ---

#: By scope: the path from the properties of a game to the object with the facts of the scope.
OBJECTS = {"game": (), "colour": ("supplies",), "tile": ("tiles",)}


def _add_fact(definitions: dict[str, Any], fact: dict[str, Any]) -> None:
    place = "#/$defs/game/properties"
    game, read = (definitions[name]["properties"] for name in ("game", "game_to_read"))
    for outer in OBJECTS[fact["scope"]]:
        place += f"/{outer}/items/properties"
        game, read = (properties[outer]["items"]["properties"] for properties in (game, read))
    *outer, name = fact["field"].split(".")
    for it in outer:
        place += f"/{it}/properties"
        required = game.setdefault(it, _object([], {}))["required"]
        required += [] if name in required else [name]
        read.setdefault(it, {"type": "object", "properties": {}, "additionalProperties": True})
        game, read = (properties[it]["properties"] for properties in (game, read))
    game[name] = _of_fact(fact)
    read[name] = _named(f"{place.removeprefix('#/$defs/')}/{name}")


def _of_fact(fact: dict[str, Any]) -> dict[str, Any]:
    segment = CELL | SEGMENT
    kinds = {
        "number": _whole(fact["lowest"], fact["highest"]),
        "colour": _named("colour"),
        "tile": _object([], CELL),
        "segment": _object([], segment),
        "pair": _object([], segment | {"other": _named("segment_number")}),
    }
    one, width = kinds[fact["kind"]], {"segment": 2, "pair": 3}.get(fact["kind"], 1)
    if "names" in fact:
        return _object([], {name: one for name in fact["names"]})
    if fact["numbers"] != width:
        return {"type": "array", "items": one}
    return _or_null(one) if fact["optional"] or fact["kind"] != "number" else one


def _object(kinds: list[str], properties: dict[str, Any]) -> dict[str, Any]:
    properties = ({"kind": {"enum": kinds}} if kinds else {}) | properties
    return {
        "type": "object",
        "properties": {name.rstrip("?"): one for name, one in properties.items()},
        "required": [name for name in properties if not name.endswith("?")],
        "additionalProperties": False,
    }


def _laid_out(value: Any, indent: int, before: int) -> str:
    """Writes a value as JSON: on one line if there is room after `before` characters, otherwise with one line for each
    part."""
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
