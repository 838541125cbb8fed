#!/usr/bin/python3
"""Writes the reference of the Python binding: a page for each class, and a page for each module of small classes and
functions. Sphinx's autodoc fills the pages with the docstrings."""

from __future__ import annotations

import re
from types import ModuleType

from pages import contents, grouped, write

import mistbank
from mistbank import advice, learning

#: The pages of each group: a class with its own page, or the title of a page with several names.
PAGES: dict[str, dict[str, list[str]]] = {
    "create": {
        "Rules": [],
        "Preset rules": ["presets", "base", "cooperative", "demo", "ghosts_castles_cemeteries"],
        "TileSet": [],
        "Game": [],
    },
    "decide": {"Decision": [], "OpenDecision": [], "Action": [], "Choice": []},
    "ask": {
        "Board": [],
        "Tile": [],
        "TileType": [],
        "Segment": [],
        "Feature": [],
        "Figure": [],
        "Anchor": [],
        "Player": [],
        "Supply": [],
        "Prisoner": [],
        "Points": [],
        "Tally": [],
        "ScoringMeeple": [],
        "Bag": [],
        "Hound": [],
        "Fact": [],
        "FactNumbers": [],
        "Result": [],
    },
    "history": {"Event": []},
    "show": {"Picture": [], "PictureMark": [], "Marks on pictures": ["highlight", "arrow"]},
    "store": {"Stored games": ["replay", "load", "from_snapshot"], "Headers": []},
    "learn": {"Batch": [], "Observation": [], "Rollout": [], "Arrays": ["rollouts"], "Environments": []},
    "advise": {"Adviser": [], "Advice": [], "Council": [], "Review": [], "GameReview": [], "ReviewedDecision": [], "Reviews": ["review"]},
    "describe": {"Descriptions": mistbank.descriptions.__all__, "Facts": ["facts"]},
    "numbers": {"Constants": mistbank.constants.__all__, "Errors": mistbank.errors.__all__},
}
#: Classes whose pages include members of their base classes.
DERIVED = {"Batch", "Bag", "Board", "Game", "Rules"}
OPERATORS = {"Board": ["__getitem__", "__contains__"], "FactNumbers": ["__getitem__"]}
#: Modules whose public functions and classes are all on one page.
MODULES = {
    "Arrays": "mistbank.learning.arrays",
    "Batch": "mistbank.learning.batch",
    "Constants": "mistbank.constants",
    "Descriptions": "mistbank.descriptions",
    "Errors": "mistbank.errors",
}
EXCLUDED = {"Arrays": ["Observation"], "Batch": ["Batch"], "Errors": ["error_of"]}
ENVIRONMENTS = """`mistbank.learning.VectorEnv`, from `mistbank.learning.vector`, needs Gymnasium. `mistbank.learning.raw_env`, from
`mistbank.learning.pettingzoo`, needs PettingZoo. See {doc}`../../tutorials/train` for their use."""


def page_name(title: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])| ", "_", title).lower()


def module_of(name: str) -> ModuleType:
    """Returns the module from which programs import a name."""
    return next(module for module in (mistbank, advice, learning) if name in module.__all__)


def lines_of(name: str) -> list[str]:
    """Returns the directive for a class or a function."""
    module = module_of(name)
    path = f"{module.__name__}.{name}"
    if not isinstance(getattr(module, name), type):
        return [f".. autofunction:: {path}", ""]
    lines = [f".. autoclass:: {path}", "   :members:"]
    lines += ["   :inherited-members:"] if name in DERIVED else []
    lines += [f"   :special-members: {', '.join(OPERATORS[name])}"] if name in OPERATORS else []
    return [*lines, ""]


def module_lines(title: str) -> list[str]:
    """Returns the directive for the names of a module that have no page of their own."""
    if title not in MODULES:
        return []
    excluded = [f"   :exclude-members: {', '.join(EXCLUDED[title])}"] if title in EXCLUDED else []
    return [f".. automodule:: {MODULES[title]}", "   :members:", *excluded, ""]


def write_page(title: str, names: list[str]) -> None:
    if title == "Environments":
        write(f"reference/python/{page_name(title)}.md", [f"# {title}", "", ENVIRONMENTS])
        return
    own = [] if names else lines_of(title)
    functions = [] if title in MODULES else [line for name in names for line in lines_of(name)]
    lines = [f"# {title}", "", "```{eval-rst}", *own, *functions, *module_lines(title), "```"]
    write(f"reference/python/{page_name(title)}.md", lines)


def main() -> None:
    listed = {name for pages in PAGES.values() for title, names in pages.items() for name in names or [title]}
    missing = {*mistbank.__all__, *advice.__all__, *learning.__all__} - listed
    if missing:
        raise SystemExit(f"Python: no page contains {', '.join(sorted(missing))}")
    for pages in PAGES.values():
        for title, names in pages.items():
            write_page(title, names)
    write("reference/python/index.md", [
        "# Python", "",
        "```{eval-rst}", ".. automodule:: mistbank", "   :no-members:", "```", "",
        *grouped({group: list(map(page_name, pages)) for group, pages in PAGES.items()}),
    ])


main()
