#!/usr/bin/env python3
"""Writes the page about the speed of each release, from tests/benchmark/history.csv."""

from __future__ import annotations

import csv
from collections import defaultdict
from html import escape

from pages import PROJECT, write

WIDTH, HEIGHT, MARGIN = 315, 104, 30  # size and margin of a chart, in pixels
COLUMNS = 2
LARGEST = 1.25  # the largest ratio that a chart shows; larger ratios are drawn at this height

#: For each benchmark and release: the run time relative to the previous release.
steps: dict[str, dict[str, float]] = defaultdict(dict)
releases: list[str] = []
with (PROJECT / "tests/benchmark/history.csv").open(newline="") as file:
    for row in csv.DictReader(file):
        steps[row["figure"]][row["release"]] = float(row["ratio"])
        releases += [name for name in (row["before"], row["release"]) if name not in releases]


def course_of(figure: str) -> list[tuple[str, float]]:
    """Returns the benchmark's run time in each release, relative to the first release that measured the benchmark."""
    first = releases.index(next(iter(steps[figure]))) - 1
    course = [(releases[first], 1.0)]
    for release in releases[first + 1 :]:
        course.append((release, course[-1][1] * steps[figure].get(release, 1.0)))
    return course


def chart_of(figure: str, number: int) -> str:
    left, top = number % COLUMNS * WIDTH, number // COLUMNS * HEIGHT
    across = (WIDTH - 2 * MARGIN) / max(1, len(releases) - 1)
    bottom, scale = top + HEIGHT - MARGIN, (HEIGHT - 2 * MARGIN) / LARGEST
    points = [
        (left + MARGIN + across * releases.index(release), bottom - scale * min(ratio, LARGEST), release, ratio)
        for release, ratio in course_of(figure)
    ]
    parts = [f'<text x="{left + 8}" y="{top + 16}" font-weight="bold">{escape(figure)}</text>']
    parts.append('<polyline fill="none" stroke="currentColor" points="' + " ".join(f"{x:.0f},{y:.0f}" for x, y, *_ in points) + '"/>')
    for x, y, release, ratio in points:
        parts.append(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="3" fill="currentColor"/>')
        parts.append(f'<text x="{x:.0f}" y="{y - 6:.0f}" text-anchor="middle">{ratio:.2f}</text>')
        parts.append(f'<text x="{x:.0f}" y="{bottom + 14}" text-anchor="middle" opacity=".7">{release}</text>')
    return "".join(parts)


def table() -> list[str]:
    lines = ["| benchmark | " + " | ".join(releases) + " |", "|---|" + "--:|" * len(releases)]
    for figure in steps:
        course = dict(course_of(figure))
        cells = [f"{course[name]:.2f}" if name in course else "" for name in releases]
        lines.append(f"| {figure} | " + " | ".join(cells) + " |")
    return lines


rows = -(-len(steps) // COLUMNS)
drawing = "".join(chart_of(figure, number) for number, figure in enumerate(steps))
write("speed/history.md", [
    "# The speed of each release",
    "",
    "This page shows how the run time of each benchmark has changed from release to release. 1.00 is the time in the first",
    "release that measured the benchmark; 0.50 is half of this time. `tests/benchmark/against` measures two releases side by",
    "side, in one run on one machine, and appends the ratios to `tests/benchmark/history.csv`. The values below are products of",
    "these ratios.",
    "",
    f'<svg viewBox="0 0 {COLUMNS * WIDTH} {rows * HEIGHT}" width="100%" font-family="sans-serif" font-size="10" '
    f'fill="currentColor" role="img" aria-label="Run times of the benchmarks by release">{drawing}</svg>',
    "",
    *table(),
])  # fmt: skip
