"""Batches of games with NumPy arrays. Each game of a batch equals a single game."""

from __future__ import annotations

import copy
import pickle
import threading
from typing import Union

import mistbank as mb
import numpy
import pytest
from mistbank.learning import arrays, batch


def action_of(row: object) -> mb.Action:
    return mb.Action(*(int(number) for number in row))  # type: ignore[attr-defined]


@pytest.mark.parametrize("preset", ["level5", "base", "everything"])
def test_the_games_of_a_batch_proceed_like_single_games_with_the_same_seeds(preset: str) -> None:
    games = mb.learning.Batch(preset, 5, seed=30, threads=2)
    alone = [mb.Game(preset, seed=30 + i, recording=False) for i in range(5)]
    dealt = [0] * 5
    for round in range(1500 if preset == "everything" else 500):
        if round % 2:
            actions, ended, results = games.random_step()
        else:
            actions = games.random_actions()
            statuses, ended, results = games.step(actions)
            assert not statuses.any()
        for i, game in enumerate(alone):
            game.apply(action_of(actions[i]))
            assert ended[i] == game.is_over
            if ended[i]:
                assert results["outcome"][i] == game.result.outcome
                assert results["turns"][i] == game.turn
                dealt[i] += 1
                alone[i] = mb.Game(preset, seed=30 + i + 5 * dealt[i], recording=False)
    for i, game in enumerate(alone):
        assert games.game(i).state_hash == game.state_hash
    assert min(dealt) > 0


def test_the_results_of_a_batch_do_not_depend_on_the_number_of_threads() -> None:
    told = []
    for threads in (1, 2, 7):
        games = mb.learning.Batch("base", 40, seed=3, threads=threads)
        assert 1 <= games.threads <= threads
        ends = [games.random_step().results.tobytes() for _ in range(300)]
        told.append((ends, games.observe(15).planes.tobytes(), games.legal_actions()[0].tobytes()))
    assert told[0] == told[1] == told[2]


def test_a_batch_can_write_an_observation_into_the_arrays_of_an_earlier_observation() -> None:
    games = mb.learning.Batch("base", 4, seed=3)
    for _ in range(40):
        games.random_step()
    names = games.used_planes()
    assert names == mb.Game("base").used_planes()
    every, used = games.observe(11), games.observe(11, planes=names)
    places = [arrays.PLANES.index(name) for name in names]
    assert numpy.array_equal(used.planes, every.planes[:, places]) and numpy.array_equal(used.scalars, every.scalars)
    games.random_step()
    assert games.observe(11, used, planes=names) is used
    assert numpy.array_equal(used.planes, games.observe(11).planes[:, places])
    with pytest.raises(mb.InvalidArgument):
        games.observe(11, used)
    with pytest.raises(mb.InvalidArgument):
        games.observe(11, every, planes=names)


def games_in_play(preset: str) -> mb.learning.Batch:
    games = mb.learning.Batch(preset, 6, seed=3, threads=2)
    for _ in range(70):
        games.random_step()
    return games


@pytest.mark.parametrize("size", [11, (8, 5), (4, 4)])
@pytest.mark.parametrize("preset", ["base", "everything"])
def test_unpacking_a_packed_observation_gives_the_plain_observation(preset: str, size: Union[int, tuple[int, int]]) -> None:
    games = games_in_play(preset)
    for planes in None, games.used_planes(), arrays.PLANES[::-1], ["ghosts"], ["face_up"]:
        seen, packed = games.observe(size, planes=planes), games.observe_packed(size, planes=planes)
        assert numpy.array_equal(packed.scalars, seen.scalars)
        assert numpy.array_equal(arrays.unpack_planes(packed.planes, size, planes=planes), seen.planes)
        again = arrays.unpack_planes(packed.planes.reshape(2, 3, -1)[1, ::2], size, planes=planes, dtype=numpy.float32)
        assert again.dtype == numpy.float32 and numpy.array_equal(again, seen.planes[3::2])
    masks, bits = games.legal_actions_masks(size), games.packed_masks(size)
    assert numpy.array_equal(bits, numpy.packbits(masks, axis=1))
    assert numpy.array_equal(numpy.unpackbits(bits, axis=-1, count=games.index_count(size)).view(bool), masks)


