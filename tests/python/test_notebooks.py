"""Runs the notebooks of examples/notebooks from top to bottom. Each cell must have the same kinds of output as in the
stored notebook.

MISTBANK_NOTEBOOKS=write stores the outputs of this run in the notebooks, with the usual number of games. Pictures are
stored as PNG, because SVG may contain scripts: hosting sites do not show SVG, and Jupyter shows it only after the user
has run the notebook.

    MISTBANK_NOTEBOOKS=write tests/python/run tests/python/test_notebooks.py
"""

from __future__ import annotations

import base64
import copy
import io
import os
import re
import sys
from typing import Any

import mistbank
import nbformat
import PIL.Image
import pytest
from nbclient import NotebookClient
from support import PROJECT

FOLDER = PROJECT / "examples/notebooks"
EXECUTED = PROJECT / "build/python/notebooks"
WRITES = os.environ.get("MISTBANK_NOTEBOOKS") == "write"
MOST_BYTES = 300_000  # largest size of a notebook with its pictures

#: The number of pictures of each kind in a notebook.
PICTURES = {
    "first_game": {"image/svg+xml": 4, "image/png": 1},
    "how_hard": {"image/png": 4},
    "learning": {"image/png": 2},
    "reading_a_record": {"image/svg+xml": 2, "image/png": 1},
    "review": {"image/svg+xml": 2, "image/png": 1},
}


def test_the_tests_run_every_notebook() -> None:
    assert {path.stem for path in FOLDER.glob("*.ipynb")} == set(PICTURES)


def kinds(cell: Any) -> list[str]:
    """Returns the kinds of a cell's outputs. Consecutive printed lines count as one output, because the kernel may send
    them in several parts."""
    found: list[str] = []
    for output in cell.get("outputs", []):
        shown = sorted({kind.replace("svg+xml", "png") for kind in output.get("data", {})})
        kind = f"{output.output_type}: {output.get('name') or ', '.join(shown)}"
        if not (kind.startswith("stream") and found[-1:] == [kind]):
            found.append(kind)
    return found


def joined(outputs: list[Any]) -> list[Any]:
    """Joins consecutive printed lines into one output, because the kernel may send them in several parts."""
    found: list[Any] = []
    for output in outputs:
        if found and output.output_type == "stream" and (found[-1].output_type, found[-1].get("name")) == ("stream", output.name):
            found[-1].text += output.text
        else:
            found.append(output)
    return found


def executed(name: str) -> Any:
    """Runs the notebook. Returns it with the new outputs but the old metadata, such as the version of Python."""
    notebook = nbformat.read(FOLDER / f"{name}.ipynb", as_version=4)
    metadata = copy.deepcopy(notebook.metadata)
    NotebookClient(
        notebook, timeout=None if WRITES else 1200, record_timing=False, resources={"metadata": {"path": str(FOLDER)}}
    ).execute()
    notebook.metadata = metadata
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.outputs = joined(cell.outputs)
    return notebook


def small_png(svg: str) -> str:
    """Returns the picture as base64, with few colours to save space."""
    drawn = io.BytesIO()
    PIL.Image.open(io.BytesIO(mistbank.Picture(svg).png())).quantize(128).save(drawn, "png", optimize=True)
    return base64.b64encode(drawn.getvalue()).decode()


def with_png(notebook: Any) -> Any:
    """Returns the notebook with PNG outputs instead of SVG."""
    changed = copy.deepcopy(notebook)
    for data in (output.get("data", {}) for cell in changed.cells for output in cell.get("outputs", [])):
        if "image/svg+xml" in data:
            data["image/png"] = small_png(data.pop("image/svg+xml"))
    return changed


@pytest.mark.parametrize("name", sorted(PICTURES))
def test_each_notebook_cell_produces_the_kinds_of_output_stored_in_the_file(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if not WRITES:
        monkeypatch.setenv("MISTBANK_GAMES", os.environ.get("MISTBANK_GAMES", "2"))
    monkeypatch.setenv("PYDEVD_DISABLE_FILE_VALIDATION", "1")
    notebook = executed(name)
    EXECUTED.mkdir(parents=True, exist_ok=True)
    nbformat.write(notebook, EXECUTED / f"{name}.ipynb")
    if WRITES:
        nbformat.write(with_png(notebook), FOLDER / f"{name}.ipynb")
    held = nbformat.read(FOLDER / f"{name}.ipynb", as_version=4)
    assert [(cell.id, kinds(cell)) for cell in held.cells] == [(cell.id, kinds(cell)) for cell in notebook.cells]
    shown = [kind for cell in notebook.cells for output in cell.get("outputs", []) for kind in output.get("data", {})]
    assert {kind: shown.count(kind) for kind in shown if kind.startswith("image/")} == PICTURES[name]
    check = {"how_hard": check_how_hard, "learning": check_learning}.get(name)
    if check and not WRITES:
        check("".join(output.get("text", "") for cell in notebook.cells for output in cell.get("outputs", [])))


@pytest.mark.parametrize("name", sorted(PICTURES))
def test_a_stored_notebook_is_small_and_independent_of_the_machine(name: str) -> None:
    text = (FOLDER / f"{name}.ipynb").read_text(encoding="utf-8")
    assert len(text) < MOST_BYTES
    notebook = nbformat.reads(text, as_version=4)
    assert [cell.execution_count for cell in notebook.cells if cell.cell_type == "code"] == list(
        range(1, 1 + sum(cell.cell_type == "code" for cell in notebook.cells))
    )
    for output in (output for cell in notebook.cells for output in cell.get("outputs", [])):
        assert output.output_type != "error" and output.get("name") != "stderr"
        assert set(output.get("data", {})) <= {"image/png", "text/plain"}
        told = output.get("text", "") + output.get("data", {}).get("text/plain", "")
        assert not re.search(r"(?<![\w.:/<])/\w+/\w| at 0x[0-9a-f]+", told), told


def check_learning(printed: str) -> None:
    """Checks that the player wins about half of the games before training, and nearly all after training."""
    found = re.search(r"games won against chance: (\d+)% at first, (\d+)% after \d+ games", printed)
    assert found, printed
    before, after = map(int, found.groups())
    assert 40 <= before <= 60 and after >= 90


def check_how_hard(printed: str) -> None:
    """Checks that the adviser played all levels of both editions, and that each printed cost lies within the printed
    interval."""
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


def test_the_how_hard_notebook_warns_that_the_mists_set_is_a_reconstruction() -> None:
    notebook = nbformat.read(FOLDER / "how_hard.ipynb", as_version=4)
    assert "`mists` are a **reconstruction**" in notebook.cells[0].source


def test_every_notebook_lists_its_requirements() -> None:
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
