"""The parts of Gymnasium's spaces that the tests need."""

from __future__ import annotations

from typing import Any

import numpy


class Space:
    def contains(self, value: Any) -> bool:
        raise NotImplementedError


class Box(Space):
    def __init__(self, low: float, high: float, shape: tuple[int, ...], dtype: Any) -> None:
        self.low, self.high, self.shape, self.dtype = low, high, tuple(shape), numpy.dtype(dtype)

    def contains(self, value: Any) -> bool:
        fits = isinstance(value, numpy.ndarray) and value.shape == self.shape and value.dtype == self.dtype
        return fits and bool((value >= self.low).all() and (value <= self.high).all())


class Discrete(Space):
    def __init__(self, n: int) -> None:
        self.n = int(n)

    def contains(self, value: Any) -> bool:
        return 0 <= int(value) < self.n

    def sample(self, mask: Any = None) -> int:
        """Returns a random number from the space. `mask`: int8 array; 1 for each allowed number."""
        allowed = numpy.arange(self.n) if mask is None else numpy.flatnonzero(mask)
        assert mask is None or (mask.dtype == numpy.int8 and mask.shape == (self.n,))
        return int(numpy.random.default_rng().choice(allowed))


class Dict(Space):
    def __init__(self, spaces: dict[str, Space]) -> None:
        self.spaces = dict(spaces)

    def contains(self, value: Any) -> bool:
        return set(value) == set(self.spaces) and all(space.contains(value[key]) for key, space in self.spaces.items())


class MultiDiscrete(Space):
    def __init__(self, nvec: list[int]) -> None:
        self.nvec = numpy.array(nvec, dtype=numpy.int64)

    def contains(self, value: Any) -> bool:
        fits = isinstance(value, numpy.ndarray) and value.shape == self.nvec.shape and value.dtype.kind in "iu"
        return fits and bool((value >= 0).all() and (value < self.nvec).all())
