"""Deprecated names of 2.0 still work and give a warning."""

from __future__ import annotations

import importlib
import subprocess
import sys
import warnings
from typing import Any

import mistbank as mb
import pytest
from support import play

#: The attributes of games in 2.0.
ATTRIBUTES = """
    action_count action_from_json action_to_json actions active_pile animals_unseen apply big_top_tile board clone close
    copy_from deciding_player decision determinize dragon_tile drawable event_count event_to_json events fairy_tile feature
    features figure_on figures find_type flock ghost_supply ghosts_on ghosts_on_board goal hand hold hound_arrived
    hound_meeple hound_number in_last_round is_over last_draw last_tile legal_actions legal_mask loss_reason observe outcome
    parse part phase picture piles player player_of prisoners public_hash random_action recording restart result rollout
    rules save_svg scores scoring_meeples sentence set_aside sheep_in_bag snapshot state_hash status stop_recording supply
    take_up text tile_at tile_picture tiles tiles_under_hills to_json to_record turn types undo unseen why_not winners
""".split()

#: The names of the package in 2.0.
NAMES = """
    Action ActionKind Advice Adviser Batch CannotDraw CannotLoad Closed Colour Decision DecisionKind Direction Draws Edition
    Error Event EventKind Expansion Feature Figure FigureKind Game GameOver Good IllegalAction InternalError InvalidArgument
    InvalidJson InvalidRecord InvalidRules InvalidSnapshot InvalidTileSet JointScoring Loss Mark MissingFile NotRecorded
    NothingToUndo Observation OutOfMemory Outcome Picture PictureMark PictureMarkKind Prisoner RecordKind Result Rollout
    Rules ScoringMeeple Segment SegmentKind Side SideKind Status Strength Supply System Theme Tile TileSet TileType
    UnknownName UnknownTileSet Unplayable UnreadableFile Viewer WrongDecision arrow base cooperative demo from_snapshot
    ghosts_castles_cemeteries highlight load presets replay rollouts
""".split()

#: The public modules of 2.0.
MODULES = "adviser arrays batch constants errors game marks pettingzoo picture rules tiles values vector".split()

OPTIONAL = ("pettingzoo", "vector")  # modules that need other packages


@pytest.fixture
def game() -> mb.Game:
    return play(mb.Game("everything", seed=4), 60)


def test_a_game_still_has_every_attribute_from_version_2_0(game: mb.Game) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        assert [name for name in ATTRIBUTES if not hasattr(game, name)] == []


def test_the_package_still_has_every_name_from_version_2_0() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        assert [name for name in NAMES if not hasattr(mb, name)] == []


def value(found: Any) -> Any:
    return found() if callable(found) else found


@pytest.mark.parametrize(
    "old, new",
    [
        (lambda game: game.active_pile, lambda game: game.bag.active_pile),
        (lambda game: game.animals_unseen(5), lambda game: game.bag.animals(5)),
        (lambda game: game.big_top_tile, lambda game: game.board.big_top_tile),
        (lambda game: game.board(ascii=True), lambda game: game.board.text(ascii=True)),
        (lambda game: game.dragon_tile, lambda game: game.board.dragon_tile),
        (lambda game: game.drawable(0), lambda game: game.bag.drawable(0)),
        (lambda game: game.fairy_tile, lambda game: game.board.fairy_tile),
        (lambda game: game.feature(0, 0), lambda game: game.board.feature(0, 0)),
        (lambda game: game.figure_on(0, 0), lambda game: game.board.figure_on(0, 0)),
        (lambda game: game.flock("green", 1), lambda game: game.players[1].flock(1)),
        (lambda game: game.ghosts_on(0, 0), lambda game: game.board.ghosts_on(0, 0)),
        (lambda game: game.ghosts_on_board, lambda game: game.board.ghosts),
        (lambda game: game.hand(1, mb.Viewer.HOST), lambda game: game.players[1].hand(mb.Viewer.HOST)),
        (lambda game: game.hold(), lambda game: game.save_state()),
        (lambda game: game.last_tile, lambda game: game.board.last_tile),
        (lambda game: game.piles, lambda game: game.bag.piles),
        (lambda game: game.set_aside, lambda game: game.bag.set_aside),
        (lambda game: game.sheep_in_bag(2), lambda game: game.bag.sheep(2)),
        (lambda game: game.take_up(game.save_state()), lambda game: None),
        (lambda game: game.tile_at(0, 0), lambda game: game.board.tile_at(0, 0)),
        (lambda game: game.tiles_under_hills, lambda game: game.bag.tiles_under_hills),
        (lambda game: game.unseen(1), lambda game: game.bag.unseen(1)),
    ],
)
def test_a_deprecated_name_gives_the_same_result_as_the_new_name_and_the_warning_points_to_the_caller(
    game: mb.Game, old: Any, new: Any
) -> None:
    with pytest.warns(DeprecationWarning, match=r"game\.\w+(\(\))? is deprecated: use game\.") as warned:
        found = old(game)
    assert found == new(game)
    assert [warning.filename for warning in warned] == [__file__]


