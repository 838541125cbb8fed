"""Writes the members of the classes Game, TileSet and Batch that call the library once. Members that take a text or call
the library several times are written by hand."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from contract import STATUS, Comment, Contract, Function, Parameter, camel, pascal
from csharp_words import KINDS, WIDTH, commented, file_of, inside, is_enum, told, type_of

#: Functions whose C# members are written by hand although this file could write them, and functions with another name in C#.
BY_HAND = (
    "mistbank_game_recording", "mistbank_game_hound_arrived", "mistbank_batch_size", "mistbank_batch_index_count",
    "mistbank_batch_legal_actions", "mistbank_batch_lookahead", "mistbank_batch_deal", "mistbank_batch_choose", "mistbank_game_message",
    "mistbank_game_why_not", "mistbank_tile_set_start", "mistbank_game_choices",
    "mistbank_game_set_header", "mistbank_game_header", "mistbank_game_headers",
)  # fmt: skip
RENAMED = {"mistbank_game_determinize_for": "Determinize", "mistbank_game_action_text": "Text"}
PROPERTIES = ("mistbank_game_decision",)  # functions that return a struct and still become properties
DEFAULTS = {
    "mistbank_game_hand": {"viewer": "Viewer.Nobody"},
    "mistbank_game_to_json": {"viewer": "Viewer.Nobody"},
    "mistbank_game_to_position": {"viewer": "Viewer.Host"},
    "mistbank_game_actions": {"first": "0"},
    "mistbank_game_events": {"first": "0"},
    "mistbank_game_to_record": {"kind": "RecordKind.Full"},
    "mistbank_tile_set_provenance": {"type": "-1"},
}
#: Statements that check arguments whose range is not in a tag but in the words of a comment.
GUARDS = {
    ("mistbank_game_determinize_for", "viewer"): 'Indices.NeedViewer(viewer, Rules.Players, withHost: false);\n',
    ("mistbank_game_to_json", "viewer"): 'Indices.NeedViewer(viewer, Rules.Players, withHost: true);\n',
    ("mistbank_game_to_position", "viewer"): 'Indices.NeedViewer(viewer, Rules.Players, withHost: true);\n',
    ("mistbank_tile_set_provenance", "type"): 'Indices.Need("type", type, -1, TypeCount - 1);\n',
}
#: Functions whose C# methods return arrays, as in version 2.0. The other lists, except bytes, are a ReadOnlyArray.
ARRAYS_OF_2_0 = ("mistbank_game_scalars", "mistbank_game_legal_indices")
#: The initial buffer size of long texts, in bytes.
LONG = {"mistbank_game_to_json": "1 << 15", "mistbank_game_to_record": "1 << 14", "mistbank_game_to_position": "1 << 12"}
OPEN = {"Game": "Open", "TileSet": "Open", "Batch": "handle"}
EXCEPTIONS = {"OutOfMemory": "NoMemory"}
BY_HAND_EXCEPTIONS = ("Ok", "BufferTooSmall")
TOO_SHORT = "The span is too short; nothing was written."
NOTHING = "An argument is out of range."


def files(contract: Contract) -> dict[str, str]:
    return {
        "Game.Calls": _class(contract, "mistbank_game"),
        "TileSet.Calls": _class(contract, "mistbank_tile_set"),
        "Batch.Calls": _class(contract, "mistbank_batch"),
        "Exceptions": _exceptions(contract),
        "Handles": _handles(contract),
    }


# --- arguments and results of functions ---


@dataclass
class Taken:
    """A parameter of a C# method, and the argument that the method passes to the library."""

    name: str
    type: str
    declared: str  # the declaration, for example Colour colour
    passed: str  # the argument of the call, for example (int)colour
    comment: Comment
    told: str  # the comment with the names of C#
    copied: str = ""  # a statement before the call


