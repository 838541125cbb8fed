"""The example script `greedy`, a study of a greedy player against a random player."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import mistbank as mb
import numpy
import pytest
from mistbank.learning.batch import Lookahead
from support import PROJECT

sys.path.insert(0, str(PROJECT / "examples/python"))

import greedy  # noqa: E402
from intervals import wilson  # noqa: E402


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert greedy.main(list(arguments)) == 0
    return capsys.readouterr().out


def rows_of(table: str) -> dict[str, list[str]]:
    """Returns the rows of a Markdown table without the separator line: the key is the first cell, the value the others."""
    lines = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines() if "---" not in line]
    return {first: rest for first, *rest in lines}


def test_the_best_action_gives_the_player_in_the_seat_the_largest_lead() -> None:
    projected = numpy.zeros((7, 6), numpy.int32)
    projected[:, 0] = [3, 5, 1, 9, 2, 4, 4]
    projected[:, 1] = [0, 3, 0, 8, 6, 1, 1]
    actions = numpy.zeros(7, [("kind", numpy.uint8)])
    tried = Lookahead(actions, numpy.array([0, 0, 3, 5, 7, 7]), projected, projected)  # the first and last game are over
    dice = numpy.random.default_rng(1)
    seats = numpy.array([0, 0, 1, 0, 1])
    choices = [greedy.best_actions(tried, seats, dice)[1:4].tolist() for _ in range(40)]
    assert {tuple(choice) for choice in choices} == {(0, 4, 5), (0, 4, 6)}


def test_the_greedy_player_has_more_points_than_the_random_player_in_each_game() -> None:
    points = greedy.play(seed=5, games=10)
    assert points.shape == (10, 2, len(mb.Source))
    assert (greedy.leads_of(points) > 0).all()
    totals = points.sum(axis=2)
    assert (totals[:, 0] > 60).all() and (totals[:, 1] < 60).all()  # a random player has about 10 points
    assert (greedy.leads_of(points) == totals[:, 0] - totals[:, 1]).all()
    assert (points[:, :, mb.Source.GHOSTS] <= 0).all() and (points[:, 0, mb.Source.CITIES] > 0).any()


def test_games_of_several_batches_have_different_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greedy, "GAMES_AT_ONCE", 2)
    points = greedy.play_all(seed=3, games=5)
    assert len(numpy.unique(points, axis=0)) == len(points) == 5
    assert (points[4] == greedy.play(seed=7, games=1)[0]).all()


def test_the_tables_show_the_wins_in_each_seat_and_the_mean_points_of_each_source(
    capsys: pytest.CaptureFixture[str]
) -> None:
    wins, sources = (rows_of(table) for table in printed(capsys, "--games", "9", "--seed", "2").split("\n\n"))
    points = greedy.play(seed=2, games=9)
    lead = greedy.leads_of(points)
    for seat, own in {"first": lead[::2], "second": lead[1::2], "both": lead}.items():
        low, high = wilson(int((own > 0).sum()), len(own))
        share = f"{100 * (own > 0).mean():.1f} % ({100 * low:.1f} to {100 * high:.1f})"
        assert wins[seat] == [str(len(own)), share, str((own == 0).sum()), f"{own.mean():.1f}"]
    assert sources["cities"] == [f"{mean:.1f}" for mean in points[:, :, mb.Source.CITIES].mean(axis=0)]
    assert sources["total"] == [f"{mean:.1f}" for mean in points.sum(axis=2).mean(axis=0)]
    assert "ghosts" in sources and "sheep" not in sources


def test_the_same_seed_gives_the_same_tables_with_any_number_of_threads(capsys: pytest.CaptureFixture[str]) -> None:
    one, three = (printed(capsys, "--games", "6", "--threads", threads) for threads in "13")
    assert one == three != printed(capsys, "--games", "6", "--seed", "2")


def test_draws_and_losses_are_not_wins() -> None:
    (first, second, both) = greedy.win_rows(numpy.array([4, 0, -2, 0, 0]))
    assert [first[1], first[3]] == ["3", "1"] and first[2].startswith("33.3 % (")
    assert [second[1], second[3]] == ["2", "2"] and second[2].startswith("0.0 % (")
    assert [both[1], both[3], both[4]] == ["5", "3", "0.4"] and both[2].startswith("20.0 % (")


def test_the_plot_is_a_histogram_of_the_lead(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    printed(capsys, "--games", "4", "--plot", str(tmp_path / "lead.svg"))
    mean = greedy.leads_of(greedy.play(seed=1, games=4)).mean()
    texts = re.findall(r"<!-- (.*?) -->", (tmp_path / "lead.svg").read_text())
    assert {"lead of the greedy player in points", "games of 4", f"mean: {mean:.1f} points"} <= set(texts)


def test_the_script_reports_invalid_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        greedy.main(["--games", "0"])
    assert "argument --games: expected at least 1, not 0" in capsys.readouterr().err
    assert greedy.main(["--games", "2", "--seed", "-1"]) == 1
    assert capsys.readouterr().err.startswith("greedy.py: seed must be from 0 to ")
    assert greedy.main(["--games", "2", "--threads", "0"]) == 1
    assert "threads must be from 1 to 256" in capsys.readouterr().err


def test_the_script_names_the_package_that_the_plot_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert greedy.main(["--games", "2", "--plot", str(tmp_path / "lead.svg")]) == 1
    assert "apt-get install python3-matplotlib" in capsys.readouterr().err
