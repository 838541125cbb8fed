"""Writes the files of the JavaScript binding that follow the contract: src/constants.js, src/errors.js, src/names.js,
src/contract.js and src/queries.js with their types, and the private files src/bounds.js and src/kind_fields.js."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path
from typing import Any

import catalogue
from contract import PREFIX, Constant, Contract, Enumeration, Field, Function, Struct, camel, pascal, snake
from queries import Argument, Query, queries
from vocabulary import Vocabulary

FIRST = "// bindings/generate writes this file from the headers in capi/mistbank/; do not edit it.\n"
FOLDER = "bindings/javascript/src/"

#: Enumerations that are not written: JavaScript has a true-or-false option instead.
WITHOUT = ("Recording",)
#: Structs that become plain objects. The structs in CLASSES get a class, so that JSON and logs show their fields.
READ = ("tile", "figure", "feature", "scoring_meeple", "tally", "supply", "prisoner", "anchor", "points", "fact", "mark_description",
        "expansion_description", "rule_field", "rollout", "window", "advice", "review", "tile_type", "segment", "start_tile", "choice")  # fmt: skip
CLASSES = {"decision": "Decision", "event": "GameEvent"}
WRITTEN = ("rules", "event", "window", "svg_options", "text_options", "svg_mark")
OPTIONS = ("svg_options", "text_options")
#: Fields with another name in JavaScript than in C.
RENAMED = {("mistbank_tile_type", "side_kinds"): "sides", ("mistbank_choice", "tile_type"): "tile"}
#: Enumerations whose values are numbers in JavaScript: arrays of a batch hold statuses, and an edition is a year.
NUMBERED = ("Status", "Edition")
VIEWS = {"uint8_t": "u8", "char": "u8", "int16_t": "i16", "int32_t": "i32", "uint32_t": "u32", "uint64_t": "u64", "double": "f64"}
SHIFTS = {"u8": 0, "i16": 1, "i32": 2, "u32": 2, "u64": 3, "f64": 3}
PLACES = {0: "at", 1: "half", 2: "i", 3: "long"}
def files(contract: Contract, project: Path) -> dict[str, str]:
    return {
        FOLDER + "constants.js": _constants(contract, project),
        FOLDER + "constants.d.ts": _types_of_constants(contract, project),
        FOLDER + "bounds.js": _bounds(contract),
        FOLDER + "errors.js": _errors(contract),
        FOLDER + "errors.d.ts": _types_of_errors(contract),
        FOLDER + "names.js": _names(contract),
        FOLDER + "names.d.ts": _types_of_names(contract),
        FOLDER + "contract.js": _structs(contract),
        FOLDER + "contract.d.ts": _types_of_structs(contract, project),
        FOLDER + "queries.js": _queries(contract),
        FOLDER + "queries.d.ts": _types_of_queries(contract),
        FOLDER + "kind_fields.js": _kind_fields(project),
        FOLDER + "kind_fields.d.ts": _kind_field_types(contract, project),
    }


# --- comments ---


#: Symbols in comments of C, and their names in JavaScript.
WORDS = {
    "mistbank_rules_validate()": "Rules.validated()", "mistbank_svg_options": "PictureOptions",
    "mistbank_svg_mark": "PictureMark", "mistbank_game_pile_count()": "piles.length",
}  # fmt: skip
VOCABULARY = Vocabulary(
    enumeration=lambda enumeration: enumeration.name,
    member=lambda enumeration, member: f"{enumeration.name}.{pascal(member.name)}",
    bound=lambda name: f"Limits.{camel(name)}",
    method=camel,
    word=lambda word, is_member: pascal(word) if is_member else f"`{camel(word[1:-1])}`" if word[0] == "`" else camel(word),
    exceptions=WORDS,
)


def _comment(text: str, indent: str = "    ") -> str:
    if not text:
        return ""
    wrapped = (textwrap.wrap(it, 113 - len(indent), break_long_words=False, break_on_hyphens=False) for it in text.split("\n"))
    lines = [line for paragraph in wrapped for line in paragraph]
    return f"{indent}/** " + f"\n{indent} *  ".join(lines) + " */\n"


# --- fields of actions and events ---


def _kind_fields(project: Path) -> str:
    """Writes the fields of each kind. For example, "x y rotation=count" means a cell, and the member `count` under the name
    `rotation`."""
    text = "// bindings/generate writes this file from src/rules; do not edit it.\n"
    text += "// The fields of each kind of action and event: parts for properties.js, and numbers with the struct fields that hold them.\n"
    for name, enumeration in (("ACTION_FIELDS", "action_kind"), ("EVENT_FIELDS", "event_kind")):
        text += f"\nexport const {name} = {{\n"
        for kinds, fields in catalogue.kinds_by_fields(project, enumeration):
            numbers = _numbers(fields)
            parts = [_part(field, fields) for field in fields if field not in numbers]
            parts += [field if field == member else f"{field}={member}" for field, member in numbers.items()]
            text += f'    "{" ".join(parts)}": "{" ".join(pascal(kind) for kind in kinds)}",\n'
        text += "};\n"
    return text


def _numbers(fields: Any) -> dict[str, str]:
    """Returns the number fields of an event, with the members of its struct that hold them."""
    kinds = fields.items() if isinstance(fields, dict) else ()
    return {name: kind.removeprefix("number ") for name, kind in kinds if kind.startswith("number ")}


def _part(field: str, fields: Any) -> str:
    is_from_cell = field == "from" and fields[field] == "cell"
    return "from_cell" if is_from_cell else "x y" if field == "cell" else field


#: The properties for the parts of actions and events: the name, the type and the comment of each property.
TYPES_OF_PARTS = {
    "tile": ("tile", "number | null", "The index of a tile type of the game; null: hidden."),
    "rotation": ("place", "number", "The hand position of the laid tile: 0 to 2, in the order in which the tiles were taken."),
    "number": ("number", "number", "The random result, the robber's space on the track, or the points offered."),
    "other": ("other", "number", "The number of the second segment of a joined pair."),
    "counter": ("counter", '"marker" | "courier"', "The figure on the track."),
    "good": ("good", "Good", "The kind of goods."),
    "reason": ("reason", "Loss", "The reason why the team lost."),
    "robbed": ("robbed", "Colour", "The colour whose points were robbed; Colour.None: no colour."),
    "from": ("from", "{ x: number; y: number; segment?: number } | null", "The place that the piece came from; null: the supply, or beside the board."),
}


def _kind_field_types(contract: Contract, project: Path) -> str:
    text = "// bindings/generate writes this file from src/rules; do not edit it.\n"
    text += 'import type { Colour, Good, Loss } from "./constants.js";\n'
    for name, of in (("ActionProperties", "action"), ("EventProperties", "event")):
        groups = [fields for _, fields in catalogue.kinds_by_fields(project, f"{of}_kind")]
        known = {field.name for field in contract.struct(f"mistbank_{of}").fields}
        parts = {TYPES_OF_PARTS[field] for fields in groups for field in fields if field in {*TYPES_OF_PARTS} - {*_numbers(fields)}}
        named_parts = sorted(part for part in parts if part[0] not in known)
        numbers = {one for fields in groups for one, member in _numbers(fields).items() if one != member}
        others = sorted(numbers - known - {part[0] for part in named_parts})
        text += f"\n/** The properties of {of}s of all kinds. A property is undefined if the kind does not use it. */\nexport interface {name} {{\n"
        text += "".join(f"{_comment(words)}    readonly {it}?: {type_};\n" for it, type_, words in named_parts)
        text += "".join(f"    readonly {camel(it)}?: number;\n" for it in others)
        text += "}\n"
    return text


# --- constants ---


def _enumerations(contract: Contract) -> list[Enumeration]:
    return [it for it in contract.enumerations if it.name not in WITHOUT]


def _limits(contract: Contract) -> list:
    bounds = re.compile(r"max_\w+|no_segment|svg_m\w+_tile_size")
    return [it for it in contract.constants if bounds.fullmatch(it.name)]


def _bounds(contract: Contract) -> str:
    others = [it for it in contract.constants if it not in _limits(contract) and "VERSION_" not in it.symbol]
    lines = "".join(f"export const {it.symbol.removeprefix(PREFIX)} = {it.value};\n" for it in others)
    return FIRST + "// Bounds of the C API that only this package needs; users see Limits.\n\n" + lines


def _names_of(project: Path, enumeration: Enumeration) -> dict[int, str]:
    """Returns the name of each value: the name in the catalogue, or the name of the constant if the catalogue has none."""
    described = catalogue.read(project)["enumerations"].get(snake(enumeration.name), {"members": []})["members"]
    given = {it["value"]: it["name"] for it in described if it.get("name", "?") != "?"}
    return {it.value: given.get(it.value, it.name) for it in enumeration.members}


def _constants(contract: Contract, project: Path) -> str:
    parts = [
        FIRST + "// The library's values by name: Colour.Red is \"red\". Each member has its value in JavaScript and its\n"
        "// number in the library.\n",
        'import { enumeration, numbered } from "./enumerations.js";\n',
    ]
    for one in _enumerations(contract):
        names = _names_of(project, one)
        members = "".join(f'    {pascal(it.name)}: ["{names[it.value]}", {it.value}],\n' for it in one.members)
        made = "numbered" if one.name in NUMBERED else "enumeration"
        parts.append(f"export const {one.name} = {made}({{\n{members}}});\n")
    bounds = "".join(f"    {camel(it.name)}: {it.value},\n" for it in _limits(contract))
    parts.append(f"/** The limits of the library, such as the maximum number of players. */\nexport const Limits = Object.freeze({{\n{bounds}}});\n")
    return "\n".join(parts)


def _types_of_constants(contract: Contract, project: Path) -> str:
    parts = [
        FIRST + "// The library's values by name: `Colour.Red` is \"red\". Only statuses and editions are numbers. A\n"
        "// parameter of the type Named accepts other spellings, such as \"Red\" or \"LayTile\", and the number in the C API.\n",
        "/** A value of an enumeration, its name in upper or lower case, or its number in the C API. */\n"
        "export type Named<Kind> = Kind | (string & {}) | number;\n",
    ]
    for one in _enumerations(contract):
        about = _comment(VOCABULARY.translate(contract, one.comment), "")
        comments = [_comment(VOCABULARY.translate(contract, it.comment)) for it in one.members]
        if one.name in NUMBERED:
            members = "".join(f"{words}    {pascal(it.name)} = {it.value},\n" for it, words in zip(one.members, comments))
            parts.append(f"{about}export declare enum {one.name} {{\n{members}}}\n")
            continue
        names = _names_of(project, one)
        members = "".join(f'{words}    readonly {pascal(it.name)}: "{names[it.value]}";\n' for it, words in zip(one.members, comments))
        parts.append(
            f"{about}export declare const {one.name}: {{\n{members}}};\n"
            f"export type {one.name} = (typeof {one.name})[keyof typeof {one.name}];\n"
        )
    bounds = "".join(_comment(VOCABULARY.translate(contract, it.comment)) + f"    {camel(it.name)}: number;\n" for it in _limits(contract))
    parts.append(f"/** The limits of the library, such as the maximum number of players. */\nexport declare const Limits: Readonly<{{\n{bounds}}}>;\n")
    return "\n".join(parts)


# --- errors ---

#: The base classes of errors that name a place in a text or concern loading. All others derive from MistbankError.
ANCESTORS = {
    "InvalidTileSetError": "CannotLoadError", "InvalidRecordError": "CannotLoadError",
    "InvalidSnapshotError": "CannotLoadError", "InvalidPositionError": "CannotLoadError", "InvalidJsonError": "PlacedError",
}  # fmt: skip
EXPORTED = 'export { CannotLoadError, FreedError, MistbankError, UnknownTileSetError } from "./failures.js";\n'


def _error(refusal: Constant) -> tuple[str, str]:
    """Returns the name of the error and the name of its base class."""
    name = pascal(refusal.name).removesuffix("Error") + "Error"
    return name, ANCESTORS.get(name, "MistbankError")


def _errors(contract: Contract) -> str:
    made = ""
    for it in contract.refusals():
        name, ancestor = _error(it)
        made += f'export const {name} = errorClass("{name}", Status.{pascal(it.name)}, {ancestor});\n'
    ancestors = sorted({_error(it)[1] for it in contract.refusals()})
    return "\n".join([
        FIRST + "// A class for each kind of error that the library reports.\n",
        f'import {{ Status }} from "./constants.js";\nimport {{ {", ".join(ancestors)}, errorClass }} from "./failures.js";\n',
        EXPORTED,
        made,
    ])


def _types_of_errors(contract: Contract) -> str:
    ancestors = sorted({_error(it)[1] for it in contract.refusals()})
    parts = [FIRST, f'import {{ {", ".join(ancestors)} }} from "./failures.js";\n', EXPORTED]
    for it in contract.refusals():
        name, ancestor = _error(it)
        parts.append(f"{_comment(VOCABULARY.translate(contract, it.comment), '')}export class {name} extends {ancestor} {{}}\n")
    return "\n".join(parts)


# --- names ---


def _named(contract: Contract) -> list[tuple[str, str, Function]]:
    """Returns the functions that name a member of an enumeration. Each entry has the name in JavaScript, the parameter and
    the function."""
    texts = [it for it in contract.functions if it.result == "const char *" and len(it.parameters) == 1]
    found = [it for it in texts if it.parameters[0].enumeration]
    return [(camel(it.symbol.removeprefix("mistbank_")), it.parameters[0].name, it) for it in found]


def _names(contract: Contract) -> str:
    call = 'export const {} = ({}) => textFrom(wasm.{}(memberOrNumber("{}", {}, {})));\n'
    names = [call.format(name, of, it.symbol, of, of, it.parameters[0].enumeration) for name, of, it in _named(contract)]
    kinds = sorted({it.parameters[0].enumeration for _, _, it in _named(contract)})
    return "\n".join([
        FIRST + "// The library's names for values of enumerations, including values without a constant in this package.\n",
        'import { memberOrNumber } from "./arguments.js";\n'
        f'import {{ {", ".join(kinds)} }} from "./constants.js";\nimport {{ textFrom, wasm }} from "./library.js";\n',
        "".join(names),
    ])


def _types_of_names(contract: Contract) -> str:
    kinds = sorted({it.parameters[0].enumeration for _, _, it in _named(contract)})
    parts = [
        FIRST + "// The library's texts for values of enumerations, including numbers without a constant in this package.\n",
        f'import type {{ {", ".join([*kinds, "Named"])} }} from "./constants.js";\n',
    ]
    for name, of, it in _named(contract):
        told = f"{it.comment.rstrip('.')}: {it.returned.text}"
        parts.append(f"{_comment(VOCABULARY.translate(contract, told), '')}export function {name}({of}: Named<{it.parameters[0].enumeration}>): string;\n")
    return "\n".join(parts)


# --- structs ---


def _name(struct: Struct, field: Field) -> str:
    return RENAMED.get((struct.symbol, field.name)) or camel(field.name)


def _counting(struct: Struct) -> dict[str, Field]:
    """Returns the fields that count the entries of other fields, by the names of those fields."""
    return {it.name.removesuffix("_count") + "s": it for it in struct.fields if it.name.endswith("_count")}


def _fields(contract: Contract, struct: Struct) -> list[Field]:
    names = {it.name for it in struct.fields}
    counting = [it.name for of, it in _counting(struct).items() if of in names]
    left_out = ["size", "reserved", *counting]
    return [it for it in struct.fields if it.name not in left_out and not contract.is_struct(it.type)]


def _read(struct: Struct, field: Field) -> str:
    if field.type == "char":
        return "textFrom(at)" if not field.offset else f"textFrom(at + {field.offset})"
    view = VIEWS[field.type]
    shift = SHIFTS[view]
    first = field.offset >> shift
    place = PLACES[shift] + (f" + {first}" if first else "")
    kind = field.enumeration
    if field.is_by:
        return f"by{kind}({view}, {place})"
    if field.count:
        return f"Array.from({view}.subarray({place}, {PLACES[shift]} + {first + field.count}){f', to{kind}' if kind else ''})"
    if field.is_set:
        return f"bitsOf({view}[{place}]).map(to{kind})"
    if field.is_flag:
        return f"{view}[{place}] !== 0"
    value = f"to{kind}({view}[{place}])" if kind else f"{view}[{place}]"
    return f"{view}[{place}] < 0 ? null : {value}" if field.has_null else value


def _places(values: list[str], indent: str) -> str:
    whole = " ".join(values)
    used = [(shift, name) for shift, name in PLACES.items() if shift and re.search(rf"\b{name}\b", whole)]
    return "".join(f"{indent}const {name} = at >> {shift};\n" for shift, name in used)


def _reader(contract: Contract, name: str) -> str:
    struct = contract.struct("mistbank_" + name)
    fields = [(_name(struct, it), _read(struct, it)) for it in _fields(contract, struct)]
    values = [value for _, value in fields]
    if name in CLASSES:
        lines = "".join(f"        this.{of} = {value};\n" for of, value in fields)
        return f"export class {CLASSES[name]} {{\n    constructor(at) {{\n{_places(values, '        ')}{lines}    }}\n}}\n"
    lines = "".join(f"        {of}: {value},\n" for of, value in fields)
    return f"export function read{struct.name}(at) {{\n{_places(values, '    ')}    return {{\n{lines}    }};\n}}\n"


def _table(contract: Contract, name: str) -> str:
    struct = contract.struct("mistbank_" + name)
    counting = _counting(struct)
    lines = ""
    for field in _fields(contract, struct):
        told = [f"at: {field.offset}", f'type: "{VIEWS[field.type]}"']
        if field.enumeration:
            told.append(f"kind: {field.enumeration}")
        if field.is_set:
            told.append("isSet: true")
        if field.is_flag:
            told.append("isFlag: true")
        if field.name in counting:
            told.append(f"count: {counting[field.name].offset}")
        lines += f"        {_name(struct, field)}: {{ {', '.join(told)} }},\n"
    return f"    {camel(name)}: {{\n{lines}    }},\n"


def _structs(contract: Contract) -> str:
    sizes = sorted((camel(it.symbol.removeprefix("mistbank_")), it.size) for it in contract.structs if it.name != "Allocator")
    kinds = {it.enumeration for name in WRITTEN for it in contract.struct("mistbank_" + name).fields if it.enumeration and not it.is_flag}
    readers = [_reader(contract, name) for name in (*CLASSES, *READ)]
    counts = {it.enumeration: it.count for struct in contract.structs for it in struct.fields if it.is_by}
    converted = sorted(set(re.findall(r"\bto([A-Z]\w+)\b", "".join(readers))))
    recorded = sorted(set(re.findall(r"\bby([A-Z]\w+)\b", "".join(readers))))
    kinds |= {*converted, *recorded}
    parts = [
        FIRST + "// The structs of the C API: functions that read them from the library's memory, and the offsets of the fields to write.\n",
        f"import {{ {', '.join(sorted(kinds))} }} from \"./constants.js\";\n"
        'import { recordsBy, valuesOf } from "./enumerations.js";\n'
        'import { bitsOf, f64, i16, i32, textFrom, u32, u8 } from "./library.js";\n',
        "".join(f"const to{kind} = valuesOf({kind});\n" for kind in converted)
        + "".join(f"const by{kind} = recordsBy({kind}, {counts[kind]});\n" for kind in recorded),
        "/** The sizes of the structs in bytes. */\nexport const SIZE = Object.freeze({\n" + "".join(f"    {name}: {size},\n" for name, size in sizes) + "});\n",
        *readers,
        "/** The fields to write. Each entry has the byte offset, the view of the memory and, if needed, the enumeration. It says\n"
        " *  whether the field is a set of members or a flag. The entry of a list has the offset of the list's count. */\n"
        "export const FIELDS = Object.freeze({\n" + "".join(_table(contract, name) for name in WRITTEN) + "});\n",
    ]
    return "\n".join(parts)


def _type(contract: Contract, project: Path, field: Field) -> str:
    if field.capacity:
        return "PlayerNames"
    if field.type == "char":
        return "string"
    if field.is_flag:
        return "boolean"
    if field.type == "uint64_t":
        return "bigint"
    if field.is_by:
        others = [f'"{name}"' for value, name in _names_of(project, contract.enumeration(field.enumeration)).items() if value >= field.count]
        keys = f"Exclude<{field.enumeration}, {' | '.join(others)}>" if others else field.enumeration
        return f"Record<{keys}, number>"
    kind = field.enumeration or "number"
    return kind + ("[]" if field.count or field.is_set else "") + (" | null" if field.has_null else "")


def _words(contract: Contract, field: Field) -> str:
    default = {"0": "false", "1": "true"}[field.default] if field.default and field.is_flag else field.default
    text = re.sub(r"(?<=[,;] )-1(?= for )", "null", field.comment) if field.has_null else field.comment
    text = text.replace(f"bits 1 << {PREFIX}SIDE_...", "the bits 1, 2, 4 and 8 are north, east, south and west")
    return _comment(VOCABULARY.translate(contract, text + (f"; default {default}" if default else "")))


#: The interfaces of texts, each with a pattern. A function that returns a text of the interface is named mistbank_PATTERN_TEXT.
TEXTS = {"Expansion": "expansion", "Mark": "mark", "Figure": "figure(?:_kind)?", "Segment": "segment", "Fact": "fact", "RuleField": "rule_field"}


def _texts(contract: Contract, name: str, begin: str) -> str:
    """Writes an interface with a property for each function that returns a text about an entry."""
    calls = [it for it in contract.functions if re.fullmatch(rf"mistbank_{begin}_[a-z]+", it.symbol) and it.result == "const char *"]
    lines = ""
    for it in (it for it in calls if len(it.parameters) == 1):
        unless = it.returned.text.split(";")[0].strip().rstrip(".")
        about = it.comment.removeprefix("Returns ").rstrip(".").replace('example "', 'example: "').replace("#", "")
        about += f"; {unless}" if unless.startswith("an empty text") else ""
        words = VOCABULARY.translate(contract, about).replace('.".', '."')
        lines += f"{_comment(words)}    readonly {it.symbol.rpartition('_')[2]}: string;\n"
    return f"/** The texts that describe one {snake(name).replace('_', ' ')}. */\nexport interface {name}Texts {{\n{lines}}}\n"


def _types_of_structs(contract: Contract, project: Path) -> str:
    kinds, parts = set(), []
    for name in (*CLASSES, *READ):
        struct = contract.struct("mistbank_" + name)
        fields = [(it, _type(contract, project, it)) for it in _fields(contract, struct)]
        kinds |= {it.enumeration for it, _ in fields if not it.is_flag}
        lines = "".join(f"{_words(contract, it)}    {_name(struct, it)}: {type_};\n" for it, type_ in fields)
        parts.append(f"{_comment(VOCABULARY.translate(contract, struct.comment), '')}export interface {CLASSES.get(name, struct.name)} {{\n{lines}}}\n")
    rules = contract.struct("mistbank_rules")
    given, held = "", ""
    for field in _fields(contract, rules):
        type_ = _type(contract, project, field)
        kind = type_.removesuffix("[]")
        kinds.add("" if field.is_flag else field.enumeration)
        loose = "number | bigint" if type_ == "bigint" else f"Named<{kind}>" if field.enumeration else type_
        given += f"    {_name(rules, field)}?: {f'Iterable<{loose}>' if type_.endswith('[]') else loose};\n"
        held += f"{_words(contract, field)}    readonly {_name(rules, field)}: {'readonly ' * type_.endswith('[]')}{type_};\n"
    parts.append(
        "/** The fields of rules that you can pass. You can give members of enumerations by name, and seeds as numbers. */\n"
        f"export interface RulesFields {{\n{given}}}\n"
    )
    parts.append(f"/** The fields of rules that you can read. */\nexport interface RulesTold {{\n{held}}}\n")
    for struct in (contract.struct(f"mistbank_{name}") for name in OPTIONS):
        lines = ""
        for field in _fields(contract, struct):
            is_named = field.enumeration and not field.is_flag
            kinds.add(field.enumeration if is_named else "")
            lines += f"{_words(contract, field)}    {_name(struct, field)}?: {_type(contract, project, field)};\n"
        parts.append(f"{_comment(VOCABULARY.translate(contract, struct.comment), '')}export interface {struct.name} {{\n{lines}}}\n")
    parts += [_texts(contract, *it) for it in TEXTS.items()]
    names = sorted(kinds - {""} | {"Named"})
    imports = f"import type {{ {', '.join(names)} }} from \"./constants.js\";\nimport type {{ PlayerNames }} from \"./rendering.js\";\n"
    return "\n".join([FIRST, imports, *parts])


# --- queries of a game ---

#: Functions that are written by hand in JavaScript, and functions that are missing in JavaScript because a list replaces them.
BY_HAND = {
    "recording", "legal_actions", "choices", "window", "tile", "ghosts_on", "figure_on", "anchor_on", "figure", "feature", "scoring_meeple_count",
    "scoring_meeple", "tally", "hand_size", "hand", "pile_count", "pile_size", "type_count", "type", "segment",
}  # fmt: skip


def _asked_queries(contract: Contract) -> list[Query]:
    return [it for it in queries(contract) if it.name not in BY_HAND]


def _queries(contract: Contract) -> str:
    asked = _asked_queries(contract)
    readers = sorted({f"read{contract.struct(it.of).name}" for it in asked if it.kind in ("struct", "list")})
    converted = sorted({it.of for it in asked if it.kind == "enumeration"})
    kinds = sorted({it.enumeration for query in asked for it in query.arguments if it.enumeration} | {*converted})
    parts = [
        FIRST + "// The queries of a game; each calls the library once.\n",
        'import { int32, memberOf, numberOf } from "./arguments.js";\n'
        f'import {{ {", ".join(kinds)} }} from "./constants.js";\n'
        'import { valuesOf } from "./enumerations.js";\n'
        'import { GameHandle, indexOrNull } from "./game_handle.js";\n'
        'import { STRUCT, wasm } from "./library.js";\n'
        f'import {{ {", ".join(readers)}, SIZE }} from "./structs.js";\n',
        "".join(f"const to{kind} = valuesOf({kind});\n" for kind in converted),
        "export class Queries extends GameHandle {\n" + "\n".join(_query(contract, it) for it in asked) + "}\n",
    ]
    return "\n".join(parts)


def _query(contract: Contract, query: Query) -> str:
    call, given = f"wasm.{query.function.symbol}", [f"{_given(it)}" for it in query.arguments]
    asked = f"{call}({', '.join(['this._open', *given])})"
    written = f"{call}({', '.join(['this._open', *given, 'STRUCT'])})"
    reader = f"read{contract.struct(query.of).name}" if query.kind in ("struct", "list") else ""
    size = f"SIZE.{camel(query.of.removeprefix('mistbank_'))}"
    lines = {
        "flag": [f"return {asked} !== 0;"],
        "index": [f"return indexOrNull({asked});"],
        "enumeration": [f"return to{query.of}({asked});"],
        "hash": [f"return BigInt.asUintN(64, {asked});"],
        "struct": [f"this._check({written});", f"return {reader}(STRUCT);"],
        "list": [f"return this._list({reader}, {size}, {call});"],
    }.get(query.kind, [f"return {asked};"])
    head = f"{camel(query.name)}({', '.join(it.name for it in query.arguments)})"
    return f"    {'' if query.arguments else 'get '}{head} {{\n" + "".join(f"        {it}\n" for it in lines) + "    }\n"


def _given(argument: Argument) -> str:
    name = argument.name
    if argument.is_type:
        return f"this._typeOf({name})"
    if argument.enumeration:
        without = ', { without: "none" }' * argument.is_colour
        return f'memberOf("{name}", {name}, {argument.enumeration}{without})'
    if argument.bounds:
        return f'numberOf("{name}", {name}, {", ".join(argument.bounds)})'
    return f'int32("{name}", {name})'


def _types_of_queries(contract: Contract) -> str:
    structs, kinds, members = set(), {"Named"}, []
    for query in _asked_queries(contract):
        name = contract.struct(query.of).name if query.kind in ("struct", "list") else query.of
        name = CLASSES.get(query.of.removeprefix("mistbank_"), name)
        type_ = {"flag": "boolean", "index": "number | null", "hash": "bigint", "list": f"{name}[]"}.get(query.kind, name or "number")
        (structs if query.kind in ("struct", "list") else kinds).add(name)
        told = VOCABULARY.translate(contract, query.about("null"))
        if query.arguments:
            kinds |= {it.enumeration for it in query.arguments}
            told += "".join(f"\n@param {it.name} {_words_of_argument(contract, it)}" for it in query.arguments)
            taken = ", ".join(f"{it.name}: {f'Named<{it.enumeration}>' if it.enumeration else 'number'}" for it in query.arguments)
            members.append(f"{_comment(told)}    {camel(query.name)}({taken}): {type_};\n")
        else:
            members.append(f"{_comment(told)}    readonly {camel(query.name)}: {type_};\n")
    return "\n".join([
        FIRST,
        f'import type {{ {", ".join(sorted(kinds - {""}))} }} from "./constants.js";\n'
        'import type { Handle } from "./library.js";\n'
        f'import type {{ {", ".join(sorted(structs))} }} from "./structs.js";\n',
        "/** The queries of a game, which return a number, an object or a list of objects. */\n"
        f"export abstract class Queries extends Handle {{\n{''.join(members)}}}\n",
    ])


def _words_of_argument(contract: Contract, argument: Argument) -> str:
    if argument.is_type:
        return "index into `types`"
    if argument.enumeration:
        return f"a {argument.enumeration}"
    return VOCABULARY.translate(contract, argument.comment).rstrip(".").lower()
