"""Writes the parts of the C# binding that follow the contract: constants, structs, functions, fields of rules and pictures."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import csharp_calls
from contract import NUMBERS, PREFIX, Constant, Contract, Enumeration, Field, Function, Parameter, Struct, camel, pascal
from csharp_words import BOTH, FOLDER, HEAD, KINDS, SETS, WIDTH, block, commented, file_of, inside, is_enum, told, type_of

#: Structs passed to the library unchanged, with writable fields; users see classes instead.
LAYOUTS = ("mistbank_rules", "mistbank_svg_options", "mistbank_text_options")
#: Properties that are written by hand, and properties whose name is not that of the field.
BY_HAND = {("mistbank_tile_type", "side_kinds"), ("mistbank_tile_type", "machine_direction")}
RENAMED = {("mistbank_svg_mark", "segment"): "SegmentNumber"}
#: Structs that users can also create: the constructor takes all fields.
MADE = ("mistbank_window",)
#: The types of arrays, see Numbers.cs and Utf8.cs.
ARRAYS = {
    "MISTBANK_MAX_COLOURS": "SixNumbers", "MISTBANK_MAX_FIGURE_KINDS": "SixteenNumbers", "MISTBANK_MAX_GOODS": "ThreeNumbers",
    "MISTBANK_MAX_PLAYERS": "SixDoubles", "MISTBANK_MAX_SOURCES": "PointsBySource",
    "MISTBANK_TILE_ID_CAPACITY": "ShortText", "MISTBANK_SVG_LABEL_CAPACITY": "ShortText", "": "FourNumbers",
}  # fmt: skip


def files(contract: Contract, project: Path) -> dict[str, str]:
    written = {
        "Constants": _constants(contract),
        "Structs": _structs(contract),
        "Native": _native(contract),
        "Rules.Fields": _rules(contract),
        "PictureOptions": _picture_options(contract),
    }
    written |= csharp_calls.files(contract)
    return {f"{FOLDER}/{name}.cs": HEAD + content for name, content in written.items()}


# --- Constants.cs ---


def _constants(contract: Contract) -> str:
    parts = []
    for one in contract.enumerations:
        if is_enum(one.name):
            parts.append(_enum(contract, one))
        if one.name in SETS:
            parts.append(_set(contract, one))
    viewers = contract.enumeration("Viewer")
    members = [_constant(contract, pascal(it.name), it) for it in viewers.members]
    parts.append(commented(told(contract, viewers.comment)) + block("public static class Viewer", members))
    return file_of("\n".join([*parts, _limits(contract)]), "System")


def _member(contract: Contract, one: Enumeration, it: Constant, value: str) -> str:
    name = it.name.removeprefix("of_").replace("_", "-").capitalize()
    words = told(contract, it.comment) or f"{name}."
    if one.name == "Enumeration":
        words = f"The values of {words}"
    return f"{commented(words)}{pascal(it.name)} = {value},\n"


def _enum(contract: Contract, one: Enumeration) -> str:
    members = [_member(contract, one, it, str(it.value)) for it in one.members]
    return commented(told(contract, one.comment)) + block(f"public enum {type_of(one.name)}", members)


def _set(contract: Contract, one: Enumeration) -> str:
    members = [commented("None.") + "None = 0,\n"]
    members += [_member(contract, one, it, f"1 << {it.value}") for it in one.members]
    comment = f"A set of {one.name} values." if one.name in BOTH else told(contract, one.comment)
    return f"{commented(comment)}[Flags]\n" + block(f"public enum {SETS[one.name]} : uint", members)


def _constant(contract: Contract, name: str, it: Constant) -> str:
    return commented(told(contract, it.comment)) + f"public const int {name} = {it.value};\n"


def _limits(contract: Contract) -> str:
    """Writes the bounds that users need as public constants, and all others, such as capacities, as internal constants."""
    shown = re.compile(r"max_\w+|no_segment|svg_m\w+_tile_size")
    own = [it for it in contract.constants if "VERSION" not in it.symbol]
    parts = [_constant(contract, pascal(it.name), it) for it in own if shown.fullmatch(it.name)]
    inner = [(pascal(it.name), it.value) for it in own if not shown.fullmatch(it.name)]
    inner += [(f"Recording{pascal(it.name)}", it.value) for it in contract.enumeration("Recording").members]
    parts.append("".join(f"internal const int {name} = {value};\n" for name, value in inner))
    return commented("The limits of the library, such as the maximum number of players.") + block("public static class Limits", parts)


# --- Structs.cs ---


def _structs(contract: Contract) -> str:
    parts = []
    for struct in contract.structs:
        if not any("*" in field.type for field in struct.fields):
            parts.append((_layout if struct.symbol in LAYOUTS else _struct)(contract, struct))
    body = "\n".join(parts)
    disabled = "#pragma warning disable 0169, 0649 // the library fills the fields\n\n"
    return file_of(body, "System.Runtime.InteropServices").replace("namespace", f"{disabled}namespace", 1)


def _layout(contract: Contract, struct: Struct) -> str:
    fields = [f"internal const uint Bytes = {struct.size};\n\n"]
    for it in struct.fields:
        bounds = " * ".join(f"Limits.{pascal(bound.removeprefix(PREFIX))}" for bound in (it.bound, it.capacity) if bound)
        many = f"[{bounds}]" if it.count else ""
        fields.append(f"internal {'fixed ' * bool(many)}{KINDS[it.type]} {camel(it.name)}{many};\n")
    unsafe = "unsafe " * any(it.count for it in struct.fields)
    name = type_of(struct.name)
    return "[StructLayout(LayoutKind.Sequential)]\n" + block(f"internal {unsafe}struct {name}", fields)


def _struct(contract: Contract, struct: Struct) -> str:
    kept = "".join(f"private readonly {_kept(contract, it)} {name};\n" for it in struct.fields for name in _held(it))
    parts = [_made(contract, struct)] if struct.symbol in MADE else []
    shown = [it for it in struct.fields if not it.is_reserved and (struct.symbol, it.name) not in BY_HAND]
    parts += [_property(contract, struct, it) for it in shown]
    before = commented(told(contract, struct.comment)) + "[StructLayout(LayoutKind.Sequential)]\n"
    return f"{before}public readonly partial struct {type_of(struct.name)}\n{{\n" + inside("\n".join([kept, *parts])) + "}\n"


def _kept(contract: Contract, field: Field) -> str:
    if field.count and not field.is_reserved:
        if field.bound not in ARRAYS or (not field.bound and field.count != 4):
            raise SystemExit(f"bindings/generator/csharp.py: ARRAYS has no type for {field.name}[{field.bound or field.count}]")
        return ARRAYS[field.bound]
    return KINDS[field.type] if field.type in NUMBERS else type_of(contract.struct(field.type).name)


def _held(field: Field) -> list[str]:
    """Returns the names of the members that hold the field: a reserved array has one member for each entry."""
    return [f"reserved{i}" for i in range(field.count)] if field.is_reserved and field.count > 1 else [camel(field.name)]


def _shown(contract: Contract, field: Field) -> str:
    """Returns the type that users see."""
    if field.enumeration in SETS and (field.is_set or not is_enum(field.enumeration)):
        return SETS[field.enumeration]
    if field.enumeration and not field.is_set and not field.count:
        return type_of(field.enumeration)
    if field.count:
        kept = _kept(contract, field)
        return "string" if kept == "ShortText" else kept
    if field.is_flag:
        return "bool"
    kept = _kept(contract, field)
    return "int" if kept in ("byte", "short", "uint") else kept


def _property(contract: Contract, struct: Struct, field: Field) -> str:
    shown, name = _shown(contract, field), camel(field.name)
    words = told(contract, field.comment)
    value = name
    if shown == "bool":
        value = f"{name} != 0"
    elif shown == "string":
        value = f"{name}.ToString()"
    elif shown in SETS.values() and not field.is_set:
        value = f"({shown})(1u << {name})"
        if field.has_null:
            value = f"{name} < 0 ? {shown}.None : {value}"
            words = words.replace("-1 for", "None for")
    elif shown != _kept(contract, field) and not (shown == "int" and field.type != "uint32_t"):
        value = f"({shown}){name}"
    called = RENAMED.get((struct.symbol, field.name)) or pascal(field.name)
    return f"{commented(words)}public {shown} {called} => {value};\n"


def _made(contract: Contract, struct: Struct) -> str:
    name, fields = type_of(struct.name), struct.fields
    text = commented(f"Creates a {name.lower()} from its fields.")
    for it in fields:
        text += commented(told(contract, it.comment), "param", f' name="{camel(it.name)}"')
    taken = ", ".join(f"{KINDS[it.type]} {camel(it.name)}" for it in fields)
    kept = "".join(f"    this.{camel(it.name)} = {camel(it.name)};\n" for it in fields)
    return f"{text}public {name}({taken})\n{{\n{kept}}}\n"


# --- Native.cs ---

MANY = ("out", "actions", "points", "results", "marks")  # names of arguments that are arrays if a count follows
IMPORT = "[DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]\n"


def _native(contract: Contract) -> str:
    parts = [f"internal const int AbiVersion = {contract.value(f'{PREFIX}ABI_VERSION')};\n"]
    header = ""
    for it in contract.functions:
        if it.header != header:
            header = it.header
            parts.append(f"// --- {header}.h ---\n")
        parts.append(IMPORT + _declaration(contract, it))
    body = commented(
        "The functions of the C API; the headers in capi/ describe each function. Structs are passed by ref, because "
        "Mono's compiler passes `in` arguments of these functions by value."
    )
    body += "internal static unsafe class Native\n{\n" + inside("\n".join(parts)) + "}\n"
    return file_of(body, "System", "System.Runtime.InteropServices")


def _declaration(contract: Contract, function: Function) -> str:
    result = "byte*" if function.result == "const char *" else KINDS[function.result]
    before = f"internal static extern {result} {function.symbol}("
    arguments = ", ".join(_argument(contract, function, it) for it in function.parameters) + ");"
    if len(before + arguments) <= WIDTH - 8:
        return f"{before}{arguments}\n"
    return before + "\n" + textwrap.fill(arguments, WIDTH - 8, initial_indent="    ", subsequent_indent="    ") + "\n"


def _argument(contract: Contract, function: Function, it: Parameter) -> str:
    name = {"out": "into", "event": "happened"}.get(it.name) or camel(it.name)
    if not it.pointers:
        return f"{KINDS[it.base]} {name}"
    if it.base in KINDS:
        return f"{KINDS[it.base]}* {name}"
    if it.base == "mistbank_allocator" or function.symbol.endswith("_free"):
        return f"IntPtr {name}"
    here = type_of(pascal(it.base.removeprefix("mistbank_")))
    if it.base in contract.handles:
        if it.pointers == 1:
            return f"{here}Handle {name}"
        return f"IntPtr* {name}" if it.is_const else f"out {here}Handle {name}"
    later = {other.name for other in function.parameters[function.parameters.index(it) + 1 :]}
    if (it.name in MANY and later & {"count", "capacity", "mark_count"}) or (it.name == "options" and it.is_const):
        return f"{here}* {name}"
    by = "ref" if it.is_const or it.base == "mistbank_rules" else "out"
    return f"{by} {here} {name}"


# --- Rules.Fields.cs and PictureOptions.cs: layouts as properties ---


def _own(struct: Struct) -> list[Field]:
    """Returns the fields without the size and the counts of lists, because arrays in C# have a length."""
    counts = {f"{it.name[:-1]}_count" for it in struct.fields if it.count}
    return [it for it in struct.fields if it.name != "size" and it.name not in counts]


