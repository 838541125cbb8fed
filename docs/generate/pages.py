"""Folders and functions that all page generators share."""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import Iterable

PROJECT = Path(__file__).resolve().parents[2]
SITE = PROJECT / "build/site"
SOURCE = SITE / "source"

sys.path[:0] = [str(SITE / "python"), str(PROJECT / "tests/python")]

#: A pattern for the id of a clause, such as COM-4.
CLAUSE = re.compile(r"\b([A-Z]{3,4})-(\d+)\b")


def write(page: str, lines: list[str]) -> None:
    """Writes a Markdown page. `page`: the path below the root of the site."""
    path = SOURCE / page
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def plain(text: str) -> str:
    """Escapes the characters of a text that have a special meaning in Markdown."""
    return re.sub(r"([\\`*_\[\]<>$|~])", r"\\\1", text)


def contents(pages: list[str], title: str = "", depth: int = 1) -> list[str]:
    """Returns the lines of a table of contents."""
    caption = [f":caption: {title}"] if title else []
    return ["```{toctree}", *caption, f":maxdepth: {depth}", "", *pages, "```", ""]


def groups() -> list[tuple[str, str, str]]:
    """Returns the groups of the references in the order of use, from capi/mistbank.h: name, title and sentence."""
    header = (PROJECT / "capi/mistbank.h").read_text(encoding="utf-8")
    return re.findall(r"@defgroup mistbank_(\w+) ([^\n]*)\n \*  ([^\n]*) \*/", header)


@cache
def group_of_calls() -> dict[str, str]:
    """Returns the group of each C function mistbank_game_NAME. The keys are the NAMEs without underscores."""
    found = {}
    for header in (PROJECT / "capi/mistbank").glob("*.h"):
        text = header.read_text(encoding="utf-8")
        group = re.findall(r"@addtogroup mistbank_(\w+)", text)[0]
        found |= {name.replace("_", ""): group for name in re.findall(r"MISTBANK_CALL mistbank_game_(\w+)\(", text)}
    return found


def grouped(pages: dict[str, list[str]]) -> list[str]:
    """Returns the lines of a table of contents with a heading for each group in the order of use. `pages`: the pages of
    each group."""
    unknown = pages.keys() - {name for name, _, _ in groups()}
    if unknown:
        raise SystemExit(f"unknown groups of pages: {', '.join(sorted(unknown))}")
    lines = []
    for name, title, sentence in groups():
        if pages.get(name):
            lines += [f"## {title}", "", sentence, "", *contents(pages[name])]
    return lines


def check_grouped(language: str, pages: Iterable[str], by_group: dict[str, list[str]]) -> None:
    """Fails unless the groups contain all pages of a language, and no others."""
    listed = [page for group in by_group.values() for page in group]
    if sorted(listed) != sorted(pages):
        raise SystemExit(f"{language}: the groups must list these pages once each: {sorted(set(pages) ^ set(listed))}")
