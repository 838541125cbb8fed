"""Arguments: enums can be given by name, and each error names the argument and the allowed values."""

from __future__ import annotations

from typing import Any, Callable

import mistbank as mb
import numpy
import pytest
from mistbank.learning import arrays
from support import play

COLOURS = "red, green, blue, yellow, black, pink"


def test_an_enum_argument_can_be_a_name_or_a_number_or_a_member() -> None:
    game = mb.Game("level5", seed=7)
    assert game.picture(theme="dark") == game.picture(theme=mb.Theme.DARK) == game.picture(theme=1)  # type: ignore[arg-type]
    assert game.tile_picture(0, theme="Dark") == game.tile_picture(0, theme=mb.Theme.DARK)
    assert game.to_record("open") == game.to_record(mb.RecordKind.OPEN)
    assert game.player_of("green") == game.player_of(mb.Colour.GREEN)
    assert game.supply("red") == game.supply(mb.Colour.RED)
    assert mb.Game("base").supply("red").of("normal") == mb.Game("base").supply("red").of(mb.FigureKind.NORMAL) == 7


def test_rules_convert_names_to_enum_members() -> None:
    named = mb.base(draws="external", colours=["red", "pink"])
    assert named == mb.base(draws=mb.Draws.EXTERNAL, colours=[mb.Colour.RED, 5])
    assert named.draws is mb.Draws.EXTERNAL and named.colours == (mb.Colour.RED, mb.Colour.PINK)
    assert mb.cooperative(edition="2022").edition is mb.cooperative(edition=2022).edition is mb.Edition.OF_2022
    rules = mb.Rules(joint_scoring="majority", system="cooperative")  # type: ignore[arg-type]
    assert rules.joint_scoring is mb.JointScoring.MAJORITY
    assert rules.replace(scoring_colours=("Red",)).scoring_colours == (mb.Colour.RED,)


def test_numpy_numbers_are_accepted() -> None:
    game = mb.Game("base", seed=numpy.int64(7))  # type: ignore[arg-type]
    assert game.state_hash == mb.Game("base", seed=7).state_hash
    assert game.bag.unseen(numpy.int32(0)) == game.bag.unseen(0)  # type: ignore[arg-type]
    assert game.board.text(fits=numpy.bool_(True)) == game.board.text(fits=True)  # type: ignore[arg-type]
    assert mb.base(players=numpy.uint8(3), farmers=numpy.bool_(False)) == mb.base(players=3, farmers=False)  # type: ignore[arg-type]


