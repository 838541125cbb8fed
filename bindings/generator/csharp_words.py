"""How what is generated for C# is laid out, and comments of the headers in its words."""

from __future__ import annotations

import re
import textwrap
from xml.sax.saxutils import escape

from contract import PREFIX, Contract, pascal, summary_of

FOLDER = "bindings/csharp/src"
WIDTH = 120
HEAD = "// Written by bindings/generate out of capi/mistbank/: nobody edits it.\n"

#: What is called otherwise than in the contract, as System and Event are names of .NET's.
TYPES = {
    "System": "GameSystem", "Action": "GameAction", "Event": "GameEvent", "SvgMark": "PictureMark", "Rules": "RulesLayout",
}  # fmt: skip
#: Enumerations of which there are sets; of those that are not in BOTH there is nothing else.
SETS = {"Expansion": "Expansions", "Mark": "Marks", "FigureKind": "FigureKinds"}
BOTH = ("FigureKind",)
NUMBERS_ONLY = ("Viewer", "Recording")  # no enumerations: what takes them takes other numbers too
KINDS = {
    "uint8_t": "byte", "char": "byte", "int16_t": "short", "int32_t": "int", "uint32_t": "uint", "uint64_t": "ulong",
    "float": "float", "double": "double", "mistbank_status": "Status", "void": "void",
}  # fmt: skip
#: What comments of C name, as it is called here.
WORDS = {
    "mistbank_rules_validate()": "Rules.Validate", "mistbank_svg_options": "PictureOptions", "mistbank_rules": "Rules",
    "mistbank_game_create()": "new Game", "mistbank_game_determinize_for()": "Game.Determinize",
    "mistbank_batch_size()": "Batch.Count", "mistbank_plane_count()": "PlaneNames.Length",
    "mistbank_scalar_count()": "ScalarNames.Length", "mistbank_fact_count()": "Facts.Count",
    "GCC": "ghosts, castles and cemeteries",
}  # fmt: skip


def file_of(body: str, *uses: str) -> str:
    before = "".join(f"using {it};\n" for it in uses)
    indented = textwrap.indent(body.strip("\n"), "    ", lambda line: line.strip() != "" and not line.startswith("#"))
    return f"{before}{before and chr(10)}namespace Mistbank\n{{\n{indented}\n}}\n"


def type_of(name: str) -> str:
    return TYPES.get(name, name)


def is_enum(name: str) -> bool:
    return name not in NUMBERS_ONLY and (name not in SETS or name in BOTH)


def told(contract: Contract, text: str, fields: frozenset[str] = frozenset()) -> str:
    """A comment in the words of C#, as a sentence; empty where nothing is left. With the names of fields, those at the
    beginnings of its parts are told to be fields."""
    text = re.sub(r"\b[A-Z]{3}-\d+(?: to [A-Z]{3}-\d+)?(?:; |$)| \([A-Z]{3}\)", "", summary_of(text))
    text = re.sub(r" \d+ bytes(?:; .* in 1\.0)?\.(?=$| [A-Z])", "", text)
    text = re.sub(r", NUL-terminated(?:, the rest 0)?", "", text)
    text = re.sub(r"^\d[a-d](?:, \d[a-d])*(?:, |: )|; in (?:sets|masks) the bit 1 << \w+", "", text)
    named_alone = r"(^|: )(?:bits 1 << )?MISTBANK_[A-Z_]+_\.\.\.(: |; | of |$)"
    text = re.sub(named_alone, lambda it: "; " if it[1] and it[2] == "; " else it[1], text)
    for name, here in WORDS.items():
        text = re.sub(rf"\b{re.escape(name)}(?![\w])", here, text)
    text = re.sub(r"\bmistbank_(\w+)(\(\))?", lambda it: _symbol(contract, it[1]), text)
    for one in sorted(contract.enumerations, key=lambda it: -len(it.prefix)):
        type_ = type_of(SETS.get(one.name, one.name) if one.name not in BOTH else one.name)
        text = text.replace(f"{PREFIX}{one.prefix}_...", type_) if one.prefix else text
        for member in one.members:
            text = re.sub(rf"\b{member.symbol}\b", f"{type_}.{pascal(member.name)}", text)
    text = re.sub(rf"\b{PREFIX}(\w+)\b", lambda it: f"Limits.{pascal(it[1])}", text)
    text = re.sub(r"`(\w+)`", lambda it: pascal(it[1]), text)
    text = re.sub(r"\b[a-z]+(?:_[a-z]+)+\b", lambda it: pascal(it[0]), text)
    text = re.sub(r'(?<=[\w)]) ("[^"]+")$', r"; \1", text)
    if fields:
        text = "".join(_fields_told(part, fields) for part in re.split(r"(, |; |: )", text))
    text = text.strip(" :;")
    return text and text[0].upper() + text[1:] + ("" if text[-1] in ".?!" else ".")


def _fields_told(part: str, fields: frozenset[str]) -> str:
    """x y segment of the meeple, as X Y Segment of the meeple."""
    words = part.split(" ")
    if words[0] == "as" and len(words) == 2:  # another kind
        return f"as {words[1][0].upper()}{words[1][1:]}"
    for i, word in enumerate(words):
        if word not in fields:
            break
        words[i] = pascal(word)
    return " ".join(words)


def _symbol(contract: Contract, name: str) -> str:
    if contract.is_struct(f"mistbank_{name}"):
        return type_of(pascal(name))
    for of in ("game", "tile_set", "batch", "adviser"):
        if name.startswith(of + "_"):
            return f"{pascal(of)}.{pascal(name[len(of) + 1 :])}"
    return pascal(name)


def flag_told(comment: str) -> str:
    """What is 1 or 0 in C, as what is true or false."""
    text = re.sub(r"\b1 if (.*), else 0", r"whether \1", summary_of(comment))
    text = re.sub(r"^1: (.*)[,;] else 0", r"whether \1", text)
    text = re.sub(r"\b0: (.*), else 1", r"False: \1", text)
    return re.sub(r"^1: ", "", text)


def commented(text: str, tag: str = "summary", attribute: str = "") -> str:
    line = f"<{tag}{attribute}>{escape(text)}</{tag}>"
    return textwrap.fill(
        line, WIDTH - 8, initial_indent="/// ", subsequent_indent="/// ", break_long_words=False, break_on_hyphens=False
    ) + "\n"  # fmt: skip


def inside(text: str) -> str:
    return textwrap.indent(text, "    ", lambda line: line.strip() != "")


def block(before: str, parts: list[str]) -> str:
    """A type of these members, with empty lines between those that have comments."""
    return f"{before}\n{{\n{inside(chr(10).join(parts) if parts and parts[0].startswith('///') else ''.join(parts))}}}\n"
