"""Plays the matches of short.txt and compares the results with the limits in the file. The players are limited by simulations,
not by time, so the results are always the same.

    short.py --rows        prints the names of the matches
    short.py NAME          plays a match; fails if the result is below the limit
    short.py --update      plays all matches and writes the results; the new limits are one standard error below the results

The compared values are: `won`, the percentage of won games; `lead`, the lead in points over the best other player; `points`,
the points of a team; `past`, the percentage of games that reach the second pile.
"""

import math
import os
import shlex
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROWS = HERE / "short.txt"
MATCH = Path(os.environ.get("MATCH", HERE.parents[1] / "build/release/tests/mistbank_strength"))
COLUMNS = {"won": (5, 100), "lead": (6, 1), "points": (7, 1), "past": (9, 100)}  # (column in a game's line, factor)


def rows():
    for line in ROWS.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, compared, least, measured, match = (word.strip() for word in line.split("|"))
            yield name, compared, least, measured, match


def outcome(lines, compared):
    """Returns the mean of the compared value over the games, and the standard error."""
    column, factor = COLUMNS[compared]
    values = [factor * float(line.split("\t")[column]) for line in lines]
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, math.sqrt(spread / len(values))


def play(compared, match):
    with tempfile.TemporaryDirectory() as folder:
        games = Path(folder) / "games"
        subprocess.run([MATCH, "--into", games, *shlex.split(match)], check=True)
        return outcome(games.read_text(encoding="utf-8").splitlines(), compared)


def check(name):
    found = [row for row in rows() if row[0] == name]
    if not found:
        sys.exit(f"unknown match {name}")
    _, compared, least, measured, match = found[0]
    mean, error = play(compared, match)
    print(f"{name}: {compared} {mean:.1f} (standard error {error:.1f}), at least {least}, when last written {measured}")
    return mean >= float(least)


def measured(row):
    name, compared, _, _, match = row
    mean, error = play(compared, match)
    return f"{name} | {compared} | {mean - error:.1f} | {mean:.1f} | {match}"


def update():
    head = [line for line in ROWS.read_text(encoding="utf-8").splitlines() if not line or line.startswith("#")]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        written = list(pool.map(measured, rows()))
    ROWS.write_text("\n".join(head + written) + "\n", encoding="utf-8")
    print("\n".join(written))


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if sys.argv[1] == "--rows":
        print("\n".join(row[0] for row in rows()))
    elif sys.argv[1] == "--update":
        update()
    elif not check(sys.argv[1]):
        sys.exit(1)


if __name__ == "__main__":
    main()
