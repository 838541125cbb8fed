#!/usr/bin/env python3
"""Replaces the theme's style sheet with one without imports, and the theme's script with one that is not a module. The theme of
the Debian package imports files by paths that exist only on Debian's web server. Also replaces Sphinx's script that highlights
search terms: it fails on the titles of icons, for example after a search for the letter C."""

from __future__ import annotations

import re
from pathlib import Path

from pages import SOURCE

THEME = Path("/usr/lib/python3/dist-packages/furo/theme/furo/static")
NORMALIZE = Path("/usr/share/javascript/normalize.css/normalize.css")
BASIC = Path("/usr/share/sphinx/themes/basic/static")
STYLES = "styles/furo.css"
SCRIPT = "scripts/furo.js"
MARKING = "sphinx_highlight.js"
STATIC = SOURCE / "static"


def part(name: str) -> str:
    return (THEME / name).read_text(encoding="utf-8")


def replaced(pattern: str, new: str, text: str) -> str:
    rest, count = re.subn(pattern, new, text, flags=re.MULTILINE)
    if count != 1:
        raise SystemExit(f"the theme has changed: {pattern!r} occurs {count} times, expected once")
    return rest


def without(line: str, text: str) -> str:
    return replaced(f"^{re.escape(line)}\n", "", text)


def write(name: str, *texts: str) -> None:
    path = STATIC / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(texts), encoding="utf-8")


styles = without("@import url(/javascript/normalize.css/normalize.css);", part(STYLES))
write(STYLES, NORMALIZE.read_text(encoding="utf-8"), styles)
script = without('import Gumshoe from "./gumshoe-patched.js";', part(SCRIPT))
write(SCRIPT, part("scripts/gumshoe-patched.js"), "(() => {", script, "})();", "")
write(MARKING, replaced('"button, select, textarea"', '"button, select, textarea, title"', (BASIC / MARKING).read_text(encoding="utf-8")))
