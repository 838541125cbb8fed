"""Reads the contract from the headers in capi/mistbank/ with libclang: enumerations, bounds, structs and functions, with
their comments. The C type of a number, and the tags in its comment, determine its meaning; bindings/README.md lists the
tags. Generators only copy the words of comments. Nothing in this file depends on the language of a binding."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from os.path import commonprefix
from pathlib import Path

from clang.cindex import Cursor, CursorKind, Index, TypeKind

PREFIX = "MISTBANK_"
STATUS = "Status"

NUMBERS = {
    "uint8_t": (1, False),
    "int16_t": (2, True),
    "int32_t": (4, True),
    "uint32_t": (4, False),
    "int64_t": (8, True),
    "uint64_t": (8, False),
    "double": (8, True),
    "float": (4, True),
    "char": (1, True),
}


def words(name: str) -> list[str]:
    return [word for word in name.lower().split("_") if word]


def pascal(name: str) -> str:
    """Turns score_or_pacify into ScoreOrPacify."""
    return "".join(word.capitalize() for word in words(name))


def camel(name: str) -> str:
    """Turns tile_type into tileType."""
    whole = pascal(name)
    return whole[:1].lower() + whole[1:]


def snake(name: str) -> str:
    """Turns JointScoring into joint_scoring."""
    return re.sub(r"(?<!^)[A-Z]", r"_\g<0>", name).lower()


@dataclass
class Comment:
    """A comment, split into text, tags and clause ids. Bindings show only the text to their users."""

    text: str = ""
    tags: dict[str, str] = field(default_factory=dict)  # for example "kind": "flag"
    range: tuple[str, str] | None = None  # the least and the greatest value, as written in the header
    clauses: list[str] = field(default_factory=list)  # for example "ABT-3"


@dataclass
class Constant:
    symbol: str  # for example MISTBANK_COLOUR_RED
    name: str  # without the common prefix of the enumeration, for example red; a year becomes of_2022
    value: int
    comment: str
    clauses: list[str] = field(default_factory=list)
    clause: str = ""  # the prefix of an expansion's clause ids, for example GCC


@dataclass
class Enumeration:
    name: str  # for example FigureKind
    prefix: str  # the common prefix of the constants, for example FIGURE
    comment: str
    members: list[Constant]
    is_set: bool = False  # whether any field is a set of members: bits 1 << member


@dataclass
class Field:
    name: str
    type: str  # a key of NUMBERS, or the name of a struct
    count: int  # the number of entries; 0: the field is not an array
    offset: int  # in bytes
    size: int  # in bytes
    comment: str
    bound: str  # the length of an array as written in the header, for example MISTBANK_MAX_COLOURS
    capacity: str  # in an array of texts, the size of each text as written in the header
    enumeration: str  # the enumeration of the values, for example FigureKind
    is_set: bool  # whether the value is a set: bits 1 << member of the enumeration
    is_by: bool  # whether the array has an entry for each member of the enumeration
    is_flag: bool  # whether the value is a flag, 1 or 0, which becomes a truth value in other languages
    has_null: bool  # whether -1 means "none"
    default: str

    @property
    def is_reserved(self) -> bool:
        return self.name == "reserved"


@dataclass
class Struct:
    symbol: str  # for example mistbank_tile_type
    name: str  # for example TileType
    comment: str
    size: int
    fields: list[Field]


@dataclass
class Parameter:
    name: str
    base: str  # the type without pointers, for example mistbank_rules
    pointers: int
    is_const: bool  # whether the parameter points to a constant value
    enumeration: str  # the enumeration of a number, for example FigureKind
    comment: Comment


@dataclass
class Function:
    symbol: str
    comment: str
    result: str  # the type as written in the header, for example const char *
    enumeration: str  # the enumeration of the result, for example FigureKind
    returned: Comment
    parameters: list[Parameter]
    header: str  # the name of the header, for example rules


@dataclass
class Contract:
    enumerations: list[Enumeration] = field(default_factory=list)
    constants: list[Constant] = field(default_factory=list)  # constants without an enumeration: bounds and the version
    structs: list[Struct] = field(default_factory=list)
    handles: list[str] = field(default_factory=list)  # symbols of opaque structs
    functions: list[Function] = field(default_factory=list)

    def enumeration(self, name: str) -> Enumeration:
        return next(it for it in self.enumerations if it.name == name)

    def refusals(self) -> list[Constant]:
        """Returns the statuses of failed calls: all except success and a buffer that is too small."""
        return [it for it in self.enumeration(STATUS).members if it.name not in ("ok", "buffer_too_small")]

    def struct(self, symbol: str) -> Struct:
        return next(it for it in self.structs if it.symbol == symbol)

    def is_struct(self, symbol: str) -> bool:
        return any(it.symbol == symbol for it in self.structs)

    def value(self, symbol: str) -> int:
        return next(it.value for it in self.constants if it.symbol == symbol)


def read(project: Path) -> Contract:
    """Returns the contract of the headers in project/capi. Raises SystemExit with the compiler's errors."""
    header = project / "capi/mistbank.h"
    unit = Index.create().parse(str(header), args=["-xc", "-std=c99", f"-I{project / 'capi'}"], options=0x01)  # macros too
    wrong = [str(it) for it in unit.diagnostics if it.severity >= 3]
    if wrong:
        raise SystemExit("\n".join(wrong))
    ours = (project / "capi").resolve()
    contract = Contract()
    unnamed: Cursor | None = None  # an enum whose typedef may follow
    for cursor in unit.cursor.get_children():
        place = cursor.location.file
        if place is None or ours not in Path(place.name).resolve().parents:
            continue
        if unnamed:
            is_typed = cursor.kind == CursorKind.TYPEDEF_DECL and cursor.underlying_typedef_type.spelling == "int32_t"
            _take_enum(contract, unnamed, cursor.spelling if is_typed else "")
        unnamed = cursor if cursor.kind == CursorKind.ENUM_DECL else None
        _take(contract, cursor, Path(place.name).stem)
    if unnamed:
        _take_enum(contract, unnamed, "")
    for it in (it for struct in contract.structs for it in struct.fields if it.is_set):
        contract.enumeration(it.enumeration).is_set = True
    return contract