def test_a_packed_observation_stores_each_cell_of_a_binary_plane_in_one_bit() -> None:
    games = games_in_play("base")
    assert "face_up" in arrays.BINARY_PLANES and "ghosts" not in arrays.BINARY_PLANES
    assert games.observe_packed(21, planes=["face_up", "named", "ghosts"]).planes.shape == (6, 56 + 56 + 441)
    assert games.observe_packed(21).planes.nbytes < games.observe(21).planes.nbytes * 0.6
    assert games.packed_masks(21).nbytes < games.legal_actions_masks(21).nbytes * 0.13


def test_packed_observations_and_tensors_can_be_written_into_existing_arrays() -> None:
    games = games_in_play("base")
    packed, tensors, bits = games.observe_packed(9), games.observation_tensors(9), games.packed_masks(9)
    games.random_step()
    assert games.observe_packed(9, packed) is packed and games.observation_tensors(9, tensors) is tensors
    assert games.packed_masks(9, bits) is bits
    assert numpy.array_equal(arrays.unpack_planes(packed.planes, 9), games.observe(9).planes)
    assert tensors.dtype == numpy.float32 and numpy.array_equal(tensors, games.observe(9).planes)
    assert numpy.array_equal(bits, games.packed_masks(9))
    names = ["coats", "face_up"]
    assert numpy.array_equal(games.observation_tensors(9, planes=names), games.observe(9, planes=names).planes)


def test_arrays_that_do_not_fit_an_observation_are_refused_and_left_unchanged() -> None:
    games = games_in_play("base")
    packed, seen = games.observe_packed(9), games.observe(9)
    locked = packed.planes.copy()
    locked.flags.writeable = False
    short = batch.PackedObservations(packed.planes.copy(), packed.scalars[:3])
    games.random_step()
    for call in (
        lambda: games.observe_packed(8, packed),
        lambda: games.observe_packed(9, packed, planes=["face_up"]),
        lambda: games.observe_packed(9, packed._replace(planes=locked)),
        lambda: games.observe_packed(9, short),
        lambda: games.observation_tensors(9, numpy.empty(seen.planes.shape, numpy.float64)),  # type: ignore[arg-type]
        lambda: games.packed_masks(9, games.packed_masks(8)),
        lambda: arrays.unpack_planes(packed.planes, 8),
        lambda: arrays.unpack_planes(packed.planes, 9, planes=["face_up"]),
        lambda: arrays.unpack_planes(numpy.uint8(3), 9),
    ):
        with pytest.raises(mb.InvalidArgument):
            call()
    assert numpy.array_equal(short.planes, packed.planes)
    with pytest.raises(TypeError, match="out must be PackedObservations or None, not Observations"):
        games.observe_packed(9, seen)  # type: ignore[type-var]
    with pytest.raises(TypeError, match="packed must be an array of uint8, not of int32"):
        arrays.unpack_planes(packed.planes.astype(numpy.int32), 9)


def test_dlpack_consumers_share_the_memory_of_observations() -> None:
    games = games_in_play("base")
    seen, packed, tensors = games.observe(9), games.observe_packed(9), games.observation_tensors(9)
    masks = games.legal_actions_masks(9)
    outputs = [*seen, *packed, tensors, masks.view(numpy.uint8), games.packed_masks(9)]
    for array in outputs:
        assert array.flags.writeable and array.__dlpack_device__() == (1, 0)  # memory of the CPU
        assert numpy.shares_memory(numpy.from_dlpack(array), array)
    views = [numpy.from_dlpack(array) for array in (seen.planes, seen.scalars, masks.view(numpy.uint8))]
    before = [view.copy() for view in views]
    for _ in range(2):
        games.random_step()
    games.observe(9, seen)
    games.legal_actions_masks(9, masks)
    for view, array, earlier in zip(views, (seen.planes, seen.scalars, masks), before):
        assert numpy.array_equal(view, array) and not numpy.array_equal(view, earlier)


