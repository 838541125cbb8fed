#!/usr/bin/env python3
"""Checks a bill of materials that capi/sbom.cmake has written: its fields, and the checksums of the libraries.

    tests/native/sbom.py DOCUMENT LIBRARY...

The document must list exactly these libraries. Prints the errors; tests/javascript validates a document with the
whole schema of CycloneDX.
"""

import hashlib
import json
import re
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
HEADER = (PROJECT / "capi/mistbank.h").read_text(encoding="utf-8")
VERSION = ".".join(re.findall(r"#define MISTBANK_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", HEADER))
SUFFIX = re.search(r'#define MISTBANK_VERSION_SUFFIX "(.*)"', HEADER)[1]
ALGORITHMS = {"SHA-1": hashlib.sha1, "SHA-256": hashlib.sha256}


def flaws(text: bytes, libraries: dict[str, bytes]) -> list[str]:
    """Returns the errors in a bill of materials; empty if there are none. `libraries`: the content of each library, by name."""
    document = json.loads(text)
    found = []

    def expect(what: str, is_value: object, wanted: object) -> None:
        if is_value != wanted:
            found.append(f"{what}: {is_value!r}, expected {wanted!r}")

    expect("bomFormat", document["bomFormat"], "CycloneDX")
    expect("specVersion", document["specVersion"], "1.5")
    for what, value, form in (
        ("serialNumber", document["serialNumber"], r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"),
        ("timestamp", document["metadata"]["timestamp"], r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ"),
    ):
        if not re.fullmatch(form, value):
            found.append(f"{what}: {value!r}")
    own = document["metadata"]["component"]
    expect("name", own["name"], "mistbank")
    expect("version", own["version"], VERSION + SUFFIX)
    expect("licence", own["licenses"], [{"expression": "MIT"}])

    files = [component for component in document["components"] if component["type"] == "file"]
    expect("files", sorted(component["name"] for component in files), sorted(libraries))
    for file in files:
        content = libraries.get(file["name"], b"")
        told = {row["alg"]: row["content"] for row in file["hashes"]}
        expect(f"checksums of {file['name']}", told, {name: of(content).hexdigest() for name, of in ALGORITHMS.items()})

    parts = [component for component in document["components"] if component["type"] == "library"]
    for part in parts:
        if not re.match(r"\d+\.\d+", part["version"]) or not part["licenses"][0]["expression"]:
            found.append(f"{part['name']} has version {part['version']!r} and licences {part['licenses']!r}")
    linked = [{"ref": own["bom-ref"], "dependsOn": [component["bom-ref"] for component in parts]}]
    expect("dependencies", document["dependencies"], linked)
    return found


def parts(text: bytes) -> dict[str, str]:
    """Returns the versions of the code that is linked into the libraries, by name."""
    components = json.loads(text)["components"]
    return {component["name"]: component["version"] for component in components if component["type"] == "library"}


if __name__ == "__main__":
    paths = [Path(name) for name in sys.argv[2:]]
    told = flaws(Path(sys.argv[1]).read_bytes(), {path.name: path.read_bytes() for path in paths})
    print("\n".join(told))
    sys.exit(bool(told))
