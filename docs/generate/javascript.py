#!/usr/bin/env python3
"""Writes the reference of the JavaScript binding: the README, and a page for each file of types in bindings/javascript/src
with exports. Each export has a heading, its declaration and its comment."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from pages import PROJECT, SITE, contents, write

FOLDER = PROJECT / "bindings/javascript/src"
ORDER = ["game", "queries", "table", "shown", "written", "learning", "rules", "tiles", "adviser", "batch", "structs", "constants"]
TITLES = {
    "game": "Games",
    "queries": "Games: what they answer",
    "table": "Games: how they stand",
    "shown": "Games: pictures and texts",
    "written": "Games: JSON",
    "learning": "Games: play-outs and observations",
    "structs": "What games tell",
    "contract": "What games tell: fields",
    "constants": "Enumerations and bounds",
    "rules": "Rules",
    "tiles": "Tile sets",
    "adviser": "Advisers",
    "batch": "Batches",
    "errors": "Errors",
    "failures": "Errors: what all of them tell",
    "library": "Loading and memory",
    "named": "Versions and names",
    "names": "Names of numbers",
    "json": "Types of JSON",
}
#: A pattern for an exported declaration that starts at the left margin, with the comment before the declaration.
DECLARATION = re.compile(
    r"(?P<comment>/\*\*(?:[^*]|\*(?!/))*\*/\n)?"
    r"(?P<code>export (?:declare )?(?:abstract )?(?:class|interface|function|type|const|enum) (?P<name>\w+)"
    r"(?:[^\n]*(?:;|\{\})$|.*?^\}[^\n{]*$))",
    re.DOTALL | re.MULTILINE,
)


def words_of(comment: str) -> list[str]:
    """Converts a comment to Markdown. The tags become lines of a list."""
    lines = [re.sub(r"^ ?\* ?| {1,2}$", "", line) for line in comment.strip()[3:-2].strip().split("\n")]
    text = "\n".join(line.strip() for line in lines)
    before, *tags = re.split(r"^@", text, flags=re.MULTILINE)
    told = [before.strip()]
    for tag in tags:
        name, _, rest = tag.partition("\n" if tag.startswith("example") else " ")
        if name.strip() == "example" or tag.startswith("example"):
            told += ["", "```js", tag.removeprefix("example").strip(), "```"]
        else:
            told += ["", f"- {name}: {' '.join(rest.split())}"]
    return told


def page_of(path: Path) -> list[str]:
    name = path.name.removesuffix(".d.ts")
    lines = [f"# {TITLES.get(name)}", ""]
    for found in DECLARATION.finditer(path.read_text(encoding="utf-8")):
        lines += [f"## {found['name']}", ""]
        if found["comment"]:
            lines += [*words_of(found["comment"]), ""]
        lines += ["```typescript", found["code"], "```", ""]
    return lines


def main() -> None:
    made = SITE / "json.d.ts"
    subprocess.run([FOLDER.parent / "json_types", made], check=True)
    pages = []
    for path in [*sorted(FOLDER.glob("*.d.ts")), made]:
        name = path.name.removesuffix(".d.ts")
        lines = page_of(path)
        if len(lines) > 2:
            write(f"reference/javascript/{name}.md", lines)
            pages.append(name)
    pages.sort(key=lambda name: (ORDER.index(name) if name in ORDER else len(ORDER), name))
    readme = (FOLDER.parent / "README.md").read_text(encoding="utf-8")
    write("reference/javascript/index.md", [readme.replace("# mistbank\n", "# JavaScript\n", 1), *contents(pages)])


main()
