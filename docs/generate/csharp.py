#!/usr/bin/env python3
"""Writes the reference of the C# binding from Doxygen's XML: a page for each class with a file of its own in
bindings/csharp/src, and a page for each other file with public types, in the order of the file."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass, field
from xml.etree.ElementTree import Element

from pages import PROJECT, SITE, check_grouped, group_of_calls, grouped, groups, plain, write

FOLDER = SITE / "csharp"
SOURCES = PROJECT / "bindings/csharp/src"
GROUPS = {
    "library": ["library", "mistbankexception", "exceptions", "readonlyarray"],
    "create": ["rules", "tileset", "tiletype", "game"],
    "decide": ["choices", "gameaction"],
    "ask": ["structs", "facts"],
    "show": ["pictureoptions", "picturemark"],
    "learn": ["batch"],
    "advise": ["adviser", "gamereview"],
    "describe": ["descriptions"],
    "numbers": ["constants", "numbers"],
}
#: The group of each member of Game that has no C function of the same name.
MEMBER_GROUPS = {
    "Game": "create",
    "BytesOf": "create",
    "Dispose": "create",
    "SavedBytes": "create",
    "IsRecording": "create",
    "Phase": "decide",
    "Choices": "decide",
    "Text": "decide",
    "Parse": "decide",
    "TryParse": "decide",
    "TryApply": "decide",
    "IsLegal": "decide",
    "IsOver": "ask",
    "TypeId": "ask",
    "ToString": "show",
    "Board": "show",
    "Picture": "show",
    "TilePicture": "show",
    "TileText": "show",
    "Elements": "describe",
    "PlaneNames": "learn",
    "IsPlaneBinary": "learn",
    "ScalarNames": "learn",
}


@dataclass
class Type:
    kind: str
    name: str
    file: str
    element: Element
    members: list[Element] = field(default_factory=list)


def text_of(element: Element | None) -> str:
    """Returns the text of a description on one line."""
    return " ".join("".join(element.itertext()).split()) if element is not None else ""


def described(element: Element) -> list[str]:
    """Returns the description of a member: summary, remarks, parameters, result and exceptions."""
    lines = [plain(text_of(element.find("briefdescription"))), ""]
    details = element.find("detaileddescription")
    if details is None:
        return lines
    for paragraph in details.findall("para"):
        words = " ".join(" ".join([paragraph.text or "", *(child.tail or "" for child in paragraph)]).split())
        if words:
            lines += [plain(words), ""]
        for part in paragraph:
            if part.tag == "parameterlist":
                thrown = part.get("kind") == "exception"
                for item in part.findall("parameteritem"):
                    name = text_of(item.find("parameternamelist"))
                    told = plain(text_of(item.find("parameterdescription")))
                    lines.append(f"- {'throws ' if thrown else ''}`{name}`: {told}")
            elif part.tag == "simplesect":
                label = {"return": "returns"}.get(part.get("kind", ""), part.get("kind", ""))
                lines.append(f"- {label}: {plain(text_of(part))}")
    return [*lines, ""]


def declaration(member: Element, owner: Type) -> str:
    """Returns the declaration of a member as C# code."""
    words = ["static"] if member.get("static") == "yes" and "const " not in text_of(member.find("type")) else []
    words += [text_of(member.find("type")), text_of(member.find("name"))]
    told = " ".join(word for word in words if word) + text_of(member.find("argsstring"))
    told = told.replace("< ", "<").replace(" >", ">")
    if member.get("kind") == "property":
        setter = member.get("settable") == "yes" and member.get("privatesettable") == "no"
        return told + " { get; set; }" if setter else told + " { get; }"
    initial = text_of(member.find("initializer"))
    if "const " in told and initial:
        return f"{told} {initial};"
    return told + ";"


def public(member: Element) -> bool:
    return member.get("prot") in ("public", "protected") and text_of(member.find("briefdescription")) != ""


