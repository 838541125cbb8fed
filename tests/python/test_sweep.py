"""The example `sweep`, which plays many games on a Dask cluster: every cluster gives the same table, even after
interruptions."""

from __future__ import annotations

import csv
import subprocess
import sys
from pathlib import Path

import mistbank as mb
import pytest
from support import PROJECT

EXAMPLES = PROJECT / "examples/python"
sys.path.insert(0, str(EXAMPLES))

import intervals  # noqa: E402
import policy  # noqa: E402
import sweep  # noqa: E402

KINDS = ["--levels", "1,3", "--editions", "2023", "--players", "1,2", "--batch", "2"]
EVERYTHING = ["--columns", "points,turns,ghosts,tiles"]
QUICK = ["--policy", "random", *KINDS, *EVERYTHING]


def called(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(EXAMPLES / "sweep.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=200)


def swept(*arguments: str) -> subprocess.CompletedProcess[str]:
    done = called(*arguments)
    assert done.returncode == 0, done.stderr
    return done


def table(out: Path) -> list[dict[str, str]]:
    with (out / "results.csv").open(newline="") as file:
        return list(csv.DictReader(file))


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|\n").split("|")]


def lines_of_the_table(said: str) -> list[list[str]]:
    """Returns the cells of the printed Markdown table: the header, then the rows, without the separator line."""
    lines = [cells(line) for line in said.splitlines() if line.startswith("|")]
    assert all(set(cell) <= set("-:") for cell in lines[1])
    return [lines[0], *lines[2:]]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("sweep")
    said = swept("--out", str(out), *QUICK, "--games", "6", "--workers", "2")
    assert "12/12 batches" in said.stderr and "[####" in said.stderr
    assert len(lines_of_the_table(said.stdout)) == 5
    return out


# --- the content of the table ---


def test_the_table_contains_the_results_of_the_games(finished: Path) -> None:
    rows = table(finished)
    assert [(row["level"], row["players"], row["games"]) for row in rows] == [
        (level, players, "6") for level in "13" for players in "12"
    ]
    for row in rows:
        played = policy.play_batch("random", "-", int(row["level"]), 2023, int(row["players"]), 0, 6)
        assert int(row["won"]) == played.won
        assert float(row["points"]) == pytest.approx(played.points / 6, abs=0.001)
        assert float(row["turns"]) == pytest.approx(played.turns / 6, abs=0.001)
        low, high = intervals.wilson(played.won, 6)
        assert (float(row["low"]), float(row["high"])) == (round(low, 4), round(high, 4))


def test_the_shares_of_wins_and_of_both_reasons_for_losing_add_up_to_1(finished: Path) -> None:
    for row in table(finished):
        assert float(row["share"]) + float(row["ghosts"]) + float(row["tiles"]) == pytest.approx(1, abs=0.001)
    assert {float(row["ghosts"]) for row in table(finished)} != {0.0}


def test_the_printed_table_describes_the_games_in_words() -> None:
    kind = sweep.Kind("adviser", "50ms", 3, 2022, 5)
    played = policy.Played(won=7, points=1642.0, turns=610, ghosts=10, tiles=3, decisions=2000, seconds=100.0)
    text = sweep.markdown([sweep.Row(kind, 20, played)], sweep.COLUMNS)
    head, row = lines_of_the_table(text)
    assert dict(zip(head, row)) == {
        "level": "3",
        "edition": "2022",
        "players": "5",
        "thinking": "50 ms",
        "games": "20",
        "won (95 %)": "35 % (18 to 57)",
        "points": "82.1",
        "turns": "30.5",
        "lost: out of ghosts": "50 %",
        "lost: out of tiles": "15 %",
        "ms a decision": "50.0",
    }
    head, row = lines_of_the_table(sweep.markdown([sweep.Row(kind._replace(thinking="300"), 20, played)]))
    assert head[-1] == "won (95 %)" and row[3] == "300 simulations"


def test_batches_with_the_same_settings_form_one_row_and_rows_keep_the_order_of_the_batches() -> None:
    later, first = (sweep.Batch("adviser", "30", level, 2023, 2, 0, 4) for level in (5, 1))
    played = policy.Played(1, 10.0, 20, 2, 1, 30, 0.5)
    rows = sweep.rows_of([(later, played), (first, played), (later._replace(first=4, games=6), played)])
    assert [(row.kind.level, row.games, row.played.won) for row in rows] == [(5, 10, 2), (1, 4, 1)]
    assert rows[0].played == policy.Played(2, 20.0, 40, 4, 2, 60, 1.0)


def test_the_plot_is_a_png_file(finished: Path) -> None:
    assert (finished / "winrates.png").read_bytes().startswith(b"\x89PNG")


# --- the same games again ---


def test_advisers_limited_by_simulations_play_the_same_games_in_every_sweep() -> None:
    asked = ["--levels", "2", "--editions", "2022", "--players", "2,3", "--thinking", "4,9", "--games", "3"]
    alone = swept(*asked, "--workers", "1", "--batch", "1", "--seed", "5").stdout
    assert alone == swept(*asked, "--workers", "2", "--batch", "3", "--seed", "5").stdout
    assert alone != swept(*asked, "--seed", "50").stdout
    assert [line[2:4] for line in lines_of_the_table(alone)[1:]] == [
        [players, f"{thinking} simulations"] for players in "23" for thinking in "49"
    ]


def test_an_interrupted_sweep_continues_from_its_files(finished: Path, tmp_path: Path) -> None:
    asked = ["--out", str(tmp_path), *QUICK, "--games", "6"]
    lines = (finished / "batches.csv").read_text().splitlines(keepends=True)
    (tmp_path / "batches.csv").write_text("".join(lines[:8]) + lines[8][:9])  # the last line is incomplete
    said = swept(*asked, "--workers", "1")
    assert "12 batches, 7 already done" in said.stderr and "5/5 batches" in said.stderr
    assert table(tmp_path) == table(finished)
    assert (tmp_path / "batches.csv").read_text().startswith("".join(lines[:8]))
    again = swept(*asked)
    assert "12 already done" in again.stderr and again.stdout == said.stdout


def test_batches_of_another_sweep_are_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "batches.csv").write_text("policy,level\nrandom,3\n")
    done = called("--out", str(tmp_path), *QUICK)
    assert done.returncode == 1 and done.stderr.strip().endswith("move it, or choose another --out")
    assert (tmp_path / "batches.csv").read_text() == "policy,level\nrandom,3\n"


def test_a_sweep_without_an_output_folder_writes_no_files(tmp_path: Path) -> None:
    command = [sys.executable, str(EXAMPLES / "sweep.py"), *QUICK, "--levels", "1", "--games", "2", "--workers", "1"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=200)
    assert done.returncode == 0 and len(lines_of_the_table(done.stdout)) == 3
    assert [path for path in tmp_path.rglob("*") if path.suffix in (".csv", ".png")] == []


def test_a_sweep_can_run_on_the_scheduler_at_a_given_address(finished: Path, tmp_path: Path) -> None:
    from distributed import LocalCluster

    with LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as cluster:
        swept("--out", str(tmp_path), *QUICK, "--games", "6", "--scheduler", cluster.scheduler_address)
    assert table(tmp_path) == table(finished)


# --- refusals ---


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--levels", "7"], "argument --levels: a level must be a number from 1 to 6, not '7'"),
        (["--levels", "1,two"], "argument --levels: a level must be a number from 1 to 6, not 'two'"),
        (["--levels", ""], "argument --levels: a level must be a number from 1 to 6, not ''"),
        (["--editions", "2024"], "argument --editions: an edition must be a number from 2022 to 2023, not '2024'"),
        (["--players", "0,6"], "argument --players: players must be a number from 1 to 5, not '0'"),
        (["--games", "-3"], "argument --games: games must be a number from 1 to 1000000000, not '-3'"),
        (["--games", "0"], "argument --games: games must be a number from 1 to 1000000000, not '0'"),
        (["--games", "2.5"], "argument --games: games must be a number from 1 to 1000000000, not '2.5'"),
        (["--batch", "0"], "argument --batch: a batch must be a number from 1 to"),
        (["--workers", "0"], "argument --workers: workers must be a number from 1 to"),
        (["--seed", "x"], "argument --seed: a seed must be a number from 0 to"),
        (["--thinking", "soon"], "a number of simulations, 0 to 1000000000, or a time, 1ms to 600000ms, not 'soon'"),
        (["--thinking", "30,0ms"], "not '0ms'"),
        (["--thinking", "-5"], "not '-5'"),
        (["--thinking", "30", "--policy", "greedy"], "needs the policy adviser, not greedy"),
        (["--policy", "oracle"], "invalid choice: 'oracle'"),
        (["--columns", "points,fame"], "unknown column 'fame': expected one of points, turns, ghosts, tiles"),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, list) else "",
)
def test_invalid_options_are_refused_with_a_message(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        sweep.main(arguments)
    assert refused.value.code == 2
    assert message in capsys.readouterr().err


def test_the_error_for_a_scheduler_that_does_not_answer_names_the_scheduler(capsys: pytest.CaptureFixture[str]) -> None:
    assert sweep.main(["--scheduler", "carrier-pigeon", "--games", "1"]) == 1
    assert "no Dask scheduler answers at carrier-pigeon" in capsys.readouterr().err


def test_the_error_for_a_folder_that_cannot_be_created_names_the_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert sweep.main(["--out", str(tmp_path / "file")]) == 1
    assert "file" in capsys.readouterr().err


def test_without_dask_the_error_names_the_packages_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert sweep.main(["--games", "1"]) == 1
    assert "this script needs Dask: apt-get install python3-distributed" in capsys.readouterr().err


def test_repeated_values_of_an_option_are_used_only_once() -> None:
    options = sweep.parse(["--levels", "3,1,3", "--thinking", "30, 030,50ms", "--games", "7", "--batch", "5"])
    assert (options.levels, options.thinking) == ([3, 1], ["30", "50ms"])
    batches = sweep.batches(options)
    assert len(batches) == len(set(batches)) == 2 * 2 * 1 * 2 * 2
    assert [batch[5:] for batch in batches[:2]] == [(0, 5), (5, 2)]


# --- intervals ---


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [  # Newcombe 1998, single proportions, table I; the last two rows are common textbook examples
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (10, 10, 0.7225, 1.0000),
        (5, 10, 0.2366, 0.7634),
    ],
)
def test_wilson_intervals_equal_published_intervals(won: int, games: int, low: float, high: float) -> None:
    assert intervals.wilson(won, games) == pytest.approx((low, high), abs=0.00006)


