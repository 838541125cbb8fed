"""How Python is written: comments of the headers in its words, and lines that are not too long."""

from __future__ import annotations

import re
import textwrap

from contract import PREFIX, Contract, summary_of

WIDTH = 120
FUTURE = "\nfrom __future__ import annotations\n\n"


def words(contract: Contract, comment: str) -> str:
    """A comment of the headers in the words of Python: Colour.NONE, not MISTBANK_COLOUR_NONE."""
    text = re.sub(r"^(\(?[A-Z]{2,4}-\d+\)?,? ?)+$| \([A-Z]{3}\)", "", summary_of(comment))
    for it in sorted(contract.enumerations, key=lambda it: -len(it.prefix)):
        text = text.replace(f"{PREFIX}{it.prefix}_...", it.name)
        for member in it.members:
            text = re.sub(rf"\b{member.symbol}\b", f"{it.name}.{member.name.upper()}", text)
    return text.replace(PREFIX, "").replace('"""', "").replace("\\", "\\\\")


def commented(line: str, comment: str) -> str:
    """The line with its comment: beside it or, where that gets too long, before it."""
    comment = comment if ". " in comment else re.sub(r"(?<!\.)\.$", "", comment)
    beside = f"{line}  #: {comment}"
    if not comment or len(beside) <= WIDTH:
        return f"{beside if comment else line}\n"
    indent = line[: len(line) - len(line.lstrip())]
    before = textwrap.wrap(comment, WIDTH, initial_indent=f"{indent}#: ", subsequent_indent=f"{indent}#: ")
    return "\n".join(before) + f"\n{line}\n"


def laid_out(begins: str, entries: list[str], ends: str) -> str:
    """On one line or, where that gets too long, on several."""
    line = begins + ", ".join(entries) + ends
    if len(line) <= WIDTH:
        return f"{line}\n"
    indent = begins[: len(begins) - len(begins.lstrip())]
    within = textwrap.wrap(", ".join(entries) + ",", WIDTH, initial_indent=f"{indent}    ", subsequent_indent=f"{indent}    ")
    return "\n".join([begins, *within, f"{indent}{ends}"]) + "\n"


def docstring(text: str, indent: str = "    ") -> str:
    return textwrap.fill(f'"""{text}', WIDTH - 3, initial_indent=indent, subsequent_indent=indent) + '"""\n'