def test_observations_can_be_written_into_arrays_whose_memory_belongs_to_another_object() -> None:
    games = games_in_play("base")
    seen = games.observe(9)
    owner = bytearray(seen.planes.nbytes)
    planes = numpy.frombuffer(owner, numpy.uint8).reshape(seen.planes.shape)
    games.observe(9, batch.Observations(planes, seen.scalars))
    assert bytes(owner) == seen.planes.tobytes()


def test_the_observations_and_masks_of_a_batch_equal_those_of_its_games() -> None:
    games = mb.learning.Batch("level6", 6, seed=3, threads=2)
    for _ in range(20):
        games.apply(games.random_actions())
    planes, scalars = games.observe((11, 9))
    masks, windows = games.legal_actions_masks((11, 9)), games.windows((11, 9))
    actions, offsets = games.legal_actions()
    decisions, standings = games.decisions(), games.standings()
    assert planes.shape == (6, len(arrays.PLANES), 9, 11) and scalars.shape == (6, len(arrays.SCALARS))
    assert masks.shape == (6, games.index_count((11, 9)))
    game = games.game(0)
    for i in range(6):
        assert games.game(i, into=game) is game
        seen = game.observe((11, 9))
        assert numpy.array_equal(seen.planes, planes[i]) and numpy.array_equal(seen.scalars, scalars[i])
        assert seen.window == tuple(int(number) for number in windows[i])
        assert numpy.array_equal(game.legal_actions_mask((11, 9)), masks[i])
        legal = game.legal_actions()
        assert [action_of(row) for row in actions[offsets[i] : offsets[i + 1]]] == legal
        assert decisions["kind"][i] == game.phase and decisions["player"][i] == game.deciding_player
        assert standings["tiles"][i] == len(game.tiles) and standings["turns"][i] == game.turn
    again = games.observe((11, 9), out=batch.Observations(planes, scalars))
    assert again.planes is planes
    assert games.legal_actions_masks((11, 9), out=masks) is masks


def test_the_statuses_mark_each_index_that_has_no_action() -> None:
    games = mb.learning.Batch("base", 4, seed=3, threads=1)
    masks = games.legal_actions_masks(15)
    indices = masks.argmax(axis=1)
    indices[1], indices[2], indices[3] = -1, masks.shape[1] - 1, 10**12
    actions, statuses = games.actions_at(indices, 15)
    assert list(statuses) == [mb.Status.OK, mb.Status.INVALID_ARGUMENT, mb.Status.WRONG_DECISION, mb.Status.INVALID_ARGUMENT]
    assert action_of(actions[0]) == arrays.action_at(games.game(0), indices[0], 15)
    assert not actions["kind"][1:].any()


def deviation_of(games: mb.learning.Batch, expected: "numpy.ndarray", **options: object) -> float:
    """Chooses many times in the same position. Returns the deviation from the expected frequencies, as chi-square
    divided by the number of indices: about 1 for a correct choice."""
    chosen = numpy.concatenate([games.choose(size=9, **options).indices for _ in range(20_000)])  # type: ignore[arg-type]
    found = numpy.bincount(chosen, minlength=len(expected))
    awaited = expected / expected.sum() * len(chosen)
    assert not found[awaited == 0].any()
    possible = awaited > 0
    return float(((found - awaited)[possible] ** 2 / awaited[possible]).mean())


@pytest.fixture()
def one_game() -> mb.learning.Batch:
    """Returns a batch of one game whose decision has several legal actions."""
    return mb.learning.Batch("base", 1, seed=4)


def test_without_weights_each_legal_index_is_equally_likely(one_game: mb.learning.Batch) -> None:
    assert deviation_of(one_game, one_game.legal_actions_masks(9)[0].astype(float)) < 2


def test_logits_and_weights_determine_the_probabilities_of_a_choice(one_game: mb.learning.Batch) -> None:
    mask = one_game.legal_actions_masks(9)
    logits = numpy.where(mask, numpy.arange(mask.size) % 4 - 100, numpy.nan)
    softmax = numpy.where(mask, numpy.exp(logits + 100), 0)[0]
    assert deviation_of(one_game, softmax, numbers=logits) < 2
    weights = numpy.where(mask, numpy.arange(mask.size) % 5, -1)
    assert deviation_of(one_game, numpy.where(mask, weights, 0)[0].astype(float), numbers=weights, by="weights") < 2
    best = one_game.choose(logits, 9, by=mb.Sampling.GREATEST)
    assert best.indices[0] == numpy.nanargmax(logits[0])