def test_the_old_names_of_masks_still_work_and_warn(game: Any) -> None:
    numpy = pytest.importorskip("numpy")
    from mistbank.learning import Batch, arrays

    with pytest.warns(DeprecationWarning) as warned:
        assert numpy.array_equal(game.legal_mask(9), game.legal_actions_mask(9))
        assert numpy.array_equal(arrays.legal_mask(game, 9), arrays.legal_actions_mask(game, 9))  # type: ignore[attr-defined]
        with Batch("base", 2, seed=1) as batch:
            assert numpy.array_equal(batch.legal_masks(9), batch.legal_actions_masks(9))
    assert [str(warning.message) for warning in warned] == [
        "game.legal_mask is deprecated: use game.legal_actions_mask",
        "arrays.legal_mask is deprecated: use arrays.legal_actions_mask",
        "batch.legal_masks is deprecated: use batch.legal_actions_masks",
    ]
    assert {warning.filename for warning in warned} == {__file__}
    with pytest.raises(AttributeError, match="has no attribute 'mask'"):
        arrays.mask  # type: ignore[attr-defined]


@pytest.mark.parametrize("preset", ["level1", "level3", "level6", "base"])
def test_deprecated_hound_queries_return_the_same_values_as_the_list_of_hounds(preset: str) -> None:
    game: Any = play(mb.Game(preset, seed=4), 60)
    hounds = {hound.number: hound for hound in game.hounds}
    for number in (1, 2):
        hound = hounds.get(number)
        with pytest.warns(DeprecationWarning, match="use game.hounds"):
            found = game.hound_number(number), game.hound_arrived(number), game.hound_meeple(number)
        assert found == ((hound.points, hound.arrived, hound.figure) if hound else (0, False, None))
    with pytest.warns(DeprecationWarning), pytest.raises(mb.InvalidArgument, match="hound must be from 1 to 2, not 3"):
        game.hound_number(3)


def test_old_methods_refuse_wrong_arguments(game: Any) -> None:
    with pytest.warns(DeprecationWarning):
        with pytest.raises(mb.InvalidArgument, match="player must be from 0 to 1, not 2"):
            game.hand(2)
        with pytest.raises(mb.InvalidArgument, match=r"must be a colour in play \(.*\), not Colour.PINK"):
            game.flock(mb.Colour.PINK, 1)


def test_an_unknown_attribute_raises_attribute_error(game: Any) -> None:
    with pytest.raises(AttributeError, match="'Game' object has no attribute 'ingots_of'"):
        game.ingots_of
    with pytest.raises(AttributeError, match="module 'mistbank' has no attribute 'Gmae'"):
        mb.Gmae  # type: ignore[attr-defined]


def test_dir_and_all_do_not_list_old_names(game: mb.Game) -> None:
    assert not {"tile_at", "hold", "hand"} & set(dir(game))
    assert not {"Adviser", "Batch", "arrays"} & set(mb.__all__)


@pytest.mark.parametrize(
    "name, module", [("Adviser", "advice"), ("Advice", "advice"), ("Batch", "learning"), ("Observation", "learning"), ("rollouts", "learning")]
)
def test_an_old_name_of_the_package_gives_the_same_object_as_the_new_name_and_warns(name: str, module: str) -> None:
    with pytest.warns(DeprecationWarning, match=f"mistbank.{name} is deprecated: use mistbank.{module}.{name}"):
        found = getattr(mb, name)
    assert found is getattr(importlib.import_module(f"mistbank.{module}"), name)


@pytest.mark.parametrize("name", MODULES)
def test_every_module_from_version_2_0_can_still_be_imported(name: str) -> None:
    if name in OPTIONAL:
        import stand_ins  # noqa: F401
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        importlib.import_module(f"mistbank.{name}")


@pytest.mark.parametrize("name, new", [("adviser", "advice.adviser"), ("arrays", "learning.arrays"), ("batch", "learning.batch")])
def test_importing_an_old_module_gives_the_new_module_and_the_warning_points_to_the_import(name: str, new: str) -> None:
    program = (
        "import warnings\n"
        "with warnings.catch_warnings(record=True) as warned:\n"
        "    warnings.simplefilter('always')\n"
        f"    import mistbank.{name} as old\n"
        f"import mistbank.{new} as new\n"
        "assert old is new\n"
        "for warning in warned:\n"
        "    print(warning.lineno, warning.message)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout == f"4 the module mistbank.{name} is deprecated: use mistbank.{new}\n", done.stderr


def test_importing_the_package_loads_neither_advice_nor_learning() -> None:
    program = (
        "import sys, mistbank as mb\n"
        "game = mb.Game('base', seed=1)\n"
        "game.apply(game.legal_actions()[0])\n"
        "print(sorted(name for name in sys.modules if name.startswith(('mistbank.advice', 'mistbank.learning', 'numpy'))))\n"
        "mb.advice, mb.learning\n"
        "print('mistbank.advice.council' in sys.modules, 'mistbank.learning.batch' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-W", "error", "-c", program], capture_output=True, text=True)
    assert done.stdout == "[]\nTrue True\n", done.stderr
