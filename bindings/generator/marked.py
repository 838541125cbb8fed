"""Text between two others in a file whose rest is written by hand, such as a list in a README."""

from __future__ import annotations

from pathlib import Path


def parts(path: Path, around: tuple[str, str]) -> tuple[str, str, str]:
    """Returns the file's text up to the end of the first text in `around`, the text between them, and the rest."""
    before, begins, rest = path.read_text(encoding="utf-8").partition(around[0])
    between, ends, after = rest.partition(around[1])
    if not ends:
        raise SystemExit(f"{path} has nothing between {around[0]!r} and {around[1]!r}")
    return before + begins, between, ends + after


def replaced(path: Path, around: tuple[str, str], content: str) -> str:
    """Returns the text of the file with this content between the two texts in `around`."""
    before, _, after = parts(path, around)
    return before + content + after
