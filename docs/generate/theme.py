#!/usr/bin/env python3
"""Makes of the theme's parts in Debian, which need Debian's web server, files that any host serves: one style sheet
that imports nothing, one script that is no module. They stand in for those of their names."""

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
        raise SystemExit(f"the theme has changed: {line!r} stands in it {count} times")
    return rest


def write(name: str, *texts: str) -> None:
    path = STATIC / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(texts), encoding="utf-8")


styles = without("@import url(/javascript/normalize.css/normalize.css);", part(STYLES))
write(STYLES, NORMALIZE.read_text(encoding="utf-8"), styles)
script = without('import Gumshoe from "./gumshoe-patched.js";', part(SCRIPT))
write(SCRIPT, part("scripts/gumshoe-patched.js"), "(() => {", script, "})();", "")
