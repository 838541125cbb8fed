"""Games as NumPy arrays."""

from __future__ import annotations

import pickle
import random

import mistbank as mb
import numpy
import pandas
import pytest
from mistbank.learning import arrays
from support import play


def test_an_observation_has_the_documented_shapes_and_names() -> None:
    game = play(mb.Game("level4", seed=1), 12)
    seen = game.observe(15)
    assert seen.planes.shape == (len(arrays.PLANES), 15, 15) and seen.planes.dtype == numpy.uint8
    assert seen.scalars.shape == (len(arrays.SCALARS),) and seen.scalars.dtype == numpy.int32
    assert game.observe((9, 7)).planes.shape == (len(arrays.PLANES), 7, 9)
    assert len(set(arrays.PLANES)) == len(arrays.PLANES)
    assert len(set(arrays.SCALARS)) == len(arrays.SCALARS)


def test_an_observation_matches_the_results_of_queries() -> None:
    game = play(mb.Game("level5", seed=3), 25)
    seen = game.observe(41, player=1)
    x, y = seen.window[:2]
    for tile in game.tiles:
        at = tile.y - y, tile.x - x
        assert seen.plane("face_down")[at] == tile.face_down
        assert seen.plane("ghosts")[at] == tile.ghosts
    assert seen.plane("face_up").sum() + seen.plane("face_down").sum() == len(game.tiles)
    standing = [figure for figure in game.figures if not figure.buried]
    assert sum(seen.plane(f"meeples_seat_{seat}").sum() for seat in range(6)) == len(standing)
    assert seen.scalar("ghost_supply") == game.ghost_supply
    assert seen.scalar("decision") == game.phase and seen.scalar("turn") == game.turn
    assert seen.scalar("decides") == (game.deciding_player == 1)


def test_an_observation_tensor_contains_the_planes_as_floats() -> None:
    game = play(mb.Game("level5", seed=3), 25)
    tensor = game.observation_tensor(15, 1, planes=["face_up", "ghosts"])
    assert tensor.dtype == numpy.float32
    assert numpy.array_equal(tensor, game.observe(15, 1, planes=["face_up", "ghosts"]).planes)
    assert game.observation_tensor().shape == (len(arrays.PLANES), 21, 21)


def test_the_planes_that_a_game_does_not_use_are_zero() -> None:
    game = play(mb.Game("base", seed=3), 40)
    names = game.used_planes()
    assert names == arrays.used_planes(game) and len(names) < 0.6 * len(arrays.PLANES)
    every, used = game.observe(21), game.observe(21, planes=names)
    assert used.planes.shape == (len(names), 21, 21) and used.names == names and every.names == arrays.PLANES
    assert every.window == used.window and numpy.array_equal(every.scalars, used.scalars)
    for name in arrays.PLANES:
        assert numpy.array_equal(every.plane(name), used.plane(name)) if name in names else not every.plane(name).any()
    assert pickle.loads(pickle.dumps(used)).names == names


def test_an_observation_has_the_planes_in_the_chosen_order() -> None:
    game = play(mb.Game("everything", seed=3), 40)
    chosen = game.observe((9, 7), 1, planes=["city_north", "face_up"])
    every = game.observe((9, 7), 1)
    assert numpy.array_equal(chosen.planes, numpy.stack([every.plane("city_north"), every.plane("face_up")]))
    with pytest.raises(mb.InvalidArgument, match="name must be one of the planes chosen from mistbank.learning.arrays.PLANES, not 'road_north'"):
        chosen.plane("road_north")


@pytest.mark.parametrize(
    ("planes", "problem", "text"),
    [
        ([], mb.InvalidArgument, "at least one"),
        (["face_up", "face_up"], mb.InvalidArgument, "a name twice"),
        (["nothing"], mb.InvalidArgument, "must be one of mistbank.learning.arrays.PLANES"),
        ("face_up", TypeError, "not a single str"),
    ],
)
def test_an_invalid_choice_of_planes_is_refused(planes: object, problem: type[Exception], text: str) -> None:
    for observed in mb.Game("base"), mb.learning.Batch("base", 2):
        with pytest.raises(problem, match=text):
            observed.observe(9, planes=planes)  # type: ignore[arg-type]


def test_an_observation_does_not_depend_on_hidden_information() -> None:
    game = play(mb.Game("level6", seed=3), 15)
    other = game.clone()
    other.determinize(5)
    assert other.state_hash != game.state_hash
    assert numpy.array_equal(game.observe().planes, other.observe().planes)
    assert numpy.array_equal(game.observe().scalars, other.observe().scalars)


@pytest.mark.parametrize("preset", ["level6", "base", "ghosts_castles_cemeteries", "everything"])
def test_the_mask_marks_the_legal_actions_and_each_index_can_be_converted_back_to_its_action(preset: str) -> None:
    game, dice = mb.Game(preset, seed=3), random.Random(4)
    count = arrays.index_count(game, 45)
    while not game.is_over:
        legal, indices = game.legal_actions(), arrays.legal_indices(game, 45)
        mask = game.legal_actions_mask(45)
        assert mask.shape == (count,) and mask.dtype == numpy.bool_
        assert sorted(set(indices)) == list(numpy.flatnonzero(mask))
        for action, found in zip(legal, [arrays.action_at(game, index, 45) for index in indices]):
            # If a segment has several figures, the index refers to the first figure.
            assert found == action or (found in legal and found[:2] == action[:2] and found[4:] == action[4:])
        assert [arrays.index_of(game, action, 45) for action in legal] == list(indices)
        game.apply(dice.choice(legal))
    assert not game.legal_actions_mask(45).any()