def test_a_choice_consists_of_a_legal_index_and_its_action() -> None:
    games = mb.learning.Batch("ghosts_castles_cemeteries", 16, seed=2, threads=2)
    logits = numpy.random.default_rng(5).normal(size=(16, games.index_count(15))).astype(numpy.float32)
    for _ in range(300):
        actions, indices, statuses = games.choose(logits, 15)
        open = statuses == mb.Status.OK
        assert games.legal_actions_masks(15)[numpy.arange(16)[open], indices[open]].all()
        assert numpy.array_equal(games.actions_at(indices, 15)[0][open], actions[open])
        assert not actions["kind"][~open].any() and (indices[~open] == -1).all()
        assert not games.step(actions).statuses[open].any()


def test_equal_random_generators_give_equal_choices() -> None:
    games, again = mb.learning.Batch("base", 8, seed=3), mb.learning.Batch("base", 8, seed=3, threads=1)
    for _ in range(50):
        chosen = games.choose()
        assert numpy.array_equal(chosen.indices, again.choose().indices)
        games.step(chosen.actions)
        again.step(chosen.actions)
    before = games.random.copy()
    assert numpy.array_equal(games.choose(seed=9).indices, games.choose(seed=9).indices)
    seeds = [games.choose(seed=seed).indices.tobytes() for seed in range(5)]
    assert len(set(seeds)) == 5 and numpy.array_equal(games.random, before)
    games.choose(numpy.zeros((8, games.index_count())), by="greatest")
    assert numpy.array_equal(games.random, before)


def test_choosing_an_action_in_a_finished_game_returns_the_status_game_over() -> None:
    games = mb.learning.Batch("level1", 3, seed=3)
    while (games.decisions()["kind"] != mb.DecisionKind.OVER).any():
        games.apply(games.choose().actions)
    actions, indices, statuses = games.choose(numpy.ones((3, games.index_count())))
    assert (statuses == mb.Status.GAME_OVER).all() and (indices == -1).all() and not actions["kind"].any()
    games.restart(3)
    assert (games.choose(size=1).statuses == mb.Status.ILLEGAL_ACTION).all()  # the window has only one cell, which has a tile


def test_a_choice_with_invalid_numbers_is_refused_and_changes_nothing() -> None:
    games = mb.learning.Batch("base", 3, seed=1)
    mask, before = games.legal_actions_masks(9), games.random.copy()
    good = numpy.ones(mask.shape)

    def spoiled(value: float, all_of_them: bool = False) -> "numpy.ndarray":
        numbers = good.copy()
        legal = numpy.flatnonzero(mask[1])
        numbers[1, legal if all_of_them else legal[2]] = value
        return numbers

    infinity = float("inf")
    for by, numbers in (
        ("logits", spoiled(float("nan"))),
        ("logits", spoiled(infinity)),
        ("logits", spoiled(1e300)),
        ("logits", spoiled(-infinity, all_of_them=True)),
        ("greatest", spoiled(float("nan"))),
        ("greatest", spoiled(-infinity, all_of_them=True)),
        ("weights", spoiled(float("nan"))),
        ("weights", spoiled(-0.5)),
        ("weights", spoiled(0, all_of_them=True)),
    ):
        with pytest.raises(mb.InvalidArgument, match="^numbers for the legal actions of game 1 must be finite"):
            games.choose(numbers, 9, by=by)
    for call, words in (
        (lambda: games.choose(good[:, 1:], 9), r"^numbers must have the shape \(3, "),
        (lambda: games.choose(good[0], 9), "^numbers must have the shape"),
        (lambda: games.choose(good, 11), "^numbers must have the shape"),
        (lambda: games.choose(good, 0), "size"),
        (lambda: games.choose(good, 9, by="best"), "^by must be one of logits, weights, greatest, not 'best'"),
        (lambda: games.choose(good, 9, seed=-1), "^seed must be"),
    ):
        with pytest.raises(mb.InvalidArgument, match=words):
            call()
    for wrong in (good.astype(str), good.astype(bool), good.astype(complex)):
        with pytest.raises(TypeError, match="^numbers must be an array of numbers"):
            games.choose(wrong, 9)
    assert numpy.array_equal(games.random, before)
    assert games.choose(spoiled(-infinity), 9).indices[1] >= 0