@pytest.mark.parametrize(("won", "games"), [(0, 1), (0, 50), (50, 50), (7, 20), (500, 1000)])
def test_the_bounds_of_a_wilson_interval_solve_its_equation(won: int, games: int) -> None:
    """The observed share is 1.96 standard deviations away from each bound, with the standard deviation at that bound."""
    low, high = intervals.wilson(won, games)
    assert low <= won / games <= high
    for bound in (low, high):
        if 0 < bound < 1:
            assert (won / games - bound) ** 2 == pytest.approx(1.96**2 * bound * (1 - bound) / games, rel=1e-4)
    assert intervals.wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("first", "second", "low", "high"),
    [  # Newcombe 1998, differences of proportions, table II, method 10
        ((56, 70), (48, 80), 0.0524, 0.3339),
        ((9, 10), (3, 10), 0.1705, 0.8090),
        ((5, 56), (0, 29), -0.0381, 0.1926),
        ((10, 10), (0, 10), 0.6075, 1.0000),
    ],
)
def test_intervals_of_differences_equal_published_intervals(
    first: tuple[int, int], second: tuple[int, int], low: float, high: float
) -> None:
    apart, below, above = intervals.difference(*first, *second)
    assert apart == pytest.approx(first[0] / first[1] - second[0] / second[1])
    assert (below, above) == pytest.approx((low, high), abs=0.00006)
    apart, below, above = intervals.difference(*second, *first)
    assert (-above, -below) == pytest.approx((low, high), abs=0.00006)


