#!/usr/bin/env python3
"""Makes a page for each header of the C API and of the C++ API, for Breathe to fill with what Doxygen has read."""

from __future__ import annotations

import re
from pathlib import Path

from pages import PROJECT, SITE, contents, write

C_API = """The C API is stable, and the base of every binding. The page of `mistbank.h` holds the promises that are true of
every function: statuses, messages, lists, text, layout, growth, threads."""
CPP_API = """The C++ API is the namespace `mistbank`: one header for each concept, for static linking; `mistbank::Game` is
its middle. What can fail answers a `mistbank::Status`, or nothing and fills in a `mistbank::Error`."""


def join_names() -> None:
    """A comment may tell of several arguments at once: "buffer,capacity,length". Sphinx takes one name alone."""
    for path in (SITE / "native").glob("*.xml"):
        text = re.sub(r"</parametername>\s*<parametername>", "/", path.read_text(encoding="utf-8"))
        path.write_text(re.sub(r"(?<=<parametername>)[^<]+", lambda found: found[0].replace(",", "/"), text), encoding="utf-8")


def first_comment(path: Path) -> str:
    """What a header says about itself at its head."""
    text = path.read_text(encoding="utf-8")
    brief = re.search(r"@file [^\n]*\n \* ([^\n]*)", text)
    return brief[1] if brief else re.sub(r"^// ?", "", text.split("#pragma")[0], flags=re.MULTILINE).strip()


def pages(folder: str, title: str, told: str, headers: list[Path], prefix: str) -> None:
    for header in headers:
        own = [] if prefix == "" else [first_comment(header), ""]
        write(f"reference/{folder}/{header.name.replace('.', '_')}.md", [
            f"# {prefix}{header.name}", "", *own, f"```{{doxygenfile}} {header.name}", "```",
        ])
    write(f"reference/{folder}/index.md", [
        f"# {title}", "", told, "", *contents([header.name.replace(".", "_") for header in headers]),
    ])


def main() -> None:
    join_names()
    c_headers = [PROJECT / "capi/mistbank.h", *sorted((PROJECT / "capi/mistbank").glob("*.h"))]
    pages("c", "C", C_API, c_headers, "")
    cpp_headers = sorted((PROJECT / "include/mistbank").glob("*.hpp"))
    first = ["rules.hpp", "game.hpp", "action.hpp", "event.hpp"]
    cpp_headers.sort(key=lambda path: (first.index(path.name) if path.name in first else len(first), path.name))
    pages("cpp", "C++", CPP_API, cpp_headers, "mistbank/")


main()