#: Wrong calls, each with its exception and a pattern for the message.
WRONG: list[tuple[Callable[[mb.Game], object], type[Exception], str]] = [
    (lambda game: game.undo(-5), mb.InvalidArgument, "count must be 0 or more, not -5"),
    (lambda game: game.undo(True), TypeError, "count must be an int from 0 to 12, not bool"),
    (lambda game: game.undo(1.0), TypeError, "count must be an int from 0 to 12, not float"),  # type: ignore[arg-type]
    (lambda game: game.actions(13), mb.InvalidArgument, "since must be from 0 to 12, not 13"),
    (lambda game: game.events(-1), mb.InvalidArgument, "since must be from 0 to [0-9]+, not -1"),
    (lambda game: game.board.feature(99, 0), mb.InvalidArgument, "tile must be from 0 to [0-9]+, not 99"),
    (lambda game: game.board.feature(0, 99), mb.InvalidArgument, "segment must be from 0 to [0-9]+, not 99"),
    (lambda game: game.board.figure_on(-1, 0), mb.InvalidArgument, "tile must be from 0 to [0-9]+, not -1"),
    (lambda game: game.board.figure_on(0, 99), mb.InvalidArgument, "segment must be from 0 to [0-9]+, not 99"),
    (lambda game: game.board.ghosts_on(0, 99), mb.InvalidArgument, "segment must be from 0 to [0-9]+, not 99"),
    (lambda game: game.board.anchor_on(99, 0), mb.InvalidArgument, "tile must be from 0 to [0-9]+, not 99"),
    (lambda game: game.board.anchor_on(0, 99), mb.InvalidArgument, "segment must be from 0 to [0-9]+, not 99"),
    (lambda game: game.supply("pink"), mb.InvalidArgument, r"colour must be a colour in play \(red, green, .*\), not 'pink'"),
    (lambda game: game.players[0].flock("2"), TypeError, "number must be an int, not str"),  # type: ignore[arg-type]
    (lambda game: game.board[0.5, 0], TypeError, "x must be an int, not float"),  # type: ignore[index]
    (lambda game: game.board[0], TypeError, r"a cell must be \(x, y\), not int"),  # type: ignore[index]
    (lambda game: "0,0" in game.board, TypeError, r"a cell must be \(x, y\), not str"),
    (lambda game: game.board.facts(99), mb.InvalidArgument, "tile must be from 0 to [0-9]+, not 99"),
    (lambda game: game.facts["ingot"], mb.InvalidArgument, "fact must be one of .*ingots_held, .*, not 'ingot'"),
    (lambda game: game.facts[3], TypeError, "fact must be the name of a fact, not int"),  # type: ignore[index]
    (lambda game: game.bag.unseen(99), mb.InvalidArgument, "type must be from 0 to 58, not 99"),
    (lambda game: game.bag.drawable("a"), TypeError, "type must be an int from 0 to 58, not str"),  # type: ignore[arg-type]
    (lambda game: game.tile_picture(59), mb.InvalidArgument, "type must be from 0 to 58, not 59"),
    (lambda game: game.tile_picture(0, 4), mb.InvalidArgument, "rotation must be from 0 to 3, not 4"),
    (lambda game: game.supply("rot"), mb.InvalidArgument, f"colour must be one of {COLOURS}, not 'rot'"),
    (lambda game: game.supply(mb.Colour.NONE), mb.InvalidArgument, f"colour must be one of {COLOURS}, not Colour.NONE"),
    (lambda game: game.player_of(None), TypeError, f"colour must be one of {COLOURS}, none, not None"),  # type: ignore[arg-type]
    (lambda game: game.supply("red").of("knight"), mb.InvalidArgument, "kind must be one of normal, .*, not 'knight'"),
    (lambda game: game.to_record("all"), mb.InvalidArgument, "kind must be one of full, open, not 'all'"),
    (lambda game: game.picture(theme="dusk"), mb.InvalidArgument, "theme must be one of light, dark, not 'dusk'"),
    (lambda game: game.picture(theme=True), TypeError, "theme must be one of light, dark, not bool"),  # type: ignore[arg-type]
    (lambda game: game.picture(theme=mb.Colour.RED), TypeError, "theme must be one of .*, not Colour.RED"),  # type: ignore[arg-type]
    (lambda game: game.picture(tile_size=3), mb.InvalidArgument, "tile_size must be from 16 to 512, not 3"),
    (lambda game: game.picture(legend="no"), TypeError, "legend must be True or False, not str"),  # type: ignore[arg-type]
    (lambda game: game.picture(size=3), TypeError, r"picture\(\) got an unexpected keyword argument 'size'"),  # type: ignore[call-arg]
    (lambda game: game.board.text(fits=3), mb.InvalidArgument, "fits must be True or False, not 3"),
    (lambda game: game.random_action(-1), mb.InvalidArgument, "random must be from 0 to [0-9]+, not -1"),
    (lambda game: game.sentence(3), TypeError, "event must be an Event, not int"),  # type: ignore[arg-type]
    (lambda game: game.observe(256), mb.InvalidArgument, "size must be from 1 to 255, not 256"),
    (lambda game: game.observe((9, 0)), mb.InvalidArgument, r"size\[1\] must be from 1 to 255, not 0"),
    (lambda game: game.observe((9,)), mb.InvalidArgument, r"size must be .* a pair \(width, height\)"),  # type: ignore[arg-type]
    (lambda game: game.observe(21, 2), mb.InvalidArgument, "player must be from 0 to 1, not 2"),
    (lambda game: game.observe().plane("fog"), mb.InvalidArgument, "name must be one of .*PLANES, not 'fog'"),
    (lambda game: game.observe().scalar("fog"), mb.InvalidArgument, "name must be one of .*SCALARS, not 'fog'"),
    (lambda game: arrays.action_at(game, 10**6), mb.InvalidArgument, "index must be from 0 to [0-9]+, not 1000000"),
    (lambda game: arrays.legal_actions_mask("base"), TypeError, "game must be a Game, not str"),  # type: ignore[arg-type]
    (lambda game: mb.learning.rollouts("base", 1), TypeError, "game must be a Game, not str"),  # type: ignore[arg-type]
    (lambda game: mb.Game("level1", recording="no"), TypeError, "recording must be True or False"),  # type: ignore[arg-type]
    (lambda game: mb.Game("level1", sets=3), TypeError, "sets must be a TileSet or a list of them, not int"),  # type: ignore[arg-type]
    (lambda game: mb.base(colours=["rot"]), mb.InvalidRules, rf"colours\[0\] must be one of {COLOURS}, not 'rot'"),
    (lambda game: mb.base(colours=[0, 9]), mb.InvalidRules, rf"colours\[1\] must be one of {COLOURS}, not 9"),
    (lambda game: mb.Rules(system=0).validated(), mb.InvalidRules, "system must be one of cooperative, .* not 0"),  # type: ignore[arg-type]
    (lambda game: mb.base(colours=3), TypeError, "colours must be a list of colours, not int"),
    (lambda game: mb.base(draws="bag"), mb.InvalidRules, "draws must be one of automatic, external, not 'bag'"),
    (lambda game: mb.base(farmers="no"), TypeError, "farmers must be True or False, not str"),
    (lambda game: mb.base(farmer=True), TypeError, "rules have no field 'farmer': expected one of .*farmers"),
    (lambda game: mb.base(players="3"), TypeError, "players must be an int, not str"),  # type: ignore[arg-type]
    (lambda game: mb.cooperative(edition="2024"), mb.InvalidRules, "edition must be one of 2022, 2023, not '2024'"),
    (lambda game: mb.TileSet.builtin("base").provenance(-2), mb.InvalidArgument, "type must be from -1 to [0-9]+, not -2"),
    (lambda game: mb.advice.Adviser("base"), TypeError, "game must be a Game, not str"),  # type: ignore[arg-type]
    (lambda game: mb.advice.Adviser(game, "wise"), mb.InvalidArgument, "strength must be one of beginner, easy, good, best, not 'wise'"),
    (lambda game: mb.advice.Adviser(game, 4), mb.InvalidArgument, "strength must be one of beginner, .*, not 4"),  # type: ignore[arg-type]
    (lambda game: mb.advice.Adviser(game, seed=-1), mb.InvalidArgument, "seed must be from 0 to [0-9]+, not -1"),
    (lambda game: mb.advice.Adviser(game).think(game, -1), mb.InvalidArgument, "simulations must be from 0 to 1000000000, not -1"),
    (lambda game: mb.advice.Adviser(game).think(game, 2.0), TypeError, "simulations must be an int from 0 to 1000000000, not float"),  # type: ignore[arg-type]
    (lambda game: mb.advice.Adviser(game).think(None, 2), TypeError, "game must be a Game, not NoneType"),  # type: ignore[arg-type]
    (lambda game: mb.advice.Adviser(game).think(mb.Game("base"), 2), mb.InvalidArgument, "made for other rules or tile sets"),
    (lambda game: mb.advice.Adviser(game).choose(), mb.InvalidArgument, "the adviser has no advice yet: call think\\(\\) first"),
    (lambda game: mb.advice.Adviser(game).explanation(0), mb.InvalidArgument, "the adviser has no advice yet: call think\\(\\) first"),
    (lambda game: mb.learning.Batch("base", 2).observe(0), mb.InvalidArgument, "size must be from 1 to 255, not 0"),
    (lambda game: mb.learning.Batch("base", 2).observe(9, 3), TypeError, "out must be Observations or None, not int"),  # type: ignore[arg-type]
    (lambda game: mb.learning.Batch("base", 2).actions_at("ab"), TypeError, "indices must be an array of integers"),
    (lambda game: mb.learning.Batch("base", 2).apply(numpy.zeros(2)), TypeError, "actions must be an array of mistbank.learning.batch.ACTIONS"),
    (lambda game: mb.learning.Batch("base", 2).game(0, 3), TypeError, "into must be a Game or None, not int"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize("number", range(len(WRONG)))
def test_the_error_for_a_wrong_argument_names_the_argument_and_the_allowed_values(number: int) -> None:
    call, kind, message = WRONG[number]
    game = play(mb.Game("level3", seed=3), 12)
    before = game.state_hash
    with pytest.raises(kind, match=message):
        call(game)
    assert game.state_hash == before


def test_undo_removes_the_given_number_of_actions_and_refuses_an_impossible_number() -> None:
    game = play(mb.Game("level3", seed=3), 12)
    before, events = game.state_hash, game.event_count
    for count in (13, 2**70):
        with pytest.raises(mb.NothingToUndo, match=f"count must be from 0 to 12, .* not {str(count)[:9]}"):
            game.undo(count)
    for wrong in (True, 2.0, float("nan"), "2", None):
        with pytest.raises(TypeError, match="count must be .*0 to 12, not "):
            game.undo(wrong)  # type: ignore[arg-type]
    game.undo(0)
    assert (game.state_hash, game.event_count, game.action_count) == (before, events, 12)
    game.undo(numpy.int64(12))  # type: ignore[arg-type]
    assert game.action_count == 0
    for count in (1, 2**70):
        with pytest.raises(mb.NothingToUndo, match="^the game is at its start: there is nothing to undo$"):
            game.undo(count)
    with pytest.raises(mb.InvalidArgument, match="^count must be 0 or more, not -1$"):
        game.undo(-1)


def test_undo_without_history_is_refused() -> None:
    game = play(mb.Game("level3", seed=3, recording=False), 12)
    before = game.state_hash
    for count in (1, 2, 99):
        with pytest.raises(mb.NotRecorded):
            game.undo(count)
    game.undo(0)
    assert game.state_hash == before
