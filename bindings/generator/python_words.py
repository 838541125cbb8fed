"""Replaces the names of C in comments of the headers with the names of Python, and breaks long lines."""

from __future__ import annotations

import re
import textwrap

from contract import Contract
from vocabulary import Vocabulary

WIDTH = 120
FUTURE = "\nfrom __future__ import annotations\n\n"


#: Queries with another name in Python than in C.
OTHERWISE = {"active_player": "player", "animals_unseen": "animals", "ghosts_on_board": "ghosts", "sheep_in_bag": "sheep"}
#: The queries that belong to a part of a game, such as game.board. All others belong to the game itself.
PARTS = {
    "board": (
        "anchor_on", "big_top_tile", "dragon_tile", "fairy_tile", "feature", "figure_on", "ghosts_on", "ghosts_on_board",
        "last_tile", "tile_at",
    ),
    "bag": (
        "active_pile", "animals_unseen", "drawable", "piles", "set_aside", "sheep_in_bag", "tiles_under_hills", "unseen",
    ),
}  # fmt: skip


def place_of(name: str) -> str:
    """Returns the name of a method relative to a game, for example board.tile_at."""
    part = next((f"{part}." for part, names in PARTS.items() if name in names), "")
    return part + OTHERWISE.get(name, name)


VOCABULARY = Vocabulary(
    enumeration=lambda enumeration: enumeration.name,
    member=lambda enumeration, member: f"{enumeration.name}.{member.name.upper()}",
    bound=str.upper,
    method=place_of,
    exceptions={"mistbank_rules_validate()": "Rules.validated()", "mistbank_game_pile_count()": "len(Game.bag.piles)"},
)


def words(contract: Contract, comment: str) -> str:
    """Returns a comment of the headers with the names of Python: Colour.NONE instead of MISTBANK_COLOUR_NONE."""
    return VOCABULARY.translate(contract, comment).replace('"""', "").replace("\\", "\\\\")


def commented(line: str, comment: str) -> str:
    """Returns the line with the comment at its end, or on the lines before it if the line would get too long."""
    comment = comment if ". " in comment else re.sub(r"(?<!\.)\.$", "", comment)
    beside = f"{line}  #: {comment}"
    if not comment or len(beside) <= WIDTH:
        return f"{beside if comment else line}\n"
    indent = line[: len(line) - len(line.lstrip())]
    before = textwrap.wrap(comment, WIDTH, initial_indent=f"{indent}#: ", subsequent_indent=f"{indent}#: ")
    return "\n".join(before) + f"\n{line}\n"


def laid_out(begins: str, entries: list[str], ends: str) -> str:
    """Returns the entries on one line, or on several lines if one line would get too long."""
    line = begins + ", ".join(entries) + ends
    if len(line) <= WIDTH:
        return f"{line}\n"
    indent = begins[: len(begins) - len(begins.lstrip())]
    within = textwrap.wrap(", ".join(entries) + ",", WIDTH, initial_indent=f"{indent}    ", subsequent_indent=f"{indent}    ")
    return "\n".join([begins, *within, f"{indent}{ends}"]) + "\n"


def docstring(text: str, indent: str = "    ") -> str:
    return textwrap.fill(f'"""{text}', WIDTH - 3, initial_indent=indent, subsequent_indent=indent) + '"""\n'