class Call:
    """A C function that takes the handle of a class, and becomes a member of this class in C#."""

    def __init__(self, contract: Contract, function: Function) -> None:
        self.contract, self.function = contract, function
        self.summary = self._without_table(told(contract, function.comment))
        own = function.parameters[0].base
        self.of = pascal(own.removeprefix("mistbank_"))
        self.name = RENAMED.get(function.symbol) or pascal(function.symbol.removeprefix(f"{own}_"))
        self.rest = function.parameters[1:]

    def _without_table(self, text: str) -> str:
        """Replaces a long table with a reference to the header."""
        before = re.match(r"(.*?\.) [^.]*\| ", text)
        return f"{before[1]} capi/mistbank/{self.function.header}.h lists them." if before else text

    def taken(self, it: Parameter, default: str = "") -> Taken | None:
        """Returns the parameter in C#, or None if it is neither a number nor a struct."""
        name, words = _camel(it), told(self.contract, it.comment.text)
        if not it.pointers and it.base in ("int32_t", "uint64_t"):
            is_member = it.enumeration and is_enum(it.enumeration)
            type_ = type_of(it.enumeration) if is_member else KINDS[it.base]
            passed = f"(int){name}" if is_member else name
            return Taken(name, type_, f"{type_} {name}{default}", passed, it.comment, words)
        if it.pointers == 1 and it.is_const and it.name in ("action", "event", "window"):
            type_ = _struct(it)
            copy = f"copyOf{pascal(it.name)}"
            return Taken(name, type_, f"in {type_} {name}", f"ref {copy}", it.comment, words, f"{type_} {copy} = {name};\n")
        return None

    def documented(self, given: list[Taken], *more: str) -> str:
        text = commented(self.summary)
        text += "".join(commented(it.told, "param", f' name="{it.name}"') for it in given)
        return text + "".join(more)

    def guards(self, given: list[Taken]) -> str:
        """Writes statements that throw if an argument is out of its range."""
        return "".join(
            self._guard(it, *it.comment.range) if it.type == "int" and it.comment.range
            else GUARDS.get((self.function.symbol, it.name), "")
            for it in given
        )  # fmt: skip

    def _guard(self, it: Taken, least: str, most: str) -> str:
        if most.isdigit():
            return f'Indices.Need("{it.name}", {it.name}, {least}, {most});\n'
        most, _, is_index = most.partition("-")
        name = most.removesuffix("()").removeprefix(f"{self.function.parameters[0].base}_")
        counts = {
            "players": "Rules.Players",
            "mistbank_fact_count": "Facts.Count",
            "index_count": "IndexCount(window)",
            "segment_count": "SegmentCountOf(tile)" if any(other.name == "tile" for other in self.rest) else "Type(type).SegmentCount",
        }
        count = counts.get(name) or (pascal(name) if most.endswith("()") else "")
        return f'Indices.Need("{it.name}", {it.name}, {count}{"" if is_index else " + 1"});\n' if count else ""

    def refused(self, given: list[Taken], is_guarded: bool = False) -> str:
        """Writes the documentation of the call's exceptions. is_guarded: guards() throws for arguments out of range."""
        is_guarded = is_guarded and bool(self.guards(given))
        text = _thrown_for_index() if is_guarded else ""
        refusals = r"#MISTBANK_([A-Z_]+)(?:: ([^#]+?))?(?=[,;.]? ?#|\.?\s*$)"
        for found in re.finditer(refusals, self.function.returned.text):
            name = pascal(found[1])
            own = (found[2] or "").rstrip("; ").removeprefix("also ")
            if name in ("OutOfMemory", "BufferTooSmall", "Ok"):
                continue
            if name == "InvalidArgument" and not own:
                text += "" if is_guarded else _thrown(name, NOTHING) if any(it.type in ("int", "Colour", "Window") for it in given) else ""
            else:
                is_told = own and not own.startswith("see ")
                text += _thrown(name, told(self.contract, own) if is_told else _members(self.contract)[name])
        return text


def _members(contract: Contract) -> dict[str, str]:
    return {pascal(it.name): told(contract, it.comment) for it in contract.enumeration(STATUS).members}


def _thrown(name: str, words: str) -> str:
    return commented(words, "exception", f' cref="{EXCEPTIONS.get(name, name)}Exception"')


def _thrown_for_index() -> str:
    return commented(NOTHING, "exception", ' cref="ArgumentOutOfRangeException"')


def _guarded(call: Call, given: list[Taken], failed: str) -> str:
    """Writes statements that, if the call has failed, check the arguments and throw for an argument out of range."""
    return "".join(f"if ({failed}) {it}\n" for it in call.guards(given).splitlines())


def _failed(call: Call, given: list[Taken]) -> str:
    """Writes statements that, if the status is InvalidArgument, check the arguments and throw for an argument out of range.
    The method runs them before it checks the status in general."""
    return _guarded(call, given, "status == Status.InvalidArgument")


def _camel(it: Parameter) -> str:
    return {"out": "into", "event": "gameEvent"}.get(it.name) or camel(it.name)


def _struct(it: Parameter) -> str:
    return KINDS.get(it.base) or type_of(pascal(it.base.removeprefix("mistbank_")))


