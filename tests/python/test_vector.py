"""The environment keeps the contract of Gymnasium's VectorEnv, as Gymnasium's documentation describes it."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import mistbank as mb
import numpy
import pytest
from stand_ins import parameters

import gymnasium  # isort: skip  # after the stand-ins
from gymnasium.vector import AutoresetMode  # isort: skip
from mistbank.learning import arrays, vector  # isort: skip

GAMES: dict[str, Any] = {
    "cooperative": mb.cooperative(level=3, players=2),
    "level 6 with three": mb.cooperative(level=6, players=3),
    "solo": mb.cooperative(level=1, players=1),
    "base": mb.base(players=3),
    "demo": "demo",
    "every expansion": "everything",
}
ENVS = 5


def choose(observations: dict[str, Any], dice: numpy.random.Generator) -> Any:
    """Returns for each game a random index that the mask allows; index 0 if the mask allows none."""
    masks = observations["action_mask"]
    return (masks * dice.random(masks.shape)).argmax(axis=1)


@pytest.mark.parametrize("autoreset", ["next_step", "same_step"])
@pytest.mark.parametrize("reward", vector.REWARDS)
@pytest.mark.parametrize("name", GAMES)
def test_the_environment_follows_the_gymnasium_api_with_several_games(name: str, reward: str, autoreset: str) -> None:
    envs = vector.VectorEnv(GAMES[name], ENVS, reward=reward, autoreset=autoreset, seed=1, threads=2)
    assert envs.num_envs == ENVS and envs.unwrapped is envs
    modes = {"next_step": AutoresetMode.NEXT_STEP, "same_step": AutoresetMode.SAME_STEP}
    assert envs.metadata["autoreset_mode"] is modes[autoreset]
    observations, infos = envs.reset(seed=3)
    assert envs.observation_space.contains(observations)
    dice = numpy.random.default_rng(3)
    games = [mb.Game(GAMES[name], seed=3 + i, recording=False) for i in range(ENVS)]
    dealt, due = [0] * ENVS, numpy.zeros(ENVS, bool)
    for _ in range(1000 if name == "every expansion" else 260):
        actions = choose(observations, dice)
        assert envs.action_space.contains(actions)
        actors = infos["player"].copy()
        observations, rewards, terminations, truncations, infos = envs.step(actions)
        assert envs.observation_space.contains(observations)
        assert rewards.shape == (ENVS,) and rewards.dtype == numpy.float64
        assert terminations.shape == truncations.shape == (ENVS,)
        assert terminations.dtype == truncations.dtype == numpy.bool_ and not truncations.any()
        assert infos["_player"].all() and infos["rewards"].shape == (ENVS, games[0].rules.players)
        assert ("final_obs" in infos) == (autoreset == "same_step" and bool(terminations.any()))
        for i in range(ENVS):
            if due[i]:  # this step started the next game and ignored the action
                dealt[i] += 1
                games[i] = mb.Game(GAMES[name], seed=3 + i + ENVS * dealt[i], recording=False)
                assert rewards[i] == 0 and not terminations[i]
            else:
                points = dict(games[i].scores)
                games[i].apply(arrays.action_at(games[i], actions[i], 31))
                gained = gained_by(games[i], points, reward)
                assert list(infos["rewards"][i]) == gained and rewards[i] == gained[actors[i]]
                assert terminations[i] == games[i].is_over
                if terminations[i] and autoreset == "same_step":
                    check(infos["final_obs"][i], games[i])
                    assert infos["_final_obs"][i] and infos["final_info"]["player"][i] == games[i].deciding_player
                    dealt[i] += 1
                    games[i] = mb.Game(GAMES[name], seed=3 + i + ENVS * dealt[i], recording=False)
            check({key: value[i] for key, value in observations.items()}, games[i])
            assert infos["player"][i] == games[i].deciding_player
        due = terminations if autoreset == "next_step" else numpy.zeros(ENVS, bool)
    assert sum(dealt) > 0
    envs.close()
    envs.close()
    assert envs.closed


def gained_by(game: mb.Game, before: dict[mb.Colour, int], reward: str) -> list[float]:
    """Returns the reward of each player for the last action."""
    players = range(game.rules.players)
    if reward == "outcome":
        if not game.is_over:
            return [0.0 for _ in players]
        if game.goal:
            return [1.0 if game.outcome == mb.Outcome.WON else -1.0 for _ in players]
        winners = {game.player_of(colour) for colour in game.winners}
        return [1.0 if player in winners else -1.0 for player in players]
    gained = {colour: points - before[colour] for colour, points in game.scores.items()}
    if game.goal:
        return [float(sum(gained.values())) for _ in players]
    return [float(sum(gained[colour] for colour in gained if game.player_of(colour) == player)) for player in players]


def check(observation: dict[str, Any], game: mb.Game) -> None:
    seen = game.observe(31)
    assert numpy.array_equal(observation["observation"], seen.planes)
    assert numpy.array_equal(observation["scalars"], seen.scalars)
    assert numpy.array_equal(observation["action_mask"], game.legal_actions_mask(31))


def test_the_environment_has_the_attributes_and_calls_of_a_gymnasium_vector_environment() -> None:
    base, envs = gymnasium.vector.VectorEnv, vector.VectorEnv("base", 3, seed=1)
    assert isinstance(envs, base)
    assert (envs.spec, envs.render_mode, envs.closed, envs.num_envs) == (None, None, False, 3)
    assert {"autoreset_mode", "render_modes"} <= set(envs.metadata)
    for name in ("observation_space", "action_space", "single_observation_space", "single_action_space"):
        assert isinstance(getattr(envs, name), gymnasium.spaces.Space)
    for name in ("reset", "step", "render", "close", "close_extras"):
        assert parameters(getattr(vector.VectorEnv, name)) == parameters(getattr(base, name)), name


def output_of(*lines: str) -> str:
    """Runs a program, and returns its output."""
    done = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, cwd=Path(__file__).parent)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_learning_package_loads_each_environment_at_its_first_use() -> None:
    assert output_of(
        "import sys, stand_ins",
        "from mistbank import learning",
        "names = {'gymnasium', 'pettingzoo', 'mistbank.learning.vector', 'mistbank.learning.pettingzoo'}",
        "loaded = lambda: sorted(names & {*sys.modules})",
        "print(loaded(), {'VectorEnv', 'raw_env'} <= {*dir(learning)})",
        "from mistbank.learning import VectorEnv",
        "print(loaded())",
        "from mistbank.learning import raw_env",
        "print(VectorEnv is learning.vector.VectorEnv, raw_env is learning.pettingzoo.raw_env)",
    ).splitlines() == ["[] True", "['gymnasium', 'mistbank.learning.vector']", "True True"]


def test_an_environment_whose_package_is_missing_is_refused_and_not_listed() -> None:
    told = output_of(
        "import sys",
        "sys.modules['gymnasium'] = sys.modules['pettingzoo'] = None",
        "from mistbank import learning",
        "from mistbank.learning import *",
        "print({'VectorEnv', 'raw_env'} & {*dir(learning)}, all(hasattr(learning, name) for name in dir(learning)))",
        "for name in ('VectorEnv', 'raw_env', 'VectorEnvs'):",
        "    try: getattr(learning, name)",
        "    except (AttributeError, ImportError) as problem: print(problem)",
    )
    assert told.splitlines() == [
        "set() True",
        "mistbank.learning.vector needs the packages numpy and gymnasium, 1.1 or later",
        "mistbank.learning.pettingzoo needs the packages numpy, gymnasium and pettingzoo",
        "module 'mistbank.learning' has no attribute 'VectorEnvs'",
    ]


def test_the_seed_given_to_reset_determines_these_games_and_later_games() -> None:
    one, other = vector.VectorEnv("base", 3, threads=1), vector.VectorEnv("base", 3, threads=2, copy=False)
    drawn = []
    for seed in (4, None, None, 4):
        first, _ = one.reset(seed=seed)
        second, _ = other.reset(seed=seed, options={})
        if seed is not None or drawn:
            assert all(numpy.array_equal(first[key], second[key]) for key in first)
        drawn.append([one.batch.game(i).state_hash for i in range(3)])
    assert drawn[0] == drawn[3] and drawn[0] != drawn[1] != drawn[2]
    begun = vector.VectorEnv("base", 3, seed=4)
    begun.reset()
    assert [begun.batch.game(i).state_hash for i in range(3)] == drawn[0]


def test_observations_that_are_not_copied_share_one_buffer() -> None:
    envs = vector.VectorEnv("base", 3, seed=1, copy=False)
    first, _ = envs.reset()
    later = envs.step(choose(first, numpy.random.default_rng(1)))[0]
    assert later["observation"] is first["observation"]
    envs = vector.VectorEnv("base", 3, seed=1)
    first, _ = envs.reset()
    before = first["observation"].copy()
    envs.step(choose(first, numpy.random.default_rng(1)))
    assert numpy.array_equal(first["observation"], before)


def test_illegal_actions_are_refused_and_do_not_change_the_games() -> None:
    envs = vector.VectorEnv("level2", 3, seed=1)
    observations, _ = envs.reset(seed=1)
    before = [envs.batch.game(i).state_hash for i in range(3)]
    good = choose(observations, numpy.random.default_rng(1))
    for wrong in (-1, 10**9, int(numpy.flatnonzero(observations["action_mask"][1] == 0)[0])):
        actions = good.copy()
        actions[1] = wrong
        with pytest.raises(mb.IllegalAction):
            envs.step(actions)
    for odd in (good[:2], good.astype(float), "left"):
        with pytest.raises(mb.InvalidArgument):
            envs.step(odd)
    assert [envs.batch.game(i).state_hash for i in range(3)] == before
    envs.step([int(action) for action in good])
    assert all(envs.batch.game(i).state_hash != before[i] for i in range(3))


@pytest.mark.parametrize("autoreset", ["next_step", "same_step"])
def test_a_game_that_no_longer_fits_the_window_is_truncated(autoreset: str) -> None:
    envs = vector.VectorEnv("base", 4, window=3, autoreset=autoreset, seed=1)
    observations, _ = envs.reset()
    dice, truncated = numpy.random.default_rng(1), 0
    for _ in range(200):
        observations, _, terminations, truncations, infos = envs.step(choose(observations, dice))
        assert not (terminations & truncations).any()
        truncated += int(truncations.sum())
        if autoreset == "same_step":
            assert observations["action_mask"].any(axis=1).all()
            assert not truncations.any() or infos["_final_obs"].any()
        else:
            assert numpy.array_equal(observations["action_mask"].any(axis=1), ~(truncations | terminations))
    assert truncated > 0


@pytest.mark.parametrize("autoreset", ["next_step", "same_step"])
@pytest.mark.parametrize("shared", [False, True])
def test_a_pickled_environment_continues_like_the_original(autoreset: str, shared: bool) -> None:
    seed = numpy.uint64(2**64 - 2)
    envs = vector.VectorEnv("demo", 4, seed=seed, autoreset=autoreset, copy=not shared, threads=2)
    fresh = pickle.loads(pickle.dumps(envs))
    observations, _ = envs.reset()
    assert numpy.array_equal(fresh.reset()[0]["observation"], observations["observation"])
    dice = numpy.random.default_rng(3)
    for steps in (0, 3, 300):
        for _ in range(steps):
            observations, *_ = envs.step(choose(observations, dice))
        others = [pickle.loads(pickle.dumps(envs)), copy.deepcopy(envs)]
        for _ in range(120):
            actions = choose(observations, dice)
            observations, *rest, infos = envs.step(actions)
            for other in others:
                same, *its_rest, its_infos = other.step(actions)
                assert all(numpy.array_equal(same[key], observations[key]) for key in same)
                assert all(numpy.array_equal(first, second) for first, second in zip(rest, its_rest))
                assert numpy.array_equal(infos["player"], its_infos["player"])
                assert numpy.array_equal(infos["rewards"], its_infos["rewards"])
        for other in others:
            hashes = [[each.batch.game(i).state_hash for i in range(4)] for each in (envs, other)]
            assert hashes[0] == hashes[1]
    other = pickle.loads(pickle.dumps(envs))
    assert numpy.array_equal(envs.reset()[0]["observation"], other.reset()[0]["observation"])
    envs.close()
    assert pickle.loads(pickle.dumps(envs)).closed


@pytest.mark.parametrize("seed", [1.0, float("nan"), "1", True, -1, 2**64, numpy.float64(3), [1]])
def test_an_invalid_seed_is_refused(seed: Any) -> None:
    envs = vector.VectorEnv("level1", 2, seed=numpy.int32(1))
    envs.reset(seed=numpy.int64(7))
    before = [envs.batch.game(i).state_hash for i in range(2)]
    for call in (lambda: envs.reset(seed=seed), lambda: vector.VectorEnv("level1", 2, seed=seed)):
        with pytest.raises((TypeError, ValueError), match="seed must be .*from 0 to 18446744073709551615, not "):
            call()
    assert [envs.batch.game(i).state_hash for i in range(2)] == before
    envs.reset(seed=7)
    assert [envs.batch.game(i).state_hash for i in range(2)] == before


def test_the_masks_are_computed_once_for_each_step(monkeypatch: pytest.MonkeyPatch) -> None:
    made, really = [], mb.learning.Batch.legal_actions_masks
    monkeypatch.setattr(mb.learning.Batch, "legal_actions_masks", lambda *given: made.append(1) or really(*given))
    envs = vector.VectorEnv("base", 3, seed=1)
    observations, _ = envs.reset()
    for steps in range(1, 6):
        assert len(made) == steps
        observations, *_ = envs.step(choose(observations, numpy.random.default_rng(1)))


def test_render_returns_pixels() -> None:
    envs = vector.VectorEnv("level3", 2, seed=1, render_mode="rgb_array")
    envs.reset()
    frames = envs.render()
    assert [frame.shape for frame in frames] == [(480, 640, 3)] * 2 and (frames[0] != frames[1]).any()


def test_the_error_for_a_wrong_argument_names_the_argument() -> None:
    for arguments, message in (
        ({"window": 256}, "window must be from 1 to 255, not 256"),
        ({"reward": "fame"}, "reward must be one of outcome, points, not 'fame'"),
        ({"autoreset": "never"}, "autoreset must be one of next_step, same_step, not 'never'"),
        ({"render_mode": "human"}, "render_mode must be ansi, rgb_array or None, not 'human'"),
        ({"num_envs": 0}, "num_envs must be from 1 to 1000000, not 0"),
        ({"threads": 257}, "threads must be from 1 to 256, not 257"),
    ):
        with pytest.raises(mb.InvalidArgument, match=message):
            vector.VectorEnv("level3", **{"num_envs": 2, **arguments})  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="num_envs must be an int"):
        vector.VectorEnv("level3", 2.0)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="rules must be Rules or the name of a preset, not int"):
        vector.VectorEnv(3, 2)  # type: ignore[arg-type]


def test_render_shows_the_boards_and_wrong_options_are_refused() -> None:
    envs = vector.VectorEnv("level3", 2, seed=1, render_mode="ansi")
    envs.reset()
    texts = envs.render()
    assert texts is not None and len(texts) == 2 and "ghosts" in texts[0]
    assert vector.VectorEnv("level3", 2, seed=1).render() is None
    for wrong in ({"render_mode": "human"}, {"reward": "fame"}, {"window": 0}, {"autoreset": "never"}, {"threads": 0}):
        with pytest.raises(mb.InvalidArgument):
            vector.VectorEnv("level3", 2, **wrong)
