"""The function that combines the spaces of several environments. The first axis of a combined space is the environment."""

from __future__ import annotations

from ..spaces import Box, Dict, Discrete, MultiDiscrete, Space


def batch_space(space: Space, n: int = 1) -> Space:
    if isinstance(space, Box):
        return Box(space.low, space.high, (n, *space.shape), space.dtype)
    if isinstance(space, Discrete):
        return MultiDiscrete([space.n] * n)
    assert isinstance(space, Dict)
    return Dict({key: batch_space(one, n) for key, one in space.spaces.items()})
