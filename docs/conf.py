"""The configuration of Sphinx, which builds the documentation site from build/site/source. See docs/build."""

import inspect
import logging
import re
import sys
from pathlib import Path

from sphinx import addnodes
from sphinx.domains.c import CDomain
from sphinx.transforms import SphinxTransform

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
html_favicon = "static/icon.svg"
html_css_files = ["site.css"]

# Breathe reads Doxygen's XML of the C API and the C++ API.
breathe_projects = {"mistbank": str(SITE / "native")}
breathe_default_project = "mistbank"
breathe_domain_by_extension = {"h": "c", "hpp": "cpp"}

# Docstrings are plain text. Text in backquotes is code, and a line "name: description" describes an argument.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
myst_heading_anchors = 3
suppress_warnings = ["myst.xref_missing", "myst.header"]


def arguments_told(app, what, name, thing, options, lines):
    """Changes lines such as "rotation: clockwise quarter turns" to Sphinx's fields for arguments."""
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
        else:  # the lines after a field belong to the field, up to the next empty line
            inside = inside and line.strip() != ""
            told.append("    " + line.strip() if inside else line)
    lines[:] = told


class OneNamespace(logging.Filter):
    """Suppresses Sphinx's warning about the namespace mistbank, which Breathe declares once for each C++ header."""

    def filter(self, record):
        told = record.getMessage()
        return not ("namespacemistbank" in told or "Declaration is '.. cpp:type:: mistbank'" in told)


NAMELESS = "[anonymous]"  # Sphinx's name of a C enumeration without a name


class OwnNames(CDomain):
    """Lists the members of a nameless C enumeration by their own names, without Sphinx's name of the enumeration."""

    def get_objects(self):
        for name, shown, *place in super().get_objects():
            if not shown.endswith(NAMELESS):
                yield (name.rpartition(".")[2] if shown.startswith(NAMELESS) else name, shown.replace(f"{NAMELESS}.", ""), *place)


class OwnNamesOnPages(SphinxTransform):
    """Removes Sphinx's name of nameless C enumerations from the index and from headings."""

    default_priority = 840  # must run before the domains read the page

    def apply(self, **_):
        for index in self.document.findall(addnodes.index):
            index["entries"] = [
                (kind, text.replace(f"{NAMELESS}.", ""), *place)
                for kind, text, *place in index["entries"]
                if not text.startswith(f"{NAMELESS} ")
            ]
        for name in list(self.document.findall(lambda node: isinstance(node, addnodes.desc_name) and node.astext() == NAMELESS)):
            name.parent.remove(name)


def setup(app):
    app.add_domain(OwnNames, override=True)
    app.add_transform(OwnNamesOnPages)
    app.connect("autodoc-process-docstring", arguments_told)
    for handler in logging.getLogger("sphinx").handlers:
        handler.filters.insert(0, OneNamespace())
