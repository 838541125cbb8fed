#!/usr/bin/env python3
"""Reads the result files of test programs, merges them, and prints the table at the end of tests/run.

    report.py case FILE NAME STATUS LOG     writes a file with one test, which passed if STATUS is 0; otherwise the end of
                                            LOG is the message
    report.py merge FILE FILE...            merges the other files into the first one ("": writes no file), prints the counts
    report.py table FOLDER [--full]         prints a row for each suite that CTest ran, each failure, and the counts

A result file is JUnit XML (from pytest, node or Catch2 with `--reporter report`) or .NET's .trx. A file that is missing
or truncated, or contains no test, counts as one failure. The last line is "N passed, N failed", with ", N skipped" and ", N
quarantined" if these numbers are not 0. Tests in tests/quarantine.txt count as quarantined, not as passed or failed; with
`--full` they count as usual.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

QUARANTINE = Path(__file__).resolve().parents[1] / "quarantine.txt"
MAX_FAILURES_SHOWN = 40
MAX_LINES_SHOWN = 30  #: largest number of lines to print for a failure


class Case(NamedTuple):
    name: str
    outcome: str  #: one of "passed", "failed", "skipped" and "quarantined"
    message: str = ""


# --- writing ---


def write_cases(file: str | None, cases: list[Case]) -> None:
    """Writes a result file in one step, so readers never see an incomplete file. Does nothing if `file` is empty or None."""
    if not file:
        return
    suites = ElementTree.Element("testsuites")
    suite = ElementTree.SubElement(suites, "testsuite", name=Path(file).stem)
    for case in cases:
        element = ElementTree.SubElement(suite, "testcase", name=case.name)
        if case.outcome != "passed":
            printable = "".join(c for c in case.message if c >= " " or c in "\t\n")
            ElementTree.SubElement(element, "failure" if case.outcome == "failed" else "skipped").text = printable
    part = Path(f"{file}.part")
    ElementTree.ElementTree(suites).write(part, encoding="utf-8", xml_declaration=True)
    os.replace(part, file)


def write(file: str | None, passed: int, failed: int, skipped: int = 0) -> None:
    """Writes a result file for a program that reports only the numbers of passed, failed and skipped tests."""
    counts = {"passed": passed, "failed": failed, "skipped": skipped}
    write_cases(file, [Case(f"{outcome} {i + 1}", outcome) for outcome, count in counts.items() for i in range(count)])


def write_result(result, further: int = 0) -> int:
    """Prints the counts of a `unittest.TestResult` plus `further` passed tests, and writes the result file. Returns the exit
    status of the program."""
    failures = [Case(str(test), "failed", text) for test, text in result.failures + result.errors]
    skipped = [Case(str(test), "skipped", text) for test, text in result.skipped]
    passed = result.testsRun - len(failures) - len(skipped) + further
    print(f"{passed} passed, {len(failures)} failed")
    names = [Case(f"passed {i + 1}", "passed") for i in range(passed)]
    write_cases(os.environ.get("MISTBANK_REPORT"), names + failures + skipped)
    return 0 if passed and not failures else 1


# --- reading ---


def first_lines(text: str) -> str:
    return "\n".join("    " + line for line in text.strip().splitlines()[:MAX_LINES_SHOWN])


def junit_cases(root: ElementTree.Element) -> list[Case]:
    cases = []
    for element in root.iter("testcase"):
        name = " ".join(filter(None, (element.get("classname"), element.get("name"))))
        bad = [child for child in element if child.tag in ("failure", "error")]
        if bad:
            message = "\n".join("\n".join(filter(None, (child.get("message"), child.text))) for child in bad)
            cases.append(Case(name, "failed", message))
        else:
            cases.append(Case(name, "passed" if element.find("skipped") is None else "skipped"))
    return cases


def trx_cases(root: ElementTree.Element) -> list[Case]:
    outcomes = {"Passed": "passed", "NotExecuted": "skipped"}
    return [
        Case(str(element.get("testName")), outcomes.get(str(element.get("outcome")), "failed"),
             "\n".join(message.text or "" for message in element.findall(".//{*}Message")))
        for element in root.findall(".//{*}UnitTestResult")
    ]


def read(file: str | Path) -> list[Case]:
    """Returns the tests in a result file. Adds a failed test if the file cannot be read, or if no test passed or failed."""
    try:
        root = ElementTree.parse(file).getroot()
    except OSError:
        return [Case(f"{file}: missing", "failed")]
    except ElementTree.ParseError as problem:
        return [Case(f"{file}: empty or cut off: {problem}", "failed")]
    cases = trx_cases(root) if root.tag.endswith("TestRun") else junit_cases(root)
    if all(case.outcome == "skipped" for case in cases):
        cases.append(Case(f"{file}: no test ran", "failed"))
    return cases


def quarantined_names(file: Path = QUARANTINE) -> set[str]:
    """Returns the names of the quarantined tests. Lines have the form `2026-11-29 | web | name of the test | reason`."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return {line.split("|")[2].strip() for line in lines if line.strip() and not line.startswith("#")}


