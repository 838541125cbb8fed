"""No test result is lost: every error in a suite or in its result file counts as a failure."""

import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
import report  # noqa: E402

PROJECT = Path(__file__).resolve().parents[2]
JUNIT = '<testsuites><testsuite><testcase name="a"/><testcase name="b">{}</testcase></testsuite></testsuites>'
TRX = (
    '<TestRun xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"><Results>'
    '<UnitTestResult testName="a" outcome="Passed"/><UnitTestResult testName="b" outcome="{}"/></Results></TestRun>'
)


def counts(tmp_path: Path, text: str) -> tuple[int, int, int]:
    (tmp_path / "r.xml").write_text(text)
    outcomes = [case.outcome for case in report.read(tmp_path / "r.xml")]
    return outcomes.count("passed"), outcomes.count("failed"), outcomes.count("skipped")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (JUNIT.format(""), (2, 0, 0)),
        (JUNIT.format("<failure/>"), (1, 1, 0)),
        (JUNIT.format('<error message="m">text</error>'), (1, 1, 0)),
        (JUNIT.format("<skipped/>"), (1, 0, 1)),
        (TRX.format("Passed"), (2, 0, 0)),
        (TRX.format("NotExecuted"), (1, 0, 1)),
        (TRX.format("Timeout"), (1, 1, 0)),
        (JUNIT[:40], (0, 1, 0)),
        ("", (0, 1, 0)),
        ("<testsuites/>", (0, 1, 0)),
    ],
)
def test_every_test_in_a_result_file_counts_and_a_broken_or_empty_file_counts_as_a_failure(tmp_path, text, expected):
    assert counts(tmp_path, text) == expected


def test_a_missing_file_counts_as_a_failure(tmp_path):
    assert [case.outcome for case in report.read(tmp_path / "none.xml")] == ["failed"]


def test_a_written_report_can_be_read(tmp_path):
    cases = [report.Case("a <b> & 'c'", "passed"), report.Case("d", "failed", "why \x1b[1m"), report.Case("e", "skipped")]
    report.write_cases(str(tmp_path / "r.xml"), cases)
    assert [case.outcome for case in report.read(tmp_path / "r.xml")] == ["passed", "failed", "skipped"]
    assert report.read(tmp_path / "r.xml")[0].name == "a <b> & 'c'"


def run_script(tmp_path: Path, body: str) -> tuple[int, str, list[report.Case]]:
    environment = {"MISTBANK_REPORT": str(tmp_path / "own.xml"), "PATH": "/usr/bin:/bin", "logs": str(tmp_path / "logs")}
    script = f"set -u\n. tests/results/junit.sh\n{body}\nfinish\n"
    done = subprocess.run(["bash", "-c", script], cwd=PROJECT, env=environment, capture_output=True, text=True)
    return done.returncode, done.stdout, report.read(tmp_path / "own.xml")


def test_a_script_merges_the_results_of_checks_and_suites(tmp_path):
    report.write_cases(str(tmp_path / "ready.xml"), [report.Case("x", "passed"), report.Case("y", "passed")])
    status, output, cases = run_script(
        tmp_path, f"check 'one test' true\nrun_suite two bash -c 'cp {tmp_path}/ready.xml $MISTBANK_REPORT'"
    )
    assert (status, output.splitlines()[-1], len(cases)) == (0, "3 passed, 0 failed", 3)


@pytest.mark.parametrize(
    "body",
    [
        "check a false",
        "run_suite a true",
        "run_suite a bash -c 'echo \"<testsuites>\" >$MISTBANK_REPORT'",
        "run_suite a bash -c 'cp TMP/ready.xml $MISTBANK_REPORT; exit 3'",
        "true",
    ],
)
def test_a_script_fails_without_tests_or_if_a_check_or_suite_fails_or_has_no_valid_report(tmp_path, body):
    report.write_cases(str(tmp_path / "ready.xml"), [report.Case("x", "passed")])
    status, output, cases = run_script(tmp_path, body.replace("TMP", str(tmp_path)))
    assert status == 1
    assert body == "true" or "failed" in [case.outcome for case in cases]


def table(tmp_path: Path, suites: dict[str, str], plain: str = "", full: bool = False) -> int:
    cases = "".join(f'<testcase name="{name}" time="1" status="{status}"/>' for name, status in suites.items())
    (tmp_path / "ctest.xml").write_text(f"<testsuite>{cases}</testsuite>")
    (tmp_path / "plain.txt").write_text(plain)
    return report.print_table(tmp_path, full)


def test_the_table_counts_the_tests_of_every_suite(tmp_path, capsys):
    report.write_cases(str(tmp_path / "a.xml"), [report.Case("x", "passed"), report.Case("y", "skipped")])
    assert table(tmp_path, {"a": "run", "b": "run"}, plain="b\n") == 0
    assert capsys.readouterr().out.splitlines()[-1] == "2 passed, 0 failed, 1 skipped"


@pytest.mark.parametrize("suites", [{"a": "fail"}, {"a": "run", "missing": "run"}, {"a": "run", "b": "fail"}, {}])
def test_printing_the_table_fails_if_a_suite_failed_or_has_no_result_or_if_no_suite_ran(tmp_path, suites, capsys):
    report.write_cases(str(tmp_path / "a.xml"), [report.Case("x", "passed")])
    assert table(tmp_path, suites, plain="b\n") == 1


def test_a_failure_of_a_quarantined_test_counts_only_in_full_runs(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(report, "quarantined_names", lambda: names)
    names = {"y"}
    report.write_cases(str(tmp_path / "a.xml"), [report.Case("x", "passed"), report.Case("y", "failed")])
    assert table(tmp_path, {"a": "fail"}) == 0  # CTest reports "fail": the program counts quarantined failures
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 0 failed, 1 quarantined"
    assert table(tmp_path, {"a": "fail"}, full=True) == 1


def test_the_names_of_quarantined_tests_are_read_from_the_third_column(tmp_path):
    (tmp_path / "q.txt").write_text("# comment\n\n2026-11-29 | web | A page opens | reason\n")
    assert report.quarantined_names(tmp_path / "q.txt") == {"A page opens"}
