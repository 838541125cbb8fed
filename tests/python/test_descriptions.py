"""Descriptions of expansions, marks, figures, actions and questions, and the names of values."""

from __future__ import annotations

import dataclasses
import enum

import mistbank as mb
import pytest


def members_of(enumeration: mb.Enumeration) -> type[enum.IntEnum]:
    name = "".join(word.capitalize() for word in enumeration.name.split("_"))
    return getattr(mb.constants, name)


def test_the_description_of_an_expansion_lists_its_marks_and_figures() -> None:
    gold = mb.expansion_info(mb.Expansion.GOLD)
    assert (gold.title, gold.clauses) == ("the Gold Mines", "GLD")
    assert (list(gold.marks), list(gold.figures)) == ([mb.Mark.GOLD], [])
    assert gold.summary == "Ingots on tiles go to the colours that score there, and bring points at the end"
    assert mb.expansion_info("traders_builders").figures == {mb.FigureKind.BUILDER, mb.FigureKind.PIG}


def test_every_expansion_has_a_description() -> None:
    described = [mb.expansion_info(expansion) for expansion in mb.Expansion]
    assert [description.expansion for description in described] == list(mb.Expansion)
    assert all(description.title and description.summary for description in described)


def test_the_description_of_a_mark_has_its_place_and_symbol() -> None:
    assert mb.mark_info("inn") == (
        mb.Mark.INN,
        "Inn",
        "Its road brings 2 points for each tile when completed, and nothing if never completed.",
        "inn",
        mb.Expansion.INNS_CATHEDRALS,
        mb.SegmentKind.ROAD,
    )
    assert mb.mark_info(mb.Mark.CROP_FARMER).symbol == "rake"
    assert mb.mark_info(mb.Mark.VOLCANO).printed_on is None
    assert mb.mark_info(mb.Mark.SPRING).symbol == ""


def test_each_expansion_lists_the_marks_that_belong_to_it() -> None:
    for mark in mb.Mark:
        assert mark in mb.expansion_info(mb.mark_info(mark).expansion).marks


def test_the_description_of_a_figure_says_how_it_differs_from_a_meeple() -> None:
    assert mb.figure_info("large") == (mb.FigureKind.LARGE, "large meeple", "It counts as two.")
    assert mb.figure_info(mb.FigureKind.NORMAL) == (mb.FigureKind.NORMAL, "meeple", "")


def test_a_game_lists_the_elements_on_its_board_with_their_effects() -> None:
    elements = {element.name: element for element in mb.Game(mb.base(players=2)).elements}
    assert elements["village"] == ("village", "village", "●", "o", "Roads end there.")
    assert elements["road"].effect == ""
    assert "ghosts" not in elements
    assert "ghosts" in [element.name for element in mb.Game(mb.cooperative(level=1)).elements]


def test_every_field_of_the_rules_has_a_description() -> None:
    fields = {field.name: field for field in mb.rule_fields()}
    assert set(fields) == {field.name for field in dataclasses.fields(mb.Rules)}
    castles = fields["castles"]
    assert (castles.clause, castles.flag, castles.standard, castles.house) == ("GCC-14", True, 1, False)
    assert (castles.expansions, castles.systems) == ({mb.Expansion.GHOSTS_CASTLES_CEMETERIES}, {mb.System.BASE})
    assert fields["unplayable"].enumeration is mb.Enumeration.UNPLAYABLE
    assert fields["hand"].meaning == "Players choose from a hand of three tiles."
    for field in fields.values():
        if not field.several and field.name not in ("seed", "revision"):
            assert getattr(mb.Rules(), field.name) == field.standard


def test_a_kind_of_action_has_a_title() -> None:
    assert mb.action_title("fairy") == mb.action_title(mb.ActionKind.FAIRY) == "Move the fairy"