def _take(contract: Contract, cursor: Cursor, header: str) -> None:
    name = cursor.spelling
    if cursor.kind == CursorKind.MACRO_DEFINITION:
        tokens = [token.spelling for token in cursor.get_tokens()]
        if len(tokens) == 2 and tokens[1].isdigit() and name.startswith(PREFIX):
            contract.constants.append(Constant(name, name[len(PREFIX) :].lower(), int(tokens[1]), ""))
    elif cursor.kind == CursorKind.STRUCT_DECL and not cursor.is_definition():
        contract.handles.append(name)
    elif cursor.kind == CursorKind.STRUCT_DECL:
        fields = [_field(contract, it) for it in cursor.get_children() if it.kind == CursorKind.FIELD_DECL]
        text = _comments(cursor)[""].text
        contract.structs.append(Struct(name, pascal(name[len(PREFIX) :]), text, cursor.type.get_size(), fields))
        contract.handles = [it for it in contract.handles if it != name]
    elif cursor.kind == CursorKind.FUNCTION_DECL:
        comments = _comments(cursor)
        parameters = [_parameter(contract, it, comments) for it in cursor.get_arguments()]
        result, enumeration = _number(contract, cursor.result_type.spelling)
        contract.functions.append(
            Function(name, comments[""].text, result, enumeration, comments["return"], parameters, header)
        )


def _take_enum(contract: Contract, cursor: Cursor, type_: str) -> None:
    """Adds an enum that has a typedef as an enumeration, and the constants of any other enum as bounds."""
    own = _comments(cursor)[""]
    found = [it for it in cursor.get_children() if it.kind == CursorKind.ENUM_CONSTANT_DECL]
    begins = f"{commonprefix([it.spelling for it in found]).rpartition('_')[0]}_" if type_ else PREFIX
    members = []
    for it in found:
        comment = own if len(found) == 1 else _comments(it)[""]  # a single constant has the comment of the declaration
        name = it.spelling[len(begins) :].lower()
        name = f"of_{name}" if name.isdigit() else name
        clause = comment.tags.get("clause", "")
        members.append(Constant(it.spelling, name, it.enum_value, comment.text, comment.clauses, clause))
    if type_:
        name = pascal(type_[len(PREFIX) :])
        contract.enumerations.append(Enumeration(name, begins[len(PREFIX) : -1], own.text, members))
    else:
        contract.constants += members


