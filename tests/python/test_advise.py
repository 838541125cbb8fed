"""The example script `advise`, which advises on a stored game."""

from __future__ import annotations

import sys
from pathlib import Path

import mistbank as mb
import pytest
from support import PROJECT, play

sys.path.insert(0, str(PROJECT / "examples/python"))

import advise  # noqa: E402


@pytest.fixture
def stored(tmp_path: Path) -> str:
    file = tmp_path / "evening.record"
    file.write_text(play(mb.Game("base", seed=4), 20).to_record())
    return str(file)


def test_the_script_prints_the_best_actions_with_reasons(stored: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = [stored, "--simulations", "30", "--advisers", "3", "--most", "2"]
    assert advise.main(asked) == 0
    lines = capsys.readouterr().out.splitlines()
    game = mb.load(stored)
    council = mb.advice.Council(game, advisers=3)
    council.think(game, 30)
    told = [f"{game.text(one.action)}: {council.explanation(index)}" for index, one in enumerate(council.advice[:2])]
    assert lines == [*told, "(30 simulations by 3 advisers)"]


def test_the_script_thinks_for_a_given_time(stored: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert advise.main([stored, "--seconds", "0.05"]) == 0
    assert " simulations by " in capsys.readouterr().out


def test_the_script_reports_invalid_input(tmp_path: Path, stored: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert advise.main([str(tmp_path / "none")]) == 1
    assert capsys.readouterr().err.startswith("advise.py: ")
    assert advise.main([stored, "--advisers", "0"]) == 1
    assert "advisers must be from 1 to 256" in capsys.readouterr().err
    ended = tmp_path / "ended.record"
    ended.write_text(play(mb.Game("base", seed=4)).to_record())
    assert advise.main([str(ended)]) == 1
    assert "the game is over" in capsys.readouterr().err
