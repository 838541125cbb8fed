#!/usr/bin/env python3
"""Replaces the theme's style sheet by one without imports, and the theme's script by one that is not a module. The theme of
the Debian package imports files by paths that exist only on Debian's web server."""

from __future__ import annotations

import re
from pathlib import Path

from pages import SOURCE

THEME = Path("/usr/lib/python3/dist-packages/furo/theme/furo/static")
NORMALIZE = Path("/usr/share/javascript/normalize.css/normalize.css")
STYLES = "styles/furo.css"
SCRIPT = "scripts/furo.js"
STATIC = SOURCE / "static"


def part(name: str) -> str:
    return (THEME / name).read_text(encoding="utf-8")


def without(line: str, text: str) -> str:
    rest, count = re.subn(f"^{re.escape(line)}\n", "", text, flags=re.MULTILINE)
    if count != 1:
        raise SystemExit(f"the theme has changed: {line!r} occurs {count} times, expected once")
    return rest


def write(name: str, *texts: str) -> None:
    path = STATIC / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(texts), encoding="utf-8")


styles = without("@import url(/javascript/normalize.css/normalize.css);", part(STYLES))
write(STYLES, NORMALIZE.read_text(encoding="utf-8"), styles)
script = without('import Gumshoe from "./gumshoe-patched.js";', part(SCRIPT))
write(SCRIPT, part("scripts/gumshoe-patched.js"), "(() => {", script, "})();", "")
