"""The contract that the headers in capi/mistbank/ are, read with libclang: constants, structs and functions with their
comments, as what generates the bindings needs them. Nothing here knows a language."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from clang.cindex import Cursor, CursorKind, Index, Type, TypeKind

PREFIX = "MISTBANK_"

#: What an enumeration is called, by the beginning of its constants; the headers give it no name. One that is not here is
#: called by that beginning: MISTBANK_GOOD_... is Good.
NAMES = {
    "JOINT": "JointScoring",
    "FIGURE": "FigureKind",
    "SIDE_KIND": "SideKind",
    "SEGMENT": "SegmentKind",
    "DECISION": "DecisionKind",
    "ACTION": "ActionKind",
    "EVENT": "EventKind",
    "RECORD": "RecordKind",
    "SVG_MARK": "PictureMarkKind",
    "SVG_THEME": "Theme",
}
STATUS = "Status"  # whose constants begin with nothing

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
    """score_or_pacify as ScoreOrPacify."""
    return "".join(word.capitalize() for word in words(name))


def camel(name: str) -> str:
    """tile_type as tileType."""
    whole = pascal(name)
    return whole[:1].lower() + whole[1:]


@dataclass
class Constant:
    symbol: str  # MISTBANK_COLOUR_RED
    name: str  # red: without what all of its enumeration begin with; a year is of_2022
    value: int
    comment: str


@dataclass
class Enumeration:
    name: str  # FigureKind
    prefix: str  # FIGURE
    comment: str
    members: list[Constant]
    is_set: bool = False  # whether structs have sets of it: bits 1 << member


@dataclass
class Field:
    name: str
    type: str  # a key of NUMBERS, or the name of a struct
    count: int  # entries; 0: it is no array
    offset: int  # bytes
    size: int  # bytes
    comment: str
    bound: str = ""  # of an array, as the header has it: MISTBANK_MAX_COLOURS
    enumeration: str = ""  # which it holds: FigureKind
    is_set: bool = False  # bits 1 << member of it

    @property
    def is_reserved(self) -> bool:
        return self.name == "reserved"

    @property
    def is_flag(self) -> bool:
        """Whether it is 1 or 0, for what other languages have truth values for."""
        told = re.match(r"(?:[\w ]+: )?(?:1 or 0|1 if |1: )|0: .*else 1", self.comment)
        return bool(told) and not self.count


@dataclass
class Struct:
    symbol: str  # mistbank_tile_type
    name: str  # TileType
    comment: str
    size: int
    fields: list[Field]


@dataclass
class Parameter:
    name: str
    type: str  # as it is written: const mistbank_rules*
    base: str  # mistbank_rules
    pointers: int
    is_const: bool  # what it points to
    is_callback: bool = False


@dataclass
class Function:
    symbol: str
    comment: str
    result: str  # as a parameter's type
    parameters: list[Parameter]
    header: str  # rules


@dataclass
class Contract:
    enumerations: list[Enumeration] = field(default_factory=list)
    constants: list[Constant] = field(default_factory=list)  # bounds and the like, and the version
    structs: list[Struct] = field(default_factory=list)
    handles: list[str] = field(default_factory=list)  # symbols of structs that only the library looks into
    functions: list[Function] = field(default_factory=list)

    def enumeration(self, name: str) -> Enumeration:
        return next(it for it in self.enumerations if it.name == name)

    def refusals(self) -> list[Constant]:
        """What a call may answer other than that it has done what it should, or that there is more to write."""
        return [it for it in self.enumeration(STATUS).members if it.name not in ("ok", "buffer_too_small")]

    def struct(self, symbol: str) -> Struct:
        return next(it for it in self.structs if it.symbol == symbol)

    def is_struct(self, symbol: str) -> bool:
        return any(it.symbol == symbol for it in self.structs)

    def value(self, symbol: str) -> int:
        return next(it.value for it in self.constants if it.symbol == symbol)


def read(project: Path) -> Contract:
    """The contract of the headers in project/capi. Raises SystemExit with what the compiler says where they are wrong."""
    header = project / "capi/mistbank.h"
    index = Index.create()
    unit = index.parse(str(header), args=["-xc", "-std=c99", f"-I{project / 'capi'}"], options=0x01)  # macros too
    wrong = [str(it) for it in unit.diagnostics if it.severity >= 3]
    if wrong:
        raise SystemExit("\n".join(wrong))
    ours = (project / "capi").resolve()
    contract = Contract()
    for cursor in unit.cursor.get_children():
        place = cursor.location.file
        if place is None or ours not in Path(place.name).resolve().parents:
            continue
        _take(contract, cursor, Path(place.name).stem)
    _find_enumerations(contract)
    return contract


def _take(contract: Contract, cursor: Cursor, header: str) -> None:
    name = cursor.spelling
    if cursor.kind == CursorKind.MACRO_DEFINITION:
        tokens = [token.spelling for token in cursor.get_tokens()]
        if len(tokens) == 2 and tokens[1].isdigit() and name.startswith(PREFIX):
            contract.constants.append(Constant(name, name[len(PREFIX) :].lower(), int(tokens[1]), ""))
    elif cursor.kind == CursorKind.ENUM_DECL:
        _take_enumeration(contract, cursor)
    elif cursor.kind == CursorKind.STRUCT_DECL and not cursor.is_definition():
        contract.handles.append(name)
    elif cursor.kind == CursorKind.STRUCT_DECL:
        fields = [_field(it) for it in cursor.get_children() if it.kind == CursorKind.FIELD_DECL]
        struct = Struct(name, pascal(name[len(PREFIX) :]), _plain(cursor), cursor.type.get_size(), fields)
        contract.structs.append(struct)
        contract.handles = [it for it in contract.handles if it != name]
    elif cursor.kind == CursorKind.FUNCTION_DECL:
        parameters = [_parameter(it) for it in cursor.get_arguments()]
        contract.functions.append(Function(name, _plain(cursor), cursor.result_type.spelling, parameters, header))


def _take_enumeration(contract: Contract, cursor: Cursor) -> None:
    members = [
        Constant(it.spelling, "", it.enum_value, _plain(it))
        for it in cursor.get_children()
        if it.kind == CursorKind.ENUM_CONSTANT_DECL
    ]
    begins = _common_beginning([it.symbol for it in members])
    if members[0].symbol == "MISTBANK_OK":
        prefix, name = "", STATUS
    elif len(members) == 1 or len(begins) <= len(PREFIX) or begins in ("MISTBANK_MAX_", "MISTBANK_SVG_"):
        for it in members:
            it.name = it.symbol[len(PREFIX) :].lower()
            it.comment = _plain(cursor) if len(members) == 1 else it.comment  # one is told by what all are
        contract.constants += members
        return
    else:
        prefix = begins[len(PREFIX) : -1]
        name = NAMES.get(prefix) or pascal(prefix)
    for it in members:
        it.name = it.symbol[len(PREFIX) + len(prefix) + bool(prefix) :].lower()
        if it.name.isdigit():
            it.name = f"of_{it.name}"
    contract.enumerations.append(Enumeration(name, prefix, _plain(cursor), members))


def _common_beginning(names: list[str]) -> str:
    """With the underscore that ends it."""
    least, most = min(names), max(names)
    length = next((i for i in range(len(least)) if i >= len(most) or least[i] != most[i]), len(least))
    return least[: least[:length].rfind("_") + 1]


def _field(cursor: Cursor) -> Field:
    kind, count = cursor.type, 0
    if kind.kind == TypeKind.CONSTANTARRAY:
        kind, count = kind.element_type, kind.element_count
    written = " ".join(token.spelling for token in cursor.get_tokens())
    bound = re.search(rf"\[ ({PREFIX}\w+) ]", written)
    return Field(
        cursor.spelling,
        kind.spelling,
        count,
        cursor.get_field_offsetof() // 8,
        cursor.type.get_size(),
        _plain(cursor),
        bound.group(1) if bound else "",
    )


def _parameter(cursor: Cursor) -> Parameter:
    kind, pointers, is_const = cursor.type, 0, False
    while kind.kind == TypeKind.POINTER:
        kind = kind.get_pointee()
        pointers += 1
        is_const = kind.is_const_qualified() if pointers == 1 else is_const
    base = kind.spelling.replace("const ", "").replace("struct ", "")
    return Parameter(cursor.spelling, cursor.type.spelling, base, pointers, is_const, _is_callback(cursor.type))


def _is_callback(kind: Type) -> bool:
    canonical = kind.get_canonical()
    return canonical.kind == TypeKind.POINTER and canonical.get_pointee().kind in (
        TypeKind.FUNCTIONPROTO,
        TypeKind.FUNCTIONNOPROTO,
    )


def _plain(cursor: Cursor) -> str:
    """The words of a comment on one line, with @param and the like on lines of their own."""
    raw = cursor.raw_comment or ""
    text = re.sub(r"^/\*\*<?|\*/$|//+<?", "", raw.strip(), flags=re.MULTILINE)
    text = " ".join(re.sub(r"^\s*\*?\s*", "", line) for line in text.splitlines())
    text = re.sub(r"\s+", " ", text).strip()
    return re.sub(r"\s*(@(?:param|return|since)\b)", r"\n\1", text).strip()


def _find_enumerations(contract: Contract) -> None:
    """Which fields hold which constants is told by their comments: MISTBANK_COLOUR_..."""
    by_prefix = {it.prefix: it for it in contract.enumerations}
    for it in (field for struct in contract.structs for field in struct.fields):
        found = re.search(rf"{PREFIX}([A-Z_]+)_\.\.\.", it.comment)
        if not found or found.group(1) not in by_prefix:
            continue
        enumeration = by_prefix[found.group(1)]
        it.is_set = f"1 << {found.group(0)}" in it.comment
        enumeration.is_set |= it.is_set
        it.enumeration = enumeration.name


def summary_of(comment: str) -> str:
    """What a comment says before its parameters, without what only a reader of C wants: clause ids, references."""
    text = comment.split("\n@")[0]
    text = re.sub(r" \((?:[A-Z]{2,4}-\d+(?: to [A-Z]{2,4}-\d+)?(?:, )?)+\)", "", text)
    return text.replace("#MISTBANK_", "MISTBANK_")