def test_actions_outside_the_window_have_no_index() -> None:
    game = play(mb.Game("base", seed=1), 60)
    game.rollout(1)
    game.undo()
    while game.phase != mb.DecisionKind.LAY_TILE:
        game.undo()
    indices = arrays.legal_indices(game, 3)
    assert (indices == -1).any()
    assert game.legal_actions_mask(3).sum() == (indices >= 0).sum()


def test_roll_outs_return_a_table() -> None:
    game = play(mb.Game("demo", seed=1), 10)
    before = game.state_hash
    table = mb.learning.rollouts(game, 50, seed=9)
    assert table.dtype == arrays.ROLLOUT and table.shape == (50,) and table["totals"].shape == (50, 6)
    assert (table["outcome"] == mb.Outcome.FINISHED).all() and (table["winners"] > 0).all()
    assert (table["total"] == table["totals"].max(axis=1)).all()
    assert game.state_hash == before
    other = game.clone()
    other.determinize(9 + 7)
    alone = other.rollout(9 + 7)
    assert tuple(table["totals"][7]) == alone.totals and table["actions"][7] == alone.actions
    assert len(mb.learning.rollouts(game, 0)) == 0
    assert numpy.array_equal(mb.learning.rollouts(game, 3, seed=2**64 - 1)[1:], mb.learning.rollouts(game, 2, seed=0))


def test_tables_can_be_converted_to_data_frames() -> None:
    game = play(mb.Game("base", seed=1), 50)
    batch = mb.learning.Batch("base", 5, seed=1)
    for table in (mb.learning.rollouts(game, 20, seed=9), arrays.features(game), batch.standings(), batch.random_step().results):
        frame = pandas.DataFrame(table)
        assert list(frame.columns) == list(table.dtype.names or ()) and len(frame) == len(table)
        assert frame.notna().all(axis=None)
        for column in frame:
            assert (frame[column] == table[column]).all()
        assert table.to_frame().shape == frame.shape
    frame = mb.learning.rollouts(game, 20, seed=9).to_frame()
    assert (frame["outcome"] == "finished").all() and (frame["loss_reason"] == "none").all()
    assert (frame[["totals_red", "totals_green"]].max(axis=1) == frame["total"]).all()
    assert set(arrays.features(game).to_frame()["kind"]) <= {"road", "city", "field", "monastery"}


def test_indexing_a_table_with_the_name_of_a_group_returns_all_columns_of_the_group() -> None:
    table = mb.learning.rollouts(mb.Game("base", seed=1), 4)
    assert [name for name in table.dtype.names or () if name.startswith("totals_")][::5] == ["totals_red", "totals_pink"]
    assert (table["totals"][:, mb.Colour.GREEN] == table["totals_green"]).all()
    assert (table[::2]["totals"] == table["totals"][::2]).all() and (table[1]["totals"] == table["totals"][1]).all()
    assert table[1]["total"] == table["total"][1] and table[1]["totals"][0] == table[1]["totals_red"]
    for wrong in ("points", "total_red"):
        with pytest.raises(ValueError, match=wrong):
            table[wrong]
        with pytest.raises(ValueError, match=wrong):
            table[0][wrong]
    again = pickle.loads(pickle.dumps(table))
    assert isinstance(again, arrays.Rows) and (again["totals"] == table["totals"]).all()


def test_the_points_of_tallies_form_an_array_of_scoring_meeples_by_sources() -> None:
    game = play(mb.Game("everything", seed=1), 100000)
    table = numpy.array([tally.points for tally in game.tallies])
    assert table.shape == (len(game.scoring_meeples), len(mb.Source))
    assert list(table.sum(axis=1)) == list(game.scores.values())
    assert (table[:, mb.Source.GHOSTS] <= 0).all() and (table[:, mb.Source.CITIES] >= 0).all()


def test_features_are_returned_as_an_array() -> None:
    game = play(mb.Game("base", seed=1), 50)
    table = arrays.features(game)
    assert [tuple(row["meeples"]) for row in table] == [feature.meeples for feature in game.features]
    assert list(table["worth"]) == [feature.worth for feature in game.features]


def test_wrong_arguments_of_observations_and_masks_and_roll_outs_are_refused() -> None:
    game = mb.Game("base", seed=1)
    for call in (
        lambda: game.observe(0),
        lambda: game.observe(256),
        lambda: game.observe((5, -1)),
        lambda: game.observe(player=2),
        lambda: game.legal_actions_mask(-3),
        lambda: arrays.action_at(game, -1),
        lambda: arrays.action_at(game, 10**9),
        lambda: mb.learning.rollouts(game, -1),
        lambda: mb.learning.rollouts(game, 1, seed=-1),
        lambda: mb.learning.rollouts(game, 1, threads=0),
    ):
        with pytest.raises(mb.InvalidArgument):
            call()
    for wrong in (lambda: mb.learning.rollouts(game, 1.5), lambda: game.observe("big")):  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            wrong()
    with pytest.raises(mb.WrongDecision):
        arrays.action_at(game, arrays.index_count(game) - 1)
    with pytest.raises(AttributeError):
        mb.nonsense
