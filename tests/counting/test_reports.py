"""That tests are counted right: what a program prints does not matter, and what cannot be counted has failed."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
REPORTS = PROJECT / "tests/counting/reports.py"
JUNIT = '<testsuites><testsuite tests="3"><testcase name="a"/>{}<testcase name="b"/></testsuite></testsuites>'
TRX = ('<TestRun xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"><Results>'
       '<UnitTestResult testName="a" outcome="Passed"/><UnitTestResult testName="b" outcome="NotExecuted"/>{}'
       '</Results></TestRun>')


def counted(*reports: Path, code: int = 0) -> list[str]:
    done = subprocess.run([sys.executable, REPORTS, "--code", str(code), *reports], capture_output=True, text=True)
    lines = done.stdout.splitlines()
    assert done.stderr == ""
    assert (done.returncode == 0) == (" 0 failed" in lines[-1])
    return lines


def counted_text(folder: Path, text: str, code: int = 0) -> str:
    report = folder / "report"
    report.write_text(text, encoding="utf-8")
    return counted(report, code=code)[-1]


def tallied(folder: Path, script: str, **more: str) -> tuple[int, list[str]]:
    """A script that counts by tally.sh: its code and its lines."""
    text = f"logs={folder}\n. tests/counting/tally.sh\n{script}\nfinish\n"
    done = subprocess.run(["bash", "-uc", text], cwd=PROJECT, capture_output=True, text=True, env={**os.environ, **more})
    return done.returncode, done.stdout.splitlines()


def pytest_tallied(folder: Path, tests: str, conftest: str = "") -> tuple[int, list[str]]:
    (folder / "test_them.py").write_text(tests)
    (folder / "conftest.py").write_text(conftest)
    return tallied(folder, f'them() {{ {sys.executable} -m pytest -q -p no:cacheprovider --junitxml "$MISTBANK_REPORT" {folder}; }}\n'
                           "several them them")


def test_tests_are_counted_by_the_report(tmp_path: Path) -> None:
    assert counted_text(tmp_path, JUNIT.format("")) == "2 passed, 0 failed, 0 skipped"
    assert counted_text(tmp_path, JUNIT.format('<testcase name="c"><failure message="no"/></testcase>')) == "2 passed, 1 failed, 0 skipped"
    assert counted_text(tmp_path, JUNIT.format('<testcase name="c"><error/></testcase>')) == "2 passed, 1 failed, 0 skipped"
    assert counted_text(tmp_path, JUNIT.format('<testcase name="c"><skipped/></testcase>')) == "2 passed, 0 failed, 1 skipped"
    assert counted_text(tmp_path, TRX.format("")) == "1 passed, 0 failed, 1 skipped"
    assert counted_text(tmp_path, TRX.format('<UnitTestResult testName="c" outcome="Failed"/>')) == "1 passed, 1 failed, 1 skipped"
    assert counted_text(tmp_path, "passed 5\nfailed 0\nskipped 1\nend\n") == "5 passed, 0 failed, 1 skipped"


def test_reports_are_added_up(tmp_path: Path) -> None:
    (tmp_path / "one").write_text(JUNIT.format(""))
    (tmp_path / "other").write_text("passed 5\nfailed 2\nskipped 1\nend\n")
    assert counted(tmp_path / "one", tmp_path / "other")[-1] == "7 passed, 2 failed, 1 skipped"


def test_a_failure_is_told_with_its_message(tmp_path: Path) -> None:
    (tmp_path / "report").write_text(JUNIT.format('<testcase classname="page" name="c"><failure message="2 is not 3">at 5</failure></testcase>'))
    lines = counted(tmp_path / "report")
    assert lines[0] == "FAILED page c"
    assert [line.strip() for line in lines[1:3]] == ["2 is not 3", "at 5"]


@pytest.mark.parametrize("text", [
    "", " \n", "2 passed, 0 failed\n", "passed 5\nfailed 0\n", JUNIT.format("")[:-20], TRX.format("")[:-3],
    JUNIT.format("").replace('<testcase name="a"/>', "").replace('<testcase name="b"/>', ""),
    "passed 0\nfailed 0\nskipped 7\nend\n", "<testsuites></testsuites>",
])
def test_a_report_that_is_empty_cut_off_or_of_no_test_has_failed(tmp_path: Path, text: str) -> None:
    passed, failed = counted_text(tmp_path, text).split(", ")[:2]
    assert (passed, failed) == ("0 passed", "1 failed")


def test_a_report_that_is_missing_has_failed(tmp_path: Path) -> None:
    lines = counted(tmp_path / "none")
    assert "there is no such report" in lines[0]
    assert lines[-1] == "0 passed, 1 failed, 0 skipped"


def test_a_bad_end_without_a_failed_test_is_one_failure(tmp_path: Path) -> None:
    assert counted_text(tmp_path, JUNIT.format(""), code=9) == "2 passed, 1 failed, 0 skipped"
    assert counted_text(tmp_path, JUNIT.format('<testcase name="c"><failure/></testcase>'), code=1) == "2 passed, 1 failed, 0 skipped"


def test_a_warning_behind_the_last_line_of_pytest_does_not_matter(tmp_path: Path) -> None:
    late = "import atexit, sys\natexit.register(lambda: print('a late warning: 7 failed', file=sys.stderr))\n"
    code, lines = pytest_tallied(tmp_path, "def test_a(): pass\ndef test_b(): pass\n", late)
    assert (tmp_path / "them.out").read_text().splitlines()[-1] == "a late warning: 7 failed"
    assert (code, lines[-1]) == (0, "2 passed, 0 failed")


def test_pytest_that_breaks_off_half_way_has_failed(tmp_path: Path) -> None:
    code, lines = pytest_tallied(tmp_path, "import os\ndef test_a(): pass\ndef test_b(): os._exit(0)\n")
    assert (code, lines[-1]) == (1, "0 passed, 1 failed")


def test_pytest_that_finds_no_test_has_failed(tmp_path: Path) -> None:
    code, lines = pytest_tallied(tmp_path, "")
    assert (code, lines[-1]) == (1, "0 passed, 1 failed")


def test_failed_and_skipped_tests_of_pytest_are_told(tmp_path: Path) -> None:
    tests = ("import pytest\ndef test_a(): pass\ndef test_b(): assert 2 == 3\n@pytest.mark.skip\ndef test_c(): pass\n")
    code, lines = pytest_tallied(tmp_path, tests)
    assert (code, lines[-1]) == (1, "1 passed, 1 failed")
    assert any(re.fullmatch(r"them: 1 passed, 1 failed, 1 skipped, \d+ s", line) for line in lines)
    assert any("assert 2 == 3" in line for line in lines)


def test_a_report_of_an_earlier_run_is_not_counted(tmp_path: Path) -> None:
    (tmp_path / "it.report").write_text("passed 5\nfailed 0\nskipped 0\nend\n")
    assert tallied(tmp_path, "several it true")[1][-1] == "0 passed, 1 failed"


def test_scripts_within_scripts_are_counted_once(tmp_path: Path) -> None:
    inner = tmp_path / "inner"
    inner.write_text(f"logs={tmp_path}/in; mkdir -p $logs; . tests/counting/tally.sh; one fine true; one bad false; add 3 0; finish")
    code, lines = tallied(tmp_path, f"several inner bash {inner}; one fine true", MISTBANK_REPORT=str(tmp_path / "all"))
    assert (code, lines[-1]) == (1, "5 passed, 1 failed")
    assert (tmp_path / "all").read_text() == "passed 5\nfailed 1\nskipped 0\nend\n"
    assert not list(tmp_path.glob("*.half"))


def test_a_script_that_ran_nothing_has_failed(tmp_path: Path) -> None:
    assert tallied(tmp_path, "") == (1, ["0 passed, 0 failed"])


THREE_TESTS = """#include <catch2/catch.hpp>
#include <cstdlib>
const int bad = std::atoi(std::getenv("BAD"));
TEST_CASE("a sentence of \\"marks\\" & <signs>") { for (int i = 0; i < 1000; ++i) REQUIRE(i < 1000); }
TEST_CASE("one with sections") { SECTION("a") { CHECK(true); } SECTION("b") { CHECK(1 + 1 != bad); } }
TEST_CASE("the last") { if (bad == 3) std::abort(); if (bad == 4) std::_Exit(0); }
"""


@pytest.fixture(scope="module")
def three_tests(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program of the main program of all tests in C++, which may be compiled already."""
    folder = tmp_path_factory.mktemp("catch2")
    (folder / "them.cpp").write_text(THREE_TESTS)
    compiled = PROJECT / "build/release/tests/CMakeFiles/mistbank_tests_main.dir/main.cpp.o"
    main = compiled if compiled.exists() else PROJECT / "tests/main.cpp"
    subprocess.run(["g++", "-std=c++17", folder / "them.cpp", main, "-o", folder / "them"], check=True)
    return folder / "them"


