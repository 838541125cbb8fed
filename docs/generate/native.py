#!/usr/bin/env python3
"""Writes a page for each header of the C API and of the C++ API. Breathe fills the pages with Doxygen's descriptions."""

from __future__ import annotations

import re
from pathlib import Path

from pages import PROJECT, SITE, contents, write

C_API = """The C API is stable, and the base of every binding. The page of `mistbank.h` has the promises that hold for every
function: statuses, messages, lists, text, layout, growth, threads. The other headers follow in the order in which a host
needs them."""
CPP_API = """The C++ API is the namespace `mistbank`, with one header for each concept, for static linking. Its main class is
`mistbank::Game`. A function that can fail returns a `mistbank::Status`, or returns nothing and fills in a `mistbank::Error`."""


def join_names() -> None:
    """Joins the names of arguments that share a description, such as "buffer,capacity,length", because Sphinx expects one
    name."""
    for path in (SITE / "native").glob("*.xml"):
        text = re.sub(r"</parametername>\s*<parametername>", "/", path.read_text(encoding="utf-8"))
        path.write_text(re.sub(r"(?<=<parametername>)[^<]+", lambda found: found[0].replace(",", "/"), text), encoding="utf-8")


def first_comment(path: Path) -> str:
    """Returns the comment at the top of a C++ header."""
    return re.sub(r"^// ?", "", path.read_text(encoding="utf-8").split("#pragma")[0], flags=re.MULTILINE).strip()


def page_name(header: Path) -> str:
    return header.name.replace(".", "_")


def write_page(folder: str, header: Path, heading: list[str]) -> None:
    write(f"reference/{folder}/{page_name(header)}.md", [*heading, f"```{{doxygenfile}} {header.name}", "```"])


def cpp_pages() -> None:
    headers = sorted((PROJECT / "include/mistbank").glob("*.hpp"))
    first = ["rules.hpp", "game.hpp", "action.hpp", "event.hpp"]
    headers.sort(key=lambda path: (first.index(path.name) if path.name in first else len(first), path.name))
    for header in headers:
        write_page("cpp", header, [f"# mistbank/{header.name}", "", first_comment(header), ""])
    write("reference/cpp/index.md", ["# C++", "", CPP_API, "", *contents(list(map(page_name, headers)))])


def included(header: Path) -> set[Path]:
    """Returns all headers that a header includes directly or indirectly."""
    named = re.findall(r'^#include "(\w+\.h)"', header.read_text(encoding="utf-8"), re.MULTILINE)
    direct = {header.parent / name for name in named}
    return direct.union(*map(included, direct))


def c_pages() -> None:
    """Writes the pages of the C API by group, in the order of mistbank.h. In a group, a header comes after the headers that
    it includes."""
    whole = PROJECT / "capi/mistbank.h"
    groups = re.findall(r"@defgroup (\w+) ([^\n]*)\n \*  ([^\n]*) \*/", whole.read_text(encoding="utf-8"))
    headers: dict[str, list[Path]] = {name: [] for name, _, _ in groups}
    for header in sorted((PROJECT / "capi/mistbank").glob("*.h"), key=lambda path: (len(included(path)), path.name)):
        headers[re.findall(r"@addtogroup (\w+)", header.read_text(encoding="utf-8"))[0]].append(header)
    lines = ["# C", "", C_API, "", *contents([page_name(whole)])]
    for name, title, sentence in groups:
        lines += [f"## {title}", "", sentence, "", *contents(list(map(page_name, headers[name])))]
    for header in [whole, *(header for of_group in headers.values() for header in of_group)]:
        write_page("c", header, [f"# {header.name}", ""])
    write("reference/c/index.md", lines)


def main() -> None:
    join_names()
    c_pages()
    cpp_pages()


main()