def read() -> list[Type]:
    """Returns all public types in the order of files and lines."""
    found = []
    for path in sorted([*FOLDER.glob("class*.xml"), *FOLDER.glob("struct*.xml")]):
        for compound in ElementTree.parse(path).getroot().findall("compounddef"):
            location = compound.find("location")
            if compound.get("prot") == "public" and location is not None:
                name = text_of(compound.find("compoundname")).split("::")[-1]
                members = [member for member in compound.iter("memberdef") if public(member)]
                found.append((location, Type(compound.get("kind", ""), name, location.get("file", ""), compound, members)))
    for compound in ElementTree.parse(FOLDER / "namespaceMistbank.xml").getroot().findall("compounddef"):
        for enum in compound.iter("memberdef"):
            location = enum.find("location")
            if enum.get("kind") == "enum" and enum.get("prot") == "public" and location is not None:
                found.append((location, Type("enum", text_of(enum.find("name")), location.get("file", ""), enum)))
    found.sort(key=lambda one: (one[0].get("file"), int(one[0].get("line", "0"))))
    return [type for _, type in found]


def _place(name: str, names: list[str], type: Type) -> int:
    """Returns the sort key of a member: constructors come first, and overloads stay together even if several files define
    them."""
    return -1 if name == type.name else names.index(name)


def page_of(type: Type) -> str:
    """Returns the page of a type: its own page if a file has its name, otherwise the page of its file."""
    own = any(SOURCES.glob(f"{type.name}.cs")) or any(SOURCES.glob(f"{type.name}.*.cs"))
    return (type.name if own else type.file.split(".")[0]).lower()


def member_group(member: Element) -> str:
    """Returns the group of a member of Game: its group in MEMBER_GROUPS, or else the group of the C function with the same
    name."""
    name = text_of(member.find("name"))
    group = MEMBER_GROUPS.get(name) or group_of_calls().get(name.lower())
    if group is None:
        raise SystemExit(f"C#: MEMBER_GROUPS must contain Game.{name}, which is no call of the C API")
    return group


def members_told(type: Type, members: list[Element]) -> list[str]:
    """Returns the Markdown lines about members. Overloads share a heading."""
    lines, before = [], ""
    for member in members:
        name = text_of(member.find("name"))
        if name != before:
            lines += [f"### {type.name}.{name}" if name != type.name else f"### new {name}", ""]
        before = name
        lines += ["```csharp", declaration(member, type), "```", "", *described(member)]
    return lines


def told(type: Type, alone: bool) -> list[str]:
    """Returns the Markdown lines about a type. The type has a heading of its own unless it is the only type on its page. The
    members of Game are in the order of use."""
    lines = [] if alone else [f"## {type.name}", ""]
    lines += [f"*{type.kind}*", "", *described(type.element)]
    if type.kind == "enum":
        for value in type.element.findall("enumvalue"):
            number = text_of(value.find("initializer")).lstrip("= ")
            lines.append(f"- `{text_of(value.find('name'))}` = {number}: {plain(text_of(value.find('briefdescription')))}")
        return [*lines, ""]
    names = [text_of(member.find("name")) for member in type.members]
    members = sorted(type.members, key=lambda one: _place(text_of(one.find("name")), names, type))
    if type.name != "Game":
        return lines + members_told(type, members)
    for group, title, _ in groups():
        of_group = [member for member in members if member_group(member) == group]
        if of_group:
            lines += [f"## {title}", "", *members_told(type, of_group)]
    return lines


def main() -> None:
    by_page: dict[str, list[Type]] = {}
    for type in read():
        by_page.setdefault(page_of(type), []).append(type)
    check_grouped("C#", by_page, GROUPS)
    for page, types in by_page.items():
        types.sort(key=lambda type: type.name.lower() != page)  # the class that gives the page its name comes first
        names = [type.name for type in types]
        shown = ", ".join(names[:4]) + (", …" if len(names) > 4 else "")
        write(f"reference/csharp/{page}.md", [f"# {shown}", "", *(line for type in types for line in told(type, len(types) == 1))])
    write("reference/csharp/index.md", [
        "# C#", "",
        "The namespace is `Mistbank`. The names are those of the C API in the spelling of C#. Each kind of refusal is an "
        "exception class. See {doc}`../../tutorials/csharp` for the installation and a first game.", "",
        *grouped(GROUPS),
    ])


main()
