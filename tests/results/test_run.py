"""`tests/run` runs the suites of the chosen tier, and names the suites that do not fit into the time budget. Each test uses a
small project with very fast suites."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
SUITES = """
suite(gate.quick GATE PLAIN MINUTES 1 COMMAND test ! -e broken)
suite(page FULL PLAIN MINUTES 5 PATHS page/* *.html COMMAND true)
suite(adviser FULL PLAIN MINUTES 2 PATHS page/* src/adviser/* COMMAND test ! -e src/adviser/broken)
suite(strength FULL PLAIN MINUTES 20 PATHS src/adviser/* COMMAND true)
"""


def run(folder: Path, *arguments: str, budget: int = 30) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"MISTBANK_BUDGET": str(budget)}
    return subprocess.run(["tests/run", *arguments], cwd=folder, env=environment, capture_output=True, text=True)


def git(folder: Path, *arguments: str) -> None:
    identity = ["-c", "user.name=Tester", "-c", "user.email=tester@example.org"]
    subprocess.run(["git", *identity, *arguments], cwd=folder, check=True, capture_output=True)


def write(folder: Path, path: str, text: str = "changed\n") -> None:
    (folder / path).parent.mkdir(parents=True, exist_ok=True)
    (folder / path).write_text(text)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Returns the folder of a project with one commit and the suites of SUITES."""
    for path in ("tests/run", "tests/results/report.py"):
        write(tmp_path, path, "")
        shutil.copy(PROJECT / path, tmp_path / path)
    function, marker, _ = (PROJECT / "tests/suites/CMakeLists.txt").read_text().partition("# --- builds ---")
    assert marker
    write(tmp_path, "tests/suites/CMakeLists.txt", function + SUITES)
    write(tmp_path, ".ci/need", "#!/bin/sh\n")
    (tmp_path / ".ci/need").chmod(0o755)
    write(tmp_path, ".gitignore", "build/\n")
    for path in ("page/index.html", "src/adviser/search.cpp", "README.md"):
        write(tmp_path, path, "first\n")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "Begin")
    return tmp_path


def suites_in(output: str) -> list[str]:
    """Returns the names of the suites in the printed table, without the line of totals."""
    rows = output.rpartition("suite  ")[2].splitlines()[1:]
    return [row.split()[0] for row in rows if row.split() and row.split()[0] in ("gate.quick", "page", "adviser", "strength")]


def test_the_run_script_without_arguments_runs_the_gate(project: Path) -> None:
    done = run(project)
    assert (done.returncode, suites_in(done.stdout)) == (0, ["gate.quick"]), done.stdout + done.stderr
    assert done.stdout.splitlines()[-1] == "1 passed, 0 failed"


def test_the_option_all_runs_the_suites_of_the_full_tier(project: Path) -> None:
    assert sorted(suites_in(run(project, "--all").stdout)) == ["adviser", "page", "strength"]


@pytest.mark.parametrize(
    ("path", "suites"),
    [
        ("page/words.js", ["adviser", "page"]),
        ("docs/start.html", ["page"]),
        ("src/adviser/search.cpp", ["adviser", "strength"]),
        ("README.md", []),
    ],
)
def test_a_run_for_changed_files_runs_the_gate_and_the_suites_of_those_files(
    project: Path, path: str, suites: list[str]
) -> None:
    write(project, path)
    git(project, "add", ".")
    done = run(project, "--changed", "HEAD")
    assert done.returncode == 0, done.stdout + done.stderr
    assert sorted(suites_in(done.stdout)) == sorted(["gate.quick", *suites])
    assert "left out" not in done.stdout


def test_a_run_for_changed_files_names_the_suites_omitted_for_lack_of_time(project: Path) -> None:
    write(project, "page/words.js")
    write(project, "src/adviser/search.cpp")
    git(project, "add", ".")
    done = run(project, "--changed", "HEAD", budget=9)
    assert sorted(suites_in(done.stdout)) == ["adviser", "gate.quick", "page"]
    assert "left out, because the time budget is used up: strength\n" in done.stdout


def test_a_run_for_changed_files_stops_after_a_failure_in_the_gate(project: Path) -> None:
    write(project, "page/words.js")
    write(project, "broken")
    git(project, "add", ".")
    done = run(project, "--changed", "HEAD")
    assert done.returncode == 1
    assert suites_in(done.stdout) == ["gate.quick"]
    assert done.stdout.splitlines()[-1] == "0 passed, 1 failed"


def test_a_failure_in_a_changed_suite_fails_the_run(project: Path) -> None:
    write(project, "src/adviser/broken")
    git(project, "add", ".")
    done = run(project, "--changed", "HEAD")
    assert done.returncode == 1
    assert done.stdout.splitlines()[-1] == "2 passed, 1 failed"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--changed", "nowhere"], "'nowhere' is not a commit"),
        (["pages"], "unknown suite 'pages'"),
        (["--fast"], "unknown option '--fast'"),
    ],
)
def test_the_error_for_a_wrong_argument_names_the_argument(project: Path, arguments: list[str], words: str) -> None:
    done = run(project, *arguments)
    assert done.returncode == 2
    assert words in done.stderr
