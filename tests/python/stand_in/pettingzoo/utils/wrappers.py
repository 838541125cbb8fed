"""The wrapper that requires reset() before any other call."""

from __future__ import annotations

from typing import Any


class OrderEnforcingWrapper:
    def __init__(self, env: Any) -> None:
        self.env = env
        self._has_reset = False

    def __getattr__(self, name: str) -> Any:
        if name in ("agent_selection", "rewards", "terminations", "truncations", "infos") and not self._has_reset:
            raise AttributeError(f"{name} cannot be accessed before reset")
        if name.startswith("_") and name != "_cumulative_rewards":
            raise AttributeError(f"accessing private attribute {name!r} is prohibited")
        return getattr(self.env, name)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._has_reset = True
        self.env.reset(seed=seed, options=options)

    def step(self, action: Any) -> None:
        if not self._has_reset:
            raise AssertionError("reset() needs to be called before step")
        self.env.step(action)
