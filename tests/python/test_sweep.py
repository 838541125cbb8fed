"""The sweep on a Dask cluster: the same table wherever it runs and however often it is stopped."""

from __future__ import annotations

import csv
import subprocess
import sys
from pathlib import Path

import pytest
from support import PROJECT

EXAMPLES = PROJECT / "examples/python"
sys.path.insert(0, str(EXAMPLES))

import policy  # noqa: E402

KINDS = ["--levels", "1,3", "--editions", "2023", "--players", "1,2", "--batch", "2"]


def sweep(out: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(EXAMPLES / "sweep.py"), "--out", str(out), "--policy", "random", *KINDS, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=200)
    assert done.returncode == 0, done.stderr
    return done


def table(out: Path) -> list[dict[str, str]]:
    with (out / "results.csv").open(newline="") as file:
        return list(csv.DictReader(file))


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("sweep")
    said = sweep(out, "--games", "6", "--workers", "2")
    assert "12/12 batches" in said.stderr and "[####" in said.stderr
    assert "rate (95 %)" in said.stdout
    return out


def test_the_table_holds_what_the_games_came_to(finished: Path) -> None:
    rows = table(finished)
    assert [(row["level"], row["players"], row["games"]) for row in rows] == [
        (level, players, "6") for level in "13" for players in "12"
    ]
    for row in rows:
        won, points, _ = policy.play_batch("random", int(row["level"]), 2023, int(row["players"]), 0, 6)
        assert int(row["won"]) == won
        assert float(row["mean_points"]) == pytest.approx(points / 6, abs=0.01)
        low, high = policy.wilson(won, 6)
        assert (float(row["low"]), float(row["high"])) == (round(low, 4), round(high, 4))


def test_the_plot_is_a_picture(finished: Path) -> None:
    assert (finished / "winrates.png").read_bytes().startswith(b"\x89PNG")


def test_a_sweep_that_was_stopped_goes_on_where_it_stopped(finished: Path, tmp_path: Path) -> None:
    lines = (finished / "batches.csv").read_text().splitlines(keepends=True)
    (tmp_path / "batches.csv").write_text("".join(lines[:8]) + lines[8][:9])  # cut off in the middle of a line
    said = sweep(tmp_path, "--games", "6", "--workers", "1")
    assert "12 batches, 7 of them done before" in said.stderr and "5/5 batches" in said.stderr
    assert table(tmp_path) == table(finished)
    assert (tmp_path / "batches.csv").read_text().startswith("".join(lines[:8]))
    again = sweep(tmp_path, "--games", "6")
    assert "12 of them done before" in again.stderr and again.stdout == said.stdout


def test_the_same_script_takes_the_address_of_a_scheduler(finished: Path, tmp_path: Path) -> None:
    from distributed import LocalCluster

    with LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as cluster:
        sweep(tmp_path, "--games", "6", "--scheduler", cluster.scheduler_address)
    assert table(tmp_path) == table(finished)


@pytest.mark.parametrize(("won", "games"), [(0, 1), (0, 50), (50, 50), (7, 20), (500, 1000)])
def test_wilson_intervals_solve_their_equation(won: int, games: int) -> None:
    """Where the observed rate is just 1.96 standard deviations from the true one."""
    for bound in policy.wilson(won, games):
        if 0 < bound < 1:
            assert (won / games - bound) ** 2 == pytest.approx(1.96**2 * bound * (1 - bound) / games, rel=1e-6)
    assert policy.wilson(0, 0) == (0.0, 1.0)


def test_the_greedy_policy_beats_chance() -> None:
    greedy = policy.play_batch("greedy", 1, 2023, 2, 0, 6)
    chance = policy.play_batch("random", 1, 2023, 2, 0, 6)
    assert greedy[1] > 2 * chance[1]
