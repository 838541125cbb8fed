"""What a game tells when it is asked: the functions of the contract that take a game, perhaps some numbers, and answer a
number, a struct or a list of structs. What they answer, and which numbers they take, is read out of their comments."""

from __future__ import annotations

import re
from dataclasses import dataclass

from contract import PREFIX, Contract, Function, summary_of

GAME = "mistbank_game_"


@dataclass
class Argument:
    name: str
    comment: str
    enumeration: str = ""  # whose member it is
    is_colour: bool = False  # one of those in play, not `none`
    bounds: tuple[str, str] | None = None  # the least and the most
    is_type: bool = False  # index of one of the game's tile types


@dataclass
class Query:
    function: Function
    name: str  # tile_at
    arguments: list[Argument]
    comment: str
    returned: str  # what the comment says of the answer
    kind: str  # "number", "flag", "index" (of something, or of nothing), "hash", "enumeration", "struct", "list"
    of: str = ""  # the enumeration, or the symbol of the struct

    def about(self, nothing: str) -> str:
        """The comment, and what of the answer is worth telling; `nothing` is what stands for -1."""
        answer = re.sub(r"^0 or more(?:[;,] |$)|^0 for a null game$", "", self.returned)
        answer = re.sub(r"(?<=, )-1\b", nothing, answer)
        if self.kind in ("flag", "enumeration") or not answer:
            return self.comment
        if re.search(r"[:;.] ", self.comment):
            return f"{self.comment} {answer[0].upper()}{answer[1:]}."
        return f"{self.comment.rstrip('.')}: {answer}."


def queries(contract: Contract) -> list[Query]:
    """In the order of the headers."""
    found = (_query(contract, it) for it in contract.functions if it.symbol.startswith(GAME))
    return [it for it in found if it]


def _query(contract: Contract, function: Function) -> Query | None:
    game, *rest = function.parameters or [None]
    if game is None or (game.base, game.is_const) != ("mistbank_game", True):
        return None
    outs = [it for it in rest if it.pointers]
    kind, of = "", ""
    if not outs and function.result in ("int32_t", "uint64_t"):
        kind, of = _answer(contract, function)
    elif outs and outs[0].name == "out" and contract.is_struct(outs[0].base):
        is_list = [it.name for it in rest] == ["out", "capacity", "count"]
        kind, of = "list" if is_list else "struct" if outs == rest[-1:] else "", outs[0].base
    if not kind:
        return None
    numbers = [] if kind == "list" else [it.name for it in rest if not it.pointers]
    arguments = [_argument(contract, it, told_by(function, f"param {it}")) for it in numbers]
    name, about = function.symbol.removeprefix(GAME), summary_of(function.comment)
    returned = told_by(function, "return") if not outs else ""
    return Query(function, name, arguments, about, returned, kind, of)


def told_by(function: Function, tag: str) -> str:
    """What its comment says behind a tag, such as @return."""
    found = re.search(rf"^@{tag} (.*)$", function.comment, flags=re.MULTILINE)
    return summary_of(found.group(1)).rstrip(".") if found else ""


def _enumeration(contract: Contract, words: str) -> str:
    found = re.match(rf"{PREFIX}([A-Z_]+)_(?:\.|$)", words)
    return next((it.name for it in contract.enumerations if found and it.prefix == found.group(1)), "")


def _answer(contract: Contract, function: Function) -> tuple[str, str]:
    words = told_by(function, "return")
    if function.result == "uint64_t":
        return "hash", ""
    if enumeration := _enumeration(contract, words):
        return "enumeration", enumeration
    if words.startswith("1 or 0"):
        return "flag", ""
    return ("index" if re.search(r", -1\b", words) else "number"), ""


def _argument(contract: Contract, name: str, words: str) -> Argument:
    argument = Argument(name, words, _enumeration(contract, words))
    if words.startswith("MISTBANK_COLOUR_RED to "):
        argument.enumeration, argument.is_colour = "Colour", True
    elif found := re.fullmatch(r"(\d+) or (\d+)", words):
        argument.bounds = found.group(1), found.group(2)
    argument.is_type = words == "0 to mistbank_game_type_count()-1"
    return argument
