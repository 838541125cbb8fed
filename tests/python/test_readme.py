"""Runs the code examples of the READMEs and the documentation unchanged."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import mistbank
import pytest
from support import PROJECT

READMES = {"README.md": 1, "bindings/python/README.md": 20}


def snippets(path: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("name", READMES)
def test_the_code_examples_in_a_readme_run_in_order(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found, names = snippets(PROJECT / name), dict[str, Any]()
    assert len(found) == READMES[name]
    for number, snippet in enumerate(found):
        exec(compile(snippet, f"{name}, snippet {number}", "exec"), names)


@pytest.mark.parametrize("name", READMES)
def test_the_installation_commands_work(name: str, tmp_path: Path) -> None:
    text = (PROJECT / name).read_text(encoding="utf-8")
    block = re.search(r"^(python3 -m venv .*?)^```", text, re.MULTILINE | re.DOTALL)
    assert block
    library = next(Path(mistbank.__file__).parent.glob("libmistbank.*"))  # the library is already compiled
    environment = {**os.environ, "HOME": str(tmp_path), "PIP_NO_INDEX": "1", "MISTBANK_LIBRARY": str(library)}
    lines = ["set -e", "cd " + shlex.quote(str(PROJECT)), block[1]]
    done = subprocess.run(["bash", "-c", "\n".join(lines)], capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    assert "ghosts" in done.stdout and (tmp_path / "mistbank-python").is_dir()


def test_the_tour_in_the_readme_prints_the_documented_output(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    tour = snippets(PROJECT / "bindings/python/README.md")
    for snippet in tour[:2]:
        exec(snippet, names)
    printed = capsys.readouterr().out.splitlines()
    phase = re.search(r"print\(game.phase, game.player\) +# (.*)", tour[1])
    action = re.search(r"repr\(action\)\) +# (.*)", tour[1])
    question = re.search(r"print\(game.decision.question\) +# (.*)", tour[1])
    assert phase and question and action
    assert printed[:3] == [phase[1], question[1], action[1]]
    assert "<svg" in names["game"]._repr_svg_()


def names_of_the_example(module: str) -> dict[str, Any]:
    """Runs the README's example of an environment; returns the example's variables."""
    import stand_ins  # noqa: F401

    text = (PROJECT / "bindings/python/README.md").read_text(encoding="utf-8")
    example = re.search(rf"^from mistbank.learning import (?:\w+, )?{module}\n.*?(?=^```)", text, re.MULTILINE | re.DOTALL)
    assert example
    names: dict[str, Any] = {}
    exec("import mistbank as mb\n" + example[0], names)
    return names


def test_the_adviser_beats_random_players_in_the_environment_example(capsys: pytest.CaptureFixture[str]) -> None:
    names = names_of_the_example("pettingzoo")
    assert names["env"].agents == [] and names["game"].is_over
    assert names["game"].player_of(names["game"].winners[0]) == 1
    text = (PROJECT / "bindings/python/README.md").read_text(encoding="utf-8")
    told = re.search(r"^print\(rewards\) +# (.*)", text, re.MULTILINE)
    assert told and capsys.readouterr().out.strip() == told[1]


def test_the_vector_environment_example_runs() -> None:
    assert names_of_the_example("VectorEnv")["infos"]["rewards"].shape == (256, 2)


def test_the_vector_environment_example_in_the_tutorial_runs(capsys: pytest.CaptureFixture[str]) -> None:
    import stand_ins  # noqa: F401

    first, *_, last = snippets(PROJECT / "docs/tutorials/train.md")
    names: dict[str, Any] = {}
    exec(first, names)
    exec(last, names)
    assert names["ended"] >= names["GAMES"] and "points a step" in capsys.readouterr().out