def _number(contract: Contract, type_: str) -> tuple[str, str]:
    """Returns the C type and the name of the enumeration, for example int32_t and Colour for mistbank_colour. The name is
    empty for other types."""
    name = pascal(type_[len(PREFIX) :])
    if type_.startswith("mistbank_") and name != STATUS and any(it.name == name for it in contract.enumerations):
        return "int32_t", name
    return type_, ""


def _field(contract: Contract, cursor: Cursor) -> Field:
    kind, count = cursor.type, 0
    if kind.kind == TypeKind.CONSTANTARRAY:
        kind, count = kind.element_type, kind.element_count
    if kind.kind == TypeKind.CONSTANTARRAY:
        kind = kind.element_type
    written = " ".join(token.spelling for token in cursor.get_tokens())
    bounds = [*re.findall(rf"\[ ({PREFIX}\w+) ]", written), "", ""]
    comment = _comments(cursor)[""]
    tags = comment.tags
    type_, enumeration = _number(contract, kind.spelling)
    is_flag = tags.get("kind") == "flag"
    tagged = next((tags[it] for it in ("set", "by", "kind") if it in tags and not is_flag), "")
    named = next((it for it in contract.enumerations if it.name == pascal(tagged)), None)
    if tagged and not named:
        raise SystemExit(f"{cursor.location.file}: {cursor.spelling}: there is no enumeration {tagged}")
    return Field(
        cursor.spelling,
        type_,
        count,
        cursor.get_field_offsetof() // 8,
        cursor.type.get_size(),
        comment.text + (f", by {PREFIX}{named.prefix}_..." if "by" in tags else ""),
        bounds[0],
        bounds[1],
        pascal(tagged) or enumeration,
        "set" in tags,
        "by" in tags,
        is_flag,
        "null" in tags,
        tags.get("default", ""),
    )


def _parameter(contract: Contract, cursor: Cursor, comments: dict[str, Comment]) -> Parameter:
    kind, pointers, is_const = cursor.type, 0, False
    while kind.kind == TypeKind.POINTER:
        kind = kind.get_pointee()
        pointers += 1
        is_const = kind.is_const_qualified() if pointers == 1 else is_const
    base, enumeration = _number(contract, kind.spelling.replace("const ", "").replace("struct ", ""))
    return Parameter(cursor.spelling, base, pointers, is_const, enumeration, comments.get(cursor.spelling, Comment()))


# --- comments ---

def _comments(cursor: Cursor) -> dict[str, Comment]:
    """Returns the comments of a declaration by name: "" for the declaration itself, the name of each parameter, and
    "return" for the result."""
    raw = re.sub(r"^/\*\*<?|\*/$", "", cursor.raw_comment or "")
    text = " ".join(re.sub(r"^\s*\*", "", line) for line in raw.splitlines())
    own, *parts = re.split(r"@(?=param |return )", re.sub(r"\s+", " ", text).strip())
    found = {"": _comment(own), "return": Comment()}
    for part in parts:
        tag, _, rest = part.partition(" ")
        names, _, rest = rest.partition(" ") if tag == "param" else ("return", "", rest)
        found |= {name: _comment(rest) for name in names.split(",")}
    return found


def _comment(text: str) -> Comment:
    tags = dict(re.findall(r"@(kind|set|by|default|clause|null|else) (-?\w+)", text))
    found = re.search(r"@range #?(\w+) to #?([\w()]+(?:-1)?)", text)
    text = re.sub(r"\s*@(kind|set|by|default|clause|since) -?[\w.]+", "", text)
    text = re.sub(r"@(range|null|else) ", "", text)
    clauses = re.findall(r"[A-Z]{3,4}-\d+", text)
    text = re.sub(r" \((?:[A-Z]{3,4}(?:-\d+)?(?:, | to )?)+\)", "", text)
    return Comment(text.strip(), tags, (found[1], found[2]) if found else None, clauses)
