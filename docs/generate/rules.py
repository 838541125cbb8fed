#!/usr/bin/env python3
"""Writes a page for each chapter of the rules. A page has every clause of a chapter, the source files that name the
clause, and the clause's scenarios. Each scenario has a picture of the final board."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from pages import CLAUSE, PROJECT, SOURCE, contents, plain, write

import scenarios

Scenario = dict[str, Any]  #: a parsed scenario, with the fields that tests/scenarios/write defines
CATALOGUE = PROJECT / "tests/scenarios/CATALOGUE.md"
FOLDER = PROJECT / "tests/scenarios"
PICTURES = SOURCE / "rules/pictures"
written: dict[str, str] = {}  #: maps the content of each written picture to its file name


@dataclass
class Chapter:
    page: str
    title: str
    clauses: list[tuple[str, str]] = field(default_factory=list)


def read_catalogue() -> list[Chapter]:
    chapters: list[Chapter] = []
    for line in CATALOGUE.read_text(encoding="utf-8").splitlines():
        head = re.match(r"## ([A-Z, ]+): (.*)", line)
        clause = re.match(r"- ([A-Z]+-\w+): (.*)", line)
        if head:
            chapters.append(Chapter(head[1].split(",")[0].lower(), head[2][0].upper() + head[2][1:]))
        elif clause:
            chapters[-1].clauses.append((clause[1], clause[2]))
    return chapters


def code_by_clause() -> dict[str, list[str]]:
    """Returns for each clause the source files below src/ that name the clause."""
    found: dict[str, set[str]] = {}
    for path in sorted((PROJECT / "src").rglob("*.[ch]pp")):
        for clause in CLAUSE.finditer(path.read_text(encoding="utf-8")):
            found.setdefault(clause[0], set()).add(str(path.relative_to(PROJECT)))
    return {clause: sorted(files) for clause, files in found.items()}


def clauses_of(scenario: Scenario) -> list[str]:
    return re.split(r", *", scenario["title"].partition(":")[0])


def picture_of(scenario: Scenario) -> str | None:
    """Replays a scenario and writes a picture of the final board, unless an equal picture is already written. Returns the
    picture's file name; None for a scenario with invalid rules."""
    if "invalid" in scenario:
        return None
    game = scenarios.begin(scenario)
    for step in scenario["steps"]:
        scenarios.carry_out(game, step)
    picture = game.picture(tile_size=64, coordinates=True)
    if picture not in written:
        written[picture] = f"{scenario['file'].removesuffix('.scenario')}-{scenario['line']}.svg"
        PICTURES.mkdir(parents=True, exist_ok=True)
        picture.save(PICTURES / written[picture])
    return written[picture]


def texts(scenario: Scenario) -> list[str]:
    """Returns the lines of a scenario's source text, including comments."""
    lines = (FOLDER / scenario["file"]).read_text(encoding="utf-8").split("\n")[scenario["line"] :]
    text = []
    for line in lines:
        if line.startswith(("scenario", "#")):
            break
        text.append(line[2:] if line.startswith("  ") else line)
    return "\n".join(text).strip("\n").split("\n")


def linked(text: str, known: set[str]) -> str:
    """Adds links to the clauses that a text names."""
    return CLAUSE.sub(lambda found: f"[{found[0]}](#{found[0].lower()})" if found[0] in known else found[0], plain(text))


def told(scenario: Scenario, clause: str) -> list[str]:
    """Returns the Markdown lines about a scenario in the section of a clause. The section of the scenario's first clause
    shows the whole scenario; the sections of its other clauses only link to it."""
    clauses, sentence = clauses_of(scenario), scenario["title"].partition(":")[2].strip()
    if clause != clauses[0]:
        return [f"See also {{ref}}`{clauses[0]} <{clauses[0].lower()}>`: {plain(sentence)}.", ""]
    picture = picture_of(scenario)
    lines = ["```{container} scenario", f"**{plain(sentence)}**", "```", "", "```text", *texts(scenario), "```", ""]
    if picture:
        lines += [f"![The board at the end of the scenario](pictures/{picture})", ""]
    return lines


def main() -> None:
    chapters, code = read_catalogue(), code_by_clause()
    by_clause: dict[str, list[Scenario]] = {}
    for scenario in scenarios.all_scenarios():
        for clause in clauses_of(scenario):
            by_clause.setdefault(clause, []).append(scenario)
    for chapter in chapters:
        lines = [f"# {chapter.title}", ""]
        for clause, rule in chapter.clauses:
            lines += [f"({clause.lower()})=", f"## {clause}", "", plain(rule), ""]
            if clause in code:
                lines += ["In the code: " + ", ".join(f"`{file}`" for file in code[clause]) + ".", ""]
            shown = sorted(by_clause.get(clause, []), key=lambda scenario: clauses_of(scenario)[0] != clause)
            for scenario in shown:
                lines += told(scenario, clause)
        write(f"rules/{chapter.page}.md", lines)
    write("rules/index.md", [
        "# The rules, clause by clause", "",
        "Every rule that the library knows, with the id by which code, messages and scenarios name it, and with the "
        "scenarios that show it: they are played through every language by the tests. How to read one: "
        "{doc}`../formats/scenarios`. The pictures show the board at the end of each, drawn by the library.", "",
        *contents([chapter.page for chapter in chapters]),
    ])


main()
