"""Many games as one vector environment of Gymnasium (1.1 or later), for single learners and for self-play.

    from mistbank.learning import VectorEnv
    envs = VectorEnv(mb.base(players=2), 256, threads=2)
    observations, infos = envs.reset(seed=1)
    observations, rewards, terminations, truncations, infos = envs.step(actions)

Each sub-environment is a game, observed by its deciding player. This is often the player who acted last. The reward of a step
belongs to the player who acted. An observation is a dict, as in mistbank.learning.pettingzoo, with the games as the first
axis:

    observation   uint8, (games, planes, height, width)    mistbank.learning.arrays.PLANES
    scalars       int32, (games, scalars)                  mistbank.learning.arrays.SCALARS
    action_mask   int8, (games, indices)                   1 for each legal action; all 0 in a game that is over

The infos hold

    player        int32, (games,)             the deciding player
    rewards       float64, (games, players)   each player's reward for the step

Actions are the indices of mistbank.learning.arrays.action_at(). If a decision has no action inside the window, the game is
truncated: use a larger window. No Python code loops over the games, except for the last observations of ended games with
the mode same_step.
"""

from __future__ import annotations

import random
from functools import partial
from typing import Any, Optional, Union

try:
    import gymnasium
    import numpy
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
    from numpy.typing import ArrayLike, NDArray
except ImportError as problem:
    raise ImportError("mistbank.learning.vector needs the packages numpy and gymnasium, 1.1 or later") from problem

from .. import _structs
from .._calls import flag_of, number_of, seed_of, shown, sides_of
from .._raster import frame_of
from ..constants import DecisionKind, Outcome
from ..errors import IllegalAction, InvalidArgument
from ..rules import Rules, rules_of
from ..tiles import sets_of
from . import arrays
from ._environment import FRAME as FRAME, REWARDS as REWARDS, Sets as Sets
from .batch import ACTIONS, Batch, Observations

_MODES = {"next_step": AutoresetMode.NEXT_STEP, "same_step": AutoresetMode.SAME_STEP}


class _Story:
    """The history of the games of a batch, for pickling. A batch itself has no history and cannot be pickled."""

    def __init__(self, seed: int, games: int) -> None:
        self.seed = seed
        self._deals = numpy.zeros(games, numpy.int64)  # the number of new deals of each game
        self._lengths = numpy.zeros(games, numpy.int64)  # the number of actions of each game since its last deal
        self._moves = numpy.zeros((64, games), ACTIONS)

    def begins_anew(self, which: NDArray[numpy.bool_]) -> None:
        self._deals[which] += 1
        self._lengths[which] = 0

    def goes_on(self, moves: NDArray[Any]) -> None:
        """Adds an action for each game; kind 0 means no action."""
        if self._lengths.max() == len(self._moves):
            self._moves = numpy.concatenate((self._moves, numpy.zeros_like(self._moves)))
        acted = numpy.flatnonzero(moves["kind"])
        self._moves[self._lengths[acted], acted] = moves[acted]
        self._lengths[acted] += 1

    def tell(self, batch: Batch) -> None:
        """Replays the games in a new batch with the same seed."""
        for deal in range(int(self._deals.max())):
            batch.deal(self._deals > deal)
        for turn in range(int(self._lengths.max())):
            moves = self._moves[turn].copy()
            moves["kind"][self._lengths <= turn] = 0
            batch.apply(moves)

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "_moves": self._moves[: max(int(self._lengths.max()), 1)]}