def test_an_illegal_action_does_not_affect_other_games_of_a_batch() -> None:
    games = mb.learning.Batch("level3", 3, seed=3)
    before = [games.game(i).state_hash for i in range(3)]
    actions = games.random_actions()
    actions["x"][0], actions["kind"][2] = 500, mb.ActionKind.PASS
    assert list(games.apply(actions)) == [mb.Status.ILLEGAL_ACTION, mb.Status.OK, mb.Status.WRONG_DECISION]
    after = [games.game(i).state_hash for i in range(3)]
    assert (after[0], after[2]) == (before[0], before[2]) and after[1] != before[1]


def test_a_batch_restarts_chosen_games_or_finished_games_or_all_games() -> None:
    games = mb.learning.Batch("demo", 3, seed=8)
    games.deal([False, True, False])
    assert games.game(1).state_hash == mb.Game("demo", seed=9 + 3).state_hash
    while (games.decisions()["kind"] != mb.DecisionKind.OVER).any():
        games.apply(games.random_actions())
    assert not games.random_actions()["kind"].any()
    assert (games.apply(games.random_actions()) == mb.Status.GAME_OVER).all()
    games.deal()
    assert (games.standings()["tiles"] == 1).all()
    assert games.game(0).state_hash == mb.Game("demo", seed=8 + 3).state_hash
    games.restart(8)
    assert games.game(1).state_hash == mb.Game("demo", seed=9).state_hash
    first = games.random_step().actions
    games.restart(8)
    assert numpy.array_equal(games.random_step().actions, first)


def test_a_batch_plays_with_custom_tile_sets() -> None:
    sets = [mb.TileSet.parse(mb.TileSet.builtin_text("base"))]
    games = mb.learning.Batch(mb.base(players=3), 2, seed=4, sets=sets)
    assert games.rules.players == 3 and len(games) == 2 and "2 games" in repr(games)
    assert games.game(1).state_hash == mb.Game(mb.base(players=3), seed=5, sets=sets).state_hash


def test_several_threads_can_call_one_batch_without_affecting_the_result() -> None:
    games = mb.learning.Batch("base", 64, seed=1, threads=2)

    def play() -> None:
        for _ in range(200):
            games.random_step()

    players = [threading.Thread(target=play) for _ in range(4)]
    for player in players:
        player.start()
    for player in players:
        player.join()
    alone = mb.learning.Batch("base", 64, seed=1, threads=1)
    for _ in range(800):
        alone.random_step()
    assert games.game(63).state_hash == alone.game(63).state_hash


def test_wrong_arguments_of_batches_are_refused() -> None:
    games = mb.learning.Batch("base", 4, seed=1)
    actions = games.random_actions()
    seen = games.observe(5)
    for call in (
        lambda: mb.learning.Batch("base", 0),
        lambda: mb.learning.Batch("base", 10**9),
        lambda: mb.learning.Batch("base", 4, threads=0),
        lambda: mb.learning.Batch("base", 4, seed=-1),
        lambda: games.apply(actions[:3]),
        lambda: games.step(actions.reshape(2, 2)),
        lambda: games.observe(0),
        lambda: games.observe((3, 256)),
        lambda: games.observe(6, out=seen),
        lambda: games.index_count(0),
        lambda: games.legal_actions_masks(5, out=numpy.zeros((4, 3), numpy.bool_)),
        lambda: games.windows(-1),
        lambda: games.actions_at([1, 2, 3]),
        lambda: games.deal([True]),
        lambda: games.game(4),
        lambda: games.game(-1),
        lambda: games.game(0, into=mb.Game("level1", seed=1)),
        lambda: games.restart(-1),
    ):
        with pytest.raises(mb.InvalidArgument):
            call()
    for wrong in (
        lambda: mb.learning.Batch(7, 4),  # type: ignore[arg-type]
        lambda: mb.learning.Batch("base", "many"),  # type: ignore[arg-type]
        lambda: games.apply(numpy.zeros(4, numpy.int64)),
        lambda: games.deal([1, 0, 0, 0]),
        lambda: games.actions_at(numpy.zeros(4)),
    ):
        with pytest.raises(TypeError):
            wrong()
    with pytest.raises(mb.InvalidRules):
        mb.learning.Batch(mb.base().replace(players=9), 4)
    assert games.game(0).state_hash == mb.Game("base", seed=1).state_hash


