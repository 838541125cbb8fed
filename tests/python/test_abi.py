"""Compares the package's declarations with the manifest of the C API (tests/abi/manifest)."""

from __future__ import annotations

import ctypes
import json
import os
import re

import mistbank as mb
import pytest
from mistbank import _library, _structs, constants, rules
from support import PROJECT

MANIFEST = json.load(open(os.environ.get("MISTBANK_MANIFEST", PROJECT / "build/manifest.json"), encoding="utf-8"))
WITH_POINTERS = {"mistbank_allocator"}  # the binding never passes this struct

GROUPS = {
    "Status": "",
    "System": "SYSTEM_",
    "Expansion": "EXPANSION_",
    "Edition": "EDITION_",
    "JointScoring": "JOINT_",
    "Draws": "DRAWS_",
    "Unplayable": "UNPLAYABLE_",
    "FirstPlayer": "FIRST_PLAYER_",
    "Colour": "COLOUR_",
    "Side": "SIDE_",
    "Direction": "DIRECTION_",
    "SideKind": "SIDE_KIND_",
    "SegmentKind": "SEGMENT_",
    "Mark": "MARK_",
    "DecisionKind": "DECISION_",
    "Subject": "SUBJECT_",
    "Target": "TARGET_",
    "Change": "CHANGE_",
    "Extent": "EXTENT_",
    "ActionKind": "ACTION_",
    "EventKind": "EVENT_",
    "FigureKind": "FIGURE_",
    "Good": "GOOD_",
    "Viewer": "VIEWER_",
    "Strength": "STRENGTH_",
    "Verdict": "VERDICT_",
    "Source": "SOURCE_",
    "Scope": "SCOPE_",
    "FactKind": "FACT_KIND_",
    "Outcome": "OUTCOME_",
    "Loss": "LOSS_",
    "RecordKind": "RECORD_",
    "Sampling": "SAMPLING_",
    "Theme": "SVG_THEME_",
    "PictureMarkKind": "SVG_MARK_",
    "Enumeration": "ENUMERATION_",
}
#: A pattern for the constants outside the enums.
LOOSE = r"MISTBANK_(MAX_\w+|\w+_CAPACITY|RECORDING_\w+|NO_SEGMENT|SVG_M\w+_TILE_SIZE)"


HEADERS = [PROJECT / "capi/mistbank.h", *sorted((PROJECT / "capi/mistbank").glob("*.h"))]
HEADER = "".join(path.read_text(encoding="utf-8") for path in HEADERS)


def test_the_manifest_contains_every_declaration_in_the_headers() -> None:
    code = re.sub(r"/\*.*?\*/", "", HEADER, flags=re.DOTALL)
    assert set(MANIFEST["constants"]) == set(re.findall(r"(MISTBANK_[A-Z0-9_]+) = ", code))
    assert set(MANIFEST["functions"]) == set(re.findall(r"MISTBANK_CALL (mistbank_\w+)\(", code))
    bodies = dict(re.findall(r"typedef struct (mistbank_\w+) \{(.*?)\}", code, re.DOTALL))
    assert set(MANIFEST["structs"]) == set(bodies)
    for name in set(bodies) - WITH_POINTERS:
        fields = re.findall(r"(\w+)(?:\[\w+\])*;", bodies[name])
        assert list(MANIFEST["structs"][name]["fields"]) == fields
        sizes = [field["size"] for field in MANIFEST["structs"][name]["fields"].values()]
        assert sum(sizes) == MANIFEST["structs"][name]["size"], "padding"


def test_every_python_constant_has_the_value_of_its_c_constant() -> None:
    found = {}
    for name, prefix in GROUPS.items():
        for member in getattr(constants, name):
            found[f"MISTBANK_{prefix}{member.name.removeprefix('OF_')}"] = int(member)
    wanted = {name: value for name, value in MANIFEST["constants"].items() if not re.fullmatch(LOOSE, name)}
    assert found == wanted
    for name in (name for name in MANIFEST["constants"] if re.fullmatch(LOOSE, name) and "_RECORDING_" not in name):
        assert getattr(_structs, name.removeprefix("MISTBANK_")) == MANIFEST["constants"][name]


def test_every_c_struct_is_declared_in_python() -> None:
    assert set(_structs.STRUCTS) == set(MANIFEST["structs"]) - WITH_POINTERS


@pytest.mark.parametrize("name", _structs.STRUCTS)
def test_every_field_has_the_same_offset_and_size_as_in_the_c_struct(name: str) -> None:
    struct, wanted = _structs.STRUCTS[name], MANIFEST["structs"][name]
    assert ctypes.sizeof(struct) == wanted["size"]
    assert [field[0] for field in struct._fields_] == list(wanted["fields"])
    for field, layout in wanted["fields"].items():
        found = getattr(struct, field)
        assert (found.offset, found.size) == (layout["offset"], layout["size"]), field


@pytest.mark.parametrize("name", _structs.STRUCTS)
def test_every_field_has_the_same_type_as_in_the_header(name: str) -> None:
    types = {
        "uint8_t": ctypes.c_uint8,
        "int16_t": ctypes.c_int16,
        "uint16_t": ctypes.c_uint16,
        "int32_t": ctypes.c_int32,
        "uint32_t": ctypes.c_uint32,
        "uint64_t": ctypes.c_uint64,
        "double": ctypes.c_double,
        "char": ctypes.c_char,
        "mistbank_action": _structs.Action,
    }
    for field in _structs.STRUCTS[name]._fields_:
        element = field[1]
        while isinstance(getattr(element, "_type_", None), type):  # the type of an array's elements
            element = element._type_
        assert element is types[MANIFEST["structs"][name]["fields"][field[0]]["type"]], field[0]


def test_every_function_is_declared_with_the_same_arguments_as_in_the_header() -> None:
    assert set(_library.FUNCTIONS) == set(MANIFEST["functions"])
    for name, (_, arguments) in _library.FUNCTIONS.items():
        found = re.search(rf"MISTBANK_CALL\s+{name}\(([^;]*?)\);", HEADER)
        assert found, name
        declared = [] if found[1].strip() == "void" else found[1].split(",")
        assert len(arguments) == len(declared), name
        for given, wanted in zip(arguments, declared):
            if "int32_t" in wanted and "*" not in wanted:
                assert ctypes.sizeof(given) == 4, (name, wanted)
            elif "uint64_t" in wanted and "*" not in wanted:
                assert given is ctypes.c_uint64, (name, wanted)
            else:
                assert ctypes.sizeof(given) in (4, 8), (name, wanted)


def test_the_library_has_the_same_version_as_its_header() -> None:
    assert mb.__version__ == MANIFEST["version"]
    assert _library.ABI_VERSION == MANIFEST["abi_version"]


def test_new_rules_have_the_default_values_of_the_library() -> None:
    assert mb.Rules() == rules._rules_of(rules._new_struct())
    assert mb.cooperative() == mb.Rules.preset("level1").validated()
    for name in ("base", "demo", "ghosts_castles_cemeteries"):
        assert getattr(mb, name)() == mb.Rules.preset(name).validated()
