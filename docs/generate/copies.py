#!/usr/bin/env python3
"""Copies pages from other folders of the repository into the site."""

from __future__ import annotations

import re

from pages import PROJECT, SOURCE, write

PAGES = {
    "formats/records.md": "src/record/FORMAT.md",
    "formats/positions.md": "src/position/FORMAT.md",
    "formats/tiles.md": "src/tiles/FORMAT.md",
    "formats/json.md": "src/json/FORMAT.md",
    "formats/engine.md": "examples/apps/engine/PROTOCOL.md",
    "formats/server.md": "examples/apps/server/PROTOCOL.md",
    "formats/scenarios.md": "tests/scenarios/FORMAT.md",
    "formats/pictures.md": "src/render/README.md",
    "tiles/origin.md": "src/tiles/sets/README.md",
    "speed/results.md": "tests/benchmark/RESULTS.md",
    "speed/benchmark.md": "tests/benchmark/README.md",
    "strength/results.md": "tests/strength/RESULTS.md",
    "strength/measuring.md": "tests/strength/README.md",
    "project/contributing.md": "CONTRIBUTING.md",
    "project/house.md": "src/README.md",
    "project/rules.md": "src/rules/README.md",
    "project/tests.md": "tests/README.md",
    "changes.md": "CHANGELOG.md",
}
FILES = {
    "pictures/everything.svg": "examples/pictures/everything.svg",
    "pictures/level5.svg": "examples/pictures/level5.svg",
    "strength/curve.svg": "tests/strength/curve.svg",
    "static/icon.svg": "examples/apps/web/icon.svg",
}


def one_title(text: str) -> str:
    """Removes the text before the first title of a page, and changes further titles to headings of the second level."""
    first, *others = re.split(r"^(?=# )", text, flags=re.MULTILINE)[-len(re.findall(r"^# ", text, re.MULTILINE)) :]
    return first + "".join("#" + other for other in others)


for page, path in PAGES.items():
    write(page, [one_title((PROJECT / path).read_text(encoding="utf-8"))])
for copy, path in FILES.items():
    (SOURCE / copy).parent.mkdir(exist_ok=True)
    (SOURCE / copy).write_bytes((PROJECT / path).read_bytes())
