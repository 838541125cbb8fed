"""The notebooks of examples/notebooks run from top to bottom and show what they promise."""

from __future__ import annotations

import os
import re
import sys

import nbformat
import pytest
from nbclient import NotebookClient
from support import PROJECT

FOLDER = PROJECT / "examples/notebooks"
EXECUTED = PROJECT / "build/python/notebooks"

#: How many pictures of each kind a notebook shows.
PICTURES = {
    "first_game": {"image/svg+xml": 4, "image/png": 1},
    "how_hard": {"image/png": 4},
    "learning": {"image/png": 2},
    "reading_a_record": {"image/svg+xml": 2, "image/png": 1},
}


def test_every_notebook_is_executed() -> None:
    assert {path.stem for path in FOLDER.glob("*.ipynb")} == set(PICTURES)


#: These play thousands of games: the short form of the tests leaves them out.
LONG = {"how_hard", "learning"} if os.environ.get("MISTBANK_SHORT") else set[str]()


@pytest.mark.parametrize("name", sorted(PICTURES.keys() - LONG))
def test_the_notebook_runs_and_shows_its_pictures(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISTBANK_GAMES", os.environ.get("MISTBANK_GAMES", "2"))
    monkeypatch.setenv("PYDEVD_DISABLE_FILE_VALIDATION", "1")
    notebook = nbformat.read(FOLDER / f"{name}.ipynb", as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells), "commit notebooks without outputs"
    NotebookClient(notebook, timeout=300, resources={"metadata": {"path": str(FOLDER)}}).execute()
    EXECUTED.mkdir(parents=True, exist_ok=True)
    nbformat.write(notebook, EXECUTED / f"{name}.ipynb")
    shown = [kind for cell in notebook.cells for output in cell.get("outputs", []) for kind in output.get("data", {})]
    assert {kind: shown.count(kind) for kind in shown if kind.startswith("image/")} == PICTURES[name]
    check = {"how_hard": check_how_hard, "learning": check_learning}.get(name)
    if check:
        check("".join(output.get("text", "") for cell in notebook.cells for output in cell.get("outputs", [])))


def check_learning(printed: str) -> None:
    """Whoever begins by chance wins half of the games against chance, and in the end nearly all."""
    found = re.search(r"games won against chance: (\d+)% at first, (\d+)% after \d+ games", printed)
    assert found, printed
    before, after = map(int, found.groups())
    assert 40 <= before <= 60 and after >= 90


def check_how_hard(printed: str) -> None:
    """The adviser plays all levels of both editions, and what each rule costs lies within its interval."""
    games = int(os.environ.get("MISTBANK_GAMES", "2"))
    assert f"{6 * 2 * 3 * games} games played" in printed
    lines = re.findall(r"^\| (\d) \| (\d+) \| 2 \| (\d+) simulations \| (\d+) \|", printed, re.MULTILINE)
    levels = {(level, edition) for level, edition, _, _ in lines}
    assert levels == {(str(level), edition) for level in range(1, 7) for edition in ("2022", "2023")}
    assert {thinking for level, _, thinking, _ in lines if level == "3"} >= {"0", "10", "30", "100", "300"}
    assert {number for _, _, _, number in lines} == {str(games)}
    costs = re.findall(r"^(.*): costs (-?\d+) of 100 games \((-?\d+) to (-?\d+)\)", printed, re.MULTILINE)
    assert len(costs) == 7
    for _, cost, low, high in costs:
        assert -100 <= int(low) <= int(cost) <= int(high) <= 100
    most = max(costs, key=lambda line: int(line[1]))
    assert f"costs most: {most[0]}\n" in printed


def test_the_notebook_of_levels_warns_of_the_tiles() -> None:
    notebook = nbformat.read(FOLDER / "how_hard.ipynb", as_version=4)
    assert "`mists` are a **reconstruction**" in notebook.cells[0].source


def test_every_notebook_says_what_it_needs() -> None:
    told = set()
    for name in PICTURES:
        notebook = nbformat.read(FOLDER / f"{name}.ipynb", as_version=4)
        needs = notebook.cells[1]
        assert needs.cell_type == "markdown" and needs.source.startswith("It needs ")
        told.add(needs.source)
        code = "\n".join(cell.source for cell in notebook.cells if cell.cell_type == "code")
        own = {path.stem for path in (PROJECT / "examples/python").glob("*.py")}
        imported = set(re.findall(r"^(?:import|from) (\w+)", code, re.MULTILINE)) - sys.stdlib_module_names - own
        assert imported <= {"matplotlib", "mistbank", "numpy"}
    (needs,) = told
    for package in ("cmake", "g++", "python3-venv", "python3-numpy", "python3-matplotlib", "python3-notebook"):
        assert package in needs
    lines = (PROJECT / "bindings/python/README.md").read_text(encoding="utf-8")
    assert "~/mistbank-python/bin/pip install ./bindings/python" in needs and "bin/python -m notebook" in lines
