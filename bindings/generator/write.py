"""Writes the generated files, or shows which files are out of date; see bindings/generate."""

from __future__ import annotations

import difflib
import importlib
import sys
from pathlib import Path

import contract

PROJECT = Path(__file__).resolve().parents[2]

#: Each of these modules has files(contract, project), which returns the content of each path in the project.
LANGUAGES = ("cpp", "python", "csharp", "javascript", "schema", "expansions", "packages")


def main() -> None:
    is_check = sys.argv[1:2] == ["--check"]
    languages = sys.argv[2 if is_check else 1 :] or LANGUAGES
    if not set(languages) <= set(LANGUAGES):
        sys.exit(f"bindings/generate: expected --check or any of {', '.join(LANGUAGES)}")
    told = contract.read(PROJECT)
    others = 0
    for language in languages:
        for name, content in importlib.import_module(language).files(told, PROJECT).items():
            path = PROJECT / name
            old = path.read_text(encoding="utf-8") if path.exists() else ""
            if old == content:
                continue
            others += 1
            if is_check:
                sys.stdout.writelines(
                    difflib.unified_diff(old.splitlines(True), content.splitlines(True), name, "as generated", n=1)
                )
            else:
                path.write_text(content, encoding="utf-8")
                print(f"written: {name}")
    if is_check and others:
        sys.exit(f"bindings/generate: files out of date: {others}; run bindings/generate")


if __name__ == "__main__":
    main()
