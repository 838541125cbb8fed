"""The environment keeps the contract of PettingZoo's AEC API, as PettingZoo's documentation describes it."""

from __future__ import annotations

import copy
import pickle
import sys
from typing import Any

import mistbank as mb
import numpy
import pytest
from stand_ins import IS_REAL, parameters
from support import PROJECT

from mistbank.learning import arrays, pettingzoo  # isort: skip  # after the stand-ins
from pettingzoo import AECEnv  # isort: skip

GAMES: dict[str, Any] = {
    "cooperative": mb.cooperative(level=3, players=2),
    "level 6 with four": mb.cooperative(level=6, players=4),
    "solo": mb.cooperative(level=1, players=1),
    "base": mb.base(players=3),
    "demo": "demo",
    "expansion": mb.ghosts_castles_cemeteries(players=4),
    "every expansion": "everything",
}
TABLES = ("rewards", "terminations", "truncations", "infos", "_cumulative_rewards")


@pytest.fixture(params=[(name, reward) for name in GAMES for reward in pettingzoo.REWARDS], ids=lambda it: " ".join(it))
def env(request: Any) -> Any:
    name, reward = request.param
    window = 47 if name == "every expansion" else 31  # large enough for all legal actions
    return pettingzoo.raw_env(GAMES[name], reward=reward, seed=1, window=window)


def choose(observation: dict[str, Any], dice: numpy.random.Generator) -> int:
    return int(dice.choice(numpy.flatnonzero(observation["action_mask"])))


def play(env: Any, seed: int) -> list[Any]:
    """Plays a game to its end. Returns for each step the agent, the result of last(), and the chosen action."""
    env.reset(seed=seed)
    dice, told = numpy.random.default_rng(seed), []
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        action = None if termination or truncation else choose(observation, dice)
        told.append((agent, reward, termination, truncation, action, observation["observation"].tobytes()))
        env.step(action)
    return told


def test_after_reset_all_agents_are_present_and_none_is_done(env: Any) -> None:
    for _ in range(2):
        env.reset(seed=5)
        assert env.agents == env.possible_agents == [f"player_{i}" for i in range(env.num_agents)]
        assert env.num_agents == env.max_num_agents > 0
        for table in TABLES:
            assert set(getattr(env, table)) == set(env.agents)
        assert not any(env.terminations.values()) and not any(env.truncations.values())
        assert not any(env.rewards.values())
        assert env.agent_selection == "player_0"
        assert env.last(observe=False)[0] is None
    assert {"name", "render_modes"} <= set(env.metadata)
    assert env.unwrapped is env


def test_the_environment_follows_the_pettingzoo_api_throughout_a_game(env: Any) -> None:
    env.reset(seed=3)
    dice = numpy.random.default_rng(3)
    owed = dict.fromkeys(env.agents, 0.0)
    living, done = env.agents[:], []
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        assert agent == env.agent_selection
        assert env.observation_space(agent).contains(observation)
        assert isinstance(termination, bool) and isinstance(truncation, bool) and isinstance(info, dict)
        assert reward == owed[agent]  # sum of the agent's rewards since its last action
        owed[agent] = 0.0
        if termination or truncation:
            assert not observation["action_mask"].any()
            action = None
        else:
            indices = arrays.legal_indices(env.game, env.unwrapped._window)  # several figures on a segment share an index
            assert observation["action_mask"].sum() == len(set(indices)) and (indices >= 0).all()
            action = choose(observation, dice)
            assert env.action_space(agent).contains(action)
        assert env.step(action) is None
        for table in TABLES:
            assert set(getattr(env, table)) == set(env.agents)
        for name, reward in env.rewards.items():
            assert isinstance(float(reward), float) and numpy.isfinite(reward)
            owed[name] += reward
        if action is None:
            assert agent not in done
            done.append(agent)
            living.remove(agent)
        assert env.agents == living
        if env.agents and not env.terminations[env.agent_selection]:
            for other in env.agents:
                decides = other == env.agent_selection
                assert env.observe(other)["action_mask"].any() == decides
    assert sorted(done) == env.possible_agents
    assert not env.agents


def test_the_environment_has_the_calls_of_a_pettingzoo_environment() -> None:
    assert issubclass(pettingzoo.raw_env, AECEnv)
    names = ("reset", "step", "observe", "last", "agent_iter", "state", "render", "close", "observation_space", "action_space")
    for name in names:
        assert parameters(getattr(pettingzoo.raw_env, name)) == parameters(getattr(AECEnv, name)), name


def test_an_agent_gets_the_same_space_objects_in_every_call(env: Any) -> None:
    for agent in env.possible_agents:
        assert env.observation_space(agent) is env.observation_space(agent)
        assert env.action_space(agent) is env.action_space(agent)
    env.reset()
    planes = env.observation_space("player_0").spaces["observation"]
    size = 47 if env.game.rules.expansions == set(mb.Expansion) else 31
    assert planes.shape == (len(arrays.PLANES), size, size) == env.state().shape


