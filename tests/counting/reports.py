#!/usr/bin/env python3
"""Counts tests by the reports that programs of tests write, never by what they print.

    tests/counting/reports.py [--code CODE] REPORT...       counts; CODE: that with which the program ended
    tests/counting/reports.py --write REPORT PASSED FAILED [SKIPPED]     writes a report, all at once

A report is JUnit's XML (pytest, node, the tests in C++ and C#), .NET's .trx, or the few lines that --write writes. The
last line is "N passed, N failed, N skipped". What cannot be counted has failed: a report that is missing, empty or cut
off, one in which no test passed or failed, and a program that ended with another code than 0 although no test did.
"""

import argparse
import os
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

PLAIN = re.compile(r"passed (\d+)\nfailed (\d+)\nskipped (\d+)\nend\n")
MOST_TOLD = 40  #: failures whose messages are printed
MOST_LINES = 30  #: of a message


def write(report: str | None, passed: int, failed: int, skipped: int = 0) -> None:
    """Under another name first, so that no half of it is ever read. Without a report nobody wants to know."""
    if report:
        half = Path(f"{report}.half")
        half.write_text(f"passed {passed}\nfailed {failed}\nskipped {skipped}\nend\n", encoding="utf-8")
        os.replace(half, report)


def write_result(result, further: int = 0) -> int:
    """Of unittest, with further tests that have passed: prints and writes it; the code for the program to end with."""
    bad = len(result.failures) + len(result.errors)
    passed = result.testsRun - bad - len(result.skipped) + further
    print(f"{bad} failed, {passed} passed")
    write(os.environ.get("MISTBANK_REPORT"), passed, bad, len(result.skipped))
    return 0 if passed and not bad else 1


def told(element) -> str:
    lines = "\n".join(filter(None, (element.get("message"), element.text))).strip().splitlines()
    return "\n".join("    " + line for line in lines[:MOST_LINES])


def count_junit(root, failures: list[str]) -> tuple[int, int, int]:
    passed = failed = skipped = 0
    for case in root.iter("testcase"):
        bad = [element for element in case if element.tag in ("failure", "error")]
        if bad:
            failed += 1
            failures.append("\n".join([" ".join(filter(None, (case.get("classname"), case.get("name")))), *map(told, bad)]))
        elif case.find("skipped") is not None:
            skipped += 1
        else:
            passed += 1
    return passed, failed, skipped


def count_trx(root, failures: list[str]) -> tuple[int, int, int]:
    passed = failed = skipped = 0
    for case in root.findall(".//{*}UnitTestResult"):
        outcome = case.get("outcome")
        if outcome == "Passed":
            passed += 1
        elif outcome == "NotExecuted":
            skipped += 1
        else:
            failed += 1
            failures.append("\n".join([str(case.get("testName")), *(told(message) for message in case.findall(".//{*}Message"))]))
    return passed, failed, skipped


def count(path: str, failures: list[str]) -> tuple[int, int, int]:
    """Passed, failed, skipped."""
    try:
        text = Path(path).read_text(encoding="utf-8", errors="replace")
    except OSError:
        text = None
    if not text or not text.strip():
        failures.append(f"{path}: {'there is no such report' if text is None else 'the report is empty'}")
        return 0, 1, 0
    if plain := PLAIN.fullmatch(text):
        passed, failed, skipped = map(int, plain.groups())
    else:
        try:
            root = ElementTree.fromstring(text)
        except ElementTree.ParseError as problem:
            failures.append(f"{path}: the report is cut off or broken: {problem}")
            return 0, 1, 0
        passed, failed, skipped = (count_trx if root.tag.endswith("TestRun") else count_junit)(root, failures)
    if passed + failed == 0:
        failures.append(f"{path}: no test ran")
        failed = 1
    return passed, failed, skipped


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--code", type=int, default=0)
    parser.add_argument("words", nargs="+", metavar="REPORT")
    options = parser.parse_args()
    if options.write:
        write(options.words[0], *map(int, options.words[1:]))
        return 0
    failures: list[str] = []
    passed, failed, skipped = (sum(part) for part in zip(*(count(path, failures) for path in options.words)))
    if options.code and not failed:
        failures.append(f"it ended with {options.code}, though no test failed")
        failed = 1
    for failure in failures[:MOST_TOLD]:
        print(f"FAILED {failure}")
    if len(failures) > MOST_TOLD:
        print(f"and {len(failures) - MOST_TOLD} more")
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