def _offered(contract: Contract, field: Field) -> str:
    return f"{type_of(field.enumeration)}[]" if field.count else _shown(contract, field)


def _out(contract: Contract, field: Field) -> str:
    """Writes the expression that converts a property to its field in the layout."""
    name, shown = pascal(field.name), _offered(contract, field)
    if shown == "bool":
        return f"{name} ? 1 : 0"
    return name if shown == KINDS[field.type] else f"({KINDS[field.type]}){name}"


def _in(contract: Contract, field: Field) -> str:
    value, shown = f"layout.{camel(field.name)}", _offered(contract, field)
    if shown == "bool":
        return f"{value} != 0"
    return value if shown == KINDS[field.type] else f"({shown}){value}"


def _initial(contract: Contract, field: Field) -> str:
    """Writes the initial value of a list. The compiler requires it, although the constructor sets the list from the
    layout."""
    return f" = new {type_of(field.enumeration)}[0];" if field.count else ""


def _rules(contract: Contract) -> str:
    fields = _own(contract.struct("mistbank_rules"))
    parts = [
        f"{commented(told(contract, it.comment))}public {_offered(contract, it)} {pascal(it.name)} {{ get; set; }}{_initial(contract, it)}\n"
        for it in fields
    ]
    taken = written = ""
    for it in fields:
        name, here = pascal(it.name), camel(it.name)
        if it.count:
            count = f"layout.{here[:-1]}Count"
            taken += f"    {name} = Read(layout.{here}, {count});\n"
            written += f'    {count} = Write("{it.name}", {name}, layout.{here});\n'
        else:
            taken += f"    {name} = {_in(contract, it)};\n"
            written += f"    layout.{here} = {_out(contract, it)};\n"
    parts.append(f"private void Take(RulesLayout layout)\n{{\n{taken}}}\n")
    parts.append(
        f"internal RulesLayout Layout()\n{{\n    RulesLayout layout = Defaults();\n{written}    return layout;\n}}\n"
    )
    return file_of("public sealed unsafe partial class Rules\n{\n" + inside("\n".join(parts)) + "}\n")


def _picture_options(contract: Contract) -> str:
    struct = contract.struct("mistbank_svg_options")
    parts, written = [], ""
    for it in _own(struct):
        shown = _offered(contract, it)
        value = {"bool": "true" if it.default == "1" else "", "int": it.default}.get(shown, f"{shown}.{pascal(it.default)}")
        initial = f" = {value};" if value else ""
        parts.append(f"{commented(told(contract, it.comment))}public {shown} {pascal(it.name)} {{ get; set; }}{initial}\n")
        written += f"    options.{camel(it.name)} = {_out(contract, it)};\n"
    parts.append(
        "internal SvgOptions Layout()\n{\n    Native.mistbank_svg_options_init(out SvgOptions options, SvgOptions.Bytes);\n"
        f"{written}    return options;\n}}\n"
    )
    comment = commented(told(contract, struct.comment))
    return file_of(f"{comment}public sealed class PictureOptions\n{{\n" + inside("\n".join(parts)) + "}\n")