# --- the forms of functions, and their methods; a writer returns "" for a function of another form ---


def _class(contract: Contract, own: str) -> str:
    parts, header = [], ""
    for function in contract.functions:
        is_own = function.symbol.startswith(f"{own}_") and any(it.base == own for it in function.parameters[:1])
        if not is_own or function.symbol in BY_HAND:
            continue
        call = Call(contract, function)
        shapes = (_answer, _one, _text, _list, _sized, _arrays, _command)
        written = next(filter(None, (shape(call) for shape in shapes)), "")
        if written and function.header != header:
            header = function.header
            parts.append(f"// --- {header}.h ---\n")
        parts += [written] if written else []
    name = pascal(own.removeprefix("mistbank_"))
    return file_of(f"public sealed unsafe partial class {name}\n{{\n{inside(chr(10).join(parts))}}}\n", "System")


def _all_taken(call: Call, parameters: list[Parameter]) -> list[Taken] | None:
    defaults = DEFAULTS.get(call.function.symbol, {})
    given = [call.taken(it, f" = {defaults[it.name]}" if it.name in defaults else "") for it in parameters]
    return None if None in given else given


def _called(call: Call, given: list[Taken], *more: str) -> str:
    passed = ", ".join([OPEN[call.of], *(it.passed for it in given), *more])
    return f"Native.{call.function.symbol}({passed})"


def _method(before: str, body: str) -> str:
    return f"{before}\n{{\n{inside(body)}}}\n"


def _declared(given: list[Taken], *more: str) -> str:
    return ", ".join([*(it.declared for it in given), *more])


def _names(given: list[Taken]) -> str:
    return " or ".join(it.name for it in given)


def _copies(given: list[Taken]) -> str:
    return "".join(it.copied for it in given)


def _answer(call: Call) -> str:
    """Writes a method that returns a number, a member of an enumeration or a truth value."""
    given = _all_taken(call, call.rest)
    if call.function.result not in ("int32_t", "uint64_t") or given is None:
        return ""
    value, type_ = _called(call, given), KINDS[call.function.result]
    returned, enumeration = call.function.returned, call.function.enumeration
    of_null = r"(?:^|[;,] )(?:0|-1) for (?:null|a null (?:game|set)|bad arguments)\b[^;.]*\.?"
    words = told(call.contract, re.sub(of_null, "", returned.text))
    if re.fullmatch(r"[01] or more\.", words):
        words = ""
    if enumeration and is_enum(enumeration):
        type_, words = type_of(enumeration), ""
        value = f"({type_}){value}"
    elif returned.tags.get("kind") == "flag":
        type_, words = "bool", ""
        value = f"{value} != 0"
    refuses = bool(given) and type_ == "int" and not {"null", "else"} & set(returned.tags)
    if refuses:
        value = f'Number({value}, "{_names(given)}")'
    if not given:
        call.summary += f" Result: {words[0].lower()}{words[1:]}" if words else ""
        return f"{call.documented(given)}public {type_} {call.name} => {value};\n"
    more = commented(words, "returns") if words else ""
    guards = _guarded(call, given, "found < 0") if refuses else ""
    thrown = _thrown_for_index() if guards else _thrown("InvalidArgument", NOTHING)
    text = call.documented(given, more, thrown if refuses else "")
    before = f"public {type_} {call.name}({_declared(given)})"
    if guards:
        body = f"int found = {_called(call, given)};\n{guards}return Number(found, \"{_names(given)}\");\n"
        return text + _method(before, _copies(given) + body)
    if copies := _copies(given):
        return text + _method(before, f"{copies}return {value};\n")
    return f"{text}{_arrow(before, value)}"


def _arrow(before: str, value: str) -> str:
    return _broken(f"{before} =>", f" {value};\n", WIDTH - 8).replace("\n     ", "\n    ")


def _one(call: Call) -> str:
    """Writes a method that returns a struct."""
    last = call.rest[-1] if call.rest else None
    if call.function.result != "mistbank_status" or not last or last.is_const or last.pointers != 1 or last.base in KINDS:
        return ""
    given = _all_taken(call, call.rest[:-1])
    if given is None or not call.contract.is_struct(last.base) or last.base == "mistbank_rules":
        return ""
    type_ = _struct(last)
    names = f', "{_names(given)}"' if call.of == "TileSet" else ""  # Check() needs them: a tile set has no error messages
    called = _called(call, given, f"out {type_} found")
    if guards := _guarded(call, given, "status != Status.Ok"):
        called, guards = "status", f"Status status = {called};\n{guards}"
    body = f"{_copies(given)}{guards}Check({called}{names});\nreturn found;\n"
    text = call.documented(given, call.refused(given, is_guarded=True))
    if call.function.symbol in PROPERTIES:
        return text + _method(f"public {type_} {call.name}", _method("get", body))
    return text + _method(f"public {type_} {call.name}({_declared(given)})", body)


