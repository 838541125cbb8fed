"""Lays out the files generated for C#, and replaces the names of C in comments of the headers with the names of C#."""

from __future__ import annotations

import re
import textwrap
from xml.sax.saxutils import escape

from contract import Contract, Enumeration, pascal
from vocabulary import Vocabulary

FOLDER = "bindings/csharp/src"
WIDTH = 120
HEAD = "// bindings/generate writes this file from capi/mistbank/; do not edit it.\n#nullable enable\n\n"

#: Types whose name is not that of the contract, for example because .NET already has System and Action.
TYPES = {
    "System": "GameSystem", "Action": "GameAction", "Event": "GameEvent", "SvgMark": "PictureMark", "Rules": "RulesLayout",
}  # fmt: skip
#: Enumerations with a type for sets. Only those in BOTH also have a type for a single member.
SETS = {"Expansion": "Expansions", "Mark": "Marks", "FigureKind": "FigureKinds"}
BOTH = ("FigureKind",)
NUMBERS_ONLY = ("Viewer", "Recording")  # written as constants, because their parameters accept further numbers
KINDS = {
    "uint8_t": "byte", "char": "byte", "int16_t": "short", "int32_t": "int", "uint32_t": "uint", "uint64_t": "ulong",
    "float": "float", "double": "double", "mistbank_status": "Status", "void": "void",
}  # fmt: skip
#: Symbols in comments of C, and their names in C#.
WORDS = {
    "mistbank_rules_validate()": "Rules.Validate", "mistbank_svg_options": "PictureOptions", "mistbank_rules": "Rules",
    "mistbank_game_create()": "new Game", "mistbank_game_determinize_for()": "Game.Determinize",
    "mistbank_batch_size()": "Batch.Count", "mistbank_plane_count()": "PlaneNames.Length",
    "mistbank_scalar_count()": "ScalarNames.Length", "mistbank_fact_count()": "Facts.Count",
    "mistbank_svg_mark": "PictureMark", "mistbank_action_title()": "Descriptions.Title",
}  # fmt: skip


def file_of(body: str, *uses: str) -> str:
    before = "".join(f"using {it};\n" for it in uses)
    indented = textwrap.indent(body.strip("\n"), "    ", lambda line: line.strip() != "" and not line.startswith("#"))
    return f"{before}{before and chr(10)}namespace Mistbank\n{{\n{indented}\n}}\n"


def type_of(name: str) -> str:
    return TYPES.get(name, name)


def is_enum(name: str) -> bool:
    return name not in NUMBERS_ONLY and (name not in SETS or name in BOTH)


def shown(enumeration: Enumeration) -> str:
    name = enumeration.name
    return type_of(name if name in BOTH else SETS.get(name, name))


VOCABULARY = Vocabulary(
    enumeration=shown,
    member=lambda enumeration, member: f"{shown(enumeration)}.{pascal(member.name)}",
    bound=lambda name: f"Limits.{pascal(name)}",
    method=pascal,
    word=lambda word, is_member: pascal(word.strip("`")),
    exceptions=WORDS,
)


def told(contract: Contract, text: str) -> str:
    """Returns a comment as a sentence with the names of C#, or an empty text."""
    coordinates = r"\bx, y(?:(?:,| and) segment)?\b|^x(?= =)"
    words = VOCABULARY.translate(contract, text)
    return re.sub(coordinates, lambda found: re.sub("[xy]|segment", lambda it: pascal(it[0]), found[0]), words)


def commented(text: str, tag: str = "summary", attribute: str = "") -> str:
    line = f"<{tag}{attribute}>{escape(text)}</{tag}>"
    return textwrap.fill(
        line, WIDTH - 8, initial_indent="/// ", subsequent_indent="/// ", break_long_words=False, break_on_hyphens=False
    ) + "\n"  # fmt: skip


def inside(text: str) -> str:
    return textwrap.indent(text, "    ", lambda line: line.strip() != "")


def block(before: str, parts: list[str]) -> str:
    """Writes a type with these members, and empty lines between members with comments."""
    return f"{before}\n{{\n{inside(chr(10).join(parts) if parts and parts[0].startswith('///') else ''.join(parts))}}}\n"