def test_the_error_for_pickling_or_copying_a_batch_names_an_alternative() -> None:
    games = mb.learning.Batch("base", 2)
    for call in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError, match="^a Batch cannot be pickled or copied: create one with the same rules where"):
            call(games)


def test_a_closed_batch_refuses_all_calls() -> None:
    with mb.learning.Batch("base", 4, seed=1, threads=2) as games:
        actions = games.random_actions()
    games.close()
    for call in (
        games.random_actions,
        games.random_step,
        games.choose,
        games.legal_actions,
        games.observe,
        games.observe_packed,
        games.observation_tensors,
        games.legal_actions_masks,
        games.packed_masks,
        lambda: games.threads,
        lambda: games.apply(actions),
        lambda: games.game(0),
    ):
        with pytest.raises(mb.Closed):
            call()


def test_a_lookahead_returns_the_points_after_each_legal_action() -> None:
    games = mb.learning.Batch("base", 3, seed=3)
    for _ in range(40):
        games.random_step()
    hashes = [games.game(index).state_hash for index in range(3)]
    tried = games.lookahead()
    assert [games.game(index).state_hash for index in range(3)] == hashes
    actions, offsets = games.legal_actions()
    assert (tried.actions == actions).all() and (tried.offsets == offsets).all()
    assert tried.totals.shape == tried.projected.shape == (len(actions), 6)
    for index in range(3):
        for i, action in enumerate(games.game(index).legal_actions(), tried.offsets[index]):
            game = games.game(index)
            game.apply(action)
            assert tuple(tried.totals[i]) == game.points.totals
            assert tuple(tried.projected[i]) == game.points.projected


def test_a_lookahead_returns_the_scalars_that_the_deciding_player_sees_after_each_action() -> None:
    games = mb.learning.Batch(mb.Rules.preset("everything").replace(players=3), 3, seed=3)
    for _ in range(40):
        games.random_step()
    plain, tried = games.lookahead(), games.lookahead(scalars=True)
    assert plain.scalars is None and tried.scalars is not None
    assert (plain.actions == tried.actions).all() and (plain.projected == tried.projected).all()
    assert tried.scalars.dtype == numpy.float32 and tried.scalars.shape == (len(tried.actions), len(arrays.SCALARS))
    for index in range(3):
        viewer = games.game(index).decision.player
        for i, action in enumerate(games.game(index).legal_actions(), tried.offsets[index]):
            game = games.game(index)
            game.apply(action)
            assert (tried.scalars[i] == arrays.observe(game, 1, player=viewer).scalars).all()


def test_a_greedy_player_that_uses_lookahead_beats_random_players() -> None:
    games = mb.learning.Batch("base", 20, seed=5)
    greedy, others = 0, 0
    for _ in range(300):
        tried = games.lookahead()
        gain = tried.projected[:, 0] - tried.projected[:, 1]
        best = numpy.array([begin + gain[begin:end].argmax() for begin, end in zip(tried.offsets, tried.offsets[1:])])
        chosen = games.random_actions()
        is_greedy = games.decisions()["player"] == 0
        chosen[is_greedy] = tried.actions[best[is_greedy]]
        step = games.step(chosen)
        greedy += int(step.results["totals"][:, 0].sum())
        others += int(step.results["totals"][:, 1].sum())
    assert greedy > 2 * others > 0
