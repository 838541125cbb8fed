"""The games as an environment of PettingZoo's AEC API, for multi-agent learning.

    from mistbank.learning import pettingzoo
    env = pettingzoo.env(mb.cooperative(level=1), seed=3)

Agents are the players, "player_0" and so on. The deciding player acts next; this is often the player who acted last. In
cooperative games all agents get the same reward; in other games each agent gets a separate reward.

An observation is a dict, in the same form for every agent of every game with the same tiles and window:

    observation   uint8, (planes, height, width)    mistbank.learning.arrays.PLANES
    scalars       int32, (scalars,)                 mistbank.learning.arrays.SCALARS
    action_mask   int8, (indices,)                  1 for each legal action; all 0 for an agent that does not decide

Actions are the indices of mistbank.learning.arrays.action_at(). The window lies around the middle of the board and moves when
the board grows. If a decision has no action inside the window, all agents are truncated: use a larger window.
"""

from __future__ import annotations

import random
from typing import Any, Optional, SupportsIndex, Union

try:
    import numpy
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as problem:
    raise ImportError("mistbank.learning.pettingzoo needs the packages numpy, gymnasium and pettingzoo") from problem

from .._calls import number_of, seed_of, shown, sides_of
from .._raster import frame_of
from ..errors import InvalidArgument
from ..game import Game
from ..rules import Rules, rules_of
from ..tiles import sets_of
from . import arrays
from ._environment import FRAME as FRAME, REWARDS as REWARDS, Sets as Sets


class _Ordered(OrderEnforcingWrapper):  # type: ignore[misc]
    """PettingZoo's wrapper, made picklable: the wrapper's handling of unknown attributes breaks pickle."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), vars(self).copy())


def _restored(kind: Any, attributes: dict[str, Any]) -> Any:
    wrapper = kind.__new__(kind)
    wrapper.__dict__.update(attributes)
    return wrapper


def env(*arguments: Any, **options: Any) -> Any:
    """Returns raw_env in PettingZoo's wrapper that enforces the order of calls."""
    return _Ordered(raw_env(*arguments, **options))


