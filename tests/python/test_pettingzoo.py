"""The environment keeps the contract of PettingZoo's AEC API, as its documentation writes it."""

from __future__ import annotations

from typing import Any

import mistbank as mb
import numpy
import pytest
from stand_ins import IS_REAL

from mistbank import arrays, pettingzoo  # isort: skip  # after the stand-ins

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
    return pettingzoo.raw_env(GAMES[name], reward=reward, seed=1)


def choose(observation: dict[str, Any], dice: numpy.random.Generator) -> int:
    return int(dice.choice(numpy.flatnonzero(observation["action_mask"])))


def play(env: Any, seed: int) -> list[Any]:
    """Plays to the end; everything that the agents were told."""
    env.reset(seed=seed)
    dice, told = numpy.random.default_rng(seed), []
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        action = None if termination or truncation else choose(observation, dice)
        told.append((agent, reward, termination, truncation, action, observation["observation"].tobytes()))
        env.step(action)
    return told


def test_after_reset_all_agents_are_there_and_nobody_is_done(env: Any) -> None:
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


def test_a_whole_game_keeps_the_contract(env: Any) -> None:
    env.reset(seed=3)
    dice = numpy.random.default_rng(3)
    owed = dict.fromkeys(env.agents, 0.0)
    living, done = env.agents[:], []
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        assert agent == env.agent_selection
        assert env.observation_space(agent).contains(observation)
        assert isinstance(termination, bool) and isinstance(truncation, bool) and isinstance(info, dict)
        assert reward == owed[agent]  # all rewards since it acted last
        owed[agent] = 0.0
        if termination or truncation:
            assert not observation["action_mask"].any()
            action = None
        else:
            assert observation["action_mask"].sum() == len(env.game.legal_actions())
            action = choose(observation, dice)
            assert env.action_space(agent).contains(action)
        assert env.step(action) is None
        for table in TABLES:
            assert set(getattr(env, table)) == set(env.agents)
        for one, its in env.rewards.items():
            assert isinstance(float(its), float) and numpy.isfinite(its)
            owed[one] += its
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


def test_spaces_are_the_same_object_for_the_same_agent(env: Any) -> None:
    for agent in env.possible_agents:
        assert env.observation_space(agent) is env.observation_space(agent)
        assert env.action_space(agent) is env.action_space(agent)
    env.reset()
    planes = env.observation_space("player_0").spaces["observation"]
    assert planes.shape == (len(arrays.PLANES), 31, 31) == env.state().shape


def test_the_seed_of_reset_fixes_the_game_and_those_after_it() -> None:
    one, other = pettingzoo.raw_env("base"), pettingzoo.raw_env("base")
    first = play(one, 9)
    assert play(other, 9) == first != play(one, 10)
    one.reset(seed=4)
    other.reset(seed=4)
    states = []
    for _ in range(3):
        one.reset()
        other.reset()
        assert one.game.state_hash == other.game.state_hash
        states.append(one.game.state_hash)
    assert len(set(states)) == 3


def final_rewards(env: Any, seed: int) -> tuple[dict[str, float], Any]:
    """The sum of every agent's rewards, and the game at its end."""
    env.reset(seed=seed)
    dice, total = numpy.random.default_rng(seed), dict.fromkeys(env.agents, 0.0)
    while not env.game.is_over:
        env.step(choose(env.observe(env.agent_selection), dice))
        for agent, reward in env.rewards.items():
            total[agent] += reward
    return total, env.game


@pytest.mark.parametrize("name", GAMES)
def test_rewards_are_the_outcome_or_the_points(name: str) -> None:
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


def test_a_wrong_action_is_refused_without_change() -> None:
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


def test_numbers_of_numpy_are_actions_too() -> None:
    env = pettingzoo.raw_env("level2", seed=1)
    env.reset(seed=1)
    env.step(numpy.int64(choose(env.observe(env.agent_selection), numpy.random.default_rng(1))))
    env.step(numpy.int32(choose(env.observe(env.agent_selection), numpy.random.default_rng(1))))


def test_a_window_that_has_become_too_small_truncates() -> None:
    env = pettingzoo.raw_env("base", window=3)
    told = play(env, 1)
    assert any(truncation for _, _, _, truncation, _, _ in told)
    assert not env.agents


def test_done_agents_take_no_action() -> None:
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


def test_the_wrapped_environment_wants_reset_first() -> None:
    env = pettingzoo.env("level3", seed=1)
    with pytest.raises((AttributeError, AssertionError)):
        env.agent_selection
    assert len(play(env, 2)) > 5


if IS_REAL:

    def test_the_test_of_pettingzoo_itself_passes() -> None:
        from pettingzoo.test import api_test, seed_test

        for rules in GAMES.values():
            api_test(pettingzoo.env(rules), num_cycles=300)
            seed_test(lambda: pettingzoo.env(rules))
