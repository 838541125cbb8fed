"""VectorEnv as Gymnasium's documentation describes it: the parts that an environment inherits and that users call."""

from __future__ import annotations

from enum import Enum
from typing import Any

from . import utils

__all__ = ["AutoresetMode", "VectorEnv", "utils"]


class AutoresetMode(Enum):
    NEXT_STEP = "NextStep"
    SAME_STEP = "SameStep"
    DISABLED = "Disabled"


class VectorEnv:
    metadata: dict[str, Any] = {}
    spec: Any = None
    render_mode: str | None = None
    closed: bool = False
    observation_space: Any
    action_space: Any
    single_observation_space: Any
    single_action_space: Any
    num_envs: int
    _np_random_seed: int | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        if seed is not None:
            self._np_random_seed = seed

    def step(self, actions: Any) -> Any:
        raise NotImplementedError

    def render(self) -> Any:
        raise NotImplementedError

    def close(self, **kwargs: Any) -> None:
        if self.closed:
            return
        self.close_extras(**kwargs)
        self.closed = True

    def close_extras(self, **kwargs: Any) -> None:
        """Does nothing. Environments override this function to release their resources; close() calls it."""

    @property
    def unwrapped(self) -> VectorEnv:
        return self

    def __del__(self) -> None:
        if not getattr(self, "closed", True):
            self.close()
