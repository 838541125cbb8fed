"""Finds the queries of a game: functions of the contract that take a game or a game and numbers, and return a number,
a struct or a list of structs."""

from __future__ import annotations

import re
from dataclasses import dataclass

from contract import Contract, Function, Parameter

GAME = "mistbank_game_"


@dataclass
class Argument:
    name: str
    comment: str
    enumeration: str = ""  # the enumeration of the argument, for example Colour
    is_colour: bool = False  # whether the argument is a colour in play, not `none`
    bounds: tuple[str, str] | None = None  # the least and the greatest value
    is_type: bool = False  # whether the argument is the index of a tile type of the game


@dataclass
class Query:
    function: Function
    name: str  # the name without mistbank_game_, for example tile_at
    arguments: list[Argument]
    kind: str  # the kind of result: "number", "flag", "index" (-1: none), "hash", "enumeration", "struct", "list"
    of: str = ""  # the enumeration or the symbol of the struct of the result

    def about(self, nothing: str) -> str:
        """Returns the comment with the useful part of the result's description. `nothing` replaces -1 in this
        description."""
        comment, returned = self.function.comment, self.function.returned.text.rstrip(".")
        answer = re.sub(r"^0 or more(?:[;,] |$)|^0 for a null game$", "", returned)
        is_sentence = answer != returned and not answer[:1].isdigit()  # a sentence, such as "undo lowers the number"
        answer = re.sub(r"(?<=, )-1\b", nothing, answer)
        if self.kind in ("flag", "enumeration", "struct", "list") or not answer:
            return comment
        if re.search(r"[:;.] ", comment):
            return f"{comment} {answer[0].upper()}{answer[1:]}." if is_sentence else f"{comment} Result: {answer}."
        return f"{comment.rstrip('.')}: {answer}."


def queries(contract: Contract) -> list[Query]:
    """Returns the queries in the order of the headers."""
    found = (_query(contract, it) for it in contract.functions if it.symbol.startswith(GAME))
    return [it for it in found if it]


def _query(contract: Contract, function: Function) -> Query | None:
    game, *rest = function.parameters or [None]
    if game is None or (game.base, game.is_const) != ("mistbank_game", True):
        return None
    outs = [it for it in rest if it.pointers]
    kind, of = "", ""
    if not outs and function.result in ("int32_t", "uint64_t"):
        kind, of = _answer(function), function.enumeration
    elif outs and outs[0].name == "out" and contract.is_struct(outs[0].base):
        is_list = [it.name for it in rest] == ["out", "capacity", "count"]
        kind, of = "list" if is_list else "struct" if outs == rest[-1:] else "", outs[0].base
    if not kind:
        return None
    arguments = [] if kind == "list" else [_argument(it) for it in rest if not it.pointers]
    return Query(function, function.symbol.removeprefix(GAME), arguments, kind, of)


def _answer(function: Function) -> str:
    if function.result == "uint64_t":
        return "hash"
    if function.enumeration:
        return "enumeration"
    tags = function.returned.tags
    return "flag" if tags.get("kind") == "flag" else "index" if "null" in tags else "number"


def _argument(it: Parameter) -> Argument:
    least, most = it.comment.range or ("", "")
    return Argument(
        it.name,
        it.comment.text.rstrip("."),
        it.enumeration,
        it.enumeration == "Colour" and bool(least),
        (least, most) if most.isdigit() else None,
        most == f"{GAME}type_count()-1",
    )
