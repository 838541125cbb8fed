"""Tests the script examples/run in a copy of its folder, with a replacement for the terminal program. The suite `readme`
runs the script with the real program."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parent.parent.parent
#: The replacement for the terminal. Every game has the same result, but the record of `robbers` with seed 13 replays to
#: another result.
TERMINAL = """#!/bin/bash
end=$'outcome finished; turn 42; won by player 1 (red)\\nhash 7'
if [ "$1" = --load ]; then
    grep -q 'seed 13' "$2" && [[ $2 == */robbers.record ]] && end=another
    echo "$end"; exit
fi
while [ $# -gt 0 ]; do case $1 in --seed) seed=$2 ;; --record) file=$2 ;; --svg) echo '<svg/>' >"$2" ;; esac; shift; done
printf 'players 3\\nseed %s\\n' "$seed" >"$file"
printf 'the last board\\n%s\\n' "$end"
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for name in ("examples/run", "capi/mistbank/pieces.h"):
        (tmp_path / name).parent.mkdir(parents=True)
        shutil.copy(PROJECT / name, tmp_path / name)
    for name, text in ((".ci/build", '#!/bin/sh\necho "built: $*"\n'), ("build/release/examples/terminal", TERMINAL)):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    return tmp_path


def run(copy: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([copy / "examples/run", *arguments], capture_output=True, text=True, timeout=120)


def test_a_run_announces_its_duration_and_prints_one_line_for_each_game(copy: Path) -> None:
    done = run(copy)
    assert done.returncode == 0, done.stderr
    announced, built, heading, *games, end = done.stdout.splitlines()
    number = re.fullmatch(r"Compiles the terminal example and plays (\d+) games: about three minutes on two idle cores\.", announced)
    assert number and int(number[1]) == len(games)
    assert built == "built: terminal"
    assert heading.split() == ["game", "players", "won", "turns", "same", "state", "record"]
    names = [re.fullmatch(r"(\S+) +3 +player 1 \(red\) +42 +yes +out/records/\1\.record", game)[1] for game in games]
    assert {"everything", "king", "base", "demo", "house_rules", "level1", "level6"} <= {*names}
    assert len({*names}) == len(names)
    assert end == f"Records, pictures and boards as text are in {copy}/out/records."
    assert "seed 2023" in (copy / "out/records/king.record").read_text()


def test_the_boards_option_prints_the_last_board_of_each_game(copy: Path) -> None:
    assert "the last board" not in run(copy).stdout
    done = run(copy, "--boards", "7")
    assert done.returncode == 0, done.stderr
    assert "\n=== level1\nthe last board\n" in done.stdout
    assert done.stdout.count("\nthe last board\n") == done.stdout.count(" out/records/")
    assert "seed 7" in (copy / "out/records/king.record").read_text()


def test_a_record_that_replays_to_another_state_fails_the_run(copy: Path) -> None:
    done = run(copy, "13")
    assert done.returncode == 1
    assert re.search(r"^robbers .* NO +out/records/robbers\.record$", done.stdout, re.MULTILINE)
    assert "a game stopped early, or its record replays to another state" in done.stderr


@pytest.mark.parametrize("arguments, complaint", [
    (["--board"], "unknown option '--board'"),
    (["seven"], "SEED must be a whole number, not 'seven'"),
    (["7.5"], "SEED must be a whole number, not '7.5'"),
    (["7", "8"], "expected one SEED, but '8' is a second one"),
])  # fmt: skip
def test_wrong_arguments_are_refused_and_print_the_usage(copy: Path, arguments: list[str], complaint: str) -> None:
    done = run(copy, *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"examples/run: {complaint}\nUsage: examples/run ")


def test_the_help_option_prints_the_usage_and_plays_no_game(copy: Path) -> None:
    done = run(copy, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Usage: examples/run [--boards] [SEED]\n")
    assert not (copy / "out").exists()
