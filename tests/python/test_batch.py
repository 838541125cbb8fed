"""Many games at once as NumPy arrays: they are the single games."""

from __future__ import annotations

import copy
import pickle
import threading

import mistbank as mb
import numpy
import pytest
from mistbank import arrays, batch


def action_of(row: object) -> mb.Action:
    return mb.Action(*(int(number) for number in row))  # type: ignore[attr-defined]


@pytest.mark.parametrize("preset", ["level5", "base", "everything"])
def test_a_batch_plays_the_games_that_single_games_play(preset: str) -> None:
    games = mb.Batch(preset, 5, seed=30, threads=2)
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


def test_nothing_depends_on_the_number_of_threads() -> None:
    told = []
    for threads in (1, 2, 7):
        games = mb.Batch("base", 40, seed=3, threads=threads)
        assert 1 <= games.threads <= threads
        ends = [games.random_step().results.tobytes() for _ in range(300)]
        told.append((ends, games.observe(15).planes.tobytes(), games.legal_actions()[0].tobytes()))
    assert told[0] == told[1] == told[2]


def test_a_batch_sees_what_its_games_see() -> None:
    games = mb.Batch("level6", 6, seed=3, threads=2)
    for _ in range(20):
        games.apply(games.random_actions())
    planes, scalars = games.observe((11, 9))
    masks, windows = games.legal_masks((11, 9)), games.windows((11, 9))
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
        assert numpy.array_equal(game.legal_mask((11, 9)), masks[i])
        legal = game.legal_actions()
        assert [action_of(row) for row in actions[offsets[i] : offsets[i + 1]]] == legal
        assert decisions["kind"][i] == game.phase and decisions["player"][i] == game.deciding_player
        assert standings["tiles"][i] == len(game.tiles) and standings["turns"][i] == game.turn
    again = games.observe((11, 9), out=batch.Observations(planes, scalars))
    assert again.planes is planes
    assert games.legal_masks((11, 9), out=masks) is masks


def test_indices_lead_to_actions_and_those_that_stand_for_none_are_told() -> None:
    games = mb.Batch("base", 4, seed=3, threads=1)
    masks = games.legal_masks(15)
    indices = masks.argmax(axis=1)
    indices[1], indices[2], indices[3] = -1, masks.shape[1] - 1, 10**12
    actions, statuses = games.actions_at(indices, 15)
    assert list(statuses) == [mb.Status.OK, mb.Status.INVALID_ARGUMENT, mb.Status.WRONG_DECISION, mb.Status.INVALID_ARGUMENT]
    assert action_of(actions[0]) == arrays.action_at(games.game(0), indices[0], 15)
    assert not actions["kind"][1:].any()


def test_an_illegal_action_is_refused_in_its_game_alone() -> None:
    games = mb.Batch("level3", 3, seed=3)
    before = [games.game(i).state_hash for i in range(3)]
    actions = games.random_actions()
    actions["x"][0], actions["kind"][2] = 500, mb.ActionKind.PASS
    assert list(games.apply(actions)) == [mb.Status.ILLEGAL_ACTION, mb.Status.OK, mb.Status.WRONG_DECISION]
    after = [games.game(i).state_hash for i in range(3)]
    assert (after[0], after[2]) == (before[0], before[2]) and after[1] != before[1]


def test_games_are_dealt_anew() -> None:
    games = mb.Batch("demo", 3, seed=8)
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


def test_own_tile_sets_are_played_with() -> None:
    sets = [mb.TileSet.parse(mb.TileSet.builtin_text("base"))]
    games = mb.Batch(mb.base(players=3), 2, seed=4, sets=sets)
    assert games.rules.players == 3 and len(games) == 2 and "2 games" in repr(games)
    assert games.game(1).state_hash == mb.Game(mb.base(players=3), seed=5, sets=sets).state_hash


def test_other_threads_run_meanwhile_and_none_disturbs_another() -> None:
    games = mb.Batch("base", 64, seed=1, threads=2)

    def play() -> None:
        for _ in range(200):
            games.random_step()

    players = [threading.Thread(target=play) for _ in range(4)]
    for player in players:
        player.start()
    for player in players:
        player.join()
    alone = mb.Batch("base", 64, seed=1, threads=1)
    for _ in range(800):
        alone.random_step()
    assert games.game(63).state_hash == alone.game(63).state_hash


def test_bad_arguments_are_refused() -> None:
    games = mb.Batch("base", 4, seed=1)
    actions = games.random_actions()
    seen = games.observe(5)
    for call in (
        lambda: mb.Batch("base", 0),
        lambda: mb.Batch("base", 10**9),
        lambda: mb.Batch("base", 4, threads=0),
        lambda: mb.Batch("base", 4, seed=-1),
        lambda: games.apply(actions[:3]),
        lambda: games.step(actions.reshape(2, 2)),
        lambda: games.observe(0),
        lambda: games.observe((3, 256)),
        lambda: games.observe(6, out=seen),
        lambda: games.index_count(0),
        lambda: games.legal_masks(5, out=numpy.zeros((4, 3), numpy.bool_)),
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
        lambda: mb.Batch(7, 4),  # type: ignore[arg-type]
        lambda: mb.Batch("base", "many"),  # type: ignore[arg-type]
        lambda: games.apply(numpy.zeros(4, numpy.int64)),
        lambda: games.deal([1, 0, 0, 0]),
        lambda: games.actions_at(numpy.zeros(4)),
    ):
        with pytest.raises(TypeError):
            wrong()
    with pytest.raises(mb.InvalidRules):
        mb.Batch(mb.base().replace(players=9), 4)
    assert games.game(0).state_hash == mb.Game("base", seed=1).state_hash


def test_a_batch_is_neither_pickled_nor_copied_and_says_what_to_do_instead() -> None:
    games = mb.Batch("base", 2)
    for call in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError, match="^a Batch is neither pickled nor copied: make one of the same rules where"):
            call(games)


def test_a_closed_batch_says_so() -> None:
    with mb.Batch("base", 4, seed=1, threads=2) as games:
        actions = games.random_actions()
    games.close()
    for call in (
        games.random_actions,
        games.random_step,
        games.legal_actions,
        games.observe,
        games.legal_masks,
        lambda: games.threads,
        lambda: games.apply(actions),
        lambda: games.game(0),
    ):
        with pytest.raises(mb.Closed):
            call()
