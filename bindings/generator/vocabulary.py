"""Translates comments of the headers: replaces the symbols of C in a comment with the names of another language."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Callable

from contract import PREFIX, Constant, Contract, Enumeration, pascal

CLASSES = ("game", "tile_set", "batch", "adviser")


@dataclass
class Vocabulary:
    enumeration: Callable[[Enumeration], str]  # replaces MISTBANK_COLOUR_...
    member: Callable[[Enumeration, Constant], str]  # replaces MISTBANK_COLOUR_RED
    bound: Callable[[str], str]  # replaces MISTBANK_MAX_COLOURS; the argument is max_colours
    method: Callable[[str], str]  # replaces mistbank_game_tile_at(); the argument is tile_at
    #: Replaces names such as joint_scoring or `hand`. The second argument is whether the name is a member of an enumeration, as
    #: lay_tile is.
    word: Callable[[str, bool], str] = lambda word, is_member: word
    exceptions: dict[str, str] = field(default_factory=dict)  # by symbol of C: a name that the functions above do not give

    def translate(self, contract: Contract, text: str) -> str:
        """Returns the comment as a sentence, or an empty text."""
        members = {member.name for enumeration in contract.enumerations for member in enumeration.members}
        text = text.replace(f"#{PREFIX}", PREFIX)
        text = re.sub(r"\bmistbank_\w+(?:\(\))?", lambda found: self._symbol(contract, found[0]), text)
        text = re.sub(rf"\b{PREFIX}\w+(?:\.\.\.)?", lambda found: self._constant(contract, found[0]), text)
        quoted_or_name = r'"[^"]*"|(`\w+`|\b[a-z]+(?:_[a-z]+)+\b)'
        text = re.sub(quoted_or_name, lambda found: self.word(found[1], found[1] in members) if found[1] else found[0], text)
        text = re.sub(r'(?<=[\w)]) ("[^"]+")$', r". Example: \1", text).strip(" :;,")  # an action's text form at the end
        begins = text[:1] if "_" in text.split(" ")[0] or re.match(r"[xy]\b", text) else text[:1].upper()
        return text and begins + text[1:] + ("" if text[-1] in ".?!" else ".")

    def _symbol(self, contract: Contract, symbol: str) -> str:
        if symbol in self.exceptions:
            return self.exceptions[symbol]
        name = symbol.removeprefix("mistbank_").removesuffix("()")
        if contract.is_struct(symbol):
            return pascal(name)
        owner = next((owner for owner in CLASSES if name.startswith(f"{owner}_")), "")
        return f"{pascal(owner)}.{self.method(name.removeprefix(f'{owner}_'))}" if owner else self.method(name)

    def _constant(self, contract: Contract, symbol: str) -> str:
        for enumeration in contract.enumerations:
            if enumeration.prefix and symbol == f"{PREFIX}{enumeration.prefix}_...":
                return self.enumeration(enumeration)
            for member in enumeration.members:
                if symbol == member.symbol:
                    return self.member(enumeration, member)
        return self.bound(symbol.removeprefix(PREFIX).lower())
