"""Applies the guide in src/rules/README.md to a copy of the repository and runs the guide's commands. A comment before each
block of code says what the script does with the block:

    <!-- writes PATH -->    writes the block to a new file
    <!-- changes PATH -->   applies the differences in the block, which empty lines separate; each applies to one place
                            of the file
    <!-- runs -->           runs the block in the copy with bash
    <!-- run by hand -->    nothing: the commands are only for readers
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

PROJECT = Path(__file__).resolve().parents[2]
GUIDE = "src/rules/README.md"
TREE = PROJECT / "build/guide/tree"
BLOCK = re.compile(r"^(?:<!-- (\w[^\n]*) -->\n)?```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    use: str  # first word of the comment before the block: "writes", "changes", "runs" or "run"
    path: str
    text: str


def blocks() -> list[Block]:
    found = []
    for comment, text in BLOCK.findall((PROJECT / GUIDE).read_text(encoding="utf-8")):
        use, _, path = comment.partition(" ")
        if use not in ("writes", "changes", "runs", "run"):
            sys.exit(f"{GUIDE}: no comment says what this block is:\n{text}")
        found.append(Block(use, path, text))
    return found


def touched() -> list[str]:
    """Returns the code files that the guide writes or changes. Excludes tests and documents."""
    paths = {it.path for it in blocks() if it.use in ("writes", "changes")}
    return sorted(it for it in paths if not it.startswith(("tests/", "docs/")) and not it.endswith(".md"))


def changed(text: str, block: Block) -> str:
    for difference in block.text.strip("\n").split("\n\n"):
        lines = difference.split("\n")
        old = "".join(f"{it[1:]}\n" for it in lines if it[0] in " -")
        new = "".join(f"{it[1:]}\n" for it in lines if it[0] in " +")
        if text.count(old) != 1:
            sys.exit(f"{GUIDE}: {block.path} has {text.count(old)} places for this difference:\n{difference}")
        text = text.replace(old, new)
    return text


def tree_with_changes() -> dict[str, bytes]:
    """Returns the content of each file in the repository after the guide's changes."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=PROJECT, capture_output=True, text=True, check=True).stdout.split("\0")
    files = {it: (PROJECT / it).read_bytes() for it in names if it and (PROJECT / it).is_file()}
    for block in blocks():
        if block.use == "changes":
            files[block.path] = changed(files[block.path].decode(), block).encode()
        elif block.use == "writes":
            if block.path in files:
                sys.exit(f"{GUIDE}: {block.path} exists already")
            files[block.path] = block.text.encode()
    return files


def write(files: dict[str, bytes]) -> None:
    """Writes the copy of the repository. Does not write unchanged files, so builds do not compile them again."""
    for path in TREE.rglob("*"):
        name = str(path.relative_to(TREE))
        if path.is_file() and not name.startswith("build/") and name not in files:
            path.unlink()
    for name, content in files.items():
        path = TREE / name
        if path.exists() and path.read_bytes() == content:
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        shutil.copymode(PROJECT / name if (PROJECT / name).exists() else PROJECT / "LICENSE", path)


def run(command: list[str]) -> None:
    if subprocess.run(command, cwd=TREE).returncode != 0:
        sys.exit(f"{GUIDE}: {' '.join(command)} failed")


def main() -> None:
    write(tree_with_changes())
    # With these options the library compiles fast and validates every state of a game.
    options = ["-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_CXX_FLAGS_RELEASE=-O1 -DNDEBUG", "-DMISTBANK_VALIDATE=ON", "-DMISTBANK_BUILD_TESTS=ON"]
    run(["cmake", "-G", "Ninja", "-S", ".", "-B", "build/release", *options])
    for block in blocks():
        if block.use == "runs":
            run(["bash", "-euo", "pipefail", "-c", block.text])


if __name__ == "__main__":
    main()