def _text(call: Call) -> str:
    """Writes a method that returns a text of any length."""
    given = _all_taken(call, call.rest[:-3])
    if [it.name for it in call.rest[-3:]] != ["buffer", "capacity", "length"] or given is None:
        return ""
    read = f"ReadLong({LONG[call.function.symbol]}, " if call.function.symbol in LONG else "Read("
    value = f"{read}(buffer, capacity, length) =>\n    {_called(call, given, 'buffer', 'capacity', 'length')});\n"
    guards = call.guards(given)
    text = call.documented(given, call.refused(given, is_guarded=True))
    is_property = not given and not call.name.startswith(("To", "Check"))
    before = f"public string {call.name}" + ("" if is_property else f"({_declared(given)})")
    if copies := guards + _copies(given):
        return text + _method(before, f"{copies}return {value}")
    return f"{text}{before} => {value}"


def _list(call: Call) -> str:
    """Writes two methods for a list of structs or numbers: the first fills a span without allocating, the second returns
    the list."""
    given = _all_taken(call, call.rest[:-3])
    if [it.name for it in call.rest[-3:]] != ["out", "capacity", "count"] or given is None:
        return ""
    type_ = _struct(call.rest[-3])
    into = told(call.contract, call.rest[-3].comment.text)
    is_guarded = call.function.symbol in ("mistbank_game_actions", "mistbank_game_events")
    guards = call.guards(given) if is_guarded else ""
    failed = "" if is_guarded else _failed(call, given)
    asked = [replace(it, declared=it.declared.split(" = ")[0]) for it in given]
    refused = call.refused(given, is_guarded=True)
    text = call.documented(
        asked, commented(into, "param", ' name="into"'), commented("The number of entries written.", "returns"),
        _thrown("BufferTooSmall", TOO_SHORT), refused,
    )  # fmt: skip
    before = f"{guards}{_copies(given)}int count;\n"
    filling = _pinned([("at", type_, "into")], f"status = {_called(call, given, 'at', 'into.Length', '&count')};\n")
    body = f"{before}Status status;\n{filling}{failed}return Written(status, count, into.Length);\n"
    text += _method(f"public int {call.name}({_declared(asked, f'Span<{type_}> into')})", body)
    called = _called(call, given, "null", "0", "&count")
    if failed:
        body = _broken(f"{before}Status status =", f" {called};\n", WIDTH - 12 + len(before))
        body += f"{failed}var into = new {type_}[Asked(status, count)];\n"
    else:
        body = before + _broken(f"var into = new {type_}[Asked(", f"{called}, count)];\n")
    passed = ", ".join([*(("in " if it.copied else "") + it.name for it in given), "into.AsSpan()"])
    is_array = type_ == "byte" or call.function.symbol in ARRAYS_OF_2_0
    body += f"{call.name}({passed});\nreturn {'into' if is_array else 'new(into)'};\n"
    call.summary = call.summary.removesuffix(" Allocates nothing.")
    text += "\n" + call.documented(given, refused)
    return text + _method(f"public {f'{type_}[]' if is_array else f'ReadOnlyArray<{type_}>'} {call.name}({_declared(given)})", body)


def _broken(before: str, after: str, width: int = WIDTH - 12) -> str:
    return f"{before}{after}" if len(before + after) <= width + 1 else f"{before}\n    {after}"


def _pinned(spans: list[tuple[str, str, str]], body: str) -> str:
    """Writes a statement that pins spans. Each entry of `spans` has the name of a pointer, its type and the name of the
    span."""
    before = "".join(f"fixed ({type_}* {at} = {name})\n" for at, type_, name in spans)
    bracket = body.index("(", body.index("Native.")) + 1
    return before + inside(_broken(body[:bracket], body[bracket:], WIDTH - 16))