def test_the_seed_given_to_reset_determines_this_game_and_later_games() -> None:
    env, again = pettingzoo.raw_env("base"), pettingzoo.raw_env("base")
    first = play(env, 9)
    assert play(again, 9) == first != play(env, 10)
    env.reset(seed=4)
    again.reset(seed=4)
    states = []
    for _ in range(3):
        env.reset()
        again.reset()
        assert env.game.state_hash == again.game.state_hash
        states.append(env.game.state_hash)
    assert len(set(states)) == 3


def final_rewards(env: Any, seed: int) -> tuple[dict[str, float], Any]:
    """Returns the sum of each agent's rewards, and the game at its end."""
    env.reset(seed=seed)
    dice, total = numpy.random.default_rng(seed), dict.fromkeys(env.agents, 0.0)
    while not env.game.is_over:
        env.step(choose(env.observe(env.agent_selection), dice))
        for agent, reward in env.rewards.items():
            total[agent] += reward
    return total, env.game


@pytest.mark.parametrize("name", ["cooperative", "base", "demo", "expansion"])
def test_an_adviser_can_choose_the_actions_of_an_agent(name: str) -> None:
    """The mask allows the adviser's action, and thinking does not change the environment's game."""
    env = pettingzoo.raw_env(GAMES[name], seed=1)
    env.reset(seed=2)
    adviser, dice = mb.advice.Adviser(env.game), numpy.random.default_rng(2)
    advised = 0
    while not env.game.is_over:
        seen = env.observe(env.agent_selection)
        if env.agent_selection == "player_0":
            before = env.game.state_hash
            adviser.think(env.game, 1)
            assert env.game.state_hash == before
            index = arrays.index_of(env.game, adviser.choose(), 31)
            assert index is not None and seen["action_mask"][index] == 1
            advised += 1
            env.step(index)
        else:
            env.step(choose(seen, dice))
    assert advised > 5


@pytest.mark.parametrize("name", GAMES)
def test_rewards_are_based_on_the_outcome_or_on_the_points(name: str) -> None:
    for seed in range(3):
        outcome, game = final_rewards(pettingzoo.raw_env(GAMES[name]), seed)
        points, same = final_rewards(pettingzoo.raw_env(GAMES[name], reward="points"), seed)
        assert same.state_hash == game.state_hash
        for player, agent in enumerate(outcome):
            if game.goal:
                assert outcome[agent] == (1 if game.outcome == mb.Outcome.WON else -1)
                assert points[agent] == sum(game.scores.values())
            else:
                own = {colour for colour in game.scores if game.player_of(colour) == player}
                assert outcome[agent] == (1 if own & set(game.winners) else -1)
                assert points[agent] == sum(game.scores[colour] for colour in own)


def test_an_illegal_action_is_refused_and_does_not_change_the_game() -> None:
    env = pettingzoo.raw_env("level2", seed=1)
    env.reset(seed=1)
    before = env.game.state_hash
    illegal = numpy.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)
    for action in (int(illegal[0]), int(illegal[-1]), -1, 10**9, None):
        with pytest.raises(mb.Error):
            env.step(action)
    with pytest.raises(TypeError):
        env.step("left")
    assert env.game.state_hash == before
    assert not any(env.rewards.values()) and env.agents == env.possible_agents


def test_numpy_numbers_are_accepted_as_actions() -> None:
    env = pettingzoo.raw_env("level2", seed=1)
    env.reset(seed=1)
    env.step(numpy.int64(choose(env.observe(env.agent_selection), numpy.random.default_rng(1))))
    env.step(numpy.int32(choose(env.observe(env.agent_selection), numpy.random.default_rng(1))))


def test_a_game_that_no_longer_fits_the_window_is_truncated() -> None:
    env = pettingzoo.raw_env("base", window=3)
    told = play(env, 1)
    assert any(truncation for _, _, _, truncation, _, _ in told)
    assert not env.agents


