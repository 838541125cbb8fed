from . import spaces, vector

__all__ = ["spaces", "vector"]
