"""Choices: the legal actions in a form for user interfaces."""

from __future__ import annotations

import mistbank as mb
import pytest


def check_choices(game: mb.Game) -> None:
    choices = game.choices()
    assert sorted(map(str, game.legal_actions())) == sorted(str(choice.action) for choice in choices)
    for choice in choices:
        is_segment = choice.target in (mb.Target.SEGMENT, mb.Target.PAIR)
        assert (choice.segment is not None) == is_segment
        assert (choice.other is not None) == (choice.target is mb.Target.PAIR)
        assert (choice.figure is None) == (choice.colour is mb.Colour.NONE)
        if choice.target is mb.Target.SEGMENT:
            tile = game.board.tile_at(choice.x, choice.y)
            assert choice.anchor == game.board.anchor_on(tile, choice.segment)
        if choice.action.kind is mb.ActionKind.LAY:
            assert (choice.rotation, choice.place_in_hand) == (choice.action.rotation, choice.action.place_in_hand)
            assert choice.tile_type is not None
        else:
            assert (choice.rotation, choice.place_in_hand, choice.tile_type) == (None, None, None)
    kinds = [choice.action.kind for choice in choices]
    assert len(dict.fromkeys(kinds)) == sum(1 for i, kind in enumerate(kinds) if i == 0 or kind != kinds[i - 1])


@pytest.mark.parametrize("preset", ["level5", "everything"])
def test_the_choices_are_the_legal_actions_with_their_places_on_the_board(preset: str) -> None:
    game = mb.Game(preset, seed=7)
    random = 7
    while not game.is_over:
        check_choices(game)
        action, random = game.random_action(random)
        game.apply(action)
    assert game.choices() == []


def test_a_choice_gives_its_target_and_its_tile_or_figure() -> None:
    game = mb.Game("base", seed=3)
    choice = game.choices()[0]
    assert choice.target is mb.Target.CELL
    assert choice.tile_type == game.decision.tile_type
    game.apply(choice.action)
    placing = game.choices()[0]
    assert (placing.action.kind, placing.figure) == (mb.ActionKind.PLACE, mb.FigureKind.NORMAL)
    assert placing.colour is mb.Colour.RED
