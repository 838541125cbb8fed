"""How Sphinx makes the site out of build/site/source: see docs/build."""

import inspect
import logging
import re
import sys
from pathlib import Path

SITE = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(SITE / "python"))

project = "mistbank"
author = "The mistbank authors"
copyright = "the mistbank authors; unofficial, not connected with the publisher of the games"
extensions = ["breathe", "myst_parser", "sphinx.ext.autodoc", "sphinx.ext.autosummary"]
exclude_patterns = ["README.md"]

html_theme = "furo"
html_title = "mistbank"
html_copy_source = False
html_show_sphinx = False
html_static_path = ["static"]
html_css_files = ["site.css"]

# Breathe reads Doxygen's XML: the C API and the C++ API.
breathe_projects = {"mistbank": str(SITE / "native")}
breathe_default_project = "mistbank"
breathe_domain_by_extension = {"h": "c", "hpp": "cpp"}

# Docstrings are plain text: what is in backquotes is code, and "name: what it is" tells of an argument.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
myst_heading_anchors = 3
suppress_warnings = ["myst.xref_missing", "myst.header"]


def arguments_told(app, what, name, thing, options, lines):
    """Lines such as "rotation: clockwise quarter turns" become the fields that Sphinx knows."""
    try:
        known = set(inspect.signature(thing).parameters)
    except (TypeError, ValueError):
        known = set()
    told, inside = [], False
    for line in lines:
        found = re.match(r"(\w+(?:, \w+)*): (.*)", line)
        if found and set(found[1].split(", ")) <= known:
            told += ([] if inside else [""]) + [f":param {found[1].replace(', ', '/')}: {found[2]}"]
            inside = True
        else:  # what follows a field up to the next empty line belongs to it
            inside = inside and line.strip() != ""
            told.append("    " + line.strip() if inside else line)
    lines[:] = told


class OneNamespace(logging.Filter):
    """Every C++ header opens the namespace mistbank, and Breathe declares it each time."""

    def filter(self, record):
        told = record.getMessage()
        return not ("namespacemistbank" in told or "Declaration is '.. cpp:type:: mistbank'" in told)


def setup(app):
    app.connect("autodoc-process-docstring", arguments_told)
    for handler in logging.getLogger("sphinx").handlers:
        handler.filters.insert(0, OneNamespace())
