#!/usr/bin/env python3
"""Writes a page for each header of the C API and of the C++ API. Breathe fills the pages with Doxygen's descriptions."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from xml.etree.ElementTree import Element

from pages import PROJECT, SITE, check_grouped, contents, grouped, write

C_API = """The C API is stable, and the base of every binding. The page of `mistbank.h` has the promises that hold for every
function: statuses, messages, lists, text, layout, growth, threads. The other headers follow in the order in which a host
needs them."""
CPP_API = """The C++ API is the namespace `mistbank`, with one header for each concept, for static linking. Its main class is
`mistbank::Game`. A function that can fail returns a `mistbank::Status`, or returns nothing and fills in a `mistbank::Error`."""

CPP_GROUPS = {
    "library": ["status", "allocator", "short_text"],
    "create": ["rules", "tile_set", "tile", "game", "game_bytes"],
    "decide": ["action", "choice"],
    "ask": ["fact", "figure", "anchor", "tally"],
    "history": ["event"],
    "show": ["render", "player_names"],
    "store": ["record", "position", "json"],
    "learn": ["rollout", "observation", "window", "action_index", "batch"],
    "advise": ["adviser", "review"],
    "describe": ["description"],
    "numbers": ["enumerations"],
}


def join_names() -> None:
    """Joins the names of arguments that share a description, such as "buffer,capacity,length", because Sphinx expects one
    name."""
    for path in (SITE / "native").glob("*.xml"):
        text = re.sub(r"</parametername>\s*<parametername>", "/", path.read_text(encoding="utf-8"))
        path.write_text(re.sub(r"(?<=<parametername>)[^<]+", lambda found: found[0].replace(",", "/"), text), encoding="utf-8")


def line_of(member: Element, attribute: str) -> int:
    location = member.find("location")
    return int(location.get(attribute, "0")) if location is not None else 0


def name_enumerations() -> None:
    """Gives each C enumeration the name of the type that the next line of the header defines, and removes this type. The
    page then shows the name, the meaning and the constants together."""
    new_ids: dict[str, str] = {}
    paths = [*(SITE / "native").glob("*_8h.xml"), *(SITE / "native").glob("group__*.xml")]
    for path in paths:
        tree = ElementTree.parse(path)
        typedefs: dict[tuple[str, int], tuple[Element, Element]] = {}
        for section in tree.iter("sectiondef"):
            for member in section.findall("memberdef[@kind='typedef']"):
                typedefs[member.find("location").get("file"), line_of(member, "line")] = section, member
        for member in tree.iter("memberdef"):
            section, named = typedefs.get((member.find("location").get("file"), line_of(member, "bodyend") + 1), (None, None))
            if member.get("kind") != "enum" or section is None or named is None:
                continue
            member.find("name").text = named.find("name").text
            new_ids[named.get("id")] = member.get("id")
            meaning = "".join(named.find("briefdescription").itertext()).strip()
            told = "A typedef of int32_t." if meaning.startswith("one of") else f"A typedef of int32_t: {meaning}"
            ElementTree.SubElement(member.find("detaileddescription"), "para").text = told
            section.remove(named)
        for compound in tree.iter("compounddef"):
            for section in compound.findall("sectiondef"):
                if section.find("memberdef") is None:
                    compound.remove(section)
        tree.write(path, encoding="utf-8", xml_declaration=True)
    for path in (SITE / "native").glob("*.xml"):
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub(r'(?<=refid=")[^"]+', lambda found: new_ids.get(found[0], found[0]), text), encoding="utf-8")


def first_comment(path: Path) -> str:
    """Returns the comment at the top of a C++ header."""
    return re.sub(r"^// ?", "", path.read_text(encoding="utf-8").split("#pragma")[0], flags=re.MULTILINE).strip()


def page_name(header: Path) -> str:
    return header.name.replace(".", "_")


def write_page(folder: str, header: Path, heading: list[str]) -> None:
    write(f"reference/{folder}/{page_name(header)}.md", [*heading, f"```{{doxygenfile}} {header.name}", "```"])


def cpp_pages() -> None:
    headers = sorted((PROJECT / "include/mistbank").glob("*.hpp"))
    check_grouped("C++", [header.stem for header in headers], CPP_GROUPS)
    for header in headers:
        write_page("cpp", header, [f"# mistbank/{header.name}", "", first_comment(header), ""])
    pages = {group: [f"{name}_hpp" for name in names] for group, names in CPP_GROUPS.items()}
    write("reference/cpp/index.md", ["# C++", "", CPP_API, "", *grouped(pages)])


def c_pages() -> None:
    """Writes the pages of the C API in the order of mistbank.h, where the headers of a group follow its title."""
    whole = PROJECT / "capi/mistbank.h"
    group = r"@defgroup mistbank_(\w+) [^*]*\*[^*]*\*/\n((?:#include [^\n]*\n)+)"
    headers = {
        name: [PROJECT / "capi" / header for header in re.findall(r'"(.*)"', includes)]
        for name, includes in re.findall(group, whole.read_text(encoding="utf-8"))
    }
    for header in [whole, *(header for of_group in headers.values() for header in of_group)]:
        write_page("c", header, [f"# {header.name}", ""])
    pages = {name: list(map(page_name, of_group)) for name, of_group in headers.items()}
    write("reference/c/index.md", ["# C", "", C_API, "", *contents([page_name(whole)]), *grouped(pages)])


def main() -> None:
    join_names()
    name_enumerations()
    c_pages()
    cpp_pages()


main()
