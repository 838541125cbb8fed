"""Folders and functions that all page generators share."""

from __future__ import annotations

import re
import sys
from pathlib import Path

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
    """Escapes the characters of a text that have a meaning in Markdown."""
    return re.sub(r"([\\`*_\[\]<>$|~])", r"\\\1", text)


def contents(pages: list[str], title: str = "", depth: int = 1) -> list[str]:
    """Returns the lines of a table of contents."""
    caption = [f":caption: {title}"] if title else []
    return ["```{toctree}", *caption, f":maxdepth: {depth}", "", *pages, "```", ""]