class VectorEnv(gymnasium.vector.VectorEnv):  # type: ignore[misc]
    """The environment. It can be pickled and copied at any moment; the copy continues independently. To restore the state,
    the copy repeats all deals and replays the current games.

    rules: the rules, or the name of a preset
    num_envs: the number of games
    window: width and height of the window in cells, or one number for both, 1 to 255
    reward: "outcome": at the end, 1 for everybody who has won and -1 for everybody else;
        "points": the points that the team, or the player, scores with each action
    autoreset: "next_step": the step after the end of a game ignores the action and deals the game again, with a reward of 0;
        "same_step": the step that ends a game deals the game again, and infos has "final_obs" and "final_info"
    seed: the seed of the first game, 0 to 2**64 - 1; reset() can set another seed; None: a random seed
    sets: tile sets instead of the built-in ones
    threads: the number of threads, 1 to 256; None: one for each processor
    copy: False: every step writes its observations into the same arrays, which is faster
    render_mode: "ansi": render() returns texts; "rgb_array": render() returns pictures as arrays of the shape (height, width,
        3), with the size FRAME, and needs a converter as Picture.png() does; None: render() does nothing
    """

    metadata: dict[str, Any] = {
        "name": "mistbank_v0",
        "render_modes": ["ansi", "rgb_array"],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        rules: Union[Rules, str],
        num_envs: int,
        *,
        window: arrays.Size = 31,
        reward: str = "outcome",
        autoreset: str = "next_step",
        seed: Optional[int] = None,
        sets: Sets = (),
        threads: Optional[int] = None,
        copy: bool = True,
        render_mode: Optional[str] = None,
    ) -> None:
        if reward not in REWARDS:
            raise InvalidArgument(f"reward must be one of {', '.join(REWARDS)}, not {shown(reward)}")
        if autoreset not in _MODES:
            raise InvalidArgument(f"autoreset must be one of {', '.join(_MODES)}, not {shown(autoreset)}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise InvalidArgument(f"render_mode must be ansi, rgb_array or None, not {shown(render_mode)}")
        rules, window = rules_of(rules).validated(), sides_of(window, "window")
        num_envs = number_of("num_envs", num_envs, 1, _structs.MAX_BATCH)
        copy = flag_of("copy", copy)
        self.metadata = {**self.metadata, "autoreset_mode": _MODES[autoreset]}
        self.render_mode, self.num_envs = render_mode, num_envs
        self._same_step, self._window, self._reward, self._copy = autoreset == "same_step", window, reward, copy
        first = random.getrandbits(64) if seed is None else seed_of(seed)
        self._make_batch = partial(Batch, rules, num_envs, sets=sets_of(sets), threads=threads)
        self._batch = self._make_batch(seed=first)
        self._story = _Story(first, num_envs)
        self._game = self._batch.game(0)  # a copy of one game, for queries and pictures
        self._is_fresh = True
        self._count = self._batch.index_count(window)
        self._room: Optional[Observations] = None
        self._masks = numpy.zeros((num_envs, self._count), numpy.bool_)
        self._learn_rules()
        planes, scalars, _ = self._game.observe(window)
        numbers = numpy.iinfo(numpy.int32)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, planes.shape, numpy.uint8),
                "scalars": spaces.Box(numbers.min, numbers.max, scalars.shape, numpy.int32),
                "action_mask": spaces.Box(0, 1, (self._count,), numpy.int8),
            }
        )
        self.single_action_space = spaces.Discrete(self._count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _learn_rules(self) -> None:
        """Stores the number of players, the team flag and the owners of colours, which are the same in all games."""
        game = self._game
        self._players = game.rules.players
        self._is_team = bool(game.goal)
        self._has_common_meeple = len(game.scores) == 1
        owners = [game.player_of(colour) for colour in game.rules.colours]
        self._owns = numpy.zeros((_structs.MAX_COLOURS, self._players))
        for colour, player in zip(game.rules.colours, owners):
            self._owns[int(colour), player] = 1

    @property
    def batch(self) -> Batch:
        """The games, for information that the arrays do not contain. Do not change the games."""
        return self._batch

    # --- the contract ---

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Starts new games. `seed`, 0 to 2**64 - 1, is the seed of the first game and determines all following games;
        without a seed, each game gets its next seed. There are no options."""
        seed = None if seed is None else seed_of(seed)
        super().reset(seed=seed)
        if seed is not None:
            self._batch.restart(seed)
            self._story = _Story(seed, self.num_envs)
        elif not self._is_fresh:
            self._deal(numpy.ones(self.num_envs, numpy.bool_))
        self._is_fresh = False
        seen = self._look()
        self._done = self._truncated.copy()  # the window can already be too small for the first decision
        return seen, self._infos(numpy.zeros((self.num_envs, self._players)))

    def step(
        self, actions: ArrayLike
    ) -> tuple[dict[str, NDArray[Any]], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Applies an action in each game: an index that the mask of the game allows. If any index is not allowed, raises an
        exception and changes nothing. Actions of games that will be dealt again are ignored."""
        renewed = self._done
        chosen = self._checked(actions, renewed)
        before, actors = self._standings, self._actors
        if renewed.any():
            self._deal(renewed)
        moves, _ = self._batch.actions_at(chosen, self._window)
        moves["kind"][renewed] = 0  # the batch refuses kind 0, so the new game does not change
        self._batch.apply(moves)
        self._story.goes_on(moves)
        seen = self._look()
        gained = self._gained(before)
        gained[renewed] = 0
        rewards = gained[numpy.arange(self.num_envs), actors]
        terminations, truncations = self._over, self._truncated
        infos: dict[str, Any] = {}
        self._done = terminations | truncations
        if self._same_step and self._done.any():
            done = self._done
            infos = self._last_words(seen, done)
            self._deal(done)
            seen = self._look()
            self._done = self._truncated.copy()
        return seen, rewards, terminations, truncations, {**self._infos(gained), **infos}

    def render(self) -> Union[tuple[str, ...], tuple[NDArray[numpy.uint8], ...], None]:
        """Renders the boards as texts or as arrays of pixels, depending on render_mode."""
        if self.render_mode is None:
            return None
        games = (self._batch.game(index, self._game) for index in range(self.num_envs))
        if self.render_mode == "ansi":
            return tuple(map(str, games))
        return tuple(frame_of(game.picture(), *FRAME) for game in games)

    def close_extras(self, **options: Any) -> None:
        """Frees the games."""
        for resource in (getattr(self, "_batch", None), getattr(self, "_game", None)):
            if resource is not None:  # None if the constructor failed
                resource.close()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("_batch", "_game", "_room")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._room = None
        if not self.closed:
            self._batch = self._make_batch(seed=self._story.seed)
            self._story.tell(self._batch)
            self._game = self._batch.game(0)

    # --- inside ---

    def _deal(self, which: NDArray[numpy.bool_]) -> None:
        self._batch.deal(which)
        self._story.begins_anew(which)

    def _checked(self, actions: ArrayLike, renewed: NDArray[Any]) -> NDArray[Any]:
        chosen = numpy.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise InvalidArgument(f"actions must be {self.num_envs} integers, not {chosen.dtype} of shape {chosen.shape}")
        in_range = (chosen >= 0) & (chosen < self._count)
        legal = in_range & self._masks[numpy.arange(self.num_envs), numpy.where(in_range, chosen, 0)]
        wrong = numpy.flatnonzero(~(legal | renewed))
        if wrong.size:
            raise IllegalAction(f"the mask of game {wrong[0]} does not allow the action {chosen[wrong[0]]}")
        return numpy.where(renewed, 0, chosen)

    def _look(self) -> dict[str, NDArray[Any]]:
        """Returns the current observations and stores the data for the next step."""
        room = None if self._copy else self._room
        self._room = self._batch.observe(self._window, room)
        self._masks = self._batch.legal_actions_masks(self._window, None if self._copy else self._masks)
        decisions = self._batch.decisions()
        self._actors = decisions["player"].copy()
        self._standings = self._batch.standings()
        self._over = decisions["kind"] == DecisionKind.OVER
        self._truncated = ~self._over & ~self._masks.any(axis=1)
        return {"observation": self._room.planes, "scalars": self._room.scalars, "action_mask": self._masks.view(numpy.int8)}

    def _infos(self, gained: NDArray[Any]) -> dict[str, Any]:
        everywhere = numpy.ones(self.num_envs, numpy.bool_)
        return {"player": self._actors, "_player": everywhere, "rewards": gained, "_rewards": everywhere.copy()}

    def _points(self, standings: NDArray[Any]) -> NDArray[Any]:
        """Returns the points of each player, shape (games, players)."""
        if not self._is_team:
            points: NDArray[Any] = standings["totals"] @ self._owns
            return points
        team = standings["total"] if self._has_common_meeple else standings["totals"].sum(axis=1)
        return numpy.repeat(team[:, numpy.newaxis].astype(numpy.float64), self._players, axis=1)

    def _gained(self, before: NDArray[Any]) -> NDArray[Any]:
        """Returns each player's reward for the last action, shape (games, players)."""
        if self._reward == "points":
            gained: NDArray[Any] = self._points(self._standings) - self._points(before)
            return gained
        if self._is_team:
            won = numpy.repeat((self._standings["outcome"] == Outcome.WON)[:, numpy.newaxis], self._players, axis=1)
        else:
            colours = self._standings["winners"][:, numpy.newaxis] >> numpy.arange(len(self._owns)) & 1
            won = (colours @ self._owns) > 0
        return numpy.where(self._over[:, numpy.newaxis], numpy.where(won, 1.0, -1.0), 0.0)

    def _last_words(self, seen: dict[str, NDArray[Any]], done: NDArray[Any]) -> dict[str, Any]:
        """Returns the last observations of the ended games before they are dealt again."""
        last = numpy.full(self.num_envs, None, dtype=object)
        for index in numpy.flatnonzero(done):
            last[index] = {key: value[index].copy() for key, value in seen.items()}
        info = {"player": self._actors, "_player": done.copy()}
        return {"final_obs": last, "_final_obs": done.copy(), "final_info": info, "_final_info": done.copy()}
