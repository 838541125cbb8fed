"""The configuration of Sphinx, which builds the documentation site from build/site/source. See docs/build."""

import inspect
import logging
import re
import sys
from pathlib import Path

from docutils import nodes
from sphinx import addnodes
from sphinx.domains import Domain, ObjType
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
html_search_scorer = str(Path(__file__).with_name("search.js"))

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


NAMELESS = "[anonymous]"  # Sphinx's name for a C enumeration without a name


class OwnNames(CDomain):
    """Lists the constants of C enumerations by their own names, because C has no names such as kind.CONSTANT."""

    def get_objects(self):
        found = {}  # Sphinx lists constants twice: inside and outside their enumeration
        for name, shown, kind, *place in super().get_objects():
            if kind == "enumerator":
                name, shown = name.rpartition(".")[2], shown.rpartition(".")[2]
            if not shown.endswith(NAMELESS):
                found[name, shown, kind, *place] = None
        return list(found)


class OwnNamesOnPages(SphinxTransform):
    """Removes the enumeration's name before each constant in the index, and Sphinx's name for enumerations without a name."""

    default_priority = 840  # must run before the domains read the page

    def apply(self, **_):
        for index in self.document.findall(addnodes.index):
            index["entries"] = [
                (kind, re.sub(r"^[^ ]*\.(?=\w+ \(C enumerator\)$)", "", text), *place)
                for kind, text, *place in index["entries"]
                if not text.startswith(f"{NAMELESS} ")
            ]
        for name in list(self.document.findall(lambda node: isinstance(node, addnodes.desc_name) and node.astext() == NAMELESS)):
            name.parent.remove(name)


class HeadingDomain(Domain):
    """Lists the classes and members of C# or JavaScript. Each has a heading in the reference of its language."""

    initial_data = {"objects": []}
    object_types = {"name": ObjType("name")}

    def process_doc(self, env, docname, document):
        if not docname.startswith(f"reference/{self.name}/") or docname.endswith("/index"):
            return
        for section in document.findall(nodes.section):
            heading, *inner = (title.astext() for title in section.findall(nodes.title))
            # A section with a heading for one of its members, such as "Batch.step", is a type. A section with only other
            # headings is a group of members, such as "Ask".
            is_type = not inner or any(name.startswith(f"{heading}.") for name in inner)
            if re.fullmatch(r"[A-Za-z]\w*(\.\w+)*", heading) and (is_type or "." in heading):
                self.data["objects"].append((heading, docname, section["ids"][0]))

    def merge_domaindata(self, docnames, others):
        self.data["objects"] += [place for place in others["objects"] if place[1] in docnames]

    def get_objects(self):
        for name, docname, anchor in sorted(self.data["objects"]):
            yield (f"{self.package}.{name}", name, "name", docname, anchor, 1)

    def get_type_name(self, type, primary=False):
        return f"{self.label} name"


class CsharpDomain(HeadingDomain):
    name = "csharp"
    label = "C#"
    package = "Mistbank"


class JavascriptDomain(HeadingDomain):
    name = "javascript"
    label = "JavaScript"
    package = "mistbank"


def list_current_section(app, page, template, context, doctree):
    """Makes the navigation list the pages of the current section only. Lists of all pages would be a third of the site."""
    if "toctree" in context:
        toctree = context["toctree"]
        context["toctree"] = lambda **options: toctree(**{**options, "collapse": True})


def setup(app):
    app.add_domain(OwnNames, override=True)
    app.add_domain(CsharpDomain)
    app.add_domain(JavascriptDomain)
    app.add_transform(OwnNamesOnPages)
    app.connect("html-page-context", list_current_section, priority=400)  # runs before the theme's own handler
    app.connect("autodoc-process-docstring", arguments_told)
    for handler in logging.getLogger("sphinx").handlers:
        handler.filters.insert(0, OneNamespace())
    return {"parallel_read_safe": True}