def _sized(call: Call) -> str:
    """Writes a method that fills a span with values of all games of a batch."""
    given = _all_taken(call, call.rest[:-3])
    if [it.name for it in call.rest[-3:]] != ["out", "capacity", "needed"] or given is None:
        return ""
    type_ = _struct(call.rest[-3])
    text = call.documented(
        given, commented(told(call.contract, call.rest[-3].comment.text), "param", ' name="into"'),
        _thrown("BufferTooSmall", TOO_SHORT), call.refused(given),
    )  # fmt: skip
    filling = _pinned([("at", type_, "into")], f"status = {_called(call, given, 'at', '(ulong)into.Length', '&needed')};\n")
    body = f"ulong needed = 0;\nStatus status;\n{filling}Written(status, needed, into.Length);\n"
    return text + _method(f"public void {call.name}({_declared(given, f'Span<{type_}> into')})", body)


def _arrays(call: Call) -> str:
    """Writes a method that takes spans of the same length."""
    arrays = [it for it in call.rest[:-1] if it.pointers]
    if not arrays or call.rest[-1].name != "count" or call.rest[-1].pointers:
        return ""
    given = _all_taken(call, [it for it in call.rest[:-1] if not it.pointers])
    if given is None:
        return ""
    names = [_camel(it) for it in arrays]
    spans = [f"Span<{_struct(it)}> {name}" for it, name in zip(arrays, names)]
    words = [re.sub(r"; (?:may be null|null with.*)$", "", it.comment.text) for it in arrays]
    words = [re.sub(r"\bcount (actions|entries|indices|states of generators)", r"\1, one for each game", it) for it in words]
    params = [commented(told(call.contract, it), "param", f' name="{name}"') for it, name in zip(words, names)]
    same = "".join(f"SameLength({names[0]}.Length, {name}.Length);\n" for name in names[1:])
    pinned = [(f"{name}At", _struct(it), name) for it, name in zip(arrays, names)]
    filling = _pinned(pinned, f"Check({_called(call, given, *(at for at, _, _ in pinned), f'{names[0]}.Length')});\n")
    return call.documented(given, *params) + _method(f"public void {call.name}({_declared(given, *spans)})", same + filling)


def _command(call: Call) -> str:
    given = _all_taken(call, call.rest)
    if call.function.result != "mistbank_status" or given is None:
        return ""
    text = call.documented(given, call.refused(given, is_guarded=True))
    before = f"public void {call.name}({_declared(given)})"
    if failed := _failed(call, given):
        return text + _method(before, f"{_copies(given)}Status status = {_called(call, given)};\n{failed}Check(status);\n")
    if copies := _copies(given):
        return text + _method(before, f"{copies}Check({_called(call, given)});\n")
    return text + _arrow(before, f"Check({_called(call, given)})")


# --- Exceptions.cs and Handles.cs ---


def _exceptions(contract: Contract) -> str:
    cases, classes = "", []
    for status, words in _members(contract).items():
        if status in BY_HAND_EXCEPTIONS:
            continue
        name = f"{EXCEPTIONS.get(status, status)}Exception"
        cases += f"        Status.{status} => new {name}(words),\n"
        made = f"internal {name}(string message) : base(Status.{status}, message) {{ }}\n"
        classes.append(f"{commented(words)}public sealed class {name} : MistbankException\n{{\n{inside(made)}}}\n")
    body = commented("Returns the exception for a status that the library returned.")
    body += "internal static MistbankException Of(Status status, string? message)\n{\n"
    body += "    string words = string.IsNullOrEmpty(message) ? Library.NameOf(status) : message!;\n    return status switch\n    {\n"
    body += f"{cases}        _ => new InternalErrorException($\"{{words}} ({{(int)status}})\"),\n    }};\n}}\n"
    base = f"public abstract partial class MistbankException\n{{\n{inside(body)}}}\n"
    return file_of("\n".join([base, *classes]))


def _handles(contract: Contract) -> str:
    parts = []
    for symbol in contract.handles:
        name = f"{pascal(symbol.removeprefix('mistbank_'))}Handle"
        members = [
            f"public {name}() : base(IntPtr.Zero, true) {{ }}\n",
            "public override bool IsInvalid => handle == IntPtr.Zero;\n",
            f"protected override bool ReleaseHandle()\n{{\n    Native.{symbol}_free(handle);\n    return true;\n}}\n",
        ]
        words = commented("A handle to an object of the library. Dispose or the finalizer frees the object once, and never during a call.")
        parts.append(f"{words}internal sealed class {name} : SafeHandle\n{{\n" + inside("\n".join(members)) + "}\n")
    return file_of("\n".join(parts), "System", "System.Runtime.InteropServices")
