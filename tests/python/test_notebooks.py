"""The notebooks of examples/notebooks run from top to bottom and show what they promise."""

from __future__ import annotations

import os

import nbformat
import pytest
from nbclient import NotebookClient
from support import PROJECT

FOLDER = PROJECT / "examples/notebooks"
EXECUTED = PROJECT / "build/python/notebooks"

#: How many pictures of each kind a notebook shows.
PICTURES = {
    "first_game": {"image/svg+xml": 4, "image/png": 1},
    "how_hard": {"image/png": 2},
    "reading_a_record": {"image/svg+xml": 2, "image/png": 1},
}


def test_every_notebook_is_executed() -> None:
    assert {path.stem for path in FOLDER.glob("*.ipynb")} == set(PICTURES)


@pytest.mark.parametrize("name", PICTURES)
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