def test_the_current_question_and_the_legal_actions_have_texts() -> None:
    game = mb.Game("base", seed=4)
    assert game.question() == f"lay {game.types[game.decision.tile_type].id}"
    lay = game.legal_actions()[0]
    assert game.describe_action(lay) == game.describe_action(game.text(lay))
    assert game.describe_action(lay).startswith(f"Lays tile {game.types[game.decision.tile_type].id} at {lay.x},{lay.y}")
    while game.legal_actions():
        game.apply(game.random_action())
    assert game.question().endswith(("wins", "share the win"))


def test_pictures_of_a_game_contain_the_symbols_of_its_facts() -> None:
    game = mb.Game("everything", seed=4)
    symbols = [symbol for fact in mb.facts() for symbol in fact.symbol.split()]
    assert {"ingot", "wine", "grain", "cloth", "boat"} <= set(symbols)
    assert all(f'{symbol}"' in game.picture() for symbol in symbols)


def test_a_fact_has_names_for_all_of_its_numbers_or_for_none() -> None:
    names = {fact.name: fact.number_names for fact in mb.facts()}
    assert (names["goods"], names["dragon"]) == (("wine", "grain", "cloth"), ())
    assert all(len(fact.number_names) in (0, fact.numbers) for fact in mb.facts())


@pytest.mark.parametrize("enumeration", mb.Enumeration)
def test_every_value_can_be_converted_to_its_name_and_back(enumeration: mb.Enumeration) -> None:
    names = {int(member): mb.name_of(enumeration, member) for member in members_of(enumeration)}
    if enumeration == mb.Enumeration.ACTION_KIND:
        assert names.pop(mb.ActionKind.NONE) == "?"
    assert "?" not in names.values()
    assert {mb.value_of(enumeration, name): name for name in names.values()} == names


def test_values_have_the_same_names_as_in_json_and_records() -> None:
    assert mb.name_of(mb.Enumeration.MARK, mb.Mark.CROP_FARMER) == "crop:farmer"
    assert mb.name_of("figure_kind", mb.FigureKind.NORMAL) == "meeple"
    assert mb.value_of("colour", "red") == mb.Colour.RED


def test_the_name_of_an_unknown_value_is_a_question_mark() -> None:
    assert mb.name_of("mark", 99) == "?"
    assert mb.value_of("mark", "Inn") is None


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: mb.mark_info("inns"), mb.InvalidArgument, "mark must be one of inn, cathedral, "),
        (lambda: mb.mark_info(99), mb.InvalidArgument, "mark must be one of .*, not 99"),  # type: ignore[arg-type]
        (lambda: mb.expansion_info(mb.Mark.INN), TypeError, "expansion must be one of "),  # type: ignore[arg-type]
        (lambda: mb.figure_info(None), TypeError, "kind must be one of .*, not NoneType"),  # type: ignore[arg-type]
        (lambda: mb.action_title("flap"), mb.InvalidArgument, "kind must be one of "),
        (lambda: mb.name_of("marks", 0), mb.InvalidArgument, "enumeration must be one of colour, "),
        (lambda: mb.name_of("mark", 2**31), mb.InvalidArgument, "value must be from "),
        (lambda: mb.value_of("mark", 3), TypeError, "name must be a str, not int"),  # type: ignore[arg-type]
    ],
)
def test_wrong_arguments_of_descriptions_are_refused(call, error, message) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(error, match=message):
        call()


def test_segments_and_events_have_descriptions() -> None:
    assert mb.segment_info("tower") == (mb.SegmentKind.TOWER, "top of the tower", mb.Extent.NONE)
    assert mb.segment_info(mb.SegmentKind.ROAD).extent is mb.Extent.JOINED
    assert mb.event_change("tile_laid") is mb.Change.TILE_LAID
    assert mb.event_change(mb.EventKind.DRAGON_MOVED) is mb.Change.PIECE_MOVED
    with pytest.raises(mb.InvalidArgument, match="kind must be one of turn_began"):
        mb.event_change("rain")
