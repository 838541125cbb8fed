"""Writes the enumerations of the C++ API from the constants of C, and updates the member counts in the C++ headers."""

from __future__ import annotations

import re
from pathlib import Path

from contract import Contract, Enumeration, snake

HEADER = "include/mistbank/enumerations.hpp"
OPENING = """\
// The enumerations of the C++ API, with the values and names of the C API. Written by bindings/generate.
#pragma once

#include <cstdint>

#include "mistbank/kinds.h"

namespace mistbank {
"""
NAMES = {"Loss": "LossReason", "Theme": "SvgTheme", "PictureMarkKind": "SvgMarkKind"}
#: Enumerations that are plain numbers in C++.
NOT_IN_CPP = ("Direction", "Viewer")
TYPES = {"Status": "std::int32_t", "Sampling": "std::int32_t", "Edition": "std::uint16_t"}
COUNT = re.compile(r"= (MISTBANK_\w+) \+ 1;")


def files(contract: Contract, project: Path) -> dict[str, str]:
    last = {member.symbol: it.members[-1].symbol for it in contract.enumerations for member in it.members}
    texts = {str(it.relative_to(project)): it.read_text(encoding="utf-8") for it in (project / "include/mistbank").glob("*.hpp")}
    counts = {
        path: COUNT.sub(lambda found: f"= {last.get(found[1], found[1])} + 1;", text)
        for path, text in sorted(texts.items())
        if COUNT.search(text)
    }
    blocks = (_block(it) for it in contract.enumerations if it.name not in NOT_IN_CPP)
    return counts | {HEADER: OPENING + "".join(blocks) + "\n}  // namespace mistbank\n"}


def _block(enumeration: Enumeration) -> str:
    members = "".join(f"    {it.name} = {it.symbol},\n" for it in enumeration.members)
    name, type_name = NAMES.get(enumeration.name, enumeration.name), TYPES.get(enumeration.name, "std::uint8_t")
    return f"\n/// See #mistbank_{snake(enumeration.name)}.\nenum class {name} : {type_name} {{\n{members}}};\n"