class raw_env(AECEnv):  # type: ignore[misc]
    """The environment itself. It can be pickled and copied at any moment; the copy continues independently.

    rules: the rules, or the name of a preset
    window: width and height of the window in cells, or one number for both, 1 to 255
    reward: "outcome": at the end, 1 for everybody who has won and -1 for everybody else;
        "points": the points that the team, or the player, scores with each action
    seed: the seed of a series of games, 0 to 2**64 - 1; each reset() without a seed starts the next game of the series; None:
        a random seed
    sets: tile sets instead of the built-in ones
    render_mode: "ansi": render() returns text; "human": render() prints text; "rgb_array": render() returns a picture as an
        array of the shape (height, width, 3), with the size FRAME, and needs a converter as Picture.png() does; None: render()
        does nothing
    """

    metadata: dict[str, Any] = {
        "name": "mistbank_v0",
        "render_modes": ["ansi", "human", "rgb_array"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        rules: Union[Rules, str],
        *,
        window: arrays.Size = 31,
        reward: str = "outcome",
        seed: Optional[int] = None,
        sets: Sets = (),
        render_mode: Optional[str] = None,
    ) -> None:
        super().__init__()
        if reward not in REWARDS:
            raise InvalidArgument(f"reward must be one of {', '.join(REWARDS)}, not {shown(reward)}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise InvalidArgument(f"render_mode must be ansi, human, rgb_array or None, not {shown(render_mode)}")
        self.render_mode = render_mode
        self._rules = rules_of(rules).validated()
        self._window, self._reward, self._sets = sides_of(window, "window"), reward, sets_of(sets)
        self._seeds = random.Random(None if seed is None else seed_of(seed))
        self._game = Game(self._rules, sets=self._sets, recording=False)
        self.possible_agents = [f"player_{player}" for player in range(self._rules.players)]
        self.agents: list[str] = []
        self._count = arrays.index_count(self._game, self._window)
        self._mask = numpy.zeros(self._count, numpy.int8)  # the deciding player's mask, computed once per step
        planes, scalars, _ = self._game.observe(self._window)
        numbers = numpy.iinfo(numpy.int32)
        space = {
            "observation": spaces.Box(0, 255, planes.shape, numpy.uint8),
            "scalars": spaces.Box(numbers.min, numbers.max, scalars.shape, numpy.int32),
            "action_mask": spaces.Box(0, 1, (self._count,), numpy.int8),
        }
        self.state_space = space["observation"]
        self.observation_spaces = {agent: spaces.Dict(space) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._count) for agent in self.possible_agents}

    @property
    def game(self) -> Game:
        """The game, for information that the arrays do not contain. Do not change the game."""
        return self._game

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        """Starts a new game. `seed`, 0 to 2**64 - 1, determines this game and all following games. There are no
        options."""
        if seed is not None:
            self._seeds = random.Random(seed_of(seed))
        self._game.restart(self._seeds.getrandbits(64))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """Returns an agent's observation in arrays that the caller owns."""
        if agent not in self.possible_agents:
            raise InvalidArgument(f"agent must be one of {', '.join(self.possible_agents)}, not {shown(agent)}")
        seen = self._game.observe(self._window, self.possible_agents.index(agent))
        mask = self._mask.copy() if agent == self.agent_selection else numpy.zeros_like(self._mask)
        return {"observation": seen.planes, "scalars": seen.scalars, "action_mask": mask}

    def state(self) -> Any:
        """Returns the planes of the first player, which contain only public information; an element of
        `state_space`."""
        return self._game.observe(self._window, 0).planes

    def step(self, action: Optional[SupportsIndex]) -> None:
        """Applies an action of the agent in agent_selection: an index that the mask allows. Any other index raises an exception
        and changes nothing. None is only for agents that are done."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise InvalidArgument(f"action must not be None: {agent} is not done")
        index = number_of("action", action, 0, self._count - 1)
        before = self._points()
        self._game.apply(arrays.action_at(self._game, index, self._window))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._rewards_since(before)
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """Updates terminations, the action mask and the selected agent after a change of the game."""
        over = self._game.is_over
        self.terminations = dict.fromkeys(self.agents, over)
        self._mask = self._game.legal_actions_mask(self._window).view(numpy.int8)
        if not over and not self._mask.any():
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[self._game.deciding_player]

    def _points(self) -> dict[str, int]:
        """Returns each agent's points: the team's points, or those of the agent's colour."""
        scores = self._game.scores
        if self._game.goal:
            return dict.fromkeys(self.agents, sum(scores.values()))
        owners = {self._game.player_of(colour): points for colour, points in scores.items()}
        return {agent: owners[player] for player, agent in enumerate(self.possible_agents) if agent in self.agents}

    def _rewards_since(self, before: dict[str, int]) -> dict[str, float]:
        if self._reward == "points":
            return {agent: float(points - before[agent]) for agent, points in self._points().items()}
        brought = dict(zip(self.possible_agents, self._game.returns()))
        return {agent: brought[agent] for agent in self.agents}

    def render(self) -> Union[str, NDArray[numpy.uint8], None]:
        """Returns the board as text, prints the text, or returns an array of pixels, depending on render_mode."""
        if self.render_mode == "human":
            print(self._game)
        if self.render_mode == "rgb_array":
            return frame_of(self._game.picture(), *FRAME)
        return str(self._game) if self.render_mode == "ansi" else None

    def __getstate__(self) -> dict[str, Any]:
        state = vars(self).copy()
        state["_game"] = self._game.save_state()  # only the current state; pickling the game itself would need its history
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._game = Game(self._rules, sets=self._sets, recording=False)
        self._game.restore_state(state["_game"])

    def close(self) -> None:
        """Frees the game."""
        self._game.close()