# --- printing ---


def counts_line(counts: Counter[str]) -> str:
    further = "".join(f", {counts[outcome]} {outcome}" for outcome in ("skipped", "quarantined") if counts[outcome])
    return f"{counts['passed']} passed, {counts['failed']} failed{further}"


def print_counts(cases: list[Case]) -> int:
    failures = [case for case in cases if case.outcome == "failed"]
    for case in failures[:MAX_FAILURES_SHOWN]:
        print(f"FAILED {case.name}\n{first_lines(case.message)}".rstrip())
    if len(failures) > MAX_FAILURES_SHOWN:
        print(f"and {len(failures) - MAX_FAILURES_SHOWN} more")
    counts = Counter(case.outcome for case in cases)
    print(counts_line(counts))
    return 1 if counts["failed"] or not counts["passed"] else 0


def cases_of_suite(folder: Path, name: str, has_passed: bool, output: str, quarantined: set[str]) -> list[Case]:
    """Returns the tests of a suite. A suite that plain.txt lists counts as a single test."""
    if name in (folder / "plain.txt").read_text(encoding="utf-8").split():
        return [Case(name, "passed" if has_passed else "failed", output)]
    cases = read(folder / f"{name}.xml")
    if not has_passed and all(case.outcome != "failed" for case in cases):
        cases.append(Case(f"{name}: exited with an error, although no test failed", "failed", output))
    return [Case(case.name, "quarantined") if case.name in quarantined else case for case in cases]


def print_table(folder: Path, is_full: bool) -> int:
    quarantined = set() if is_full else quarantined_names()
    cases, minutes = [], 0.0
    print(f"\n{'suite':<18}{'wall s':>9}{'CPU s':>9}{'passed':>9}{'failed':>9}")
    for element in (case for run in sorted(folder.glob("ctest*.xml")) for case in ElementTree.parse(run).iter("testcase")):
        name, has_passed = str(element.get("name")), element.get("status") == "run"
        output = "\n".join((element.findtext("system-out") or "").splitlines()[-MAX_LINES_SHOWN:])
        found = cases_of_suite(folder, name, has_passed, output, quarantined)
        counts = Counter(case.outcome for case in found)
        time_file = folder / f"{name}.time"
        cpu = sum(map(float, time_file.read_text().split())) if time_file.is_file() else 0.0
        minutes += cpu / 60
        print(f"{name:<18}{float(element.get('time', 0)):9.0f}{cpu:9.0f}{counts['passed']:9}{counts['failed']:9}")
        cases += found
    print(f"CPU time: {minutes:.1f} minutes")
    return print_counts(cases)


def main(arguments: list[str]) -> int:
    match arguments:
        case ["case", file, name, status, log]:
            text = Path(log).read_text(encoding="utf-8", errors="replace").splitlines()[-MAX_LINES_SHOWN:]
            write_cases(file, [Case(name, "passed" if status == "0" else "failed", "\n".join(text))])
            return 0
        case ["merge", file, *parts]:
            cases = [case for part in parts for case in read(part)]
            write_cases(file, cases)
            return print_counts(cases)
        case ["table", folder, *rest] if rest in ([], ["--full"]):
            return print_table(Path(folder), bool(rest))
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