def twin(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("make", [pettingzoo.raw_env, pettingzoo.env])
def test_a_pickled_environment_continues_like_the_original(name: str, make: Any) -> None:
    env = make(GAMES[name], reward="points", seed=numpy.uint64(3))
    assert play(twin(env), 5) == play(twin(twin(env)), 5)  # before reset
    fresh = twin(env)
    env.reset()
    fresh.reset()
    assert env.unwrapped.game.state_hash == fresh.unwrapped.game.state_hash
    dice = numpy.random.default_rng(3)
    for _ in range(12):
        env.step(choose(env.observe(env.agent_selection), dice))
    for other in (twin(env), copy.deepcopy(env)):
        before = env.unwrapped.game.state_hash
        assert env.unwrapped.game.state_hash == other.unwrapped.game.state_hash
        for table in (*TABLES, "agents", "agent_selection"):
            assert getattr(other.unwrapped, table) == getattr(env.unwrapped, table)
        seen, same = env.last()[0], other.last()[0]
        assert all(numpy.array_equal(seen[key], same[key]) for key in seen)
        other.step(choose(other.observe(other.agent_selection), dice))
        assert env.unwrapped.game.state_hash == before != other.unwrapped.game.state_hash
    other = twin(env)
    for one in (env, other, env, other):  # the second reset shows that later seeds are equal too
        one.reset()
    assert env.unwrapped.game.state_hash == other.unwrapped.game.state_hash


def test_pickling_an_environment_includes_its_custom_tiles() -> None:
    tiles = mb.TileSet.load(PROJECT / "tests/scenarios/tiles/plain.tiles")
    env = pettingzoo.env(mb.cooperative(draws="external"), sets=tiles)
    env.reset(seed=1)
    env.step(choose(env.observe(env.agent_selection), numpy.random.default_rng(1)))
    assert twin(env).unwrapped.game.state_hash == env.unwrapped.game.state_hash


def test_the_mask_is_computed_once_for_each_step(monkeypatch: pytest.MonkeyPatch) -> None:
    made, really = [], arrays.legal_actions_mask
    monkeypatch.setattr(arrays, "legal_actions_mask", lambda *given: made.append(given) or really(*given))
    env = pettingzoo.raw_env("base", seed=1)
    env.reset(seed=1)
    for steps in range(1, 6):
        for agent in env.agents * 3:
            env.observe(agent)
        mask = env.last()[0]["action_mask"]
        mask[:] = 0  # changing a returned mask has no effect
        assert len(made) == steps
        env.step(choose(env.observe(env.agent_selection), numpy.random.default_rng(1)))


def test_the_state_space_contains_the_state(env: Any) -> None:
    env.reset(seed=1)
    assert env.state_space.contains(env.state())


@pytest.mark.parametrize("seed", [1.0, float("nan"), numpy.nan, "1", True, -1, 2**64, numpy.float64(3), [1]])
def test_an_invalid_seed_is_refused(seed: Any) -> None:
    env = pettingzoo.raw_env("level1", seed=numpy.int32(1))
    env.reset(seed=numpy.int64(7))
    before = env.game.state_hash
    for call in (lambda: env.reset(seed=seed), lambda: pettingzoo.raw_env("level1", seed=seed)):
        with pytest.raises((TypeError, ValueError), match="seed must be .*from 0 to 18446744073709551615, not "):
            call()
    assert env.game.state_hash == before
    env.reset(seed=7)
    assert env.game.state_hash == before


def test_the_error_for_a_wrong_argument_names_the_argument() -> None:
    for arguments, message in (
        ({"window": 0}, "window must be from 1 to 255, not 0"),
        ({"window": (3, 3, 3)}, r"window must be .* a pair \(width, height\)"),
        ({"reward": "fame"}, "reward must be one of outcome, points, not 'fame'"),
        ({"render_mode": "smoke"}, "render_mode must be ansi, human, rgb_array or None, not 'smoke'"),
    ):
        with pytest.raises(mb.InvalidArgument, match=message):
            pettingzoo.raw_env("level3", **arguments)
    with pytest.raises(TypeError, match="rules must be Rules or the name of a preset, not int"):
        pettingzoo.raw_env(3)
    env = pettingzoo.raw_env("level3", seed=1)
    env.reset()
    with pytest.raises(mb.InvalidArgument, match="agent must be one of player_0, player_1, not 'player_2'"):
        env.observe("player_2")


def test_render_returns_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    env = pettingzoo.env("level3", render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    for _ in range(8):
        env.step(choose(env.observe(env.agent_selection), numpy.random.default_rng(1)))
    second = env.render()
    assert first.shape == second.shape == (480, 640, 3) and first.dtype == numpy.uint8
    assert (first != second).any() and len(numpy.unique(second.reshape(-1, 3), axis=0)) > 50
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setitem(sys.modules, "cairosvg", None)
    with pytest.raises(mb.CannotDraw, match="apt-get install librsvg2-bin"):
        env.render()


def test_an_action_for_an_agent_that_is_done_is_refused() -> None:
    env = pettingzoo.raw_env("base", window=3)
    env.reset(seed=1)
    dice = numpy.random.default_rng(1)
    while not any(env.truncations.values()):
        env.step(choose(env.observe(env.agent_selection), dice))
    with pytest.raises(ValueError):
        env.step(0)


def test_render_shows_the_board(capsys: Any) -> None:
    env = pettingzoo.raw_env("level3", render_mode="ansi")
    env.reset(seed=1)
    assert "ghosts" in env.render()
    env = pettingzoo.raw_env("level3", render_mode="human")
    env.reset(seed=1)
    env.step(choose(env.observe(env.agent_selection), numpy.random.default_rng(1)))
    assert "ghosts" in capsys.readouterr().out
    env.close()
    for wrong in ({"render_mode": "smoke"}, {"reward": "fame"}, {"window": 0}):
        with pytest.raises(mb.InvalidArgument):
            pettingzoo.raw_env("level3", **wrong)


def test_the_wrapped_environment_must_be_reset_before_use() -> None:
    env = pettingzoo.env("level3", seed=1)
    with pytest.raises((AttributeError, AssertionError)):
        env.agent_selection
    assert len(play(env, 2)) > 5


if IS_REAL:

    def test_pettingzoos_own_test_passes() -> None:
        from pettingzoo.test import api_test, seed_test

        for rules in GAMES.values():
            api_test(pettingzoo.env(rules), num_cycles=300)
            seed_test(lambda: pettingzoo.env(rules))
