"""AECEnv as PettingZoo's documentation describes it: the parts that an environment inherits and that users call."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


class AECEnv:
    metadata: dict[str, Any]
    possible_agents: list[str]
    agents: list[str]
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]
    agent_selection: str
    _cumulative_rewards: dict[str, float]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        raise NotImplementedError

    def step(self, action: Any) -> None:
        raise NotImplementedError

    def observe(self, agent: str) -> Any:
        raise NotImplementedError

    def state(self) -> Any:
        raise NotImplementedError

    def render(self) -> Any:
        raise NotImplementedError

    def close(self) -> None:
        pass

    def observation_space(self, agent: str) -> Any:
        raise NotImplementedError

    def action_space(self, agent: str) -> Any:
        raise NotImplementedError

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> AECEnv:
        return self

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Yields the selected agent until no agents are left, at most `max_iter` times. The caller must call step() after each
        agent."""
        for _ in iter(int, 1):
            if not self.agents or max_iter <= 0:
                return
            max_iter -= 1
            yield self.agent_selection

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Returns the selected agent's observation (None without `observe`), the sum of its rewards since its last action,
        whether it has terminated, whether it was truncated, and its info."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        known = (self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent])
        return (seen, *known)

    def _accumulate_rewards(self) -> None:
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward

    def _clear_rewards(self) -> None:
        self.rewards = dict.fromkeys(self.rewards, 0)

    def _was_dead_step(self, action: None) -> None:
        """Removes the selected agent, which is done. If another agent is done, selects that agent."""
        if action is not None:
            raise ValueError("when an agent is dead, the only valid action is None")
        agent = self.agent_selection
        for table in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
            del table[agent]
        self.agents.remove(agent)
        done = [agent for agent in self.agents if self.terminations[agent] or self.truncations[agent]]
        if done:
            self.agent_selection = done[0]
        self._clear_rewards()