def test_the_interval_of_a_difference_without_games_is_minus_1_to_1() -> None:
    assert intervals.difference(0, 0, 0, 0) == (0.0, -1.0, 1.0)


# --- players ---


def test_the_greedy_policy_has_more_than_twice_the_points_of_the_random_policy() -> None:
    greedy = policy.play_batch("greedy", "-", 1, 2023, 2, 0, 6)
    chance = policy.play_batch("random", "-", 1, 2023, 2, 0, 6)
    assert greedy.points > 2 * chance.points


def test_the_adviser_beats_random_players_and_an_adviser_without_simulations() -> None:
    adviser = policy.play_batch("adviser", "60", 3, 2023, 2, 0, 12)
    glance = policy.play_batch("adviser", "0", 3, 2023, 2, 0, 12)
    chance = policy.play_batch("random", "-", 3, 2023, 2, 0, 12)
    assert adviser.points > glance.points > chance.points
    assert adviser.won > chance.won


def test_an_adviser_thinks_for_the_given_time() -> None:
    game = mb.Game(mb.cooperative(level=1), seed=3)
    for thinking, least, most in (("30", 30, 30), ("0", 0, 0), ("30ms", policy.SIMULATIONS_AT_ONCE, 10**9)):
        player = policy.Advised(game, 3, thinking)
        assert player(game) in game.legal_actions()
        assert least <= player.adviser.simulations <= most
