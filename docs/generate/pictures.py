#!/usr/bin/env python3
"""Shortens the pictures of boards and tiles on the site: removes unused symbols, line breaks, and attributes for style and
scripts, shares equal paths, and shortens the ids. The pictures look the same as before."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from xml.etree.ElementTree import Element

from pages import SOURCE

SVG = "http://www.w3.org/2000/svg"
XLINK = "{http://www.w3.org/1999/xlink}href"
ElementTree.register_namespace("", SVG)


def links(root: Element) -> list[tuple[Element, str, str]]:
    """Returns the links to symbols: the element, the attribute and the id, from href="#id" or fill="url(#id)"."""
    attributes = [(element, name, value) for element in root.iter() for name, value in element.attrib.items()]
    found = [(element, name, value.removeprefix("#")) for element, name, value in attributes if name == "href"]
    return found + [(element, name, value[5:-1]) for element, name, value in attributes if value.startswith("url(#")]


def remove_unused_symbols(root: Element) -> None:
    """Removes unused symbols. Repeats this, because a removed symbol may be the only one that used another symbol."""
    removed = True
    while removed:
        used, removed = {id for _, _, id in links(root)}, False
        for definitions in root.iter(f"{{{SVG}}}defs"):
            for symbol in list(definitions):
                if symbol.get("id") not in used:
                    definitions.remove(symbol)
                    removed = True


def share_paths(root: Element) -> None:
    """Replaces the copies of a long path with uses of one symbol, which take less space."""
    by_shape: dict[str, list[Element]] = {}
    for path in root.iter(f"{{{SVG}}}path"):
        if "id" not in path.attrib:
            by_shape.setdefault(path.attrib["d"], []).append(path)
    definitions = Element(f"{{{SVG}}}defs")
    for shape, paths in by_shape.items():
        if len(shape) * (len(paths) - 1) > 30 + 10 * len(paths):  # bytes of the copies > bytes of a symbol and its uses
            name = f"path-{len(definitions)}"
            definitions.append(Element(f"{{{SVG}}}path", {"id": name, "d": shape}))
            for path in paths:
                path.tag = f"{{{SVG}}}use"
                del path.attrib["d"]
                path.set("href", f"#{name}")
    if len(definitions) > 0:
        root.insert(0, definitions)


def shorten_ids(root: Element) -> None:
    names: dict[str, str] = {}
    for element in root.iter():
        if "id" in element.attrib:
            element.set("id", names.setdefault(element.attrib["id"], f"i{len(names)}"))
    for element, name, id in links(root):
        element.set(name, element.attrib[name].replace(id, names[id]))


def remove_attributes_and_line_breaks(root: Element) -> None:
    for element in root.iter():
        if XLINK in element.attrib:
            element.set("href", element.attrib.pop(XLINK))
        for name in list(element.attrib):
            if name == "class" or name.startswith("data-"):
                del element.attrib[name]
        element.text = element.text if (element.text or "").strip() else None
        element.tail = element.tail if (element.tail or "").strip() else None


def shortened(picture: str) -> str:
    root = ElementTree.fromstring(picture)
    remove_attributes_and_line_breaks(root)
    remove_unused_symbols(root)
    share_paths(root)
    shorten_ids(root)
    return ElementTree.tostring(root, encoding="unicode").replace(" />", "/>")


for path in SOURCE.rglob("pictures/*.svg"):
    path.write_text(shortened(path.read_text(encoding="utf-8")), encoding="utf-8")
