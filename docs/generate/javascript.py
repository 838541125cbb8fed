#!/usr/bin/env python3
"""Writes the reference of the JavaScript binding: the README, and a page for each file of types in bindings/javascript/src
with exports. For each export and each member of a class, the page has a heading, the declaration and the comment."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from pages import PROJECT, SITE, check_grouped, grouped, write

FOLDER = PROJECT / "bindings/javascript/src"
GROUPS = {
    "library": ["library", "lookup", "errors", "failures"],
    "create": ["rules", "tiles", "game"],
    "decide": ["choices", "structs", "contract"],
    "ask": ["queries", "table", "facts"],
    "show": ["rendering"],
    "store": ["json_output", "json"],
    "learn": ["learning", "batch"],
    "advise": ["adviser", "reviews"],
    "describe": ["descriptions", "names", "kind_fields"],
    "numbers": ["constants"],
}
TITLES = {
    "adviser": "Advisers",
    "batch": "Batches",
    "choices": "Choices for front ends",
    "constants": "Enumerations and bounds",
    "contract": "Fields of objects",
    "descriptions": "Descriptions",
    "errors": "Errors with the status of a call",
    "facts": "Facts",
    "failures": "Other errors",
    "game": "Games",
    "json": "Types of JSON",
    "json_output": "Games as JSON",
    "kind_fields": "Fields by kind of action and event",
    "learning": "Games: play-outs and observations",
    "library": "Loading and memory",
    "lookup": "Versions and numbers of names",
    "names": "Names of numbers",
    "queries": "Games: queries",
    "rendering": "Games: pictures and texts",
    "reviews": "Reviews of games",
    "rules": "Rules",
    "structs": "Objects",
    "table": "Games: queries for all players, types and facts",
    "tiles": "Tile sets",
}
#: A pattern for an exported declaration that starts at the left margin, with the comment before the declaration.
DECLARATION = re.compile(
    r"(?P<comment>/\*\*(?:[^*]|\*(?!/))*\*/\n)?"
    r"(?P<code>export (?:declare )?(?:abstract )?(?:class|interface|function|type|const|enum) (?P<name>\w+)"
    r"(?:[^\n]*(?:;|\{\})$|.*?^\}[^\n{]*$))",
    re.DOTALL | re.MULTILINE,
)
#: A pattern for a member of a class, with the comment before the member.
MEMBER = re.compile(
    r"(?P<comment>^ {4}/\*\*(?:[^*]|\*(?!/))*\*/\n)?"
    r"^ {4}(?P<code>(?:(?:static|readonly|abstract|protected|get|set) )*(?P<name>\[[\w.]+\]|\w+)[^\n]*"
    r"(?:\n(?: {5,}[^\n]*| {4}[)}\]][^\n]*))*)",
    re.MULTILINE,
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
            if name == "param":
                name, _, rest = rest.partition(" ")
                name = f"`{name}`"
            told += ["", f"- {name}: {' '.join(rest.split())}"]
    return told


def without_margin(text: str) -> str:
    return re.sub(r"^ {4}", "", text, flags=re.MULTILINE)


def members_of(name: str, code: str) -> list[str]:
    """Returns the lines for the members of a class. Overloads share a heading."""
    lines, before = [], ""
    for found in MEMBER.finditer(code):
        member = found["name"]
        if member != before:
            lines += [f"### new {name}" if member == "constructor" else f"### {name}.{member.strip('[]')}", ""]
        before = member
        lines += ["```typescript", without_margin(found["code"]), "```", ""]
        if found["comment"]:
            lines += [*words_of(without_margin(found["comment"])), ""]
    return lines


def page_of(path: Path) -> list[str]:
    name = path.name.removesuffix(".d.ts")
    lines = []
    for found in DECLARATION.finditer(path.read_text(encoding="utf-8")):
        lines += [f"## {found['name']}", ""]
        if found["comment"]:
            lines += [*words_of(found["comment"]), ""]
        head, _, body = found["code"].partition("\n")
        members = members_of(found["name"], body) if re.match(r"export (?:declare )?(?:abstract )?class", head) else []
        code = head.removesuffix(" {") if members else found["code"]
        lines += ["```typescript", code, "```", "", *members]
    return [f"# {TITLES[name]}", "", *lines] if lines else []


def main() -> None:
    made = SITE / "json.d.ts"
    subprocess.run([FOLDER.parent / "json_types", made], check=True)
    pages = []
    for path in [*sorted(FOLDER.glob("*.d.ts")), made]:
        name = path.name.removesuffix(".d.ts")
        lines = page_of(path)
        if lines:
            write(f"reference/javascript/{name}.md", lines)
            pages.append(name)
    check_grouped("JavaScript", pages, GROUPS)
    readme = (FOLDER.parent / "README.md").read_text(encoding="utf-8")
    write("reference/javascript/index.md", [readme.replace("# mistbank\n", "# JavaScript\n", 1), *grouped(GROUPS)])


main()
