"""Writes the description of the project, which is in CMakeLists.txt, into the description of each package. The rest of each
file does not change."""

from __future__ import annotations

import re
from pathlib import Path

import marked
from contract import Contract

#: The file with the description, and the files of the packages, with the text before and after the description. If a file has
#: several such places, the first is the description of the package.
SOURCE, AROUND_SOURCE = "CMakeLists.txt", ('\n        DESCRIPTION "', '")\n')
JSON = '"description": "', '",\n'
PACKAGES = {
    "bindings/csharp/Mistbank.csproj": ("<Description>", "</Description>\n"),
    "bindings/csharp/unity/package.json": JSON,
    "bindings/javascript/package.json": JSON,
    "bindings/packaging/conan/conanfile.py": ('\n    description = "', '"\n'),
    "bindings/packaging/prebuilt/mistbank.pc": ("\nDescription: ", "\n"),
    "bindings/packaging/vcpkg/mistbank/vcpkg.json": JSON,
    "bindings/python/backend/mistbank_build.py": ('"Summary: ', '",\n'),
    "bindings/python/pyproject.toml": ('\ndescription = "', '"\n'),
}


def files(contract: Contract, project: Path) -> dict[str, str]:
    _, description, _ = marked.parts(project / SOURCE, AROUND_SOURCE)
    if re.search(r'[&<>"\\]', description):
        raise SystemExit(f"{SOURCE}: the description must not contain any of & < > \" \\, which JSON or XML would escape")
    return {path: marked.replaced(project / path, around, description) for path, around in PACKAGES.items()}