@pytest.mark.parametrize(("bad", "line"), [
    (1, "3 passed, 0 failed"),
    (2, "2 passed, 1 failed"),
    (3, "2 passed, 1 failed"),  # aborted
    (4, "0 passed, 1 failed"),  # ended at once: the report is cut off
])
def test_tests_in_cpp_are_counted(tmp_path: Path, three_tests: Path, bad: int, line: str) -> None:
    code, lines = tallied(tmp_path, f"several them catch2 {three_tests}", BAD=str(bad))
    assert lines[-1] == line
    assert (code == 0) == (bad == 1)
    told = (tmp_path / "them.out").read_text()
    assert ("All tests passed (1002 assertions in 3 test cases)" in told) == (bad == 1)
    assert ("2 != 2" in told) == (bad == 2)


def test_tests_in_cpp_of_which_there_are_none_have_failed(tmp_path: Path, three_tests: Path) -> None:
    assert tallied(tmp_path, f"several them catch2 {three_tests} '[none]'", BAD="1")[1][-1] == "0 passed, 1 failed"


# --- tests/run, with these very tests ---


def run(folder: Path, *words: str, **more: str) -> tuple[int, list[str]]:
    done = subprocess.run([PROJECT / "tests/run", *words], capture_output=True, text=True,
                          env={**os.environ, "MISTBANK_RESULTS": str(folder), **more})
    return done.returncode, done.stdout.splitlines()


def test_a_kind_that_ran_no_test_has_failed(tmp_path: Path) -> None:
    code, lines = run(tmp_path, "counting", "--", "-k", "nothing of this name")
    assert (code, lines[-1]) == (1, "0 passed, 1 failed")


def test_the_table_tells_counts_wall_time_and_processor_time(tmp_path: Path) -> None:
    code, lines = run(tmp_path, "counting", "--", "-k", "added_up or told_with_its_message")
    assert (code, lines[-1]) == (0, "2 passed, 0 failed")
    assert any(re.fullmatch(r"counting +\d+ s +\d+ s +2 +0", line) for line in lines)
    assert any(re.fullmatch(r"processor time: \d+\.\d minutes", line) for line in lines)


def test_whoever_asks_for_a_failure_gets_one() -> None:
    assert os.environ.get("MISTBANK_FAILURE") is None, "as it was asked for"


def test_behind_the_table_stands_what_failed_and_why(tmp_path: Path) -> None:
    code, lines = run(tmp_path, "counting", "--", "-k", "added_up or asks_for_a_failure", MISTBANK_FAILURE="yes")
    assert (code, lines[-1]) == (1, "1 passed, 1 failed")
    table = next(at for at, line in enumerate(lines) if line.startswith("kind "))
    behind = "\n".join(lines[table:])
    assert re.search(r"^FAILED .*test_whoever_asks_for_a_failure_gets_one$(\n    .*)*as it was asked for", behind, re.MULTILINE)


def test_pages_tests_are_told_once_more_at_the_end_where_they_failed(tmp_path: Path) -> None:
    (tmp_path / "them.mjs").write_text(f"""import {{ run, test }} from "{PROJECT}/tests/web/tally.mjs";
test("the first fails", () => {{ throw new Error("no board"); }});
for (let i = 0; i < 50; ++i) test(`number ${{i}} passes`, () => {{}});
await run();
""")
    code, lines = tallied(tmp_path, f"several them node {tmp_path}/them.mjs")
    assert (code, lines[-1]) == (1, "50 passed, 1 failed")
    assert lines[lines.index("FAILED the first fails") + 1] == "    Error: no board"


def test_while_kinds_run_it_is_told_which_and_since_when(tmp_path: Path) -> None:
    lines = run(tmp_path, "counting", "--", "-k", "left_behind", MISTBANK_TELL_SECONDS="1")[1]  # that one takes 3 s
    assert any(re.fullmatch(r"running: counting since \d+ s", line) for line in lines)


def test_processor_time_is_that_of_all_processes_even_those_left_behind(tmp_path: Path) -> None:
    spin = """import pathlib, sys, time
while time.process_time() < 0.5: pass
pathlib.Path(sys.argv[1]).touch()
time.sleep(float(sys.argv[2]))
"""
    (tmp_path / "spin.py").write_text(spin)
    spins = f"{sys.executable} {tmp_path}/spin.py {tmp_path}"
    # However busy the machine is, those left behind have had their time when the script ends.
    script = f"{spins}/a 0; ({spins}/b 0 & sleep 0.1); setsid {spins}/c 5 & until [ -e {tmp_path}/b ] && [ -e {tmp_path}/c ]; do sleep 0.1; done; exit 7"
    done = subprocess.run([PROJECT / "tests/counting/measured.py", tmp_path / "time", "bash", "-c", script], stdout=subprocess.DEVNULL)
    wall, processor = (float(word) for word in (tmp_path / "time").read_text().split())
    assert done.returncode == 7
    assert wall >= 0.5
    assert 1.5 <= processor < 3.5
